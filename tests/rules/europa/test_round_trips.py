"""Positions written and read again, and what everybody knows in them: short games from every kind of moment."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.reference.europa.possible_cities import Tale, check_samples, differing
from tests.rules.europa.land import LAND, log, shuttle, table

from misterx import Game
from misterx.deduce import Knowledge, sample

USED = {f"d{pawn}": "car/foot" for pawn in range(1, 6)}
FULL = {"h1": "3*car/mag 2*car/blue rail/mag rail/shad", "h2": "2*car/mag 2*car/blue rail/blue plane/blue"}
LEFT = {"h1": "2*car/mag car/blue rail/mag", "h2": "2*car/mag rail/blue car/blue"}
X = "3*car/foot 3*car/shad rail/mag plane/blue"
APART = {"d1": 9, "d2": 12, "d3": 7, "d4": 13, "d5": 11}
NEAR = {"d1": 3, "d2": 5, "d3": 7, "d4": 13, "d5": 11}
RINGS = [{"pair": 1, "station": 1, "entry": 2}, {"pair": 2, "station": 2, "entry": 5}]
ALL_RINGS = [
    {"pair": pair, "station": (2, 1)[pair % 2], "entry": entry} for pair, entry in enumerate((4, 5, 2, 7, 6), 1)
]
BOX = ["rail/foot", "rail/foot", "rail/foot", "plane/shad"]


def far(n: int, **said: Any) -> dict[str, Any]:
    """He shuttles between 1 and 2 by car, n moves so far."""
    return {"x": (1, 2)[n % 2], "start": 1, "log": shuttle(n, 1, 2), **NEAR, **said}


DOUBLE = {"log": log("car/mag 2", "rail/shad 4 double", "car/blue 3 double", "plane/foot 2 down"), "x": 2, "start": 1}
HALF = [{"ticket": "rail/mag", "station": 4, "double": True, "paid": ["car/foot"] * 3}]
HIDDEN_HALF = [
    {
        "ticket": "plane/mag", "station": 4, "double": True, "face_down": True,
        "paid": ["car/foot", "car/foot", "rail/foot", "car/shad", "car/shad", "car/shad"],
    }
]  # fmt: skip
MOMENTS: dict[str, tuple[str, dict[str, Any]]] = {
    "his first move": ("x", {"x": 2, **NEAR, "hold": X, **FULL}),
    "his move": ("x", far(3, hold=X, **FULL)),
    "a log with everything": ("x", {**NEAR, "d1": 6, **DOUBLE, "hold": X, **FULL, "box": BOX}),
    "rings": ("x", far(6, hold=X, rings=RINGS, **FULL)),
    "all rings": ("x", far(8, hold=X, rings=ALL_RINGS, next_pair=4, **FULL)),
    "a ring on the start": ("x", far(3, hold=X, rings=[{"pair": 1, "station": 1, "entry": 0}], **FULL)),
    "the last hidden move": ("x", far(3, hold=X, options={"first_open_move": 5}, **FULL)),
    "open moves": ("x", far(6, hold=X, options={"first_open_move": 5}, **FULL)),
    "his discards": ("x", far(3, hold="car/mag rail/shad 2*plane/blue", discards=True, **FULL)),
    "half of a double": (
        "x",
        {"x": 4, "start": 2, "log": HALF, "half": True, **APART, "box": ["car/foot"] * 3, "hold": "4*car/mag", **FULL},
    ),
    "half, hidden": (
        "x",
        {
            "x": 4, "start": 2, "log": HIDDEN_HALF, "half": True, **APART, "box": HIDDEN_HALF[0]["paid"],
            "hold": "car/mag", "options": {"double_with_hidden": True}, **FULL,
        },
    ),
    "half in the open": (
        "x",
        {
            "x": 4, "start": 2, "log": HALF, "half": True, **APART, "box": ["car/foot"] * 3, "hold": "4*car/mag",
            "options": {"first_open_move": 1}, **FULL,
        },
    ),
    "the detectives' moves": ("hunters", far(4, hold=X, **FULL)),
    "some have moved": (
        "hunters",
        far(4, hold=X, indicators={"d2": "car/mag", "d4": "rail/mag"}, h1="3*car/mag 3*car/blue", h2="5*car/shad"),
    ),
    "at the check": ("hunters", far(4, hold=X, **FULL, options={"capture_timing": "check", "check_window": 7})),
    "before the special action": ("team", far(6, hold=X, indicators=USED, rings=RINGS, **LEFT, box=BOX)),
    "somebody stayed": (
        "team",
        far(6, hold=X, indicators=dict.fromkeys(("d1", "d2", "d4", "d5"), "car/foot"), passed=["d3"], **LEFT),
    ),
    "after an extra move": ("h1", far(6, hold=X, indicators=USED, entered={"d2": [4, 5]}, **LEFT)),
    "the other's discards": ("h2", far(6, hold=X, indicators=USED, h1="car/mag", h2=LEFT["h2"], box=BOX)),
    "chips": ("hunters", far(4, hold=X, **FULL, chips={"9": "yellow", "10": "pink"})),
    "chips in sight": (
        "hunters",
        far(4, hold=X, **FULL, chips={"9": "pink"}, options={"chips_visible_to_x": True, "must_move": "maximal"}),
    ),
    "open hands": ("hunters", far(4, hold=X, **FULL, options={"detective_hands_visible_to_x": True})),
}  # fmt: skip
LOST = ("checked", "stayed")  # of a view: what a position does not tell


def views(game: Game) -> dict[str, Any]:
    """What everybody sees, less what a position leaves out: what was paid when, and earlier rounds."""
    found = {}
    for viewer in ("public", "x", "h1", "h2"):
        view = game.view(viewer)
        log = [{key: value for key, value in entry.items() if key != "paid"} for entry in view["log"]]
        rings = sorted(view["rings"], key=lambda ring: ring["pair"])
        rest = {key: value for key, value in view.items() if key not in LOST}
        found[viewer] = {**rest, "log": log, "rings": rings}
    return found


def read_again(game: Game) -> Game:
    """The game from its own position; it stands as it stood, for everybody."""
    position = game.to_position()
    again = Game.from_position(position, board=LAND)
    assert not differing(again.state, game.state), position
    assert again.to_position() == position
    assert again.legal_moves() == game.legal_moves()
    return again


def play_on(game: Game, seed: int, decisions: int) -> None:
    """Any moves; payments often, discards seldom."""
    chooser = random.Random(seed)
    for _ in range(decisions):
        if game.result:
            return
        moves = game.legal_moves()
        special = [move for move in moves if " pay " in move]
        quiet = [move for move in moves if move.endswith("discard none")]
        game.play(chooser.choice(special if special and chooser.random() < 0.6 else quiet or moves))


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_position_written_is_the_position_read(moment: str) -> None:
    decides, said = MOMENTS[moment]
    game = table(decides, **said)
    again = read_again(game)
    assert views(again) == views(game)
    check_samples(game)


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_known_after_a_position(moment: str) -> None:
    decides, said = MOMENTS[moment]
    game = table(decides, **said)
    tale = Tale(game)
    for seed in range(3):
        play_on(game, seed, 5)
        tale.go_on()
        if game.result:
            return
        read_again(game)
    check_samples(game, 1)


@pytest.mark.parametrize("viewer", ["h1", "h2"])
def test_discards_that_wait_are_set_aside_for_those_who_see_them(viewer: str) -> None:
    """EU-OP-10: without mixing first, discards come into the bag only when all hands are full."""
    waiting = {"plane/foot": 2, "rail/foot": 1}
    options = {"discard_before_draw": False}
    game = table("h2", **far(4, hold=X, indicators=USED, h1="car/mag", h2=LEFT["h2"], options=options, aside=waiting))
    again = read_again(game)
    assert again.to_position()["aside"] == waiting
    state, _ = sample(Knowledge.of(again, viewer), random.Random(1).randrange)
    assert state.aside.tolist() == game.state.aside.tolist()
    assert state.bag.sum() == game.state.bag.sum()
    assert [fact for fact in again.events("x") if fact["event"] == "set_aside"] == []
    play_on(again, 1, 3)
    assert not again.state.aside.any()
