"""The small board for every transit title, and option sets that matter there."""

from __future__ import annotations

from typing import Any

from tests.toy import toy_board
from tests.variants import whole

from misterx import boards, titles
from misterx.play import Game


def small_board(title: str) -> boards.Board:
    """The toy town with the modes of a title; its common start cards are all stations."""
    board = toy_board(*titles.load(title).modes)
    board["starts"]["common"] = board["starts"]["classic"]
    return boards.load(board)


POOR = {"taxi": 3, "bus": 1, "metro": 0}

# (title, players, options): what the public may learn differs in each.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("scotland-yard", 2, {"policemen": 0}),
    ("scotland-yard", 2, {"policemen": 1}),
    ("scotland-yard", 2, {"policemen": 2, "police_keep_game_alive": True, "hunter_tickets": {"taxi": 2}}),
    ("scotland-yard", 3, {"edition": "classic"}),
    ("scotland-yard", 2, {"policemen": 0, "reserve": "unlimited", "double_tickets": 3}),
    ("scotland-yard", 2, {"policemen": 0, "max_doubles_per_turn": 2, "black_tickets": 1}),
    ("scotland-yard", 2, {"policemen": 0, "reveals": [], "black_tickets": 5, "double_tickets": 3}),
    ("scotland-yard", 2, {"policemen": 0, "x_without_move": "stays", "x_tickets": POOR, "black_tickets": 1}),
    (
        "scotland-yard",
        2,
        {
            "policemen": 0,
            "x_without_move": "by_cause",
            "x_tickets": {"taxi": 2},
            "black_tickets": 0,
            "reveal_when_staying": True,
        },
    ),
    ("scotland-yard", 2, {"policemen": 0, "stuck_hunter": "eliminated", "hunter_tickets": {"taxi": 3, "bus": 1}}),
    (
        "scotland-yard",
        2,
        {
            "policemen": 0,
            "stuck_hunter": "eliminated",
            "eliminated_pawn": "block_all",
            "hunter_order": "first_round",
            "hunter_tickets": {"taxi": 2},
        },
    ),
    (
        "scotland-yard",
        2,
        {
            "policemen": 0,
            "stuck_hunter": "skip",
            "eliminated_pawn": "block_hunters",
            "hunter_tickets": {"taxi": 2, "bus": 1},
        },
    ),
    (
        "scotland-yard",
        2,
        {
            "policemen": 0,
            "x_may_share_stuck": True,
            "hunter_order": "fixed",
            "hunter_tickets": {"taxi": 2, "bus": 2, "metro": 1},
        },
    ),
    ("ny-chase", 4, {"detectives": 2, "helicopter_cards": 0, "roadblocks": 0, "x_tickets": {"taxi": 3, "bus": 1}}),
    ("ny-chase", 4, {"detectives": 2, "helicopter_cards": 1, "roadblocks": 0, "hunter_tickets": {"taxi": 2, "bus": 2}}),
    ("ny-chase", 4, {"detectives": 1, "helicopter_cards": 0, "roadblocks": 2, "roadblock_reuse": "fetch"}),
    ("ny-chase", 4, {"detectives": 1, "roadblocks": 1, "roadblock_reuse": "never", "mixed_cause": "loses"}),
    ("ny-chase", 4, {"detectives": 2, "hunters_may_share_stuck": True, "hunter_tickets": {"taxi": 1, "bus": 1}}),
    ("sanssouci", 4, {"detectives": 2}),
    ("sanssouci", 4, {"detectives": 2, "x_may_stay": True, "stay_with_black": True}),
    ("sanssouci", 4, {"detectives": 2, "x_may_stay": True, "black_ship_only": True}),
    ("sanssouci", 4, {"detectives": 2, "voluntary_reveal": True, "refund_same_move": True}),
    ("sanssouci", 4, {"detectives": 2, "voluntary_reveal": True, "triple_move": True}),
    ("sanssouci", 4, {"detectives": 2, "always_visible": True}),
    ("sanssouci", 4, {"detectives": 2, "no_ship": True, "free_order": True, "combined_ticket": True}),
    ("sanssouci", 4, {"detectives": 2, "ticket_exchange": True, "hunter_tickets": {"foot": 2, "vip": 2, "train": 1}}),
]


def name_of(table: tuple[str, int, dict[str, Any]]) -> str:
    return f"{table[0]}-{table[1]}-{','.join(name for name in table[2])}"


def seat_at(table: tuple[str, int, dict[str, Any]], seed: int) -> Game:
    title, players, options = table
    pawns = [f"d{i}" for i in range(1, options.get("detectives", 2) + 1)]
    return Game.new(title, players, whole(title, options), board=small_board(title), seats={"h1": pawns}, seed=seed)
