import type { Arrow, Mark } from "@misterx/board";
import type { AnyView, BoardPlan, Step, TableState } from "@misterx/client";
import { familyOf } from "../families";
import { colourOf } from "../families/pawns";
import { movesOf, type Planned } from "./pencil.svelte";

/** Everything that lies on the board beside the pieces: where he can be, roadblocks, rings, goals, the team's pins. */
export function marksOf(table: Laid, plan: BoardPlan | null, past: Past): Mark[] {
  const { view, seat } = table;
  const family = view && familyOf(view);
  if (!family) return [];
  const printed = family.printed(view, plan);
  if (past.step) return [...printed, ...placed("possible", past.step.possible)];
  const known = past.entry === null ? aidMarks(table) : placed("past", past.stations);
  return [...printed, ...known, ...family.marks(view, seat), ...pinMarks(table)];
}

/** What of a table lies on the board. */
export type Laid = Pick<TableState, "view" | "aid" | "team" | "seat">;

/** What is looked back at: a step of a finished game, or an entry of the log. */
export interface Past {
  step: Step | null;
  entry: number | null;
  stations: number[];
}

const placed = (kind: Mark["kind"], stations: readonly number[]): Mark[] =>
  stations.map((station) => ({ station, kind }));
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
    return {
      station,
      kind: "likely",
      weight: share / top,
      text: share >= least && share >= 0.02 ? `${Math.round(share * 100)} %` : undefined,
    };
  });
}

function pinMarks(table: Laid): Mark[] {
  return (table.team?.pins ?? []).map((pin) => ({
    station: pin.station,
    kind: pin.mark === "suspected" ? "suspect" : "exclude",
  }));
}

/** The hunters' arrows, and dashed ones for moves that somebody proposes. */
export function arrowsOf(table: TableState, view: AnyView, draft: readonly Planned[]): Arrow[] {
  const drawn = (table.team?.arrows ?? []).map((arrow) => ({
    from: arrow.start,
    to: arrow.end,
    colour: colourOf(table.people[arrow.by]?.pawns[0] ?? ""),
  }));
  const proposed = (table.team?.proposals ?? []).flatMap((proposal) =>
    movesOf(view, proposal).filter((move) => !proposal.played.includes(move.text)),
  );
  return [
    ...drawn,
    ...[...proposed, ...draft].flatMap(({ choice }) => {
      if (!choice) return [];
      const { who, station } = choice;
      const from = view.pawns[who]?.station;
      return from != null && station !== null && from !== station
        ? [{ from, to: station, colour: colourOf(who), dashed: true }]
        : [];
    }),
  ];
}
