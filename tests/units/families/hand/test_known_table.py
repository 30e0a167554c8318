"""What one fact changes in a viewer's mind: cities, steps of hidden hands, whose decision it is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.rules.europa.land import LAND

from misterx import Game
from misterx.families.hand.knowledge.deduction import OPEN, ROOM
from misterx.families.hand.knowledge.known_table import KnownTable
from misterx.families.hand.schema.state import HUNTER_DISCARDS, SHAD, TEAM_TURN, X

CAR, RAIL, PLANE = 0b001, 0b010, 0b100
OPTIONS: dict[str, dict[str, Any]] = {
    "printed": {},
    "waits": {"discard_before_draw": False},
    "check": {"capture_timing": "check"},
    "open": {"first_open_move": 4},
    "stays": {"x_without_move": "stays"},
}
GAMES = {name: Game("europa", 3, options, LAND, None, 0) for name, options in OPTIONS.items()}
WORDS = GAMES["printed"].words


def mind(name: str = "printed", **cities: int) -> Any:
    """A viewer of a new table; detectives not named are far away."""
    game = GAMES[name]
    shadow: Any = KnownTable(game.words, game.engine.board, game.engine.rules, game.opening)
    for pawn, city in {"d1": 12, "d2": 13, "d3": 14, "d4": 15, "d5": 9, **cities}.items():
        shadow.see({"event": "placed", "pawn": pawn, "station": city})
    return shadow


def test_a_table_on_which_nobody_has_moved() -> None:
    shadow = mind()
    assert (shadow.turn.used, shadow.turn.stayed, shadow.turns) == ([], 5, [])
    assert (shadow.resolved, shadow.state.phase, shadow.steps) == (True, 0, [])


def test_a_turn_and_who_is_next() -> None:
    shadow = mind()
    shadow.see({"event": "mission_chosen", "mission": "green"})
    shadow.state.aside[2] = 3
    shadow.see({"event": "turn_started", "round": 4, "side": "hunters"})
    assert shadow.steps == [("bag", 2, 3), ("return",)]
    assert (shadow.state.round_no, shadow.turn.step) == (4, 2)
    for who, phase, turn in (("team", TEAM_TURN, 0), ("h2", HUNTER_DISCARDS, 2)):
        shadow.resolved = False
        shadow.see({"event": "next", "who": who})
        assert (shadow.resolved, shadow.state.phase, shadow.state.turn) == (True, phase, turn)


def test_where_he_can_be_who_stayed() -> None:
    """9 is held, so nothing leads on from 10; elsewhere he had no ticket that fits: planes from 2, 8 and 16 alone."""
    shadow = mind("stays")
    shadow.see({"event": "mission_chosen", "mission": "green"})
    shadow.mix, shadow.sizes[X] = [0] * 8 + [8] * 4, 8
    shadow.see({"event": "turn_started", "round": 1, "side": "x"})
    shadow.see({"event": "stayed", "round": 1})
    assert shadow.stations() == [1, 3, 4, 5, 6, 7, 10, 11]
    assert shadow.steps[-1][:2] == ("stay", 0)


@pytest.mark.parametrize(
    ("unseen", "modes", "stays"),
    [
        ({SHAD: 2, 4: 6}, CAR, False),  # shadows that lead on are no help
        ({4 + SHAD: 2, 0: 6}, RAIL, False),
        ({8 + SHAD: 2, 0: 6}, PLANE, False),
        ({SHAD: 2, 4: 6}, PLANE, True),
        ({8 + SHAD: 2, 4: 6}, CAR, True),
        ({4 + SHAD: 2, 8: 6}, CAR, True),
        ({4 + SHAD: 3, 8: 5}, CAR, False),
    ],
)
def test_shadows_in_the_hand_of_one_who_stays(unseen: dict[int, int], modes: int, stays: bool) -> None:
    assert mind()._stays_on([unseen.get(kind, 0) for kind in range(12)], modes) == stays


def test_a_face_counts_as_long_as_moves_are_hidden() -> None:
    for entry, known in ((3, 1), (4, 0), (5, 0)):
        shadow = mind("open")
        shadow.see({"event": "face", "entry": entry, "ticket": "car/blue"})
        assert sum(shadow.down) == shadow.down[1] == known


def test_what_falls_out_of_reach_is_kept() -> None:
    shadow = mind()
    shadow.possible[-8:] = range(20, 28)
    for entry in range(8):
        shadow.possible[OPEN + ROOM * entry] = 1 << entry
    for entry in (7, 8, 9, 14):
        shadow._enter(entry, 0)
    assert shadow.past == [(20, 1), (21, 2), (26, 1 << 6)]


def test_by_which_modes_a_city_is_left() -> None:
    rows: list[tuple[dict[str, int], int, int]] = [
        ({}, 3, CAR),
        ({}, 4, CAR | RAIL),
        ({"d1": 3, "d2": 5}, 4, RAIL),
        ({"d1": 2, "d2": 6}, 4, CAR),
        ({"d1": 7, "d3": 6}, 8, PLANE | RAIL),
        ({"d1": 7}, 8, RAIL | PLANE),
        ({}, 10, 0),
    ]
    for cities, here, mask in rows:
        assert mind("printed", **cities).modes_open(WORDS.node[here]) == mask, (cities, here)


def test_who_passed_had_no_ticket_that_fits() -> None:
    for shown, steps in ((set(), [("limit", 1, CAR)]), ({1}, []), ({2}, [("limit", 1, CAR)])):
        shadow = mind()
        shadow.shown |= shown
        shadow.see({"event": "passed", "pawn": "d1"})
        assert (shadow.steps, shadow.state.moved) == (steps, 2)


def test_after_a_special_action_hands_are_discarded() -> None:
    for fact in ({"event": "investigated"}, {"event": "operated", "pawn": "d1", "station": 11}):
        for sizes, turn in (([8, 3, 2, 0, 0, 0], 1), ([8, 0, 2, 0, 0, 0], 2), ([8, 0, 0, 0, 0, 0], 6)):
            shadow = mind()
            shadow.sizes, shadow.resolved, shadow.state.phase = sizes, False, TEAM_TURN
            shadow.see(fact)
            assert (shadow.state.phase, shadow.state.turn, shadow.resolved) == (HUNTER_DISCARDS, turn, True)
    shadow = mind()
    shadow.sizes = [8, 5, 0, 0, 0, 0]
    shadow.shown = {2}
    shadow.state.hands[2, 3] = 1
    assert [shadow._size(hand) for hand in range(3)] == [8, 5, 1]
    shadow._find_discarder(2)
    assert shadow.state.turn == 2


def test_a_check_that_marks_nothing_rules_out_where_they_went() -> None:
    shadow = mind()
    shadow.see({"event": "mission_chosen", "mission": "green"})
    shadow.state.entered[1:3] = WORDS.node[4], WORDS.node[5]
    shadow.see({"event": "checked", "round": 1})
    assert shadow.stations() == [1, 2, 3, 6, 7, 8, 10, 11]
    assert shadow.steps == [("return",)]


def test_a_position_before_his_first_move_reopens_the_cities_that_were_left() -> None:
    """Who moved onto a start city in this round did not hold it when he chose; the others did."""
    for mover in range(1, 6):
        cities = {f"d{pawn}": 3 + pawn for pawn in range(1, 6)}
        shadow = mind("check", **cities)
        shadow.see({"event": "mission_chosen", "mission": "green"})
        shadow.state.pos[6] = WORDS.node[15]
        assert shadow.stations() == [1, 2, 3, 9, 10, 11, 12, 13, 14, 15]
        shadow.possible[ROOM] = 0
        shadow.see({"event": "entered", "pawn": f"d{mover}", "station": 3 + mover})
        assert shadow.stations() == sorted({*range(1, 16)} - {3 + pawn for pawn in range(1, 6) if pawn != mover})


def test_tickets_that_are_nowhere_in_sight() -> None:
    shadow = mind()
    state = shadow.state
    total = np.array(shadow.mix)
    state.hands[0, 0] = 4  # his own are not in sight of the others
    state.hands[1, 1], state.hands[5, 1], state.box[2], state.track[3], state.aside[4] = 1, 1, 2, 3, 1
    shadow.down[3] = 1
    seen = np.array([0, 2, 2, 2, 1] + [0] * 7)
    assert shadow._unseen() == (total - seen).tolist()


@pytest.mark.parametrize(
    ("name", "before", "left", "steps", "aside"),
    [
        ("printed", 2, 5, [("bag", 1, -3)], 0),
        ("printed", 2, 2, [], 0),
        ("printed", 2, 0, [("bag", 1, 2)], 0),
        ("waits", 2, 5, [("bag", 1, -3)], 0),
        ("waits", 2, 2, [], 0),
        ("waits", 2, 0, [], 2),
    ],
)
def test_more_or_fewer_of_a_kind_in_a_hand_that_is_seen(
    name: str, before: int, left: int, steps: list[Any], aside: int
) -> None:
    shadow = mind(name)
    shadow.state.hands[1, 1] = before
    shadow.see({"event": "holds", "hand": "h1", "ticket": "car/blue", "left": left})
    assert (shadow.steps, shadow.state.aside.sum(), shadow.state.aside[1]) == (steps, aside, aside)
    assert (shadow.state.hands[1, 1], shadow.shown) == (left, {1})
