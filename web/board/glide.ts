import type { Point } from "./types";

const SHORTEST = 260;
const LONGEST = 620; // milliseconds

/** Where a piece stands, in words that give it a layer of its own. */
export const stand = ([x, y]: Point): string => `translate3d(${x}px, ${y}px, 0)`;

/** Move a piece along a line, corner by corner at one speed. Whoever wants no motion sees it jump. */
export function glide(node: HTMLElement, way: readonly Point[]): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  const steps = way.map((point, i) => (i ? Math.hypot(point[0] - way[i - 1]![0], point[1] - way[i - 1]![1]) : 0));
  const whole = steps.reduce((sum, step) => sum + step, 0) || 1;
  let gone = 0;
  const frames = way.map((point, i) => ({ transform: stand(point), offset: Math.min(1, (gone += steps[i]!) / whole) }));
  frames[frames.length - 1]!.offset = 1;
  node.animate(frames, { duration: Math.min(LONGEST, SHORTEST + whole * 0.6), easing: "cubic-bezier(0.4, 0, 0.2, 1)" });
}
