import type { Point } from "@misterx/board";

const GAP = 28; // from the middle of a station to the panel beside it
const RIM = 16; // a station that comes closer than this is half covered

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a panel beside a place covers the fewest of the others: its upper left corner. */
export function findPlace(at: Point, avoid: readonly Point[], bounds: Bounds, wide: number, high: number): Point {
  const across = [at[0] - wide / 2, at[0] + GAP, at[0] - GAP - wide, at[0] + GAP * 3, at[0] - GAP * 3 - wide];
  const along = [at[1] + GAP, at[1] - GAP - high, at[1] - high / 2, at[1] + GAP * 3, at[1] - GAP * 3 - high];
  let best: Point = [bounds.left + 8, bounds.top + 8];
  let least = Infinity;
  for (const y of along) {
    for (const x of across) {
      const corner: Point = [
        keep(x, bounds.left + 8, bounds.right - wide - 8),
        keep(y, bounds.top + 8, bounds.bottom - high - 8),
      ];
      const covers = (point: Point): boolean =>
        point[0] > corner[0] - RIM &&
        point[0] < corner[0] + wide + RIM &&
        point[1] > corner[1] - RIM &&
        point[1] < corner[1] + high + RIM;
      const away = Math.hypot(corner[0] + wide / 2 - at[0], corner[1] + high / 2 - at[1]);
      const cost = (covers(at) ? 3000 : 0) + avoid.filter(covers).length * 1000 + away;
      if (cost < least) [best, least] = [corner, cost];
    }
  }
  return best;
}

function keep(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
