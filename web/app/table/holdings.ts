import type { AnyView } from "@misterx/client";
import { familyOf, type Holding } from "../families";

/** Everybody's place and tickets as they lie on the table, the viewer's own first. */
export function holdingsOf(view: AnyView, seat: string): Holding[] {
  const mine = view.seats[seat] ?? [];
  const pawns = Object.keys(view.pawns).filter((pawn) => !pawn.startsWith("t"));
  const sorted = [...pawns.filter((pawn) => mine.includes(pawn)), ...pawns.filter((pawn) => !mine.includes(pawn))];
  const common = sorted.map((pawn): Holding => {
    const moved = view.moved.includes(pawn) && view.turn === "hunters";
    return { id: pawn, pawn, station: view.pawns[pawn]?.station ?? null, tickets: [], note: moved ? "moved" : "" };
  });
  return familyOf(view)?.holdings(view, seat, common) ?? common;
}
