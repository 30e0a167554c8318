import { lang } from "../i18n/index.svelte";
import { ENGLISH, paragraphsOf } from "./paragraphs";

/** Where a paragraph is missing in a title, others say the same there. */
const INSTEAD: Record<string, string[]> = {
  turn: ["turn", "hand", "first"],
  tickets: ["tickets", "hand", "turn"],
  stuck: ["stuck", "tickets", "turn", "barricade"],
  black: ["black", "double"],
  variants: ["variants", "double", "goal"],
  log: ["log", "turn"],
};
const OF_REFUSALS: Record<string, string> = {
  not_your_turn: "turn",
  already_moved: "turn",
  not_his_turn_yet: "turn",
  left_the_game: "stuck",
  no_connection: "turn",
  no_line: "turn",
  no_chip: "chips",
  no_ticket: "tickets",
  black_for_x: "black",
  station_closed: "turn",
  no_start: "goal",
  wrong_price: "special",
  share_too_large: "special",
  strands_others: "turn",
  must_move: "turn",
  must_move_or_leave: "stuck",
  not_alone: "black",
  not_in_game: "variants",
  no_second_leg: "double",
  no_double: "double",
  not_asked: "turn",
  same_car: "second",
  already_placed: "first",
  wrong_die: "second",
  in_barricade: "barricade",
  no_way: "turn",
  no_facing: "second",
  no_show: "variants",
  bad_move_text: "turn",
  illegal_move: "turn",
};
const OF_TICKETS: Record<string, string> = {
  black: "black",
  ferry: "black",
  boat: "black",
  ship: "black",
  double: "double",
  triple: "variants",
};
const OF_PLANS: Record<string, string> = {
  ride: "turn",
  drive: "turn",
  walk: "turn",
  place: "first",
  mission: "goal",
  discard: "hand",
  end: "turn",
  hidden: "double",
  "double hidden": "double",
  triple: "variants",
  operate: "special",
  investigate: "special",
  override: "override",
  banish: "override",
  nominate: "second",
  check: "first",
};
const OF_OPTIONS: Record<string, string> = {
  round_limit: "goal",
  start_cards: "goal",
  end_mode: "goal",
  reveals: "log",
  hunter_tickets: "tickets",
  x_tickets: "tickets",
  black_tickets: "black",
  double_tickets: "double",
  max_doubles_per_turn: "double",
  ticket_stock: "tickets",
  used_hunter_tickets: "tickets",
  reserve: "tickets",
  hunter_order: "turn",
  x_without_move: "stuck",
  stuck_hunter: "stuck",
  eliminated_pawn: "stuck",
  x_may_share_stuck: "stuck",
  hunters_may_share_stuck: "stuck",
  mixed_cause: "stuck",
  enclosed_without_ticket: "stuck",
  reveal_when_staying: "log",
  policemen: "tickets",
  police_keep_game_alive: "tickets",
  detectives: "turn",
  board_edition: "black",
  two_players: "turn",
  extra_agent: "variants",
  extra_agent_black: "variants",
  free_order: "variants",
  ticket_exchange: "variants",
  exchange_mode: "variants",
  always_visible: "variants",
  no_ship: "variants",
  black_ship_only: "variants",
  combined_ticket: "variants",
  x_may_stay: "variants",
  stay_with_black: "variants",
  voluntary_reveal: "variants",
  refund_same_move: "variants",
  triple_move: "variants",
  ticket_mix: "hand",
  discard_before_draw: "hand",
  detective_hands_visible_to_x: "hand",
  setup_order: "goal",
  start_counts: "check",
  capture_timing: "check",
  check_window: "check",
  check_includes_current: "check",
  check_all_entered: "check",
  repeat_visit: "check",
  detectives_share_city: "turn",
  must_move: "turn",
  first_open_move: "open",
  detective_special_from_move: "special",
  double_with_hidden: "double",
  investigation_chips: "chips",
  chips_visible_to_x: "chips",
  hard_checks: "first",
  lingering_check: "first",
  setup_on_arrow: "first",
  hq_transit: "first",
  captain: "first",
  phase1_cap: "end",
  phase2_first: "second",
  dial: "dial",
  dial_sectors: "dial",
  jump_facing: "dial",
  colour_arrest: "dial",
  barricade_breakable: "barricade",
  barricade_on_arrow: "barricade",
  override_after_warning: "override",
  phase2_cap: "end",
};

/** Whether a title's rules are written down here; those of one's own title are not. */
export const hasRules = (title: string): boolean => paragraphsOf(ENGLISH, title).length > 0;

/** The paragraph of a title's rules that says this, or what comes closest; null where there is none. */
export function findRule(title: string, about: string): string | null {
  const there = new Set(paragraphsOf(ENGLISH, title).map((paragraph) => paragraph.id));
  return (INSTEAD[about] ?? [about]).find((id) => there.has(id)) ?? null;
}

type Ruled = "refusal" | "option" | "plan";

/** What only one title has says so itself, where its words are: `.rule` names the paragraph. */
const told = (group: Ruled, id: string): string | undefined => lang.find(group, `${id}.rule`);

export const ruleOfRefusal = (title: string, code: string): string | null =>
  find(title, told("refusal", code) ?? OF_REFUSALS[code]);
export const ruleOfPlan = (title: string, plan: string): string =>
  find(title, told("plan", plan) ?? OF_PLANS[plan] ?? plan) ?? "turn";
export const ruleOfTicket = (title: string, ticket: string): string | null =>
  find(title, OF_TICKETS[ticket] ?? "tickets");
export const ruleOfOption = (title: string, option: string): string | null =>
  find(title, told("option", option) ?? OF_OPTIONS[option]);

const find = (title: string, about: string | undefined): string | null => (about ? findRule(title, about) : null);
