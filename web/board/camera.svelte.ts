import type { Insets, Point } from "./types";

const CLOSEST = 3.2;
const LEGIBLE = 0.55; // below this a number is too small to read
const EDGE = 36; // pixels beyond the board that may be seen where a part of it is shown

/** Where the board lies on the screen, and how large. All moves keep some of it in sight. */
export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  wide = $state(0);
  high = $state(0);
  moving = $state(false);
  gliding = $state(false);
  whole = true; // nobody has moved it: it follows the free room
  private settled = 0;

  constructor(
    private readonly size: () => Point,
    private readonly insets: () => Insets,
  ) {}

  get fitting(): number {
    const [wide, high] = this.size();
    const { top, right, bottom, left } = this.insets();
    return Math.max(0.05, Math.min((this.wide - left - right) / wide, (this.high - top - bottom) / high));
  }

  /** Whether the whole board would be too small to play on, so that a part of it is shown. */
  get small(): boolean {
    return this.fitting < (this.wide < 1100 ? 0.5 : 0.4);
  }

  fit(): void {
    const [wide, high] = this.size();
    const { top, right, bottom, left } = this.insets();
    this.whole = true;
    this.k = this.fitting;
    this.x = left + (this.wide - left - right - wide * this.k) / 2;
    this.y = top + (this.high - top - bottom - high * this.k) / 2;
  }

  /** Bring places into the free room, no closer than asked. */
  show(points: readonly Point[], closest: number, room = 120): void {
    if (!points.length || !this.wide) return;
    const xs = points.map((point) => point[0]);
    const ys = points.map((point) => point[1]);
    const { top, right, bottom, left } = this.insets();
    const free = [this.wide - left - right, this.high - top - bottom] as const;
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const all = Math.min(free[0] / (east - west + 2 * room), free[1] / (south - north + 2 * room));
    // Places that lie too far apart to be read together: the first one is what matters.
    const [cx, cy] = all < LEGIBLE ? points[0]! : [(west + east) / 2, (north + south) / 2];
    this.k = this.bound(Math.min(closest, Math.max(all, LEGIBLE)));
    this.x = within(left, free[0], this.size()[0] * this.k, free[0] / 2 - cx * this.k);
    this.y = within(top, free[1], this.size()[1] * this.k, free[1] / 2 - cy * this.k);
    this.keep();
  }

  /** Whether a place lies in the free room. */
  sees(point: Point, margin = 24): boolean {
    const { top, right, bottom, left } = this.insets();
    const [x, y] = this.toScreen(point);
    return x > left + margin && x < this.wide - right - margin && y > top + margin && y < this.high - bottom - margin;
  }

  /** Move the board just so far that a place lies in the free room. */
  bring(point: Point, margin = 60): void {
    const { top, right, bottom, left } = this.insets();
    const [x, y] = this.toScreen(point);
    const [nearX, nearY] = [
      Math.min(this.wide - right - margin, Math.max(left + margin, x)),
      Math.min(this.high - bottom - margin, Math.max(top + margin, y)),
    ];
    this.pan(nearX - x, nearY - y);
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keep();
  }

  zoom(factor: number, at: Point = [this.wide / 2, this.high / 2]): void {
    const k = this.bound(this.k * factor);
    this.x = at[0] - ((at[0] - this.x) * k) / this.k;
    this.y = at[1] - ((at[1] - this.y) * k) / this.k;
    this.k = k;
    this.keep();
  }

  glide(move: () => void): void {
    this.gliding = true;
    move();
    clearTimeout(this.settled);
    this.settled = window.setTimeout(() => (this.gliding = false), 380);
  }

  toScreen([x, y]: Point): Point {
    return [this.x + x * this.k, this.y + y * this.k];
  }

  toBoard([x, y]: Point): Point {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }

  private bound(k: number): number {
    return Math.min(CLOSEST, Math.max(this.fitting * 0.8, k));
  }

  private keep(): void {
    this.whole = false;
    const [wide, high] = this.size();
    const { top, right, bottom, left } = this.insets();
    const room = 90;
    this.x = Math.min(this.wide - right - room, Math.max(left + room - wide * this.k, this.x));
    this.y = Math.min(this.high - bottom - room, Math.max(top + room - high * this.k, this.y));
  }
}

/** A board's place along one side of the free room: no emptiness beyond its edge, in the middle if it is smaller. */
function within(start: number, room: number, length: number, wished: number): number {
  if (length <= room) return start + (room - length) / 2;
  return start + Math.min(EDGE, Math.max(room - length - EDGE, wished));
}
