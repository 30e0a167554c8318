"""Reveals, double moves, black tickets and boats (NY-057 to NY-072)."""

from __future__ import annotations

import json

import pytest
from tests.rules.ny_chase.toy_york import york
from tests.toy import legal, log, refusal, station, stock, told

from misterx import Game, boards

REVEALS = [3, 8, 13, 18]
PIERS = {49, 98, 145, 197, 190, 177, 110, 95, 60, 2}


@pytest.mark.rule("NY-057", "NY-058")
@pytest.mark.parametrize("entry", range(1, 25))
def test_ny057_he_is_seen_at_moves_3_8_13_and_18_only(entry: int) -> None:
    doubles = 2 if entry > 22 else 0
    game = york(x=3, d1=8, round=entry - doubles, double=2 - doubles)
    assert game.view("public")["reveals"] == REVEALS
    game.play("x taxi 4")
    assert (game.view("public")["pawns"]["x"]["station"] == 4) == (entry in REVEALS)


@pytest.mark.rule("NY-059")
def test_ny059_he_writes_and_covers_then_shows() -> None:
    game = york(x=3, d1=8, log=log("taxi", "taxi"))
    seen = len(game.events("public"))
    game.play("x taxi 4")
    names = [fact["event"] for fact in game.events("public")[seen:]]
    assert names.index("entry_covered") < names.index("revealed")
    assert game.view("h1")["log"][2] == {"entry": 3, "ticket": "taxi", "station": 4, "shown": True}


@pytest.mark.rule("NY-060")
def test_ny060_his_figure_stays_until_his_next_move() -> None:
    game = york(x=3, d1=8, log=log("taxi", "taxi"))
    game.play("x taxi 4")
    assert game.view("h1")["pawns"]["x"]["station"] == 4
    game.play("d1 taxi 7")
    assert game.view("h1")["pawns"]["x"]["station"] == 4
    game.play("x taxi 3")
    assert game.view("h1")["pawns"]["x"]["station"] is None


@pytest.mark.rule("NY-062", "NY-065")
def test_ny062_two_doubles_in_a_game_and_each_costs_a_card() -> None:
    game = york(x=3, d1=1)
    for number, left in ((0, 1), (1, 0)):
        game.play("x double taxi 4 taxi 3")
        assert (game.view("public")["double"], station(game, "x")) == (left, 3)
        game.play(f"d1 taxi {2 - number}")
    assert refusal(game, "x double taxi 4 taxi 3") == "no_double"


@pytest.mark.rule("NY-063", "NY-064")
@pytest.mark.parametrize(
    ("pair", "end", "left"),
    [("taxi 2 taxi 3", 3, "9/7/4"), ("subway 5 bus 3", 3, "11/6/3"), ("taxi 2 taxi 1", 1, "9/7/4")],
)
def test_ny063_any_two_modes_two_windows_two_tickets(pair: str, end: int, left: str) -> None:
    game = york(x=1, d1=8, x_tickets="11/7/4")
    game.play(f"x double {pair}")
    assert (station(game, "x"), stock(game, "x"), len(game.view("h1")["log"])) == (end, left, 2)


@pytest.mark.rule("NY-066")
def test_ny066_a_reveal_on_the_first_leg_is_shown_and_he_vanishes() -> None:
    game = york(x=3, d1=1, log=log("taxi", "taxi"))
    game.play("x double taxi 4 taxi 7")
    view = game.view("h1")
    assert [entry["station"] for entry in view["log"]][2:] == [4, None]
    assert view["pawns"]["x"]["station"] is None


@pytest.mark.rule("NY-067")
def test_ny067_a_reveal_on_the_second_leg_leaves_him_visible() -> None:
    game = york(x=3, d1=1, log=log("taxi"))
    game.play("x double taxi 4 taxi 7")
    assert [entry["station"] for entry in game.view("h1")["log"]] == [None, None, 7]
    assert game.view("h1")["pawns"]["x"]["station"] == 7


@pytest.mark.rule("NY-068")
@pytest.mark.parametrize("target", [2, 3, 5])
def test_ny068_a_black_ticket_pays_for_any_ride_but_never_a_flight(target: int) -> None:
    game = york(x=1, d1=8)
    assert not any("fly" in move for move in game.legal_moves())
    assert refusal(game, "x fly 4 pay black") == "no_flight"
    game.play(f"x black {target}")
    assert station(game, "x") == target


@pytest.mark.rule("NY-069")
def test_ny069_nobody_is_told_the_mode_under_a_black_ticket() -> None:
    for viewer in ("h1", "public"):
        texts = set()
        for target in (2, 3, 5):
            game = york(x=1, d1=8)
            game.play(f"x black {target}")
            texts.add(told(game, viewer))
        assert len(texts) == 1
    assert '"mode"' not in json.dumps(game.events("h1"))


@pytest.mark.rule("NY-070")
def test_ny070_mister_x_alone_takes_boats_and_only_for_a_black_ticket() -> None:
    game = york(x=6, d1=1)
    assert refusal(game, "x taxi 7") == "no_connection"
    assert refusal(game, "x boat 7") == "not_alone"
    game.play("x black 7")
    game = york("hunters", x=1, d1=6, helicopter={"cards": 0})
    assert {move.split()[1] for move in legal(game, "d1")} == {"3"}
    assert refusal(game, "d1 boat 7") == "not_alone"


@pytest.mark.rule("NY-071")
@pytest.mark.parametrize("edition", ["transcribed", "one_line_boats"])
def test_ny071_boats_call_at_the_ten_piers(edition: str) -> None:
    board = boards.load("new-york")
    tags = {"transcribed": [], "one_line_boats": ["one_line_boats"]}[edition]
    assert {place for link in board.links("boat", tags) for place in link} == PIERS
    land = {mode: board.links(mode) for mode in ("taxi", "bus", "subway")}
    for pier in PIERS:
        position = {"title": "ny-chase", "options": {"board_edition": edition}, "pawns": {"x": pier, "d1": 100}}
        black = {
            int(move.split()[2]) for move in Game.from_position(position).legal_moves() if move.startswith("x black")
        }
        near = {b for links in land.values() for pair in links for a, b in (pair, pair[::-1]) if a == pier}
        assert black - near - {100} <= PIERS


@pytest.mark.rule("NY-072")
def test_ny072_black_tickets_pay_the_legs_of_a_double() -> None:
    game = york(x=3, d1=1, black=2, options={"black_tickets": 2})
    game.play("x double black 4 black 7")
    assert (station(game, "x"), game.view("h1")["tickets"]["x"]["black"]) == (7, 0)
