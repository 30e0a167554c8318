// Made by scripts/protocol from wire.py, wire_parts.py and api.py in src/misterx/server/protocol; see docs/protocol.md.

import type { Move } from "./moves";

export const PROTOCOL = 1;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A change of a view: a path and its new value; a path alone removes what is there. */
export type Change = [path: (string | number)[], value: Json] | [path: (string | number)[]];

/** A turn of Mister X's: the lines of the record that it wrote, and the nonce that its hash was made with. */
export interface TurnSecret {
  first: number;
  last: number;
  nonce: string;
  hash: string;
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

/** Moves proposed together; `accepted` lists the seats that agreed, `played` the moves that were made. `parts` are those of the moves, as they are written; null for what is written as no move is. */
export interface Proposal {
  number: number;
  by: string;
  moves: string[];
  accepted: string[];
  played: string[];
  parts?: (Move | null)[];
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
  bot: string;
  after: number;
}

/** What was done about a seat, for everybody to see. `sat`: `name` sat down, `late` if the game had begun. `left`: `name` holds the seat no more. `bot`: the bot `name` plays it. `stand_in`: it does while the holder is away. `back`: the holder plays again. `takeback`: a turn was taken back, and all who wanted it are in `by`; else that is the seat that did it, `host` without one, or empty. `slept`: the holder's device did not answer when lots were drawn for the deal, and he lost the seat. `late` with `back`: a bot had his seat at the deal. */
export interface Deed {
  number: number;
  at: number;
  what: "back" | "bot" | "left" | "sat" | "slept" | "stand_in" | "takeback";
  seat: string;
  name: string;
  by: string;
  late: boolean;
}

/** A change in the story for all: how much of what everybody heard is in it, and the head that it led to. `facts` and `turns` count facts for everybody and commitments, `said` is what the table said (`play/heads.py`). */
export interface StoryLink {
  number: number;
  head: string;
  facts?: number;
  turns?: number;
  said?: string[];
}

/** How far the story is: the server's `key`, the one that the story has `named`, the latest link and its signature. `ahead` are facts for everybody that this viewer has heard and that are in no link yet, as Mister X has within a turn. `dealt` are those that the first link is going to hold and that came with the view. */
export interface StoryTold {
  key: string;
  named: string;
  latest: StoryLink | null;
  signature: string;
  ahead: number;
  dealt: (Record<string, Json>)[];
}

/** A device on which a seat is open: since when, and how it came to that; the `holder`'s cannot be ended. */
export interface KeyHeld {
  number: number;
  since: number;
  given: "follow" | "invite" | "join" | "link" | "lobby" | "maker";
  holder: boolean;
}

/** Lots are drawn for the deal, one for each browser with a seat: whole at every change. `seats`: at which seats, each with all that its browser holds; nothing where no lots are drawn any more. `round` 0: not everybody is there. `awaited`: at which seats somebody has to come, to seal or to open. `seals` are told when all are there, `lots` when all are open; `seconds` are left for the round. */
export interface Dealing {
  type: "dealing";
  round: number;
  seats: Record<string, string[]>;
  awaited: string[];
  seals: Record<string, string>;
  lots: Record<string, string>;
  seconds: number;
}

/** The lot itself, when everybody's is sealed: 32 bytes in hexadecimal. */
export interface Open {
  type: "open";
  round: number;
  lot: string;
}

/** Before the deal: the hash that fixes the lot which this browser has drawn for its seat, in this round. */
export interface Seal {
  type: "seal";
  round: number;
  hash: string;
}

/** Which head of the story this browser has at a number: its own, from what it was told; `witness` passes it on. */
export interface Heard {
  type: "heard";
  number: number;
  head: string;
}

/** A browser, or one's own, says which head it has. `signature` is the server's, empty where it has another. */
export interface Witness {
  type: "witness";
  seat: string;
  number: number;
  head: string;
  signature: string;
}

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

/** Ask to take back one's side's last turn; it is done when everybody whom it touches has agreed. */
export interface Takeback {
  type: "takeback";
  id: string;
}

/** Answer a takeback that somebody asks for; whoever asked withdraws it so. */
export interface Consent {
  type: "consent";
  agree: boolean;
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

/** Begin, as the host, or in a lobby where all are ready; bots hold the free seats until somebody comes. */
export interface Start {
  type: "start";
}

/** In the lobby the host chooses another game, or other options; what is left out is as printed, and as usual. */
export interface Arrange {
  type: "arrange";
  title: string;
  players?: number | null;
  options?: Record<string, Json>;
  aid?: "likelihood" | "off" | "possible" | null;
  clock?: ClockWish | null;
  pawns?: Record<string, string[]> | null;
}

/** In the lobby: whether whoever sits here is ready for the game. */
export interface Ready {
  type: "ready";
  ready: boolean;
}

/** Give a seat to a bot, or back to its `person`: one's own, or as the host one of one's side. A bot is `bot:NAME`, or `stand_in`: the one that is the table's own. */
export interface Hand {
  type: "hand";
  seat: string;
  to: string;
}

/** Open a seat again, one's own or as the host one of one's side: its links open nothing more, an `invite` comes. */
export interface Remove {
  type: "remove";
  seat: string;
}

/** End another key to one's own seat: that device is shown out, and links let in no further ones. */
export interface End {
  type: "end";
  key: number;
  id: string;
}

/** Ask for a new link to one's own seat, for another device; an `invite` with it comes. */
export interface Device {
  type: "device";
  id: string;
}

/** When the game is over: the same table again. Everybody gets `moved`. `x` is the seat whose player becomes Mister X and changes places with whoever was; without it the people rotate. */
export interface Rematch {
  type: "rematch";
  x?: string;
}

/** Is anybody there? Answered by `pong`. `steady`: another one follows every two seconds, until one comes that is not. Who has promised that and falls silent is away for the others until he is heard again. A page in the background promises nothing: its clock may stand still. */
export interface Ping {
  type: "ping";
  steady?: boolean;
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

/** Everything that the hunters keep among themselves; sent to hunters only, whole at every change. */
export interface Team {
  type: "team";
  pins: PinSet[];
  arrows: ArrowDrawn[];
  proposals: Proposal[];
  resigning: string[];
}

/** The table as this viewer knows it, after every connection. `view` is null until the game has begun. `parts` are those of the moves in `view.legal`, one for each, in their order. */
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
  request: Request | null;
  history: Deed[];
  keys: KeyHeld[];
  key: number;
  rematch: string | null;
  parts?: Move[] | null;
  story?: StoryTold | null;
}

/** What happened: facts, and how the view changed. A patch is a list of `[path, value]`; `[path]` alone removes. `parts` come with every patch that sets `legal`, one for each of its moves, in their order. `links` are how the story for all went on; `aside` are the places of those events that are not for everybody. */
export interface Update {
  type: "update";
  version: number;
  events: (Record<string, Json>)[];
  patch: Change[];
  clock: ClockFace | null;
  aid: AidGiven | null;
  can_take_back: boolean;
  parts?: Move[] | null;
  links?: StoryLink[];
  aside?: number[];
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

/** The table waits in its lobby: the code that leads there (spectators get none), and who is ready. */
export interface Lobby {
  type: "lobby";
  code: string;
  ready: string[];
}

/** Somebody asks to take back his side's last turn; `by` is empty when nobody asks any more. */
export interface Request {
  type: "request";
  by: string;
  agreed: string[];
  missing: string[];
}

/** Something was done about a seat, or a turn was taken back. */
export interface Happened {
  type: "happened";
  deed: Deed;
}

/** Every device on which this seat is open; sent to that seat alone, whole at every change. */
export interface Keys {
  type: "keys";
  keys: KeyHeld[];
}

/** The hash that fixes Mister X's turn without telling it; a stream of its own beside the events. */
export interface Commitment {
  type: "commitment";
  number: number;
  hash: string;
}

/** Published when the game is over: whoever has them can check every draw and every hidden move. */
export interface Secrets {
  type: "secrets";
  seed: string;
  turns: TurnSecret[];
}

/** A link to a seat that has become free, or to one's own for another device. */
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

/** How a game ended: `pawn` came from `start` by `by` and ended it, 0 and empty where nobody did. `station` is where Mister X was, `token` which of ten he was. Of `choices` places that he could go to in his last turn no hunter could have come to those in `safe` in the next one; with a double move there were `twice` besides. `choices` is 0 where nobody caught him, or where dice decided. `nearest` was `away` lines from him. */
export interface Ending {
  station: number;
  token: string;
  pawn: string;
  start: number;
  by: string;
  choices: number;
  safe: number[];
  twice: number[];
  nearest: string[];
  away: number;
}

/** What decided a game: `missed`, `just_left`, `narrowed`, `slipped`; how many places were possible around it. Where dice decide who can be caught: `found`, `next_door`, and `warned` with the number of warnings after it. */
export interface Moment {
  kind: string;
  step: number;
  pawn: string;
  station: number;
  before: number;
  after: number;
}

/** A finished game step by step, its turning points, and why it ended as it did. */
export interface Review {
  steps: Step[];
  moments: Moment[];
  ending: Ending;
}

/** A finished game after one decision. `entry` counts the log, `possible` is what the public knew then. `parts` are those of the move; what the table itself says has none. Beside these, which pages get, a step has the whole game as it stood then: `game`, `view` with every secret on it, and `legal`, what could be done next. */
export interface Step {
  seat: string;
  text: string;
  round: number;
  entry: number;
  pawns: Record<string, number>;
  possible: number[];
  parts?: Move | null;
}

/** Which bot keeps the seat of somebody away, and after how many seconds; both are fixed before the start. */
export interface StandInWish {
  bot?: string;
  after?: number;
}

/** A wish for a table. A seat is `me`, `open` or `bot:NAME`; seats left out are bots. Where `stand_in` is null, the seat of somebody away waits for him. `lobby`: it waits for the host, however many sit there, and has a short code until it begins. Who says nothing about the aid gets `possible`, and none where players are to remember for themselves. `pawns` says which hunter's seat leads which pawns; without it they are dealt as the rulebook says. */
export interface NewTable {
  title: string;
  players?: number | null;
  options?: Record<string, Json>;
  seats?: Record<string, string>;
  name?: string;
  aid?: "likelihood" | "off" | "possible" | null;
  clock?: ClockWish | null;
  stand_in?: StandInWish | null;
  pawns?: Record<string, string[]> | null;
  lobby?: boolean;
}

/** A chosen option that changes nothing beside the others, and why. */
export interface OptionNote {
  option: string;
  text: string;
  code: string;
  arguments: Record<string, Json>;
}

/** A wish that can be granted, what in it has no effect, and who will lead which pawns. */
export interface Checked {
  notes: OptionNote[];
  seats: SeatCard[];
}

/** A table's links: one's own seats, invitations to open seats, one to any free seat, one to watch, the host's. `code` is short, and leads into its lobby; empty where it has none. */
export interface Made {
  table: string;
  mine: Record<string, string>;
  invites: Record<string, string>;
  join: string;
  watch: string;
  host: string;
  code: string;
}

/** The short code of a table's lobby, as somebody typed it. */
export interface Code {
  code: string;
}

export interface Key {
  token: string;
}

/** From a finished game to its rematch; the host adds his token and gets a new one. `watch`: to look on there. */
export interface Follow {
  token: string;
  host?: string;
  watch?: boolean;
}

/** A wish for a seat, with an invitation to it, or to any free seat, of which one may be named. Before the game somebody may `leave` the seat that he holds for it; its token says which. */
export interface Join {
  token: string;
  name?: string;
  seat?: string;
  leave?: string;
}

/** A seat, and the token that is its holder's alone from now on. */
export interface Joined {
  table: string;
  seat: string;
  token: string;
  host?: string;
}

/** A table from outside. `right` says what the link is: `seat`, `invite`, `join`, `lobby`, `watch` or `host`. */
export interface Summary {
  table: string;
  right: "host" | "invite" | "join" | "lobby" | "seat" | "watch";
  seat: string | null;
  title: string;
  players: number;
  started: boolean;
  lobby: boolean;
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

/** A title as the home page shows it. `seats` gives, for each number of players, the seats and their pawns. `words` are those that a title of somebody's own brings, by language and message. */
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
  words: Record<string, Record<string, string>>;
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

/** Where the stations lie in the picture `/api/boards/{id}.svg`, what links them, and what else is printed there. `translated` has by language the names and labels of the board that are written otherwise there. */
export interface BoardPlan {
  id: string;
  name: string;
  width: number;
  height: number;
  modes: string[];
  letters: Record<string, string>;
  stations: StationSpot[];
  links: Link[];
  printed: Record<string, Json>;
  translated: Record<string, Record<string, string>>;
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

/** The table in the learner's eyes; `events` is what he has just heard, `possible` where Mister X can be. `parts` are those of the moves in `view.legal`, one for each, in their order. */
export interface LessonFrame {
  view: Record<string, Json>;
  parts: Move[] | null;
  events: (Record<string, Json>)[];
  possible: number[] | null;
}

/** What the learner is told and asked: a `move`, a `station` to tap, or something on the table to `look` at. `frames` is what comes of it, his own move first. */
export interface LessonStep {
  text: string;
  move: string | null;
  station: number | null;
  look: string | null;
  frames: LessonFrame[];
}

/** One idea on a small board; `done` is said at its end. */
export interface LessonScene {
  name: string;
  heading: string;
  done: string;
  board: string;
  viewer: string;
  opening: LessonFrame[];
  steps: LessonStep[];
}

/** A title's first lesson, in the language that was asked for. */
export interface Lesson {
  title: string;
  language: string;
  scenes: LessonScene[];
}

/** What a browser may send. */
export type Incoming = Hello | Play | Note | Resign | Takeback | Consent | Say | Pin | Arrow | Wipe | Propose | Accept | Nudge | Name | Start | Arrange | Ready | Hand | Remove | End | Device | Seal | Open | Rematch | Heard | Ping;

/** What a browser may get. */
export type Outgoing = Welcome | Update | Done | Refused | Said | People | Lobby | Dealing | Team | Request | Happened | Keys | Commitment | Witness | Secrets | Invite | Moved | Pong;
