"""No leak in Europa and Behrends: other hands, other paths, other numbers, and the same bytes for who may not know."""

from __future__ import annotations

import os
import random

import pytest
from tests.leaks.compare import assert_no_leak
from tests.leaks.gang import GangHearing
from tests.leaks.hand import HandHearing
from tests.leaks.worlds import Hearing, Line, Worlds
from tests.variants import Variant, each_option, mixtures

from misterx import titles
from misterx.play import Game

DEEP = bool(os.environ.get("MISTERX_DEEP"))
HEARINGS: dict[str, Hearing] = {"hand": HandHearing(), "gang": GangHearing()}
TITLES = [title for title in titles.ids() if titles.load(title).family in HEARINGS]
LINES = 400 if DEEP else 130
ROOM, TRIES = 24, 3


def play_at_random(game: Game, chooser: random.Random, lines: int) -> list[Line]:
    while not game.result and len(game.lines) < lines:
        moves = game.legal_moves()
        rare = [move for move in moves if any(word in move for word in ("double", "hidden", "check", "team"))]
        game.play(chooser.choice(chooser.choice([rare or moves, moves])))
    told = list(game.lines)[:lines]
    if game.result:
        while told and told[-1][0] == "chance":
            told.pop()
        told = told[:-1]
    return told


def check(variant: Variant, seed: int) -> int:
    """How many alternative stories were compared."""
    chooser = random.Random(seed)
    game = variant.new(seed)
    truth = play_at_random(game, chooser, chooser.randint(LINES // 2, LINES))
    viewer = chooser.choice([*game.seats, "public"])
    worlds = Worlds(game, viewer, HEARINGS[game.title.family], chooser, ROOM, TRIES)
    for line in truth:
        worlds.follow(line)
    stories = worlds.stories(1)
    for story in stories:
        assert_no_leak(game, viewer, truth, story)
    return len(stories)


@pytest.mark.parametrize("title", TITLES)
def test_another_story_gives_the_same_bytes(title: str) -> None:
    chosen = random.Random(title).sample(list(each_option(title)), 6)
    assert sum(check(variant, seed) for seed, variant in enumerate(chosen)) >= 2


@pytest.mark.deep
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("title", TITLES)
def test_no_leak_in_hundreds_of_games(title: str, part: int) -> None:
    variants = [*each_option(title), *mixtures(title, 60)]
    compared = sum(check(variant, seed) for seed, variant in enumerate(variants) if seed % 6 == part)
    assert compared > len(variants) // 24
