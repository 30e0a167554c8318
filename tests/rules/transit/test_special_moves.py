"""Corners where one number more or less would go unseen: who is stuck, what is closed, what a leg may cost."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.rules.sanssouci.town import table as town
from tests.toy import legal, table

from misterx import Game
from misterx.families.transit import write_move
from misterx.families.transit.hunters import hunter_moves
from misterx.kernel.codes import NOBODY

THREE_LEGS = ("triple_move", "voluntary_reveal")


def york(decides: str = "x", /, **said: Any) -> Game:
    return table(decides, title="ny-chase", **said)


@pytest.mark.rule("NY-100")
@pytest.mark.parametrize(("cards", "stuck"), [(0, True), (1, False), (3, False)])
def test_nobody_is_stuck_while_he_could_fly(cards: int, stuck: bool) -> None:
    game = york(x=7, d1=(8, "0/1/0"), d2=5, helicopter={"cards": cards})
    assert ("taxi 8" in legal(game, "x")) == stuck


@pytest.mark.rule("SS-127")
@pytest.mark.parametrize(
    ("held", "swaps"), [("1/0/0", True), ("0/1/0", True), ("0/0/1", True), ("0/2/1", True), ("0/0/0", False)]
)
def test_whoever_swaps_has_a_ticket_to_give(held: str, swaps: bool) -> None:
    agents: dict[str, Any] = {"d1": (1, held), "d2": (5, "1/1/1"), "order": ["d1", "d2"]}
    game = town("ticket_exchange", n=4, decides="hunters", x=7, **agents, options={"exchange_mode": "swap"})
    assert legal(game, "d1") == ({"foot 2", "vip 3"} if swaps else set())


@pytest.mark.rule("SS-074")
@pytest.mark.parametrize(
    ("out", "open_to_x"),
    [
        ([], set()),
        (["d1"], {"foot 2"}),
        (["d2"], {"foot 4"}),
        (["d3"], {"foot 6"}),
        (["d2", "d3"], {"foot 4", "foot 6"}),
    ],
)
def test_mister_x_enters_only_where_an_agent_left(out: list[str], open_to_x: set[str]) -> None:
    said: dict[str, Any] = {"d1": 2, "d2": 4, "d3": 6, "d4": 8, "order": ["d1", "d2", "d3", "d4"]}
    game = town(x=3, n=2, out=out, options={"eliminated_pawn": "block_hunters"}, **said)
    assert {move for move in legal(game, "x") if move.startswith("foot")} == open_to_x


@pytest.mark.parametrize(("flyer", "other"), [("d1", "d2"), ("d2", "d1")])
@pytest.mark.parametrize("landing", ["waits", "elsewhere", "reserved"])
def test_where_the_helicopter_points_is_kept_free_by_option(landing: str, flyer: str, other: str) -> None:
    options = {"landing_blocked": landing, "hunter_order": "free"}
    pawns: dict[str, Any] = {flyer: None, other: 3}
    flight = {"cards": 2, "pawn": flyer, "station": 2}
    game = york("hunters", x=8, **pawns, options=options, helicopter=flight)
    assert ("taxi 2" in legal(game, other)) == (landing != "reserved")
    assert {"taxi 4", "taxi 6", "bus 1", "bus 5"} <= legal(game, other)
    nobody_aboard = york("hunters", x=8, d1=3, d2=5, options=options)
    assert {"taxi 2", "taxi 4", "taxi 6", "bus 1"} <= legal(nobody_aboard, "d1")


@pytest.mark.rule("NY-089")
def test_a_detective_fetches_the_roadblock_that_he_moves_onto() -> None:
    game = york("hunters", x=8, d1=3, d2=5, roadblocks=[2, 6, 7], options={"roadblock_reuse": "fetch"})
    assert not any("block" in move for move in game.legal_moves())
    game.play("d1 taxi 2")
    assert game.view("public")["roadblocks"] == [6, 7]
    assert {"taxi 4", "taxi 4 block"} <= legal(game, "d2")


@pytest.mark.rule("NY-086")
@pytest.mark.parametrize("roadblocks", [0, 1, 3])
def test_as_many_roadblocks_as_there_are(roadblocks: int) -> None:
    game = york("hunters", x=8, d1=3, d2=5, options={"roadblocks": roadblocks, "helicopter_cards": 0})
    assert ("taxi 2 block" in legal(game, "d1")) == (roadblocks > 0)
    if roadblocks:
        game.play("d1 taxi 2 block")
        assert ("taxi 4 block" in legal(game, "d2")) == (roadblocks > 1)
        assert "taxi 4 block from 3" in legal(game, "d2")


@pytest.mark.rule("SS-138")
def test_a_combined_ticket_pays_a_ride_that_leaves_a_roadblock_too() -> None:
    game = york("hunters", x=8, d1=(3, "0/0/1"), d2=5, options={"helicopter_cards": 0, "hunter_order": "free"})
    rules = game.engine.rules.copy()  # no printed title has both
    rules.combined_ticket = 1
    out = np.zeros(100, np.int64)
    n = hunter_moves(game.engine.board, rules, game.state, out)
    moves = {write_move(game.words, game.state, int(move)) for move in out[:n]}
    assert {move for move in moves if move.startswith("d1")} == {"d1 bus 1 pay subway", "d1 bus 1 pay subway block"}


@pytest.mark.rule("NY-101")
def test_everybody_is_told_that_he_cannot_move() -> None:
    game = york(x=3, d1=1, d2=8, x_tickets="0/0/0", black=0)
    turns = [fact["can_move"] for fact in game.events("public") if fact["event"] == "turn_started"]
    assert turns == [False, True]  # his, then the hunters'


@pytest.mark.rule("SS-080")
def test_who_left_does_not_keep_the_game_alive() -> None:
    options = {"stuck_hunter": "stand", "eliminated_pawn": "block_all"}
    agents: dict[str, Any] = {"d1": (1, "0/1/0"), "d2": (8, "0/0/0"), "out": ["d1"], "order": ["d1", "d2"]}
    game = town("ticket_exchange", n=4, x=7, **agents, options=options)
    game.play("x foot 4")
    assert game.result == ("x", "hunters_stuck")


@pytest.mark.rule("SS-148", "SS-153")
@pytest.mark.parametrize(
    ("used", "entries", "hold", "black", "blacks", "starts"),
    [
        (2, 5, "2/0/0", 0, 2, {"foot", "show"}),  # the third leg is paid by what a shown second one brings back
        (2, 4, "2/0/0", 0, 2, {"foot", "show"}),
        (2, 6, "2/0/0", 0, 2, {"show"}),  # entry 8 is shown anyway and brings nothing
        (1, 5, "2/0/0", 0, 1, {"foot", "show"}),
        (1, 5, "1/0/0", 0, 1, set()),  # what came back is spent in the second leg, and no more was used before
        (0, 5, "1/0/0", 1, 1, {"black"}),
        (0, 5, "2/0/0", 1, 1, {"black", "foot"}),
    ],
)
def test_a_black_ticket_that_comes_back_pays_a_further_leg(
    used: int, entries: int, hold: str, black: int, blacks: int, starts: set[str]
) -> None:
    log = [{"ticket": "black"}] * used + [{}] * (entries - used)
    said: dict[str, Any] = {"x": 3, "d1": 1, "d2": 8, "log": log, "hold": hold, "black": black}
    game = town(*THREE_LEGS, **said, options={"black_tickets": blacks})
    triples = [move.split() for move in legal(game, "x") if move.startswith("triple")]
    assert {"show" if "show" in words else words[1] for words in triples} == starts


@pytest.mark.rule("SS-094")
@pytest.mark.parametrize(
    ("hold", "black", "doubles"),
    [
        ("1/2/0", 0, {"foot 1", "foot 3"}),  # the second leg needs another ticket, so it is looked for
        ("1/0/0", 0, set()),
        ("2/0/0", 0, {"foot 1", "foot 3"}),
        ("1/0/0", 1, {"foot 1", "foot 3", "black 1", "black 3"}),
        ("0/0/0", 2, {"black 1", "black 3"}),
    ],
)
def test_the_first_leg_of_a_double_move_leaves_a_second(hold: str, black: int, doubles: set[str]) -> None:
    game = town(x=2, d1=5, d2=8, n=4, hold=hold, black=black)
    assert {move.removeprefix("double ") for move in legal(game, "x") if move.startswith("double")} == doubles


def test_a_finished_game_has_no_moves_and_nobody_to_make_them() -> None:
    game = york("hunters", x=8, d1=7, d2=5)
    game.play("d1 taxi 8")
    assert game.engine.decider(game.state) == NOBODY
    assert game.engine.legal(game.state) == []


@pytest.mark.rule("NY-089")
def test_a_roadblock_on_the_first_station_of_the_board_moves_too() -> None:
    game = york("hunters", x=8, d1=3, d2=5, roadblocks=[1, 6, 7], options={"helicopter_cards": 0})
    assert "taxi 2 block from 1" in legal(game, "d1")


@pytest.mark.rule("SY-057")
def test_a_ticket_for_a_closed_line_opens_no_other() -> None:
    game = table("hunters", x=7, d1=(1, "1/0/0"), d2=(2, "1/1/1"), moved=["d2"])
    assert game.decider == "x"  # d2 stands in the way of the one taxi, and he has no bus ticket
    assert [fact["pawn"] for fact in game.events("public") if fact["event"] == "passed"][-1] == "d1"
