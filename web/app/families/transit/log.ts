import type { TransitView } from "@misterx/client";
import type { TravelLog } from "../family";

export function log(view: TransitView): TravelLog {
  return {
    start: view.start ?? null,
    entries: view.log,
    length: lastEntry(view),
    reveals: view.reveals,
    rings: [],
    halves: false,
  };
}

/** The highest number that the log can come to. */
export function lastEntry(view: TransitView): number {
  const { end_mode, round_limit, double_tickets } = view.options as Record<string, number | string>;
  const doubles = end_mode === "entries" ? 0 : Number(double_tickets ?? 0);
  return Math.max(Number(round_limit) + doubles, view.log.length);
}

/** After how many moves he shows himself; null where he never does any more. */
export function movesToReveal(view: TransitView): number | null {
  const written = view.log.length;
  const coming = view.reveals.find((entry) => entry > written && entry <= lastEntry(view));
  return coming === undefined ? null : coming - written;
}
