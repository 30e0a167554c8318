"""The game for two (SY-106 to SY-111)."""

from typing import Any

import pytest
from tests.toy import legal, refusal, stock, table, written

from misterx import Game


def two(**said: Any) -> Game:
    return table("hunters", players=2, **said)


@pytest.mark.rule("SY-106")
def test_sy106_one_seat_runs_two_detectives_and_two_policemen() -> None:
    game = Game.new("scotland-yard", players=2, seed=1)
    assert game.seats == {"x": ["x"], "h1": ["d1", "d2"]}
    assert set(game.view("public")["pawns"]) == {"x", "d1", "d2", "p1", "p2"}
    game.play(game.legal_moves()[0])
    movers = {move.split()[0] for move in game.legal_moves("h1")}
    assert movers == {"d1", "d2", "p1", "p2"}


@pytest.mark.rule("SY-107")
def test_sy107_he_has_one_stock_of_22_16_8() -> None:
    view = Game.new("scotland-yard", players=2, seed=1).view("x")
    assert written(view["tickets"]["pool"]) == "22/16/8"
    assert written(view["tickets"]["reserve"]) == "35/29/15"
    assert set(view["tickets"]) == {"x", "pool", "reserve"}


@pytest.mark.rule("SY-108")
def test_sy108_either_detective_pays_from_the_stock_and_may_use_it_up() -> None:
    game = two(x=8, d1=1, d2=5, pool="1/1/1")
    game.play("d1 taxi 2")
    assert stock(game, "pool") == "0/1/1"
    assert legal(game, "d2") == {"bus 3", "metro 1"}
    assert refusal(game, "d2 taxi 4") == "no_ticket"
    game.play("d2 metro 1")
    assert stock(game, "pool") == "0/1/0"


@pytest.mark.rule("SY-109")
def test_sy109_his_policemen_ride_free() -> None:
    game = two(x=8, d1=2, d2=4, p1=1, p2=5, pool="1/1/1")
    game.play("p1 bus 3")
    game.play("p2 metro 1")
    assert stock(game, "pool") == "1/1/1"


@pytest.mark.rule("SY-110")
@pytest.mark.parametrize("order", ["d1 d2 p1", "p1 d2 d1", "d2 p1 d1"])
def test_sy110_he_moves_his_pawns_in_any_order(order: str) -> None:
    game = two(x=8, d1=1, d2=5, p1=6)
    for pawn in order.split():
        game.play(f"{pawn} {sorted(legal(game, pawn))[-1]}", "h1")
    assert game.decider == "x"


@pytest.mark.rule("SY-111")
def test_sy111_everything_else_is_as_with_more_players() -> None:
    two_view, four_view = (Game.new("scotland-yard", players, seed=1).view("public") for players in (2, 4))
    assert two_view["tickets"]["x"] == four_view["tickets"]["x"] == {"black": 5}
    for same in ("double", "reveals", "round", "log"):
        assert two_view[same] == four_view[same]
    differ = {name for name in two_view["options"] if two_view["options"][name] != four_view["options"][name]}
    assert differ == {"detectives", "policemen", "ticket_stock"}
