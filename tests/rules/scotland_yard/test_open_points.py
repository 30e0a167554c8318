"""Where the rulebook is silent: the default reading and the options for others (SY-OP-01 to SY-OP-28)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy import TOY, legal, log, refusal, station, stock, table

from misterx import Game


def test_op01_the_limit_may_count_entries() -> None:
    options = {"round_limit": 5, "end_mode": "entries"}
    game = table(x=3, d1=1, round=3, log=log("taxi", "taxi", "taxi", "taxi"), double=0, options=options)
    assert not any("double" in move for move in game.legal_moves())
    game.play("x taxi 4")
    assert game.result is None
    game.play("d1 taxi 2")
    assert game.result == ("x", "survived")


def test_op01_a_double_needs_two_free_entries_where_entries_are_the_limit() -> None:
    options = {"round_limit": 5, "end_mode": "entries"}
    game = table(x=3, d1=1, round=5, log=log("taxi", "taxi", "taxi", "taxi"), options=options)
    assert refusal(game, "x double taxi 4 taxi 3") == "no_double"
    game = table(x=3, d1=1, round=4, log=log("taxi", "taxi", "taxi"), options=options)
    game.play("x double taxi 4 taxi 3")
    game.play("d1 taxi 2")
    assert game.result == ("x", "survived")


@pytest.mark.parametrize("limit", [1, 5, 24])
def test_op01_the_number_of_rounds_is_an_option(limit: int) -> None:
    game = table("hunters", x=8, d1=1, round=limit, options={"round_limit": limit})
    game.play("d1 taxi 2")
    assert game.result == ("x", "survived")


def test_op03_the_detectives_tickets_are_an_option() -> None:
    options = {"hunter_tickets": {"taxi": 10, "bus": 8, "metro": 4}}
    game = Game.new("scotland-yard", 6, options, seed=1)
    assert (stock(game, "d5"), stock(game, "reserve")) == ("10/8/4", "7/5/3")


def test_op04_the_reserve_may_be_unlimited() -> None:
    game = table(x=3, d1=1, options={"reserve": "unlimited"})
    assert "reserve" not in game.view("x")["tickets"]
    for turn in range(10):
        game.play(f"x taxi {(4, 3)[turn % 2]}")
        game.play(f"d1 taxi {(2, 1)[turn % 2]}")
    assert game.result is None
    assert "taxi 4" in legal(game, "x")


def test_op04_a_limited_reserve_can_run_dry() -> None:
    game = table(x=3, d1=8, reserve="0/1/0", black=0)
    assert legal(game, "x") == {"bus 1", "bus 5"}


@pytest.mark.parametrize(
    ("choice", "result"), [("loses", ("hunters", "x_without_move")), ("stays", None), ("by_cause", None)]
)
def test_op05_mister_x_without_a_payable_move(choice: str, result: Any) -> None:
    game = table(x=2, d1=8, d2=5, reserve="0/3/3", black=0, options={"x_without_move": choice})
    assert game.result == result
    if result is None:
        assert (game.decider, station(game, "x")) == ("hunters", 2)
        assert {"event": "stayed", "entry": 1} in game.events("public")
        assert game.view("public")["log"] == [{"entry": 1, "ticket": None, "station": None, "stayed": True}]
        assert game.view("public")["pawns"]["x"]["station"] is None


@pytest.mark.parametrize(
    ("choice", "result"),
    [("loses", ("hunters", "x_enclosed")), ("stays", None), ("by_cause", ("hunters", "x_enclosed"))],
)
def test_op05_mister_x_enclosed(choice: str, result: Any) -> None:
    assert table(x=8, d1=7, options={"x_without_move": choice}).result == result


@pytest.mark.parametrize("hunter", ["d1", "p1"])
def test_op06_stations_of_stuck_detectives_and_policemen_are_closed_to_him(hunter: str) -> None:
    pawns: dict[str, Any] = {"d1": (7, "0/0/0")} if hunter == "d1" else {"d1": 1, "p1": 7}
    game = table(x=6, **pawns, d2=5)
    assert refusal(game, "x black 7") == "station_closed"


def test_op06_by_option_he_may_share_a_stuck_detectives_station() -> None:
    game = table(x=6, d1=(7, "0/3/3"), d2=5, p1=1, options={"x_may_share_stuck": True})
    game.play("x black 7")
    assert (station(game, "x"), game.result) == (7, None)
    game = table(x=6, d1=(7, "1/0/0"), d2=5, options={"x_may_share_stuck": True})
    assert refusal(game, "x black 7") == "station_closed"


@pytest.mark.parametrize(("alive", "result"), [(False, ("x", "hunters_stuck")), (True, None)])
def test_op07_policemen_keep_the_game_alive_only_by_option(alive: bool, result: Any) -> None:
    game = table("hunters", x=8, d1=(2, "0/1/1"), p1=1, options={"police_keep_game_alive": alive})
    game.play("p1 metro 5")
    assert game.result == result


def test_op08_stuck_means_for_good_and_is_looked_at_when_the_round_ends() -> None:
    game = table("hunters", x=8, d1=(2, "1/0/0"), d2=(3, "1/0/0"), d3=1, round=9)
    assert legal(game, "d1") == set()  # blocked, not stuck
    game.play("d2 taxi 6")
    game.play("d1 taxi 3")
    assert game.result is None  # d3 can still move
    game.play("d3 taxi 2")
    assert game.decider == "x"


def test_op10_a_policeman_with_all_neighbours_occupied_passes() -> None:
    game = table("hunters", x=6, p1=8, d1=(7, "0/0/0"), d2=1)
    game.play("d2 taxi 2")
    assert {"event": "passed", "pawn": "p1"} in game.events("public")
    assert game.decider == "x"


def test_op12_overlapping_decks_deal_mister_x_another_station() -> None:
    board = {**TOY, "starts": {"detective": [1, 2, 3, 4, 5], "mister_x": [1, 2, 3, 4, 5, 6]}}
    for seed in range(40):
        where = Game.new("scotland-yard", 3, board=board, seed=seed).view("x")["pawns"]
        assert len({entry["station"] for entry in where.values()}) == 5


@pytest.mark.parametrize("number", [0, 1, 3])
def test_op13_the_number_of_double_tickets_is_an_option(number: int) -> None:
    game = table(x=3, d1=1, options={"double_tickets": number, "hunter_tickets": {"taxi": 23, "bus": 0, "metro": 0}})
    assert game.view("x")["double"] == number
    for turn in range(number):
        game.play("x double taxi 4 taxi 3")
        game.play(f"d1 taxi {2 - turn % 2}")
    assert refusal(game, "x double taxi 4 taxi 3") == "no_double"


def test_op13_a_25th_entry_shows_nothing() -> None:
    game = table(x=3, d1=8, round=22, log=log(*["taxi"] * 24), double=0, options={"double_tickets": 3})
    game.play("x taxi 4")
    assert game.view("public")["pawns"]["x"]["station"] is None


def test_op14_a_double_is_all_or_nothing_and_going_back_is_a_second_leg() -> None:
    game = table(x=8, d1=4)
    game.play("x double taxi 7 taxi 8")
    assert station(game, "x") == 8


def test_op15_what_is_told_of_a_double_comes_in_order() -> None:
    game = table(x=3, d1=1, log=log("taxi", "taxi"))
    seen = len(game.events("public"))
    game.play("x double taxi 4 black 7")
    told = [
        fact for fact in game.events("public")[seen:] if fact["event"] in ("double_played", "entry_covered", "revealed")
    ]
    assert told == [
        {"event": "double_played", "moves": 2},
        {"event": "entry_covered", "entry": 3, "ticket": "taxi"},
        {"event": "revealed", "entry": 3, "station": 4},
        {"event": "entry_covered", "entry": 4, "ticket": "black"},
    ]


def test_op16_black_serves_where_an_ordinary_ticket_would_do() -> None:
    assert {"black 2", "black 3"} <= legal(table(x=1, d1=8, reserve="0/0/0"), "x")


def test_op19_surrounded_after_the_last_round_he_has_won() -> None:
    game = table("hunters", x=8, d1=4, round=22)
    game.play("d1 taxi 7")
    assert game.result == ("x", "survived")


@pytest.mark.parametrize("kind", ["own", "pooled"])
def test_op20_the_stock_is_an_option(kind: str) -> None:
    game = Game.new("scotland-yard", 3, {"ticket_stock": kind}, seed=1)
    stocks = {"own": {"x", "reserve", "d1", "d2"}, "pooled": {"x", "reserve", "pool"}}[kind]
    assert set(game.view("public")["tickets"]) == stocks


def test_op21_a_policeman_may_be_given_to_one_seat() -> None:
    game = Game.new("scotland-yard", 3, seats={"h1": ["d1", "p1"], "h2": ["d2"]}, seed=1)
    game.play(game.legal_moves()[0])
    assert {move.split()[0] for move in game.legal_moves("h1")} == {"d1", "p1", "p2"}
    assert {move.split()[0] for move in game.legal_moves("h2")} == {"d2", "p2"}
    assert refusal(game, next(move for move in game.legal_moves() if move.startswith("p1")), "h2") == "not_your_pawn"


def test_op25_stuck_detectives_come_before_the_last_round() -> None:
    game = table("hunters", x=8, d1=(3, "1/0/0"), round=22)
    game.play("d1 taxi 2")
    assert game.result == ("x", "hunters_stuck")


def test_op26_seats_may_share_the_detectives_as_they_like() -> None:
    seats = {"h1": ["d1", "d2", "d3"], "h2": ["d4", "d5"]}
    game = Game.new("scotland-yard", 6, seats=seats, seed=1)
    assert game.seats == {"x": ["x"], **seats}


@pytest.mark.parametrize(("seat", "winner"), [("x", "hunters"), ("h1", "x")])
def test_op27_who_resigns_or_runs_out_of_time_loses(seat: str, winner: str) -> None:
    for give_up, reason in ((Game.resign, "resigned"), (Game.time_out, "timeout")):
        game = table(x=3, d1=1)
        give_up(game, seat)
        assert game.result == (winner, reason)
        assert Game.replay(game.record(), board=TOY).result == game.result
