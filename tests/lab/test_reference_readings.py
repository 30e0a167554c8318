"""The search with other readings of the papers is the reference's own while every switch is off."""

from __future__ import annotations

import random
from typing import Any

import pytest
from lab.reference_readings import ReadingBot, Unswept, run_reading

from misterx.bots.budget import Budget
from misterx.bots.pimbot import PimBot
from misterx.bots.pimbot.search import run_pimbot
from misterx.deduce import Knowledge
from misterx.play import Game

ITERATIONS = 4


@pytest.mark.parametrize("changes", [{}, {"escapes": 1}, {"black_first": 1}, {"unswept": 1}])
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
    same = all(
        one.tobytes() == two.tobytes()
        for one, two in ((reference.tree, other.tree), (reference.randoms, other.randoms))
    )
    assert same == (not changes)


def test_who_concludes_nothing_from_a_search_thinks_more_places_possible() -> None:
    more = 0
    for seed in range(4):
        game, chance = Game.new("scotland-yard", 6, {"edition": "classic"}, seed=seed), random.Random(seed)
        exact, loose = Knowledge(game, "h1"), Unswept(game, "h1")
        while not game.result and game.state.round_no < 9:
            game.play(chance.choice(game.legal_moves()))
            known, thought = set(exact.follow(game).possible()), set(loose.follow(game).possible())
            held = {pawn.get("station") for name, pawn in loose.view["pawns"].items() if name != "x"}
            assert known <= thought
            assert game.result or not thought & held
            more += len(thought - known)
    assert more
