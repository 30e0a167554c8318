"""Where Mister X can be, as a set of stations: what the open table says, and nothing else.

A set is an array of int64 words with 32 stations each. These functions read the state's open parts only; where they
need to ask what Mister X could do from a station, they put him there first.
"""

from __future__ import annotations

from typing import Any

from misterx.families.transit.mister_x import (
    column_of,
    held_tickets,
    loses_without_move,
    may_stay_with,
    x_can_move,
)
from misterx.families.transit.schema.moves import DEALT, kind_of, pawn_of, shows, target_of, ticket_of
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import BLACK, X_TURN, State, X
from misterx.families.transit.specials import arrives
from misterx.families.transit.stations import is_held, is_shared
from misterx.kernel.bits import lowest_bit, words_of
from misterx.kernel.graph import ANY, Graph
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def contains(known: Any, node: int) -> bool:
    return bool(known[node >> 5] >> (node & 31) & 1)


@kernel
def include(known: Any, node: int) -> None:
    known[node >> 5] |= 1 << (node & 31)


@kernel
def exclude(known: Any, node: int) -> None:
    """A hunter arrived here and the game goes on: he is not here."""
    if known[node >> 5] >> (node & 31) & 1:
        known[node >> 5] ^= 1 << (node & 31)


@kernel
def only(board: Graph, known: Any, node: int) -> None:
    """He showed himself here."""
    for word in range(words_of(board)):
        known[word] = 0
    include(known, node)


@kernel
def possible_starts(board: Graph, state: State, known: Any) -> None:
    """His start is one of his cards, and none that a hunter holds."""
    for word in range(words_of(board)):
        known[word] = 0
    for card in range(board.x_cards):
        node = int(board.x_deck[card])
        if not is_held(state, node):
            include(known, node)


@kernel
def possible_moves(board: Graph, rules: Rules, state: State, ticket: int, before: Numbers, after: Numbers) -> None:
    """He moved with this ticket: every open neighbour, by what the ticket reaches, of where he could be."""
    column = column_of(rules, ticket)
    words = words_of(board)
    for word in range(words):
        after[word] = 0
        if may_stay_with(rules, ticket):  # SS-143: a foot ticket may hide a stay
            after[word] = before[word]
    for word in range(words):
        bits = before[word]
        while bits != 0:
            low = bits & -bits
            bits ^= low
            node = word * 32 + lowest_bit(low)
            second = node  # two at a time: each waits for the set that was written before
            if bits != 0:
                low = bits & -bits
                bits ^= low
                second = word * 32 + lowest_bit(low)
            for other in range(words):
                after[other] |= board.reach[column, node, other] | board.reach[column, second, other]
    for pawn in range(1, rules.hunters + 1):
        place = int(state.pos[pawn])
        if place >= 0 and not is_shared(board, rules, state, place):
            exclude(after, place)
    for slot in range(rules.roadblocks):
        if state.roadblocks[slot] >= 0:
            exclude(after, int(state.roadblocks[slot]))


@kernel
def possible_stays(board: Graph, rules: Rules, state: State, known: Any) -> None:
    """He announced that he stays: he is where he has no move, and the game would not have ended (NY-101)."""
    true_place = state.x
    for node in range(board.nodes):
        if contains(known, node):
            state.x = node
            if x_can_move(board, rules, state) or loses_without_move(board, rules, state):
                exclude(known, node)
    state.x = true_place


@kernel
def possible_movers(board: Graph, rules: Rules, state: State, known: Any, scratch: Numbers) -> None:
    """His turn began and the game goes on: he is where he has a move (SY-055).

    Away from hunters and roadblocks one ticket for a mode that stops there is enough, which most stations pass.
    """
    true_place = state.x
    words = words_of(board)
    held = held_tickets(rules, state, 0)
    for word in range(words):  # where one of his tickets fits, somebody has to stand in his way
        fits = 0
        for ticket in range(BLACK):
            fits |= board.stops[ticket, word] & -(held >> ticket & 1)
        scratch[word] = ~fits
    for pawn in range(1, rules.hunters + 1):
        if state.pos[pawn] >= 0:
            for word in range(words):
                scratch[word] |= board.reach[ANY, state.pos[pawn], word]
    for slot in range(rules.roadblocks):
        if state.roadblocks[slot] >= 0:
            for word in range(words):
                scratch[word] |= board.reach[ANY, state.roadblocks[slot], word]
    for word in range(words):
        bits = int(known[word]) & int(scratch[word])
        while bits != 0:
            low = bits & -bits
            bits ^= low
            node = word * 32 + lowest_bit(low)
            state.x = node
            if not x_can_move(board, rules, state):
                exclude(known, node)
    state.x = true_place


@kernel
def mark_possible(board: Graph, state: State, known: Any, out: Any) -> None:
    """Write the set, 32 stations a word."""
    for word in range(words_of(board)):
        out[word] = known[word]


@kernel
def learn(board: Graph, rules: Rules, before: State, state: State, move: int, known: Any, scratch: Any) -> None:
    """Bring a set up to date after a move took the state from `before` to what it is now."""
    pawn = pawn_of(move)
    entries = int(before.entries)
    if kind_of(move) == DEALT:
        possible_starts(board, state, known)
        if rules.always_visible and pawn == X:
            only(board, known, int(state.x))
    elif pawn == X:
        possible_moves(board, rules, state, ticket_of(move), known, scratch)
        for word in range(words_of(board)):
            known[word] = scratch[word]
        entries += 1
        if shows(move) or rules.reveals[entries] or rules.always_visible:
            only(board, known, target_of(move))
    elif arrives(move):
        exclude(known, target_of(move))
    for entry in range(entries + 1, state.entries + 1):  # entries that he struck out since
        possible_stays(board, rules, state, known)
        if rules.always_visible or (rules.reveal_when_staying and rules.reveals[entry]):
            only(board, known, int(state.x))
    if state.phase == X_TURN:
        possible_movers(board, rules, state, known, scratch)
