import type { AidGiven, AnyView, Fact, TableState } from "@misterx/client";
import { onDestroy, untrack } from "svelte";

export const LATER = 120; // milliseconds, after the frame that shows the move
const LATEST = 1000; // a page that is not drawn makes no frames

/**
 * The table as lists, marks and choices show it: a moment after the frame in which the pieces begin to move and the
 * sentence changes, so that a move is on everybody's screen before all that follows from it is drawn on anybody's.
 */
export class Calm {
  view = $state.raw<AnyView | null>(null);
  aid = $state.raw<AidGiven | null>(null);
  version = $state(0);
  facts = $state.raw<Fact[]>([]);
  private heard: Fact[] = []; // and not yet shown
  private last: Fact[] | null = null;
  private stop = (): void => undefined;

  constructor(table: TableState) {
    $effect.pre(() => {
      const { view, aid, version, facts } = table;
      if (facts !== this.last) this.heard.push(...facts);
      this.last = facts;
      const take = (): void => void Object.assign(this, { view, aid, version, facts: this.heard.splice(0) });
      this.stop();
      if (untrack(() => !this.view || !view || view.result || this.view.result)) take();
      else this.stop = whenDrawn(take);
    });
    onDestroy(() => {
      this.stop();
      Object.assign(this, { view: null, aid: null, facts: [], heard: [], last: null }); // another person may hold the device next
    });
  }
}

/** Call back when what has just changed is on the screen and a moment has passed; returns how to think better of it. */
function whenDrawn(then: () => void): () => void {
  let frame = 0;
  let timer = window.setTimeout(call, LATEST);
  function call(): void {
    stop();
    then();
  }
  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  function wait(): void {
    clearTimeout(timer);
    timer = window.setTimeout(call, LATER);
  }
  // The second frame is asked for when the first has been handed over.
  frame = requestAnimationFrame(() => (frame = requestAnimationFrame(wait)));
  return stop;
}
