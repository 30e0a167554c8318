import type { TransitMove } from "@misterx/client";
import { choice, type Choice } from "../choice";

/** What moves have, each kind some of it. */
interface Said {
  kind: string;
  who: string;
  station?: number;
  how?: string;
  pay?: string[];
  show?: boolean;
  block?: boolean;
  block_from?: number;
}

/** What a person chooses with a move; `text` is what he sends. */
export function choose(text: string, move: TransitMove): Choice {
  const said: Said = move;
  return choice(text, said.who, said.kind, {
    station: said.station ?? null,
    how: said.how ?? "",
    pay: said.pay ?? [],
    block: blockOf(said),
    show: said.show ?? false,
  });
}

/** Where the roadblock comes from that he leaves: the supply, or the station on which it lies. */
function blockOf(move: Said): string | null {
  if (!move.block) return null;
  return move.block_from === undefined ? "supply" : String(move.block_from);
}
