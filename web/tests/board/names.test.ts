import { describe, expect, it } from "vitest";
import { placeNames, settle, type Lettering } from "../../board/names";
import { placeTags } from "../../board/tags";
import type { Box, Mark, Point } from "../../board/types";

const SIZE: Point = [1000, 1000];
const grid = new Map<number, Point>(
  Array.from({ length: 100 }, (_, i) => [i + 1, [50 + 100 * (i % 10), 50 + 100 * Math.floor(i / 10)]]),
);
const names = new Map([...grid.keys()].map((number) => [number, `Place ${number}`]));

function lay(high: number, more: Partial<Lettering> = {}): ReturnType<typeof placeNames> {
  const measure = (text: string): number => text.length * 0.6 * high;
  return placeNames({ names, stations: grid, size: SIZE, high, measure, around: () => 20, taken: [], ...more });
}

const boxOf = ({ x, y, text }: { x: number; y: number; text: string }, high: number): Box => ({
  left: x - text.length * 0.3 * high,
  right: x + text.length * 0.3 * high,
  top: y - high / 2,
  bottom: y + high / 2,
});
const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe("names beside stations", () => {
  it("lie on no other name, on no station and within the board, whatever their size", () => {
    for (const high of [8, 16, 30, 60]) {
      const boxes = lay(high).map((name) => boxOf(name, high));
      boxes.forEach((box, i) => {
        expect(boxes.slice(i + 1).some((other) => meet(box, other))).toBe(false);
        expect([...grid.values()].some(([x, y]) => meet(box, { left: x, right: x, top: y, bottom: y }))).toBe(false);
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(1000);
      });
    }
  });

  it("are more where letters take less of the board", () => {
    const counts = [60, 30, 16].map((high) => lay(high).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeLessThan(counts[2]!);
  });

  it("find room in their order: the first ones always, and what is taken stays free", () => {
    const backwards = new Map([...names.keys()].reverse().map((number) => [number, "Xx"]));
    expect(lay(30, { names: backwards })[0]?.station).toBe(100);
    const all = { left: 0, right: 1000, top: 0, bottom: 1000 };
    expect(lay(16, { taken: [all] })).toEqual([]);
  });

  it("change their size in steps, each a quarter more", () => {
    expect(settle(1)).toBe(1);
    expect(settle(1.05)).toBe(1);
    expect(settle(1.2)).toBeCloseTo(1.25);
  });
});

describe("tags of missions", () => {
  it("lie on no number and on no other tag", () => {
    const marks = [45, 46, 55, 56].map((station): Mark => ({ station, kind: "goal", text: "Groningen" }));
    const boxes = [...placeTags(marks, grid, 1).values()].map((tag) => tag.box);
    boxes.forEach((box, i) => {
      expect(boxes.slice(i + 1).some((other) => meet(box, other))).toBe(false);
      expect([...grid.values()].some(([x, y]) => meet(box, { left: x, right: x, top: y, bottom: y }))).toBe(false);
    });
  });
});
