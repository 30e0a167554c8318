import type { TransitMove } from "@misterx/client";
import { choice, type Choice } from "../choice";

/** What a person chooses with a move; `text` is what he sends. */
export function choose(text: string, move: TransitMove): Choice {
  switch (move.kind) {
    case "stay":
    case "out":
      return choice(text, move.who, move.kind);
    case "land":
      return choice(text, move.who, move.kind, { station: move.station ?? null, pay: move.pay });
    case "fly":
      return choice(text, move.who, move.kind, { station: move.station, pay: move.pay, block: blockOf(move) });
    default:
      return choice(text, move.who, move.kind, {
        station: move.station,
        how: move.how,
        pay: move.pay ?? [],
        block: blockOf(move),
        show: move.show ?? false,
      });
  }
}

/** Where the roadblock comes from that he leaves: the supply, or the station on which it lies. */
function blockOf(move: { block?: boolean; block_from?: number }): string | null {
  if (!move.block) return null;
  return move.block_from === undefined ? "supply" : String(move.block_from);
}
