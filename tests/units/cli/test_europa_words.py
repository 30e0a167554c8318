"""Flucht durch Europa in the terminal: everything is said, and nothing that the player must not know."""

from __future__ import annotations

import random

import pytest

from misterx.cli.table import hand
from misterx.families.hand.schema.move_table import MOVES
from misterx.play import Game


@pytest.mark.parametrize("seed", range(4))
def test_every_move_and_every_fact_has_words(seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("europa", 2 + seed, {"detective_special_from_move": 1}, seed=seed)
    seen = dict.fromkeys(("x", "h1", "public"), 0)
    told = {viewer: list[str]() for viewer in seen}
    for _ in range(150):
        if game.result:
            break
        moves = game.legal_moves()
        special = [move for move in moves if " pay " in move]
        move = chooser.choice(special or moves)
        assert "pay" not in hand.say_move([MOVES.take_apart(move)]).replace("paid", "").split()
        game.play(move)
        for viewer in seen:
            if not game.result:  # then everything is told
                told[viewer] += hand.tell(game.events(viewer, seen[viewer]))
            seen[viewer] = game.count_events(viewer)
            view = game.view(viewer)
            assert hand.headline(view).startswith("Round")
            assert hand.outlook(view, viewer == "x")
            assert len(hand.path(view)) == len(view["log"]) + 1
            assert len(hand.slots(view)) >= 24
            assert [held.pawn for held in hand.holdings(view)][:6] == ["x", "d1", "d2", "d3", "d4", "d5"]
    assert any(" to " in sentence for sentence in told["x"] if sentence.startswith("Mister X travels"))
    hidden = [sentence for sentence in told["h1"] if sentence.startswith(("Mister X travels", "A ticket lies"))]
    assert hidden
    for sentence in hidden:
        number = int(sentence.rpartition("(move ")[2].rstrip(")."))
        assert (" to " in sentence) == (number >= 25)


def test_the_rules_are_told_as_they_are_played() -> None:
    game = Game.new("europa", 2, {"check_window": 3, "first_open_move": 10}, seed=1)
    text = " ".join(hand.rules(game.view("h1")))
    assert "last 3 cities" in text
    assert "up to move 9" in text
