export * from "./api";
export * from "./connection";
export * from "./fairness";
export type * from "./moves";
export * from "./patch";
export * from "./places";
export * from "./protocol";
export * from "./table.svelte";
export type { AnyView, Entry, Fact, GangView, HandView, Maybe, Result, Side, TransitView } from "./views";
