import server from "../../../src/atable/server/messages/en.ftl?raw";
import shared from "../../../src/atable/texts/messages/en.ftl?raw";

const own = import.meta.glob<string>("../messages/en/*.ftl", { query: "?raw", import: "default", eager: true });

/** Everything that is not a game's own. */
export const SOURCES = [shared, server, ...Object.values(own)];
