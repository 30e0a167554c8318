import type { SeatCard } from "@misterx/client";

/** Pawn by pawn, the seat that was chosen for it. */
export type Leaders = Readonly<Record<string, string>>;

/** A seat's detectives; policemen, cars and the gang are not dealt out to hunters. */
export const detectivesOf = (chair: SeatCard): string[] =>
  chair.seat === "x" ? [] : chair.pawns.filter((pawn) => pawn.startsWith("d"));

/** Whether there is anything to choose: several hunters, one of whom leads several detectives. */
export function canChoose(dealt: readonly SeatCard[]): boolean {
  return (
    dealt.filter((chair) => chair.seat !== "x").length > 1 && dealt.some((chair) => detectivesOf(chair).length > 1)
  );
}

/** The seats with their pawns as chosen; where there is no choice, or none was made for a seat that is here, as dealt. */
export function lead(dealt: readonly SeatCard[], chosen: Leaders): readonly SeatCard[] {
  if (!canChoose(dealt)) return dealt;
  const seats = new Set(dealt.map((chair) => chair.seat));
  const owner = (pawn: string, seat: string): string => (seats.has(chosen[pawn] ?? "") ? chosen[pawn]! : seat);
  const led = dealt.flatMap((chair) => detectivesOf(chair).map((pawn) => ({ pawn, seat: owner(pawn, chair.seat) })));
  return dealt.map((chair) => {
    if (!detectivesOf(chair).length) return chair;
    const own = led.filter(({ seat }) => seat === chair.seat).map(({ pawn }) => pawn);
    return { seat: chair.seat, pawns: [...own, ...chair.pawns.filter((pawn) => !detectivesOf(chair).includes(pawn))] };
  });
}

/** What to wish for where somebody has chosen; nothing where all is as dealt. */
export function wishedPawns(dealt: readonly SeatCard[], chairs: readonly SeatCard[]): Record<string, string[]> | null {
  const asDealt = chairs.every((chair, i) => chair.pawns.join() === dealt[i]!.pawns.join());
  return asDealt
    ? null
    : Object.fromEntries(chairs.filter((chair) => chair.seat !== "x").map((chair) => [chair.seat, chair.pawns]));
}
