import type { Fact } from "@misterx/client";
import { lang } from "../i18n/index.svelte";

type Teller = (fact: Told) => string;
interface Told {
  pawn: string;
  ticket: string;
  station: number;
  entry: number;
  number: number;
  held: number;
  colour: string;
  first: string;
  second: string;
}

const who = (pawn: string): string => lang.pawn(pawn);
const went = ({ pawn, ticket, station }: Told): string =>
  pawn === "x" ? "" : `${who(pawn)}: ${[ticket && lang.ticket(ticket), `→ ${station}`].filter(Boolean).join(" ")}`;

/** What each fact is worth saying; facts that are not here are seen on the table. */
const TELLERS: Record<string, Teller> = {
  rode: went,
  drove: went,
  walked: went,
  jumped: went,
  operated: went,
  entry_covered: ({ ticket }) => lang.m.news.x({ ticket: lang.ticket(ticket) }),
  laid: ({ ticket }) => lang.m.news.x({ ticket: lang.ticket(ticket) }),
  laid_face_down: () => lang.m.news.faceDown,
  double_played: () => lang.m.news.twice,
  stayed: ({ pawn }) => (pawn && pawn !== "x" ? lang.m.news.passed({ pawn: who(pawn) }) : lang.m.news.stayed),
  revealed: ({ station }) => lang.m.news.seen({ station }),
  marked: ({ station, entry }) => lang.m.news.was({ station, entry }),
  passed: ({ pawn }) => lang.m.news.passed({ pawn: who(pawn) }),
  eliminated: ({ pawn }) => lang.m.news.out({ pawn: who(pawn) }),
  blocked: ({ station }) => lang.m.news.blocked({ station }),
  unblocked: ({ station }) => lang.m.news.unblocked({ station }),
  shown: ({ pawn, number }) => (pawn ? lang.m.news.notHe({ pawn: who(pawn), number }) : ""),
  turned_up: ({ pawn, number }) => lang.m.news.is({ pawn: who(pawn), number }),
  found: ({ pawn }) => lang.m.news.found({ pawn: who(pawn) }),
  warned: ({ held }) => lang.m.news.warned({ held }),
  line_busy: ({ pawn }) => lang.m.news.busy({ pawn: who(pawn) }),
  sent: ({ pawn, colour }) => lang.m.news.sent({ pawn: who(pawn), colour: lang.find("sector", colour) ?? colour }),
  banished: ({ pawn, station }) => lang.m.news.banished({ pawn: who(pawn), station }),
  barricaded: ({ station }) => lang.m.news.barricade({ station }),
  nominated: ({ first, second }) => lang.m.news.nominated({ first: who(first), second: who(second) }),
};

/** A fact of a special rule, by the message that has its name. */
function tellSpecial(fact: Fact): string {
  const say = (lang.m.news as Readonly<Record<string, unknown>>)[fact.event];
  const named = Object.entries(fact).map(([key, value]) => [
    key,
    /^(pawn|other)$/.test(key) ? who(String(value)) : value,
  ]);
  return typeof say === "function" ? String(say(Object.fromEntries(named))) : "";
}

/** What is turned back at once, and to be kept in mind by whoever saw it: no list keeps it. */
const isBrief = (fact: Fact): boolean => fact.event === "shown" && "pawn" in fact;

export interface News {
  text: string;
  brief: boolean;
}

/** Facts in words, as they happened. */
export function tell(facts: readonly Fact[]): News[] {
  return facts
    .map((fact) => ({
      text: TELLERS[fact.event]?.(fact as unknown as Told) ?? tellSpecial(fact),
      brief: isBrief(fact),
    }))
    .filter((news) => news.text);
}
