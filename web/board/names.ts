import type { Box, Point } from "./types";

/** A name beside its station. */
export interface Placed {
  station: number;
  text: string;
  x: number; // of its middle
  y: number;
}

const TOKEN = 17; // around a station, where no name lies
const STEP = Math.log(1.25); // between two sizes of names on the board
const LINE = 1.15; // how high a name is, in letters
const SIDES: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.8, 0.75],
  [0.8, -0.75],
  [-0.8, 0.75],
  [-0.8, -0.75],
]; // to the right first, as one reads

/** Names keep their size on the screen, in steps: between two of them they grow with the board. */
export const settle = (scale: number): number => Math.exp(Math.round(Math.log(scale) / STEP) * STEP);

/** What names are laid out by. */
export interface Lettering {
  names: ReadonlyMap<number, string>; // the first ones first
  stations: ReadonlyMap<number, Point>;
  size: Point; // of the board
  high: number; // letters
  measure: (text: string) => number; // how long a text is in them
  around: (station: number) => number; // how far a station reaches
  taken: readonly Box[];
}

/** Those names for which there is room: none lies on a station, on what is taken, on another, or beyond the board. */
export function placeNames({ names, stations, size, high, measure, around, taken }: Lettering): Placed[] {
  const found: Placed[] = [];
  const grid = new Grid(high * 8);
  for (const box of taken) grid.add(box);
  for (const [x, y] of stations.values())
    grid.add({ left: x - TOKEN, right: x + TOKEN, top: y - TOKEN, bottom: y + TOKEN });
  const rise = (LINE * high) / 2;
  const fits = ({ left, right, top, bottom }: Box): boolean =>
    left >= 0 && top >= 0 && right <= size[0] && bottom <= size[1];
  for (const [station, text] of names) {
    const at = stations.get(station);
    if (!at || !text) continue;
    const half = measure(text) / 2;
    const reach = around(station) + high * 0.2;
    for (const [dx, dy] of SIDES) {
      const [x, y] = [at[0] + dx * (reach + half), at[1] + dy * (reach + rise)];
      const box = { left: x - half, right: x + half, top: y - rise, bottom: y + rise };
      if (!fits(box) || !grid.isFree(box)) continue;
      grid.add(box);
      found.push({ station, text, x, y });
      break;
    }
  }
  return found;
}

/** What is taken, by the squares in which it lies. */
class Grid {
  private readonly cells = new Map<string, Box[]>();

  constructor(private readonly side: number) {}

  add(box: Box): void {
    for (const key of this.keys(box)) {
      const cell = this.cells.get(key);
      if (cell) cell.push(box);
      else this.cells.set(key, [box]);
    }
  }

  isFree(box: Box): boolean {
    return this.keys(box).every((key) =>
      (this.cells.get(key) ?? []).every(
        (other) =>
          other.left >= box.right || other.right <= box.left || other.top >= box.bottom || other.bottom <= box.top,
      ),
    );
  }

  private keys({ left, right, top, bottom }: Box): string[] {
    const found: string[] = [];
    for (let x = Math.floor(left / this.side); x <= Math.floor(right / this.side); x += 1)
      for (let y = Math.floor(top / this.side); y <= Math.floor(bottom / this.side); y += 1) found.push(`${x} ${y}`);
    return found;
  }
}
