"""Variant: the agents choose their order anew in every round (SS-123 to SS-125)."""

import pytest
from tests.rules.sanssouci.town import play, result, table
from tests.toy import refusal

from misterx import Game


def movers(game: Game) -> set[str]:
    return {move.split()[0] for move in game.legal_moves()}


@pytest.mark.rule("SS-123")
def test_ss123_the_order_may_differ_in_every_round() -> None:
    game = play(table("free_order", x=8, d1=1, d2=3, d3=5), "x foot 7", "d3 foot 4", "d1 foot 2", "d2 foot 6")
    play(game, "x foot 8")
    assert movers(game) == {"d1", "d2", "d3"}
    assert game.view("public")["next"] is None
    play(game, "d1 foot 1", "d2 foot 3", "d3 foot 5", "x foot 7")
    assert movers(game) == {"d1", "d2", "d3"}
    assert game.view("public")["order"] == []


@pytest.mark.rule("SS-124")
def test_ss124_each_agent_still_moves_once() -> None:
    game = play(table("free_order", n=4, x=8, d1=1, d2=3, d3=5), "x foot 7", "d2 foot 6")
    assert movers(game) == {"d1", "d3"}
    assert refusal(game, "d2 foot 3") == "already_moved"


@pytest.mark.rule("SS-125")
def test_ss125_a_blocked_agent_waits_until_a_colleague_makes_room() -> None:
    game = play(table("free_order", n=4, x=3, d1=8, d2=7, d3=1), "x foot 2")
    assert movers(game) == {"d2", "d3"}
    play(game, "d2 foot 4")
    assert movers(game) == {"d1", "d3"}
    play(game, "d1 foot 7", "d3 train 5")
    assert game.view("public")["out"] == []


@pytest.mark.rule("SS-125")
def test_ss125_when_all_who_wait_are_stuck_the_players_say_who_leaves() -> None:
    game = table("free_order", decides="hunters", n=4, x=1, d1=8, d2=(7, "0/8/3"), d3=5, moved=["d3"], double=2)
    assert set(game.legal_moves()) == {"d1 out", "d2 out"}
    assert result(play(game.copy(), "d1 out")) is None
    freed = play(game.copy(), "d2 out")
    assert freed.view("public")["out"] == ["d2"]
    assert freed.legal_moves() == ["d1 foot 7"]  # the field that d2 held is free again
    stays = play(game.copy(), "d1 out")
    assert stays.view("public")["out"] == ["d1", "d2"]  # d2 is tested again, and is stuck still


@pytest.mark.rule("SS-125")
def test_ss125_a_single_agent_who_is_stuck_leaves_without_being_asked() -> None:
    game = table("free_order", decides="hunters", n=4, x=1, d1=8, d2=7, d3=5, moved=["d2", "d3"])
    assert game.decider == "x"
    assert game.view("public")["out"] == ["d1"]
