import type { Ending } from "@misterx/client";
import type { Spot } from "../i18n/index.svelte";
import { lang } from "../i18n/index.svelte";

const NAMED = 5; // places; the others are counted

/** Why it ended so, after the reason itself: who came from where, what was safe, who was near; said to whoever reads it. */
export function why(ending: Ending, reason: string, seat: string, spot: Spot): string[] {
  const t = lang.m.told;
  const you = seat === "x";
  const { station, pawn, start, token, nearest, away } = ending;
  const names = lang.list(nearest.map((id) => lang.pawn(id)));
  if (reason === "captured" && pawn) {
    const by = lang.find("by", ending.by) ?? lang.m.by.other;
    const caught = start
      ? t[you ? "caught.you" : "caught"]({ pawn: lang.pawn(pawn), station, by, start })
      : t[you ? "met.you" : "met"]({ pawn: lang.pawn(pawn), station });
    return [caught, safety(ending, you, spot)];
  }
  if (!station) return [];
  if (reason.startsWith("x_") && away === 1) return [t[you ? "shut.you" : "shut"]({ station, pawns: names })];
  const where = token
    ? t[you ? "token.you" : "token"]({ token: lang.pawn(token), station })
    : lang.m.review[you ? "true.you" : "true"]({ station });
  if (!nearest.length) return [where];
  if (away < 2) return [where, t.door({ pawns: names })];
  return [where, (spot === "square" ? t.squares : t.nearest)({ pawns: names, away })];
}

function safety({ choices, safe, twice }: Ending, you: boolean, spot: Spot): string {
  const t = lang.m.told;
  if (spot === "square") return t.dice;
  if (safe.length)
    return (spot === "city" ? t.safe_city : t.safe_station)({ count: safe.length, stations: some(safe) });
  if (twice.length) return t[you ? "twice.you" : "twice"]({ stations: some(twice) });
  return choices ? t[you ? "nowhere.you" : "nowhere"] : "";
}

function some(stations: readonly number[]): string {
  const named = stations.slice(0, NAMED).join(", ");
  const count = stations.length - NAMED;
  return count > 0 ? lang.m.told.and_more({ stations: named, count }) : named;
}
