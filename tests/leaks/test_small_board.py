"""On a small board every story is tried: those that sound alike to the public look alike, byte for byte."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from tests.leaks.compare import assert_same, deal, explained, given, refused, say
from tests.leaks.small import TABLES, name_of, seat_at
from tests.leaks.transit import TransitHearing
from tests.leaks.worlds import Line

from misterx.kernel.codes import CHANCE
from misterx.play import Game

DEEP = bool(os.environ.get("MISTERX_DEEP"))
MOST_STORIES = 400 if DEEP else 40
SEEDS = 8 if DEEP else 1
ENOUGH = 4  # stories that sound alike; a short game that has fewer is followed by another
VIEWERS = ("h1", "public")


def continuations(game: Game, heard: Any) -> list[Game]:
    """The game gone on by every decision that sounds like the one that was heard."""
    engine, words, family = game.engine, game.words, game.family
    by_chance = engine.decider(game.state) == CHANCE
    found = []
    for move in engine.chance(game.state)[0] if by_chance else engine.legal(game.state):
        text = family.write_move(words, game.state, move)
        line = ("chance" if by_chance else "x" if text.startswith("x ") else "h1", text)
        if line[1].split()[0] != heard[0][1] and not by_chance:
            continue
        after, _ = engine.apply(game.state, move)
        if TransitHearing().hears(game, "public", game.state, after, line) == heard[1]:
            other = game.copy()
            say(other, line)
            found.append(other)
    return found


def all_stories_sound_alike(game: Game, chooser: random.Random) -> int:
    """Follow a random game and all stories that sound like it; returns how many there were at most."""
    truth, others, most = deal(game), [deal(game)], 0
    for line in game_lines(game, chooser):
        before = truth.state
        said = truth.copy()
        say(said, line)
        if said.result:
            break
        sound = TransitHearing().hears(game, "public", before, said.state, line)
        heard = ((line[0], line[1].split()[0]), sound)
        going_on = [other for story in others for other in continuations(story, heard)]
        if len(going_on) > MOST_STORIES:
            break
        truth, others, most = said, going_on, max(most, len(going_on))
        assert truth.digest() in {other.digest() for other in others}
        for viewer in VIEWERS:
            seen, errors, reasons = given(truth, viewer), refused(truth, viewer), explained(truth, viewer)
            for other in others:
                where = f"for {viewer} in\n{list(truth.lines)}\n{list(other.lines)}"
                assert_same(seen, given(other, viewer), where)
            assert_same(errors, refused(others[-1], viewer), "in refusals")
            assert_same(reasons, explained(others[0], viewer), "in explanations")
    return most


def game_lines(game: Game, chooser: random.Random) -> list[Line]:
    while not game.result:
        game.play(chooser.choice(game.legal_moves()))
    return list(game.lines)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_all_stories_that_sound_alike_look_alike(table: tuple[str, int, dict[str, Any]]) -> None:
    enough = 1 if table[2].get("always_visible") else ENOUGH
    most = seed = 0
    while seed < SEEDS or (most < enough and seed < 8):
        most = max(most, all_stories_sound_alike(seat_at(table, seed), random.Random(seed)))
        seed += 1
    assert most >= enough
