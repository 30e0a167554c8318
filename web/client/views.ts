/** The views that the server sends. What a viewer may not know is absent; a merge patch leaves nulls out too. */
export type Side = "x" | "hunters" | "nobody";
export type Maybe<T> = T | null | undefined;

export interface Result {
  winner: Side;
  reason: string;
}

export interface AnyView {
  title: string;
  board: string;
  viewer: string;
  players: number;
  options: Record<string, unknown>;
  seats: Record<string, string[]>;
  round: number;
  turn: Maybe<Side>;
  pawns: Record<string, Piece>;
  moved: string[];
  result: Maybe<Result>;
  legal?: string[];
}

export interface Piece {
  station: Maybe<number>;
  token?: Maybe<string>;
  number?: Maybe<number>;
  up?: boolean;
  facing?: Maybe<number>;
}

export interface Entry {
  entry: number;
  ticket: Maybe<string>;
  station: Maybe<number>;
  double?: boolean;
  shown?: boolean;
  stayed?: boolean;
  face_down?: boolean;
}

export interface TransitView extends AnyView {
  next: Maybe<string>;
  order: string[];
  tickets: Record<string, Record<string, number>>;
  double: number;
  legs: number;
  start: Maybe<number>;
  log: Entry[];
  reveals: number[];
  last_seen: Maybe<{ entry: number; station: number }>;
  roadblocks: number[];
  helicopter: { cards: number; pawn: Maybe<string>; station: Maybe<number> };
  out: string[];
}

export interface Hand {
  size: number;
  tickets: Maybe<Record<string, number>>;
}

export interface HandView extends AnyView {
  next: Maybe<string>;
  mission: Maybe<string>;
  start: Maybe<number>;
  log: Entry[];
  hands: Record<string, Hand>;
  bag: number;
  box: number;
  indicators: Record<string, string>;
  entered: Record<string, number[]>;
  rings: { pair: number; station: number; entry: number }[];
  chips: Record<string, string>;
  stayed: number[];
  checked: number;
  halves: number;
  first_open_move: number;
}

export interface GangView extends AnyView {
  phase: number;
  asked: Maybe<string>;
  dice: number[];
  checks: Maybe<number>;
  warnings: number;
  dial: number;
  nominated: string[];
  car: Maybe<string>;
  colour: Maybe<string>;
  leg: Maybe<string>;
  barricades: number[];
}

export type Fact = { event: string } & Record<string, unknown>;
