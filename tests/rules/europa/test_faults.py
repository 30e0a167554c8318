"""Boards, positions and moves of Europa that cannot be: each is refused with words that name the fault."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from tests.rules.europa.land import LAND, after_moves, log, refusal, shuttle, table

from misterx import Game
from misterx.kernel.errors import PositionError, TitleError

FIVE = {f"d{pawn}": "car/foot" for pawn in range(1, 6)}


def laid_out(**said: Any) -> dict[str, Any]:
    """A sound position of round 7, Mister X between 3 and 4, before the detectives' special action."""
    whole = after_moves(x=4, start=3, log=shuttle(7, 3, 4), h1="", h2="").to_position()
    return {**whole, **said}


def faults_of(position: dict[str, Any]) -> list[str]:
    with pytest.raises(PositionError) as caught:
        Game.from_position(position, board=LAND)
    return list(caught.value.arguments["faults"])


def test_the_position_that_the_others_spoil_is_sound() -> None:
    position = laid_out()
    assert Game.from_position(position, board=LAND).to_position() == position


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"pawns": {"d9": 4}}, "pawns: there is no pawn 'd9' in this game."),
        ({"pawns": {"x": {"station": 4, "hand": 3}}}, "pawns: x has no 'hand'."),
        ({"pawns": 4}, "pawns must say where every pawn stands."),
        ({"indicators": {"d9": "car/foot"}}, "indicators: there is no detective 'd9'."),
        ({"indicators": {**FIVE, "d1": "bus"}}, "indicators: d1 has no ticket 'bus'."),
        ({"passed": ["d1"]}, "passed: d1 cannot have passed"),
        ({"entered": {"d1": [3, 4, 12]}}, "entered: d1 moved onto one or two cities, not"),
        ({"entered": {"d1": []}}, "entered: d1 moved onto one or two cities, not"),
        ({"entered": {"d1": [2]}}, "entered: d1 does not stand on 2."),
        ({"entered": {"d1": [2, 12], "d2": [1, 13]}}, "entered: only one detective gets an extra move."),
        ({"entered": {"d7": [2]}}, "entered: there is no detective 'd7'."),
        ({"rings": [{"pair": 1, "station": 3}]}, "rings: a pair has pair, station and entry, not"),
        ({"rings": [3]}, "rings: a pair has pair, station and entry, not"),
        (
            {"rings": [{"pair": 2, "station": 3, "entry": 0}, {"pair": 2, "station": 4, "entry": 1}]},
            "rings: pair 2 lies twice.",
        ),
        (
            {"rings": [{"pair": 2, "station": 3, "entry": 2}, {"pair": 3, "station": 3, "entry": 2}]},
            "rings: entry 2 bears two pairs.",
        ),
        ({"rings": [{"pair": 1, "station": 5, "entry": 2}]}, "rings: entry 2 is 3, not 5."),
        ({"next_pair": 6}, "next_pair must be a whole number from 1 to 5, not 6."),
        ({"chips": {"99": "pink"}}, "chips: there is no city '99'."),
        ({"chips": {"x": "pink"}}, "chips: there is no city 'x'."),
        ({"discards": True}, "discards is said of x"),
        ({"half": True}, "half: x has made the first of two moves"),
        ({"mission": None}, "mission must be named before anybody moves."),
        ({"decides": "x"}, "indicators belong to the detectives' turn."),
        ({"box": {"bus": 3}}, "box must be tickets such as car/mag, not"),
        ({"box": 3}, "box must be tickets such as car/mag, not"),
        ({"box": ["car/mag"] * 200}, "there are 15 car/mag tickets, 206 are named."),
        ({"aside": ["car/mag"]}, "aside: discards go into the bag at once in this game."),
        (
            {"aside": {"car/mag": 120}, "options": {"discard_before_draw": False}},
            "there are 15 car/mag tickets, 126 are named.",
        ),
        (
            {"log": [*shuttle(6, 3, 4), {"ticket": "car/mag", "station": 4, "double": 1}]},
            "log: entry 7: double must be",
        ),
        ({"log": [*shuttle(6, 3, 4), "car/mag 4"]}, "log: entry 7 must have a ticket and a station"),
        ({"round": 3}, "log: 7 turns do not fit into round 3."),
    ],
)
def test_a_spoilt_position_is_refused_with_its_fault(said: dict[str, Any], fault: str) -> None:
    position = laid_out(**said)
    if isinstance(said.get("pawns"), dict):
        position["pawns"] = {**laid_out()["pawns"], **said["pawns"]}
    if said.get("mission", 0) is None:
        del position["mission"]
    found = faults_of(position)
    assert any(text.startswith(fault) for text in found), found


def test_an_extra_move_comes_after_all_moves() -> None:
    game = table("hunters", x=4, start=3, log=log("car/mag 4"), indicators={"d1": "car/foot"}, h1="", h2="")
    found = faults_of({**game.to_position(), "entered": {"d1": [11, 12]}})
    assert any(text.startswith("entered: d1 gets an extra move only when all have moved") for text in found), found


def test_only_players_refill() -> None:
    position = {**Game("europa", 3, {}, LAND, None, 0).to_position(), "refill": ["x", "h3"]}
    assert any(text.startswith("refill: nobody plays 'h3'.") for text in faults_of(position))


def spoilt(**said: Any) -> dict[str, Any]:
    return {**deepcopy(LAND), **said}


def stars(count: int) -> dict[str, Any]:
    """A land in which so many roads meet in city 1."""
    stations = [{"number": n, "at": [10 * n, 300 + 20 * (n % 2)]} for n in range(1, count + 2)]
    lines = [{"mode": "car", "route": [1, [10 * n, 10], n]} for n in range(2, count + 2)]
    lines += [{"mode": mode, "route": [2, 3]} for mode in ("rail", "plane")]
    numbers = list(range(2, count + 2))
    return spoilt(
        size=[4000, 700],
        stations=stations,
        lines=lines,
        starts={"detective": numbers[:9]},
        missions={"green": {"starts": numbers[:3], "targets": [numbers[-1]]}},
    )


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        (spoilt(starts={"detective": [1, 2, 3, 4, 5]}), "it needs start cards for more than 5 cities."),
        (spoilt(missions={}), "missions."),
        (spoilt(missions={f"m{n}": {"starts": [7], "targets": [16]} for n in range(300)}), "missions."),
        (spoilt(missions={"green": {"starts": [1, 2], "targets": [16]}}), "detectives could hold every start city."),
        (stars(200), "city 1 has more than"),
    ],
)
def test_a_land_that_cannot_be_played_on_is_refused(board: dict[str, Any], fault: str) -> None:
    with pytest.raises(TitleError, match=fault):
        Game.new("europa", 3, board=board, seed=1)


def test_a_land_at_the_limits_is_played_on() -> None:
    six = {"detective": [1, 2, 3, 4, 5, 6]}
    assert Game.new("europa", 3, board=spoilt(starts=six), seed=1).legal_moves()
    outside = {"green": {"starts": [7], "targets": [16]}}
    assert Game.new("europa", 3, board=spoilt(starts=six, missions=outside), seed=1).legal_moves()
    many = {"green": {"starts": [1, 2, 3, 4, 5, 6], "targets": [16]}}
    assert Game.new("europa", 3, board=spoilt(missions=many), seed=1).legal_moves()
    one = {"green": {"starts": [7], "targets": [16]}}
    game = Game.new("europa", 3, board=spoilt(starts=six, missions=one), seed=1)
    assert game.legal_moves() == ["x mission green 7"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("x car/mag", "bad_move_text"),
        ("x car/mag 4 pay", "bad_move_text"),
        ("x car/mag ²", "bad_move_text"),
        ("x car/mag 1234567", "bad_move_text"),
        ("x car/mag 99", "unknown_station"),
        ("x bus/mag 4", "bad_move_text"),
        ("x hidden double car/mag 4", "bad_move_text"),
        ("d1 hidden car/mag 4", "bad_move_text"),
        ("x mission", "bad_move_text"),
        ("x mission green", "bad_move_text"),
        ("x mission blue 4", "bad_move_text"),
        ("x discard", "bad_move_text"),
        ("x discard 5", "bad_move_text"),
        ("team", "bad_move_text"),
        ("team dance", "bad_move_text"),
        ("team operate d1", "bad_move_text"),
        ("team investigate", "bad_move_text"),
        ("h1 4", "unknown_pawn"),
        ("d1 car/mag 4", "not_your_turn"),
        ("team end", "not_your_turn"),
        ("h1 discard none", "not_your_turn"),
        (" ".join(["x"] * 300), "bad_move_text"),
    ],
)
def test_a_move_that_means_nothing_is_refused_by_name(move: str, code: str) -> None:
    assert refusal(table(x=3, hold="4*car/mag 4*car/blue"), move) == code
