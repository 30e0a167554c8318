import { keepLot, ownLots, sealOf, type OwnLot } from "./fairness";
import type { Dealing, Incoming } from "./protocol";

const drawn: Record<string, OwnLot[]> = {}; // [table]: for browsers that keep nothing

/** What a browser answers when lots are drawn for the deal: first the seal of its own, and its lot when all are sealed.
 *
 * It opens nothing but its own lot, nothing before every seat has a seal, and nothing once a seal has been exchanged.
 */
export function answerDealing(table: string, seat: string, seed: string, told: Dealing): Incoming | null {
  const mine = Object.keys(told.seats).find((first) => told.seats[first]?.includes(seat));
  if (!mine || !told.round || !told.awaited.includes(mine)) return null;
  const { round } = told;
  const known = [...(drawn[table] ?? []), ...ownLots(table)].find((own) => own.round === round && own.seat === mine);
  if (!Object.keys(told.seals).length) {
    const own = known ?? { round, seat: mine, lot: newLot() };
    keep(table, own);
    return { type: "seal", round, hash: sealOf(seed, round, mine, own.lot) };
  }
  if (!known || told.seals[mine] !== sealOf(seed, round, mine, known.lot)) return null; // another device of this seat drew
  if (Object.keys(told.seats).some((each) => !told.seals[each])) return null;
  if (known.seals && Object.keys(told.seals).some((each) => known.seals![each] !== told.seals[each])) return null;
  keep(table, { ...known, seals: told.seals });
  return { type: "open", round, lot: known.lot };
}

function keep(table: string, own: OwnLot): void {
  const others = (drawn[table] ?? []).filter((each) => each.round !== own.round || each.seat !== own.seat);
  drawn[table] = [...others, own];
  keepLot(table, own);
}

function newLot(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
