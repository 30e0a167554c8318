import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// What can be tested without a browser; tests/web plays the rest in one.
export default defineConfig({
  plugins: [svelte({ configFile: "svelte.config.js" })],
  resolve: { alias: { "#families": "/app/families/table.ts" } },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
