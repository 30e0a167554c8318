import type { GangMove } from "@misterx/client";
import { choice, type Choice } from "../choice";

/** What a person chooses with a move; `text` is what he sends. */
export function choose(text: string, move: GangMove): Choice {
  switch (move.kind) {
    case "number":
      return choice(text, move.who, move.kind, { how: move.how });
    case "check":
    case "nominate":
    case "override":
      return choice(text, move.who, move.kind, { pawns: move.pawns ?? [] });
    case "no check":
    case "no override":
    case "no banish":
      return choice(text, move.who, move.kind);
    case "place":
    case "banish":
      return choice(text, move.who, move.kind, { station: move.station });
    case "walk":
      return choice(text, move.who, move.kind, { station: move.station, die: move.die ?? null });
    case "drive":
      return choice(text, move.who, move.kind, {
        station: move.station,
        die: move.die ?? null,
        facing: move.facing ?? null,
      });
  }
}
