import type { TableState } from "@misterx/client";

/** What somebody may do about a seat. */
export interface SeatRights {
  bot: "any" | "own" | null; // any bot may play it, only the table's own, or none
  person: boolean; // give it back to its person
  open: boolean; // open it for somebody else
}

const NONE: SeatRights = { bot: null, person: false, open: false };
const LONG = 300_000; // milliseconds after which somebody of the other side counts as gone

const sideOf = (seat: string): string => (seat === "x" ? "x" : "hunters");
const hadPeople = (table: TableState, side: string): boolean =>
  table.history.some((deed) => deed.what === "sat" && sideOf(deed.seat) === side);

/**
 * The rights of whoever looks, to one seat. The server decides (docs/protocol.md, Rights); this keeps buttons away that
 * it would refuse.
 */
export function rightsTo(table: TableState, seat: string, now: number): SeatRights {
  const person = table.people[seat];
  const own = seat === table.seat;
  if (!person || table.view?.result || (!own && !table.host)) return NONE;
  const held = person.kind === "person";
  const lent = person.kind === "bot" && (own || person.name !== "");
  const open = own ? held || (table.host && lent) : held || lent;
  if (!table.started) return { bot: held && !own ? "any" : null, person: lent, open };
  if (!own && !(table.seat in table.people && sideOf(seat) === sideOf(table.seat))) {
    const gone = held && !person.stand_in && now - (table.awaySince[seat] ?? now) >= LONG;
    return { ...NONE, bot: gone ? "own" : null };
  }
  const both = hadPeople(table, "x") && hadPeople(table, "hunters");
  return { bot: held && !person.stand_in ? (both ? "own" : "any") : null, person: lent, open };
}
