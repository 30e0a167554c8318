import type { Absence, Json, Why } from "@misterx/client";
import { lang } from "../i18n/index.svelte";
import { say } from "../i18n/said";

const MANY = 12; // places that a sentence lists; half as many where they have names, or in the second line
const MOST_BESIDE = 2; // reasons of the step before
const HIDDEN = "a hidden ticket"; // as the server calls what lies face down
type Naming = (station: number) => string;

/** What there is to say about a place: that he can be there, or why not, and why not from where he would have come. */
export function sayWhy(why: Why, name: Naming, own: boolean): string[] {
  if (why.possible)
    return [own ? lang.m.why.canMine({ place: name(why.station) }) : lang.m.why.can({ place: name(why.station) })];
  if (!why.absence) return [lang.m.why.nothing];
  const beside = new Map<string, string[]>(); // [reason]: places that have it
  for (const reason of why.absence.because) {
    const told = sayAbsence(reason, name, MANY / 2);
    beside.set(told, [...(beside.get(told) ?? []), name(reason.station)]);
  }
  const most = [...beside].sort(([, a], [, b]) => b.length - a.length).slice(0, MOST_BESIDE);
  return [
    sayAbsence(why.absence, name),
    ...most.map(([told, places]) => lang.m.why.notFrom({ places: cut(places, MANY, "disjunction"), reason: told })),
  ];
}

/** One reason in the reader's language; the server's English where the language lacks the code or an argument. */
function sayAbsence({ code, text, arguments: given }: Absence, name: Naming, most = MANY): string {
  const told: Record<string, unknown> = { ...given };
  if (typeof given.entry === "number") told.at = lang.m.why.at({ entry: given.entry });
  if (Array.isArray(given.possible))
    told.possible = given.possible.length
      ? cut(
          given.possible.map((station) => name(Number(station))),
          most,
        )
      : "–";
  const began = sayBeginning(given, name);
  if (began && Array.isArray(given.tickets))
    told.story = lang.m.why.then({
      began,
      tickets: sayTickets(given.tickets.map((ticket) => sayTicket(String(ticket)))),
    });
  return say(lang.m.absence, {}, { code, text, arguments: told }, (hole, value) => {
    if (hole === "pawn" || hole === "pawns" || hole === "by") return lang.pawn(value);
    return hole === "ticket" ? sayTicket(value) : hole === "shown" ? name(Number(value)) : value;
  });
}

function sayBeginning({ since, shown, shown_at: at }: Record<string, Json>, name: Naming): string | null {
  const { began, why } = lang.m;
  if (since === "shown" || since === "marked")
    return typeof shown === "number" && typeof at === "number"
      ? began[since]({ station: name(shown), at: why.at({ entry: at }) })
      : null;
  return since === "started" || since === "stated" ? began[since] : null;
}

const sayTicket = (id: string): string => (id === HIDDEN ? lang.m.log.faceDown : lang.ticket(id));

/** “Taxi, 2 × Bus, Taxi”. */
function sayTickets(tickets: string[]): string {
  const runs: [ticket: string, times: number][] = [];
  for (const ticket of tickets) {
    if (runs.at(-1)?.[0] === ticket) runs.at(-1)![1]++;
    else runs.push([ticket, 1]);
  }
  return runs.map(([ticket, times]) => (times > 1 ? `${times}\u00a0×\u00a0${ticket}` : ticket)).join(", ");
}

/** So many places as can be read at a glance, and how many more there are. */
function cut(places: string[], many: number, type: "conjunction" | "disjunction" = "conjunction"): string {
  const most = places.some((place) => place.includes(" ")) ? Math.min(many, MANY / 2) : many;
  if (places.length <= most) return type === "disjunction" ? lang.list(places, type) : places.join(", ");
  return lang.m.why.more({ places: places.slice(0, most).join(", "), count: places.length - most });
}
