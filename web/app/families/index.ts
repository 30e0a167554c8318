import type { AnyView, GangView, HandView, Move, TransitView } from "@misterx/client";
import type { Spot } from "../i18n/index.svelte";
import type { Choice } from "./choice";
import type { Family } from "./family";
import { gang } from "./gang";
import { hand } from "./hand";
import { transit } from "./transit";

/** The families that this page can draw. */
const FAMILIES = { transit, hand, gang };
type Name = keyof typeof FAMILIES;

const isOf = (name: Name, view: AnyView): boolean => FAMILIES[name].sign in view;

export const isTransit = (view: AnyView): view is TransitView => isOf("transit", view);
export const isHand = (view: AnyView): view is HandView => isOf("hand", view);
export const isGang = (view: AnyView): view is GangView => isOf("gang", view);

/** The family of a game; null if this page does not know it. Nobody else's view is handed to a family. */
export function familyOf(view: AnyView): Family<AnyView> | null {
  const name = (Object.keys(FAMILIES) as Name[]).find((name) => isOf(name, view));
  return name ? (FAMILIES[name] as unknown as Family<AnyView>) : null;
}

/** What the places on its board are called. */
export const spotOf = (view: AnyView): Spot => familyOf(view)?.spot ?? "station";

/** What can be chosen; nothing in a game that this page does not know. */
export function choicesOf(view: AnyView): Choice[] {
  return (view.legal ?? []).flatMap((text, i) => choiceOf(view, text, view.moves?.[i]) ?? []);
}

/** A move as a choice; null where its parts are not known, or the game. */
export function choiceOf(view: AnyView, text: string, move: Move | null | undefined): Choice | null {
  return (move && familyOf(view)?.choose(text, move)) ?? null;
}

export * from "./choice";
export * from "./family";
