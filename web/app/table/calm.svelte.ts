import type { AidGiven, AnyView, Fact, TableState } from "@misterx/client";
import { onDestroy, untrack } from "svelte";

export const LATER = 90; // milliseconds

/** The table as lists and marks show it: a moment after the pieces have begun to move, so that a move is drawn before all that follows from it. */
export class Calm {
  view = $state.raw<AnyView | null>(null);
  aid = $state.raw<AidGiven | null>(null);
  version = $state(0);
  facts = $state.raw<Fact[]>([]);
  private heard: Fact[] = []; // and not yet shown
  private last: Fact[] | null = null;
  private timer = 0;

  constructor(table: TableState) {
    $effect.pre(() => {
      const { view, aid, version, facts } = table;
      if (facts !== this.last) this.heard.push(...facts);
      this.last = facts;
      const take = (): void => void Object.assign(this, { view, aid, version, facts: this.heard.splice(0) });
      clearTimeout(this.timer);
      if (untrack(() => !this.view || !view || view.result || this.view.result)) take();
      else this.timer = window.setTimeout(take, LATER);
    });
    onDestroy(() => {
      clearTimeout(this.timer);
      Object.assign(this, { view: null, aid: null, facts: [], heard: [], last: null }); // another person may hold the device next
    });
  }
}
