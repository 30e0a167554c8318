"""Rounds, rides and tickets (NY-032 to NY-056)."""

from __future__ import annotations

import pytest
from tests.rules.ny_chase.toy_york import rides, york
from tests.toy import legal, log, refusal, station, stock

from misterx import Game, boards

MANHATTAN = boards.load("new-york")


def near(mode: str, place: int) -> set[int]:
    return {b for pair in MANHATTAN.links(mode) for a, b in (pair, pair[::-1]) if a == place}


@pytest.mark.rule("NY-032")
def test_ny032_mister_x_first_then_the_detectives_one_after_the_other() -> None:
    game = york(x=6, d1=1, d2=5)
    assert refusal(game, "d1 taxi 2") == "not_your_turn"
    game.play("x taxi 3")
    game.play("d1 taxi 2")
    assert refusal(game, "x taxi 6") == "not_your_turn"
    game.play("d2 taxi 4")
    assert (game.decider, game.view("public")["round"]) == ("x", 2)


@pytest.mark.rule("NY-033")
def test_ny033_the_order_is_kept_even_where_it_hinders() -> None:
    game = york("hunters", x=6, d1=1, d2=2, d3=5, helicopter={"cards": 0})
    assert refusal(game, "d2 taxi 3") == "not_his_turn_yet"
    assert refusal(game, "d1 taxi 2") == "station_closed"
    game.play("d1 bus 3")
    assert refusal(game, "d3 taxi 4") == "not_his_turn_yet"
    game.play("d2 taxi 1")
    game.play("d3 taxi 4")
    assert game.decider == "x"


@pytest.mark.rule("NY-034", "NY-037", "NY-039")
def test_ny034_each_mode_goes_to_its_next_stop_where_its_colour_is_shown() -> None:
    game = york("hunters", x=8, d1=1)
    assert rides(legal(game, "d1")) == {"taxi 2", "bus 3", "subway 5"}
    for ride in ("bus 5", "bus 2", "subway 3", "taxi 3"):
        assert refusal(game, f"d1 {ride}") == "no_connection"
    for place in (2, 4, 8):
        assert {move.split()[0] for move in rides(legal(york("hunters", x=6, d1=place), "d1"))} == {"taxi"}


@pytest.mark.rule("NY-035", "NY-048", "NY-049")
@pytest.mark.parametrize(("ride", "left"), [("taxi 2", "29/24/12"), ("bus 3", "30/23/12"), ("subway 5", "30/24/11")])
def test_ny035_a_ride_costs_one_ticket_which_leaves_the_game(ride: str, left: str) -> None:
    game = york("hunters", x=8, d1=1, d2=4, d3=6, pool="30/24/12", x_tickets="11/7/4")
    game.play(f"d1 {ride}")
    assert (stock(game, "pool"), stock(game, "x")) == (left, "11/7/4")
    assert game.view("public")["moved"] == ["d1"]
    assert refusal(game, "d1 taxi 1") == "already_moved"


@pytest.mark.rule("NY-036")
def test_ny036_a_taxi_reaches_every_station() -> None:
    reached, ring = {1}, {1}
    while ring:
        ring = set().union(*(near("taxi", place) for place in ring)) - reached
        reached |= ring
    assert reached == set(MANHATTAN.numbers)


@pytest.mark.rule("NY-038")
def test_ny038_one_may_change_with_the_next_move() -> None:
    game = york("hunters", x=8, d1=3, d2=2)
    for move in ("d1 bus 5", "d2 taxi 3", "x taxi 7", "d1 subway 1"):
        game.play(move)
    assert station(game, "d1") == 1


@pytest.mark.rule("NY-040")
def test_ny040_station_100_has_the_neighbours_of_the_example() -> None:
    assert near("subway", 100) == {65, 104, 124}
    assert near("bus", 100) == {98, 102, 132}
    assert near("taxi", 100) == {88, 99, 101, 111}
    position = {"title": "ny-chase", "pawns": {"x": 1, "d1": 100}, "decides": "hunters"}
    moves = rides(legal(Game.from_position(position), "d1"))
    assert {int(move.split()[1]) for move in moves} == {65, 104, 124, 98, 102, 132, 88, 99, 101, 111}


@pytest.mark.rule("NY-041")
@pytest.mark.parametrize("mode", ["taxi", "bus", "subway", "boat"])
def test_ny041_every_line_runs_both_ways(mode: str) -> None:
    for a, b in MANHATTAN.links(mode):
        for start, end in ((a, b), (b, a)):
            detective = next(number for number in MANHATTAN.numbers if number not in (a, b))
            game = Game.from_position({"title": "ny-chase", "pawns": {"x": start, "d1": detective}})
            assert f"x {'black' if mode == 'boat' else mode} {end}" in game.legal_moves()


@pytest.mark.rule("NY-042")
def test_ny042_going_straight_back_also_within_a_double() -> None:
    game = york(x=3, d1=8, x_tickets="11/7/4")
    game.play("x double taxi 4 taxi 3")
    assert (station(game, "x"), stock(game, "x")) == (3, "9/7/4")
    game = york("hunters", x=6, d1=1)
    for move in ("d1 taxi 2", "x taxi 3", "d1 taxi 1"):
        game.play(move)
    assert station(game, "d1") == 1


@pytest.mark.rule("NY-043", "NY-044")
def test_ny043_the_next_window_holds_his_station_hidden_under_its_ticket() -> None:
    game = york(x=3, d1=8, log=log("taxi", "taxi", "taxi 4", "taxi 3"))
    game.play("x bus 5")
    assert game.view("x")["log"][4] == {"entry": 5, "ticket": "bus", "station": 5}
    for viewer in ("h1", "public"):
        assert game.view(viewer)["log"][4] == {"entry": 5, "ticket": "bus", "station": None}


@pytest.mark.rule("NY-045", "NY-046")
def test_ny045_window_one_is_the_first_destination_and_the_origin_of_the_next() -> None:
    game = york(x=3, d1=1)
    game.play("x taxi 4")
    assert game.view("x")["log"] == [{"entry": 1, "ticket": "taxi", "station": 4}]
    game.play("d1 taxi 2")
    assert {move.split()[-1] for move in legal(game, "x")} == {"3", "5", "7"}


@pytest.mark.rule("NY-047")
def test_ny047_his_tickets_are_never_refilled() -> None:
    game = york(x=3, d1=1, x_tickets="11/7/4")
    game.play("x taxi 4")
    assert stock(game, "x") == "10/7/4"
    game.play("d1 taxi 2")
    assert stock(game, "x") == "10/7/4"


@pytest.mark.rule("NY-020", "NY-021")
def test_ny021_any_detective_pays_from_the_one_stock() -> None:
    game = york("hunters", x=8, d1=1, d2=4, d3=6, pool="7/0/0")
    game.play("d1 taxi 2")
    game.play("d2 taxi 5")
    assert stock(game, "pool") == "5/0/0"


@pytest.mark.rule("NY-050")
@pytest.mark.parametrize("viewer", ["x", "h1", "h2", "public"])
def test_ny050_everybody_sees_the_detectives_tickets(viewer: str) -> None:
    game = york("hunters", x=8, d1=1, d2=4, pool="7/6/5")
    game.play("d1 bus 3")
    assert game.view(viewer)["tickets"]["pool"] == {"taxi": 7, "bus": 5, "subway": 5}


@pytest.mark.rule("NY-051")
def test_ny051_without_a_ticket_nobody_rides_that_mode() -> None:
    game = york("hunters", x=8, d1=1, d2=5, pool="5/0/3")
    assert refusal(game, "d1 bus 3") == "no_ticket"
    game.play("d1 taxi 2")
    assert refusal(game, "d2 bus 3") == "no_ticket"
    game.play("d2 subway 1")


@pytest.mark.rule("NY-052")
def test_ny052_without_taxi_tickets_a_detective_stays_where_nothing_else_stops() -> None:
    game = york("hunters", x=8, d1=2, d2=1, pool="0/4/2", helicopter={"cards": 0})
    assert game.view("public")["moved"] == ["d1"]
    assert {"event": "passed", "pawn": "d1"} in game.events("public")
    assert legal(game, "d2") - {move for move in legal(game, "d2") if "block" in move} == {"bus 3", "subway 5"}


@pytest.mark.rule("NY-053")
def test_ny053_a_detective_who_can_ride_must_move() -> None:
    game = york("hunters", x=8, d1=1)
    assert refusal(game, "d1 stay") == "must_move"
    assert "stay" not in legal(game, "d1")


@pytest.mark.rule("NY-055")
def test_ny055_nobody_moves_a_colleagues_figure() -> None:
    game = york("hunters", x=8, d1=1, d2=5, d3=6)
    for seat in ("h2", "h3", "x"):
        assert refusal(game, "d1 taxi 2", seat) == "not_your_pawn"
        assert game.legal_moves(seat) == []
    game.play("d1 taxi 2", "h1")


@pytest.mark.rule("NY-056")
def test_ny056_two_detectives_never_share_a_station() -> None:
    game = york("hunters", x=8, d1=2, d2=3)
    assert refusal(game, "d1 taxi 3") == "station_closed"
    assert rides(legal(game, "d1")) == {"taxi 1"}
