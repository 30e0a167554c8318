"""Corners of the transit rules that are easy to get wrong by one: who is stuck, who is skipped, what is a leg."""

from typing import Any

import pytest
from tests.rules.sanssouci.town import play, potsdam, result, shown, stock, table, targets
from tests.toy import toy_board

from misterx import Game

YORK = toy_board("taxi", "bus", "subway", "boat")


def movers(game: Game) -> set[str]:
    return {move.split()[0] for move in game.legal_moves()}


@pytest.mark.rule("SS-035")
@pytest.mark.parametrize("left", ["d1", "d3", "d5"])
def test_five_agents_go_on_whoever_of_them_left(left: str) -> None:
    agents: dict[str, Any] = {"d1": 1, "d2": 20, "d3": 50, "d4": 80, "d5": 150, left: None}
    order = ["d2", "d4", "d1", "d3", "d5"]
    game = potsdam(n=4, x=190, **agents, out=[left], order=order, decides="hunters", moved=["d2", "d4"])
    for agent in [agent for agent in order[2:] if agent != left]:
        assert movers(game) == {agent}
        play(game, game.legal_moves()[0])
    assert game.decider == "x"
    assert game.view("public")["round"] == 5


@pytest.mark.rule("SS-125")
def test_two_stuck_agents_are_a_choice_and_one_is_not() -> None:
    two = table("free_order", decides="hunters", n=4, x=1, d1=8, d2=(7, "0/8/3"), d3=5, moved=["d3"])
    assert set(two.legal_moves()) == {"d1 out", "d2 out"}
    one = table("free_order", decides="hunters", n=4, x=1, d1=8, d2=7, d3=5, moved=["d2", "d3"])
    assert one.decider == "x"


@pytest.mark.rule("SS-142", "SS-070")
def test_a_combined_ticket_keeps_an_agent_from_being_without_tickets() -> None:
    said: dict[str, Any] = {"n": 4, "x": 6, "d1": (3, "0/0/1"), "d2": 1, "d3": 5, "order": ["d1", "d2", "d3"]}
    skips = table("combined_ticket", **said, options={"stuck_hunter": "skip"})
    play(skips, "x black 7")
    assert skips.view("public")["out"] == []  # both ViP stops are held, so he waits; he has a ticket that would do
    assert skips.view("public")["moved"] == ["d1"]
    leaves = table(**said, options={"stuck_hunter": "skip"})
    assert play(leaves, "x black 7").view("public")["out"] == ["d1"]
    stands = table("combined_ticket", **said, options={"stuck_hunter": "stand"})
    assert play(stands, "x black 7").view("public")["out"] == ["d1"]


@pytest.mark.rule("SS-142", "SS-139")
def test_a_vip_ticket_is_no_train_ticket_when_it_is_asked_who_is_stuck() -> None:
    options = {"stuck_hunter": "stand"}
    game = table("combined_ticket", n=4, x=6, d1=(2, "0/3/3"), d2=(4, "0/3/3"), options=options)
    assert result(play(game, "x black 7")) == ("x", "hunters_stuck")
    game = table("combined_ticket", n=4, x=6, d1=(2, "0/3/3"), d2=(3, "0/0/1"), options=options)
    assert result(play(game, "x black 7")) is None


@pytest.mark.rule("SS-090")
def test_only_the_legs_of_a_double_move_are_marked_as_such() -> None:
    game = play(table(x=3, d1=1, d2=8), "x foot 4", "d1 foot 2", "d2 foot 7", "x double foot 5 foot 4")
    play(game, "d1 foot 1", "d2 foot 8", "x foot 5")
    assert [entry.get("double", False) for entry in game.view("public")["log"]] == [False, True, True, False]


@pytest.mark.rule("SS-074", "SS-075")
def test_an_agent_who_left_is_off_the_board_for_everybody_and_owns_nothing() -> None:
    game = play(table(n=2, x=4, d1=(2, "0/3/2"), d2=1, d3=8, order=["d1", "d2", "d3"]), "x foot 3")
    for viewer in ("x", "h1", "h2", "public"):
        assert game.view(viewer)["pawns"]["d1"]["station"] is None
        assert game.view(viewer)["tickets"]["d1"] == {"foot": 0, "vip": 0, "train": 0}
    assert game.to_position()["pawns"]["d1"] == {"station": None, "tickets": {"foot": 0, "vip": 0, "train": 0}}
    told = [event for event in game.events("public") if event["event"] == "tickets" and event["stock"] == "d1"]
    assert [event["left"] for event in told[-2:]] == [0, 0]
    assert len(told) == 5  # three when it began, and the two kinds that he had


@pytest.mark.rule("SS-096", "SS-153")
@pytest.mark.parametrize(
    ("n", "double", "triple"), [(20, True, True), (21, True, True), (22, True, False), (23, False, False)]
)
def test_room_in_the_log(n: int, double: bool, triple: bool) -> None:
    moves = table("triple_move", n=n, x=3, d1=1, d2=8).legal_moves()
    assert any("double" in move for move in moves) == double
    assert any("triple" in move for move in moves) == triple


@pytest.mark.rule("SY-043")
def test_from_an_unlimited_reserve_he_takes_what_he_likes_but_black_tickets_run_out() -> None:
    board = toy_board("taxi", "bus", "metro", "ferry")
    position: dict[str, Any] = {"title": "scotland-yard", "pawns": {"x": 3, "d1": 1, "d2": 8}, "black": 1}
    game = Game.from_position({**position, "options": {"reserve": "unlimited"}}, board=board)
    assert {"x taxi 4", "x bus 5", "x black 4"} <= set(game.legal_moves())
    game.play("x black 4")
    assert game.view("public")["tickets"]["x"]["black"] == 0
    for move in ("d1 taxi 2", "d2 taxi 7"):
        game.play(move)
    assert not any("black" in move for move in game.legal_moves())
    assert targets(game, "x taxi") == {3, 5}
    assert "reserve" not in game.view("public")["tickets"]


@pytest.mark.rule("NY-074")
@pytest.mark.parametrize("order", ["free", "fixed"])
def test_nobody_need_fly_but_only_when_no_colleague_could_make_room(order: str) -> None:
    pawns = {"x": 1, "d1": 8, "d2": 7, "d3": 5}
    options = {"hunter_order": order, "detectives": 3}
    game = Game.from_position(
        {"title": "ny-chase", "decides": "hunters", "pawns": pawns, "options": options}, board=YORK
    )
    assert ("d1 stay" in game.legal_moves()) == (order == "fixed")
    assert any(move.startswith("d1 fly") for move in game.legal_moves())
    if order == "free":
        game.play("d2 taxi 4")
        assert "d1 taxi 7" in game.legal_moves()


@pytest.mark.rule("SS-083")
def test_a_shown_field_is_remembered_with_its_entry() -> None:
    game = play(table(n=2, x=3, d1=1, d2=8, order=["d1", "d2"]), "x double foot 4 foot 5", "d1 foot 2", "d2 foot 7")
    assert game.view("public")["last_seen"] == {"entry": 3, "station": 4}
    assert shown(game)[2:] == [4, None]
    assert stock(game, "x") == "4/3/3"
