"""The compiled rules and the plain ones agree: on every list of moves of whole games, on every end, and on counts."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from tests.reference.transit.table import SlowTable, count_sequences
from tests.toy import TOYS, paste
from tests.variants import mixtures, whole

from misterx import Game
from misterx.arena.perft import Stack, perft

DEEP = bool(os.environ.get("MISTERX_DEEP"))
FEW = {"taxi": 3, "bus": 2}
SCOTLAND_YARD: list[dict[str, Any]] = [
    {},
    {"edition": "classic"},
    {"edition": "classic", "hunter_order": "first_round", "hunter_tickets": FEW},
    {"reserve": "unlimited", "max_doubles_per_turn": 2, "double_tickets": 3},
    {"end_mode": "entries", "round_limit": 7, "ticket_stock": "pooled"},
    {
        "x_without_move": "stays",
        "x_tickets": {"taxi": 3, "bus": 1},
        "black_tickets": 1,
        "used_hunter_tickets": "discard",
    },
    {"x_without_move": "by_cause", "x_tickets": {"taxi": 4}, "black_tickets": 0, "used_hunter_tickets": "x"},
    {"x_may_share_stuck": True, "hunter_tickets": FEW, "police_keep_game_alive": True},
    {"used_hunter_tickets": "discard", "hunter_tickets": {"taxi": 15, "bus": 4, "metro": 1}},
]
NY_CHASE: list[dict[str, Any]] = [
    {},
    {"hunter_order": "free", "hunter_tickets": FEW},
    {"hunter_order": "first_round", "roadblock_reuse": "fetch"},
    {"landing_blocked": "elsewhere", "helicopter_cards": 9},
    {"landing_blocked": "reserved", "helicopter_cards": 9, "roadblock_reuse": "never"},
    {"hunters_may_share_stuck": True, "hunter_tickets": FEW, "helicopter_cards": 1},
    {"x_tickets": {"taxi": 3, "bus": 1}, "black_tickets": 1, "mixed_cause": "loses"},
    {"x_tickets": {"taxi": 3}, "black_tickets": 0, "x_without_move": "stays", "ticket_stock": "own"},
    {"x_tickets": {"taxi": 3}, "black_tickets": 0, "enclosed_without_ticket": "stays", "mixed_cause": "loses"},
    {"x_may_share_stuck": False, "hunter_tickets": FEW, "policemen": 1, "hunter_order": "free"},
]
CASES = [("scotland-yard", options) for options in SCOTLAND_YARD] + [("ny-chase", options) for options in NY_CHASE]


def count_by_rules(game: Game, depth: int) -> int:
    stack = Stack(game, depth)
    stack.states[0] = game.state
    arguments = (*stack.arguments, depth)
    return perft(*arguments)


def follow(game: Game, chooser: random.Random) -> None:
    """Play a whole game on both tables."""
    slow = SlowTable(game)
    while True:
        assert slow.result == game.result, paste(game)
        moves = game.legal_moves()
        assert set(moves) == set(slow.legal()), paste(game)
        if game.result:
            return
        quiet = [move for move in moves if "fly" not in move] if chooser.random() < 0.8 else []
        move = chooser.choice(quiet or moves)
        game.play(move)
        slow.play(move)


@pytest.mark.parametrize(("title", "options"), CASES)
@pytest.mark.parametrize("seed", range(12))
def test_both_agree_on_the_small_board(title: str, options: dict[str, Any], seed: int) -> None:
    players = 3 + seed % 2 if title == "ny-chase" else 2 + seed % 3
    follow(Game.new(title, players, whole(title, options), board=TOYS[title], seed=seed), random.Random(seed))


@pytest.mark.parametrize(("title", "options"), [CASES[0], CASES[1], CASES[len(SCOTLAND_YARD)]])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_both_agree_on_the_real_boards(title: str, options: dict[str, Any], players: int) -> None:
    options = {**options, "helicopter_cards": 1} if title == "ny-chase" else options
    follow(Game.new(title, players, whole(title, options), seed=players), random.Random(players))


@pytest.mark.parametrize("title", ["scotland-yard", "ny-chase"])
def test_both_agree_on_mixed_options(title: str) -> None:
    for seed, variant in enumerate(mixtures(title, 400 if DEEP else 80, seed=5)):
        if variant.options.get("stuck_hunter", "pass") == "pass":
            board = TOYS[title] if seed % 2 or variant.options.get("helicopter_cards", 1) else None
            follow(variant.new(seed, board=board), random.Random(seed))


@pytest.mark.parametrize(
    ("title", "players", "options", "depth"),
    [
        ("scotland-yard", 2, {}, 7),
        ("scotland-yard", 4, {"edition": "classic"}, 7),
        ("ny-chase", 4, {"helicopter_cards": 0}, 6),
        ("ny-chase", 4, {}, 3),
    ],
)
def test_both_count_the_same_sequences(title: str, players: int, options: dict[str, Any], depth: int) -> None:
    game = Game.new(title, players, whole(title, options), board=TOYS[title], seed=2)
    for number in range(1, depth + 1):
        assert count_sequences(SlowTable(game), number) == count_by_rules(game, number)
