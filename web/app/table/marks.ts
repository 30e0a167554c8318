import type { Mark } from "@misterx/board";
import type { BoardPlan, TableState } from "@misterx/client";
import { isGang, isHand, isTransit } from "../families";

const MISSIONS: Record<string, string> = { green: "#1f7a3d", yellow: "#9a7400", orange: "#c2540a" };
type Missions = Record<string, { starts: number[]; targets: number[] }>;

/** Everything that lies on the board beside the pieces: where he can be, roadblocks, rings, goals, the team's pins. */
export function marksOf(table: TableState, plan: BoardPlan | null): Mark[] {
  const view = table.view;
  if (!view) return [];
  return [...aidMarks(table), ...printedMarks(table, plan), ...pinMarks(table)];
}

function aidMarks(table: TableState): Mark[] {
  const { aid, view } = table;
  if (!aid || view?.result) return [];
  const top = Math.max(...(aid.likely ?? [1]), 1e-9);
  return aid.possible.map((station, i) => ({ station, kind: "possible", weight: aid.likely ? (aid.likely[i] ?? 0) / top : 0.4 }));
}

function printedMarks(table: TableState, plan: BoardPlan | null): Mark[] {
  const view = table.view!;
  if (isGang(view)) return view.barricades.map((station) => ({ station, kind: "block" }));
  if (isHand(view)) {
    const missions = (plan?.printed.missions ?? {}) as Missions;
    const goals = view.mission ? (missions[view.mission]?.targets ?? []) : [];
    const colour = MISSIONS[view.mission ?? ""] ?? "#555";
    return [
      ...goals.map((station): Mark => ({ station, kind: "goal", colour })),
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

function pinMarks(table: TableState): Mark[] {
  return (table.team?.pins ?? []).map((pin) => ({ station: pin.station, kind: pin.mark === "suspected" ? "suspect" : "exclude" }));
}
