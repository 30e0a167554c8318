import type { HandView, TableState } from "@misterx/client";
import { lang } from "../../i18n/index.svelte";
import type { Deciding } from "../../table/choosing.svelte";
import type { Aim, Side } from "../family";

const SOON = 6; // moves before he moves openly from which on it is worth saying

export function ask(_view: HandView, turn: Deciding): string {
  const { m } = lang;
  if (turn.discards) return m.hand.discardNow;
  if (turn.plan === "mission") return m.hand.choose;
  return turn.acts ? m.hand.special : "";
}

export function more(view: HandView, table: TableState): string {
  const { m } = lang;
  const move = view.first_open_move;
  if (view.log.length + SOON >= move)
    return table.seat === "x" ? m.hand.openFromYou({ move }) : m.hand.openFrom({ move });
  return table.aid?.possible.length && table.seat !== "x" ? m.possible.city({ count: table.aid.possible.length }) : "";
}

export function aim(view: HandView, side: Side): Aim {
  const { m } = lang;
  return { phase: phaseOf(view), goal: m.goal.mission({ side }) };
}

/** The colour of his mission is public; from a certain move on so are his cities. */
function phaseOf(view: HandView): string {
  const { m } = lang;
  if (!view.mission) return m.phase.choosing;
  const mission = m.hand.mission({ colour: lang.find("mission", view.mission) ?? view.mission });
  return view.log.length < view.first_open_move ? m.phase.secret({ mission }) : m.phase.open({ mission });
}
