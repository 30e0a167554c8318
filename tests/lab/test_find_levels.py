"""Finding levels: strengths come out of games, and rungs are chosen as far apart as they should be."""

from __future__ import annotations

import random

import pytest
from lab.matches import MATCHES, spell

from lab import find_levels
from misterx import bots, titles
from misterx.bots import levels

TRUE = {"a": 0.0, "b": 0.4, "c": 0.9, "d": 1.7, "e": 2.6}
LEAN = 0.7


def games(count: int) -> list[find_levels.Game]:
    rng, names = random.Random(5), list(TRUE)
    found = []
    for _ in range(count):
        x, hunters = rng.sample(names, 2)
        found.append((x, hunters, rng.random() < find_levels.odds(TRUE[x] + LEAN - TRUE[hunters])))
    return found


def test_strengths_are_found_again_in_games() -> None:
    strength, lean = find_levels.fit(games(6000), list(TRUE))
    for name, true in TRUE.items():
        assert strength[name] - strength["a"] == pytest.approx(true, abs=0.25)
    assert lean == pytest.approx(LEAN, abs=0.15)


def test_rungs_come_as_close_to_the_aim_as_candidates_allow() -> None:
    assert find_levels.choose(TRUE, LEAN, list(TRUE)) == ["a", "c", "d", "e"]
    assert find_levels.score(TRUE, LEAN, "d", "d") == pytest.approx(0.5)


@pytest.mark.parametrize("title", titles.ids())
def test_candidates_are_bots_and_every_level_can_be_spelled(title: str) -> None:
    for name in find_levels.candidates(title):
        assert bots.load(name).name == "search"
    for level in levels.table()[title]:
        assert bots.load(spell(title, level)).name == "search"
    assert MATCHES[f"{title}-level5"].bots[0] == "search@1s"
