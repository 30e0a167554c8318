"""When a game is over everybody sees where Mister X was: nothing is deduced any more."""

from __future__ import annotations

import pytest

from misterx import bots, titles
from misterx.cli.table.why import say_why
from misterx.deduce import Knowledge, why_not
from misterx.play import Game


@pytest.mark.parametrize("title", titles.ids())
def test_he_is_where_the_table_shows_him(title: str) -> None:
    reasons = set()
    for seed in range(8):
        game, greedy = Game.new(title, seed=seed), bots.load("greedy", seed)
        minds = {viewer: Knowledge(game, viewer) for viewer in ("public", *game.seats)}
        assert minds["public"].ended_on() is None
        while not game.result:
            seat = next(seat for seat in game.seats if game.legal_moves(seat))
            game.play(greedy.choose(minds[seat].follow(game)), seat)
        for viewer in ("public", "x", "h1"):
            check_end(minds[viewer].follow(game), game.view("public")["pawns"]["x"]["station"])
        reasons.add(game.result.reason)
    assert "captured" in reasons
    assert reasons > {"captured"}


def check_end(mind: Knowledge, here: int) -> None:
    elsewhere = next(station for station in mind.words.stations if station != here)
    assert mind.possible() == [here]
    assert mind.likelihood() == {here: 1.0}
    assert why_not(mind, here) is None
    absence = why_not(mind, elsewhere)
    assert absence
    assert (absence.code, absence.text) == ("over", f"The game is over, and he was at {here}.")
    assert say_why(mind, here) == [f"Mister X was at {here} when the game ended."]
