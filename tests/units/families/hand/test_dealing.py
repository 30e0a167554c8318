"""Dealing hidden hands, part by part: when a ticket was drawn, when it comes back, how often a deal is tried."""

from __future__ import annotations

import random
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.rules.europa.land import LAND, shuttle, table
from tests.rules.europa.test_deals import CAR, RAIL, Steps, limits, mix, retell

from misterx import Game
from misterx.deduce import Knowledge
from misterx.families.hand.knowledge.deals import ALL, Deal
from misterx.families.hand.knowledge.known_table import KnownTable
from misterx.families.hand.knowledge.repairs import Mender, Patience, Slot
from misterx.families.hand.schema.state import HUNTER_DISCARDS, HUNTERS_TURN, TEAM_TURN
from misterx.kernel.records import interpreted

sampling: Any = import_module("misterx.families.hand.knowledge.sample")  # the family's verb hides its module
MANY = mix(k0=6, k4=2, k8=9)  # rails are what the bag can spare least


def first_try(bag: list[int], steps: Steps, seed: int = 0) -> Deal:
    return Deal(bag, steps, limits(), random.Random(seed).randrange, Patience(600))


@pytest.mark.parametrize(
    ("between", "drawn"),
    [
        ([("draw", 1, 1)], {2: [0], 3: [4]}),  # the limit lies before the refill before: the scarce rail came last
        ([("draw", 1, 1), ("return",)], {2: [0], 4: [4]}),
        ([("draw", 1, 1), ("limit", 2, CAR)], {2: [0], 4: [4]}),
        ([("draw", 1, 1), ("limit", 1, RAIL)], {2: [0], 4: [4]}),
        ([("draw", 1, 1), ("limit", 1, CAR)], {4: [0]}),  # nor was the car in the hand before the last refill
        ([("draw", 2, 1), ("return",)], {4: [0]}),  # another's refill is none of his
    ],
)
def test_at_which_refill_a_ticket_came(between: Steps, drawn: dict[int, list[int]]) -> None:
    steps: Steps = [("draw", 1, 3), ("limit", 1, CAR), *between, ("draw", 1, 1), ("use", 1, 0), ("use", 1, 4)]
    for seed in range(3):
        deal = first_try(MANY, steps, seed)
        assert {number: deal.at(number) for number in drawn} == drawn
        retell(MANY, steps, limits(), deal)


def test_two_cars_after_a_limit_came_at_the_two_refills_since() -> None:
    """Were the scarce rail drawn last, one of the cars would have been there when there was none."""
    steps: Steps = [
        ("draw", 1, 3), ("limit", 1, CAR), ("draw", 1, 1), ("use", 1, 0), ("draw", 1, 1), ("use", 1, 0), ("use", 1, 4),
    ]  # fmt: skip
    for seed in range(3):
        deal = first_try(MANY, steps, seed)
        assert deal.is_possible
        assert (deal.at(2), deal.at(4)) == ([0], [0])
        retell(MANY, steps, limits(), deal)


def test_a_known_ticket_leaves_the_bag_when_it_is_drawn() -> None:
    """No earlier: the bag got it just before. No later: nobody else had it meanwhile."""
    assert first_try(mix(k4=1), [("bag", 0, 1), ("draw", 1, 1), ("use", 1, 0)]).is_possible
    for seed in range(6):
        deal = first_try(mix(k0=1, k4=1), [("draw", 1, 2), ("discard", 1, 1), ("use", 1, 0)], seed)
        assert (deal.is_possible, deal.at(1)) == (True, [4])


def test_who_has_the_least_choice_is_dealt_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mender, "_make", lambda *_: pytest.fail("nothing was to be repaired"))
    steps: Steps = [("draw", 1, 1), ("limit", 1, CAR), ("draw", 2, 2)]
    for seed in range(8):
        deal = first_try(mix(k0=2, k4=1), steps, seed)
        assert (deal.held(1), deal.held(2)) == ([4], [0, 0])


def test_the_step_that_brings_a_ticket_back() -> None:
    steps: Steps = [("draw", 0, 3), ("down", 0, 4), ("down", 0, 5), ("use", 0, 0), ("discard", 0, 1), ("return",)]
    gone = [(None, None, 6), (1, 4, 6), (2, 5, 2), (3, None, 6), (4, None, 4)]
    for waits in (False, True):
        deal = Deal(mix(k0=9), steps, limits(waits=waits), lambda n: 0, Patience(600))
        found = [deal._back_at(Slot(0, ALL, left, 0, entry)) for left, entry, _ in gone]
        assert found == [back for _, _, back in gone[:-1]] + [5 if waits else 4]
    deal = Deal(mix(k0=9), steps[:-1], limits(waits=True), lambda n: 0, Patience(600))
    assert deal._back_at(Slot(0, ALL, 4, 0)) == 5


# Stories


BLANK = Game("europa", 3, {}, LAND, None, 0)


def fake(monkeypatch: pytest.MonkeyPatch, possible: bool, broken: list[bool]) -> list[list[Any]]:
    """Deals that only say with which steps they were asked for; obligations are broken as the list says."""
    asked: list[list[Any]] = []

    def deal(bag: Any, steps: list[Any], *_: Any) -> Any:
        asked.append(list(steps))
        return SimpleNamespace(is_possible=possible, number=len(asked))

    def breaks(shadow: Any, deal: Any, steps: list[Any], below: Any) -> bool:
        steps.append("tight")
        return broken.pop(0) if broken else False

    monkeypatch.setattr(sampling, "Deal", deal)
    monkeypatch.setattr(sampling, "breaks_obligations", breaks)
    monkeypatch.setattr(sampling, "find_limits", lambda *_: "alike")
    return asked


def bare() -> Any:
    """A table before the mission: no path, one step."""
    mind = KnownTable(BLANK.words, BLANK.engine.board, BLANK.engine.rules, BLANK.opening)
    mind.steps.append(("draw", 0, 8))
    return mind


@pytest.mark.parametrize(("deals", "made"), [(1, [1, 1, 1, 1]), (2, [1, 2, 1, 1]), (9, [1, 2, 3, 4])])
def test_no_more_deals_are_made_than_asked_for(monkeypatch: pytest.MonkeyPatch, deals: int, made: list[int]) -> None:
    fake(monkeypatch, True, [])
    stories = sampling.find_stories(bare(), lambda n: 0, deals)
    assert [next(stories)[1].number for _ in range(4)] == made


@pytest.mark.parametrize(("drawn", "second"), [(0, 1), (1, 2), (7, 2)])
def test_what_was_asked_of_leftovers_is_forgotten_now_and_then(
    monkeypatch: pytest.MonkeyPatch, drawn: int, second: int
) -> None:
    asked = fake(monkeypatch, True, [True, False])
    next(sampling.find_stories(bare(), lambda n: drawn, 5))
    assert [len(steps) for steps in asked] == [1, second]


def test_tries_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = fake(monkeypatch, False, [])
    with pytest.raises(RuntimeError, match="no deal of the hidden tickets"):
        next(sampling.find_stories(bare(), lambda n: 1, 5, None, 4 * sampling.DEAL))
    assert len(asked) == 4


def test_when_patience_is_at_an_end_the_deals_that_were_found_must_do(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, True, [])
    stories = sampling.find_stories(bare(), lambda n: 0, 9, None, 2 * sampling.DEAL)
    assert [next(stories)[1].number for _ in range(4)] == [1, 2, 1, 1]
    limits_of = iter("abcabc")
    monkeypatch.setattr(sampling, "find_limits", lambda *_: next(limits_of))
    stories = sampling.find_stories(bare(), lambda n: 0, 9, None, 2 * sampling.DEAL)
    assert [next(stories)[1].number for _ in range(4)] == [3, 4, 3, 4], "paths without one are drawn again"


def test_a_suspect_is_limited_beside_what_limits_him_already(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "most_from", lambda *_: 2)
    monkeypatch.setattr(sampling, "suspects", lambda *_: [(1, 2)])
    monkeypatch.setattr(sampling, "hands_before", lambda *_: None)
    turn = SimpleNamespace(step=0, used=[1], limits={1: 0})
    state = SimpleNamespace(phase=TEAM_TURN)
    shadow: Any = SimpleNamespace(is_watched=lambda: True, board=None, rules=None, state=state, turns=[turn])
    steps: Steps = [("limit", 1, CAR)]
    assert sampling.breaks_obligations(shadow, None, steps, lambda n: 0)
    assert steps == [("limit", 1, 0b101)]
    turn.used = [1, 2]
    assert not sampling.breaks_obligations(shadow, None, steps, lambda n: 0)


def test_tables_and_paths_of_a_long_game() -> None:
    shadow = Knowledge.of(table(x=1, start=1, log=shuttle(12, 1, 2), h1="", h2=""), "public").shadow()
    assert len(sampling.Paths(shadow, None).sets) == 13
    tables = sampling.sample_tables(shadow, random.Random(1).randrange, None, 3, 1)
    assert [int(state.moves) for state in tables] == [12] * 3


def test_who_may_be_the_one_that_moves_next() -> None:
    """Cities from which roads lead on; d5's player has no ticket, d2 has moved, d3 is enclosed."""
    mind = bare()
    state, node = mind.state, BLANK.words.node
    state.phase, state.moved = HUNTERS_TURN, 0b100
    state.pos[:] = [-1, *(node[city] for city in (3, 9, 10, 15, 12)), node[4], -1]
    mind.sizes = [8, 3, 0, 0, 0, 0]
    asked: list[int] = []

    def last(n: int) -> int:
        asked.append(n)
        return n - 1

    assert sampling.find_wanted(mind, [], last) == (1, CAR)
    assert asked == [1]
    mind.sizes[2] = 2
    assert sampling.find_wanted(mind, [], last) == (2, CAR)
    assert asked == [1, 3]


def test_a_table_is_filled_with_what_was_hidden() -> None:
    mind = bare()
    mind.resolved = False
    mind.state.pos[:6] = [-1, 0, 1, 2, 3, 4]
    path = list(range(3, 15))
    for held, turn in (({1: [0], 2: [0]}, 1), ({2: [0]}, 2), ({4: [5, 5]}, 4)):
        deal: Any = SimpleNamespace(
            held=lambda hand, held=held: held.get(hand, []), faces={24: 7, 25: 2}, aside=[3, 3, 5], bag=[1] * 12
        )
        state: Any = interpreted(sampling.fill_state(mind, path, deal))
        assert state.aside.tolist() == [0, 0, 0, 2, 0, 1] + [0] * 6
        assert (state.track.sum(), state.track[7], state.bag.tolist()) == (1, 1, [1] * 12)
        assert (state.x, state.trail.tolist()) == (path[-1], path[-2:-9:-1])
        assert (state.phase, state.turn) == (HUNTER_DISCARDS, turn)
        assert {hand: n for hand, n in enumerate(state.hands.sum(1)) if n} == {h: len(k) for h, k in held.items()}
    short: Any = SimpleNamespace(held=lambda hand: [0], faces={}, aside=[], bag=np.zeros(12))
    assert sampling.Paths(mind, None).draw(lambda n: 0) == []
    assert not sampling.find_limits(mind, [], lambda n: 0).waits
    state = interpreted(sampling.fill_state(mind, [4, 6], short))
    assert (state.x, state.trail.tolist()) == (6, [4] + [-1] * 6)
