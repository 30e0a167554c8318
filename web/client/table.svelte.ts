import { Connection, type Door, type Hear, type Line, type Status } from "./connection";
import { keepCommitment, keepWelcome, promisedAt } from "./fairness";
import { answerDealing } from "./lots";
import { patched } from "./patch";
import type { Move } from "./moves";
import { hearOfKeys } from "./places";
import type {
  AidGiven,
  ClockFace,
  Dealing,
  Deed,
  Failure,
  Incoming,
  KeyHeld,
  Lobby,
  Outgoing,
  Person,
  Request,
  Said,
  Secrets,
  TableSettings,
  Team,
  Welcome,
} from "./protocol";
import type { AnyView, Fact } from "./views";
import { Witness, type Doubt, type StoryHeard } from "./witness";

type Act = Incoming & { id: string };
const DECIDING = new Set(["play", "accept", "takeback", "consent", "resign"]);
const LENT = new Set(["bot", "stand_in", "back", "sat"]);
const JUST = 15; // seconds in which somebody who opens his seat has just come back
const said = (act: Act): string => JSON.stringify({ ...act, id: "" });

/** Something that is no part of the game: what was done about a seat, a device that has come to one's own, that a turn stays as it is, or that something does not fit the story. */
export type Tiding = { id: number; deed?: Deed; key?: KeyHeld; doubt?: Doubt };

/** One seat's table as this browser knows it: a fold over what the server sends. */
export class TableState {
  view = $state.raw<AnyView | null>(null);
  people = $state.raw<Record<string, Person>>({});
  settings = $state.raw<TableSettings | null>(null);
  team = $state.raw<Team | null>(null);
  chat = $state.raw<Said[]>([]);
  aid = $state.raw<AidGiven | null>(null);
  clock = $state.raw<(ClockFace & { at: number }) | null>(null);
  facts = $state.raw<Fact[]>([]);
  secrets = $state.raw<Secrets | null>(null);
  invites = $state.raw<Record<string, string>>({});
  request = $state.raw<Request | null>(null);
  history = $state.raw<Deed[]>([]);
  keys = $state.raw<KeyHeld[]>([]);
  tidings = $state.raw<Tiding[]>([]); // that nobody has put away yet
  awaySince = $state.raw<Record<string, number>>({}); // [seat]: when this browser first saw nobody there
  refusal = $state.raw<Failure | null>(null);
  status = $state<Status>("connecting");
  why = $state("");
  seat = $state("");
  host = $state(false);
  started = $state(false);
  watchers = $state(0);
  unseatedHost = $state(false);
  version = $state(0);
  key = $state(-1);
  private sent = $state.raw<Act[]>([]); // and not answered yet
  canTakeBack = $state(false);
  rematch = $state<string | null>(null);
  left = $state.raw<AnyView | null>(null); // what lay here when the line was lost
  lobby = $state.raw<Lobby | null>(null); // while the table waits there
  story = $state.raw<StoryHeard | null>(null); // null where nothing is signed
  dealing = $state.raw<Dealing | null>(null); // while lots are drawn for the deal
  private seed = ""; // that the table has committed to
  private tided = 0;
  private readonly witness = new Witness(
    (number, head) => this.send({ type: "heard", number, head }),
    (heard, doubt) => {
      this.story = heard;
      if (doubt) this.bring([{ doubt }]);
    },
  );

  private readonly line: Line;

  /** `connect` is for a table that is played without a server at its other end, as in a lesson. */
  constructor(
    readonly door: Door,
    connect?: (hear: Hear) => Line,
  ) {
    const hear: Hear = (message) => {
      this.hear(message);
      this.witness.hear(message, this.view);
      this.line.steady?.(this.isAwaited);
    };
    const tell = (status: Status, why: string): void => {
      if (status === "lost" && this.status === "open") this.left = this.view;
      Object.assign(this, { status, why });
    };
    this.line = connect?.(hear) ?? new Connection(door, hear, tell);
  }

  /** Whether the position is about to change, by what was sent from here. */
  get waiting(): boolean {
    return this.sent.some((act) => DECIDING.has(act.type));
  }

  /** Whether others may wait for whoever sits here. */
  private get isAwaited(): boolean {
    return this.started && this.seat in this.people && !this.view?.result;
  }

  play(move: string): void {
    if (!this.waiting) this.act({ type: "play", move, id: mark(), version: this.version });
  }

  act(message: Act): void {
    if (this.sent.some((act) => said(act) === said(message))) return; // a double click
    this.sent = [...this.sent, message];
    this.refusal = null;
    this.line.send(message);
  }

  send(message: Incoming): void {
    this.line.send(message);
  }

  /** Forget everything; another person may hold the device next. */
  close(): void {
    this.line.close();
    this.witness.close();
    Object.assign(this, {
      view: null,
      aid: null,
      facts: [],
      chat: [],
      team: null,
      secrets: null,
      sent: [],
      left: null,
    });
    Object.assign(this, { request: null, history: [], keys: [], key: -1, tidings: [], invites: {} });
  }

  /** Whether a finished record tells what this browser heard; null where nothing was signed. */
  async judge(record: string): Promise<StoryHeard | null> {
    return this.story && (this.story = await this.witness.judge(record));
  }

  /** What this browser heard, to be compared elsewhere. */
  transcript(): string {
    return this.witness.transcript();
  }

  trustKey(): void {
    this.witness.trust();
  }

  /** Somebody has read it. */
  putAway(id: number): void {
    this.tidings = this.tidings.filter((tiding) => tiding.id !== id);
  }

  private hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        this.view = withMoves(patched(this.view, message.patch), message.parts);
        this.facts = message.events as unknown as Fact[];
        this.version = message.version;
        this.aid = message.aid;
        this.clock = timed(message.clock);
        this.canTakeBack = message.can_take_back;
        return;
      case "done":
      case "refused":
        this.sent = this.sent.filter((act) => act.id !== message.id);
        if (message.type === "refused") this.refusal = message;
        return;
      case "said":
        this.chat = [...this.chat, message];
        return;
      case "people":
        this.people = message.people;
        this.watchers = message.watchers;
        this.unseatedHost = message.unseated_host;
        this.started = message.started;
        if (message.started) this.lobby = this.dealing = null;
        this.noteAbsence();
        return;
      case "lobby":
        this.lobby = message;
        return;
      case "dealing":
        this.dealing = Object.keys(message.seats).length ? message : null;
        return this.draw(message);
      case "request":
        if (!message.by && this.request) this.bring([{}]);
        this.request = message.by ? message : null;
        return;
      case "happened":
        this.history = [...this.history, message.deed];
        if (message.deed.what === "takeback") this.request = null;
        return this.bring([{ deed: message.deed }]);
      case "keys":
        return this.learnKeys(
          message.keys,
          message.keys.filter((key) => !this.keys.some((known) => known.number === key.number)),
        );
      case "team":
        this.team = message;
        return;
      case "commitment":
        return keepCommitment(this.door.table, message.number, message.hash);
      case "secrets":
        this.secrets = message;
        return;
      case "invite":
        this.invites = { ...this.invites, [message.seat]: message.token };
        return;
      case "moved":
        this.rematch = message.table;
        return;
    }
  }

  /** This browser's part in the deal, where one is due. */
  private draw(told: Dealing): void {
    const answer = answerDealing(this.door.table, this.seat, this.seed, told);
    if (answer) this.line.send(answer);
  }

  private welcome(message: Welcome): void {
    keepWelcome(this.door.table, message);
    this.seed = promisedAt(this.door.table)?.seed ?? message.seed_commitment;
    this.dealing = null; // what is true of it comes next
    const { people, settings, team, chat, aid, secrets, seat, host, started, watchers, version, rematch } = message;
    const view = withMoves(message.view as unknown as AnyView | null, message.parts);
    const clock = timed(message.clock);
    const canTakeBack = message.can_take_back;
    Object.assign(this, {
      people,
      settings,
      team,
      chat,
      aid,
      secrets,
      seat,
      host,
      started,
      watchers,
      version,
      rematch,
    });
    Object.assign(this, { view, clock, canTakeBack, facts: [] });
    const { request, history, keys, key } = message;
    if (started) this.lobby = null;
    const known = this.history.at(-1)?.number;
    if (known !== undefined) this.bring(history.filter((deed) => deed.number > known).map((deed) => ({ deed }))); // while the line was down
    const last = history.findLast((deed) => deed.seat === seat && LENT.has(deed.what));
    if (known === undefined && last?.what === "back" && Math.abs(Date.now() / 1000 - last.at) < JUST)
      this.bring([{ deed: last }]);
    Object.assign(this, { request, history, key });
    this.noteAbsence();
    // Somebody else gave the seat to a bot meanwhile: whoever comes back to it plays again.
    if (people[seat]?.kind === "bot" && last?.what === "bot" && last.by !== seat)
      this.send({ type: "hand", seat, to: "person" });
    this.learnKeys(keys);
  }

  private bring(fresh: Omit<Tiding, "id">[]): void {
    this.tidings = [...this.tidings, ...fresh.map((tiding) => ({ ...tiding, id: (this.tided += 1) }))];
  }

  private learnKeys(keys: KeyHeld[], fresh: KeyHeld[] = []): void {
    this.keys = keys;
    const unheard = hearOfKeys(this.door.table, this.seat, keys); // another tab may have heard of what is fresh to this one
    const news = keys.filter((key) => key.number !== this.key && (fresh.includes(key) || unheard.includes(key)));
    this.bring(news.map((key) => ({ key })));
  }

  private noteAbsence(): void {
    const absent = Object.entries(this.people).filter(([, person]) => person.kind === "person" && !person.present);
    this.awaySince = Object.fromEntries(absent.map(([seat]) => [seat, this.awaySince[seat] ?? Date.now()]));
  }
}

/** A view with what its legal moves are made of; where nothing new is said of these, they are as they were. */
function withMoves(view: AnyView | null, parts: Move[] | null | undefined): AnyView | null {
  return view && parts ? { ...view, moves: parts } : view;
}

function timed(clock: ClockFace | null): (ClockFace & { at: number }) | null {
  return clock && { ...clock, at: Date.now() };
}

export function mark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
}
