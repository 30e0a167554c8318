// Made by scripts/protocol from src/misterx/server/wire.py and api.py; docs/protocol.md explains it.

export const PROTOCOL = 1;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A change of a view: a path and its new value; a path alone removes what is there. */
export type Change = [path: (string | number)[], value: Json] | [path: (string | number)[]];

/** The first message: which table, and by what right. Whoever made the table adds the host's token. */
export interface Hello {
  type: "hello";
  v: number;
  table: string;
  token: string;
  host?: string;
}

/** A move. `id` is the browser's own mark of it: the same id counts once. `version` is what the browser had seen. */
export interface Play {
  type: "play";
  move: string;
  id: string;
  version?: number | null;
}

/** A mark that lies on the table and changes nothing in the game, such as Europa's chips: `chip yellow 57`. */
export interface Note {
  type: "note";
  text: string;
  id: string;
}

/** Give up; a side with several people gives up when all of them have said so. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Take back one's own last turn; against bots alone. */
export interface Takeback {
  type: "takeback";
  id: string;
}

/** Words for the table, or for the hunters among themselves. */
export interface Say {
  type: "say";
  text: string;
  to: "table" | "team";
}

/** The hunters mark a station for each other; null takes the mark off. */
export interface Pin {
  type: "pin";
  station: number;
  mark: "excluded" | "suspected" | null;
}

/** The hunters draw an arrow for each other; the same arrow again takes it off. */
export interface Arrow {
  type: "arrow";
  start: number;
  end: number;
}

/** The hunters clear their marks. */
export interface Wipe {
  type: "wipe";
  what: "arrows" | "pins" | "proposals";
}

/** A hunter proposes moves for several pawns. */
export interface Propose {
  type: "propose";
  moves: string[];
  id: string;
}

/** A hunter agrees: the moves of his seat are made, and bots follow for theirs. */
export interface Accept {
  type: "accept";
  proposal: number;
  id: string;
}

/** Ask the bots of one's side to move now, before the people have. */
export interface Nudge {
  type: "nudge";
}

/** What the person in this seat wants to be called. */
export interface Name {
  type: "name";
  name: string;
}

/** The host begins; bots hold the seats that are still free until somebody comes. */
export interface Start {
  type: "start";
}

/** The host gives a seat to a bot (`bot:NAME`), or back to its `person`. */
export interface Hand {
  type: "hand";
  seat: string;
  to: string;
}

/** The host takes a seat from somebody: his link opens nothing more, and an `invite` for the seat comes back. */
export interface Remove {
  type: "remove";
  seat: string;
}

/** When the game is over: the same table again, sides rotated. Everybody gets `moved`. */
export interface Rematch {
  type: "rematch";
}

/** Is anybody there? Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** Who decides for a seat. `stand_in`: a bot that keeps the seat of a person who is away. */
export interface Person {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  stand_in: string | null;
  pawns: string[];
}

/** Seconds left when this was sent, and whose run down. */
export interface ClockFace {
  x: number;
  hunters: number;
  running: "hunters" | "x" | null;
}

/** Where Mister X can be as far as the public knows; `likely` says how likely each of them is, all together 1. For Mister X alone, on his turn: `reach`, the stations to which each hunter could come in one move. */
export interface AidGiven {
  possible: number[];
  likely: number[] | null;
  reach?: Record<string, number[]> | null;
}

/** Something that was said. */
export interface Said {
  type: "said";
  seat: string;
  name: string;
  to: "table" | "team";
  text: string;
  at: number;
}

export interface PinSet {
  station: number;
  mark: "excluded" | "suspected";
  by: string;
}

export interface ArrowDrawn {
  start: number;
  end: number;
  by: string;
}

/** Moves proposed together; `accepted` lists the seats that agreed, `played` the moves that were made. */
export interface Proposal {
  number: number;
  by: string;
  moves: string[];
  accepted: string[];
  played: string[];
}

/** Everything that the hunters keep among themselves; sent to hunters only, whole at every change. */
export interface Team {
  type: "team";
  pins: PinSet[];
  arrows: ArrowDrawn[];
  proposals: Proposal[];
  resigning: string[];
}

/** What was chosen for this table. */
export interface TableSettings {
  title: string;
  players: number;
  options: Record<string, Json>;
  board: string;
  aid: "likelihood" | "off" | "possible";
  clock: ClockWish | null;
  stand_in: StandIn | null;
  rules: string;
  pawns?: Record<string, string[]> | null;
}

/** Seconds for each side, and what a turn adds. */
export interface ClockWish {
  seconds: number;
  increment?: number;
}

/** After so many seconds away a bot keeps a person's seat, and hands it back at the return. */
export interface StandIn {
  bot?: string;
  after?: number;
}

/** The table as this viewer knows it, after every connection. `view` is null until the game has begun. */
export interface Welcome {
  type: "welcome";
  v: number;
  table: string;
  seat: string;
  host: boolean;
  started: boolean;
  settings: TableSettings;
  version: number;
  view: Record<string, Json> | null;
  people: Record<string, Person>;
  watchers: number;
  clock: ClockFace | null;
  aid: AidGiven | null;
  chat: Said[];
  team: Team | null;
  seed_commitment: string;
  commitments: string[];
  secrets: Secrets | null;
  can_take_back: boolean;
  rematch: string | null;
}

/** What happened: facts, and how the view changed. A patch is a list of `[path, value]`; `[path]` alone removes. */
export interface Update {
  type: "update";
  version: number;
  events: (Record<string, Json>)[];
  patch: Change[];
  clock: ClockFace | null;
  aid: AidGiven | null;
  can_take_back: boolean;
}

/** What was asked for under this id is done, and on disk. */
export interface Done {
  type: "done";
  id: string;
}

/** Something could not be done. `text` says why; `code` and `arguments` let it be said in any language. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: string;
  arguments: Record<string, Json>;
}

/** Who sits where, and who is there now. A host without a seat is no spectator, and told apart from them. */
export interface People {
  type: "people";
  people: Record<string, Person>;
  watchers: number;
  started: boolean;
  unseated_host: boolean;
}

/** The hash that fixes Mister X's turn without telling it; a stream of its own beside the events. */
export interface Commitment {
  type: "commitment";
  number: number;
  hash: string;
}

/** A turn of Mister X's: the lines of the record that it wrote, and the nonce that its hash was made with. */
export interface TurnSecret {
  first: number;
  last: number;
  nonce: string;
  hash: string;
}

/** Published when the game is over: whoever has them can check every draw and every hidden move. */
export interface Secrets {
  type: "secrets";
  seed: string;
  turns: TurnSecret[];
}

/** For the host: a link to a seat that has become free. */
export interface Invite {
  type: "invite";
  seat: string;
  token: string;
}

/** There is a rematch. `POST /api/tables/{table}/follow` with one's token gives the seat there. */
export interface Moved {
  type: "moved";
  table: string;
}

export interface Pong {
  type: "pong";
}

/** A wish for a table. A seat is `me`, `open` or `bot:NAME`; seats left out are bots. `pawns` says which hunter's seat leads which pawns; without it they are dealt as the rulebook says. */
export interface NewTable {
  title: string;
  players?: number | null;
  options?: Record<string, Json>;
  seats?: Record<string, string>;
  name?: string;
  aid?: "likelihood" | "off" | "possible";
  clock?: ClockWish | null;
  stand_in?: StandIn | null;
  pawns?: Record<string, string[]> | null;
}

/** A chosen option that changes nothing beside the others, and why. */
export interface OptionNote {
  option: string;
  text: string;
}

/** A wish that can be granted, what in it has no effect, and who will lead which pawns. */
export interface Checked {
  notes: OptionNote[];
  seats: SeatCard[];
}

/** A table's links: one's own seats, invitations to open seats, one to any free seat, one to watch, the host's. */
export interface Made {
  table: string;
  mine: Record<string, string>;
  invites: Record<string, string>;
  join: string;
  watch: string;
  host: string;
}

export interface Key {
  token: string;
}

/** From a finished game to its rematch; the host adds his token and gets a new one. */
export interface Follow {
  token: string;
  host?: string;
}

/** A wish for a seat, with an invitation to it, or to any free seat, of which one may be named. */
export interface Join {
  token: string;
  name?: string;
  seat?: string;
}

/** A seat, and the token that is its holder's alone from now on. */
export interface Joined {
  table: string;
  seat: string;
  token: string;
  host?: string;
}

/** A table from outside. `right` says what the link is: `seat`, `invite`, `join`, `watch` or `host`. */
export interface Summary {
  table: string;
  right: "host" | "invite" | "join" | "seat" | "watch";
  seat: string | null;
  title: string;
  players: number;
  started: boolean;
  over: boolean;
  winner: string | null;
  my_turn: boolean;
  free: string[];
  people: Record<string, Person>;
  touched: number;
}

export interface TableKey {
  table: string;
  token: string;
}

/** The tables that a browser remembers; the answer leaves out links that open nothing. */
export interface Mine {
  tables: TableKey[];
}

/** One option: one sentence about it, what it may be, and whom a value (or `more` of it, or `on`) `helps`. */
export interface OptionCard {
  name: string;
  kind: string;
  about: string;
  helps: Record<string, string>;
  default: Json;
  allowed: string;
  values: string[] | null;
  least: number | null;
  most: number | null;
  words: string[];
  needs: string | null;
}

export interface SeatCard {
  seat: string;
  pawns: string[];
}

/** How often Mister X won in games between bots: by the printed rules, or with one option changed. */
export interface OddsCard {
  players: number[];
  option: string;
  value: Json;
  x_wins: number;
  games: number;
}

/** A title as the home page shows it. `seats` gives, for each number of players, the seats and their pawns. */
export interface TitleCard {
  id: string;
  name: string;
  about: string;
  board: string;
  modes: string[];
  least: number;
  most: number;
  usual: number;
  editions: string[];
  bots: string[];
  usual_bot: string;
  options: OptionCard[];
  seats: Record<string, SeatCard[]>;
  odds: OddsCard[];
}

export interface BotCard {
  id: string;
  about: string;
}

export interface Catalogue {
  v: number;
  titles: TitleCard[];
  bots: BotCard[];
  aids: string[];
  odds_of: string;
}

export interface StationSpot {
  number: number;
  x: number;
  y: number;
  name: string | null;
  printed?: Record<string, Json>;
}

/** One ride, either way. `way` lists the corners of its drawn line between the stations: x, y, x, y, … */
export interface Link {
  mode: string;
  start: number;
  end: number;
  way?: number[];
}

/** Where the stations lie in the picture `/api/boards/{id}.svg`, what links them, and what else is printed there. */
export interface BoardPlan {
  id: string;
  name: string;
  width: number;
  height: number;
  modes: string[];
  stations: StationSpot[];
  links: Link[];
  printed: Record<string, Json>;
}

/** A finished game after one decision. `entry` counts the log, `possible` is what the public knew then. */
export interface Step {
  seat: string;
  text: string;
  round: number;
  entry: number;
  pawns: Record<string, number>;
  possible: number[];
}

/** What decided a game: `missed`, `just_left`, `narrowed`, `slipped`; how many places were possible around it. */
export interface Moment {
  kind: string;
  step: number;
  pawn: string;
  station: number;
  before: number;
  after: number;
}

/** A finished game step by step, and its turning points. */
export interface Review {
  steps: Step[];
  moments: Moment[];
}

/** For each entry of the log the stations where he could be then, as far as the public knew. */
export interface Trace {
  entries: number[][];
}

/** Why he is not on a station: `code` and `arguments` say it in any language, `text` in English. `because` tells the same of the stations from which he would have come, where the reason leans on them. */
export interface Absence {
  station: number;
  code: string;
  text: string;
  arguments: Record<string, Json>;
  because: Absence[];
}

/** Whether he can be on a station as far as the public knows, and if not, why; null where nothing is known yet. */
export interface Why {
  station: number;
  possible: boolean;
  absence: Absence | null;
}

/** Why a request was refused. */
export interface Failure {
  code: string;
  text: string;
  arguments?: Record<string, Json>;
}

/** What a browser may send. */
export type Incoming = Hello | Play | Note | Resign | Takeback | Say | Pin | Arrow | Wipe | Propose | Accept | Nudge | Name | Start | Hand | Remove | Rematch | Ping;

/** What a browser may get. */
export type Outgoing = Welcome | Update | Done | Refused | Said | People | Team | Commitment | Secrets | Invite | Moved | Pong;
