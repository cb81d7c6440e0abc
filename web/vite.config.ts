import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { icons } from "./plugins/icons.ts";
import { version } from "./plugins/version.ts";

// The client is built into the Python package, which serves it.
const SERVER = process.env.ATABLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [icons(), svelte(), version()],
  build: {
    outDir: "../src/atable/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // our content security policy lets no data: address through
    modulePreload: { polyfill: false },
    manifest: true, // tools/web_size.py reads it
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".."] }, // the Fluent files and the rules lie beside the Python code
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", isolate: false, include: ["src/**/*.test.ts"], setupFiles: ["src/testing/setup.ts"] },
}));
