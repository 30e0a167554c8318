"""Positions: what is read, what is refused, and that nothing is lost on the way."""

import json
import random
from typing import Any

import pytest
from tests.rules.europa.land import LAND, after_moves, faults, log, play, shuttle, table

from misterx import Game
from misterx.kernel.errors import PositionError

OPTIONS: list[dict[str, Any]] = [
    {},
    {"first_open_move": 4},
    {"setup_order": "mission_first", "discard_before_draw": False},
    {"double_with_hidden": True},
]
PAY = "pay car/foot car/foot car/foot"


def again(game: Game) -> Game:
    """The same table by way of JSON."""
    return Game.from_position(json.loads(json.dumps(game.to_position())), board=game.board)


@pytest.mark.parametrize("seed", range(12))
def test_a_position_holds_the_whole_table_at_every_decision(seed: int) -> None:
    chooser = random.Random(seed)
    options = OPTIONS[seed % len(OPTIONS)]
    game = Game.new("europa", 2 + seed % 5, options, board=LAND if seed % 2 else None, seed=seed)
    for _ in range(90):
        if game.result:
            break
        copy = again(game)
        assert copy.digest() == game.digest(), game.to_position()
        assert copy.to_position() == game.to_position()
        assert copy.legal_moves() == game.legal_moves()
        for viewer in game.seats:
            ours, theirs = copy.view(viewer), game.view(viewer)
            for forgotten in ("stayed", "checked"):
                ours.pop(forgotten), theirs.pop(forgotten)
            for entry in (*ours["log"], *theirs["log"]):
                entry.pop("paid", None)
                if viewer != "x" and not any(ring["entry"] == entry["entry"] for ring in theirs["rings"]):
                    entry.pop("station")  # marked once, by rings that lie elsewhere now
            if viewer != "x" and not any(ring["entry"] == 0 for ring in theirs["rings"]):
                ours.pop("start"), theirs.pop("start")
            assert ours == theirs
        moves = game.legal_moves()
        special = [move for move in moves if " pay " in move]
        game.play(chooser.choice(special if special and chooser.random() < 0.7 else moves))


def test_a_double_move_under_way_is_told_to_nobody_else() -> None:
    game = play(table(x=3, hold="3*car/foot 5*car/mag", h1="", h2=""), f"x double car/mag 4 {PAY}")
    copy = again(game)
    assert copy.digest() == game.digest()
    assert copy.view("x")["log"] == game.view("x")["log"]
    assert copy.view("h1")["log"] == []
    assert copy.view("h1")["hands"]["x"]["size"] == 8
    for each in (copy, game):
        each.play("x car/mag 5")
    assert copy.view("h1")["log"] == game.view("h1")["log"]
    assert copy.view("h1")["hands"] == game.view("h1")["hands"]


def hole(*entries: int, n: int = 8) -> dict[str, Any]:
    """A log of n moves that leaves these cities out; 0 is the start."""
    told = shuttle(n, 3, 4)
    for entry in entries:
        if entry:
            told[entry - 1]["station"] = None
    return {"log": told, "x": (3, 4)[n % 2], "start": None if 0 in entries else 3}


ASKED = "an investigation or the position check may still ask for it."


@pytest.mark.rule("EU-095", "EU-121")
@pytest.mark.parametrize("decides", ["x", "hunters"])
@pytest.mark.parametrize(
    ("options", "back"),
    [
        ({}, 4),
        ({"check_includes_current": False}, 5),
        ({"check_window": 7}, 6),
        ({"check_window": 7, "check_includes_current": False}, 7),
        ({"check_window": 2}, 4),  # three magnifiers ask for four moves before
    ],
)
def test_his_cities_are_told_as_far_back_as_the_rules_look(options: dict[str, Any], back: int, decides: str) -> None:
    for ago in range(1, 8):
        said = {**hole(8 - ago), "options": options, "decides": decides}
        if ago > back:
            assert table(**said).result is None
        else:
            assert faults(**said) == [f"log: entry {8 - ago} needs its station: {ASKED}"]
    assert table(**hole(8), options=options, decides=decides).result is None  # that is where he stands
    assert faults(**hole(6, 7), options=options) == [
        f"log: entry {entry} needs its station: {ASKED}" for entry in (6, 7)
    ]


@pytest.mark.rule("EU-124")
def test_his_start_is_told_as_long_as_it_counts() -> None:
    assert faults(**hole(0, n=4)) == [f"start is needed: {ASKED}"]
    assert table(**hole(0, n=5)).result is None
    assert table(**hole(0, n=4), options={"start_counts": False}).result is None


@pytest.mark.rule("EU-133")
def test_open_moves_need_no_city_in_a_position() -> None:
    open_moves: dict[str, Any] = {"options": {"first_open_move": 6}}
    assert table(**hole(6, 7), **open_moves).result is None
    assert faults(**hole(5, 6), **open_moves) == [f"log: entry 5 needs its station: {ASKED}"]


def test_positions_of_older_rules_may_leave_cities_out() -> None:
    for title in ("europa@1", "europa@2"):
        assert table(**hole(0, 4, 5, 7), title=title).result is None


def test_hands_that_are_not_named_are_dealt() -> None:
    pawns = {"x": 5, "d1": 12, "d2": 13, "d3": 14, "d4": 15, "d5": 16}
    position = {"title": "europa", "players": 2, "mission": "yellow", "pawns": pawns}
    game = Game.from_position(position, board=LAND, seed=3)
    assert {seat: entry["size"] for seat, entry in game.view("public")["hands"].items()} == {"x": 8, "h1": 9}
    assert game.decider == "x"


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"x": 99}, "pawns: x: there is no city 99."),
        ({"x": None}, "pawns: x needs a city."),
        ({"x": 3, "d1": 12, "d2": 12}, "d1 and d2 stand in the same city, 12."),
        ({"x": 12}, "x stands in d1's city, 12."),
        ({"x": 3, "mission": "red"}, "mission must be green, yellow, orange"),
        ({"x": 3, "mission": "yellow"}, "start is not one of the mission's."),
        ({"x": 16, "d5": 2}, "start is not one of the mission's."),
        ({"x": 4, "start": 3, "log": log("rail/mag 4")}, "log: no way leads to entry 1."),
        ({"x": 7, "start": 3, "log": log("car/mag 4")}, "x stands on 7, but the log ends elsewhere."),
        (
            {"x": 15, "start": 15, "d4": 1, "d5": 2, "log": log("car/mag 16", "car/mag 15")},
            "log: no way leads to entry 1.",
        ),
        ({"x": 4, "log": [{"ticket": "bus/mag", "station": 4}]}, "log: entry 1 has no ticket 'bus/mag'."),
        ({"x": 4, "log": [{"ticket": "car/mag", "city": 4}]}, "log: entry 1 must have a ticket and a station"),
        ({"x": 4, "log": log("car/mag 4 double")}, "log: entry 1 is half of a double move without its other half."),
        ({"x": 4, "start": 3, "log": log("car/mag 4"), "round": 1}, "log: 1 turns do not fit into round 1."),
        ({"x": 3, "round": 0}, "round must be a whole number from 1 to 1000000, not 0."),
        ({"x": 3, "hold": "9*car/mag"}, "hands: x has 9 tickets; at this point it is 8."),
        ({"x": 3, "h1": "16*car/blue"}, "hands: h1 has 16 tickets; at this point it is 7."),
        ({"x": 3, "hold": "6*plane/mag 2*car/mag"}, "there are 5 plane/mag tickets, 6 are named."),
        ({"x": 3, "box": {"car/mag": 16}}, "there are 15 car/mag tickets, 20 are named."),
        ({"x": 3, "bag": {}}, "bag: hands, bag, box, track and indicators do not come to all tickets."),
        ({"x": 3, "decides": "h3"}, "decides must be x, hunters, team, h1, h2, not 'h3'."),
        ({"x": 3, "half": True}, "half: x has made the first of two moves"),
        ({"x": 3, "indicators": {"d1": "car/mag"}}, "indicators belong to the detectives' turn."),
        (
            {"x": 3, "rings": [{"pair": 6, "station": 3, "entry": 0}]},
            "rings: pair must be a whole number from 1 to 5, not 6.",
        ),
        (
            {"x": 3, "rings": [{"pair": 1, "station": 3, "entry": 4}]},
            "rings: entry must be a whole number from 0 to 0, not 4.",
        ),
        ({"x": 3, "start": 3, "rings": [{"pair": 1, "station": 4, "entry": 0}]}, "rings: entry 0 is 3, not 4."),
        ({"x": 3, "chips": {"5": "red"}}, "chips are yellow or pink, not 'red'."),
        ({"x": 3, "weather": "fine"}, "a position has no 'weather'"),
    ],
)
def test_an_impossible_position_is_refused_with_its_fault(said: dict[str, Any], fault: str) -> None:
    found = faults(**said)
    assert any(text.startswith(fault) for text in found), found


def test_all_faults_are_listed_at_once() -> None:
    found = faults(x=99, d1=98, mission="red", round=-1, hold="9*car/mag", weather="fine")
    assert len(found) >= 6


def test_after_their_moves_all_detectives_must_be_named() -> None:
    said: dict[str, Any] = {"x": 4, "start": 3, "log": shuttle(5, 3, 4)}
    with pytest.raises(PositionError, match="must name all detectives"):
        after_moves(**said, indicators={"d1": "car/foot"})
    with pytest.raises(PositionError, match="cannot have passed"):
        table("hunters", **said, passed=["d1"])


@pytest.mark.parametrize(
    "junk", [{"pawns": 5}, {"log": 7}, {"hands": []}, {"rings": {}}, {"chips": 3}, {"entered": {"d1": 4}}]
)
def test_junk_is_refused_and_never_crashes(junk: dict[str, Any]) -> None:
    position = {**table(x=3).to_position(), **junk}
    with pytest.raises(PositionError):
        Game.from_position(position, board=LAND)


def test_a_game_from_a_position_replays() -> None:
    game = table(x=3, hold="8*car/mag", h1="", h2="")
    play(game, "x car/mag 4")
    game.play("x discard car/mag car/mag")
    game.resign("h1")
    assert Game.replay(game.record(), board=LAND).digest() == game.digest()
