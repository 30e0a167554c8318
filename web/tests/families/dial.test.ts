import type { BoardPlan, Fact, GangView } from "@misterx/client";
import { describe, expect, it } from "vitest";
import { dialled, turns } from "../../app/families/gang/dial";

const plan = {
  stations: [
    { number: 7, printed: { phone: "20" } },
    { number: 8, printed: { phone: "91" } },
  ],
} as unknown as BoardPlan;
const view = { pawns: { car1: { station: 8 } } } as unknown as GangView;
const called = [{ event: "called", pawn: "car1", place: 4 }] as unknown as Fact[];

describe("the dial", () => {
  it("is told the number of the square where the car stood when it called", () => {
    expect(dialled(called, { car1: 7 }, view, plan)?.number).toBe("20");
    expect(dialled(called, {}, view, plan)?.number).toBe("91");
    expect(dialled([], { car1: 7 }, view, plan)).toBeNull();
  });

  it("turns the wheel by each digit and back, and the arrow on to where it stands now", () => {
    const { wheel, arrow, duration } = turns("20", 4);
    expect(wheel.map((turned) => turned.places)).toEqual([0, 2, 0, 10, 0]); // 0 goes ten places
    expect(arrow.map((turned) => turned.places)).toEqual([-8, -8, -6, -6, 4]);
    expect(wheel.at(-1)!.offset).toBeCloseTo(1);
    expect(duration).toBeLessThanOrEqual(3200);
  });
});
