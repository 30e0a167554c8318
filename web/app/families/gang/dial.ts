import type { BoardPlan, Fact, GangView } from "@misterx/client";

/** A number that was dialled. */
export interface Call {
  fact: Fact;
  number: string;
}

/** Where something turned stands at a part of the time. */
export interface Turned {
  offset: number;
  places: number;
}

const PLACE = 55; // milliseconds in which the wheel turns by one place; it runs back faster
const BACK = 30;
const LONGEST = 3200; // of all digits together

/** The last call that was told: the number of the square where the car stood; it may have left it since. */
export function dialled(
  facts: readonly Fact[],
  stood: Readonly<Record<string, number | null>>,
  view: GangView,
  plan: BoardPlan | null,
): Call | null {
  const fact = facts.findLast(({ event }) => event === "called");
  if (!fact) return null;
  const car = String(fact.pawn);
  const places = [stood[car], view.pawns[car]?.station];
  const phones = places.map((at) => plan?.stations.find((spot) => spot.number === at)?.printed?.phone);
  const number = phones.find((phone) => typeof phone === "string");
  return typeof number === "string" ? { fact, number } : null;
}

/** How wheel and arrow turn while a number is dialled, so that the arrow comes to rest where it now is. */
export function turns(number: string, at: number): { duration: number; wheel: Turned[]; arrow: Turned[] } {
  const steps = [...number].map((digit) => Number(digit) || 10);
  const all = steps.reduce((sum, step) => sum + step, 0);
  const whole = all * (PLACE + BACK);
  const wheel: Turned[] = [{ offset: 0, places: 0 }];
  const arrow: Turned[] = [{ offset: 0, places: at - all }];
  let passed = 0;
  let place = at - all;
  for (const step of steps) {
    passed += step * PLACE;
    wheel.push({ offset: passed / whole, places: step });
    arrow.push({ offset: passed / whole, places: place });
    passed += step * BACK;
    place += step;
    wheel.push({ offset: passed / whole, places: 0 });
    arrow.push({ offset: passed / whole, places: place });
  }
  return { duration: Math.min(whole, LONGEST), wheel, arrow };
}
