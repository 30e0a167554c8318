import type { Piece } from "@misterx/board";
import type { Fact } from "@misterx/client";
import { comesBy } from "../families";
import { lang } from "../i18n/index.svelte";

/** One move of somebody else's, to be shown: which piece goes from where to where, and by what. */
export interface Beat {
  pawn: string;
  from: number;
  to: number;
  by: string;
}

const comes = ({ event }: Fact): boolean => ["rode", "operated"].includes(event) || comesBy(event) !== undefined;

/** By what a pawn came, as the facts tell it. */
function byOf(fact: Fact): string {
  return comesBy(fact.event) ?? String(fact.mode ?? fact.ticket ?? "").split("/")[0]!;
}

/** What has moved between two looks at the pieces, in the order in which it was told. */
export function beatsOf(before: ReadonlyMap<string, number>, pieces: readonly Piece[], facts: readonly Fact[]): Beat[] {
  const moved = pieces.filter(({ id, station }) => before.has(id) && before.get(id) !== station);
  const told = facts.filter(comes).map((fact) => String(fact.pawn));
  const order = (pawn: string): number => told.lastIndexOf(pawn) + 1 || Infinity;
  return moved
    .map(({ id, station }) => {
      const fact = facts.findLast((each) => comes(each) && each.pawn === id);
      return { pawn: id, from: before.get(id)!, to: station, by: fact ? byOf(fact) : "" };
    })
    .sort((one, other) => order(one.pawn) - order(other.pawn) || 0);
}

/** Moves in one line: “Red by bus to 128, Blue by taxi to 92”. */
export function lineOf(beats: readonly Beat[]): string {
  const told = beats.map(({ pawn, to, by }) =>
    lang.m.told.went({ pawn: lang.pawn(pawn), by: lang.find("by", by) ?? "→", station: to }),
  );
  return told.length ? `${told.join(", ")}.` : "";
}
