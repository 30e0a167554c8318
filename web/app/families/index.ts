import type { AnyView, GangView, HandView, TransitView } from "@misterx/client";
import type { Spot } from "../i18n/index.svelte";
import { choice, type Choice } from "./choice";
import type { Family } from "./family";
import { gang } from "./gang";
import { hand } from "./hand";
import { transit } from "./transit";

/** The families that this page can draw. */
const FAMILIES = { transit, hand, gang };
type Name = keyof typeof FAMILIES;

export const isTransit = (view: AnyView): view is TransitView => view.family === "transit";
export const isHand = (view: AnyView): view is HandView => view.family === "hand";
export const isGang = (view: AnyView): view is GangView => view.family === "gang";

/** The family of a game; null if this page does not know it. Nobody else's view is handed to a family. */
export function familyOf({ family }: AnyView): Family<AnyView> | null {
  return Object.hasOwn(FAMILIES, family) ? (FAMILIES[family as Name] as unknown as Family<AnyView>) : null;
}

/** What the places on its board are called. */
export const spotOf = (view: AnyView): Spot => familyOf(view)?.spot ?? "station";

/** What takes this family's moves apart. */
export const parserFor = (view: AnyView): ((text: string) => Choice) =>
  familyOf(view)?.parse ?? ((text) => choice(text, "", ""));

/** What can be chosen; nothing in a game that this page does not know. */
export function choicesOf(view: AnyView): Choice[] {
  const family = familyOf(view);
  return family ? (view.legal ?? []).map(family.parse) : [];
}

export * from "./choice";
export * from "./family";
