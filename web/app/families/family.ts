import type { Mark } from "@misterx/board";
import type { AnyView, BoardPlan, Entry, Fact, Maybe, TableState } from "@misterx/client";
import type { Component } from "svelte";
import type { Spot } from "../i18n/index.svelte";
import type { Deciding } from "../table/choosing.svelte";
import type { Choice } from "./choice";

/** What a family's legal moves are made of. */
type MoveOf<V extends AnyView> = NonNullable<V["moves"]>[number];

/** What the page must know of a family of games. Each says it in its own folder, under the same file names. */
export interface Family<V extends AnyView> {
  /** What the places on its boards are called. */
  spot: Spot;
  /** What a person chooses with a legal move, from its parts. */
  choose: (text: string, move: MoveOf<V>) => Choice;
  /** What lies on the table beside the log. */
  Panel: Component<PanelProps<V>>;
  /** Whether that comes after the log. */
  panelLast: (view: V) => boolean;
  /** Mister X's travel log; none where he keeps none. */
  log: (view: V) => TravelLog | null;
  /** Everybody's place and tickets; `common` has the pawns alone, the viewer's own first. */
  holdings: (view: V, seat: string, common: Holding[]) => Holding[];
  /** What lies on the board beside the pieces. */
  marks: (view: V, seat: string) => Mark[];
  /** What is printed on the board and marked there while a game is played, also when it is looked back at. */
  printed: (view: V, plan: BoardPlan | null) => Mark[];
  /** A selector of what is printed in the picture and not part of this game. */
  unprinted: (view: V, plan: BoardPlan | null) => string;
  /** What is asked of whoever decides; empty where that is what is asked in every game. */
  ask: (view: V, turn: Deciding, covered: boolean) => string;
  /** What is worth knowing with it. */
  more: (view: V, table: TableState, covered: boolean) => string;
  /** How far the story is, and what this side has to do to win. */
  aim: (view: V, side: Side) => Aim;

  // What only some families have to say.
  /** What the tabs of a phone are called, where it has neither tickets nor a log. */
  tabs?: () => { tickets: string; log: string };
  /** What lies on the table and must be in sight to decide, beside the one sentence. */
  Tray?: Component<TrayProps<V>>;
  /** Whether Mister X begins his last turn. */
  isLast?: (view: V) => boolean;
  /** How far the game is, where it is not told by rounds; `about` says what there is to know of its length. */
  progress?: (view: V) => { text: string; about?: string };
  /** Whether other tickets for the same ride are another way of going, and not a payment that is chosen next. */
  payIsWay?: boolean;
  /** Whether hunters, too, are offered deeds beside going somewhere. */
  huntersAct?: boolean;
  /** What a person should know before he makes this move. */
  warn?: (view: V, choice: Choice, place: string) => string;
  /** Where he was last seen. */
  lastSeen?: (view: V) => number | null;
  /** The note that puts this mark on the table, where that is not done with a pin. */
  noteFor?: (view: V, station: number, mark: "suspected" | "excluded") => string | null;
  /** Whose turn it is among the hunters: a pawn or a seat. */
  next?: (view: V) => Maybe<string>;
  /** Whether Mister X decides although no turn has begun. */
  xBegins?: (view: V) => boolean;
  /** Pawns that are above the board, with where they point at. */
  aloft?: (view: V) => Record<string, number>;
  /** The pawn as which Mister X stands on the board, where he is hidden among others and has none of his own. */
  hiddenAs?: (view: V) => string | null;
  /** Facts of its own by which a pawn comes to a station, and by what it comes then: a word of `by-…`. */
  comesBy?: Record<string, string>;
  /** What a way of going of its own sounds like, as a sound of `sound/notes.ts`. */
  sounds?: Record<string, string>;
  /** A finished game's view without what is true of its end alone. */
  past?: (view: V) => V;
}

/** A family that is handed the views that name it, and no others. */
export type Known = Family<AnyView>;
export const known = <V extends AnyView>(family: Family<V>): Known => family as unknown as Known;

/** Who is spoken to: a side, or those who look on. */
export type Side = "x" | "hunters" | "public";
export const sideOf = (seat: string): Side => (seat === "x" || seat === "public" ? seat : "hunters");

export interface Aim {
  phase: string;
  goal: string;
}

export interface PanelProps<V extends AnyView> {
  view: V;
  seat: string;
  plan: BoardPlan | null;
  covered: boolean;
  name: (station: number) => string;
  onstation: (station: number) => void;
  onrule: (about: string) => void;
}

export interface TrayProps<V extends AnyView> {
  view: V;
  facts: readonly Fact[]; // what has just been told
  plan: BoardPlan | null;
  onstation: (station: number) => void;
}

export interface TravelLog {
  start: number | null;
  entries: Entry[];
  /** How many entries it has room for. */
  length: number;
  /** Entries with which he shows himself. */
  reveals: number[];
  /** Entries that lie on the board as rings. */
  rings: number[];
  /** Whether its tickets have two halves. */
  halves: boolean;
}

export interface Holding {
  id: string;
  pawn: string | null;
  station: number | null;
  tickets: [string, number][];
  note: "free" | "out" | "moved" | "pool" | "reserve" | "hand" | "";
  hand?: string;
  size?: number; // of a hand; with a pawn: of its player's, whose tickets nobody else sees
  first?: boolean; // what its viewer pays with: it stays in sight
}
