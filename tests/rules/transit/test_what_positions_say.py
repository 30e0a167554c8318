"""Edges of what a position says and leaves unsaid: read, announced and written again, each table small."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.sanssouci.town import TOWN
from tests.rules.sanssouci.town import table as town
from tests.rules.transit.test_positions import looks
from tests.rules.transit.test_special_moves import york
from tests.toy import TOYS, legal, log, stock, table

from misterx import Game, PositionError

YARD, YORK, POTSDAM = "scotland-yard", "ny-chase", "sanssouci"
PAWNS = {"x": 3, "d1": 1, "d2": 8}
TWELVE = {"taxi": 12, "bus": 0, "metro": 0}
KINDS = "must be a table of tickets by taxi, bus, metro, not"
#: title, what the position says, and what is wrong with it
WRONG: list[tuple[str, dict[str, Any], str]] = [
    (YARD, {"pawns": {**PAWNS, "d1": {"station": 1, "tickets": TWELVE}}}, "d1 has 12 taxi"),
    (YARD, {"pawns": {**PAWNS, "d2": {"station": 8, "tickets": TWELVE}}}, "d2 has 12 taxi"),
    (YARD, {"reserve": {"black": 1}}, f"reserve {KINDS} {{'black': 1}}"),
    (YARD, {"roadblocks": [4]}, "roadblocks: there are only 0"),
    (YORK, {"black": 2, "log": log("black")}, "there are 3 black tickets in all, and the game has only 2"),
    (YORK, {"helicopter": {"pilot": "d1"}}, "helicopter must have cards"),
    (YORK, {"helicopter": [3]}, "helicopter must have cards"),
    (POTSDAM, {"x_tickets": {"foot": 5, "vip": 0, "train": 0}, "log": log("foot")}, "there are 26 foot tickets in all"),
]


def test_one_thing_too_many_is_refused() -> None:
    for title, said, wrong in WRONG:
        with pytest.raises(PositionError) as caught:
            Game.from_position({"title": title, "pawns": PAWNS, **said}, board=TOYS[title])
        faults = caught.value.arguments["faults"]
        assert [fault.startswith(wrong) for fault in faults] == [True], (said, faults)


def test_doubles_and_round_follow_from_the_log() -> None:
    for entries, number, left in (
        (("taxi", "taxi"), 3, 2),
        (("taxi double", "taxi double", "taxi"), 3, 1),
        (("taxi double", "taxi double", "bus double", "bus double"), 3, 0),
    ):
        position = table(**PAWNS, log=log(*entries)).to_position()
        assert (position["round"], position["double"]) == (number, left), entries


def test_a_reserve_may_be_empty() -> None:
    options = {"hunter_tickets": {"taxi": 11, "bus": 9, "metro": 4}}
    game = table(x=3, d1=1, d2=8, d3=2, d4=5, d5=7, options=options)
    assert stock(game, "reserve") == "2/0/3"


def test_helicopter_cards_are_told_and_written_where_there_are_any() -> None:
    for cards in (1, 2):
        game = york(**PAWNS, options={"helicopter_cards": cards})
        assert [fact["left"] for fact in game.events("public") if fact["event"] == "helicopter_cards"] == [cards]
        assert game.to_position()["helicopter"]["cards"] == cards
    for game in (table(**PAWNS), york(**PAWNS, options={"helicopter_cards": 0})):
        assert "helicopter_cards" not in {fact["event"] for fact in game.events("public")}
        assert "helicopter" not in game.to_position()


def test_the_order_of_the_hunters_is_read_and_written() -> None:
    for order in (["d1", "d2"], ["d2", "d1"]):
        game = town(x=3, d1=1, d2=8, n=4, order=order)
        assert game.to_position()["order"] == order
        assert game.view("public")["order"] == order
    game = town(x=3, d1=1, d2=8, decides="hunters", moved=["d2"])
    assert game.to_position()["order"] == ["d2"]  # round 1 has set so much of it
    fixed = {"hunter_order": "fixed"}
    game = town(x=3, d1=None, d2=8, d3=1, n=4, out=["d1"], order=["d3", "d2"], options=fixed)
    assert game.to_position()["order"] == ["d3", "d2"]
    game = town(x=3, d1=1, d2=8, d3=5, n=4, decides="hunters", moved=["d3"], order=["d3", "d1", "d2"])
    assert {move.split()[0] for move in game.legal_moves()} == {"d1"}


def test_a_shown_figure_is_gone_after_the_next_entry() -> None:
    shown = log("taxi", "taxi", "taxi 3")
    assert table(x=3, d1=1, d2=8, log=shown).view("public")["pawns"]["x"]["station"] == 3
    assert table(x=4, d1=1, d2=8, log=[*shown, *log("taxi")]).view("public")["pawns"]["x"]["station"] is None


def test_the_leg_of_a_double_move_is_his_to_know() -> None:
    game = table(x=4, d1=1, d2=8, legs=1, log=[{"ticket": "taxi", "double": True}])
    assert game.view("x")["log"][-1]["station"] == 4
    assert game.view("public")["log"] == []


#: title, options, what was before, the first leg: read back in the middle of the turn, nobody sees a difference
LEGS: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    (YARD, {}, {}, "x double taxi 4"),
    (YARD, {}, {"log": log("taxi", "taxi", "taxi 3", "taxi", "taxi")}, "x double taxi 4"),
    (YARD, {"reserve": "unlimited"}, {}, "x double taxi 4"),
    (YARD, {"reserve": "unlimited"}, {}, "x double black 4"),
    (YARD, {"max_doubles_per_turn": 2}, {"log": log("taxi", "taxi", "bus")}, "x double taxi 4"),
    *(
        (POTSDAM, {"voluntary_reveal": True, "reveals": [number]}, {"log": log("black", "foot", "foot")}, move)
        for number in (2, 3, 4, 5, 6)
        for move in ("x double foot 4", *(["x double foot 4 show"] if number != 4 else []))
    ),
]


def test_a_turn_in_progress_comes_back_the_same() -> None:
    for title, options, said, leg in LEGS:
        position = {"title": title, "options": options, "pawns": PAWNS, **said}
        game = Game.from_position(position, board=TOYS[title])
        game.play(leg)
        again = Game.from_position(game.to_position(), board=TOYS[title])
        assert again.digest() == game.digest(), (title, options, leg)
        assert looks(again) == looks(game), (title, options, leg)


def test_who_left_is_out_of_a_turn_in_progress_too() -> None:
    for out in ("d1", "d2"):
        agents: dict[str, Any] = {"d1": 1, "d2": 8, "d3": 5, out: None}
        game = town(x=3, **agents, n=4, out=[out], order=["d1", "d2", "d3"])
        game.play("x double foot 4")
        again = Game.from_position(game.to_position(), board=TOWN)
        assert again.digest() == game.digest()


def test_a_table_after_the_last_move_comes_back_the_same() -> None:
    for order in ("free", "fixed"):
        game = table("hunters", x=6, d1=1, d2=8, round=22, options={"hunter_order": order})
        for move in ("d1 taxi 2", "d2 taxi 7"):
            game.play(move)
        assert game.result == ("x", "survived")
        assert Game.from_position(game.to_position(), board=TOYS[YARD]).digest() == game.digest()


def test_only_a_black_ticket_comes_back() -> None:
    said: dict[str, Any] = {"x": 2, "d1": 5, "d2": 8, "log": [{"ticket": "black"}, *[{}] * 4], "black": 0}
    for hold, doubles in (("1/0/0", False), ("2/0/0", True)):  # no ship calls at 3, so black leads nowhere from there
        game = town("voluntary_reveal", "black_ship_only", **said, hold=hold, options={"black_tickets": 1})
        assert ("double foot 3 show" in legal(game, "x")) == doubles
