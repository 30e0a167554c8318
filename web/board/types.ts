/** What the board is told to draw. It knows places, marks and pieces, and no rules. */
export type Point = readonly [number, number];

export interface Piece {
  id: string;
  station: number;
  colour: string;
  letter: string;
  label: string;
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

export interface Mark {
  station: number;
  kind: "possible" | "block" | "suspect" | "exclude" | "seen" | "ring" | "goal" | "spot";
  weight?: number;
  text?: string;
  colour?: string;
}

export interface Arrow {
  from: number;
  to: number;
  colour: string;
  text?: string;
  dashed?: boolean;
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
