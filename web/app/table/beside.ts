import type { Point } from "@misterx/board";
import type { Room } from "./room.svelte";
import type { SheetState } from "./sheet.svelte";
import type { Turn } from "./choosing.svelte";

/** What a tutor over the board may look at and move: what is about to be done, the room that it takes, the panels. */
export interface Beside {
  turn: Turn;
  room: Room;
  sheet: SheetState;
  /** Where a station is on the screen. */
  place: (station: number) => Point | null;
  /** The drawer of a tablet; a phone has tabs, and a desk has the log in sight. */
  openLog: (open: boolean) => void;
}
