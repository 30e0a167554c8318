"""Mister X's moves: tickets, black tickets, double and triple moves."""

from __future__ import annotations

from typing import Any

from misterx.families.transit.codes import DOUBLE, LEGS, RIDE, SHOW, TRIPLE, code
from misterx.families.transit.rules import BY_ENTRIES
from misterx.families.transit.state import BLACK, SHORT, X_TURN, X
from misterx.families.transit.stations import is_closed_to_x
from misterx.families.transit.tickets import x_holds
from misterx.kernel.graph import ANY, SECRET
from misterx.kernel.jit import kernel

NO_TICKET = -1


@kernel
def column_of(rules: Any, ticket: int) -> int:
    """The neighbours that a ticket of Mister X reaches: black goes anywhere (SY-090), or by ship only (SS-135)."""
    if ticket < BLACK:
        return ticket
    if rules.black_ship_only:
        return SECRET
    return ANY


@kernel
def can_go_on(board: Any, rules: Any, state: Any, node: int, first: int, second: int, refund: int) -> bool:
    """Whether Mister X, on this node with one or two tickets of his turn already spent, has a further leg (SY-089)."""
    for ticket in range(4):
        spent = (ticket == first) + (ticket == second)
        if ticket == BLACK:
            spent -= refund
        if not x_holds(rules, state, ticket, spent):
            continue
        if ticket == SHORT and rules.x_may_stay:  # SS-147
            return True
        column = column_of(rules, ticket)
        for place in range(board.first[node, column], board.first[node, column + 1]):
            if not is_closed_to_x(board, rules, state, board.to[place]):
                return True
    return False


@kernel
def can_go_on_twice(board: Any, rules: Any, state: Any, node: int, first: int, refund: int) -> bool:
    """Whether two further legs exist (SS-153)."""
    for ticket in range(4):
        spent = 1 if ticket == first else 0
        if ticket == BLACK:
            spent -= refund
        if not x_holds(rules, state, ticket, spent):
            continue
        if ticket == SHORT and rules.x_may_stay and can_go_on(board, rules, state, node, first, ticket, refund):
            return True
        column = column_of(rules, ticket)
        for place in range(board.first[node, column], board.first[node, column + 1]):
            to = int(board.to[place])
            if not is_closed_to_x(board, rules, state, to):
                if can_go_on(board, rules, state, to, first, ticket, refund):
                    return True
    return False


@kernel
def leaves_legs(board: Any, rules: Any, state: Any, node: int, ticket: int, further: int, refund: int) -> bool:
    """Whether a leg to this node leaves the further legs that the turn needs."""
    if further == 0:
        return True
    if further == 1:
        return can_go_on(board, rules, state, node, ticket, NO_TICKET, refund)
    return can_go_on_twice(board, rules, state, node, ticket, refund)


@kernel
def room_for(rules: Any, state: Any, legs: int) -> bool:
    """Whether the log has this many free entries (SS-096); a game of rounds has always room (SY-OP-01)."""
    return bool(rules.end_mode != BY_ENTRIES or state.entries + legs <= rules.limit)


@kernel
def may_show(rules: Any, state: Any) -> bool:
    """Whether Mister X may show himself of his own will for a used black ticket (SS-148 to SS-150)."""
    if not rules.voluntary_reveal or rules.always_visible or rules.reveals[state.entries + 1]:
        return False
    return bool(state.tickets[X, BLACK] < rules.blacks)


@kernel
def add_leg(
    board: Any, rules: Any, state: Any, out: Any, n: int, ticket: int, to: int, may_double: bool, may_triple: bool
) -> int:
    """Write one ride of Mister X as a single, double or triple move, shown or not, where the further legs exist."""
    further = state.legs - 1
    ride = code(RIDE, X, ticket, ticket, to)
    shown_too = may_show(rules, state)
    for refund in range(2 if shown_too else 1):
        shown = ride | refund << SHOW
        if leaves_legs(board, rules, state, to, ticket, further, refund):
            out[n] = shown
            n += 1
        if may_double and leaves_legs(board, rules, state, to, ticket, further + 1, refund):
            out[n] = shown | DOUBLE << LEGS
            n += 1
        if may_triple and leaves_legs(board, rules, state, to, ticket, 2, refund):
            out[n] = shown | TRIPLE << LEGS
            n += 1
    return n


@kernel
def x_moves(board: Any, rules: Any, state: Any, out: Any) -> int:
    """Write all moves of Mister X; returns how many."""
    here = int(state.x)
    legs = state.legs
    may_double = (
        state.doubles > 0 and state.doubled < rules.max_doubles and legs <= 2 and room_for(rules, state, legs + 1)
    )
    may_triple = bool(rules.triple_move and state.phase == X_TURN and state.doubles >= 2 and room_for(rules, state, 3))
    n = 0
    for ticket in range(4):
        if not x_holds(rules, state, ticket, 0):
            continue
        column = column_of(rules, ticket)
        for place in range(board.first[here, column], board.first[here, column + 1]):
            to = int(board.to[place])
            if not is_closed_to_x(board, rules, state, to):
                n = add_leg(board, rules, state, out, n, ticket, to, may_double, may_triple)
        if ticket == SHORT and rules.x_may_stay:  # SS-143: staying is a foot ticket onto the same field
            n = add_leg(board, rules, state, out, n, ticket, here, may_double, may_triple)
    return n


@kernel
def x_can_move(board: Any, rules: Any, state: Any) -> bool:
    """Whether Mister X has any single move."""
    return can_go_on(board, rules, state, int(state.x), NO_TICKET, NO_TICKET, 0)
