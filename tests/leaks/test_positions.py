"""A running game that began from a position: each viewer's record tells what he may know of that beginning."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.leaks.compare import given
from tests.rules.behrends.city import position as city
from tests.rules.europa.land import LAND, log, table
from tests.toy import TOY

from misterx import Game, RecordError


def transit(x: int, start: int) -> Game:
    said = {"title": "scotland-yard", "players": 3, "round": 2, "possible": [3, 6, 7]}
    pawns = {"x": x, "d1": 1, "d2": 5}
    return Game.from_position({**said, "start": start, "log": [{"ticket": "taxi"}], "pawns": pawns}, board=TOY)


def europa(hold: str, x: int) -> Game:
    return table(x=x, hold=hold, h1="", h2="", start=4, log=log(f"car/mag {x}"), round=2)


def behrends(numbers: tuple[int, int], x: int) -> Game:
    tokens: dict[str, Any] = {f"t{i}": {"station": 17 + i, "number": i} for i in range(1, 11)}
    tokens["t1"]["number"], tokens["t2"]["number"] = numbers
    return Game.from_position(city(x=x, **tokens), seed=1)


PAIRS = {
    "scotland-yard": lambda: (transit(3, 4), transit(6, 3)),
    "europa": lambda: (europa("8*car/mag", 3), europa("6*car/mag 2*rail/blue", 5)),
    "behrends": lambda: (behrends((1, 2), 10), behrends((2, 1), 9)),
}


def known(game: Game, viewer: str) -> dict[str, Any]:
    line = next(line for line in game.record(viewer).splitlines() if line.startswith("known: "))
    found: dict[str, Any] = json.loads(line.removeprefix("known: "))
    return found


@pytest.mark.parametrize("title", PAIRS)
def test_two_positions_that_look_alike_to_a_viewer_make_the_same_record(title: str) -> None:
    one, other = PAIRS[title]()
    for viewer in ("h1", "public"):
        assert given(one, viewer) == given(other, viewer)
    assert one.record("x") != other.record("x")


@pytest.mark.parametrize("title", PAIRS)
def test_the_record_of_a_game_from_a_position_tells_its_beginning(title: str) -> None:
    game, _ = PAIRS[title]()
    before = {viewer: game.view(viewer) for viewer in ("x", "h1", "public")}
    game.play(game.legal_moves()[0])
    for viewer, view in before.items():
        told = known(game, viewer)
        for key in ("pawns", "round"):
            assert told[key] == view[key], (viewer, key)
        assert "legal" not in told
        assert "position: " not in game.record(viewer)


@pytest.mark.parametrize("title", PAIRS)
def test_such_a_record_is_not_taken_for_a_whole_one(title: str) -> None:
    game, _ = PAIRS[title]()
    board = {"scotland-yard": TOY, "europa": LAND}.get(title)
    with pytest.raises(RecordError, match="one viewer knows of a running game"):
        Game.replay(game.record("x"), board=board)
    game.resign("x")
    assert "known: " not in game.record("h1")
    assert Game.replay(game.record("h1"), board=board).result == game.result


def test_a_hidden_station_and_a_hidden_start_are_not_in_it() -> None:
    game, _ = PAIRS["scotland-yard"]()
    assert known(game, "x")["pawns"]["x"] == {"station": 3}
    assert known(game, "h1")["pawns"]["x"] == {"station": None}
    assert known(game, "h1")["start"] is None
    assert known(game, "x")["start"] == 4
