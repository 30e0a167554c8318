import type { TransitView } from "@misterx/client";
import type { Component } from "svelte";
import type { Deciding } from "../../table/choosing.svelte";

/** What a special rule shows beside its words: `special_rule.py` says what it is for the rules. */
export interface Special {
  /** What lies on the table of it. */
  Panel: Component<{ view: TransitView; onrule: (about: string) => void }>;
  /** Whether it is part of this game. */
  isThere: (view: TransitView) => boolean;
  /** What is asked of whoever is about to use it. */
  ask?: (turn: Deciding) => string;
  /** Hunters who are above the board, with where they point at. */
  aloft?: (view: TransitView) => Record<string, number>;
  /** Its facts by which a pawn comes to a station, and by what it comes then. */
  comesBy?: Record<string, string>;
  /** What that sounds like. */
  sounds?: Record<string, string>;
  /** A finished game's view without what is true of its end alone. */
  past?: (view: TransitView) => TransitView;
}
