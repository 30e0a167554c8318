import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import config from "./svelte.config.js";

// svelte-check tells wrong types; this finds what is right and still a mistake. Prettier alone decides about form.
export default typescript.config(
  { ignores: ["app/words", "client/protocol.ts", "client/tables.ts", "board/look.ts"] },
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig: config },
    },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "svelte/prefer-svelte-reactivity": "off", // maps and sets that nothing watches are plain ones
    },
  },
);
