const WIDEST = 336;
const NARROWEST = 268;
const GAP = 16; // beside a column
const ENOUGH = 0.88; // of the height that a board could have

/** The three forms of the table: phone (a sheet), tablet (drawers), desk (columns beside the board). */
class Layout {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener("resize", () => Object.assign(this, { width: innerWidth, height: innerHeight }));
  }

  get form(): "phone" | "tablet" | "desk" {
    return this.width < 700 ? "phone" : this.width < 1100 ? "tablet" : "desk";
  }

  /** Columns beside a board of this shape: two where it keeps its height between them, else one. */
  columns(shape: number): { many: 1 | 2; wide: number } {
    const between = this.height * shape;
    const wide = Math.min(WIDEST, Math.max(NARROWEST, (this.width - between) / 2 - GAP));
    return this.width - 2 * (wide + GAP) >= between * ENOUGH ? { many: 2, wide } : { many: 1, wide: WIDEST };
  }
}

export const layout = new Layout();
