"""Refusals of every title as whole sentences: a parent at the table must understand them."""

from __future__ import annotations

from typing import Any

import pytest

from misterx import Game, IllegalMove

LONDON = {"title": "scotland-yard", "pawns": {"x": 6, "d1": 34, "d2": 58, "p1": 78}}
POTSDAM = {"title": "sanssouci", "pawns": {"x": 2, "d1": 34, "d2": 58}}
STREETS = (35, 2, 6, 20, 46, 66, 86, 98, 115, 133)
GANG = {f"t{number}": square for number, square in enumerate(STREETS, 1)}
CITY = {"title": "behrends", "number": 7, "phase": 2, "pawns": GANG}
SENTENCES: list[tuple[dict[str, Any], str, str, str]] = [
    (LONDON, "x", "x black 6", "black does not go from 6 to 6. From there it goes to: 7, 29."),
    (LONDON, "x", "x metro 7", "metro does not go from 6 to 7. From there it goes to: –."),
    (LONDON, "h1", "x taxi 7", "h1 does not lead x."),
    (POTSDAM, "x", "x foot 2", "foot does not go from 2 to 2. From there it goes to: 1, 3, 9."),
    (CITY, "x", "nominate car1 car2", "x does not lead the whole team."),
]


@pytest.mark.parametrize(("position", "seat", "move", "sentence"), SENTENCES)
def test_a_refusal_reads_like_a_sentence(position: dict[str, Any], seat: str, move: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        Game.from_position(position).play(move, seat)
    assert str(caught.value) == sentence


def test_refusals_before_the_first_move_in_europe() -> None:
    game = Game.new("europa", 3, seed=1)
    with pytest.raises(IllegalMove, match=r"^the whole team cannot move now: Mister X is moving"):
        game.play("team end", "h1")
    with pytest.raises(IllegalMove, match=r"^No chip can be placed or taken now: that is for detectives"):
        game.note("chip yellow 5", "x")
    with pytest.raises(IllegalMove, match="`x mission yellow 194`"):
        game.play("x mission pink 3")
