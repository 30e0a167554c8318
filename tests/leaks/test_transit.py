"""No leak in the transit games: a whole other story with the same public words gives a viewer the same bytes."""

from __future__ import annotations

import random

import pytest
from tests.leaks.stories import Tally, compare_game
from tests.variants import each_option, mixtures, transit_titles

PARTS = 12


@pytest.mark.parametrize("title", transit_titles())
def test_another_story_gives_the_same_bytes(title: str) -> None:
    chosen = random.Random(title).sample(list(each_option(title)), 5)
    assert sum(compare_game(variant, seed, 60).stories for seed, variant in enumerate(chosen)) >= 5


@pytest.mark.deep
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", transit_titles())
def test_no_leak_in_hundreds_of_games(title: str, part: int) -> None:
    """`python -m tests.leaks.search` does the same on many cores, and counts what it compared."""
    tally = Tally()
    for seed, variant in enumerate([*each_option(title), *mixtures(title, 400)]):
        if seed % PARTS == part:
            tally.add(compare_game(variant, seed, 120))
    assert tally.games > 500 // PARTS
    assert tally.stories > tally.games
