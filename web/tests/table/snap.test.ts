import { expect, test } from "vitest";
import { heightsFor, nearest } from "../../app/table/snap";

const HEIGHTS = heightsFor(844, 300);

test("the sheet has three heights, in order, and leaves the bar free", () => {
  expect(HEIGHTS[0]).toBe(300);
  expect(HEIGHTS[1]).toBeCloseTo(490, 0);
  expect(HEIGHTS[2]).toBe(784);
});

test("what must be in sight never takes the whole screen, and no height lies below another", () => {
  for (const lowest of [0, 300, 520, 2000]) {
    const [low, half, full] = heightsFor(740, lowest) as [number, number, number];
    expect(low).toBeLessThanOrEqual(740 * 0.66);
    expect(half).toBeGreaterThanOrEqual(low);
    expect(full).toBeGreaterThanOrEqual(half);
  }
});

test("it rests at the nearest height", () => {
  expect(nearest(HEIGHTS, 310, 0)).toBe("low");
  expect(nearest(HEIGHTS, 450, 0.1)).toBe("half");
  expect(nearest(HEIGHTS, 700, -0.1)).toBe("full");
});

test("a flick takes it on to the next height in its direction, and never beyond the last", () => {
  expect(nearest(HEIGHTS, 320, 1)).toBe("half");
  expect(nearest(HEIGHTS, 480, -1)).toBe("low");
  expect(nearest(HEIGHTS, 784, 2)).toBe("full");
  expect(nearest(HEIGHTS, 300, -2)).toBe("low");
});
