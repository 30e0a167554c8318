import type { GangView, TableState } from "@misterx/client";
import { lang } from "../../i18n/index.svelte";
import type { Deciding } from "../../table/choosing.svelte";
import type { Aim, Side } from "../family";

export function ask(view: GangView, turn: Deciding, covered: boolean): string {
  const asked = view.asked && lang.find("asked", view.asked);
  return asked ? asked + tokenText(view, turn, covered) : "";
}

/** Which token is about to move, and its number for those who know it. */
function tokenText(view: GangView, turn: Deciding, covered: boolean): string {
  const token = turn.active?.startsWith("t") ? view.pawns[turn.active] : undefined;
  if (!token || !turn.active || covered) return "";
  return ` ${lang.pawn(turn.active)}${token.number == null ? "" : `: ${lang.m.gang.faceUp({ number: token.number })}`}.`;
}

/** What one needs to decide, also where the panel with the dial is folded away. */
export function more(view: GangView, table: TableState): string {
  const { m } = lang;
  const how = table.seat === "x" || !view.phase ? "" : ` ${m.gang.how}`;
  const checks = view.checks == null ? "" : `${m.gang.checks({ left: view.checks })}.${how}`;
  const left = view.phase < 2 ? checks : `${m.gang.warnings({ held: view.warnings })}.`;
  const chief = view.colour ? m.gang.chief({ colour: lang.find("sector", view.colour) ?? view.colour }) : "";
  return [chief, left].filter(Boolean).join(" ");
}

export function aim(view: GangView, side: Side): Aim {
  const { m } = lang;
  if (view.phase === 2) return { phase: m.gang.phase2, goal: m.goal.arrest({ side }) };
  return { phase: view.phase ? m.gang.phase1 : m.phase.places, goal: m.goal.find({ side }) };
}
