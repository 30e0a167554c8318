import type { TransitMove } from "@misterx/client";
import { choice, type Choice } from "../choice";

type Keys<M> = M extends M ? keyof M : never;
type Part<M, K> = M extends M ? (K extends keyof M ? M[K] : never) : never;
/** What moves have, each kind some of it. */
type Said = { [K in Keys<TransitMove>]?: Part<TransitMove, K> };

/** What a person chooses with a move; `text` is what he sends. */
export function choose(text: string, { kind, who, ...rest }: TransitMove): Choice {
  const move: Said = rest;
  return choice(text, who, kind, {
    station: move.station ?? null,
    how: move.how ?? "",
    pay: move.pay ?? [],
    block: blockOf(move),
    show: move.show ?? false,
  });
}

/** Where the roadblock comes from that he leaves: the supply, or the station on which it lies. */
function blockOf(move: Said): string | null {
  if (!move.block) return null;
  return move.block_from === undefined ? "supply" : String(move.block_from);
}
