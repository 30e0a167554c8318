// Made by scripts/protocol from schema/view.py of each family in src/misterx/families; see docs/notation.md.

export type Side = "x" | "hunters" | "nobody";
/** What a viewer may not know is absent; a patch leaves nulls out too. */
export type Maybe<T> = T | null | undefined;

/** The table as one viewer knows it. */
export interface TransitTable {
  round: number;
  turn: Maybe<Side>;
  next: Maybe<string>;
  order: string[];
  moved: string[];
  pawns: Record<string, {
    station: Maybe<number>;
  }>;
  tickets: Record<string, Record<string, number>>;
  double: number;
  legs: number;
  start: Maybe<number>;
  log: {
    entry: number;
    ticket: Maybe<string>;
    station: Maybe<number>;
    double?: boolean;
    stayed?: boolean;
    shown?: boolean;
  }[];
  last_seen: Maybe<{
    entry: number;
    station: number;
  }>;
  roadblocks: number[];
  helicopter: {
    cards: number;
    pawn: Maybe<string>;
    station: Maybe<number>;
  };
  out: string[];
  result: Maybe<{
    winner: Side;
    reason: string;
  }>;
}

/** The table as one viewer knows it. */
export interface HandTable {
  round: number;
  turn: Maybe<Side>;
  next: Maybe<string>;
  moved: string[];
  pawns: Record<string, {
    station: Maybe<number>;
  }>;
  mission: Maybe<string>;
  start: Maybe<number>;
  hands: Record<string, {
    size: number;
    tickets: Maybe<Record<string, number>>;
  }>;
  bag: number;
  box: number;
  indicators: Record<string, string>;
  entered: Record<string, number[]>;
  rings: {
    pair: number;
    station: number;
    entry: number;
  }[];
  chips: Record<string, string>;
  checked: number;
  halves: number;
  paying: string[];
  result: Maybe<{
    winner: Side;
    reason: string;
  }>;
  log: {
    entry: number;
    ticket: Maybe<string>;
    station: Maybe<number>;
    double?: boolean;
    paid?: string[];
    face_down?: boolean;
    shown?: boolean;
  }[];
  stayed: number[];
}

/** The table as one viewer knows it. */
export interface GangTable {
  phase: number;
  round: number;
  turn: Maybe<Side>;
  asked: Maybe<string>;
  pawns: Record<string, {
    station: Maybe<number>;
    token?: Maybe<string>;
    number?: Maybe<number>;
    up?: boolean;
    facing?: Maybe<number>;
  }>;
  dice: number[];
  moved: string[];
  checked: string[];
  checks: Maybe<number>;
  warnings: number;
  dial: Maybe<number>;
  nominated: string[];
  car: Maybe<string>;
  colour: Maybe<string>;
  leg: Maybe<"first" | "second" | "override">;
  barricades: number[];
  result: Maybe<{
    winner: Side;
    reason: string;
  }>;
}
