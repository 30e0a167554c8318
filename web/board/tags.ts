import { findRoom } from "./room";
import type { Box, Mark, Point } from "./types";

const OUTLINE = 26; // around a station where a mission begins or ends
const HIGH = 9.5; // half of a tag
const NUMBER = [15, 14] as const; // half of what a number covers
const WAYS = 24; // around a station
const TURNS = Array.from({ length: WAYS }, (_, i) => ((i % 2 ? 1 : -1) * Math.ceil(i / 2) * 2 * Math.PI) / WAYS);
const FAR = [1, 1.2, 1.45, 1.75];

export const halfOf = (mark: Mark): number => 14 + (mark.text?.length ?? 0) * 3.6; // of a tag's width

const around = ([x, y]: Point, half: number, high: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - high,
  bottom: y + high,
});

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** A tag: from its station to its middle, and what it covers. */
export interface Tag {
  by: Point;
  box: Box;
}

/** Where the tag of each mark lies: where there is room, at least on no other tag and no number; or where it covers least. */
export function placeTags(
  tagged: readonly Mark[],
  stations: ReadonlyMap<number, Point>,
  grown: number,
  avoid: readonly Box[] = [],
): Map<Mark, Tag> {
  const found = new Map<Mark, Tag>();
  if (!tagged.length) return found;
  const room = findRoom(stations, 2 * OUTLINE);
  const taken = [...stations.values()].map((at) => around(at, ...NUMBER));
  for (const mark of tagged) {
    const [x, y] = stations.get(mark.station) ?? [0, 0];
    const [half, high] = [halfOf(mark) * grown, HIGH * grown];
    const ways = FAR.flatMap((far) =>
      TURNS.map((turn): Tag => {
        const angle = (room.get(mark.station) ?? 0) + turn;
        const by: Point = [
          far * Math.cos(angle) * (OUTLINE + half * Math.abs(Math.cos(angle))),
          far * Math.sin(angle) * (OUTLINE + high),
        ];
        return { by, box: around([x + by[0], y + by[1]], half, high) };
      }),
    );
    const isFree = ({ box }: Tag): boolean => !taken.some((other) => overlap(box, other));
    const clear = ways.filter(isFree);
    const covers = ({ box }: Tag): number => taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const best =
      clear.find(({ box }) => !avoid.some((word) => overlap(box, word))) ??
      clear[0] ??
      ways.toSorted((a, b) => covers(a) - covers(b))[0]!;
    taken.push(best.box);
    found.set(mark, best);
  }
  return found;
}
