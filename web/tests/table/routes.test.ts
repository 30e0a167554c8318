import type { BoardPlan, Fact } from "@misterx/client";
import { describe, expect, it } from "vitest";
import { modeOf, Routes } from "../../app/table/routes";

const spot = (number: number, x: number, y: number): BoardPlan["stations"][number] => ({ number, x, y, name: null });
const plan = (modes: string[], links: BoardPlan["links"]): BoardPlan =>
  ({
    modes,
    links,
    stations: [spot(1, 0, 0), spot(2, 10, 0), spot(3, 20, 0), spot(4, 90, 90)],
  }) as unknown as BoardPlan;

describe("the lines of a board", () => {
  const routes = new Routes(
    plan(
      ["taxi", "bus"],
      [
        { mode: "taxi", start: 1, end: 2, way: [4, 1] },
        { mode: "bus", start: 1, end: 2, way: [3, 5, 6, 5] },
        { mode: "taxi", start: 2, end: 3 },
      ],
    ),
  );

  it("lead by the mode that was told of, either way", () => {
    expect(routes.find(1, 2, "bus")).toEqual([
      [3, 5],
      [6, 5],
    ]);
    expect(routes.find(2, 1, "bus")).toEqual([
      [6, 5],
      [3, 5],
    ]);
  });

  it("lead by any line there is where nobody told the mode", () => {
    expect(routes.find(1, 2, undefined)).toEqual([[4, 1]]);
    expect(routes.find(1, 2, "black")).toEqual([[4, 1]]);
  });

  it("lead nowhere where there is no line", () => {
    expect(routes.find(1, 4, "taxi")).toEqual([]);
    expect(routes.find(1, 3, "taxi")).toEqual([]); // not through another station
  });

  it("join to a path", () => {
    expect(routes.along([1, 2, 3])).toEqual([
      [0, 0],
      [4, 1],
      [10, 0],
      [20, 0],
    ]);
    expect(routes.along([1, 99])).toEqual([[0, 0]]);
  });
});

describe("streets", () => {
  const streets = new Routes(
    plan(
      ["street"],
      [
        { mode: "street", start: 1, end: 2 },
        { mode: "street", start: 2, end: 3 },
      ],
    ),
  );

  it("lead over the squares between", () => {
    expect(streets.find(1, 3, undefined)).toEqual([[10, 0]]);
    expect(streets.find(3, 1, undefined)).toEqual([[10, 0]]);
  });

  it("lead nowhere without a way", () => expect(streets.find(1, 4, undefined)).toEqual([]));
});

describe("the mode by which a pawn rode", () => {
  const facts = [
    { event: "rode", pawn: "d1", ticket: "bus" },
    { event: "rode", pawn: "x", ticket: "black", mode: "ferry" },
    { event: "rode", pawn: "d2", ticket: "rail/mag" },
    { event: "rode", pawn: "d1", ticket: "taxi" },
  ] as Fact[];

  it("is the last that was told", () => expect(modeOf(facts, "d1")).toBe("taxi"));
  it("is the mode itself before the ticket that paid", () => expect(modeOf(facts, "x")).toBe("ferry"));
  it("is the upper half of a card", () => expect(modeOf(facts, "d2")).toBe("rail"));
  it("is not known of whoever did not ride", () => expect(modeOf(facts, "d3")).toBeUndefined());
});
