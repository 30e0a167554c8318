"""Whole lists of legal moves equal those of a second, slow and plain reading of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.behrends.slow import City, Table
from tests.rules.behrends.toy_city import TOY_CITY

from misterx import Game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"hard_checks": True, "lingering_check": True},
    {"dial": "random", "hq_transit": "stop", "phase2_first": "gang"},
    {"dial": "last_digit", "hq_transit": "closed", "barricade_breakable": True},
    {"dial": "rotary_reset", "jump_facing": "free", "colour_arrest": False, "override_after_warning": False},
    {"barricade_on_arrow": False, "setup_on_arrow": False, "captain": True, "lingering_check": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("board", [None, TOY_CITY], ids=["behrends-city", "toy-city"])
@pytest.mark.parametrize("seed", range(3))
def test_legal_moves_are_those_of_the_slow_rules(options: dict[str, Any], board: Any, seed: int) -> None:
    chooser = random.Random(seed)
    caps = {"phase1_cap": 60, "phase2_cap": 25}  # a shut-in police would play on for ever
    game = Game.new("behrends", 2 + seed, {**options, **caps}, board=board, seed=seed)
    city = City(game.board)
    steps = set()
    while not game.result:
        view = game.view("x")
        steps.add(view["asked"])
        moves = game.legal_moves()
        assert sorted(moves) == Table(city, view).legal(), (view["asked"], game.to_position())
        assert len(set(moves)) == len(moves)
        if view["asked"] == "place" and board is None:  # close to headquarters, so that much happens
            moves = [m for m in moves if int(m.split()[3]) in range(24, 116)]
        if view["asked"] == "check" and chooser.random() < 0.5:
            moves = moves[:1]
        game.play(chooser.choice(moves))
    assert {"number", "place", "walk", "check"} <= steps
