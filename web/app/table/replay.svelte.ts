import { getReview, getTrace, type AnyView, type Review, type Step, type TableState } from "@misterx/client";
import { familyOf } from "../families";

const PACE = 900; // milliseconds a step

/** A finished game, step by step. */
export class Replay {
  review = $state.raw<Review | null>(null);
  at = $state(0);
  playing = $state(false);
  failed = $state(false);
  last = $derived((this.review?.steps.length ?? 1) - 1);
  step = $derived<Step | null>(this.review?.steps[this.at] ?? null);
  private timer = 0;

  async load(table: string, token: string): Promise<void> {
    try {
      this.review = await getReview(table, token);
      this.at = this.last;
    } catch {
      this.failed = true;
    }
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** To the step that wrote an entry of the log. */
  goToEntry(entry: number): void {
    const found = this.review?.steps.findIndex((step) => step.entry >= entry) ?? -1;
    if (found >= 0) this.go(found);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearInterval(this.timer);
    if (!this.playing) return;
    if (this.at >= this.last) this.at = 0;
    this.timer = window.setInterval(() => (this.at >= this.last ? this.toggle() : this.go(this.at + 1)), PACE);
  }

  stop(): void {
    clearInterval(this.timer);
    this.playing = false;
  }
}

/** The table as it stood at a step; what lay on the board beside the pieces is known for the end alone. */
export function viewAt(view: AnyView, step: Step): AnyView {
  const pawns = Object.fromEntries(
    Object.entries(view.pawns).map(([pawn, place]) => [
      pawn,
      { ...place, station: step.pawns[pawn] ?? null, facing: null },
    ]),
  );
  const past = familyOf(view)?.past?.(view) ?? view;
  return { ...past, pawns, moved: [] };
}

/** Where he could be when an entry was written; asked once for every length of the log. */
export class Peek {
  entry = $state<number | null>(null);
  stations = $state.raw<number[]>([]);
  private known: number[][] = [];

  constructor(
    private readonly table: TableState,
    private readonly token: () => string,
  ) {}

  async show(entry: number): Promise<void> {
    if (this.entry === entry) return this.close();
    this.entry = entry;
    this.stations = [];
    if (!this.known[entry - 1]) {
      this.known = (await getTrace(this.table.door.table, this.token()).catch(() => ({ entries: [] }))).entries;
    }
    if (this.entry === entry) this.stations = this.known[entry - 1] ?? [];
  }

  close(): void {
    this.entry = null;
    this.stations = [];
  }
}
