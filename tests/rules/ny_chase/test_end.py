"""The end and the special cases (NY-094 to NY-104), and what always holds (NY-110, NY-111)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.ny_chase.toy_york import york
from tests.toy import legal, log, paste, refusal, station, stock, table, tickets, told

from misterx import Game

NO_FLIGHTS = {"cards": 0}


@pytest.mark.rule("NY-094")
def test_ny094_a_detective_on_his_station_wins_and_he_shows_himself() -> None:
    game = york("hunters", x=4, d1=3, d2=8)
    game.play("d1 taxi 4")
    assert game.result == ("hunters", "captured")
    assert {game.view(viewer)["pawns"]["x"]["station"] for viewer in ("x", "h1", "h2", "public")} == {4}
    assert refusal(game, "d2 taxi 7") == "game_over"


@pytest.mark.rule("NY-095")
@pytest.mark.parametrize("closed", ["detective", "roadblock"])
def test_ny095_enclosed_he_has_lost_whatever_he_holds(closed: str) -> None:
    if closed == "detective":
        game = york("hunters", x=8, d1=4)
        game.play("d1 taxi 7")
    else:
        game = york("hunters", x=8, d1=7, d2=1)
        game.play("d1 taxi 4 block")
        game.play("d2 taxi 2")
    assert game.result == ("hunters", "x_enclosed")


@pytest.mark.rule("NY-096")
def test_ny096_undiscovered_through_the_detectives_22nd_move_he_has_won() -> None:
    game = york(x=3, d1=8, d2=1, round=22)
    game.play("x taxi 4")
    assert game.result is None
    game.play("d1 taxi 7")
    assert game.result is None
    game.play("d2 taxi 2")
    assert game.result == ("x", "survived")


@pytest.mark.rule("NY-097")
def test_ny097_he_wins_when_the_detectives_can_no_longer_move() -> None:
    game = york("hunters", x=8, d1=3, d2=4, pool="1/0/2", helicopter=NO_FLIGHTS, round=12)
    game.play("d1 taxi 2")  # with the last taxi ticket; no subway stops where they stand
    assert game.result == ("x", "hunters_stuck")


@pytest.mark.rule("NY-097")
def test_ny097_while_a_flight_is_possible_they_can_move() -> None:
    game = york("hunters", x=8, d1=3, d2=4, pool="1/0/2", helicopter={"cards": 1}, round=12)
    game.play("d1 taxi 2")
    game.play("d2 stay")
    assert game.result is None


@pytest.mark.rule("NY-097")
@pytest.mark.parametrize(("title", "ends"), [("ny-chase", True), ("ny-chase@1", False)])
def test_ny097_who_is_walled_in_for_good_can_no_longer_move(title: str, ends: bool) -> None:
    said: dict[str, Any] = {"helicopter": NO_FLIGHTS, "moved": ["d1", "d2"], "options": {"ticket_stock": "own"}}
    game = table("hunters", title=title, x=3, d1=(8, "3/0/0"), d2=(7, "0/1/1"), **said)
    assert game.result == (("x", "hunters_stuck") if ends else None)
    assert table("hunters", title=title, x=3, d1=(8, "3/0/0"), d2=(7, "1/1/1"), **said).result is None


@pytest.mark.rule("NY-097")
@pytest.mark.parametrize(
    ("landing", "below", "ends"),
    [
        ("waits", (7, "0/1/0"), True),  # he waits for ever over one who never leaves
        ("waits", (7, "1/1/0"), False),
        ("waits", (2, "0/1/0"), False),
        ("elsewhere", (7, "0/1/0"), False),
    ],
)
def test_ny097_a_helicopter_over_one_who_never_leaves_is_lost(landing: str, below: tuple[int, str], ends: bool) -> None:
    options = {"ticket_stock": "own", "landing_blocked": landing}
    flight = {"cards": 2, "pawn": "d1", "station": 7}
    pawns: dict[str, Any] = {"d1": {"station": None, "tickets": tickets("1/1/1", "ny-chase")}, "d2": below}
    game = york("hunters", x=3, **pawns, helicopter=flight, moved=["d1", "d2"], options=options)
    assert game.result == (("x", "hunters_stuck") if ends else None)


@pytest.mark.rule("NY-098")
def test_ny098_a_stuck_detective_stays_and_the_others_go_on() -> None:
    game = york(x=6, d1=2, d2=1, pool="0/3/2", helicopter=NO_FLIGHTS)
    for move, ride in (("x black 7", "d2 subway 5"), ("x taxi 8", "d2 subway 1")):
        game.play(move)
        assert game.view("public")["moved"] == ["d1"]
        assert station(game, "d1") == 2
        game.play(ride)
    assert game.result is None


@pytest.mark.rule("NY-099")
def test_ny099_a_stuck_detectives_station_is_occupied_for_his_colleagues() -> None:
    game = york("hunters", x=8, d1=1, d2=3, pool="9/0/0", helicopter=NO_FLIGHTS)
    assert "taxi 2" in legal(game, "d1")
    game = york("hunters", x=8, d1=2, d2=1, pool="0/1/1", helicopter=NO_FLIGHTS)
    assert "taxi 2" not in legal(game, "d2")
    game = york("hunters", x=8, d1=1, d2=5, pool="0/0/8", helicopter=NO_FLIGHTS)
    assert legal(game, "d1") == set()


@pytest.mark.rule("NY-100")
def test_ny100_mister_x_may_use_a_stuck_detectives_station() -> None:
    game = york(x=8, d1=7, d2=1, pool="0/3/3", helicopter=NO_FLIGHTS)
    game.play("x taxi 7")
    assert (station(game, "x"), game.result) == (7, None)
    game.play("d2 bus 3")
    assert game.result is None
    game.play("x taxi 4")


@pytest.mark.rule("NY-100")
@pytest.mark.parametrize(("pool", "cards"), [("1/3/3", 0), ("0/3/3", 1)], ids=["he could ride", "he could fly"])
def test_ny100_a_detective_who_can_still_move_closes_his_station(pool: str, cards: int) -> None:
    game = york(x=8, d1=7, d2=1, pool=pool, helicopter={"cards": cards})
    assert game.result == ("hunters", "x_enclosed")


@pytest.mark.rule("NY-101", "NY-103")
def test_ny101_without_a_fitting_ticket_he_stays_and_strikes_a_window() -> None:
    game = york(x=2, d1=8, d2=5, x_tickets="0/7/4", black=0, round=16)
    assert game.result is None
    assert (game.decider, station(game, "x")) == ("hunters", 2)
    for viewer in ("h1", "public"):
        assert game.view(viewer)["log"][15] == {"entry": 16, "ticket": None, "station": None, "stayed": True}
        assert {"event": "stayed", "entry": 16} in game.events(viewer)
    assert stock(game, "x") == "0/7/4"
    assert len(game.view("x")["log"]) == 16


@pytest.mark.rule("NY-102")
def test_ny102_the_detectives_must_still_find_him() -> None:
    game = york(x=2, d1=1, d2=5, x_tickets="0/7/4", black=0)
    game.play("d1 bus 3")
    game.play("d2 taxi 4")
    assert game.result is None
    game.play("d1 taxi 2")
    assert game.result == ("hunters", "captured")


@pytest.mark.rule("NY-104")
def test_ny104_staying_to_the_end_he_wins() -> None:
    game = york(x=2, d1=8, x_tickets="0/7/4", black=0, round=17)
    while not game.result:
        game.play(f"d1 taxi {7 if station(game, 'd1') == 8 else 8}")
    assert game.result == ("x", "survived")
    assert [entry.get("stayed") for entry in game.view("x")["log"][16:]] == [True] * 6


@pytest.mark.rule("NY-110", "NY-111")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_ny110_no_ticket_is_lost_and_a_detectives_turn_costs_one_or_none(players: int, seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("ny-chase", players, seed=seed)
    start = {owner: dict(owned) for owner, owned in game.view("x")["tickets"].items()}
    paid = 0
    while not game.result:
        moves = [move for move in game.legal_moves() if "block" not in move]
        rides = [move for move in moves if "fly" not in move]
        before = sum(game.view("x")["tickets"]["pool"].values())
        hunters = game.decider == "hunters"
        move = chooser.choice(rides if rides and chooser.random() < 0.9 else moves)
        game.play(move)
        view = game.view("x")
        if hunters:
            cost = before - sum(view["tickets"]["pool"].values())
            assert cost == (0 if move.endswith("stay") else 1), paste(game)
            paid += cost
        for kind in ("taxi", "bus", "subway", "black"):
            used = sum(entry["ticket"] == kind for entry in view["log"])
            assert view["tickets"]["x"][kind] + used == start["x"][kind], paste(game)
        assert sum(view["tickets"]["pool"].values()) + paid == sum(start["pool"].values()), paste(game)


@pytest.mark.rule("NY-111")
def test_ny111_22_rounds_without_a_stay_use_up_the_stock() -> None:
    assert 5 * (10 + 8 + 4) == 5 * 22
    game = york("hunters", x=8, d1=1, pool="1/0/0", round=22, helicopter=NO_FLIGHTS)
    game.play("d1 taxi 2")
    assert (stock(game, "pool"), game.result) == ("0/0/0", ("x", "hunters_stuck"))


@pytest.mark.rule("NY-101")
@pytest.mark.parametrize("viewer", ["h1", "public"])
def test_ny101_staying_tells_neither_why_nor_where(viewer: str) -> None:
    texts = {told(york(x=x, d1=7, d2=5, x_tickets="0/7/4", black=0, log=log("taxi"), round=2), viewer) for x in (2, 4)}
    assert len(texts) == 1
