import type { AnyView, GangView, HandView, TransitView } from "@misterx/client";
import type { Choice } from "./choice";
import type { Spot } from "../i18n/index.svelte";
import { parse as parseGang } from "./gang";
import { parse as parseHand } from "./hand";
import { parse as parseTransit } from "./transit";

export const isGang = (view: AnyView): view is GangView => "phase" in view;
export const isHand = (view: AnyView): view is HandView => "hands" in view;
export const isTransit = (view: AnyView): view is TransitView => !isGang(view) && !isHand(view);

/** What the places on its board are called. */
export const spotOf = (view: AnyView): Spot => (isGang(view) ? "square" : isHand(view) ? "city" : "station");

/** What takes this family's moves apart. */
export const parserFor = (view: AnyView): ((text: string) => Choice) => (isGang(view) ? parseGang : isHand(view) ? parseHand : parseTransit);

export function choicesOf(view: AnyView): Choice[] {
  return (view.legal ?? []).map(parserFor(view));
}

export * from "./choice";
