import type { AnyView, GangView, HandView, TableState, TransitView } from "@misterx/client";
import { cityOn, missionsOf } from "../families/hand/marks";
import { movesToReveal } from "../families/transit/log";
import { lang } from "../i18n/index.svelte";
import type { Beside } from "../table/beside";
import type { BoardPlan } from "@misterx/client";

/** Something to say, under a name by which it is said once. */
export type Hint = readonly [name: string, text: string];

/** What a coach sees. */
export interface Sight<V extends AnyView = AnyView> {
  view: V;
  table: TableState;
  turn: Beside["turn"];
  plan: BoardPlan | null;
}

const FEW = 3; // places among which a lucky guess is worth a move
const SCARCE = 2;
const MANY_WARNINGS = 12;
const MOST_WARNINGS = 20;

/** What there is to say now, the most urgent first. */
export function hintsOf(sight: Sight): Hint[] {
  const { view, table, turn } = sight;
  if (view.result || !turn.mine) return [];
  if (table.seat === "x") return [...own(sight, X_HINTS), ...flee(sight)];
  return [...corner(sight), ...own(sight, HUNTERS_HINTS)];
}

type Hints = (sight: Sight) => Hint[];
const own = (sight: Sight, hints: Record<string, unknown>): Hint[] =>
  (hints[sight.view.family] as Hints | undefined)?.(sight) ?? [];
const HUNTERS_HINTS = { transit: huntByLog, hand: huntByHand, gang: huntTheGang };
const X_HINTS = { transit: show, hand: reachGoal };

function corner({ view, table, turn, plan }: Sight): Hint[] {
  const possible = table.aid?.possible ?? [];
  const goal = turn.choices.find(({ station }) => station !== null && possible.includes(station));
  if (!goal || possible.length > FEW) return [];
  const said = { pawn: lang.pawn(goal.who), station: called(plan, goal.station!), count: possible.length };
  return [[`corner ${view.round} ${goal.who}`, lang.m.coach.corner(said)]];
}

function huntByLog({ view, turn }: Sight<TransitView>): Hint[] {
  const { m } = lang;
  const { last_seen: seen, log, tickets } = view;
  const found: Hint[] = [];
  if (seen && seen.entry === log.length) found.push([`seen ${log.length}`, m.coach.seen({ station: seen.station })]);
  if (movesToReveal(view) === 1) found.push([`soon ${log.length}`, m.coach.soon]);
  const stock = tickets.pool ?? tickets[turn.active ?? ""] ?? {};
  for (const [ticket, left] of Object.entries(stock))
    if (left <= SCARCE) found.push([`scarce ${ticket}`, m.coach.scarce({ ticket: lang.ticket(ticket), left })]);
  return found;
}

function huntByHand({ view, turn, plan }: Sight<HandView>): Hint[] {
  const { m } = lang;
  const found: Hint[] = [];
  const [mission] = view.mission ? missionsOf(view, plan) : [];
  if (mission) {
    const cities = lang.list(
      mission.targets.map((city) => called(plan, city)),
      "disjunction",
    );
    const colour = lang.find("mission", mission.name) ?? mission.name;
    found.push(["targets", m.coach.targets({ mission: colour, cities })]);
  }
  const ring = view.rings.at(-1);
  if (ring) {
    const said = { entry: ring.entry, station: called(plan, ring.station) };
    found.push([`ring ${ring.entry} ${ring.station}`, m.coach.ring(said)]);
  }
  if (turn.actions.some(({ plan: kind }) => kind === "investigate")) found.push(["trail", m.coach.trail]);
  return found;
}

function huntTheGang({ view, turn }: Sight<GangView>): Hint[] {
  const { m } = lang;
  if (view.phase >= 2) {
    const warned: Hint = ["warnings", m.coach.warnings({ held: view.warnings, most: MOST_WARNINGS })];
    return [["call", m.coach.call], ...(view.warnings >= MANY_WARNINGS ? [warned] : [])];
  }
  const left = view.checks ?? 0;
  const asked = turn.actions.some(({ plan }) => plan === "check");
  return [...(asked ? [[`check ${left}`, m.coach.check({ left })] as const] : []), ["tokens", m.coach.tokens]];
}

function reachGoal({ view, turn, plan }: Sight<HandView>): Hint[] {
  const targets = view.mission ? (missionsOf(view, plan)[0]?.targets ?? []) : [];
  const goal = targets.find((city) => turn.stations.includes(city));
  return goal === undefined ? [] : [[`home ${goal}`, lang.m.coach.home({ station: called(plan, goal) })]];
}

function flee({ view, table, turn }: Sight): Hint[] {
  const reach = new Set(Object.values(table.aid?.reach ?? {}).flat());
  const station = view.pawns.x?.station;
  const safe = turn.stations.find((other) => !reach.has(other));
  if (station == null || !reach.has(station) || safe === undefined) return [];
  return [[`near ${view.round}`, lang.m.coach.near({ station: safe })]];
}

function show({ view }: Sight<TransitView>): Hint[] {
  return movesToReveal(view) === 1 ? [[`show ${view.log.length}`, lang.m.coach.show]] : [];
}

/** A place by its name where it has one. */
const called = (plan: BoardPlan | null, station: number): string => cityOn(plan, station) || String(station);
