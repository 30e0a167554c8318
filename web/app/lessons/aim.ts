import type { Choice } from "../families";
import type { Turn } from "../table/choosing.svelte";
import type { Learning } from "./learning.svelte";

/** What is to be tapped next: a station of the board, or something else that a selector finds. `name` says what it is. */
export type Aim = { name: string; station: number } | { name: string; selector: string };

/** What a lesson calls things on the table. What is not in sight lies beside the log. */
const THINGS: Record<string, string> = {
  log: "[data-strip], .log ol",
  hand: ".holding.first",
};
const TAB = '[data-tab="log"]';

const inSight = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((node) => node.checkVisibility());

/** The thing that a lesson asks to look at. */
export const thing = (name: string): string => THINGS[name] ?? `[data-look="${name}"]`;

/** The next tap on the way to what is asked; null where nothing is. */
export function aim(learning: Learning, turn: Turn): Aim | null {
  const { asked, showing } = learning;
  if (showing) return null;
  if (!asked) return { name: "next", selector: "[data-next]" };
  if (asked.station !== null) return { name: `station ${asked.station}`, station: asked.station };
  if (asked.look !== null) {
    const selector = thing(asked.look);
    return inSight(selector) ? { name: `look ${asked.look}`, selector } : { name: "tab log", selector: TAB };
  }
  const wanted = learning.wanted(turn);
  return wanted ? towards(wanted, turn, learning) : null;
}

function towards(wanted: Choice, turn: Turn, learning: Learning): Aim | null {
  if (wanted.station === null) return payment(wanted) ?? act(wanted);
  if (turn.active !== wanted.who) {
    const station = learning.table.view?.pawns[wanted.who]?.station;
    return station == null ? null : { name: `pawn ${wanted.who}`, station };
  }
  if (turn.activePlan !== wanted.plan) return { name: `plan ${wanted.plan}`, selector: `[data-plan="${wanted.plan}"]` };
  if (turn.chosen !== wanted.station) return { name: `station ${wanted.station}`, station: wanted.station };
  return payment(wanted) ?? way(wanted);
}

/** In the chooser: a box to tick, the ticket, and yes where it asks once more. */
function way(wanted: Choice): Aim | null {
  if (inSight(".chooser .strong.way")) return { name: "go", selector: ".chooser .strong.way" };
  const box = `.chooser label:nth-child(${wanted.block ? 2 : 1}):has(input[name="block"])`;
  if (inSight(box) && !document.querySelector(`${box} input:checked`)) return { name: "block", selector: box };
  const ticket = wanted.how || wanted.pay[0];
  const key = ticket || [wanted.how, wanted.die, wanted.facing, ""].join("|");
  const selector = `.chooser [data-way="${key}"]`;
  return inSight(selector) ? { name: `way ${key}`, selector } : null;
}

/** Among the tickets that pay: those that are still to be given, then the button. */
function payment(wanted: Choice): Aim | null {
  if (!inSight(".payment")) return null;
  for (const kind of new Set(wanted.pay)) {
    const selector = `[data-pay="${kind}"]`;
    const given = Number(document.querySelector(`${selector} b`)?.textContent?.split("/")[0] ?? 0);
    if (given < wanted.pay.filter((other) => other === kind).length)
      return { name: `pay ${kind} ${given + 1}`, selector };
  }
  return { name: "confirm", selector: "[data-confirm]" };
}

function act(wanted: Choice): Aim {
  const own = `[data-action][data-move="${wanted.text}"]`;
  if (inSight(own)) return { name: `action ${wanted.plan}`, selector: own };
  if (wanted.plan === "discard" && !wanted.pay.length) return { name: "action keep", selector: '[data-action="keep"]' };
  return { name: `action ${wanted.plan}`, selector: `[data-action="${wanted.plan}"]` };
}
