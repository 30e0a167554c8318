import type { TableState, TransitView } from "@misterx/client";
import { lang } from "../../i18n/index.svelte";
import type { Deciding } from "../../table/turn.svelte";
import { movesToReveal } from "./log";

export function ask(view: TransitView, turn: Deciding, covered: boolean): string {
  const station = view.pawns.x?.station;
  if (turn.active === "x") return !covered && station != null && view.legs > 0 ? lang.m.say.onward({ station }) : "";
  return turn.plan === "fly" ? lang.m.say.fly({ pawn: lang.pawn(turn.active ?? "") }) : "";
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
