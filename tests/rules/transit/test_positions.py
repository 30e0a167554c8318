"""A table written as a position and read back is the same table, for everybody who looks at it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.toy import TOYS, paste
from tests.variants import whole

from misterx import Game, PositionError

FEW = {"taxi": 4, "bus": 1}
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "scotland-yard": [
        {},
        {"edition": "classic"},
        {"reserve": "unlimited", "max_doubles_per_turn": 2},
        {"x_without_move": "stays", "x_tickets": {"taxi": 3, "bus": 1}, "black_tickets": 1},
        {"x_without_move": "by_cause", "reveal_when_staying": True, "x_tickets": {"taxi": 2}, "black_tickets": 0},
        {"stuck_hunter": "eliminated", "hunter_order": "first_round", "hunter_tickets": FEW},
    ],
    "ny-chase": [
        {},
        {"landing_blocked": "elsewhere", "hunter_order": "free"},
        {"landing_blocked": "reserved", "roadblock_reuse": "fetch"},
        {"hunters_may_share_stuck": True, "hunter_tickets": FEW},
        {"x_tickets": {"taxi": 4}, "black_tickets": 0, "hunter_order": "first_round"},
    ],
    "sanssouci": [
        {},
        {"x_may_stay": True, "voluntary_reveal": True, "triple_move": True},
        {"ticket_exchange": True, "always_visible": True},
        {"stuck_hunter": "skip", "eliminated_pawn": "block_hunters", "hunter_tickets": {"foot": 4, "vip": 1}},
    ],
}
CASES = [(title, options) for title, variants in VARIANTS.items() for options in variants]


def looks(game: Game) -> dict[str, Any]:
    """What everybody sees, but for how the options were said."""
    views = {viewer: game.view(viewer) for viewer in (*game.seats, "public")}
    return {viewer: {key: view[key] for key in view if key != "options"} for viewer, view in views.items()}


@pytest.mark.parametrize("visible", [False, True])
@pytest.mark.parametrize("leg", ["x double foot 4", "x double foot 4 show", "x double black 4"])
def test_a_double_move_in_progress_comes_back_the_same(leg: str, visible: bool) -> None:
    position = {
        "title": "sanssouci",
        "options": {"voluntary_reveal": True, "always_visible": visible},
        "pawns": {"x": 3, "d1": 8, "d2": 1},
        "log": [{"ticket": "black", "station": 3}],
    }
    game = Game.from_position(position, board=TOYS["sanssouci"])
    if leg not in game.legal_moves():
        assert visible
        return
    before = looks(game)
    game.play(leg)
    again = Game.from_position(game.to_position(), board=TOYS["sanssouci"])
    assert again.digest() == game.digest()
    assert looks(again) == looks(game)
    assert looks(game)["h1"] == before["h1"]


@pytest.mark.parametrize(("title", "options"), CASES)
@pytest.mark.parametrize("seed", range(3))
def test_a_position_comes_back_the_same(title: str, options: dict[str, Any], seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new(title, 4, whole(title, options), board=TOYS[title], seed=seed)
    for _ in range(60):
        if game.result:
            return
        position = json.loads(json.dumps(game.to_position()))
        again = Game.from_position(position, board=TOYS[title])
        assert again.digest() == game.digest(), paste(game)
        assert looks(again) == looks(game), paste(game)
        assert again.to_position()["log"] == position["log"], paste(game)
        moves = game.legal_moves()
        few = [move for move in moves if "fly" not in move or chooser.random() < 0.02]
        game.play(chooser.choice(few or moves))


@pytest.mark.rule("SY-102", "SY-104", "SY-100")
@pytest.mark.parametrize("limit", [1, 22])
@pytest.mark.parametrize("seed", range(4))
def test_a_finished_table_comes_back_finished_unless_he_was_caught(limit: int, seed: int) -> None:
    options = {"round_limit": limit, "hunter_tickets": {"taxi": 2, "bus": 0, "metro": 0}}
    game = Game.new("scotland-yard", 4, options, board=TOYS["scotland-yard"], seed=seed)
    chooser = random.Random(seed)
    while not game.result:
        game.play(chooser.choice(game.legal_moves()))
    position = game.to_position()
    if game.result.reason == "captured":
        with pytest.raises(PositionError) as caught:
            Game.from_position(position, board=TOYS["scotland-yard"])
        assert len(caught.value.arguments["faults"]) == 1
        return
    again = Game.from_position(position, board=TOYS["scotland-yard"])
    assert again.result == game.result
    assert again.to_position() == position
