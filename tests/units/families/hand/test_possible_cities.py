"""What the open table says of where he can be, step by step: each function alone, on sets of a few cities."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
from tests.rules.europa.land import LAND

from misterx import Game
from misterx.families.hand.knowledge.deduction import (
    ANY_HAND_MOVES,
    ANY_HAND_STAYS,
    COLUMNS,
    KNOWN,
    OPEN,
    ROOM,
    SETS,
    after_check,
    all_rings_moved,
    begin,
    begin_turn,
    fix,
    follow,
    learn,
    staying_hands,
)
from misterx.families.hand.schema.moves import CHOOSE, DEALT, code
from misterx.families.hand.schema.rules import ALL_VISITS, AT_CHECK, BY_CAUSE, IMMEDIATE, LATEST_VISIT, LOSES, STAYS
from misterx.families.hand.schema.state import DRAWS, OFF_BOARD, X_LEG, X_TURN
from misterx.kernel.bits import words_of
from misterx.kernel.graph import ANY
from misterx.kernel.records import interpreted

BLANK = Game("europa", 3, {}, LAND, None, 0)
BOARD: Any = interpreted(BLANK.engine.board)
NODE = BLANK.words.node
EVERY = 0xFFFF  # the sixteen cities of the land


def with_fields(**fields: Any) -> Any:
    """A state or rules of which nobody reads more than these."""
    return SimpleNamespace(**fields)


def near(nodes: set[int]) -> set[int]:
    """Cities one line away, by any mode."""
    return {int(to) for node in nodes for to in BOARD.to[BOARD.first[node, ANY] : BOARD.first[node, ANY + 1]]}


def bits(nodes: set[int]) -> int:
    return sum(1 << node for node in nodes)


def nodes_of(word: int) -> set[int]:
    return {node for node in range(64) if int(word) >> node & 1}


def sets_of(known: Any, base: int = SETS) -> list[set[int]]:
    """[entry & 7]: its cities."""
    return [nodes_of(known[base + ROOM * entry]) for entry in range(8)]


def knowing(sets: dict[int, set[int]]) -> Any:
    """Entries of these sets, any other of three cities; he came by any line, and every city was open to him."""
    known = np.zeros(KNOWN, np.int64)
    known[OPEN:COLUMNS] = EVERY
    known[COLUMNS:] = ANY
    for entry in range(8):
        known[SETS + ROOM * entry] = bits(sets.get(entry, {1, 4, 9}))
    return known


# Entered are nodes 9 (before an extra move), 0, 4 and 12; behind the five the record has room that is nobody's.
ENTERED = np.array([9, 0, OFF_BOARD, 4, OFF_BOARD, 12, 7, OFF_BOARD])
POS = np.array([OFF_BOARD, 3, 5, 0, OFF_BOARD, 8, 10, OFF_BOARD])
ALL, LAST = {9, 0, 4, 12}, {0, 4, 12}
PRINTED = {
    "check_includes_current": 1,
    "capture_timing": IMMEDIATE,
    "check_window": 4,
    "first_open_move": 25,
    "start_counts": 1,
    "check_all_entered": 1,
    "repeat_visit": ALL_VISITS,
}
CHECKS: list[tuple[int, dict[str, int], dict[int, set[int]]]] = [
    # moves, options, cities that each entry loses; entry 3 is known to be city 4 and loses none
    (5, {}, {5: ALL, 4: ALL, 2: ALL}),
    (5, {"check_includes_current": 0}, {4: ALL, 2: ALL, 1: ALL}),
    (5, {"check_window": 1}, {5: ALL}),
    (5, {"check_window": 1, "check_includes_current": 0}, {4: ALL}),
    (5, {"first_open_move": 5}, {4: ALL, 2: ALL}),
    (5, {"first_open_move": 4}, {2: ALL}),
    (5, {"first_open_move": 2}, {}),
    (2, {}, {2: ALL, 1: ALL, 0: ALL}),
    (2, {"start_counts": 0}, {2: ALL, 1: ALL}),
    (5, {"check_window": 7, "start_counts": 0}, {5: ALL, 4: ALL, 2: ALL, 1: ALL}),
    (5, {"check_all_entered": 0}, {5: LAST, 4: LAST, 2: LAST}),
    (5, {"capture_timing": AT_CHECK, "check_window": 1, "check_includes_current": 0}, {5: {3, 5, 0, 8}, 4: ALL}),
    (5, {"repeat_visit": LATEST_VISIT}, {5: ALL, 4: ALL, 2: ALL - {4}}),
    (4, {"repeat_visit": LATEST_VISIT, "check_includes_current": 0}, dict.fromkeys((2, 1, 0), ALL - {4})),
]


def test_each_of_his_last_cities_is_marked_or_nobody_moved_onto_it() -> None:
    for moves, options, lost in CHECKS:
        rules, state = with_fields(**{**PRINTED, **options}), with_fields(moves=moves, pos=POS)
        known = knowing({3: {4}})
        want = known.copy()
        after_check(BOARD, rules, state, ENTERED, known)
        sets = sets_of(want)
        for entry, gone in lost.items():
            want[OPEN + ROOM * entry] &= ~bits(gone)
            sets[entry] -= gone
        oldest = min([entry for entry in lost if lost[entry] <= ALL], default=moves)
        for entry in range(oldest + 1, moves + 1):
            sets[entry] = near(sets[entry - 1]) & nodes_of(want[OPEN + ROOM * entry])
        assert sets_of(known) == sets, (moves, options)
        assert nodes_of(known[0]) == sets[moves], (moves, options)
        assert known[OPEN:].tolist() == want[OPEN:].tolist(), (moves, options)


def test_sets_are_worked_out_from_an_entry_up_to_the_last() -> None:
    for entry, last in ((0, 0), (0, 1), (2, 4), (4, 4), (6, 9), (8, 9)):
        known = knowing({})
        known[OPEN + ROOM * (last & 7)] = EVERY & ~(1 << 4)
        want = sets_of(known)
        for number in range(entry + 1, last + 1):
            want[number & 7] = near(want[(number - 1) & 7]) - ({4} if number == last else set())
        follow(BOARD, known, entry, last)
        assert sets_of(known) == want, (entry, last)
        assert nodes_of(known[0]) == want[last & 7]


def test_a_mark_fixes_one_of_the_last_eight_entries() -> None:
    for last, done in ((3, True), (4, True), (10, True), (11, False), (12, False)):
        known = knowing({})
        before = known.copy()
        fix(BOARD, known, 3, 4, last)
        assert (known != before).any() == done, last
        if done:
            assert (sets_of(known)[3], sets_of(known, OPEN)[3]) == ({4}, {4})
        if last == 4:
            assert nodes_of(known[0]) == near({4})


def opening(mission: int, **cities: int) -> Any:
    state: Any = interpreted(BLANK.opening.copy())
    state.mission = mission
    for name, city in cities.items():
        state.pos[int(name[1:])] = NODE[city]
    return state


def test_he_begins_in_a_start_of_his_mission_that_nobody_holds() -> None:
    state = opening(BLANK.words.missions.index("yellow"), d1=6, d5=1)
    known = np.full(KNOWN, EVERY, np.int64)
    before = known.copy()
    begin(BOARD, state, known)
    for place in (0, SETS, OPEN):
        before[place : place + words_of(BOARD)] = 0
        before[place] = bits({NODE[city] for city in (5, 7, 8, 11)})
    assert known.tolist() == before.tolist()


def test_rings_that_all_moved() -> None:
    for before, now, moved in (
        ([1, 2, 3, 4, 5], [6, 7, 8, 9, 10], True),
        ([1, 2, 3, 4, 5], [6, 7, 8, 9, 5], False),
        ([1, 2, 3, 4, 5], [1, 7, 8, 9, 10], False),
        ([-1] * 5, [-1] * 5, False),
    ):
        told = all_rings_moved(with_fields(ring_entry=before), with_fields(ring_entry=now))
        assert bool(told) == moved, (before, now)


def test_hands_of_one_who_stays() -> None:
    for choice, hands in ((LOSES, ANY_HAND_STAYS), (STAYS, ANY_HAND_STAYS), (BY_CAUSE, ANY_HAND_STAYS - 1)):
        assert staying_hands(with_fields(x_without_move=choice), ANY_HAND_STAYS) == hands
    assert staying_hands(with_fields(x_without_move=BY_CAUSE), 0b10) == 0b10
    assert ANY_HAND_MOVES & 1 == 0


def test_a_turn_that_begins_tells_whether_anything_leads_on() -> None:
    """City 10 is enclosed by d1 in 9, from 3 only roads lead on, from 8 all modes do."""
    for phase, choice, left in (
        (X_TURN, LOSES, {3, 8}),
        (DRAWS, STAYS, {3, 10}),
        (DRAWS, BY_CAUSE, {3}),
        (X_LEG, STAYS, {3, 8, 10}),
    ):
        state = opening(0, d1=9)
        state.phase, state.moves = phase, 2
        known = knowing({2: {NODE[city] for city in (3, 8, 10)}})
        follow(BOARD, known, 2, 2)
        begin_turn(BOARD, with_fields(x_without_move=choice), state, known)
        assert {BLANK.words.stations[node] for node in nodes_of(known[0])} == left, (phase, choice)


def test_what_the_deal_says_of_his_start() -> None:
    """The last card may lie on the first city of the board; who begins enclosed cannot move."""
    rules: Any = interpreted(BLANK.engine.rules)
    green = BLANK.words.missions.index("green")
    for last in (1, 15):
        before, state = opening(-1, d1=9, d5=last), opening(green, d1=9, d5=last)
        before.phase, state.phase = 0, X_TURN
        known = np.zeros(KNOWN, np.int64)
        learn(BOARD, rules, before, state, code(CHOOSE, green, 0, NODE[3]), known, None)
        assert {BLANK.words.stations[node] for node in nodes_of(known[0])} == set(range(1, 16)) - {9, 10, last}
    before, state = opening(green, d1=9), opening(green, d1=9, d2=4)
    known = knowing({0: {NODE[3], NODE[4]}})
    learn(BOARD, rules, before, state, code(DEALT, 2, 0, NODE[4]), known, None)
    assert nodes_of(known[0]) == {NODE[3]}
