import type { Deed, TableState, Tiding } from "@misterx/client";
import { lang } from "../i18n/index.svelte";
import { tellDoubt } from "./doubts";

export interface Notice {
  text: string;
  loud: boolean; // it stays until somebody puts it away
}

/** What is worth telling of it afterwards: who sat down before the start is seen anyway. */
export const isTold = (deed: Deed): boolean => deed.what !== "sat" || deed.late;

/** What was done about a seat, in words. */
export function tellDeed(deed: Deed, history: readonly Deed[]): string {
  const who = holderOf(deed.seat, deed.number, history);
  const by = deed.by === "host" ? lang.m.deed.host : holderOf(deed.by, deed.number, history);
  const others = deed.by
    .split(" ")
    .filter((seat) => seat !== deed.seat)
    .map((seat) => holderOf(seat, deed.number, history));
  const alone = !deed.by || deed.by === deed.seat;
  switch (deed.what) {
    case "sat":
      return lang.m.deed.sat({ who: deed.name || lang.m.deed.somebody, seat: lang.seat(deed.seat) });
    case "left":
      return alone ? lang.m.deed.left({ who }) : lang.m.deed.opened({ by, who });
    case "bot":
      return alone
        ? lang.m.deed.bot({ who, bot: lang.botName(deed.name) })
        : lang.m.deed.botFor({ by, who, bot: lang.botName(deed.name) });
    case "stand_in":
      return lang.m.deed.standIn({ who, bot: lang.botName(deed.name) });
    case "back":
      return deed.late ? lang.m.deed.backLate({ who }) : lang.m.deed.back({ who });
    case "slept":
      return lang.m.deed.slept({ who: deed.name ? `${deed.name} (${lang.seat(deed.seat)})` : who });
    case "takeback":
      return others.length
        ? lang.m.deed.takebackAgreed({ who, others: lang.list(others) })
        : lang.m.deed.takeback({ who });
  }
}

/** What a bot did for whoever is back, as far as this page can see it. */
function tellKept({ left, view, seat }: TableState): string {
  const moved = (view?.seats[seat] ?? []).flatMap((pawn) => {
    const [from, to] = [left?.pawns[pawn]?.station, view?.pawns[pawn]?.station];
    return from != null && to != null && from !== to ? [`${lang.piece(pawn)} ${from} → ${to}`] : [];
  });
  return moved.length ? lang.m.wait.keptMoves({ moves: lang.list(moved) }) : lang.m.wait.kept;
}

/** Who held a seat when something was done, with the seat's own name. */
function holderOf(seat: string, before: number, history: readonly Deed[]): string {
  const last = history.findLast(
    (deed) => deed.seat === seat && deed.number < before && ["sat", "left", "slept"].includes(deed.what),
  );
  return last?.what === "sat" && last.name ? `${last.name} (${lang.seat(seat)})` : lang.seat(seat);
}

/** What somebody is told at once, if it is not his own doing. */
export function noticeOf({ deed, key, doubt }: Tiding, table: TableState): Notice | null {
  const { deed: words, device, takeback } = lang.m;
  if (doubt) return { text: tellDoubt(doubt, table), loud: true };
  if (key) return { text: device.fresh({ people: lang.m.table.people }), loud: true };
  if (!deed) return { text: takeback.kept, loud: false };
  if (deed.what === "back" && deed.seat === table.seat) return { text: tellKept(table), loud: true };
  if (deed.what === "slept") return { text: `${tellDeed(deed, table.history)}.`, loud: true };
  const own =
    deed.what === "takeback"
      ? deed.by === table.seat
      : deed.by === table.seat || (deed.seat === table.seat && !deed.by);
  if (own || !table.started || !isTold(deed) || (deed.what === "sat" && deed.seat === table.seat)) return null;
  if (deed.what !== "sat") return { text: `${tellDeed(deed, table.history)}.`, loud: false };
  const again = table.history.some(
    (earlier) => earlier.what === "sat" && earlier.seat === deed.seat && earlier.number < deed.number,
  );
  const say = again ? words.another : words.instead;
  return { text: `${say({ seat: lang.seat(deed.seat), who: deed.name || words.somebody })}.`, loud: true };
}
