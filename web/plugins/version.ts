import type { Plugin } from "vite";

/** `sw.js` with the names of the built files in it: a new build is a new worker, and it drops the old files. */
export function version(): Plugin {
  return {
    name: "version",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      const stamp = hash(files.sort().join(" "));
      this.emitFile({ type: "asset", fileName: "version.txt", source: stamp });
    },
  };
}

function hash(text: string): string {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (value >>> 0).toString(16);
}
