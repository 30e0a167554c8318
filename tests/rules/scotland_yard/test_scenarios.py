"""Whole stories in which several rules meet."""

from __future__ import annotations

import pytest
from tests.toy import legal, log, refusal, station, stock, table, told

from misterx import Game


def back_and_forth(game: Game, turns: int) -> None:
    """Mister X goes 3-4-3, the detective 1-2-1, for so many rounds."""
    for _ in range(turns):
        game.play(f"x taxi {4 if station(game, 'x') == 3 else 3}")
        game.play(f"d1 taxi {2 if station(game, 'd1') == 1 else 1}")


@pytest.mark.rule("SY-073", "SY-103")
def test_two_doubles_make_24_entries_and_the_last_is_seen_before_the_last_hunters_move() -> None:
    seen = {}
    game = table(x=3, d1=1, options={"hunter_tickets": {"taxi": 23, "bus": 0, "metro": 0}})
    for number in (1, 2):
        game.play("x double taxi 4 taxi 3")
        seen[number] = game.view("public")["last_seen"]
        game.play(f"d1 taxi {2 if number == 1 else 1}")
    assert seen == {1: None, 2: {"entry": 3, "station": 4}}
    reveals = {}
    for number in range(3, 22):
        back_and_forth(game, 1)
        reveals[number] = game.view("public")["last_seen"]["entry"]
    assert [number for number in range(4, 22) if reveals[number] > reveals[number - 1]] == [6, 11, 16]
    assert game.view("public")["round"] == 22
    game.play("x taxi 3")
    view = game.view("public")
    assert (len(view["log"]), view["last_seen"]) == (24, {"entry": 24, "station": 3})
    assert (game.result, view["pawns"]["x"]["station"]) == (None, 3)
    game.play("d1 taxi 1")
    assert game.result == ("x", "survived")


@pytest.mark.rule("SY-035")
@pytest.mark.parametrize(("doubles", "entries"), [(0, 22), (1, 23), (2, 24)])
def test_22_rounds_are_22_entries_and_one_more_for_each_double(doubles: int, entries: int) -> None:
    game = table(x=3, d1=1, options={"hunter_tickets": {"taxi": 23, "bus": 0, "metro": 0}})
    for number in range(doubles):
        game.play("x double taxi 4 taxi 3")
        game.play(f"d1 taxi {2 - number % 2}")
    back_and_forth(game, 22 - doubles)
    assert game.result == ("x", "survived")
    assert len(game.view("public")["log"]) == entries


@pytest.mark.rule("SY-043", "SY-089")
def test_six_players_can_dry_the_reserve_out() -> None:
    start = {"d1": 29, "d2": 34, "d3": 13, "d4": 94, "d5": 91}
    position = {"title": "scotland-yard", "pawns": {"x": 45, **start}}
    game = Game.from_position(position)
    assert stock(game, "reserve") == "2/5/3"
    game.play("x double taxi 46 taxi 45")
    assert stock(game, "reserve") == "0/5/3"
    for move in ("d1 bus 41", "d2 bus 46", "d3 bus 23", "d4 bus 93", "d5 taxi 105"):
        assert move in game.legal_moves()
    for move in ("d1 bus 41", "d2 bus 46", "d3 bus 23", "d4 bus 93"):
        game.play(move)
    assert stock(game, "reserve") == "0/9/3"


@pytest.mark.rule("SY-043", "SY-105")
@pytest.mark.parametrize(("black", "result"), [(1, None), (0, ("hunters", "x_without_move"))])
def test_on_a_taxi_station_with_a_dry_reserve_only_black_helps(black: int, result: object) -> None:
    game = table(x=2, d1=(5, "0/8/4"), d2=7, reserve="0/5/3", black=black)
    assert game.result == result
    if black:
        assert refusal(game, "x taxi 1") == "no_ticket"
        assert {move.removeprefix("double ") for move in legal(game, "x")} == {"black 1", "black 3"}


@pytest.mark.rule("SY-038", "SY-039")
def test_a_hunter_blocked_now_waits_and_must_move_when_a_colleague_made_room() -> None:
    game = table("hunters", x=8, d1=(2, "5/0/0"), d2=3, d3=1)
    assert legal(game, "d1") == set()
    assert refusal(game, "d1 stay") == "must_move"
    game.play("d2 taxi 4")
    assert legal(game, "d1") == {"taxi 3"}
    assert refusal(game, "d1 stay") == "must_move"
    game.play("d3 metro 5")
    assert game.decider == "hunters"
    game.play("d1 taxi 3")
    assert game.decider == "x"


@pytest.mark.rule("SY-039")
def test_a_bad_order_may_leave_a_hunter_where_he_is() -> None:
    game = table("hunters", x=6, d1=(8, "5/0/0"), d2=(7, "0/0/0"), d3=1)
    game.play("d3 taxi 2")
    assert (game.decider, station(game, "d1")) == ("x", 8)
    assert game.events("public").count({"event": "passed", "pawn": "d1"}) == 1


@pytest.mark.rule("SY-104")
@pytest.mark.parametrize(("move", "result"), [("p1 taxi 4", ("hunters", "captured")), ("p1 taxi 6", None)])
def test_with_exhausted_detectives_the_policemen_still_finish_the_round(move: str, result: object) -> None:
    game = table("hunters", x=4, d1=(2, "0/3/0"), d2=(8, "0/0/2"), p1=3, p2=5, round=19)
    game.play(move)
    assert game.result == result
    if result is None:
        game.play("p2 bus 3")
        assert game.result == ("x", "hunters_stuck")
        assert game.view("public")["round"] == 19


@pytest.mark.rule("SY-108")
def test_one_pawn_uses_up_what_the_other_would_need() -> None:
    game = table("hunters", players=2, x=8, d1=1, d2=5, pool="9/4/1", round=3)
    assert "metro 5" not in legal(game, "d1")  # each one's target is the other
    game.play("d1 bus 3")
    game.play("d2 metro 1")
    assert stock(game, "pool") == "9/3/0"
    game.play("x taxi 7")
    assert not any(move.startswith("metro") for move in legal(game, "d1") | legal(game, "d2"))


@pytest.mark.rule("SY-091", "SY-092")
@pytest.mark.parametrize("viewer", ["h1", "h2", "public"])
def test_nothing_tells_that_a_black_ticket_was_a_ferry(viewer: str) -> None:
    entries = log("taxi", "taxi", "taxi 3", "taxi 6")
    ferry, road = (table(x=6, d1=1, d2=5, log=entries) for _ in range(2))
    assert told(ferry, viewer) == told(road, viewer)
    ferry.play("x black 7")
    road.play("x black 3")
    assert told(ferry, viewer) == told(road, viewer)
    for game in (ferry, road):
        for move in ("d1 taxi 2", "d2 taxi 4"):
            game.play(move)
    assert told(ferry, viewer) == told(road, viewer)
    ferry.resign("x")
    assert ferry.view(viewer)["log"][4] == {"entry": 5, "ticket": "black", "station": 7}
