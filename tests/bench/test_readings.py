"""The search with other readings of the papers is the reference's own while every switch is off."""

from __future__ import annotations

from typing import Any

import pytest
from bench.readings import ReadingBot, run_reading

from misterx.bots.budget import Budget
from misterx.bots.pimbot import PimBot
from misterx.bots.pimbot.search import run_pimbot
from misterx.deduce import Knowledge
from misterx.play import Game

ITERATIONS = 4


@pytest.mark.parametrize("changes", [{}, {"escapes": 1}])
def test_a_switch_changes_the_search_and_none_leaves_it_as_it_is(changes: dict[str, float]) -> None:
    game = Game.new("scotland-yard", 6, {"edition": "classic"}, seed=3)
    mind = Knowledge(game, "x").follow(game)
    reference, other = PimBot(5, Budget(iterations=ITERATIONS)), ReadingBot(5, ITERATIONS, PimBot, changes)
    searches: list[tuple[Any, Any]] = [
        (run_pimbot, reference.arguments(mind)),
        (run_reading, (*other.arguments(mind), other.reading)),
    ]
    for bot, (search, arguments) in zip((reference, other), searches, strict=True):
        bot.tree.nodes = 1  # empty, with its root
        search(*arguments, ITERATIONS, False)
    same = reference.tree.tobytes() == other.tree.tobytes()
    assert same == (not changes)
