/** The views that the server sends: what holds for every game, and the table of its family (`tables.ts`). */
import type { GangMove, HandMove, Move, TransitMove } from "./moves";
import type { GangTable, HandTable, Maybe, Side, TransitTable } from "./tables";

export type { Maybe, Side };

/** A pawn on the table, of whichever family. */
export type Piece = TransitTable["pawns"][string] & Partial<GangTable["pawns"][string]>;

/** A line of Mister X's log, of whichever family. */
export type Entry = TransitTable["log"][number] & Partial<HandTable["log"][number]>;

export type Hand = HandTable["hands"][string];
export type Result = NonNullable<TransitTable["result"]>;

export interface AnyView<M extends Move = Move> {
  title: string;
  /** Whose rules the title plays by: what tells one family's views from another's. */
  family: string;
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
  moves?: M[]; // what the legal ones are made of, in their order; messages bring it as `parts`
}

export type TransitView = AnyView<TransitMove> & TransitTable & { family: "transit"; reveals: number[] };
export type HandView = AnyView<HandMove> & HandTable & { family: "hand"; first_open_move: number };
export type GangView = AnyView<GangMove> & GangTable & { family: "gang" };

export type Fact = { event: string } & Record<string, unknown>;
