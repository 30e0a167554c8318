"""Whole stories in which several rules meet, and who can see what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.ny_chase.toy_york import rides, york
from tests.toy import TOYS, legal, log, refusal, station, stock, told

from misterx import Game, PositionError

NO_FLIGHTS = {"cards": 0}


@pytest.mark.rule("NY-095", "NY-100")
def test_a_stuck_detective_is_a_door_and_a_flight_shuts_it() -> None:
    said: dict[str, Any] = {"x": 8, "d1": 7, "d2": 4, "d3": 1, "pool": "0/0/3", "x_tickets": "1/0/0"}
    game = york(**said, helicopter=NO_FLIGHTS)
    before = len(game.events("public"))
    game.play("x taxi 7")
    assert game.result is None
    assert "station" not in str(game.events("public")[before:])
    assert game.decider == "hunters"
    assert game.view("public")["moved"] == ["d1", "d2"]  # both stuck; d3 can still ride
    assert york(**said, helicopter={"cards": 1}).result == ("hunters", "x_enclosed")


@pytest.mark.rule("NY-083", "NY-099")
def test_d2_cannot_enter_a_stuck_detectives_station_even_with_a_ticket() -> None:
    options = {"ticket_stock": "own"}
    game = york("hunters", x=6, d1=(7, "0/3/0"), d2=(4, "3/0/0"), helicopter=NO_FLIGHTS, options=options)
    assert refusal(game, "d2 taxi 7") == "station_closed"


@pytest.mark.rule("NY-087", "NY-090", "NY-091")
def test_riding_past_a_roadblock() -> None:
    game = york(x=1, d1=8, roadblocks=[3], double=0, options={"double_tickets": 0})
    assert legal(game, "x") == {"taxi 2", "subway 5", "black 2", "black 5"}
    assert refusal(york(x=1, d1=8, roadblocks=[3]), "x double taxi 2 taxi 3") == "station_closed"
    game = york(x=2, d1=8, roadblocks=[3], double=0, options={"double_tickets": 0})
    assert legal(game, "x") == {"taxi 1", "black 1"}


@pytest.mark.rule("NY-057", "NY-096", "NY-111")
def test_count_to_the_end_with_doubles_in_the_first_and_the_last_round() -> None:
    taxis = {"bus": 0, "subway": 0, "taxi": 40}
    options = {"x_tickets": taxis, "hunter_tickets": {**taxis, "taxi": 22}}
    game = york(x=3, d1=1, options=options, helicopter=NO_FLIGHTS)
    seen = {}
    for number in range(1, 23):
        if number in (1, 22):
            there = 4 if station(game, "x") == 3 else 3
            game.play(f"x double taxi {there} taxi {7 - there}")
        else:
            game.play(f"x taxi {4 if station(game, 'x') == 3 else 3}")
        seen[number] = game.view("public")["last_seen"]
        assert game.result is None
        game.play(f"d1 taxi {2 if station(game, 'd1') == 1 else 1}")
    shown = [number for number in range(2, 23) if seen[number] != seen[number - 1]]
    assert shown == [2, 7, 12, 17]
    assert len(game.view("public")["log"]) == 24
    assert stock(game, "pool") == "0/0/0"
    assert game.result is not None
    assert game.result.winner == "x"


OPEN: dict[str, tuple[Callable[[dict[str, Any]], Any], Any]] = {
    "detectives' stations": (lambda view: view["pawns"]["d1"]["station"], 3),
    "the passenger is on none": (lambda view: view["pawns"]["d2"]["station"], None),
    "helicopter": (lambda view: view["helicopter"], {"cards": 1, "pawn": "d2", "station": 5}),
    "roadblocks": (lambda view: view["roadblocks"], [1]),
    "the stock": (lambda view: view["tickets"]["pool"], {"taxi": 9, "bus": 8, "subway": 7}),
    "his tickets": (lambda view: view["tickets"]["x"], {"taxi": 5, "bus": 4, "subway": 3, "black": 1}),
    "double cards": (lambda view: view["double"], 2),
    "tickets on the log": (lambda view: [entry["ticket"] for entry in view["log"]], ["taxi", "black"]),
    "order": (lambda view: view["order"], ["d1", "d2"]),
    "next": (lambda view: view["next"], "d1"),
    "reveals": (lambda view: view["reveals"], [3, 8, 13, 18]),
}


@pytest.mark.parametrize("viewer", ["x", "h1", "h2", "public"])
@pytest.mark.parametrize("what", OPEN)
def test_everybody_sees_what_lies_open(what: str, viewer: str) -> None:
    game = york(
        "hunters", x=7, d1=3, d2=None, pool="9/8/7", x_tickets="5/4/3", black=1, roadblocks=[1],
        log=log("taxi 6", "black 7"), helicopter={"cards": 1, "pawn": "d2", "station": 5},
    )  # fmt: skip
    read, should = OPEN[what]
    assert read(game.view(viewer)) == should


@pytest.mark.parametrize("viewer", ["h1", "h2", "public"])
def test_sharing_a_stuck_detectives_station_is_not_told(viewer: str) -> None:
    said: dict[str, Any] = {"x": 8, "d1": 7, "d2": 1, "pool": "0/3/3", "helicopter": NO_FLIGHTS}
    shares = york(**said, log=log("taxi", "taxi", "taxi", "taxi 8"))
    shares.play("x taxi 7")
    other = york(**{**said, "x": 4}, log=log("taxi", "taxi", "taxi", "taxi 4"))
    other.play("x taxi 3")
    assert told(shares, viewer) == told(other, viewer)


@pytest.mark.parametrize("viewer", ["h1", "public"])
def test_his_station_start_and_moves_are_hidden(viewer: str) -> None:
    texts = set()
    for start in (3, 6):
        game = york(x=start, d1=1, d2=8)
        assert game.view("x")["legal"] == game.legal_moves()
        texts.add(told(game, viewer))
    assert len(texts) == 1


@pytest.mark.rule("NY-078")
def test_a_position_with_a_passenger_comes_back_the_same() -> None:
    game = york("hunters", x=6, d1=8, d2=2, d3=5)
    for move in ("d1 fly 1 pay taxi block", "d2 taxi 3"):
        game.play(move)
    for moves in (("d3 taxi 4", "x black 7"), ("d1 land pay bus", "d2 bus 5"), ()):
        again = Game.from_position(game.to_position(), board=TOYS["ny-chase"])
        assert again.digest() == game.digest()
        assert again.view("h1")["helicopter"] == game.view("h1")["helicopter"]
        assert again.view("h1")["moved"] == game.view("h1")["moved"]
        assert again.legal_moves() == game.legal_moves()
        for move in moves:
            game.play(move)


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"x": 3, "d1": 1, "roadblocks": [3]}, "x stands on a roadblock, 3"),
        ({"x": 3, "d1": 1, "roadblocks": [4, 4]}, "at most one to a station"),
        ({"x": 3, "d1": 1, "roadblocks": [4, 5, 6, 7]}, "there are only 3"),
        ({"x": 3, "d1": 1, "roadblocks": [99]}, "no station 99"),
        ({"x": 7, "d1": 7, "d2": 1}, "d1 can still move"),
        ({"x": 3, "d1": 1, "d2": 2, "helicopter": {"cards": 2, "pawn": "d1", "station": 4}}, "stands nowhere"),
        ({"x": 3, "d1": None, "helicopter": {"cards": 3, "pawn": "d1", "station": 4}}, "no helicopter card was played"),
        ({"x": 3, "d1": None, "helicopter": {"cards": 2, "pawn": "d1"}}, "no station None"),
        ({"x": 3, "d1": None, "helicopter": {"cards": 2, "pawn": "d9", "station": 4}}, "no hunter 'd9'"),
        ({"x": 3, "d1": 1, "helicopter": {"cards": 4}}, "from 0 to 3"),
        ({"x": 3, "d1": 1, "helicopter": {"fuel": 4}}, "helicopter must have"),
        ({"x": 3, "d1": 1, "helicopter": {"cards": 2, "flown": True}}, "nobody is aboard"),
        ({"x": 3, "d1": 1, "order": ["d2"]}, "order must name every hunter once"),
        ({"x": 3, "d1": (1, "1/1/1"), "options": {"ticket_stock": "pooled"}}, "no tickets of his own"),
        ({"x": 3, "d1": 1, "reserve": "1/1/1"}, "reserve: there is none"),
        ({"x": 3, "d1": 1, "x_tickets": "12/7/4"}, "x has or had 12 taxi tickets, and began with 11"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(said: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError) as caught:
        york(**said)
    assert any(fault in line for line in caught.value.arguments["faults"]), caught.value.arguments["faults"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("d1 fly 5", "bad_move_text"),
        ("d1 fly pay taxi", "bad_move_text"),
        ("d1 fly 99 pay taxi", "unknown_station"),
        ("d1 fly 5 pay black", "black_for_x"),
        ("d1 land pay taxi", "no_landing"),
        ("d1 taxi 2 block from 5", "no_roadblock"),
        ("d1 taxi 2 block from", "bad_move_text"),
        ("d1 boat 2", "not_alone"),
        ("d1 metro 5", "bad_move_text"),
        ("d2 taxi 4", "not_his_turn_yet"),
    ],
)
def test_an_illegal_move_is_named(move: str, code: str) -> None:
    assert refusal(york("hunters", x=8, d1=1, d2=5), move) == code


def test_moves_without_flights_are_what_a_ride_offers() -> None:
    assert rides({"taxi 2", "taxi 2 block", "fly 5 pay taxi"}) == {"taxi 2"}
