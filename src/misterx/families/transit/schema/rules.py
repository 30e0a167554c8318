"""The rules of one game as numbers: what a title's tables and the chosen options come to."""

from __future__ import annotations

from misterx.families.transit.schema.state import LIMIT_OF_ENTRIES, PAWNS
from misterx.kernel.records import record_type

# Named choices, in the spelling of the options; a choice's number is its place here.
CHOICES: dict[str, tuple[str, ...]] = {
    "end_mode": ("rounds", "entries"),
    "hunter_order": ("free", "first_round", "fixed"),
    "x_without_move": ("loses", "stays", "by_cause"),
    "stuck_hunter": ("pass", "eliminated", "skip", "stand"),
    "eliminated_pawn": ("remove", "block_all", "block_hunters"),
    "roadblock_reuse": ("anywhere", "fetch", "never"),
    "landing_blocked": ("waits", "elsewhere", "reserved"),
    "mixed_cause": ("stays", "loses"),
    "enclosed_without_ticket": ("loses", "stays"),
    "exchange_mode": ("pool", "swap"),
}
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

FLAGS = (
    "reserve_unlimited",  # SY-OP-04
    "hunters_refill_x",  # SY-042, SS-064: a hunter's used ticket becomes Mister X's to use
    "police_keep_game_alive",  # SY-OP-07
    "walled_in_counts",  # SY-104, NY-097
    "x_may_share_stuck",  # NY-100
    "hunters_may_share_stuck",  # NY-OP-07
    "reveal_when_staying",  # NY-OP-04
    "always_visible",  # SS-130
    "black_ship_only",  # SS-135
    "combined_ticket",  # SS-138
    "ticket_exchange",  # SS-126
    "x_may_stay",  # SS-143
    "stay_with_black",  # SS-OP-21
    "voluntary_reveal",  # SS-148
    "refund_same_move",  # SS-OP-22
    "triple_move",  # SS-151
)

RULES = record_type(
    [
        ("stock", "i1", (PAWNS,)),  # row of `tickets` that a pawn pays from; 0 marks a policeman, who pays nothing
        ("reveals", "i1", (LIMIT_OF_ENTRIES + 1,)),  # [entry]: Mister X shows himself
        ("hunters", "i1"),
        ("roadblocks", "i1"),
        ("limit", "<i2"),  # of rounds or of entries, as end_mode says
        ("blacks", "<i2"),  # black tickets dealt to Mister X
        ("cards", "i1"),  # helicopter cards dealt
        ("max_doubles", "i1"),  # double-move tickets in one turn
        *((name, "i1") for name in CHOICES),
        *((name, "i1") for name in FLAGS),
    ]
)
