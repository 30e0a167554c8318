"""Rules in small: each function alone on a table laid out by hand, with what it tells."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.europa.land import LAND

from misterx import Game
from misterx.families.hand.chance import chance
from misterx.families.hand.detectives import detective_moves, someone_can_move
from misterx.families.hand.mister_x import can_go_on_hidden
from misterx.families.hand.must_move import keeps_most_moving, most_by_tickets
from misterx.families.hand.rings import mark, was_entered
from misterx.families.hand.schema.facts import Discarded, Holds, Recycled, Stocks
from misterx.families.hand.schema.moves import DRAWN, PAYMENTS, kind_of, target_of, ticket_of, who_of
from misterx.families.hand.schema.state import DRAWS, NO_ENTRY, OFF_BOARD, X
from misterx.families.hand.team import can_go_by, entry_asked, list_payments, team_can_act
from misterx.families.hand.tickets import discard, recycle_box, return_aside
from misterx.families.hand.turn import start_hunters
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import code_of, new_sink
from misterx.kernel.records import interpreted

DISCARDED, HOLDS, RECYCLED, STOCKS = map(code_of, (Discarded, Holds, Recycled, Stocks))

BLANK = Game("europa", 3, {"detective_special_from_move": 1}, LAND, None, 0)  # h1 leads d1 to d3, h2 d4 and d5
BOARD: Any = interpreted(BLANK.engine.board)
NODE, TICKETS = BLANK.words.node, BLANK.words.tickets
CAR, RAIL, PLANE = 0, 1, 2
SPARE = 6  # the records have room for eight pawns; behind the fifth detective's it is nobody's
FEW = {"h1": "car/mag", "h2": "car/mag"}


def rules_with(**changed: int) -> Any:
    rules: Any = interpreted(BLANK.engine.rules)
    for name, value in changed.items():
        setattr(rules, name, value)
    return rules


RULES = rules_with()


def laid(hands: dict[str, str], **cities: int) -> Any:
    """A table: hands by seat, detectives by city, those not named in 14, 15, 16, 12 and 13."""
    state: Any = interpreted(BLANK.opening.copy())
    for seat, held in hands.items():
        for ticket in held.split():
            state.hands[BLANK.words.stocks.index(seat), TICKETS.index(ticket)] += 1
    for name, city in {"d1": 14, "d2": 15, "d3": 16, "d4": 12, "d5": 13, **cities}.items():
        state.pos[int(name[1:])] = NODE[city]
    return state


def told(events: Any) -> list[tuple[int, ...]]:
    """Facts with their audience and values."""
    return [tuple(row) for row in events[1 : events[0, 0] + 1].tolist()]


# Tickets


def test_a_discard_tells_what_changed() -> None:
    state = laid({"x": "car/mag car/mag rail/foot"})
    bag = state.bag.copy()
    events = new_sink()
    discard(RULES, state, X, 1 + 3 * 1, events)  # one of the two car/mag, and the rail/foot
    first, last = TICKETS.index("car/mag"), TICKETS.index("rail/foot")
    sees, back = int(RULES.sees_hand[X]), int(bag.sum()) + 2
    assert told(events) == [
        (HOLDS, sees, X, first, 1, 0),
        (HOLDS, sees, X, last, 0, 0),
        (DISCARDED, TO_ALL, X, 2, 0, 0),
        (STOCKS, TO_ALL, back, 0, 0, 0),
    ]
    assert (state.bag - bag).nonzero()[0].tolist() == [first, last]
    state = laid({"x": "car/mag car/mag rail/foot"})
    discard(rules_with(discard_before_draw=0), state, X, 2, None)
    assert (state.aside[first], state.aside.sum(), state.bag.sum()) == (2, 2, bag.sum())


@pytest.mark.rule("EU-081")
def test_eu081_what_lay_aside_is_counted_when_it_comes_back() -> None:
    for lies in (0, 1, 3):
        state = laid({})
        state.aside[5] = lies
        bag = int(state.bag.sum())
        events = new_sink()
        return_aside(state, events)
        assert told(events) == ([(STOCKS, TO_ALL, bag + lies, 0, 0, 0)] if lies else [])
        assert (state.aside.sum(), state.bag.sum()) == (0, bag + lies)
    state = laid({})
    state.aside[5] = 2
    bag = int(state.bag.sum())
    start_hunters(RULES, state, new_sink())
    assert (state.aside.sum(), state.bag.sum()) == (0, bag + 2)


def test_the_box_comes_back_and_is_counted() -> None:
    state = laid({})
    state.box[:2] = 2, 1
    bag = int(state.bag.sum())
    events = new_sink()
    recycle_box(state, events)
    assert told(events) == [(RECYCLED, TO_ALL, 3, 0, 0, 0), (STOCKS, TO_ALL, bag + 3, 0, 0, 0)]


def test_chance_names_the_tickets_that_the_bag_holds() -> None:
    state = laid({})
    state.phase, state.drawing = DRAWS, 1
    state.bag[:] = [0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 5]
    out, weights = [0] * 12, [0] * 12
    assert chance(BOARD, RULES, state, out, weights) == 3
    assert [(kind_of(move), who_of(move), ticket_of(move)) for move in out[:3]] == [(DRAWN, X, k) for k in (1, 4, 11)]
    assert weights[:3] == [2, 1, 5]


# Mister X


@pytest.mark.parametrize(
    ("shadows", "others", "symbol", "onward", "allowed", "goes"),
    [
        (3, 5, "foot", CAR + 1, 1, True),  # after footprints and a ticket, three shadows and one ticket more
        (3, 4, "foot", CAR + 1, 1, False),
        (4, 4, "shad", CAR + 1, 1, True),
        (4, 4, "foot", CAR + 1, 1, True),
        (3, 5, "shad", CAR + 1, 1, False),
        (2, 6, "foot", CAR + 1, 1, False),
        (4, 3, "foot", CAR + 1, 1, False),
        (3, 5, "foot", 0, 1, False),
        (3, 5, "foot", CAR + 1, 0, False),
    ],
)
def test_a_hidden_second_half_needs_its_price_and_a_ticket(
    shadows: int, others: int, symbol: str, onward: int, allowed: int, goes: bool
) -> None:
    state = laid({"x": "car/shad " * shadows + "car/foot " * others})
    rules = rules_with(double_with_hidden=allowed)
    assert can_go_on_hidden(rules, state, ("mag", "blue", "foot", "shad").index(symbol), onward) == goes


# Detectives


def test_any_of_the_five_and_nobody_else_may_be_the_one_who_can_move() -> None:
    for pawn in range(1, 6):
        seat = "h1" if pawn < 4 else "h2"
        state = laid({"x": "rail/mag", seat: "rail/mag"}, d1=12, d2=9, d3=10, d4=11, d5=13)
        state.pos[pawn] = NODE[4]
        assert someone_can_move(BOARD, RULES, state)
        out = [0] * 8
        assert detective_moves(BOARD, RULES, state, out) == 2
        assert {(who_of(move), target_of(move)) for move in out[:2]} == {(pawn, NODE[2]), (pawn, NODE[6])}
        state.moved = 1 << pawn
        assert not someone_can_move(BOARD, RULES, state)
        state.pos[SPARE] = NODE[4]
        assert not someone_can_move(BOARD, RULES, state)
        assert detective_moves(BOARD, RULES, state, out) == 0


@pytest.mark.rule("EU-125")
def test_eu125_who_moved_onto_a_city() -> None:
    state = laid({})
    state.entered[:] = [9, 0, OFF_BOARD, 4, OFF_BOARD, 12, 7, OFF_BOARD]
    for every, found in ((1, [0, 4, 9, 12]), (0, [0, 4, 12])):
        rules = rules_with(check_all_entered=every)
        assert [node for node in range(16) if was_entered(rules, state, node)] == found


@pytest.mark.rule("EU-101", "EU-128")
def test_eu101_the_free_pair_with_the_fewest_strokes_is_laid() -> None:
    for lie, after, pair in (
        ([NO_ENTRY, 3, NO_ENTRY, NO_ENTRY, NO_ENTRY], 2, 0),
        ([1, 3, NO_ENTRY, NO_ENTRY, 2], 0, 2),
        ([1, 3, 4, 5, NO_ENTRY], 2, 4),
        ([1, 3, 4, 5, 2], 3, 3),
        ([1, 3, 7, 5, 2], 3, None),
    ):
        state = laid({})
        state.ring_entry[:], state.next_pair = lie, after
        mark(state, 7, 11, None)
        if pair is None:
            assert (state.ring_entry.tolist(), state.next_pair) == (lie, after)
        else:
            assert (state.ring_entry[pair], state.ring_city[pair], state.next_pair) == (7, 11, (pair + 1) % 5)


# The team


def test_by_which_lines_an_extra_move_can_go() -> None:
    state = laid({}, d1=3, d2=4, d3=8, d4=13, d5=7)
    found = {(pawn, mode) for pawn in range(1, 6) for mode in range(3) if can_go_by(BOARD, RULES, state, pawn, mode)}
    assert found == {(1, CAR), (2, CAR), (2, RAIL), (3, RAIL), (3, PLANE), (4, CAR), (5, CAR)}
    enclosed = laid({}, d1=10, d2=9)
    assert not can_go_by(BOARD, RULES, enclosed, 1, CAR)


def test_who_can_pay_and_use_a_special_action() -> None:
    """The first investigation asks for the start; an extra move by car needs a free road beside any of the five."""
    three = {"h1": "car/mag car/mag car/mag"}
    lights = {"h1": "car/blue car/blue car/blue"}
    asked = laid(three)
    for moves, entry in ((3, -1), (4, 0), (5, 1), (28, 24), (29, -1)):
        asked.moves, asked.trail[3] = moves, 6
        assert entry_asked(RULES, asked, 3) == entry
        assert team_can_act(BOARD, RULES, asked) == (entry >= 0)
    dead = {"d1": 13, "d2": 14, "d3": 15, "d4": 16, "d5": 8}  # in a row, which only 8 leaves
    for pawn in range(1, 6):
        row = laid(lights, **dead)
        row.moves = 1
        for place in range(1, 6):  # city 10 leads to 9 alone
            row.pos[place] = NODE[9] if place == pawn else NODE[10]
        assert team_can_act(BOARD, RULES, row)
        row.pos[pawn], row.pos[SPARE] = NODE[10], NODE[9]
        assert not team_can_act(BOARD, RULES, row)
        row.moves = 0
        assert not team_can_act(BOARD, RULES, row)


def test_every_payment_is_listed_once() -> None:
    state = laid({"h1": "car/mag car/mag rail/mag plane/blue", "h2": "rail/mag"})
    out: dict[int, int] = {}
    last = list_payments(RULES, state, 0, out)
    sizes = sorted(out[place] >> 12 for place in range(PAYMENTS, last))
    # three of h1's three, or with h2's: two cars, or a car and the rail, or all three
    assert sizes == [3, 3, 3, 4]
    assert list_payments(RULES, laid({}), 0, {}) == PAYMENTS


# As many as possible


def test_the_moves_of_two_detectives_to_one_city_are_judged_apart() -> None:
    """One in 10 can go to 9 alone: d1 must not, he may; nobody else is left to move."""
    six = Game("europa", 6, {"must_move": "maximal"}, LAND, None, 0)
    rules: Any = interpreted(six.engine.rules)
    for pawn, first, last in ((5, "car/shad", "car/mag"), (5, "car/mag", "car/shad"), (2, "car/foot", "car/foot")):
        state = laid({"h1": first, f"h{pawn}": last}, d1=3, d2=14, d3=15, d4=16, d5=13)
        state.pos[pawn], state.moved = NODE[10], 0b111000 if pawn == 2 else 0b011100
        out = dict.fromkeys(range(12), 0)
        n = detective_moves(BOARD, rules, state, out)
        found = {(who_of(out[place]), BLANK.words.stations[target_of(out[place])]) for place in range(n)}
        assert found == {(1, 2), (1, 4), (pawn, 9)}
    assert keeps_most_moving(BOARD, rules, laid({}), {}, 0) == 0


def test_how_many_the_hands_could_move() -> None:
    for hands, cities, most in (
        ({}, {}, 0),
        (FEW, {"d1": 3, "d2": 5, "d3": 7, "d4": 9, "d5": 11}, 2),
        ({"h1": "rail/mag rail/foot plane/mag", "h2": "car/mag car/foot"}, {"d1": 3, "d2": 4, "d3": 7}, 3),
        ({"h1": "plane/mag plane/foot plane/blue"}, {"d1": 2, "d2": 4, "d3": 7}, 1),
        ({"h1": "car/mag rail/foot plane/blue"}, {"d1": 2, "d2": 4, "d3": 8}, 3),
        ({"h1": "car/mag rail/foot rail/blue"}, {"d1": 2, "d2": 3, "d3": 7}, 2),
        ({"x": "car/mag", "h2": "car/mag car/foot car/blue"}, {}, 2),
    ):
        assert most_by_tickets(BOARD, RULES, laid(hands, **cities)) == most, (hands, cities)
