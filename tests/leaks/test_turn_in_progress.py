"""Nobody learns that Mister X has begun a double move: what is said at the table meanwhile is told as ever."""

from __future__ import annotations

import pytest

from misterx.families.hand import known_lines
from misterx.play import Game


def lines(game: Game, viewer: str) -> list[str]:
    return game.record(viewer).partition("\n\n")[2].splitlines()


@pytest.mark.parametrize("title", ["scotland-yard", "sanssouci", "ny-chase"])
def test_the_running_record_tells_who_sits_down_while_mister_x_is_in_a_double_move(title: str) -> None:
    game = Game.new(title, 3, seed=bytes(32))
    before = lines(game, "public")
    game.play(next(move for move in game.legal_moves() if " double " in move))
    assert game.decider == "x"
    game.take_over("h1", "Ben")
    for viewer in ("public", "h1", "h2"):
        assert lines(game, viewer) == [*before, "table: taken h1 Ben"]
    game.play(game.legal_moves()[0])
    assert [line.partition(":")[0] for line in lines(game, "public")[-3:]] == ["x", "table", "x"]


def test_in_europa_too_also_where_a_name_is_a_word_of_the_game() -> None:
    said = "taken h1 chip Ben"
    told = [("x", "x double rail/mag 3 pay car/foot"), ("x", "x discard none"), ("table", said)]
    assert known_lines(told, [], "h1", 0) == [f"table: {said}"]
