import type { AnyView, BoardPlan } from "@misterx/client";
import { familyOf, unique } from "../families";
import { lang } from "../i18n/index.svelte";

/** Why a pawn does not get to a place with this move, as far as the table shows it: who or what is there, and which lines lead there. */
export function tellMissed(
  view: AnyView,
  plan: BoardPlan,
  seat: string,
  pawn: string | null,
  to: number,
  place: string,
): string {
  const { miss } = lang.m;
  const from = pawn === null ? null : view.pawns[pawn]?.station;
  const who = pawn === null ? "" : lang.pawn(pawn);
  const family = familyOf(view);
  const there = Object.keys(view.pawns).find((other) => other !== "x" && view.pawns[other]?.station === to);
  if (from === to && pawn !== null) return miss.here({ who, place });
  if (there) return miss.taken({ who: lang.pawn(there), place });
  if (family?.marks(view, seat).some((mark) => mark.kind === "block" && mark.station === to))
    return miss.blocked({ place });
  if (from == null || family?.spot === "square") return miss.now({ who, place });
  const ways = plan.links.filter(({ start, end }) => (start === from && end === to) || (start === to && end === from));
  if (!ways.length) return miss.far({ from: String(from), place });
  return miss.ticket({ place, ways: lang.list(unique(ways.map(({ mode }) => lang.ticket(mode))), "disjunction") });
}
