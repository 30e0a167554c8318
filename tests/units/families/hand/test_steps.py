"""Single steps of the rules once more: what opens, marks, asks, lays and ends, and what a viewer makes of it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.units.families.hand.test_known_table import mind
from tests.units.families.hand.test_possible_cities import bits, knowing, nodes_of, sets_of
from tests.units.families.hand.test_rules import BOARD, NODE, RULES, SPARE, TICKETS, laid, rules_with, told

from misterx.families.hand.detectives import can_move
from misterx.families.hand.ends import end_game
from misterx.families.hand.knowledge.deduction import OPEN, ROOM, is_settled, learn, read_rings, widen
from misterx.families.hand.mister_x import can_hide, mission_moves, x_can_move
from misterx.families.hand.must_move import next_branch, ticket_for
from misterx.families.hand.rings import can_mark, check_position
from misterx.families.hand.schema.facts import Ended, Face, Holds, Laid, LaidFaceDown
from misterx.families.hand.schema.moves import RIDE, code
from misterx.families.hand.schema.rules import ALL_VISITS, AT_CHECK, LATEST_VISIT
from misterx.families.hand.schema.state import DRAWS, OFF_BOARD, OVER, X_DISCARDS, X
from misterx.families.hand.team import entry_asked, team_can_act, team_moves
from misterx.families.hand.turn import advance, end_round, fill_hands, find_discarder, lay_ticket
from misterx.kernel.bits import words_of
from misterx.kernel.codes import CAPTURED, HUNTERS, TO_ALL, TO_X
from misterx.kernel.events import code_of, new_sink

ENDED, FACE, HOLDS, LAID, LAID_FACE_DOWN = map(code_of, (Ended, Face, Holds, Laid, LaidFaceDown))


def with_fields(**fields: Any) -> Any:
    """A state or rules of which nobody reads more than these."""
    return SimpleNamespace(**fields)


def test_a_move_leads_anywhere_but_to_a_target() -> None:
    for mission, targets in ((0, {16}), (1, {1, 10}), (2, {2})):
        known = np.zeros(4096, np.int64)
        widen(BOARD, with_fields(mission=mission), known, 3, 1)
        layer = known[OPEN + ROOM * 3 : OPEN + ROOM * 4].tolist()
        assert layer[0] == 0xFFFFFFFF & ~bits({NODE[city] for city in targets})
        assert layer[1:] == [0xFFFFFFFF] * (words_of(BOARD) - 1) + [0] * (ROOM - words_of(BOARD))


def test_one_city_settles_an_entry_the_first_of_the_board_too() -> None:
    for nodes, settled in (({0}, True), ({1}, True), ({0, 1}, False), ({15}, True), (set(), False)):
        assert is_settled(BOARD, knowing({2: nodes}), 2) == settled


def test_only_new_rings_tell_something() -> None:
    known = knowing({})
    state = with_fields(ring_entry=[3, 4, -1, -1, -1], ring_city=[4, 9, -1, -1, -1], moves=5)
    before = known.copy()
    read_rings(BOARD, state, state, known)
    assert (known == before).all()
    read_rings(BOARD, with_fields(ring_entry=[3, -1, -1, -1, -1]), state, known)
    assert (sets_of(known)[3], sets_of(known)[4]) == ({1, 4, 9}, {9})


@pytest.mark.rule("EU-134")
def test_eu134_an_open_move_says_where_he_is() -> None:
    for moves, found in ((24, {NODE[2], NODE[4]}), (25, {NODE[4]}), (26, {NODE[4]})):
        before, state = laid({}), laid({})
        before.mission = state.mission = 0
        before.moves, state.moves, state.x, state.phase = moves - 1, moves, NODE[4], X_DISCARDS
        known = knowing({(moves - 1) & 7: {NODE[3]}})
        state.pos[1] = NODE[9]
        learn(BOARD, RULES, before, state, code(RIDE, X, 0, NODE[4]), known, None)
        assert nodes_of(known[0]) == found


@pytest.mark.rule("EU-121", "EU-124")
def test_eu121_which_entries_a_check_marks() -> None:
    """Six moves, his cities from the start on: 7 4 9 4 3 4 5; detectives moved onto 4 and 5 (and 7)."""
    for moves, changed, marked in (
        (6, {}, [3, 5, 6]),
        (6, {"check_includes_current": 0}, [3, 5]),
        (6, {"check_includes_current": 0, "check_window": 5}, [1, 3, 5]),
        (6, {"check_window": 1, "check_includes_current": 0}, [5]),
        (6, {"repeat_visit": LATEST_VISIT}, [5, 6]),
        (6, {"check_window": 7}, [0, 1, 3, 5, 6]),
        (6, {"check_window": 7, "start_counts": 0}, [1, 3, 5, 6]),
        (6, {"first_open_move": 5, "repeat_visit": LATEST_VISIT}, [3]),
    ):
        rules = rules_with(**{"check_window": 4, "repeat_visit": ALL_VISITS, **changed})
        state = laid({})
        state.moves, state.x, state.trail[:] = moves, 5, [4, 3, 4, 9, 4, 7, OFF_BOARD]
        state.entered[:6] = [7, 4, 5, OFF_BOARD, OFF_BOARD, OFF_BOARD]
        check_position(rules, state, None)
        assert sorted(entry for entry in state.ring_entry.tolist() if entry >= 0) == marked, changed
    for counts, ago in ((0, 5), (1, 6)):
        assert can_mark(rules_with(start_counts=counts), state, ago)
        assert not can_mark(rules_with(start_counts=counts), state, ago + 1)


def test_which_entry_is_asked_for_and_at_what_price() -> None:
    for counts, moves, city, entry in ((0, 4, 6, -1), (0, 5, 6, 1), (1, 4, 6, 0), (1, 6, OFF_BOARD, -1), (1, 3, 6, -1)):
        state = laid({})
        state.moves, state.trail[3] = moves, city
        assert entry_asked(rules_with(start_counts=counts), state, 3) == entry
    five = laid({"h1": "car/mag car/mag rail/mag", "h2": "car/mag car/mag"})
    five.moves, five.trail[1] = 2, 6
    assert team_can_act(BOARD, RULES, five)
    lights = laid({"h1": "car/blue car/blue car/blue"}, d1=10, d2=10, d3=10, d4=10, d5=10)
    lights.moves, lights.pos[SPARE] = 1, NODE[3]
    assert team_moves(BOARD, RULES, lights, {}) == 6  # none, or one of five along the road to 9


def test_a_car_is_for_roads() -> None:
    for tickets, moves in (("car/mag", False), ("rail/mag", True), ("plane/mag", False)):
        assert can_move(BOARD, RULES, laid({"h1": tickets}, d1=4, d2=3, d3=5), 1) == moves
    found = laid({"h1": "rail/shad plane/foot plane/foot", "x": "car/mag"}, d1=4)
    assert [ticket_for(found, 1, mode) for mode in (1, 2)] == [7, 10]
    found.moved, found.pos[SPARE] = 0b111110, NODE[3]
    assert next_branch(BOARD, RULES, found, -1) == -1


def test_what_he_can_do() -> None:
    for held, moves, hides in (
        ("rail/mag", False, False),
        ("car/mag", True, False),
        ("plane/shad " * 3, False, False),
        ("plane/shad " * 4, True, True),
        ("rail/shad " * 2 + "plane/mag", False, False),
    ):
        state = laid({"x": held})
        state.x = NODE[3]
        assert (x_can_move(BOARD, RULES, state), can_hide(RULES, state)) == (moves, hides), held
    out: dict[int, int] = {}
    assert mission_moves(BOARD, laid({}), out) == len(out) == 15 - 4 + 5 + 5 - 5
    assert min(out) == 0


@pytest.mark.rule("EU-135")
def test_eu135_tickets_of_open_moves_go_into_the_bag() -> None:
    kind = TICKETS.index("car/blue")
    for moves, hidden, track in ((3, False, 1), (23, True, 1), (24, False, 0), (30, True, 0)):
        state = laid({"x": "car/blue car/blue"})
        bag, state.moves = int(state.bag[kind]), moves
        events = new_sink()
        lay_ticket(RULES, state, kind, hidden, events)
        assert (state.track[kind], state.bag[kind] - bag, state.hands[X, kind]) == (track, 1 - track, 1)
        down = [(LAID_FACE_DOWN, TO_ALL, moves + 1, 0, 0, 0), (FACE, TO_X, moves + 1, kind, 0, 0)]
        face = down if hidden else [(LAID, TO_ALL, moves + 1, kind, 0, 0)]
        assert told(events) == [*face, (HOLDS, int(RULES.sees_hand[X]), X, kind, 1, 0)]
    events = new_sink()
    end_game(laid({}), HUNTERS, CAPTURED, events)
    assert told(events) == [(ENDED, TO_ALL, HUNTERS, CAPTURED, 0, 0)]


def test_what_a_viewer_makes_of_a_position_and_of_discards() -> None:
    shadow: Any = mind()
    shadow.see({"event": "mission_chosen", "mission": "green"})
    for city in (11, 12):
        shadow.see({"event": "entered", "pawn": "d1", "station": city})
    assert shadow.state.entered.tolist()[:2] == [NODE[11], NODE[12]]
    assert 11 not in shadow.stations()
    shadow.see({"event": "set_aside", "ticket": "car/blue", "tickets": 2})
    shadow.see({"event": "next_pair", "pair": 4})
    assert (shadow.state.aside[1], shadow.steps, shadow.state.next_pair) == (2, [("bag", 1, -2)], 3)
    shadow.sizes[1] = 6
    shadow.see({"event": "discarded", "hand": "h1", "tickets": 2})
    assert (shadow.blanks[-1], shadow.steps[-1], shadow.sizes[1]) == (("discard", 1), ("discard", 1, 2), 4)
    shadow.steps.append(("stay", 0, None))
    shadow.see({"event": "discarded", "hand": "h1", "tickets": 1})
    assert shadow.blanks[-1] == ("discard", 1)


def test_who_discards_next_and_who_catches_him_at_the_check() -> None:
    for seat, turn in (("h1", 1), ("h2", 2), ("h5", 5)):
        state = laid({seat: "car/mag"})
        state.turn = 1
        assert find_discarder(RULES, state)
        assert state.turn == turn
    for pawn in range(1, 7):
        state = laid({})
        state.x = NODE[4]
        state.pos[pawn] = NODE[4]
        end_round(rules_with(capture_timing=AT_CHECK), state, None)
        assert (state.phase == OVER) == (pawn < 6)


@pytest.mark.rule("EU-117")
def test_eu117_the_box_helps_a_bag_that_cannot_fill_the_hand() -> None:
    for bag, box in ((8, 3), (7, 0)):
        state = laid({})
        state.phase, state.drawing = DRAWS, 1
        state.bag[:], state.box[:] = [bag] + [0] * 11, [0, 3] + [0] * 10
        assert fill_hands(RULES, state, None)
        assert (state.box.sum(), state.bag.sum()) == (box, bag + 3 - box)
    for held, phase in (("car/mag", X_DISCARDS), ("", DRAWS)):
        state = laid({"x": held})
        state.phase = X_DISCARDS
        advance(BOARD, RULES, state, None)
        assert state.phase == phase
