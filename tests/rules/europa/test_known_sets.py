"""Sets of possible cities on the whole map, where a set takes several words: put, taken, followed, settled, fixed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.rules.europa.land import shuttle, table
from tests.rules.europa.test_round_trips import MOMENTS

from misterx import Game
from misterx.deduce import Knowledge
from misterx.families.hand.knowledge.deduction import (
    COLUMNS,
    EVERY,
    KNOWN,
    OPEN,
    ROOM,
    SETS,
    contains,
    fix,
    follow,
    forbid,
    is_marked_later,
    is_settled,
    put,
    take,
)
from misterx.kernel.graph import ANY
from misterx.kernel.records import interpreted

WHOLE = Game("europa", 3, {"repeat_visit": "latest"}, None, None, 0)
BOARD: Any = interpreted(WHOLE.engine.board)
RULES: Any = interpreted(WHOLE.engine.rules)
FEET = ("x", "car/foot")
FAR = (5, 37, 100, 190)  # nodes in different words, two of them with the same place in theirs


def sets(**entries: tuple[int, ...]) -> Any:
    """Known sets: {"e3": (5, 37)} are the cities of entry 3."""
    known = np.zeros(KNOWN, np.int64)
    for name, nodes in entries.items():
        for node in nodes:
            put(known, SETS + ROOM * (int(name[1:]) & 7), node)
    return known


def nodes_at(known: Any, base: int) -> list[int]:
    return [node for node in range(BOARD.nodes) if known[base + node // 32] >> node % 32 & 1]


def test_cities_are_put_and_taken() -> None:
    known = np.zeros(KNOWN, np.int64)
    for node in FAR:
        put(known, 0, node)
    assert nodes_at(known, 0) == [*FAR]
    assert [contains(known, node) for node in (4, 5, 6, 36, 37, 69, 100, 190)] == [0, 1, 0, 0, 1, 0, 1, 1]
    take(known, 0, 37)
    take(known, 0, 36)
    assert nodes_at(known, 0) == [5, 100, 190]


@pytest.mark.parametrize(
    ("nodes", "settled"),
    [
        ((), False),
        ((5,), True),
        ((190,), True),
        ((5, 37), False),
        ((36, 37), False),
        ((100, 190), False),
        ((32,), True),
    ],
)
def test_an_entry_is_settled_if_one_city_is_left(nodes: tuple[int, ...], settled: bool) -> None:
    for entry in (0, 3, 12):
        assert is_settled(BOARD, sets(**{f"e{entry}": nodes}), entry) == settled


@pytest.mark.parametrize(
    ("entry", "node", "later"),
    [(1, 100, True), (2, 100, True), (3, 100, False), (1, 68, False), (1, 37, False), (1, 5, False), (1, 190, True)],
)
def test_a_visit_goes_unmarked_if_a_later_one_is_sure(entry: int, node: int, later: bool) -> None:
    """Entry 3 is city 100, entry 4 is 5 or 37, entry 5, the present one, is 190."""
    known = sets(e1=FAR, e2=FAR, e3=(100,), e4=(5, 37), e5=(190,))
    state: Any = interpreted(WHOLE.opening.copy())
    state.moves = 5
    assert is_marked_later(BOARD, RULES, state, known, entry, node) == later


def test_which_later_visits_count() -> None:
    known = sets(e1=FAR, e2=FAR, e3=(100,), e4=(5, 37), e5=(190,))
    for options, node, later in (
        ({"repeat_visit": "all"}, 100, False),
        ({"repeat_visit": "latest", "check_includes_current": False}, 190, False),
        ({"repeat_visit": "latest", "check_includes_current": False}, 100, True),
        ({"repeat_visit": "latest", "first_open_move": 5}, 190, False),
        ({"repeat_visit": "latest", "first_open_move": 6}, 190, True),
        ({"repeat_visit": "latest", "first_open_move": 4}, 100, True),
        ({"repeat_visit": "latest", "first_open_move": 3}, 100, False),
    ):
        rules = interpreted(Game("europa", 3, options, None, None, 0).engine.rules)
        state: Any = interpreted(WHOLE.opening.copy())
        state.moves = 5
        assert is_marked_later(BOARD, rules, state, known, 1, node) == later, options


def reach(node: int, column: int) -> set[int]:
    return set(BOARD.to[BOARD.first[node, column] : BOARD.first[node, column + 1]].tolist())


@pytest.mark.parametrize("last", [1, 2, 9])
def test_sets_follow_the_lines(last: int) -> None:
    known = sets(**{f"e{last - 1}": FAR})
    known[COLUMNS + (last & 7)] = 0
    known[SETS + ROOM * (last & 7) : SETS + ROOM * (last & 7) + ROOM] = EVERY  # of an entry long ago
    known[OPEN + ROOM * (last & 7) : OPEN + ROOM * (last & 7) + ROOM] = EVERY
    want = set().union(*(reach(node, 0) for node in FAR))
    gone = max(want)
    forbid(known, last, gone)
    follow(BOARD, known, last - 1, last)
    assert nodes_at(known, SETS + ROOM * (last & 7)) == sorted(want - {gone})
    assert nodes_at(known, 0) == sorted(want - {gone})
    known[COLUMNS + (last & 7)] = ANY
    follow(BOARD, known, last - 1, last)
    assert nodes_at(known, 0) == sorted(set().union(*(reach(node, ANY) for node in FAR)) - {gone})


@pytest.mark.parametrize(("last", "done"), [(3, True), (4, True), (10, True), (11, False), (12, False)])
def test_a_ring_fixes_an_entry_that_is_not_too_old(last: int, done: bool) -> None:
    known = sets(**{f"e{entry}": FAR for entry in range(3, min(last, 10) + 1)})
    for entry in range(8):
        known[OPEN + ROOM * entry : OPEN + ROOM * entry + ROOM] = EVERY
        known[COLUMNS + entry] = ANY
    if last == 3:
        known[OPEN + ROOM * 3 + 100 // 32] = 0
        put(known, OPEN + ROOM * 3, 100)
    before = known.copy()
    fix(BOARD, known, 3, 100, last)
    if not done:
        assert (known == before).all()
        return
    assert nodes_at(known, SETS + ROOM * 3) == [100]
    assert nodes_at(known, OPEN + ROOM * 3) == [100]
    if last == 4:
        assert nodes_at(known, 0) == sorted(reach(100, ANY))
    if last == 3:
        assert nodes_at(known, 0) == [100]


@pytest.mark.parametrize(
    ("others", "modes"),
    [
        ({"d1": 4}, {"car", "rail"}),
        ({"d1": 4, "d2": 3, "d3": 5}, {"rail"}),
        ({"d1": 4, "d2": 2, "d3": 6}, {"car"}),
        ({"d1": 4, "d2": 3, "d3": 6}, {"car", "rail"}),
        ({"d1": 3, "d2": 2, "d3": 4, "d4": 9}, set()),
        ({"d1": 8, "d5": 12, "d2": 11}, {"car", "rail", "plane"}),
    ],
)
def test_by_which_modes_a_detective_could_go(others: dict[str, int], modes: set[str]) -> None:
    said: dict[str, Any] = {"x": 10, "start": 9, "log": [{"ticket": "car/mag", "station": 10}], **others}
    game = table("hunters", **said, h1="7*car/mag", h2="6*car/blue")
    shadow = Knowledge.of(game, "public").shadow()
    mask = shadow.modes_open(int(game.state.pos[1]))
    assert {mode for place, mode in enumerate(("car", "rail", "plane")) if mask >> place & 1} == modes
    shared = table("hunters", **said, h1="7*car/mag", h2="6*car/blue", options={"detectives_share_city": True})
    mask = Knowledge.of(shared, "public").shadow().modes_open(int(game.state.pos[1]))
    assert mask == {3: 1, 4: 3, 8: 7}[others["d1"]]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_position_tells_each_thing_once(moment: str) -> None:
    decides, said = MOMENTS[moment]
    game = table(decides, **said)
    facts = game.events("x")
    names = [fact["event"] for fact in facts]
    assert names.count("turn_started") == 1
    assert names.count("mission_chosen") == 1
    assert names.count("placed") == 5
    assert [fact["entry"] for fact in facts if fact["event"] == "noted"] == list(range(1, len(said.get("log", [])) + 1))
    assert names.count("next_pair") == bool(said.get("rings"))
    stocks = [(fact["bag"], fact["box"]) for fact in facts if fact["event"] == "stocks"]
    state = game.state
    assert stocks[-1] == (state.bag.sum(), state.box.sum())
    if said.get("half"):
        opened = said.get("options", {}).get("first_open_move") == 1
        assert stocks[0] == (state.bag.sum() - opened, 0)
        assert names.count("paid") == state.box.sum()
        assert [fact["tickets"] for fact in facts if fact["event"] == "refilled" and fact["hand"] == "x"] == [8]
        left = [fact["left"] for fact in facts if fact["event"] == "holds" and (fact["hand"], fact["ticket"]) == FEET]
        assert left == [said["log"][-1]["paid"].count("car/foot"), 0]
        assert names.count("double_played") == 1
        assert names.count("hidden_played") == names.count("laid_face_down") == (moment == "half, hidden")
    shown = [fact["entry"] for fact in facts if fact["event"] == "shown"]
    first = game.options["first_open_move"]
    assert shown == list(range(first, len(said.get("log", [])) + 1))


def test_a_log_that_leaves_cities_open_notes_the_others() -> None:
    entries = shuttle(13, 1, 2)
    del entries[1]["station"]  # so far back that no rule asks for it
    game = table(x=2, start=1, log=entries, h1="", h2="")
    noted = [fact["entry"] for fact in game.events("x") if fact["event"] == "noted"]
    assert noted == [1, *range(3, 14)]
    nowhere = table(x=2, log=[{"ticket": "car/mag"}], h1="", h2="", options={"start_counts": False})
    assert [fact for fact in nowhere.events("x") if fact["event"] == "start_chosen"] == []
    assert [fact["station"] for fact in nowhere.events("x") if fact["event"] == "noted"] == [2]
