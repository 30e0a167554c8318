"""The table rebuilt from facts: for Mister X the true state byte for byte, for all others all but his station."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.toy import toy_board
from tests.variants import whole

from misterx import Game, titles
from misterx.deduce import Knowledge
from misterx.families.transit.schema.state import OVER, X_LEG, State

FEW = {"foot": 3, "vip": 2, "train": 1}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("sanssouci", {}),
    ("sanssouci", {"triple_move": True, "x_may_stay": True}),
    ("sanssouci", {"voluntary_reveal": True, "black_tickets": 5}),
    ("sanssouci", {"always_visible": True, "combined_ticket": True}),
    ("sanssouci", {"free_order": True, "hunter_tickets": FEW}),
    ("sanssouci", {"hunter_tickets": FEW, "ticket_exchange": True}),
    ("sanssouci", {"hunter_tickets": FEW, "eliminated_pawn": "block_hunters"}),
    ("sanssouci", {"hunter_tickets": FEW, "stuck_hunter": "stand", "hunter_order": "fixed"}),
    ("ny-chase", {}),
    ("ny-chase", {"hunter_order": "free", "roadblock_reuse": "fetch", "roadblocks": 3}),
    ("ny-chase", {"x_tickets": {"taxi": 3}, "black_tickets": 0, "reveal_when_staying": True}),
    ("scotland-yard", {"detectives": 2, "policemen": 1}),
    ("scotland-yard", {"max_doubles_per_turn": 2, "detectives": 3}),
    ("scotland-yard", {"edition": "classic", "detectives": 3}),
]


def start(title: str, options: dict[str, Any], seed: int) -> Game:
    """A game of three hunters at most in a town of eight stations."""
    board = toy_board(*titles.load(title).modes)
    every = [1, 2, 3, 4, 5, 6, 7, 8]
    board["starts"] = {"common": every, "detective": every[:5], "mister_x": every[5:], "classic": every}
    return Game.new(title, 3, whole(title, {"detectives": 3, **options}), board=board, seed=seed)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("title", "options"), TABLES)
def test_facts_rebuild_the_state(title: str, options: dict[str, Any], seed: int) -> None:
    game = start(title, options, seed)
    pick = seed
    for _ in range(60):
        his = Knowledge.of(game, "x").shadow().packed()
        if game.result:
            assert his.phase == OVER
            return
        assert his.tobytes() == game.state.tobytes(), differing(his, game.state)
        if game.state.phase != X_LEG:
            assert differing(Knowledge.of(game, "public").shadow().packed(), game.state) <= {"x"}
        here = str(game.view("x")["pawns"]["x"]["station"])
        every = game.legal_moves()
        moves = [move for move in every if move.startswith("x") or here not in move.split()] or every  # a longer game
        pick = (pick * 69069 + 1) % (1 << 31)
        game.play(moves[(pick >> 8) % len(moves)])


@pytest.mark.parametrize("order", ["first_round", "fixed"])
@pytest.mark.parametrize("left", ["d1", "d2"])
def test_facts_rebuild_whose_turn_it_is_where_somebody_left(order: str, left: str) -> None:
    pawns: dict[str, Any] = {"x": 3, "d1": 1, "d2": 8, "d3": 5, left: None}
    said = {"pawns": pawns, "out": [left], "log": [{"ticket": "foot"}], "options": {"hunter_order": order}}
    game = Game.from_position({"title": "sanssouci", **said}, board=toy_board("foot", "vip", "train", "ship"))
    for _ in range(6):
        here = str(game.view("x")["pawns"]["x"]["station"])
        game.play(next(move for move in game.legal_moves() if here not in move.split()))
        assert Knowledge.of(game, "x").shadow().packed().tobytes() == game.state.tobytes()


def test_whoever_sees_him_has_the_whole_state() -> None:
    said = {"pawns": {"x": 3, "d1": 1, "d2": 8}, "log": [{}, {}], "decides": "x"}
    game = Game.from_position({"title": "scotland-yard", **said}, board=toy_board("taxi", "bus", "metro", "ferry"))
    game.play("x taxi 4")  # entry 3
    assert Knowledge.of(game, "public").shadow().packed().tobytes() == game.state.tobytes()


def differing(one: Any, other: Any) -> set[str]:
    """The fields in which two states differ."""
    return {name for name in State.DTYPE.names if not np.array_equal(one[name], other[name])}
