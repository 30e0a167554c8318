// Made by scripts/protocol from schema/move_table.py of each family in src/misterx/families; see docs/notation.md.

/** A move, by what it does. */
export type TransitMove =
  /** stays, where he could go otherwise but has no ride: `{who} stay` */
  | { kind: "stay"; who: string }
  /** leaves the game: `{who} out` */
  | { kind: "out"; who: string }
  /** gets out of the helicopter: `{who} land [{station}] pay {pay:ticket}` */
  | { kind: "land"; who: string; station?: number; pay: string[] }
  /** flies beside a station: `{who} fly {station} pay {pay:ticket} [block [from {block_from:roadblock}]]` */
  | { kind: "fly"; who: string; station: number; pay: string[]; block?: boolean; block_from?: number }
  /** the first leg of two: `{who} double {how:ticket} {station} [pay {pay:ticket}] [show] [block [from {block_from:roadblock}]]` */
  | { kind: "double"; who: string; how: string; station: number; pay?: string[]; show?: boolean; block?: boolean; block_from?: number }
  /** the first leg of three: `{who} triple {how:ticket} {station} [pay {pay:ticket}] [show] [block [from {block_from:roadblock}]]` */
  | { kind: "triple"; who: string; how: string; station: number; pay?: string[]; show?: boolean; block?: boolean; block_from?: number }
  /** goes to a station: `{who} {how:ticket} {station} [pay {pay:ticket}] [show] [block [from {block_from:roadblock}]]` */
  | { kind: "ride"; who: string; how: string; station: number; pay?: string[]; show?: boolean; block?: boolean; block_from?: number };

/** A move, by what it does. */
export type HandMove =
  /** no special action: `team end` */
  | { kind: "end"; who: string }
  /** an investigation: `team investigate pay {pay:shares}` */
  | { kind: "investigate"; who: string; pay?: string[]; givers?: string[] }
  /** a special operation: `team operate {who:detective} {station} pay {pay:shares}` */
  | { kind: "operate"; who: string; station: number; pay?: string[]; givers?: string[] }
  /** before the hand is refilled: `{who:hand} discard {pay:discards}` */
  | { kind: "discard"; who: string; pay?: string[] }
  /** Mister X chooses a mission and a start: `{who} mission {how:mission} {station}` */
  | { kind: "mission"; who: string; how: string; station: number }
  /** the first leg of two, hidden: `{who} double hidden {how:ticket} {station} [pay {pay:price}]` */
  | { kind: "double hidden"; who: string; how: string; station: number; pay?: string[] }
  /** the first leg of two: `{who} double {how:ticket} {station} [pay {pay:price}]` */
  | { kind: "double"; who: string; how: string; station: number; pay?: string[] }
  /** the ticket is laid face down: `{who} hidden {how:ticket} {station} [pay {pay:price}]` */
  | { kind: "hidden"; who: string; how: string; station: number; pay?: string[] }
  /** goes to a city: `{who} {how:ticket} {station}` */
  | { kind: "ride"; who: string; how: string; station: number };

/** A move, by what it does. */
export type GangMove =
  /** the number that Mister X is: `x number {how:token_number}` */
  | { kind: "number"; who: string; how: string }
  /** lays a token out: `x place {who:token} {station}` */
  | { kind: "place"; who: string; station: number }
  /** turns a token up: `check [{pawns:token}]` */
  | { kind: "check"; who: string; pawns?: string[] }
  /** lets it pass: `no check` */
  | { kind: "no check"; who: string }
  /** the cars that drive, in this order: `nominate {pawns:two_cars}` */
  | { kind: "nominate"; who: string; pawns: string[] }
  /** another car drives: `override {pawns:car}` */
  | { kind: "override"; who: string; pawns: string[] }
  /** the nominated car drives: `no override` */
  | { kind: "no override"; who: string }
  /** sends a token away: `banish {who:token} {station}` */
  | { kind: "banish"; who: string; station: number }
  /** lets it stay: `no banish` */
  | { kind: "no banish"; who: string }
  /** a car drives: `{who:piece} {station} [die {die:pips}] [facing {facing}]` */
  | { kind: "drive"; who: string; station: number; die?: number; facing?: number }
  /** a token walks: `{who:piece} {station} [die {die:pips}]` */
  | { kind: "walk"; who: string; station: number; die?: number };

export type Move = TransitMove | HandMove | GangMove;
