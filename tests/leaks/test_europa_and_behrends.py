"""No leak in Europa and Behrends: other hands, other paths, other numbers, and the same bytes for who may not know."""

from __future__ import annotations

import random

import pytest
from tests.leaks.stories import Tally, compare_game
from tests.variants import each_option, mixtures

TITLES = ("behrends", "europa")
PARTS = 12


@pytest.mark.parametrize("title", TITLES)
def test_another_story_gives_the_same_bytes(title: str) -> None:
    chosen = random.Random(title).sample(list(each_option(title)), 3)
    assert sum(compare_game(variant, seed, 90).stories for seed, variant in enumerate(chosen)) >= 3


@pytest.mark.deep
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", TITLES)
def test_no_leak_in_hundreds_of_games(title: str, part: int) -> None:
    tally = Tally()
    for seed, variant in enumerate([*each_option(title), *mixtures(title, 450)]):
        if seed % PARTS == part:
            tally.add(compare_game(variant, seed, 200))
    assert tally.games > 500 // PARTS
    assert tally.stories > tally.games
