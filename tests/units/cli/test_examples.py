"""What `help` shows at the terminal's table can be typed in the game that is played."""

from __future__ import annotations

import random
import re

import pytest

from misterx import Game, titles
from misterx.cli.table.registry import words_of


def shape(move: str) -> str:
    """A move without its numbers, its tickets and whoever makes it."""
    return re.sub(r"[a-z]+/[a-z]+", "ticket", re.sub(r"\d+", "#", re.sub(r"^(x|[hdp]\d) ", "", move.rstrip("!"))))


@pytest.mark.parametrize("title", titles.ids())
def test_examples_are_moves_of_this_game(title: str) -> None:
    shapes: set[str] = set()
    for seed in range(3):
        game, chooser = Game.new(title, seed=seed), random.Random(seed)
        while not game.result and len(game.lines) < 400:
            shapes |= {shape(move) for move in game.legal_moves()}
            game.play(chooser.choice(game.legal_moves()))
    examples = words_of(game.title.family).examples(game.title.modes)
    assert examples
    for typed, _ in examples:
        for move in typed.split(", "):
            said = shape(move)
            assert any(said == known or said.startswith(f"{known} ") for known in shapes), move
