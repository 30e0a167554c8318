import type { AnyView, GangView, HandView, TableState, TransitView } from "@misterx/client";
import { isGang, isHand, isTransit, spotOf } from "../families";
import { lang } from "../i18n/index.svelte";
import type { Deciding } from "./turn.svelte";

export interface Sentence {
  main: string;
  more: string;
}

/** The one sentence that says what is expected now, and what is worth knowing with it. */
export function sentence(table: TableState, turn: Deciding, covered: boolean): Sentence {
  const { m } = lang;
  const view = table.view;
  if (table.status === "lost") return { main: m.say.lost, more: "" };
  if (!view) return { main: waitingText(table), more: "" };
  if (view.result) return { main: m.say.over({ winner: view.result.winner }), more: reasonOf(view.result, table.seat) };
  if (table.waiting) return { main: m.say.sent, more: "" };
  const more = moreText(table, view, covered);
  return { main: mainText(table, view, turn, covered), more: table.seat === "public" ? `${m.table.watching} ${more}`.trim() : more };
}

/** Why it is over, said to whoever reads it: Mister X is spoken to, and who gave up is named. */
export function reasonOf({ winner, reason }: { winner: string; reason: string }, seat: string): string {
  const loser = winner === "x" ? "hunters" : "x";
  if (reason === "resigned") return lang.find("resigned", loser) ?? "";
  if (reason === "timeout") return lang.find("timeout", loser) ?? "";
  return (seat === "x" && lang.find("ending", `${reason}.you`)) || (lang.find("ending", reason) ?? "");
}

function waitingText(table: TableState): string {
  const open = Object.values(table.people).filter((person) => person.kind === "open").length;
  return table.status === "open" && !table.started && open ? lang.m.people.waiting({ count: open }) : lang.m.say.connecting;
}

function mainText(table: TableState, view: AnyView, turn: Deciding, covered: boolean): string {
  const { m } = lang;
  if (!turn.mine) return otherText(table, view);
  if (isGang(view) && view.asked && lang.find("asked", view.asked)) return lang.find("asked", view.asked)! + tokenText(view, turn, covered);
  if (isHand(view)) {
    if (turn.discards) return m.hand.discardNow;
    if (turn.plan === "mission") return m.hand.choose;
    if (turn.acts) return m.hand.special;
  }
  if (turn.active === "x") {
    const station = view.pawns.x?.station;
    if (covered || station == null) return m.table.yourTurn;
    return isTransit(view) && view.legs > 0 ? m.say.onward({ station }) : m.say.chooseX({ station, spot: spotOf(view) });
  }
  if (turn.plan === "fly") return m.say.fly({ pawn: lang.pawn(turn.active ?? "") });
  return turn.active ? m.say.choose({ pawn: lang.pawn(turn.active), spot: spotOf(view) }) : m.say.action;
}

/** Which token is about to move, and its number for those who know it. */
function tokenText(view: AnyView, turn: Deciding, covered: boolean): string {
  const token = turn.active?.startsWith("t") ? view.pawns[turn.active] : undefined;
  if (!token || !turn.active || covered) return "";
  return ` ${lang.pawn(turn.active)}${token.number == null ? "" : `: ${lang.m.gang.faceUp({ number: token.number })}`}.`;
}

function otherText(table: TableState, view: AnyView): string {
  const { m } = lang;
  if (view.turn === "x" || (isHand(view) && !view.mission)) { // his mission comes before the first turn
    const person = table.people.x;
    return person?.kind === "person" && person.name && table.seat !== "x" ? m.say.waitingFor({ name: person.name }) : m.say.xMoving;
  }
  if (table.seat === "x" || table.seat === "public") return m.say.huntersMoving;
  const next = "next" in view ? (view.next as string | null) : null;
  if (next && /^h\d$/.test(next)) return m.say.waitingFor({ name: table.people[next]?.name || lang.seat(next) }); // a seat, not a pawn
  return next ? m.say.colleague({ pawn: lang.pawn(next) }) : m.say.huntersMoving;
}

export function movesToReveal(view: TransitView): number | null {
  const written = view.log.length;
  const coming = view.reveals.find((entry) => entry > written && entry <= lastEntry(view));
  return coming === undefined ? null : coming - written;
}

/** The highest number that the log can come to. */
export function lastEntry(view: TransitView): number {
  const { end_mode, round_limit, double_tickets } = view.options as Record<string, number | string>;
  const doubles = end_mode === "entries" ? 0 : Number(double_tickets ?? 0);
  return Math.max(Number(round_limit) + doubles, view.log.length);
}

const SOON = 6; // moves before he moves openly from which on it is worth saying

function handText(table: TableState, view: HandView): string {
  const { m } = lang;
  if (view.log.length + SOON >= view.first_open_move) return table.seat === "x" ? m.hand.openFromYou({ move: view.first_open_move }) : m.hand.openFrom({ move: view.first_open_move });
  return table.aid?.possible.length && table.seat !== "x" ? m.possible.city({ count: table.aid.possible.length }) : "";
}

/** What one needs to decide, also where the panel with the dice and the dial is folded away. */
function gangText(view: GangView): string {
  const { m } = lang;
  const dice = view.dice.length ? `${m.gang.dice}: ${view.dice.join(", ")}.` : "";
  const left = view.phase < 2 ? (view.checks == null ? "" : `${m.gang.checks({ left: view.checks })}.`) : `${m.gang.warnings({ held: view.warnings })}.`;
  const chief = view.colour ? m.gang.chief({ colour: lang.find("sector", view.colour) ?? view.colour }) : "";
  return [dice, chief, left].filter(Boolean).join(" ");
}

function moreText(table: TableState, view: AnyView, covered: boolean): string {
  const { m } = lang;
  if (isGang(view)) return gangText(view);
  if (isHand(view)) return handText(table, view);
  if (!isTransit(view)) return "";
  const moves = movesToReveal(view);
  if (table.seat === "x") return covered || moves === null ? "" : m.say.revealMine({ moves });
  const seen = view.last_seen ? ` ${m.say.seen({ station: view.last_seen.station })}` : "";
  const places = table.aid?.possible;
  if (places?.length === 1) return `${moves === null ? m.say.revealNever : m.say.revealIn({ moves })} ${m.table.certain({ station: places[0]! })}`;
  const possible = places ? ` ${m.possible.station({ count: places.length })}` : "";
  return (moves === null ? m.say.revealNever : m.say.revealIn({ moves })) + seen + possible;
}
