"""`why 46` at the terminal's table."""

from __future__ import annotations

import random

from misterx.cli.table.why import say_why
from misterx.deduce import Knowledge
from misterx.play import Game


def test_reasons_are_said_with_pawns_by_their_names_and_one_step_further_back() -> None:
    said: list[list[str]] = []
    for title in ("scotland-yard", "behrends"):
        chooser = random.Random(3)
        game = Game.new(title, 4, seed=3)
        while not game.result and len(game.lines) < 40:
            knowledge = Knowledge(game, "public")
            said += [say_why(knowledge, station) for station in game.words.stations[::12]]
            game.play(chooser.choice(game.legal_moves()))
    sentences = {sentence for answer in said for sentence in answer}
    assert any("Detective " in sentence for sentence in sentences)
    assert not any(word in sentence.split() for sentence in sentences for word in ("d1", "d2", "t1", "t2"))
    assert any(sentence.startswith("Not from ") for answer in said for sentence in answer[1:])
    assert any("can be at" in answer[0] for answer in said)
    assert all(len(answer) <= 4 for answer in said)
