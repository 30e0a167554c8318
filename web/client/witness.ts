import { sha256 } from "./fairness";
import type { Outgoing, StoryLink, StoryTold, Update, Welcome } from "./protocol";

/**
 * The story that everybody at a table is told, as this browser heard it: `docs/protocol.md`, "One story".
 *
 * Each change is a link in a chain of hashes that the server signs. This browser hashes what it was told itself, tells
 * the others its head now and then, and keeps what it heard, so that a server that tells two stories is found out.
 */

/** Something that does not fit. `step` is the change at which that was seen, `seat` whose browser has another story. */
export interface Doubt {
  kind: "late" | "sum" | "drawn" | "signature" | "key" | "other" | "claim" | "record" | "missing" | "gone";
  step: number;
  seat?: string;
}

/** What a page shows of it. `agree` are the seats whose browsers have said that they heard the same. */
export interface StoryHeard {
  step: number;
  head: string;
  since: number; // the step after which this browser came
  agree: string[];
  doubts: Doubt[];
}

interface Kept {
  key: string;
  steps: [number, string][];
  signed: [number, string, string] | null;
  named: string;
  doubts: Doubt[];
  at: number;
}

type Fact = Record<string, unknown>;
type Stations = Record<string, unknown>;
type Other = { number: number; head: string; signature: string };
type Tell = (number: number, head: string) => void;

const HEARD = "misterx.heard.";
const SERVER = "misterx.server";
const TRANSCRIPT = "misterx heard 1";
const LETTERS = 40; // of a head
const MOST = 40; // tables of which is kept what was heard
const SOON = 1_000; // milliseconds after a change until the others are told
const SELDOM = 20_000; // and between one time and the next

export class Witness {
  private table = "";
  private seat = "";
  private key = "";
  private named = "";
  private seed = "";
  private number = -1;
  private since = 0;
  private head = "";
  private steps = new Map<number, string>(); // as this browser came to them
  private facts: (string | null)[] = []; // for everybody and in no link yet; null was told before this browser came
  private turns: string[] = [];
  private stations: Stations = {};
  private signed: [number, string, string] | null = null;
  private doubts: Doubt[] = [];
  private others = new Map<string, Other>();
  private timer = 0;
  private last = 0; // when the others were last told
  private told = 0; // and of which step

  constructor(
    private readonly tell: Tell,
    private readonly changed: (heard: StoryHeard, doubt: Doubt | null) => void,
  ) {}

  /** `view` is what lies on the table after this message. */
  hear(message: Outgoing, view: { pawns?: unknown } | null): void {
    if (message.type === "welcome" && message.story) this.welcome(message, message.story, view);
    else if (this.number < 0) return;
    else if (message.type === "commitment") this.turns.push(message.hash);
    else if (message.type === "update") this.update(message, view);
    else if (message.type === "witness") this.compare(message.seat, message);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Whether a finished record tells what this browser heard: the first thing that does not fit, of each kind. */
  async judge(record: string): Promise<StoryHeard> {
    if (this.number > this.told) this.say(); // so that others, who ask the same now, can compare
    if (this.number > 0) for (const doubt of await this.read(record)) this.doubt(doubt);
    return this.now();
  }

  /** Everything that was heard, for `misterx verify RECORD --heard FILE`. */
  transcript(): string {
    const { table, seat, key, signed } = this;
    return JSON.stringify({ format: TRANSCRIPT, table, seat, key, signed, steps: [...this.steps] }) + "\n";
  }

  /** From now on this browser knows the server by the key that it has now. */
  trust(): void {
    put(SERVER, this.key);
    this.doubts = this.doubts.filter((each) => each.kind !== "key");
    this.keep();
    this.changed(this.now(), null);
  }

  private now(): StoryHeard {
    const agree = [...this.others].filter(
      ([seat, other]) => seat !== this.seat && this.steps.get(other.number) === other.head,
    );
    const { number: step, head, since } = this;
    return { step, head, since, agree: agree.map(([seat]) => seat), doubts: [...this.doubts] };
  }

  private welcome(message: Welcome, story: StoryTold, view: { pawns?: unknown } | null): void {
    const { table, seat } = message;
    if (this.number < 0) this.open(table, seat);
    this.seed = message.seed_commitment;
    this.key = story.key;
    const pinned = get<string>(SERVER);
    if (!pinned) put(SERVER, story.key);
    else if (pinned !== story.key) this.doubt({ kind: "key", step: this.number });
    const { latest } = story;
    const [number, head] = latest ? [latest.number, latest.head] : [0, table];
    if (latest) void this.checkSignature(number, head, story.signature);
    if (latest && number === this.number + 1 && !latest.facts && !latest.turns) this.follow(latest);
    else if (number < this.number) this.doubt({ kind: "gone", step: number + 1 });
    else if ((this.steps.get(number) ?? head) !== head) this.doubt({ kind: "sum", step: number });
    if (!this.steps.size) this.since = number;
    this.number = number;
    this.head = head;
    if (!this.steps.has(number)) this.steps.set(number, head);
    this.named = story.named;
    this.facts = [...story.dealt.map(written), ...Array.from({ length: story.ahead }, () => null)];
    this.turns = [];
    this.stations = stationsIn(view);
    this.settle();
  }

  private update(message: Update, view: { pawns?: unknown } | null): void {
    const aside = new Set(message.aside);
    const told = message.events.filter((_, place) => !aside.has(place));
    this.facts.push(...told.map(written));
    for (const link of message.links ?? []) this.follow(link);
    if (this.facts.length && this.seat !== "x") {
      this.facts = [];
      this.doubt({ kind: "sum", step: this.number });
    }
    this.look(told, view);
    if (message.links?.length) this.settle();
  }

  /** One change: does what was told come to the head that the server says? */
  private follow(link: StoryLink): void {
    const { number, head, facts: count = 0, turns: many = 0, said = [] } = link;
    const facts = this.facts.splice(0, count);
    const turns = this.turns.splice(0, many);
    let own = head;
    if (number !== this.number + 1) this.doubt({ kind: "gone", step: this.number + 1 });
    else if (turns.length < many) this.doubt({ kind: "late", step: number });
    else if (facts.length < count) this.doubt({ kind: "sum", step: number });
    else if (!facts.includes(null)) {
      const lines = [
        ...(this.key === this.named ? [] : [`key ${this.key}`]),
        ...(number === 1 ? [`seed ${this.seed}`] : []),
        ...said.map((each) => `said ${each}`),
        ...turns.map((each) => `turn ${each}`),
        ...facts.map((each) => `fact ${each}`),
      ];
      own = chained(this.head, number, lines);
      if (own !== head) this.doubt({ kind: "sum", step: number });
    }
    this.number = number;
    this.head = head;
    this.named = this.key;
    this.steps.set(number, own);
  }

  /** What is drawn must have been told to everybody: where the hunters stand. */
  private look(told: Fact[], view: { pawns?: unknown } | null): void {
    const now = stationsIn(view);
    for (const [pawn, station] of Object.entries(now)) {
      if (pawn === "x" || station == null || this.stations[pawn] === station) continue;
      const known = told.some((fact) => [pawn, station].every((each) => Object.values(fact).includes(each)));
      if (!known) this.doubt({ kind: "drawn", step: this.number });
    }
    this.stations = now;
  }

  private settle(): void {
    this.keep();
    for (const [seat, other] of this.others) if (other.number <= this.number) this.compare(seat, other);
    clearTimeout(this.timer);
    const wait = Math.max(SOON, this.last + SELDOM - Date.now());
    if (this.number > this.told) this.timer = window.setTimeout(() => this.say(), wait);
    this.changed(this.now(), null);
  }

  private say(): void {
    const head = this.steps.get(this.number);
    if (!head) return;
    this.last = Date.now();
    this.told = this.number;
    this.tell(this.number, head);
  }

  private compare(seat: string, { number, head, signature }: Other): void {
    const own = this.steps.get(number);
    if (own === undefined) {
      if (number > this.number) this.others.set(seat, { number, head, signature });
      return;
    }
    if (own === head) {
      this.others.set(seat, { number, head, signature });
      if (signature && number >= (this.signed?.[0] ?? 0)) this.signed = [number, head, signature];
      this.keep();
      return this.changed(this.now(), null);
    }
    this.others.delete(seat);
    // Anybody can say that he was told something else: what the server has signed proves it.
    void this.verify(number, head, signature).then((proven) =>
      this.doubt({ kind: proven ? "other" : "claim", step: number, seat }),
    );
  }

  private async checkSignature(number: number, head: string, signature: string): Promise<void> {
    if (!(await this.verify(number, head, signature))) return this.doubt({ kind: "signature", step: number });
    if (number >= (this.signed?.[0] ?? 0)) this.signed = [number, head, signature];
    this.keep();
  }

  private async verify(number: number, head: string, signature: string): Promise<boolean> {
    const { isSigned } = await import("./signature");
    return isSigned(this.key, ["misterx story 1", this.table, number, head].join("\n"), signature);
  }

  private async read(record: string): Promise<Doubt[]> {
    const heads = headsIn(record);
    if (!heads || heads.table !== this.table) return [{ kind: "record", step: 1 }];
    const doubts: Doubt[] = [];
    const last = heads.links.length - 1;
    for (const [step, head] of this.steps) {
      if (step <= last && heads.links[step]?.[4] === head) continue;
      doubts.push({ kind: step <= last ? "record" : "missing", step });
      break;
    }
    const latest = heads.links[last]?.[4] ?? "";
    const named = heads.links.map((link) => link[3]).filter(Boolean);
    if (named.at(-1) !== this.key || !(await this.verify(last, latest, heads.signature)))
      doubts.push({ kind: "signature", step: last });
    const late = lateIn(record, heads);
    if (late) doubts.push({ kind: "late", step: late });
    return doubts;
  }

  private doubt(doubt: Doubt): void {
    const same = (each: Doubt): boolean => each.kind === doubt.kind && each.seat === doubt.seat;
    if (this.doubts.some(same)) return; // the first of its kind says where it began
    this.doubts = [...this.doubts, doubt];
    this.keep();
    this.changed(this.now(), doubt);
  }

  private open(table: string, seat: string): void {
    this.table = table;
    this.seat = seat;
    makeRoom();
    const kept = get<Kept>(`${HEARD}${table}.${seat}`);
    if (!kept?.steps?.length) return;
    this.steps = new Map(kept.steps);
    this.signed = kept.signed;
    this.named = kept.named;
    this.doubts = kept.doubts;
    [this.number, this.head] = kept.steps.at(-1)!;
    this.since = kept.steps[0]![0];
    this.told = this.number;
  }

  private keep(): void {
    const { key, signed, named, doubts } = this;
    put(`${HEARD}${this.table}.${this.seat}`, { key, signed, named, doubts, steps: [...this.steps], at: Date.now() });
  }
}

function chained(before: string, number: number, told: string[]): string {
  return sha256([...new TextEncoder().encode([before, number, ...told].join("\n"))]).slice(0, LETTERS);
}

const written = (fact: Fact): string => JSON.stringify(fact);

function stationsIn(view: { pawns?: unknown } | null): Stations {
  const pawns = (view?.pawns ?? {}) as Record<string, { station?: unknown } | null>;
  return Object.fromEntries(Object.entries(pawns).map(([pawn, place]) => [pawn, place?.station]));
}

interface Heads {
  table: string;
  links: [line: number, facts: number, turns: number, key: string, head: string][];
  signature: string;
}

/** What a line of a record's header says; null where there is none, or nothing that can be read. */
function headerOf<T>(record: string, name: string): T | null {
  const line = record
    .split("\n\n", 1)[0]!
    .split("\n")
    .find((each) => each.startsWith(`${name}: `));
  try {
    return line ? (JSON.parse(line.slice(name.length + 2)) as T) : null;
  } catch {
    return null;
  }
}

function headsIn(record: string): Heads | null {
  const heads = headerOf<Heads>(record, "heads");
  return heads && Array.isArray(heads.links) && heads.links.every(Array.isArray) ? heads : null;
}

/** The step in which a turn of Mister X's was sealed after others had moved; 0 if there is none. */
function lateIn(record: string, { links }: Heads): number {
  const turns = headerOf<{ turns?: [number, number, string, string][] }>(record, "fairness")?.turns ?? [];
  const lines = record.slice(record.indexOf("\n\n") + 2).split("\n");
  let number = links[0]?.[2] ?? 0;
  for (const [step, [line, , many]] of links.entries()) {
    if (!step) continue;
    for (const [, last] of turns.slice(number, number + many))
      if (lines.slice(last, line).some((each) => !/^(x|chance|table): |^\S+: note /.test(each))) return step;
    number += many;
  }
  return number < turns.length ? links.length : 0;
}

function get<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function put(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing compares what it heard while the page is open
  }
}

/** The oldest tables go first. */
function makeRoom(): void {
  const at = (each: string): number => get<Kept>(each)?.at ?? 0;
  const tables = Object.keys(localStorage).filter((each) => each.startsWith(HEARD));
  if (tables.length < MOST) return;
  tables.sort((one, other) => at(one) - at(other));
  for (const old of tables.slice(0, 1 - MOST)) localStorage.removeItem(old);
}
