import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const WORKER = "sw.js";
// Whatever else the first page loads by itself: its own code, and the words of both languages.
const ALSO_FIRST = /\/src\/(i18n\/(en|fr)\.ts|pages\/Home\.svelte)$/;

/** `sw.js` with the version and the first files of the build in it: a new build is a new worker, which drops the old. */
export function version(): Plugin {
  let from = "";
  return {
    name: "version",
    apply: "build",
    configResolved(config) {
      from = join(config.publicDir, WORKER);
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const source = stamp(readFileSync(from, "utf-8"), versionOf(bundle), ["/", ...firstFiles(bundle)]);
        this.emitFile({ type: "asset", fileName: WORKER, source });
      },
    },
  };
}

export function stamp(worker: string, version: string, first: readonly string[]): string {
  const stamped = worker
    .replace("__VERSION__", version)
    .replace(/const FIRST = .*__FIRST__/, `const FIRST = ${JSON.stringify(first)};`);
  if (stamped.includes("__")) throw new Error(`${WORKER} has no place for the version or the first files`);
  return stamped;
}

/** The names hold digests of what is in the files. */
export function versionOf(bundle: Bundle): string {
  const names = Object.keys(bundle).sort().join(" ");
  return createHash("sha256").update(names).digest("hex").slice(0, 12);
}

/** What a page needs before it can say anything. */
export function firstFiles(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const wanted = chunks.filter((chunk) => chunk.isEntry || ALSO_FIRST.test(chunk.facadeModuleId ?? ""));
  const names = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (names.has(name) || chunk?.type !== "chunk") return;
    names.add(name);
    chunk.imports.forEach(add);
    chunk.viteMetadata?.importedCss.forEach((css) => names.add(css));
  };
  wanted.forEach((chunk) => add(chunk.fileName));
  return [...names].sort().map((name) => `/${name}`);
}
