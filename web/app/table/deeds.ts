import type { Deed, TableState, Tiding } from "@misterx/client";
import { lang } from "../i18n/index.svelte";

export interface Notice {
  text: string;
  loud: boolean; // it stays until somebody puts it away
}

/** What is worth telling of it afterwards: who sat down before the start is seen anyway. */
export const isTold = (deed: Deed): boolean => deed.what !== "sat" || deed.late;

/** What was done about a seat, in words. */
export function tellDeed(deed: Deed, history: readonly Deed[]): string {
  const words = lang.m.rights.deeds;
  const who = holderOf(deed.seat, deed.number, history);
  const by = deed.by === "host" ? words.host : holderOf(deed.by, deed.number, history);
  const others = deed.by.split(" ").filter((seat) => seat !== deed.seat).map((seat) => holderOf(seat, deed.number, history));
  const alone = !deed.by || deed.by === deed.seat;
  switch (deed.what) {
    case "sat":
      return words.sat(deed.name || words.somebody, lang.seat(deed.seat));
    case "left":
      return alone ? words.left(who) : words.opened(by, who);
    case "bot":
      return alone ? words.bot(who, lang.botName(deed.name)) : words.botFor(by, who, lang.botName(deed.name));
    case "stand_in":
      return words.standIn(who, lang.botName(deed.name));
    case "back":
      return words.back(who);
    case "takeback":
      return words.takeback(who, others.length ? lang.list(others) : "");
  }
}

/** Who held a seat when something was done, with the seat's own name. */
function holderOf(seat: string, before: number, history: readonly Deed[]): string {
  const last = history.findLast((deed) => deed.seat === seat && deed.number < before && (deed.what === "sat" || deed.what === "left"));
  return last?.what === "sat" && last.name ? `${last.name} (${lang.seat(seat)})` : lang.seat(seat);
}

/** What somebody is told at once, if it is not his own doing. */
export function noticeOf({ deed, key }: Tiding, table: TableState): Notice | null {
  const { deeds, devices, takeback } = lang.m.rights;
  if (key) return { text: devices.fresh(lang.m.table.people), loud: true };
  if (!deed) return { text: takeback.kept, loud: false };
  const own = deed.what === "takeback" ? deed.by === table.seat : deed.by === table.seat || (deed.seat === table.seat && !deed.by);
  if (own || !table.started || !isTold(deed) || (deed.what === "sat" && deed.seat === table.seat)) return null;
  if (deed.what !== "sat") return { text: `${tellDeed(deed, table.history)}.`, loud: false };
  const again = table.history.some((earlier) => earlier.what === "sat" && earlier.seat === deed.seat && earlier.number < deed.number);
  const say = again ? deeds.another : deeds.instead;
  return { text: `${say(lang.seat(deed.seat), deed.name || deeds.somebody)}.`, loud: true };
}
