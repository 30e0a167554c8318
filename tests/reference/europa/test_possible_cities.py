"""Short random games in the small land: what facts and states teach is what trying every way finds."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.reference.europa.possible_cities import Tale, check_samples
from tests.rules.europa.land import LAND

from misterx import Game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"capture_timing": "check", "check_window": 7},
    {"repeat_visit": "latest", "check_all_entered": False, "check_includes_current": False},
    {"first_open_move": 4, "start_counts": False, "x_without_move": "by_cause"},
    {"setup_order": "mission_first", "double_with_hidden": True, "detective_special_from_move": 1},
    {"discard_before_draw": False, "check_window": 3, "detectives_share_city": True, "detective_special_from_move": 2},
]


def short_game(options: dict[str, Any], seed: int, decisions: int) -> Game:
    """Special moves often, discards seldom."""
    chooser = random.Random(seed)
    game = Game.new("europa", 2 + seed % 5, options, board=LAND, seed=seed)
    while not game.result and decisions:
        moves = game.legal_moves()
        special = [move for move in moves if " pay " in move]
        quiet = [move for move in moves if move.endswith("discard none")]
        chance = chooser.random()
        game.play(chooser.choice(special if special and chance < 0.5 else quiet if quiet and chance < 0.8 else moves))
        decisions -= 1
    return game


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(5))
def test_what_is_known_is_what_every_way_leaves_open(options: dict[str, Any], seed: int) -> None:
    game = short_game(options, seed, 34)
    assert Tale(game).go_on().compared
    if not game.result:
        check_samples(game, seed)
