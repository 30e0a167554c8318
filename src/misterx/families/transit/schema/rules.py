"""The rules of one game as numbers: what a title's tables and the chosen options come to."""

from __future__ import annotations

from misterx.families.transit.schema.state import LIMIT_OF_ENTRIES, PAWNS, State, comes_down_at, is_anybody_aloft
from misterx.kernel.jit import small
from misterx.kernel.records import I8, I16, Flag, I8s, Record, choice, shape

BY_ROUNDS, BY_ENTRIES = 0, 1
FREE, FIRST_ROUND, FIXED = 0, 1, 2
LOSES, STAYS, BY_CAUSE = 0, 1, 2
PASS, ELIMINATED, SKIP, STAND = 0, 1, 2, 3
REMOVE, BLOCK_ALL, BLOCK_HUNTERS = 0, 1, 2
ANYWHERE, FETCH, NEVER = 0, 1, 2
WAITS, ELSEWHERE, RESERVED = 0, 1, 2
MIXED_STAYS, MIXED_LOSES = 0, 1
ENCLOSED_LOSES, ENCLOSED_STAYS = 0, 1
POOL, SWAP = 0, 1


class Rules(Record):
    """What a title's tables and the chosen options come to."""

    stock: I8s = shape(PAWNS)  # row of `tickets` that a pawn pays from; 0 marks a policeman, who pays nothing
    reveals: I8s = shape(LIMIT_OF_ENTRIES + 1)  # [entry]: Mister X shows himself
    hunters: I8
    roadblocks: I8
    limit: I16  # of rounds or of entries, as end_mode says
    blacks: I16  # black tickets dealt to Mister X
    cards: I8  # helicopter cards dealt
    max_doubles: I8  # double-move tickets in one turn
    end_mode: I8 = choice("rounds", "entries")
    hunter_order: I8 = choice("free", "first_round", "fixed")
    x_without_move: I8 = choice("loses", "stays", "by_cause")
    stuck_hunter: I8 = choice("pass", "eliminated", "skip", "stand")
    eliminated_pawn: I8 = choice("remove", "block_all", "block_hunters")
    roadblock_reuse: I8 = choice("anywhere", "fetch", "never")
    landing_blocked: I8 = choice("waits", "elsewhere", "reserved")
    mixed_cause: I8 = choice("stays", "loses")
    enclosed_without_ticket: I8 = choice("loses", "stays")
    exchange_mode: I8 = choice("pool", "swap")
    reserve_unlimited: Flag  # SY-OP-04
    hunters_refill_x: Flag  # SY-042, SS-064: a hunter's used ticket becomes Mister X's to use
    police_keep_game_alive: Flag  # SY-OP-07
    walled_in_counts: Flag  # SY-104, NY-097
    x_may_share_stuck: Flag  # NY-100
    hunters_may_share_stuck: Flag  # NY-OP-07
    reveal_when_staying: Flag  # NY-OP-04
    always_visible: Flag  # SS-130
    black_ship_only: Flag  # SS-135
    combined_ticket: Flag  # SS-138
    ticket_exchange: Flag  # SS-126
    x_may_stay: Flag  # SS-143
    stay_with_black: Flag  # SS-OP-21
    voluntary_reveal: Flag  # SS-148
    refund_same_move: Flag  # SS-OP-22
    triple_move: Flag  # SS-151


@small
def keeps_stations_free(rules: Rules) -> bool:
    """Whether by option a station can be kept free for somebody who is above it."""
    return rules.landing_blocked == RESERVED


@small
def is_kept_free(rules: Rules, state: State, node: int) -> bool:
    """Whether a station is kept free for whoever comes down there (NY-OP-15)."""
    return bool(keeps_stations_free(rules) and is_anybody_aloft(state) and comes_down_at(state) == node)
