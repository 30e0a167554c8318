import type { AnyView, Fact } from "@misterx/client";
import { familyOf } from "../families";
import { lang } from "../i18n/index.svelte";

/** What deserves a moment: its sound and look, what is said, and the places on the map that it is about. */
export interface Cue {
  kind: "reveal" | "near" | "double" | "last";
  text: string;
  spot: number | null; // where the light falls
  pulses: number[];
}

/** What a moment is found in: what has just been told, and the table after it. */
export interface Told {
  facts: readonly Fact[];
  view: AnyView;
  seat: string;
  reach: Record<string, number[]> | null | undefined; // where each hunter could come next, for him alone
  near: (station: number) => ReadonlySet<number>; // the next stations
}

/** The moment in what has just happened, if there is one; of several the first of these. */
export function cueOf(told: Told): Cue | null {
  return revealed(told) ?? doubled(told) ?? nextDoor(told) ?? last(told);
}

function revealed({ facts, view, seat, near }: Told): Cue | null {
  const seen = facts.findLast(
    ({ event, station }) => station !== undefined && (event === "revealed" || event === "shown"),
  );
  if (!seen) return null;
  const station = seen.station as number;
  if (seat === "x") return { kind: "reveal", text: lang.m.cue.revealed({ station }), spot: station, pulses: [] };
  const close = hunters(view).filter(([, at]) => near(station).has(at));
  const text = [lang.m.cue.reveal({ station }), close.length ? lang.m.cue.beside({ pawns: names(close) }) : ""];
  return { kind: "reveal", text: text.filter(Boolean).join(" "), spot: station, pulses: close.map(([, at]) => at) };
}

function doubled({ facts, seat }: Told): Cue | null {
  if (!facts.some((fact) => fact.event === "double_played")) return null;
  return { kind: "double", text: lang.m.cue[seat === "x" ? "twice.you" : "twice"], spot: null, pulses: [] };
}

/** Hunters beside him when his turn begins, as far as the aid tells him. */
function nextDoor({ facts, view, seat, reach }: Told): Cue | null {
  const here = view.pawns.x?.station;
  if (seat !== "x" || view.turn !== "x" || here == null || !begins(facts)) return null;
  const close = hunters(view).filter(([pawn]) => reach?.[pawn]?.includes(here));
  if (!close.length) return null;
  return {
    kind: "near",
    text: lang.m.cue.near({ pawns: names(close) }),
    spot: null,
    pulses: close.map(([, at]) => at),
  };
}

function last({ facts, view }: Told): Cue | null {
  if (!begins(facts) || view.turn !== "x" || !familyOf(view)?.isLast?.(view)) return null;
  return { kind: "last", text: lang.m.cue.last, spot: null, pulses: [] };
}

const begins = (facts: readonly Fact[]): boolean => facts.some((fact) => fact.event === "turn_started");
const names = (close: readonly [string, number][]): string => lang.list(close.map(([pawn]) => lang.pawn(pawn)));

function hunters(view: AnyView): [string, number][] {
  const his = new Set(["x", ...(view.seats.x ?? [])]);
  return Object.entries(view.pawns).flatMap(([pawn, { station }]): [string, number][] =>
    his.has(pawn) || station == null ? [] : [[pawn, station]],
  );
}
