import type { TransitView } from "@misterx/client";
import type { Holding } from "../family";

export function holdings(view: TransitView, seat: string, common: Holding[]): Holding[] {
  const found = common.map((holding): Holding => {
    const pawn = holding.pawn ?? "";
    const own = Object.entries(view.tickets[pawn] ?? {});
    if (pawn === "x") return { ...holding, tickets: [...own, ["double", view.double]], note: "" };
    const note = view.out.includes(pawn) ? "out" : holding.note || (pawn.startsWith("p") ? "free" : "");
    return { ...holding, tickets: own, note };
  });
  for (const stock of ["pool", "reserve"] as const) {
    const tickets = view.tickets[stock];
    // A stock lies beside those who pay from it.
    const own = (stock === "reserve") === (seat === "x");
    const place = own ? (view.seats[seat] ?? []).length : found.length;
    if (tickets)
      found.splice(place, 0, {
        id: stock,
        pawn: null,
        station: null,
        tickets: Object.entries(tickets),
        note: stock,
        first: own,
      });
  }
  return found;
}
