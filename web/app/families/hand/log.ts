import type { HandView } from "@misterx/client";
import type { TravelLog } from "../family";

const FEWEST = 6; // slots that are drawn of a log without an end

export function log(view: HandView): TravelLog {
  const length = Math.max(view.log.length + 1, FEWEST);
  const rings = view.rings.map((ring) => ring.entry);
  return { start: view.start ?? null, entries: view.log, length, reveals: [], rings, halves: true };
}
