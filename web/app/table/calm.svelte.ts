import type { AidGiven, AnyView, TableState } from "@misterx/client";
import { onDestroy, untrack } from "svelte";

export const LATER = 90; // milliseconds

/** The table as lists and marks show it: a moment after the pieces have begun to move, so that a move is drawn before all that follows from it. */
export class Calm {
  view = $state.raw<AnyView | null>(null);
  aid = $state.raw<AidGiven | null>(null);
  version = $state(0);
  private timer = 0;

  constructor(table: TableState) {
    $effect.pre(() => {
      const { view, aid, version } = table;
      const take = (): void => void Object.assign(this, { view, aid, version });
      clearTimeout(this.timer);
      if (untrack(() => !this.view || !view || view.result || this.view.result)) take();
      else this.timer = window.setTimeout(take, LATER);
    });
    onDestroy(() => {
      clearTimeout(this.timer);
      Object.assign(this, { view: null, aid: null }); // another person may hold the device next
    });
  }
}
