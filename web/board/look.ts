// Made by scripts/look from src/misterx/boards/look.json.

/** How a ticket looks: as the line of its mode, or as one of the two that are no mode. */
export type Rank = "short" | "middle" | "fast" | "secret" | "black" | "double";

/** A board's modes have these ranks by their place. */
export const BY_PLACE: readonly Rank[] = ["short", "middle", "fast", "secret"];

/** The ranks of tickets where no board is at hand. */
export const RANKS: Record<string, Rank> = {
  "taxi": "short",
  "bus": "middle",
  "metro": "fast",
  "ferry": "secret",
  "subway": "fast",
  "boat": "secret",
  "foot": "short",
  "vip": "middle",
  "train": "fast",
  "ship": "secret",
  "car": "short",
  "rail": "middle",
  "plane": "fast",
  "black": "black",
  "double": "double",
  "triple": "double"
};

/** Half a side of a mission's start, and the radius of its target, as drawn on the board. */
export const MISSION = { start: 20.5, target: 25 };
