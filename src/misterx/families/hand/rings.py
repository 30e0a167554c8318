"""Position rings: five pairs, one ring on the city and its partner on the number of the track."""

from __future__ import annotations

from misterx.families.hand.schema.facts import Checked, Marked
from misterx.families.hand.schema.rules import LATEST_VISIT, Rules
from misterx.families.hand.schema.state import DETECTIVES, NO_ENTRY, OFF_BOARD, PAIRS, State
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel, rare


@kernel
def city_ago(state: State, moves: int) -> int:
    """Where Mister X was so many moves ago."""
    if moves == 0:
        return int(state.x)
    return int(state.trail[moves - 1])


@rare
def mark(state: State, entry: int, node: int, events: Sink) -> None:
    """Lay a pair of rings on a city and its entry; one that bears rings gets no second pair (EU-100, EU-129)."""
    pair = PAIRS
    for other in range(PAIRS):
        if state.ring_entry[other] == entry:
            return
        if pair == PAIRS and state.ring_entry[other] == NO_ENTRY:  # EU-101: the fewest strokes
            pair = other
    if pair == PAIRS:  # EU-128: all lie out, so the oldest mark goes
        pair = int(state.next_pair)
    state.next_pair = (pair + 1) % PAIRS
    state.ring_entry[pair] = entry
    state.ring_city[pair] = node
    emit(events, TO_ALL, Marked(pair + 1, node, entry))


@kernel
def was_entered(rules: Rules, state: State, node: int) -> bool:
    """Whether a detective moved onto a city in this round (EU-111, EU-125)."""
    for pawn in range(0 if rules.check_all_entered else 1, DETECTIVES + 1):
        if state.entered[pawn] == node:
            return True
    return False


@kernel
def can_mark(rules: Rules, state: State, ago: int) -> bool:
    """Whether the city of so many moves ago stands on the track: open moves do not, the start by option (EU-124)."""
    entry = int(state.moves) - ago
    if entry < 0 or entry >= rules.first_open_move or city_ago(state, ago) == OFF_BOARD:
        return False
    return bool(entry > 0 or rules.start_counts)


@rare
def check_position(rules: Rules, state: State, events: Sink) -> None:
    """Mark each of his last cities that a detective moved onto in this round, oldest first (EU-121 to EU-130)."""
    latest = 0 if rules.check_includes_current else 1
    for place in range(rules.check_window):
        ago = latest + int(rules.check_window) - 1 - place
        node = city_ago(state, ago)
        if not can_mark(rules, state, ago) or not was_entered(rules, state, node):
            continue
        again = False
        for later in range(latest, ago):
            again |= can_mark(rules, state, later) and city_ago(state, later) == node
        if not again or rules.repeat_visit != LATEST_VISIT:
            mark(state, int(state.moves) - ago, node, events)
    emit(events, TO_ALL, Checked(int(state.round_no)))
