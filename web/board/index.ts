export { default as Board } from "./Board.svelte";
export { default as Lenses } from "./Lenses.svelte";
export * from "./look";
export * from "./types";
