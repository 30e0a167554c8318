"""Whose turn it is (SS-031 to SS-037)."""

from typing import Any

import pytest
from tests.rules.sanssouci.town import play, stock, table
from tests.toy import refusal

from misterx import Game


def movers(game: Game) -> set[str]:
    return {move.split()[0] for move in game.legal_moves()}


@pytest.mark.rule("SS-031", "SS-032")
def test_ss031_mister_x_opens_every_round_and_then_every_agent_moves_once() -> None:
    game = Game.new("sanssouci", players=5, seed=3)
    sides = []
    for _ in range(30):
        move = game.legal_moves()[0]
        sides.append(move.split()[0])
        game.play(move)
    rounds = [sides[start : start + 5] for start in range(0, 30, 5)]
    assert all(one[0] == "x" and set(one[1:]) == {"d1", "d2", "d3", "d4"} for one in rounds)


@pytest.mark.rule("SS-033")
def test_ss033_in_round_1_any_agent_who_has_not_moved_may_move() -> None:
    game = play(table(x=8, d1=1, d2=3, d3=5), "x foot 7")
    assert movers(game) == {"d1", "d2", "d3"}
    game.play("d3 foot 4")
    assert movers(game) == {"d1", "d2"}
    assert refusal(game, "d3 foot 5") == "already_moved"


@pytest.mark.rule("SS-034")
def test_ss034_from_round_2_on_the_order_of_round_1_stays() -> None:
    game = play(table(x=8, d1=1, d2=3, d3=5), "x foot 7", "d3 foot 4")
    play(game, "d1 foot 2", "d2 foot 6", "x foot 8")
    assert game.view("public")["order"] == ["d3", "d1", "d2"]
    assert movers(game) == {"d3"}
    assert game.view("public")["next"] == "d3"
    assert refusal(game, "d1 foot 1") == "not_his_turn_yet"
    assert refusal(game, "d2 foot 3") == "not_his_turn_yet"
    play(game, "d3 foot 5")
    assert movers(game) == {"d1"}
    play(game, "d1 foot 1")
    assert movers(game) == {"d2"}


@pytest.mark.rule("SS-034")
def test_ss034_the_order_binds_one_player_who_leads_all_agents() -> None:
    game = table(seats={"h1": ["d1", "d2", "d3"]}, x=8, d1=1, d2=3, d3=5)
    play(game, "x foot 7", "d2 foot 6", "d1 foot 2", "d3 foot 4", "x foot 8")
    assert {move.split()[0] for move in game.legal_moves("h1")} == {"d2"}
    assert refusal(game, "d1 foot 1", "h1") == "not_his_turn_yet"


@pytest.mark.rule("SS-035")
def test_ss035_who_has_left_is_skipped_and_the_others_keep_their_order() -> None:
    game = table(n=4, x=8, d1=(2, "0/3/2"), d2=5, d3=3, order=["d3", "d1", "d2"])
    play(game, "x foot 7")
    assert movers(game) == {"d3"}
    play(game, "d3 foot 6")
    assert game.view("public")["out"] == ["d1"]
    assert movers(game) == {"d2"}
    play(game, "d2 foot 4", "x foot 8")
    assert movers(game) == {"d3"}
    play(game, "d3 foot 3")
    assert movers(game) == {"d2"}


@pytest.mark.rule("SS-035")
def test_ss035_an_agent_who_leaves_in_round_1_has_no_place_in_the_order() -> None:
    game = play(table(x=8, d1=(2, "0/0/0"), d2=5, d3=3), "x foot 7", "d3 foot 6", "d2 foot 4")
    assert game.view("public")["out"] == ["d1"]
    assert game.view("public")["order"] == ["d3", "d2"]
    play(game, "x foot 8")
    assert movers(game) == {"d3"}
    play(game, "d3 foot 3")
    assert movers(game) == {"d2"}


@pytest.mark.rule("SS-035")
@pytest.mark.parametrize("leaving", [("d1",), ("d1", "d3"), ("d2", "d3")])
def test_ss035_nobody_is_said_to_pass_in_the_place_of_one_who_left_in_round_1(leaving: tuple[str, ...]) -> None:
    agents: dict[str, Any] = {
        pawn: (place, "0/0/0") if pawn in leaving else place for pawn, place in (("d1", 2), ("d2", 5), ("d3", 3))
    }
    game = play(table(x=8, **agents), "x foot 7")
    while not game.result and game.view("public")["round"] < 3:
        game.play(game.legal_moves()[0])
    assert set(game.view("public")["out"]) >= set(leaving)
    assert not [fact for fact in game.events("public") if fact["event"] == "passed"]
    assert "x" not in game.view("public")["moved"]


@pytest.mark.rule("SS-036")
@pytest.mark.parametrize(("move", "left"), [("d1 foot 2", "9/8/4"), ("d1 vip 3", "10/7/4"), ("d1 train 5", "10/8/3")])
def test_ss036_every_move_costs_the_one_ticket_of_its_mode(move: str, left: str) -> None:
    game = play(table(decides="hunters", x=8, d1=1, d2=4), move)
    assert stock(game, "d1") == left
    assert stock(game, "d2") == "10/8/4"


@pytest.mark.rule("SS-036")
def test_ss036_mister_x_pays_one_ticket_too() -> None:
    game = play(table(x=1, d1=8, d2=6), "x vip 3")
    assert stock(game, "x") == "4/2/3"


@pytest.mark.rule("SS-037")
def test_ss037_nobody_may_pass_or_stand_still() -> None:
    game = table(decides="hunters", x=8, d1=1, d2=4)
    assert refusal(game, "d1 stay") == refusal(game, "d1 out") == "must_move_or_leave"
    assert refusal(game, "d1 foot 1") == "no_connection"
    game = table(x=3, d1=1, d2=8)
    assert refusal(game, "x foot 3") == "no_connection"
    assert refusal(game, "x black 3") == "no_connection"
    assert refusal(game, "x stay") == "must_move"
