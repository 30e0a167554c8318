import type { Insets } from "@misterx/board";
import { tick, untrack } from "svelte";
import { layout } from "./layout.svelte";
import { heightsFor } from "./snap";

const ONE_ROW = 48;
const EDGE = 8;
const AROUND = 24; // a tablet's panel

/** What the panels leave of the screen to the board. What opens in the lowest for a moment does not count. */
export class Room {
  panel = $state<HTMLElement | null>(null);
  now = $state(120); // heights, in pixels
  actions = $state(0);
  why = $state(0);
  asked = $state(0);
  told = $state(0);
  tutor = $state(0); // where the words of one end that lie over the board, in pixels from above
  head = $state(88); // of a phone's sheet
  private rest = $state(0);

  /** `changed` says what makes the room be measured anew, `asking` whether the panel shows an answer, `called` a request. */
  constructor(changed: () => unknown, asking: () => boolean, called: () => boolean) {
    this.asking = asking;
    this.called = called;
    $effect(() => {
      const needed =
        this.now - Math.max(0, this.actions - ONE_ROW) - (asking() ? this.why : 0) - this.asked - this.told;
      this.rest = Math.max(
        untrack(() => this.rest),
        needed,
      );
    });
    $effect(() => {
      void [layout.width, layout.height, changed()];
      void tick().then(() => (this.rest = (this.panel?.clientHeight ?? 0) - Math.max(0, this.actions - ONE_ROW)));
    });
  }

  private readonly asking: () => boolean;
  private readonly called: () => boolean;

  /** What of a phone's sheet must always be in sight. It only grows, so that the sheet stays where it is from turn to turn. */
  get lowest(): number {
    return this.head + Math.max(this.rest, this.now);
  }

  /** How much of the screen the lowest panel covers now, with what opened in it for a moment. */
  get covered(): number {
    const below = Math.max(this.rest, this.now);
    if (layout.form === "phone") return heightsFor(layout.height, this.head + below)[0]!;
    return layout.form === "tablet" ? below + AROUND : EDGE;
  }

  /** Beside columns of this many and this width. */
  insets(columns: { many: number; wide: number }): Insets {
    const below = this.asking() || this.called() ? Math.max(this.rest, this.now) : this.rest;
    const [sheet] = heightsFor(layout.height, this.head + below);
    const side = columns.wide + 2 * EDGE;
    if (layout.form === "phone") return { top: Math.max(56, this.tutor), right: 0, bottom: sheet!, left: 0 };
    if (layout.form === "tablet") return { top: Math.max(64, this.tutor), right: 0, bottom: below + AROUND, left: 0 };
    return { top: Math.max(EDGE, this.tutor), right: side, bottom: EDGE, left: columns.many === 2 ? side : EDGE };
  }
}
