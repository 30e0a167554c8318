/** What the board is told to draw. It knows places, marks and pieces, and no rules. */
export type Point = readonly [number, number];

export interface Piece {
  id: string;
  station: number;
  colour: string;
  letter: string;
  label: string;
  name?: string; // of the person who holds it
  shape: "pawn" | "ringed" | "hat" | "car" | "token";
  active?: boolean;
  ghost?: boolean;
  faded?: boolean;
  towards?: number | null;
}

export interface Target {
  station: number;
  label: string;
  strong?: boolean;
}

/** The corners between two stations of the line that a piece took; nothing where it goes straight. */
export type Route = (piece: string, from: number, to: number) => readonly Point[];

/** What a mode is called, and its letter on the lines where that differs from the one drawn. */
export type Legend = (mode: string) => { name: string; letter?: string };

export interface Mark {
  station: number;
  kind:
    | "possible"
    | "likely"
    | "past"
    | "block"
    | "suspect"
    | "exclude"
    | "seen"
    | "ring"
    | "goal"
    | "start"
    | "spot"
    | "pulse"
    | "asked";
  weight?: number;
  text?: string;
  line?: string; // its colours, of a goal or a start
  fill?: string;
}

export interface Arrow {
  from: number;
  to: number;
  colour: string;
  text?: string;
  dashed?: boolean;
}

/** A part of the board that something covers. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How one looks at the board: closer, from farther away, at all of it, or at the own pawns. */
export type Lens = "closer" | "farther" | "whole" | "mine";

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
