import type { Mark } from "@misterx/board";
import type { BoardPlan } from "@misterx/client";
import type { Turn } from "./choosing.svelte";

const BOLD = 2; // the place of the mode whose lines cross the whole board

/** The names of a board, those first that matter now: what was touched, where missions end, where one can go. */
export class Names {
  readonly strong: ReadonlySet<number>;
  readonly ordered: ReadonlyMap<number, string>;

  constructor(
    names: ReadonlyMap<number, string | null>,
    weights: ReadonlyMap<number, number>,
    marks: readonly Mark[],
    firsts: readonly number[],
    later: readonly number[],
  ) {
    const ends = marks.filter((mark) => mark.kind === "goal" || mark.kind === "start");
    const written = new Set(ends.filter((mark) => mark.text === names.get(mark.station)).map((mark) => mark.station));
    this.strong = new Set([...firsts, ...ends.map((mark) => mark.station), ...later]);
    const others = [...weights].toSorted(([, a], [, b]) => b - a).map(([station]) => station);
    const found = new Map<number, string>();
    for (const station of [...this.strong, ...others]) {
      const name = names.get(station);
      if (name && !written.has(station)) found.set(station, name);
    }
    this.ordered = found;
  }
}

/** How much a place counts: by how many ways lead on from there, the bold ones most. */
export function weigh(plan: BoardPlan | null): Map<number, number> {
  const found = new Map<number, number>(plan?.stations.map((spot) => [spot.number, 0]) ?? []);
  for (const { mode, start, end } of plan?.links ?? []) {
    const weight = 4 ** plan!.modes.indexOf(mode);
    for (const station of [start, end]) found.set(station, found.get(station)! + weight);
  }
  return found;
}

/** The rides of the bold mode that matter now: from the city that is touched, else those that the pawn could take. */
export function ridesThatMatter(plan: BoardPlan, turn: Turn, at: number | null, touched: number | null): string[] {
  const mode = plan.modes[BOLD];
  if (!mode) return [];
  const from = touched ?? at;
  const rides = plan.links.filter((link) => link.mode === mode && (link.start === from || link.end === from));
  const paid = turn.here.filter((choice) =>
    [choice.how, choice.pay[0] ?? ""].some((ticket) => ticket.split("/")[0] === mode),
  );
  const goals = new Set(paid.map((choice) => choice.station));
  const shown = touched === null ? rides.filter(({ start, end }) => goals.has(start === from ? end : start)) : rides;
  return shown.map(({ start, end }) => [start, end].toSorted((a, b) => a - b).join("-"));
}
