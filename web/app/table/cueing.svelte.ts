import type { TableState } from "@misterx/client";
import { untrack } from "svelte";
import { play } from "../sound";
import type { Calm } from "./calm.svelte";
import { cueOf, type Cue } from "./cues";

const SHOWN = 2600; // milliseconds
const REVEAL = 2200; // for which a small screen shows where he is, before it goes back to one's own pawns

/** Moments as they come: each is said, heard and shown on the map for a short while, or until a tap or a key. */
export class Cueing {
  cue = $state.raw<Cue | null>(null);
  shownAt = $state<number | null>(null); // where he has just shown himself
  private timers: number[] = [];

  constructor(
    table: TableState,
    calm: Calm,
    near: (station: number) => ReadonlySet<number>,
    point: (station: number) => void,
  ) {
    $effect(() => {
      void calm.version;
      untrack(() => {
        const { view, facts, aid } = calm;
        if (!view || view.result) return this.skip();
        const cue = cueOf({ facts, view, seat: table.seat, reach: aid?.reach, near });
        if (cue) this.show(cue, point);
      });
    });
    $effect(() => {
      const words = table.chat.length;
      if (words > this.heard && this.heard >= 0 && table.chat.at(-1)?.seat !== table.seat) play("message");
      this.heard = words;
    });
    $effect(() => () => this.skip());
  }

  private heard = -1;

  skip = (): void => {
    this.timers.forEach(clearTimeout);
    this.cue = this.shownAt = null;
  };

  /** A tap or a key: nothing more is said; where one looks stays until it is time. */
  hush = (): void => void (this.cue = null);

  private show(cue: Cue, point: (station: number) => void): void {
    this.skip();
    this.cue = cue;
    play(cue.kind);
    if (cue.spot !== null) {
      point(cue.spot);
      this.shownAt = cue.spot;
    }
    this.timers = [window.setTimeout(() => (this.shownAt = null), REVEAL), window.setTimeout(this.skip, SHOWN)];
  }
}
