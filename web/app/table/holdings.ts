import type { AnyView } from "@misterx/client";
import { isGang, isHand, isTransit } from "../families";

export interface Holding {
  id: string;
  pawn: string | null;
  station: number | null;
  tickets: [string, number][];
  note: "free" | "out" | "moved" | "pool" | "reserve" | "hand" | "";
  hand?: string;
  size?: number; // of a hand; with a pawn: of its player's, whose tickets nobody else sees
  first?: boolean; // what its viewer pays with: it stays in sight
}

/** Everybody's place and tickets as they lie on the table, the viewer's own first. */
export function holdingsOf(view: AnyView, seat: string): Holding[] {
  const mine = view.seats[seat] ?? [];
  const hiding = isGang(view) && seat !== "x"; // he is one of the tokens
  const pawns = Object.keys(view.pawns).filter((pawn) => !pawn.startsWith("t") && !(pawn === "x" && hiding));
  const sorted = [...pawns.filter((pawn) => mine.includes(pawn)), ...pawns.filter((pawn) => !mine.includes(pawn))];
  const found: Holding[] = sorted.map((pawn): Holding => {
    const station = view.pawns[pawn]?.station ?? null;
    const moved = view.moved.includes(pawn) && view.turn === "hunters" ? "moved" : "";
    if (!isTransit(view)) return { id: pawn, pawn, station, tickets: [], note: moved };
    const own = Object.entries(view.tickets[pawn] ?? {});
    if (pawn === "x") return { id: pawn, pawn, station, tickets: [...own, ["double", view.double]], note: "" };
    const note = view.out.includes(pawn) ? "out" : moved || (pawn.startsWith("p") ? "free" : "");
    return { id: pawn, pawn, station, tickets: own, note };
  });
  if (isHand(view)) {
    const hands = Object.entries(view.hands).sort(([a], [b]) => Number(b === seat) - Number(a === seat));
    const alone = (hand: string): Holding | undefined => (view.seats[hand]?.length === 1 ? found.find((holding) => holding.pawn === view.seats[hand]![0]) : undefined);
    const hidden = hands.filter(([hand, held]) => hand !== seat && !held.tickets && alone(hand));
    for (const [hand, held] of hidden) Object.assign(alone(hand)!, { hand, size: held.size });
    const cards = hands.filter((known) => !hidden.includes(known)).map(([hand, held]): Holding => ({
      id: `hand-${hand}`, pawn: null, station: null, tickets: Object.entries(held.tickets ?? {}).sort(), note: "hand", hand, size: held.size, first: hand === seat,
    }));
    return [...cards.filter((card) => card.first), ...found, ...cards.filter((card) => !card.first)];
  }
  if (!isTransit(view)) return found;
  for (const stock of ["pool", "reserve"] as const) {
    const tickets = view.tickets[stock];
    // A stock lies beside those who pay from it.
    const own = (stock === "reserve") === (seat === "x");
    const place = own ? mine.length : found.length;
    if (tickets) found.splice(place, 0, { id: stock, pawn: null, station: null, tickets: Object.entries(tickets), note: stock, first: own });
  }
  return found;
}
