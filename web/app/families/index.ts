import { FAMILIES } from "#families";
import type { AnyView, Move } from "@misterx/client";
import type { Spot } from "../i18n/index.svelte";
import type { Choice } from "./choice";
import type { Known } from "./family";

/** The family of a game; null if this page does not know it. Nobody else's view is handed to a family. */
export const familyOf = ({ family }: AnyView): Known | null =>
  Object.hasOwn(FAMILIES, family) ? FAMILIES[family]! : null;

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

/** By what a pawn comes that takes no ticket, by a fact of any family; undefined for other facts. */
export const comesBy = (event: string): string | undefined => sayOfAny("comesBy", event);

/** What a way of going sounds like that a family has for itself. */
export const soundOf = (by: string): string | undefined => sayOfAny("sounds", by);

const sayOfAny = (what: "comesBy" | "sounds", id: string): string | undefined =>
  Object.values(FAMILIES)
    .map((family) => family[what]?.[id])
    .find(Boolean);

export * from "./choice";
export * from "./family";
