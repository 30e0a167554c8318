import { play } from "../sound";
import type { Calm } from "./calm.svelte";
import type { Replay } from "./replay.svelte";

const LIGHTS_DOWN = 2600; // milliseconds: the stamp falls and the path is drawn
const STAMPED = 9000; // after which nothing lies on the map any more

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The end of a game that somebody has seen end: lights go down, a stamp falls, his path is drawn. Any tap or key ends it. */
export class Finale {
  stamped = $state(false);
  dark = $state(false);
  drawing = $state(false);
  private seen = false;
  private timers: number[] = [];

  constructor(calm: Calm, replay: Replay) {
    $effect(() => {
      const { view } = calm;
      if (view && !view.result) this.seen = true;
      else if (view && this.seen) this.begin(calm);
    });
    $effect(() => {
      if (this.stamped && (replay.playing || (replay.review && replay.at < replay.last))) this.end();
    });
    $effect(() => () => this.end());
  }

  private begin(calm: Calm): void {
    this.seen = false;
    play(calm.view?.result?.winner === "hunters" ? "capture" : "escape");
    if (isStill()) return;
    this.stamped = this.dark = this.drawing = true;
    this.timers = [
      window.setTimeout(() => (this.dark = false), LIGHTS_DOWN),
      window.setTimeout(() => this.end(), STAMPED),
    ];
    addEventListener("pointerdown", this.end);
    addEventListener("keydown", this.end);
  }

  private end = (): void => {
    this.stamped = this.dark = this.drawing = false;
    this.timers.forEach(clearTimeout);
    removeEventListener("pointerdown", this.end);
    removeEventListener("keydown", this.end);
  };
}
