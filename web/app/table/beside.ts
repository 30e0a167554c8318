import type { Point } from "@misterx/board";
import type { Room } from "./room.svelte";
import type { Turn } from "./turn.svelte";

/** What a caption over the board may look at: what is about to be done, the room that it takes, where stations are. */
export interface Beside {
  turn: Turn;
  room: Room;
  place: (station: number) => Point | null;
  /** Let down a phone's sheet, so that the board is in sight. */
  fold: () => void;
}
