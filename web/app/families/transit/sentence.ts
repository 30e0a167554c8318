import type { TableState, TransitView } from "@misterx/client";
import type { Choice } from "../choice";
import type { Aim, Side } from "../family";
import { lang } from "../../i18n/index.svelte";
import type { Deciding } from "../../table/choosing.svelte";
import { lastEntry, movesToReveal } from "./log";
import { SPECIALS } from "./specials";

export function ask(view: TransitView, turn: Deciding, covered: boolean): string {
  const station = view.pawns.x?.station;
  if (turn.active === "x") return !covered && station != null && view.legs > 0 ? lang.m.say.onward({ station }) : "";
  return SPECIALS.map((special) => special.ask?.(turn)).find(Boolean) ?? "";
}

export function more(view: TransitView, table: TableState, covered: boolean): string {
  const { m } = lang;
  const moves = movesToReveal(view);
  if (table.seat === "x") return covered || moves === null ? "" : m.say.revealMine({ moves });
  const coming = moves === null ? m.say.revealNever : m.say.revealIn({ moves });
  const places = table.aid?.possible;
  if (places?.length === 1) return `${coming} ${m.table.certain({ station: places[0]! })}`;
  const seen = view.last_seen ? ` ${m.say.seen({ station: view.last_seen.station })}` : "";
  return coming + seen + (places ? ` ${m.possible.station({ count: places.length })}` : "");
}

/** By entries where his log is the game's clock, else by rounds, in which he may make more entries than one. */
export function progress(view: TransitView): { text: string; about?: string } {
  const { m } = lang;
  const limit = Number(view.options.round_limit);
  if (view.options.end_mode === "entries") return { text: m.table.entryOf({ entry: view.log.length, of: limit }) };
  const entries = lastEntry(view);
  const about = entries > limit ? m.table.roundAbout({ rounds: limit, entries }) : undefined;
  return { text: m.table.round({ round: Math.max(1, view.round), of: limit }), about };
}

export function aim(view: TransitView, side: Side): Aim {
  const { m } = lang;
  const limit = Number(view.options.round_limit);
  const byEntries = view.options.end_mode === "entries";
  return {
    phase: isLast(view) ? m.phase.last : view.last_seen ? m.phase.hunt : m.phase.unseen,
    goal: byEntries ? m.goal.entries({ side, entries: limit }) : m.goal.run({ side, rounds: limit }),
  };
}

export function isLast(view: TransitView): boolean {
  const limit = Number(view.options.round_limit);
  return view.options.end_mode === "entries" ? view.log.length === limit - 1 : view.round === limit;
}

/** That he will be seen, and that hunters see him move twice. */
export function warn(view: TransitView, choice: Choice, place: string): string {
  const { m } = lang;
  if (choice.who !== "x") return "";
  const seen = movesToReveal(view) === 1 || choice.show;
  const twice = choice.plan === "double" || choice.plan === "triple";
  return [seen ? m.pick.willBeSeen({ station: place }) : "", twice ? m.pick.giveDouble : ""].join(" ").trim();
}
