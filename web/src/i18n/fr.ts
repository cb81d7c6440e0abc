import server from "../../../src/atable/server/messages/fr.ftl?raw";
import shared from "../../../src/atable/texts/messages/fr.ftl?raw";

const own = import.meta.glob<string>("../messages/fr/*.ftl", { query: "?raw", import: "default", eager: true });

/** Everything that is not a game's own. */
export const SOURCES = [shared, server, ...Object.values(own)];
