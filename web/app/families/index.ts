import { FAMILIES } from "#families";
import type { AnyView } from "@misterx/client";
import type { Spot } from "../i18n/index.svelte";
import { choice, type Choice } from "./choice";
import type { Known } from "./family";

/** The family of a game; null if this page does not know it. Nobody else's view is handed to a family. */
export const familyOf = ({ family }: AnyView): Known | null =>
  Object.hasOwn(FAMILIES, family) ? FAMILIES[family]! : null;

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
