import type { Point } from "./types";

const DIRECTIONS = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6 - Math.PI / 2);

/** For every station the direction in which a badge has most room: pawns cover no numbers. */
export function findRoom(stations: ReadonlyMap<number, Point>, away = 25): Map<number, number> {
  const all = [...stations];
  return new Map(
    all.map(([number, [x, y]]) => {
      const near = all.filter(([other, at]) => other !== number && Math.hypot(at[0] - x, at[1] - y) < 110);
      let best = DIRECTIONS[1] ?? 0;
      let most = -1;
      for (const angle of DIRECTIONS) {
        const [bx, by] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
        const clear = Math.min(90, ...near.map(([, at]) => Math.hypot(at[0] - bx, at[1] - by)));
        if (clear > most + 0.5) [best, most] = [angle, clear];
      }
      return [number, best];
    }),
  );
}
