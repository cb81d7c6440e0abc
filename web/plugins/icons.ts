import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

const PREFIX = "icon:";
const SET = "@iconify-json/fluent-emoji-flat/icons.json";

interface IconSet {
  width: number;
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** `import body from "icon:hamburger"`: the drawing of one Fluent Emoji. Only those used are bundled. */
export function icons(): Plugin {
  let set: IconSet | undefined;
  const load = (): IconSet =>
    (set ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve(SET), "utf-8")) as IconSet);
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const { icons, aliases } = load();
      const found = icons[name] ?? icons[aliases?.[name]?.parent ?? ""];
      if (!found) throw new Error(`there is no Fluent Emoji "${name}"`);
      return `export default ${JSON.stringify(found.body)};`;
    },
  };
}
