"""No leak in the transit games: a whole other story with the same public words gives a viewer the same bytes."""

from __future__ import annotations

import os
import random

import pytest
from tests.leaks.compare import assert_no_leak
from tests.leaks.transit import TransitHearing
from tests.leaks.worlds import Line, Worlds
from tests.variants import Variant, each_option, mixtures, transit_titles

from misterx.play import Game

DEEP = bool(os.environ.get("MISTERX_DEEP"))
ROUNDS = 22 if DEEP else 6


def play_at_random(game: Game, chooser: random.Random, rounds: int) -> list[Line]:
    """A running game's lines: it is stopped before its end, or after so many rounds."""
    while not game.result and game.state.round_no <= rounds:
        moves = game.legal_moves()
        doubles = [move for move in moves if " double " in move or " triple " in move]
        blacks = [move for move in moves if " black " in move]
        game.play(chooser.choice(chooser.choice([doubles or moves, blacks or moves, moves, moves])))
    lines = list(game.lines)
    return lines[: -1 - (game.result is not None)]


def check(variant: Variant, seed: int) -> int:
    """How many alternative stories were compared."""
    chooser = random.Random(seed)
    game = variant.new(seed)
    truth = play_at_random(game, chooser, ROUNDS)
    stop = chooser.randint(len(truth) // 2, len(truth))
    viewer = chooser.choice([seat for seat in game.seats if seat != "x"] + ["public"])
    worlds = Worlds(game, viewer, TransitHearing(), chooser)
    for line in truth[:stop]:
        worlds.follow(line)
    stories = worlds.stories(2)
    for story in stories:
        assert_no_leak(game, viewer, truth[:stop], story)
    return len(stories)


@pytest.mark.parametrize("title", transit_titles())
def test_another_story_gives_the_same_bytes(title: str) -> None:
    variants = list(each_option(title))
    chosen = random.Random(title).sample(variants, 8)
    assert sum(check(variant, seed) for seed, variant in enumerate(chosen)) >= 8


@pytest.mark.deep
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("title", transit_titles())
def test_no_leak_in_hundreds_of_games(title: str, part: int) -> None:
    variants = [*each_option(title), *mixtures(title, 60)]
    compared = sum(check(variant, seed) for seed, variant in enumerate(variants) if seed % 6 == part)
    assert compared > len(variants) // 6
