"""Environments for research leak nothing: worlds that sound alike to the hunters are the same numbers to them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.leaks import compare, stories, test_small_board
from tests.leaks.small import TABLES, name_of, seat_at
from tests.leaks.test_planted import TABLE, tell_entries, tell_start, tell_where_a_double_began
from tests.variants import each_option

from misterx.play import Game
from misterx.research.episode import Episode
from misterx.research.render import render

compared = 0


def given_in_numbers(game: Game, viewer: str, knowledge: Any = None) -> dict[str, str]:
    """All that a side's agent gets of a game; the public gets the text alone."""
    global compared
    compared += 1
    episode = Episode(game)
    given = {}
    if viewer != "public":
        side = "x" if viewer == "x" else "hunters"
        given["observation"] = str(episode.observe(side).tolist())
        given["mask"] = str(np.flatnonzero(episode.mask(side)))
    given |= {"decider": episode.decider, "rewards": str(episode.rewards), "render": str(render(game, "ansi"))}
    return given


@pytest.fixture(autouse=True)
def _compare_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    global compared
    compared = 0
    monkeypatch.setattr(test_small_board, "VIEWERS", ("h1",))
    for module in (test_small_board, compare):
        monkeypatch.setattr(module, "given", given_in_numbers)
        for name in ("refused", "explained"):
            monkeypatch.setattr(module, name, lambda game, viewer: {})


@pytest.mark.parametrize("table", TABLES[::4], ids=name_of)
def test_stories_that_sound_alike_are_the_same_numbers(table: tuple[str, int, dict[str, Any]]) -> None:
    most = max(test_small_board.all_stories_sound_alike(seat_at(table, seed), random.Random(seed)) for seed in range(3))
    assert most > 1
    assert compared > 10


@pytest.mark.parametrize("title", ["behrends", "europa"])
def test_other_hands_and_other_numbers_are_the_same_to_the_hunters(title: str) -> None:
    variants = random.Random(title).sample(list(each_option(title)), 2)
    assert sum(stories.compare_game(variant, seed, 60).stories for seed, variant in enumerate(variants)) >= 1
    assert compared > 10


def tell_many_stories() -> None:
    for seed in range(8):
        test_small_board.all_stories_sound_alike(seat_at(TABLE, seed), random.Random(seed))


@pytest.mark.parametrize("plant", [tell_entries, tell_start, tell_where_a_double_began])
def test_a_planted_leak_is_found(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_JIT", "off")
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="leak in observation"):
        tell_many_stories()
