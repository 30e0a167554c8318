"""Where the rulebook is silent or contradicts itself: the default reading and the options (NY-OP-01 to NY-OP-40)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.ny_chase.toy_york import rides, york
from tests.toy import TOYS, legal, log, refusal, station, stock

from misterx import Game, TitleError, boards

NO_FLIGHTS = {"cards": 0}
ABOVE_4 = {"cards": 2, "pawn": "d2", "station": 4}


@pytest.mark.parametrize(
    ("choice", "enclosed", "ticketless"),
    [
        ("by_cause", ("hunters", "x_enclosed"), None),
        ("loses", ("hunters", "x_enclosed"), ("hunters", "x_without_move")),
        ("stays", None, None),
    ],
)
def test_op01_enclosed_loses_and_ticketless_stays(choice: str, enclosed: Any, ticketless: Any) -> None:
    options = {"x_without_move": choice}
    assert york(x=8, d1=7, options=options).result == enclosed
    assert york(x=2, d1=8, x_tickets="0/7/4", black=0, options=options).result == ticketless


ENCLOSED = ("hunters", "x_enclosed")


@pytest.mark.rule("NY-102")
@pytest.mark.parametrize(
    ("x_tickets", "black", "loses", "stays"),
    [
        ("0/7/4", 0, ENCLOSED, None),  # only taxis stop at 8, so nothing fits there
        ("1/7/4", 0, ENCLOSED, ENCLOSED),  # a ticket fits, and the one way is closed
        ("0/0/0", 1, ENCLOSED, ENCLOSED),
    ],
)
def test_ny102_one_who_lacks_the_ticket_must_still_be_found_by_option(
    x_tickets: str, black: int, loses: Any, stays: Any
) -> None:
    for choice, result in (("loses", loses), ("stays", stays)):
        for mixed in ("stays", "loses"):
            options = {"enclosed_without_ticket": choice, "mixed_cause": mixed}
            game = york(x=8, d1=7, d2=1, x_tickets=x_tickets, black=black, options=options)
            assert game.result == result
    assert york(x=8, d1=7, d2=1).result == ENCLOSED


@pytest.mark.rule("NY-102", "NY-104")
def test_ny102_he_is_found_where_he_stays_enclosed() -> None:
    options = {"enclosed_without_ticket": "stays"}
    game = york(x=8, d1=7, d2=1, x_tickets="0/0/0", black=0, round=21, options=options)
    assert game.view("h1")["log"][20]["stayed"]
    caught = game.copy()
    caught.play("d1 taxi 8")
    assert caught.result == ("hunters", "captured")
    for move in ("d1 taxi 4", "d2 taxi 2", "d1 taxi 7", "d2 taxi 1"):
        game.play(move)
    assert game.result == ("x", "survived")


@pytest.mark.parametrize(("choice", "result"), [("stays", None), ("loses", ("hunters", "x_without_move"))])
def test_op02_some_neighbours_closed_and_the_rest_not_payable(choice: str, result: Any) -> None:
    game = york(x=2, d1=1, d2=8, x_tickets="0/7/4", black=0, options={"mixed_cause": choice})
    assert game.result == result


def test_op02_one_free_pier_is_enough_not_to_be_enclosed() -> None:
    assert york(x=6, d1=3, d2=1, black=0).result is None
    assert york(x=6, d1=3, d2=7).result == ("hunters", "x_enclosed")


@pytest.mark.parametrize("reveal", [False, True])
def test_op04_a_struck_window_reveals_only_by_option(reveal: bool) -> None:
    options = {"reveal_when_staying": reveal}
    game = york(x=2, d1=8, x_tickets="0/7/4", black=0, round=8, options=options)
    assert (game.view("h1")["pawns"]["x"]["station"] == 2) == reveal
    assert (game.view("h1")["log"][7]["station"] == 2) == reveal


def test_op04_a_figure_shown_before_he_stays_is_still_there() -> None:
    game = york(x=3, d1=8, x_tickets="1/0/0", black=0, log=log("taxi", "taxi"))
    game.play("x taxi 2")
    game.play("d1 taxi 7")
    assert game.view("h1")["log"][3]["stayed"]
    assert game.view("h1")["pawns"]["x"]["station"] == 2
    again = Game.from_position(game.to_position(), board=TOYS["ny-chase"])
    assert again.view("h1")["pawns"]["x"]["station"] == 2


def test_op05_staying_is_not_final_where_a_way_opens() -> None:
    game = york(x=3, d1=4, d2=5, x_tickets="0/1/0", black=0, roadblocks=[1])
    assert game.decider == "hunters"  # the one bus that he could pay is closed on both sides
    game.play("d1 taxi 7")
    game.play("d2 taxi 4")
    assert legal(game, "x") == {"bus 5"}
    assert refusal(game, "x stay") == "must_move"


def test_op06_a_mobile_detectives_station_is_closed_to_him() -> None:
    assert refusal(york(x=3, d1=4), "x taxi 4") == "station_closed"
    assert refusal(york(x=3, d1=5), "x double taxi 4 taxi 5") == "station_closed"


def test_op07_he_is_untouchable_beside_a_stuck_detective() -> None:
    game = york(x=8, d1=7, d2=5, pool="0/2/2", helicopter=NO_FLIGHTS)
    game.play("x taxi 7")
    assert all(move.split()[1] != "7" for move in rides(legal(game, "d2")))


def test_op07_by_option_nobody_shares() -> None:
    game = york(x=8, d1=7, d2=5, pool="0/2/2", helicopter=NO_FLIGHTS, options={"x_may_share_stuck": False})
    assert game.result == ("hunters", "x_enclosed")


def test_op07_by_option_detectives_may_follow_him() -> None:
    options = {"hunters_may_share_stuck": True, "ticket_stock": "own"}
    game = york(x=8, d1=(7, "0/3/3"), d2=(4, "2/0/0"), helicopter=NO_FLIGHTS, options=options)
    game.play("x taxi 7")
    game.play("d2 taxi 7")
    assert game.result == ("hunters", "captured")


def test_op07_a_roadblock_closes_even_a_stuck_detectives_station() -> None:
    game = york(x=8, d1=7, d2=5, pool="0/2/2", helicopter=NO_FLIGHTS, roadblocks=[7])
    assert game.result == ("hunters", "x_enclosed")


@pytest.mark.parametrize("most", [1, 2])
def test_op10_one_double_a_round_unless_the_option_says_two(most: int) -> None:
    game = york(x=3, d1=8, options={"max_doubles_per_turn": most})
    game.play("x double taxi 4")
    if most == 1:
        assert refusal(game, "x double taxi 3") == "no_double"
    else:
        game.play("x double taxi 3")
        game.play("x taxi 2")
        assert (station(game, "x"), len(game.view("h1")["log"])) == (2, 3)


@pytest.mark.parametrize(("edition", "links"), [("transcribed", 7), ("one_line_boats", 9)])
def test_op12_which_piers_are_linked_is_the_boards_matter(edition: str, links: int) -> None:
    tags = [] if edition == "transcribed" else [edition]
    assert len(boards.load("new-york").links("boat", tags)) == links
    position = {"title": "ny-chase", "options": {"board_edition": edition}, "pawns": {"x": 110, "d1": 100}}
    moves = Game.from_position(position).legal_moves()
    assert ("x black 95" in moves) == (links == 9)


def test_op13_a_boat_does_not_sail_past_a_closed_pier() -> None:
    position = {"title": "ny-chase", "pawns": {"x": 49, "d1": 98}}
    moves = Game.from_position(position).legal_moves()
    assert "x black 98" not in moves
    assert "x black 145" not in moves


def test_op15_a_colleague_below_makes_the_passenger_wait() -> None:
    game = york("hunters", x=8, d1=3, d2=None, d3=1, helicopter=ABOVE_4, pool="9/9/9")
    game.play("d1 taxi 4")
    assert game.view("public")["moved"] == ["d1", "d2"]
    assert game.view("public")["helicopter"] == {"cards": 2, "pawn": "d2", "station": 4}
    assert stock(game, "pool") == "8/9/9"
    assert refusal(game, "d3 fly 2 pay taxi") == "no_flight"
    game.play("d3 taxi 2")
    game.play("x taxi 7")
    game.play("d1 taxi 5")
    game.play("d2 land pay taxi")
    assert game.view("public")["pawns"]["d2"]["station"] == 4


def test_op15_by_option_he_gets_out_elsewhere() -> None:
    game = york("hunters", x=8, d1=3, d2=None, helicopter=ABOVE_4, options={"landing_blocked": "elsewhere"})
    game.play("d1 taxi 4")
    landings = {move.split()[1] for move in legal(game, "d2") if move.endswith("pay taxi")}
    assert landings == {"1", "2", "3", "5", "6", "7", "8"}
    game.play("d2 land 8 pay taxi")
    assert game.result == ("hunters", "captured")


def test_op15_by_option_the_station_is_reserved() -> None:
    game = york("hunters", x=8, d1=3, d2=None, helicopter=ABOVE_4, options={"landing_blocked": "reserved"})
    assert "taxi 4" not in legal(game, "d1")


def test_op18_without_a_ticket_to_get_out_he_stays_aboard() -> None:
    game = york("hunters", x=8, d1=1, d2=None, helicopter=ABOVE_4, pool="1/0/0", round=9)
    game.play("d1 taxi 2")
    assert game.result == ("x", "hunters_stuck")
    game = york("hunters", x=8, d1=2, d2=4, pool="1/0/0", helicopter={"cards": 1}, round=9)
    game.play("d1 fly 5 pay taxi")  # one ticket is enough to take off
    assert game.result == ("x", "hunters_stuck")


@pytest.mark.parametrize("number", [1, 22])
def test_op19_flights_are_allowed_in_every_round(number: int) -> None:
    game = york("hunters", x=8, d1=1, round=number)
    assert "fly 5 pay taxi" in legal(game, "d1")


def test_op21_taking_off_leaves_a_station_and_getting_out_leaves_none() -> None:
    game = york("hunters", x=8, d1=3, d2=1)
    game.play("d1 fly 5 pay taxi block")
    assert game.view("public")["roadblocks"] == [3]
    game = york("hunters", x=8, d1=1, d2=None, helicopter=ABOVE_4)
    game.play("d1 taxi 2")
    assert not any("block" in move for move in legal(game, "d2"))


def test_op22_nobody_is_obliged_to_fly() -> None:
    game = york("hunters", x=8, d1=2, d2=1, pool="0/4/2", helicopter={"cards": 1})
    assert "stay" in legal(game, "d1")
    assert "fly 5 pay bus" in legal(game, "d1")
    game.play("d1 stay")
    assert stock(game, "pool") == "0/4/2"
    assert game.view("public")["moved"] == ["d1"]


@pytest.mark.parametrize("reuse", ["anywhere", "fetch", "never"])
def test_op24_how_roadblocks_are_used_again(reuse: str) -> None:
    options = {"roadblocks": 1, "roadblock_reuse": reuse}
    game = york("hunters", x=8, d1=2, d2=4, roadblocks=[3], options=options)
    assert ("taxi 1 block from 3" in legal(game, "d1")) == (reuse == "anywhere")
    if reuse != "anywhere":
        assert refusal(game, "d1 taxi 1 block from 3") == "no_block"
    game.play("d1 taxi 3")
    assert game.view("public")["roadblocks"] == ([] if reuse == "fetch" else [3])
    assert ("taxi 5 block" in legal(game, "d2")) == (reuse == "fetch")


def test_op28_one_roadblock_to_a_station_and_one_to_a_move() -> None:
    game = york("hunters", x=8, d1=3, d2=1, roadblocks=[3])
    assert refusal(game, "d1 taxi 4 block") == "no_block"
    assert refusal(game, "d1 taxi 4 block block") == "bad_move_text"
    game.play("d1 taxi 4")
    game.play("d2 taxi 2 block")
    assert game.view("public")["roadblocks"] == [1, 3]


@pytest.mark.parametrize(("detectives", "number"), [(1, 3), (2, 3), (3, 3), (4, 2), (5, 2)])
def test_op29_roadblocks_by_the_number_of_detectives(detectives: int, number: int) -> None:
    game = Game.new("ny-chase", options={"detectives": detectives}, seed=1)
    assert game.view("x")["options"]["roadblocks"] == number
    assert game.view("x")["tickets"]["x"]["black"] == detectives


def test_op30_by_option_everybody_keeps_his_own_tickets() -> None:
    game = Game.new("ny-chase", 6, {"ticket_stock": "own"}, seed=1)
    assert stock(game, "d3") == "10/8/4"
    own = york("hunters", x=8, d1=(1, "0/1/0"), d2=(4, "5/0/0"), helicopter=NO_FLIGHTS)
    assert rides(legal(own, "d1")) == {"bus 3"}


def test_op32_hindered_by_the_order_is_not_stuck() -> None:
    game = york("hunters", x=6, d1=8, d2=7, helicopter=NO_FLIGHTS)
    assert game.view("public")["moved"] == ["d1"]
    game.play("d2 taxi 4")
    assert game.decider == "x"  # no second chance for d1 in this round
    game.play("x black 7")
    assert "taxi 8" not in legal(game, "x")


@pytest.mark.parametrize(
    ("order", "movers"), [("fixed", {"d1"}), ("free", {"d1", "d2", "d3"}), ("first_round", {"d1", "d2", "d3"})]
)
def test_op33_the_order_is_an_option(order: str, movers: set[str]) -> None:
    game = york("hunters", x=8, d1=1, d2=5, d3=6, options={"hunter_order": order})
    assert {move.split()[0] for move in game.legal_moves()} == movers


def test_op33_the_order_of_the_first_round_may_be_kept() -> None:
    game = york("hunters", x=8, d1=1, d2=5, options={"hunter_order": "first_round"})
    for move in ("d2 taxi 4", "d1 taxi 2", "x taxi 7"):
        game.play(move)
    assert {move.split()[0] for move in game.legal_moves()} == {"d2"}
    assert game.view("public")["order"] == ["d2", "d1"]


def test_op34_two_may_play_by_option_with_four_detectives() -> None:
    with pytest.raises(TitleError, match="two_players"):
        Game.new("ny-chase", 2)
    game = Game.new("ny-chase", 2, {"two_players": True}, seed=1)
    assert game.seats == {"x": ["x"], "h1": ["d1", "d2", "d3", "d4"]}
    assert stock(game, "pool") == "40/32/16"


def test_op36_enclosed_after_the_last_round_he_has_won() -> None:
    game = york("hunters", x=8, d1=4, round=22)
    game.play("d1 taxi 7")
    assert game.result == ("x", "survived")


def test_op38_everything_is_disclosed_at_the_end() -> None:
    game = york(x=6, d1=1)
    game.play("x black 7")
    game.resign("h1")
    assert game.view("public")["log"] == [{"entry": 1, "ticket": "black", "station": 7}]
    assert game.view("public")["start"] == 6
