"""Edges of what may be moved and what is told, each table small: one number more or less would change it."""

from __future__ import annotations

from typing import Any

import numpy as np
from tests.rules.sanssouci.town import table as town
from tests.rules.transit.test_special_moves import york
from tests.toy import TOYS, legal, refusal, table

from misterx import Game
from misterx.deduce import Knowledge, possible_stations, why_not
from misterx.families.transit.chance import chance
from misterx.families.transit.setup import new_state

OWN = {"ticket_stock": "own"}


def test_every_start_card_weighs_the_same() -> None:
    game = Game.new("scotland-yard", 3, board=TOYS["scotland-yard"], seed=1)
    before = new_state(game.title, game.options)
    out, weights = np.zeros(64, np.int64), np.zeros(64, np.int64)
    n = chance(game.engine.board, game.engine.rules, before, out, weights)
    assert n == 5
    assert weights[:n].tolist() == [1] * n


def test_where_the_helicopter_points_may_be_kept_free() -> None:
    for landing in ("waits", "elsewhere", "reserved"):
        options = {"landing_blocked": landing, "hunter_order": "free"}
        for flyer, other in (("d1", "d2"), ("d2", "d1")):
            pawns: dict[str, Any] = {flyer: None, other: 3}
            game = york("hunters", x=8, **pawns, options=options, helicopter={"cards": 2, "pawn": flyer, "station": 2})
            rides = {move for move in legal(game, other) if "block" not in move and "fly" not in move}
            assert rides == {"taxi 4", "taxi 6", "bus 1", "bus 5"} | ({"taxi 2"} if landing != "reserved" else set())
        game = york("hunters", x=8, d1=3, d2=4, options=options)
        rides = {move for move in legal(game, "d1") if "block" not in move and "fly" not in move}
        assert rides == {"taxi 2", "taxi 6", "bus 1", "bus 5"}


def test_a_colleague_is_joined_only_where_he_is_stuck_and_the_option_says_so() -> None:
    for joins, held, may in ((True, "0/2/2", True), (True, "1/2/2", False), (False, "0/2/2", False)):
        options = {**OWN, "hunters_may_share_stuck": joins}
        game = york("hunters", x=1, d1=(8, held), d2=7, moved=["d1"], helicopter={"cards": 0}, options=options)
        assert ("taxi 8" in legal(game, "d2")) == may, (joins, held)


def test_a_card_left_is_a_flight_left_for_who_can_pay() -> None:
    for cards, stuck in ((0, True), (1, False), (2, False)):
        game = york(x=7, d1=(8, "0/1/0"), d2=5, helicopter={"cards": cards}, options=OWN)
        assert ("taxi 8" in legal(game, "x")) == stuck, cards


def test_policemen_do_not_fly() -> None:
    game = york("hunters", x=8, d1=1, p1=3, options={"hunter_order": "free", "policemen": 1})
    assert "fly 5 pay taxi" in legal(game, "d1")
    assert not any("fly" in move for move in legal(game, "p1"))


def test_a_policeman_keeps_the_game_alive_by_option_alone() -> None:
    for alive, result in ((False, ("x", "hunters_stuck")), (True, None)):
        options = {"police_keep_game_alive": alive, "policemen": 1}
        game = table("hunters", x=8, d1=(3, "0/0/0"), p1=1, options=options)
        game.play("p1 taxi 2")
        assert game.result == result


def test_a_swap_needs_a_ticket_to_give_and_a_colleague_who_has_one() -> None:
    for held, lends, may in (
        *(("1/0/0", "0/1/0", True), ("0/0/1", "0/1/0", True), ("0/0/0", "0/1/0", False), ("0/0/1", "0/0/1", False)),
        ("0/0/2", "0/1/0", True),
    ):
        for payer, lender in (("d1", "d2"), ("d2", "d1")):
            agents: dict[str, Any] = {payer: (3, held), lender: (8, lends), "order": [payer, lender]}
            game = town("ticket_exchange", n=4, decides="hunters", x=7, **agents, options={"exchange_mode": "swap"})
            assert ("vip 1" in legal(game, payer)) == may, (payer, held)


def test_a_mister_x_who_cannot_pay_his_way_stays() -> None:
    for said in ({"x": 1, "d1": 2}, {"x": 3, "d1": 8, "x_tickets": "0/0/0"}):
        game = york(**{"x_tickets": "1/0/0", "black": 0, "d2": 7, **said})  # from 1, only a bus or a subway leads on
        told = [(fact["side"], fact["can_move"]) for fact in game.events("public") if fact["event"] == "turn_started"]
        assert told == [("x", False), ("hunters", True)]
        assert game.decider == "hunters"


def test_roadblocks_have_names_in_moves_and_in_reasons() -> None:
    game = york("hunters", x=8, d1=3, d2=5, roadblocks=[1, 2, 7])
    moves = legal(game, "d1")
    assert {"taxi 4 block from 1", "taxi 4 block from 2", "taxi 4 block from 7"} <= moves
    assert "taxi 4 block" not in moves
    game = york(x=3, d1=5, d2=7, possible=[2, 3], roadblocks=[1])
    game.play("x taxi 2")
    reason = why_not(Knowledge.of(game, "public"), 1)
    assert reason is not None
    assert reason.code == "closed_by_roadblock"


def test_how_long_a_move_and_a_number_may_be() -> None:
    game = table(x=3, d1=1, d2=8)
    assert refusal(game, "x taxi 000005") == "no_connection"
    assert refusal(game, "x taxi 0000005") == "bad_move_text"
    assert refusal(game, "x taxi 5".ljust(80)) == "no_connection"
    assert refusal(game, "x taxi 5".ljust(81)) == "bad_move_text"
    game.play("x taxi 000004")


def test_he_may_be_where_a_stuck_detective_stands() -> None:
    said: dict[str, Any] = {"d1": (7, "0/2/2"), "d2": 5, "helicopter": {"cards": 0}, "options": OWN}
    game = york(x=4, **said, log=[{"ticket": "taxi"}])
    assert possible_stations(game) == [1, 2, 3, 4, 6, 7, 8]
    game = york(x=8, **said, possible=[8])
    game.play("x taxi 7")
    assert possible_stations(game) == [7]


def test_he_may_be_on_his_start_cards_if_he_is_on_one() -> None:
    assert possible_stations(table(x=3, d1=1, d2=8)) == [3, 6]
    assert possible_stations(table(x=4, d1=1, d2=8)) == [2, 3, 4, 5, 6, 7]
