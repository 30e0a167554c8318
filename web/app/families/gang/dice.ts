import type { Fact } from "@misterx/client";

/** A die that lies on the table. */
export interface Die {
  id: number;
  pips: number;
  thrown: boolean; // before one's eyes
  used: boolean;
}

const MOST = 2; // dice are in the box

/**
 * The dice after what was told: those that are thrown anew, and of the others which may still be used. Without a
 * throw they are as the view says; whoever begins a turn takes up what lies there.
 */
export function layDice(lying: readonly Die[], left: readonly number[], facts: readonly Fact[]): Die[] {
  const begun = facts.findLastIndex(({ event }) => event === "turn_started" || event === "found");
  const throws = facts.slice(begun + 1).flatMap(({ event, pips }) => (event === "rolled" ? [Number(pips)] : []));
  let id = Math.max(0, ...lying.map((die) => die.id));
  const lay = (pips: number, thrown: boolean): Die => ({ id: ++id, pips, thrown, used: true });
  const before = begun < 0 ? lying.map((die) => ({ ...die, thrown: false, used: true })) : [];
  const dice = [...before, ...throws.map((pips) => lay(pips, true))].slice(-MOST);
  for (const pips of left) {
    const found = dice.findLast((die) => die.used && die.pips === pips);
    if (!found) return left.map((each) => ({ ...lay(each, false), used: false })); // not seen as it was thrown
    found.used = false;
  }
  return dice;
}
