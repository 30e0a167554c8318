import type { Person } from "@misterx/client";

const OWN = /^(d|p|car)\d/; // pieces that stand for somebody; Mister X and the gang keep their names

/** What the pieces that people hold are called: by their holder's name; of somebody with several each with its own beside it. */
export function holdersOf(
  people: Readonly<Record<string, Person>>,
  piece: (id: string) => string,
): Record<string, string> {
  const found = Object.values(people).flatMap((person) => {
    const held = person.kind === "person" && person.name ? person.pawns.filter((pawn) => OWN.test(pawn)) : [];
    return held.map((pawn) => [pawn, held.length > 1 ? `${person.name} (${piece(pawn)})` : person.name] as const);
  });
  return Object.fromEntries(found);
}
