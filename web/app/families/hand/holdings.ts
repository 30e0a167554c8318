import type { HandView } from "@misterx/client";
import type { Holding } from "../family";

/** Hands lie beside the pawns; one that nobody else sees is a number at its player's only pawn. */
export function holdings(view: HandView, seat: string, common: Holding[]): Holding[] {
  const found = common.map((holding) => ({ ...holding }));
  const hands = Object.entries(view.hands).sort(([a], [b]) => Number(b === seat) - Number(a === seat));
  const alone = (hand: string): Holding | undefined =>
    view.seats[hand]?.length === 1 ? found.find((holding) => holding.pawn === view.seats[hand]![0]) : undefined;
  const hidden = hands.filter(([hand, held]) => hand !== seat && !held.tickets && alone(hand));
  for (const [hand, held] of hidden) Object.assign(alone(hand)!, { hand, size: held.size });
  const cards = hands
    .filter((known) => !hidden.includes(known))
    .map(([hand, held]): Holding => ({
      id: `hand-${hand}`,
      pawn: null,
      station: null,
      tickets: Object.entries(held.tickets ?? {}).sort(),
      note: "hand",
      hand,
      size: held.size,
      first: hand === seat,
    }));
  return [...cards.filter((card) => card.first), ...found, ...cards.filter((card) => !card.first)];
}
