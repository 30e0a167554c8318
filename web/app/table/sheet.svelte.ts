import { layout } from "./layout.svelte";
import { heightsFor, LEVELS, nearest, type Level } from "./snap";

export type Tab = "tickets" | "log" | "team";
export const TABS: readonly Tab[] = ["tickets", "log", "team"];

/** The sheet below a phone's board: which of its tabs is open, and how high it stands. */
export class SheetState {
  tab = $state<Tab>("tickets");
  level = $state<Level>("low");
  pulled = $state<number | null>(null); // its height while a finger holds it
  heights = $derived.by(() => heightsFor(layout.height, this.lowest()));
  height = $derived.by(() => this.pulled ?? this.heights[LEVELS.indexOf(this.level)]!);

  /** `lowest` is the height of what must always be in sight. */
  constructor(private readonly lowest: () => number) {}

  /** A tab was tapped: what it holds comes into sight. The tickets have their place at the lowest height. */
  open(tab: Tab): void {
    if (this.level === "low" && tab !== "tickets") this.level = "half";
    else if (tab === "tickets" && this.tab === "tickets") this.level = "low";
    this.tab = tab;
  }

  /** The board must be in sight. */
  lower(): void {
    this.level = "low";
  }

  step(by: number): void {
    this.level = LEVELS[Math.max(0, Math.min(LEVELS.length - 1, LEVELS.indexOf(this.level) + by))]!;
  }

  /** The next height, and from the last one the first. */
  turn(): void {
    this.level = LEVELS[(LEVELS.indexOf(this.level) + 1) % LEVELS.length]!;
  }

  /** Let go at this speed, in pixels a millisecond upwards. */
  settle(speed: number): void {
    if (this.pulled === null) return;
    this.level = nearest(this.heights, this.pulled, speed);
    this.pulled = null;
  }
}
