import type { Arrow, Legend, Mark, Piece, Point, Target } from "@misterx/board";
import { getBoard, getPicture, type BoardPlan, type Step, type TableState } from "@misterx/client";
import { familyOf } from "../families";
import { piecesOf } from "../families/pawns";
import { lang } from "../i18n/index.svelte";
import { settings } from "../settings.svelte";
import type { Asking } from "./asking.svelte";
import type { Calm } from "./calm.svelte";
import { weigh } from "./cities";
import { Cueing } from "./cueing.svelte";
import { Finale } from "./finale.svelte";
import type { Marking } from "./pencil.svelte";
import { arrowsOf, marksOf } from "./overlays";
import { viewAt, type Peek, type Replay } from "./replay.svelte";
import { Routes } from "./routes";
import { Staging } from "./staging.svelte";
import type { Turn } from "./choosing.svelte";

const LONGEST_SPOT = 4000;
const RIDES = 3; // modes of a board that hunters take; the fourth is Mister X's own
const LATELY = 6; // of his stations that his trail shows
const MANY = 40; // targets that are not looked at together

/** What a scene is made of: the table as it is and as it is laid out, and what its person is about to do. */
export interface Parts {
  table: TableState;
  calm: Calm;
  turn: Turn;
  marking: Marking;
  replay: Replay;
  peek: Peek;
  asking: Asking;
}

/** Everything that lies on the board, and where one looks. */
export class Scene {
  private readonly parts: Parts;
  private readonly covered: () => boolean;
  private fading = 0;
  readonly finale: Finale;
  readonly staging: Staging;
  readonly cueing: Cueing;
  plan = $state.raw<BoardPlan | null>(null);
  picture = $state("");
  spot = $state<number | null>(null);

  over = $derived.by(() => Boolean(this.parts.calm.view?.result));
  past = $derived.by((): Step | null => (this.over ? this.parts.replay.step : null));
  /** Whether a finished game is looked at before its end. */
  private earlier = $derived.by(() => (this.past && this.parts.replay.at < this.parts.replay.last ? this.past : null));
  stations = $derived(new Map<number, Point>(this.plan?.stations.map((spot) => [spot.number, [spot.x, spot.y]]) ?? []));
  /** What is written on the board, as it is said in the reader's language. */
  say = $derived.by(() => {
    const said = this.plan?.translated[lang.code] ?? {};
    return (text: string): string => said[text] ?? text;
  });
  names = $derived(new Map(this.plan?.stations.map(({ number, name }) => [number, name && this.say(name)]) ?? []));
  weights = $derived(weigh(this.plan));
  routes = $derived(this.plan && new Routes(this.plan));
  legend = $derived.by((): Legend => {
    void lang.m; // another language is another legend
    return (mode) => ({ name: lang.find("ticket", mode) ?? mode, letter: lang.find("letter", mode) });
  });
  private placed = $derived.by((): Piece[] => {
    const { table, calm, turn } = this.parts;
    if (!table.view) return [];
    const view = this.earlier ? viewAt(table.view, this.earlier) : table.view;
    const moved = this.past ? [] : calm.view?.moved;
    return piecesOf(view, (pawn) => lang.pawn(pawn), turn.active, this.covered(), moved);
  });
  pieces = $derived.by((): Piece[] => this.staging.shown(this.placed));
  private near = $derived.by((): Map<number, Set<number>> => {
    const found = new Map<number, Set<number>>();
    const rides = new Set(this.plan?.modes.slice(0, RIDES));
    for (const { mode, start, end } of this.plan?.links ?? []) {
      if (!rides.has(mode)) continue;
      for (const [from, to] of [[start, end] as const, [end, start] as const])
        found.set(from, (found.get(from) ?? new Set()).add(to));
    }
    return found;
  });
  targets = $derived.by((): Target[] => {
    const { turn } = this.parts;
    if (this.covered() || this.parts.table.people[this.parts.table.seat]?.kind === "bot") return [];
    const who = lang.pawn(turn.active ?? "");
    return turn.stations.map((station) => ({ station, label: `${who}: ${this.nameOf(station)}` }));
  });
  /** Every station, where any may be tapped. */
  everywhere = $derived.by((): Target[] =>
    [...this.stations.keys()].map((station) => ({ station, label: this.nameOf(station) })),
  );
  private stops = $derived.by((): number[] => {
    const { table, calm } = this.parts;
    const log = calm.view && familyOf(calm.view)?.log(calm.view);
    if ((table.seat !== "x" && !this.over) || !log || this.covered()) return [];
    const path = [log.start, ...log.entries.map((entry) => entry.station)];
    const known = path.filter((station): station is number => station != null);
    return this.over ? known.slice(0, (this.earlier?.entry ?? known.length) + 1) : known.slice(-LATELY);
  });
  trail = $derived(this.routes?.along(this.stops) ?? []);
  marks = $derived.by((): Mark[] => {
    const { table, calm, peek, marking, asking } = this.parts;
    const laid = { view: calm.view, aid: calm.aid, team: table.team, seat: table.seat };
    // At the end everybody knows where he is: what could be thought before says nothing any more.
    const step = this.past && !this.earlier ? { ...this.past, possible: [] } : this.past;
    const past = { step, entry: peek.entry, stations: peek.stations };
    return [
      ...marksOf(laid, this.plan, past),
      ...(marking.from === null ? [] : [{ station: marking.from, kind: "suspect" as const }]),
      ...(asking.station === null ? [] : [{ station: asking.station, kind: "asked" as const }]),
      ...(this.cueing.cue?.pulses ?? []).map((station) => ({ station, kind: "pulse" as const })),
      ...(this.spot === null ? [] : [{ station: this.spot, kind: "spot" as const }]),
    ];
  });
  arrows = $derived.by((): Arrow[] => {
    const { table, calm, marking } = this.parts;
    return !calm.view || this.over ? [] : arrowsOf(table, calm.view, marking.plan);
  });
  /** The places to look at. */
  focus = $derived.by((): number[] => {
    const { table, calm, turn, asking } = this.parts;
    if (this.over) return this.past?.pawns.x === undefined ? this.stops.slice(-1) : [this.past.pawns.x];
    if (this.cueing.shownAt !== null) return [this.cueing.shownAt];
    if (this.staging.focus) return this.staging.focus;
    if (asking.station !== null) return [asking.station];
    if (this.spot !== null) return [this.spot];
    if (this.covered()) return [];
    const at = (pawn: string): number | null | undefined => calm.view?.pawns[pawn]?.station;
    if (turn.active && turn.stations.length < MANY) return [at(turn.active) ?? -1, ...turn.stations];
    return (calm.view?.seats[table.seat] ?? []).map(at).filter((station): station is number => station != null);
  });

  constructor(parts: Parts, covered: () => boolean) {
    this.parts = parts;
    this.covered = covered;
    const { table, calm } = parts;
    this.finale = new Finale(calm, parts.replay);
    this.staging = new Staging(table, () => this.placed);
    this.cueing = new Cueing(table, calm, (station) => this.near.get(station) ?? new Set(), this.point);
    const nothing = (): void => undefined; // it is asked for again when the line is back
    $effect(() => {
      if (table.settings && table.status === "open")
        getBoard(table.settings.board).then((found) => (this.plan = found), nothing);
    });
    $effect(() => {
      if (table.settings && table.status === "open")
        getPicture(table.settings.board, settings.theme).then((found) => (this.picture = found), nothing);
    });
  }

  nameOf = (station: number): string => {
    const name = this.names.get(station);
    return name ? `${station} ${name}` : String(station);
  };

  /** Show where a station is. */
  point = (station: number): void => {
    this.spot = null;
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.spot = null), LONGEST_SPOT);
    requestAnimationFrame(() => (this.spot = station));
  };
}
