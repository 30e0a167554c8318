import type { AnyView, TableState } from "@misterx/client";
import { familyOf, spotOf } from "../families";
import { lang } from "../i18n/index.svelte";
import { tellDealing } from "../lobby/dealing";
import type { Deciding } from "./choosing.svelte";
import { namesWaitedFor } from "./waiting";

export interface Sentence {
  main: string;
  more: string;
}

/** The one sentence that says what is expected now, and what is worth knowing with it. */
export function sentence(
  table: TableState,
  turn: Deciding,
  covered: boolean,
  name: (station: number) => string = String,
): Sentence {
  const { m } = lang;
  const view = table.view;
  if (table.status === "lost") return { main: m.say.lost, more: "" };
  if (!view) return { main: waitingText(table), more: "" };
  const family = familyOf(view);
  if (!family) return { main: m.say.unknownGame, more: "" };
  if (view.result) return { main: m.say.over({ winner: view.result.winner }), more: reasonOf(view.result, table.seat) };
  if (table.waiting) return { main: m.say.sent, more: "" };
  const more = family.more(view, table, covered);
  return {
    main: mainText(table, view, turn, covered, name),
    more: table.seat === "public" ? `${m.table.watching} ${more}`.trim() : more,
  };
}

/** Why it is over, said to whoever reads it: Mister X is spoken to, and who gave up is named. */
export function reasonOf({ winner, reason }: { winner: string; reason: string }, seat: string): string {
  const loser = winner === "x" ? "hunters" : "x";
  if (reason === "resigned") return lang.find("resigned", loser) ?? "";
  if (reason === "timeout") return lang.find("timeout", loser) ?? "";
  return (seat === "x" && lang.find("ending", `${reason}.you`)) || (lang.find("ending", reason) ?? "");
}

function waitingText(table: TableState): string {
  if (table.dealing) return tellDealing(table);
  const open = Object.values(table.people).filter((person) => person.kind === "open").length;
  return table.status === "open" && !table.started && open
    ? lang.m.people.waiting({ count: open })
    : lang.m.say.connecting;
}

function mainText(
  table: TableState,
  view: AnyView,
  turn: Deciding,
  covered: boolean,
  name: (station: number) => string,
): string {
  const { m } = lang;
  if (!turn.mine) return otherText(table, view);
  if (table.people[table.seat]?.kind === "bot") return m.seat.botPlays;
  const asked = familyOf(view)?.ask(view, turn, covered);
  if (asked) return asked;
  if (turn.active === "x") {
    const station = view.pawns.x?.station;
    if (covered || station == null) return m.table.yourTurn;
    return m.say.chooseX({ station: name(station), spot: spotOf(view) });
  }
  return turn.active ? m.say.choose({ pawn: lang.pawn(turn.active), spot: spotOf(view) }) : m.say.action;
}

function otherText(table: TableState, view: AnyView): string {
  const { m } = lang;
  const family = familyOf(view);
  if (view.turn === "x" || family?.xBegins?.(view)) {
    const person = table.people.x;
    return person?.kind === "person" && person.name && table.seat !== "x"
      ? m.say.waitingFor({ name: person.name })
      : m.say.xMoving;
  }
  const names = namesWaitedFor(table, view);
  if (names.length) return m.say.waitingFor({ name: lang.list(names) });
  if (table.seat === "x" || table.seat === "public") return m.say.huntersMoving;
  const next = family?.next?.(view);
  if (next && /^h\d$/.test(next)) return m.say.waitingFor({ name: table.people[next]?.name || lang.seat(next) }); // a seat, not a pawn
  return next ? m.say.colleague({ pawn: lang.pawn(next) }) : m.say.huntersMoving;
}
