import { BY_PLACE, RANKS, type Rank } from "@misterx/board";
import type { BoardPlan } from "@misterx/client";

const CAR = "M3 14l2-6q.5-1.5 2-1.5h10q1.500 0 2 1.500l2 6v5h-3v-2H6v2H3zM6.500 9l-1 3.500h13l-1-3.500z";
const RAIL = "M7 3h10q2 0 2 2v11q0 2-2 2l2 3h-2.500l-1.400-2H8.900l-1.400 2H5l2-3q-2 0-2-2V5q0-2 2-2zM7.500 6v5h9V6z";
const BOAT = "M3 13h18l-3 7H6zM8 12V7h3V4h2v3h3v5z";
const PICTURES: Record<string, string> = {
  taxi: `${CAR}M9.500 3.500h5V5.500h-5z`,
  car: CAR,
  metro: RAIL,
  subway: RAIL,
  train: RAIL,
  rail: RAIL,
  ferry: BOAT,
  boat: BOAT,
  ship: BOAT,
  bus: "M6 4h12q2 0 2 2v12h-2v2h-3v-2H9v2H6v-2H4V6q0-2 2-2zM6.500 7v5h11V7z",
  vip: "M7 5h10q2 0 2 2v11h-2l1 2h-2.400l-1-2H9.400l-1 2H6l1-2H5V7q0-2 2-2zM11 2h2v3h-2zM7.500 8v4h9V8z",
  foot: "M12 2.500a2.200 2.200 0 1 0 .1 0zM10 8h4l1.500 4 3 1-.6 1.900-4-1.300-.7-1.600-.8 3 2.600 2.600V22h-2v-3.800l-2.700-2.600-1 3.400-3.600 3-1.300-1.500 3.100-2.700 1.300-6-1.600.9V16H5.200v-4z",
  plane: "M11 3q1-2 2 0v6l8 5v2l-8-2.500v5l2.500 2V22L12 21l-3.500 1v-1.500l2.500-2v-5L3 16v-2l8-5z",
  black: "M4 17h16v2.500H4zM7 16l1.500-8q3.500-2.500 7 0L17 16z",
  double: "M3 6l8 6-8 6zM12 6l8 6-8 6z",
  triple: "M2 7l6 5-6 5zM9 7l6 5-6 5zM16 7l6 5-6 5z",
};

/** The lower halves of Europa's tickets: magnifier, blue light, footprint, shadow. */
export const SYMBOLS: Record<string, string> = {
  mag: "M10 3a7 7 0 1 0 4.200 12.600L20 21.400 21.400 20l-5.800-5.800A7 7 0 0 0 10 3zM10 5.500a4.500 4.500 0 1 1-.1 0z",
  blue: "M5 19h14v2.500H5zM7 18v-6a5 5 0 0 1 10 0v6zM11 2h2v3h-2zM3.500 5l1.500-1.400 2 2.200L5.500 7.200zM20.500 5L19 3.600l-2 2.200 1.500 1.400z",
  foot: "M8 3q3 0 3 4.500 0 3.500-1.500 5.500H6.500Q5 11 5 7.500 5 3 8 3zM6.500 14h3v2q-.5 2-1.500 2t-1.500-2zM16 6q3 0 3 4.500 0 3.500-1.500 5.500h-3Q13 14 13 10.500 13 6 16 6zM14.500 17h3v2q-.5 2-1.500 2t-1.500-2z",
  shad: "M12 3q4 0 4 4v2h2v2H6V9h2V7q0-4 4-4zM8 12h8q-.5 3-2 4 5 1 6 6H4q1-5 6-6-1.500-1-2-4z",
};

const modeOf = (ticket: string): string => ticket.split("/")[0]!;

/** How a board calls its modes. */
export type Signs = Pick<BoardPlan, "modes" | "letters">;

/** As the board draws it: by the mode's place among the board's modes, which titles of one's own name as they like. */
export const rankOf = (ticket: string, modes: readonly string[] = []): Rank =>
  BY_PLACE[modes.indexOf(modeOf(ticket))] ?? RANKS[modeOf(ticket)] ?? "short";

/** The letter of a mode as on the board's lines. */
export const letterFor = (ticket: string, letters: Record<string, string> = {}): string =>
  letters[modeOf(ticket)] ?? ticket.slice(0, 1).toUpperCase();

export const pictureFor = (ticket: string): string => PICTURES[modeOf(ticket)] ?? "";
