import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress.js";

// The pages travel inside the Python package; the server serves them and nothing else does.
export default defineConfig({
  root: "app",
  plugins: [svelte({ configFile: "../svelte.config.js" }), compress()],
  resolve: { alias: { "#families": "/families/table.ts" } },
  build: {
    outDir: "../../src/misterx/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8470", "/ws": { target: "ws://127.0.0.1:8470", ws: true } },
  },
});
