"""Where the 120 tickets are: hands, bag, box, track, and what lies aside until the end of a turn or round."""

from __future__ import annotations

from misterx.families.hand.schema.facts import Discarded, Holds, Paid, Recycled, Stocks
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import KINDS, MODES, SYMBOLS, State
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel, rare


@kernel
def held_by_mode(state: State, hand: int, mode: int) -> int:
    """Tickets of a mode in a hand, whatever their symbol (EU-011)."""
    total = 0
    for symbol in range(SYMBOLS):
        total += int(state.hands[hand, mode * SYMBOLS + symbol])
    return total


@kernel
def held_by_symbol(state: State, hand: int, symbol: int) -> int:
    total = 0
    for mode in range(MODES):
        total += int(state.hands[hand, mode * SYMBOLS + symbol])
    return total


@kernel
def hand_size(state: State, hand: int) -> int:
    total = 0
    for kind in range(KINDS):
        total += int(state.hands[hand, kind])
    return total


@kernel
def bag_size(state: State) -> int:
    total = 0
    for kind in range(KINDS):
        total += int(state.bag[kind])
    return total


@kernel
def tell_stocks(state: State, events: Sink) -> None:
    """How many tickets are in bag and box, which everybody can count."""
    if events is not None:
        box = 0
        for kind in range(KINDS):
            box += int(state.box[kind])
        emit(events, TO_ALL, Stocks(bag_size(state), box))


@kernel
def tell_held(rules: Rules, state: State, hand: int, kind: int, events: Sink) -> None:
    """How many of a kind are in a hand now, for those who may see it."""
    emit(events, int(rules.sees_hand[hand]), Holds(hand, kind, int(state.hands[hand, kind])))


@kernel
def can_pay_lot(rules: Rules, state: State, hand: int, symbol: int, lot: int) -> bool:
    for mode in range(MODES):
        if rules.lots[lot, mode] > state.hands[hand, mode * SYMBOLS + symbol]:
            return False
    return True


@rare
def pay_lot(rules: Rules, state: State, hand: int, symbol: int, lot: int, events: Sink) -> None:
    """Put the tickets of a special action into the box, openly (EU-044, EU-054, EU-092; EU-OP-24)."""
    for mode in range(MODES):
        kind = mode * SYMBOLS + symbol
        count = int(rules.lots[lot, mode])
        if count > 0:
            state.hands[hand, kind] -= count
            state.box[kind] += count
            for _ in range(count):
                emit(events, TO_ALL, Paid(hand, kind))
            tell_held(rules, state, hand, kind, events)


@rare
def discard(rules: Rules, state: State, hand: int, number: int, events: Sink) -> None:
    """Put tickets back: into the bag at once (EU-068, EU-113), or aside until the hands are full (EU-OP-10).

    The number of a discard tells how many of each kind go: its digits, each counting to what the hand holds.
    """
    rest = number
    total = 0
    for kind in range(KINDS):
        base = int(state.hands[hand, kind]) + 1
        count = rest % base
        rest //= base
        if count > 0:
            state.hands[hand, kind] -= count
            if rules.discard_before_draw:
                state.bag[kind] += count
            else:
                state.aside[kind] += count
            total += count
            tell_held(rules, state, hand, kind, events)
    emit(events, TO_ALL, Discarded(hand, total))
    tell_stocks(state, events)


@kernel
def count_discards(state: State, hand: int) -> int:
    """How many different discards a hand allows: every part of it, from nothing to all."""
    number = 1
    for kind in range(KINDS):
        number *= int(state.hands[hand, kind]) + 1
    return number


@rare
def return_aside(state: State, events: Sink) -> None:
    """What lies aside goes into the bag (EU-081)."""
    total = 0
    for kind in range(KINDS):
        total += int(state.aside[kind])
        state.bag[kind] += state.aside[kind]
        state.aside[kind] = 0
    if total > 0:
        tell_stocks(state, events)


@rare
def recycle_box(state: State, events: Sink) -> None:
    """The bag cannot cover a draw: all tickets paid for special actions come back, no others (EU-117, EU-118)."""
    total = 0
    for kind in range(KINDS):
        total += int(state.box[kind])
        state.bag[kind] += state.box[kind]
        state.box[kind] = 0
    emit(events, TO_ALL, Recycled(total))
    tell_stocks(state, events)
