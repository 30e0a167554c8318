/** The heights at which the sheet rests. */
export type Level = "low" | "half" | "full";
export const LEVELS: readonly Level[] = ["low", "half", "full"];

const BAR = 60; // pixels at the top of the screen that stay free
const HALF = 0.58; // of the screen
const MOST = 0.66; // of the screen, at the lowest height
const FLICK = 0.45; // pixels a millisecond from which a pull goes on by itself

/** Its heights on a screen, where so much must always be in sight. */
export function heightsFor(screen: number, lowest: number): number[] {
  const low = Math.min(lowest, screen * MOST);
  const full = Math.max(low, screen - BAR);
  return [low, Math.min(full, Math.max(low, screen * HALF)), full];
}

/** Where it comes to rest: at the nearest height, or at the next one in the direction of a flick. */
export function nearest(heights: readonly number[], height: number, speed: number): Level {
  const flicked =
    speed >= FLICK
      ? heights.findIndex((each) => each > height)
      : speed <= -FLICK
        ? heights.findLastIndex((each) => each < height)
        : -1;
  const gaps = heights.map((each) => Math.abs(each - height));
  return LEVELS[flicked >= 0 ? flicked : gaps.indexOf(Math.min(...gaps))]!;
}
