import type { Arrow, Mark } from "@misterx/board";
import type { AnyView, BoardPlan, Step, TableState } from "@misterx/client";
import { isGang, isHand, isTransit, parserFor } from "../families";
import { colourOf } from "../families/pawns";
import { lang } from "../i18n/index.svelte";

type Printed = Record<string, { starts: number[]; targets: number[] }>;

/** A mission's colours: for lines, and for what letters stand on; one that the look does not know is grey. */
export const coloursOf = (name: string): { line: string; fill: string } => ({ line: `var(--mission-${name}-line, var(--soft))`, fill: `var(--mission-${name}, var(--edge))` });

export interface Mission {
  name: string;
  starts: number[];
  targets: number[];
}

/** Everything that lies on the board beside the pieces: where he can be, roadblocks, rings, goals, the team's pins. */
export function marksOf(table: Laid, plan: BoardPlan | null, past: Past): Mark[] {
  const view = table.view;
  if (!view) return [];
  if (past.step) return [...missionMarks(view, plan), ...placed("possible", past.step.possible)];
  return [...missionMarks(view, plan), ...(past.entry === null ? aidMarks(table) : placed("past", past.stations)), ...printedMarks(table), ...pinMarks(table)];
}

/** What of a table lies on the board. */
export type Laid = Pick<TableState, "view" | "aid" | "team" | "seat">;

/** What is looked back at: a step of a finished game, or an entry of the log. */
export interface Past {
  step: Step | null;
  entry: number | null;
  stations: number[];
}

const placed = (kind: Mark["kind"], stations: readonly number[]): Mark[] => stations.map((station) => ({ station, kind }));
const NAMED = 5; // of the likeliest places show their share

function aidMarks(table: Laid): Mark[] {
  const { aid, view } = table;
  if (!aid || view?.result) return [];
  const { likely } = aid;
  if (!likely) return placed("possible", aid.possible);
  const top = Math.max(...likely, 1e-9);
  const least = [...likely].sort((a, b) => b - a)[NAMED - 1] ?? 0;
  return aid.possible.map((station, i) => {
    const share = likely[i] ?? 0;
    return { station, kind: "likely", weight: share / top, text: share >= least && share >= 0.02 ? `${Math.round(share * 100)} %` : undefined };
  });
}

/** The missions that it can be: the chosen one where it is known, else all that are printed. */
export function missionsOf(view: AnyView, plan: BoardPlan | null): Mission[] {
  if (!isHand(view)) return [];
  const printed = Object.entries((plan?.printed.missions ?? {}) as Printed);
  return printed.filter(([name]) => !view.mission || name === view.mission).map(([name, ends]) => ({ name, ...ends }));
}

/** What of the picture is not shown: missions that it is not. The legend keeps them, as it tells what is printed. */
export function unprinted(view: AnyView, plan: BoardPlan | null): string {
  const shown = missionsOf(view, plan).map((mission) => mission.name);
  const others = Object.keys(isHand(view) ? (plan?.printed.missions ?? {}) : {}).filter((name) => !shown.includes(name));
  return others.map((name) => `:is(.${name}-start, .${name}-target):not(.legend *)`).join();
}

function missionMarks(view: AnyView, plan: BoardPlan | null): Mark[] {
  return missionsOf(view, plan).flatMap(({ name, starts, targets }) => {
    const own = { ...coloursOf(name), text: (lang.find("mission", name) ?? name).slice(0, 2) };
    return [...targets.map((station): Mark => ({ station, kind: "goal", ...own })), ...starts.map((station): Mark => ({ station, kind: "start", ...own }))];
  });
}

function printedMarks(table: Laid): Mark[] {
  const view = table.view!;
  if (isGang(view)) return view.barricades.map((station) => ({ station, kind: "block" }));
  if (isHand(view)) {
    return [
      ...view.rings.map((ring): Mark => ({ station: ring.station, kind: "ring", text: String(ring.entry) })),
      ...Object.entries(view.chips).map(([station, chip]): Mark => ({ station: Number(station), kind: chip === "yellow" ? "suspect" : "exclude" })),
    ];
  }
  if (!isTransit(view)) return [];
  const seen = view.last_seen && table.seat !== "x" ? [view.last_seen] : [];
  return [
    ...view.roadblocks.map((station): Mark => ({ station, kind: "block" })),
    ...seen.map((last): Mark => ({ station: last.station, kind: "seen", text: String(last.entry) })),
  ];
}

function pinMarks(table: Laid): Mark[] {
  return (table.team?.pins ?? []).map((pin) => ({ station: pin.station, kind: pin.mark === "suspected" ? "suspect" : "exclude" }));
}

/** The hunters' arrows, and dashed ones for moves that somebody proposes. */
export function arrowsOf(table: TableState, view: AnyView, draft: readonly string[]): Arrow[] {
  const drawn = (table.team?.arrows ?? []).map((arrow) => ({ from: arrow.start, to: arrow.end, colour: colourOf(table.people[arrow.by]?.pawns[0] ?? "") }));
  const planned = [...(table.team?.proposals ?? []).flatMap((proposal) => proposal.moves.filter((move) => !proposal.played.includes(move))), ...draft];
  return [
    ...drawn,
    ...planned.map(parserFor(view)).flatMap(({ who, station }) => {
      const from = view.pawns[who]?.station;
      return from != null && station !== null && from !== station ? [{ from, to: station, colour: colourOf(who), dashed: true }] : [];
    }),
  ];
}
