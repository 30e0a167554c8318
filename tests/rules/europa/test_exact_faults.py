"""Impossible positions: every fault is named, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.europa.land import LAND, faults, log, shuttle, table

from misterx import Game
from misterx.kernel.errors import PositionError

HANDS: dict[str, Any] = {"h1": "7*car/mag", "h2": "6*car/blue"}
MOVED: dict[str, Any] = {"decides": "hunters", "x": 4, "start": 3, "log": log("car/mag 4")}
HALF = {"ticket": "rail/mag", "station": 4, "double": True, "paid": ["car/foot"] * 3}
HALVED: dict[str, Any] = {"x": 4, "start": 2, "half": True, "hold": "4*car/mag", "box": ["car/foot"] * 3}

FAULTS: list[tuple[dict[str, Any], list[str]]] = [
    ({"x": 3, "d1": 98, "d2": 99}, ["pawns: d1: there is no city 98.", "pawns: d2: there is no city 99."]),
    ({"x": 3, "d1": True}, ["pawns: d1: there is no city true."]),
    ({"x": 3, "start": 99}, ["start: there is no city 99."]),
    ({"x": 3, "box": {"plane/mag": 121}}, ["box: plane/mag must be a whole number from 0 to 120, not 121."]),
    ({"x": 3, "box": {"plane/mag": -1}}, ["box: plane/mag must be a whole number from 0 to 120, not -1."]),
    ({"x": 3, "box": 3}, ["box must be tickets such as car/mag, not 3."]),
    ({"x": 3, "box": {"bus": 1}}, ["box must be tickets such as car/mag, not {'bus': 1}."]),
    ({"x": 3, "box": ["bus"]}, ["box must name tickets such as car/mag, not ['bus']."]),
    ({"x": 3, "box": [3]}, ["box must name tickets such as car/mag, not [3]."]),
    ({**MOVED, "d1": 4}, ["x stands in d1's city, 4."]),
    ({**MOVED, "log": {}}, ["log must be a list, not {}.", "x stands on 4, but the log ends elsewhere."]),
    ({"x": 4, "start": 3, "log": ["car/mag 4"]}, [
        "log: entry 1 must have a ticket and a station, not 'car/mag 4'."]),
    ({**MOVED, "indicators": []}, ["indicators must be a table, not []."]),
    ({**MOVED, "indicators": {"d9": "car/mag"}}, ["indicators: there is no detective 'd9'."]),
    ({"x": 3, "half": 1}, ["half must be true or false, not 1.", "hands: x has 0 tickets; at this point it is 8."]),
    ({"x": 4, "start": 3, "log": [{"ticket": "car/mag", "station": 4, "face_down": 1}]}, [
        "log: entry 1: face_down must be true or false, not 1."]),
    ({"x": 4, "start": 3, "log": [{"station": 4}]}, ["log: entry 1 has no ticket null."]),
    ({"x": 4, "start": 3, "log": [{"ticket": "bus", "station": 4}], "options": {"first_open_move": 1}}, [
        "log: entry 1 has no ticket 'bus'."]),
    ({**HALVED, "log": [{**HALF, "double": False}]}, [
        "half: the last entry of the log must be the first half of a double move."]),
    ({**HALVED, "log": [{**HALF, "paid": ["car/foot"] * 2}], "hold": "5*car/mag"}, [
        "half: the last entry must name the 3 tickets paid for it."]),
    ({**HALVED, "log": [HALF], "hold": "3*car/mag"}, ["hands: x has 3 tickets; at this point it is 4."]),
    ({**HALVED, "log": [HALF], "hold": "5*car/mag"}, ["hands: x has 5 tickets; at this point it is 4."]),
]  # fmt: skip


@pytest.mark.parametrize(("said", "found"), FAULTS, ids=range(len(FAULTS)))
def test_nothing_but_the_fault_is_named(said: dict[str, Any], found: list[str]) -> None:
    assert sorted(set(faults(**HANDS, **said))) == sorted(set(found))


def test_he_may_stand_beside_a_detective_until_the_check() -> None:
    said = {**MOVED, "d1": 4, **HANDS}
    assert table(**said, options={"capture_timing": "check"}).result is None
    assert faults(
        **{**said, "decides": "x", "log": shuttle(2, 3, 4), "x": 3, "d1": 3}, options={"capture_timing": "check"}
    )


def test_an_entry_may_say_everything() -> None:
    entry = {
        "entry": 1,
        "ticket": "car/mag",
        "station": 4,
        "face_down": True,
        "double": False,
        "paid": [],
        "shown": False,
    }
    game = table(x=4, start=3, log=[entry], **HANDS)
    assert game.view("x")["log"][0]["face_down"] is True
    assert faults(x=4, start=3, log=[{**entry, "colour": 1}], **HANDS)[0].startswith("log: entry 1 must have a ticket")


def test_a_hand_that_is_being_refilled_may_be_small() -> None:
    """Whoever is named under `refill` draws before the game goes on."""
    base = table(x=4, start=3, log=log("car/mag 4"), **HANDS).to_position()
    del base["bag"]
    position = {**base, "hands": {**base["hands"], "x": {"car/mag": 2}}, "refill": ["x"], "decides": "hunters"}
    game = Game.from_position(position, board=LAND, seed=1)
    assert game.view("x")["hands"]["x"]["size"] == 8
    assert sum(text.startswith("draw x") for _, text in game.lines) == 6
    with pytest.raises(PositionError, match="hands: x has 2 tickets; at this point it is 8"):
        Game.from_position({**position, "refill": []}, board=LAND)
    with pytest.raises(PositionError, match="hands: x has 9 tickets"):
        Game.from_position({**position, "hands": {**base["hands"], "x": {"car/mag": 9}}}, board=LAND)


def test_before_the_mission_nobody_of_his_stands_anywhere() -> None:
    game = Game.new("europa", 3, board=LAND, seed=2)
    position = game.to_position()
    position["pawns"]["x"] = {"station": 3}
    with pytest.raises(PositionError) as caught:
        Game.from_position(position, board=LAND)
    assert caught.value.arguments["faults"] == ["pawns: x has no city before the mission is chosen."]
    for early in ({"log": shuttle(1, 3, 4)}, {"discards": True}, {"half": True}):
        with pytest.raises(PositionError) as caught:
            Game.from_position({**game.to_position(), **early}, board=LAND)
        assert "mission is missing, so nothing can have been moved." in caught.value.arguments["faults"]


@pytest.mark.parametrize(("held", "said"), [(["bus"], "must name tickets"), ({"bus": 8}, "must be tickets")])
def test_a_hand_that_cannot_be_read_counts_as_empty(held: Any, said: str) -> None:
    position = table(x=4, **HANDS).to_position()
    del position["bag"]
    with pytest.raises(PositionError) as caught:
        Game.from_position({**position, "hands": {**position["hands"], "x": held}}, board=LAND)
    first, second = caught.value.arguments["faults"]
    assert first.startswith(f"hands: x {said} such as car/mag, not ")
    assert second == "hands: x has 0 tickets; at this point it is 8."
