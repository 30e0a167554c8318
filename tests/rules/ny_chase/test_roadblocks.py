"""Roadblocks (NY-086 to NY-093, NY-112)."""

from __future__ import annotations

import random

import pytest
from tests.rules.ny_chase.toy_york import york
from tests.toy import TOYS, legal, paste, refusal, stock

from misterx import Game


@pytest.mark.rule("NY-086")
def test_ny086_a_roadblock_goes_on_the_station_just_left() -> None:
    game = york("hunters", x=8, d1=3, d2=1)
    game.play("d1 taxi 4 block")
    assert game.view("public")["roadblocks"] == [3]
    assert refusal(game, "d2 taxi 2 block 3") == "bad_move_text"
    assert refusal(york("hunters", x=8, d1=3, d2=1), "d1 taxi 4 block from 5") == "no_roadblock"


@pytest.mark.rule("NY-087")
@pytest.mark.parametrize("move", ["x taxi 3", "x black 3", "x double taxi 3 taxi 2", "x double taxi 1 taxi 2"])
def test_ny087_a_roadblock_closes_the_station_to_mister_x(move: str) -> None:
    game = york(x=2, d1=8, roadblocks=[3])
    if move.endswith("taxi 2") and "taxi 1" in move:
        game.play(move)  # there and back, beside it
    else:
        assert refusal(game, move) == "station_closed"
        assert not any(text.split()[-1] == "3" for text in game.legal_moves())


@pytest.mark.rule("NY-087")
def test_ny087_a_blocked_pier_stops_boats_too() -> None:
    assert refusal(york(x=6, d1=1, roadblocks=[7]), "x black 7") == "station_closed"


@pytest.mark.rule("NY-088")
def test_ny088_detectives_pass_freely() -> None:
    game = york("hunters", x=8, d1=2, d2=1, roadblocks=[3])
    game.play("d1 taxi 3")
    assert game.view("public")["roadblocks"] == [3]
    assert game.view("public")["pawns"]["d1"]["station"] == 3


@pytest.mark.rule("NY-089")
def test_ny089_a_roadblock_can_be_used_again_and_its_old_station_opens_at_once() -> None:
    game = york("hunters", x=2, d1=4, d2=8, roadblocks=[3, 6], options={"roadblocks": 2})
    assert refusal(game, "d1 taxi 5 block") == "no_block"  # none is left in the supply
    game.play("d1 taxi 5 block from 3")
    assert game.view("public")["roadblocks"] == [4, 6]
    game.play("d2 taxi 7 block from 4")
    assert game.view("public")["roadblocks"] == [6, 8]
    assert "taxi 3" in legal(game, "x")


@pytest.mark.rule("NY-090", "NY-091")
def test_ny090_mister_x_rides_past_a_block_by_a_higher_line() -> None:
    taxi_only = york(x=1, d1=8, roadblocks=[2])
    assert refusal(taxi_only, "x taxi 2") == "station_closed"
    assert {"bus 3", "subway 5"} <= legal(taxi_only, "x")
    bus_stop = york(x=1, d1=8, roadblocks=[3])
    assert refusal(bus_stop, "x bus 3") == "station_closed"
    assert "subway 5" in legal(bus_stop, "x")


@pytest.mark.rule("NY-090", "NY-091")
def test_ny090_and_so_on_the_real_board() -> None:
    def x_on(place: int, block: int) -> set[str]:
        position = {"title": "ny-chase", "pawns": {"x": place, "d1": 100}, "roadblocks": [block]}
        return legal(Game.from_position(position), "x")

    assert "bus 25" in x_on(5, 11)
    assert "subway 104" in x_on(57, 69)
    assert "bus 69" not in x_on(57, 69)


@pytest.mark.rule("NY-092")
def test_ny092_a_roadblock_costs_neither_ticket_nor_turn() -> None:
    game = york("hunters", x=8, d1=3, d2=1, pool="9/9/7")
    game.play("d1 taxi 4 block")
    assert stock(game, "pool") == "8/9/7"
    assert game.view("public")["moved"] == ["d1"]


@pytest.mark.rule("NY-093")
@pytest.mark.parametrize("number", [0, 1])
def test_ny093_one_roadblock_or_none_by_choice(number: int) -> None:
    game = york("hunters", x=8, d1=3, d2=1, options={"roadblocks": number})
    assert any("block" in move for move in game.legal_moves()) == (number > 0)
    if number:
        game.play("d1 taxi 4 block")
        assert refusal(game, "d2 taxi 2 block") == "no_block"
    else:
        assert refusal(game, "d1 taxi 4 block") == "no_block"


@pytest.mark.rule("NY-112")
@pytest.mark.parametrize("seed", range(12))
def test_ny112_mister_x_never_stands_on_a_roadblock(seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("ny-chase", 4, board=TOYS["ny-chase"], seed=seed)
    while not game.result:
        moves = game.legal_moves()
        game.play(chooser.choice([move for move in moves if "block" in move] or moves))
        assert game.view("x")["pawns"]["x"]["station"] not in game.view("x")["roadblocks"], paste(game)
