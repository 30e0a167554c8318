"""Mister X's moves: tickets, black tickets, double and triple moves."""

from __future__ import annotations

from misterx.families.transit.schema.moves import DOUBLE, LEGS, MODE, RIDE, SHOW, TRIPLE, code, target_of
from misterx.families.transit.schema.rules import BY_CAUSE, BY_ENTRIES, ENCLOSED_STAYS, LOSES, MIXED_LOSES, Rules
from misterx.families.transit.schema.state import BLACK, FAST, SHORT, X_TURN, State, X
from misterx.families.transit.stations import count_closed, is_closed_to_x, is_enclosed
from misterx.families.transit.tickets import EVERY_TICKET, x_holds
from misterx.kernel.bits import lowest_bit
from misterx.kernel.graph import ANY, SECRET, Graph
from misterx.kernel.jit import kernel, rare, small
from misterx.kernel.records import Numbers

NO_TICKET = -1


@small
def column_of(rules: Rules, ticket: int) -> int:
    """The neighbours that a ticket of Mister X reaches: black goes anywhere (SY-090), or by ship only (SS-135)."""
    if ticket < BLACK:
        return ticket
    if rules.black_ship_only:
        return SECRET
    return ANY


@small
def may_stay_with(rules: Rules, ticket: int) -> bool:
    """Whether this ticket pays for staying: a foot ticket (SS-143, SS-145), by option a black one (SS-OP-21)."""
    if not rules.x_may_stay:
        return False
    if ticket == BLACK:
        return bool(rules.stay_with_black and not rules.black_ship_only)
    return bool(ticket == SHORT)


@kernel
def can_go_on(board: Graph, rules: Rules, state: State, node: int, first: int, second: int, refund: int) -> bool:
    """Whether Mister X, on this node with one or two tickets of his turn already spent, has a further leg (SY-089)."""
    for ticket in range(4):
        spent = (ticket == first) + (ticket == second)
        if ticket == BLACK:
            spent -= refund
        if not x_holds(rules, state, ticket, spent):
            continue
        if may_stay_with(rules, ticket):  # SS-147
            return True
        column = column_of(rules, ticket)
        for place in range(board.first[node, column], board.first[node, column + 1]):
            to = int(board.to[place])
            if not is_closed_to_x(board, rules, state, to):
                return True
    return False


@rare
def can_go_on_twice(board: Graph, rules: Rules, state: State, node: int, first: int, refunded: int) -> bool:
    """Whether two further legs exist (SS-153); showing himself in the second may pay for the third (SS-148)."""
    for ticket in range(4):
        spent = 1 if ticket == first else 0
        if ticket == BLACK:
            spent -= refunded
        if not x_holds(rules, state, ticket, spent):
            continue
        refund = refunded
        if may_show(rules, state, 2, ticket, (first == BLACK) - refunded):
            refund += 1
        if may_stay_with(rules, ticket) and can_go_on(board, rules, state, node, first, ticket, refund):
            return True
        column = column_of(rules, ticket)
        for place in range(board.first[node, column], board.first[node, column + 1]):
            to = int(board.to[place])
            if not is_closed_to_x(board, rules, state, to):
                if can_go_on(board, rules, state, to, first, ticket, refund):
                    return True
    return False


@small
def leaves_legs(
    board: Graph, rules: Rules, state: State, node: int, ticket: int, further: int, refund: int, may_return: bool
) -> bool:
    """Whether a leg to this node leaves the further legs that the turn needs.

    With a second ticket of the kind he can go back the way he came, if he may.
    """
    if further == 0:
        return True
    if further == 1:
        if may_return and x_holds(rules, state, ticket, 1):
            return True
        return can_go_on(board, rules, state, node, ticket, NO_TICKET, refund)
    return can_go_on_twice(board, rules, state, node, ticket, refund)


@small
def room_for(rules: Rules, state: State, legs: int) -> bool:
    """Whether the log has this many free entries (SS-096); a game of rounds has always room (SY-OP-01)."""
    return bool(rules.end_mode != BY_ENTRIES or state.entries + legs <= rules.limit)


@small
def may_show(rules: Rules, state: State, leg: int, ticket: int, spent: int) -> bool:
    """Whether Mister X may show himself of his own will in the next leg, or the one after, for a used black ticket.

    It was used in an earlier move, `spent` of them in this turn, or by option in this very move (SS-148 to SS-150).
    """
    if not rules.voluntary_reveal or rules.always_visible or rules.reveals[state.entries + leg]:
        return False
    if ticket == BLACK and rules.refund_same_move:
        spent += 1
    return bool(state.tickets[X, BLACK] - spent < rules.blacks)


@small
def add_leg(
    board: Graph,
    rules: Rules,
    state: State,
    out: Numbers,
    n: int,
    ticket: int,
    to: int,
    may_double: bool,
    may_triple: bool,
    may_return: bool,
) -> int:
    """Write one ride of Mister X as a single, double or triple move, shown or not, where the further legs exist."""
    further = state.legs - 1
    ride = code(RIDE, X, ticket, ticket, to)
    shown_too = may_show(rules, state, 1, ticket, 0)
    for refund in range(2 if shown_too else 1):
        shown = ride | refund << SHOW
        if leaves_legs(board, rules, state, to, ticket, further, refund, may_return):
            out[n] = shown
            n += 1
        if may_double and leaves_legs(board, rules, state, to, ticket, further + 1, refund, may_return):
            out[n] = shown | DOUBLE << LEGS
            n += 1
        if may_triple and leaves_legs(board, rules, state, to, ticket, 2, refund, may_return):
            out[n] = shown | TRIPLE << LEGS
            n += 1
    return n


@small
def held_tickets(rules: Rules, state: State, spent: int) -> int:
    """A mask of the tickets that Mister X holds after `spent` of each kind are gone."""
    held = 0
    for ticket in range(4):
        held |= x_holds(rules, state, ticket, spent) << ticket
    return held


@small
def plain_moves(board: Graph, rules: Rules, state: State, singles: int, doubles: int, out: Numbers) -> int:
    """Write Mister X's rides with the tickets of a mask, with those of another as the first leg of a double too."""
    here = int(state.x)
    n = 0
    for place in range(board.first[here, SHORT], board.first[here, FAST + 1]):
        ride = int(board.links[place])
        out[n] = ride
        out[n + 1] = ride + (DOUBLE << LEGS)
        if not is_closed_to_x(board, rules, state, target_of(ride)):
            n += (singles >> (ride >> MODE) & 1) + (doubles >> (ride >> MODE) & 1)
    if singles >> BLACK & 1:
        column = column_of(rules, BLACK)
        for place in range(board.first[here, column], board.first[here, column + 1]):
            to = int(board.to[place])
            ride = code(RIDE, X, BLACK, BLACK, to)
            out[n] = ride
            out[n + 1] = ride + (DOUBLE << LEGS)
            if not is_closed_to_x(board, rules, state, to):
                n += 1 + (doubles >> BLACK)
    return n


@rare
def special_moves(
    board: Graph, rules: Rules, state: State, may_double: bool, may_triple: bool, may_return: bool, out: Numbers
) -> int:
    """Write Mister X's moves one by one, asking for each what may follow it."""
    here = int(state.x)
    n = 0
    for ticket in range(4):
        if not x_holds(rules, state, ticket, 0):
            continue
        column = column_of(rules, ticket)
        for place in range(board.first[here, column], board.first[here, column + 1]):
            to = int(board.to[place])
            if not is_closed_to_x(board, rules, state, to):
                n = add_leg(board, rules, state, out, n, ticket, to, may_double, may_triple, may_return)
        if may_stay_with(rules, ticket):  # SS-143: staying is a ticket onto the same field
            n = add_leg(board, rules, state, out, n, ticket, here, may_double, may_triple, may_return)
    return n


@kernel
def x_moves(board: Graph, rules: Rules, state: State, out: Numbers) -> int:
    """Write all moves of Mister X; returns how many."""
    legs = state.legs
    may_double = state.doubles > 0 and state.doubled < rules.max_doubles and room_for(rules, state, legs + 1)
    may_triple = bool(rules.triple_move and state.phase == X_TURN and state.doubles >= 2 and room_for(rules, state, 3))
    may_return = not is_closed_to_x(board, rules, state, int(state.x))
    singles = held_tickets(rules, state, 0)
    doubles = held_tickets(rules, state, 1) if may_double and may_return else 0
    if legs == 1 and not (may_triple or rules.voluntary_reveal or rules.x_may_stay):
        if not may_double or singles == doubles:
            return plain_moves(board, rules, state, singles, doubles, out)
    return special_moves(board, rules, state, may_double, may_triple, may_return, out)


@kernel
def x_can_move(board: Graph, rules: Rules, state: State) -> bool:
    """Whether Mister X has any single move; his first ride mostly settles that."""
    here = int(state.x)
    modes = held_tickets(rules, state, 0) & int(board.served[here]) & EVERY_TICKET
    if modes != 0:
        first = board.first[here, lowest_bit(modes & -modes)]
        if not is_closed_to_x(board, rules, state, int(board.to[first])):
            return True
    return can_go_on(board, rules, state, int(state.x), NO_TICKET, NO_TICKET, 0)


@rare
def has_fitting_ticket(board: Graph, rules: Rules, state: State) -> bool:
    """Whether Mister X could pay for some line where he is, whoever stands at its other end."""
    held = held_tickets(rules, state, 0)
    return bool(held >> BLACK & 1 or held & int(board.served[int(state.x)]) & EVERY_TICKET)


@rare
def loses_without_move(board: Graph, rules: Rules, state: State) -> bool:
    """Whether Mister X, who cannot move, has lost: always (SY-055, SS-077), never, or by cause (NY-095, NY-101)."""
    if rules.x_without_move != BY_CAUSE:
        return bool(rules.x_without_move == LOSES)
    if rules.enclosed_without_ticket == ENCLOSED_STAYS and not has_fitting_ticket(board, rules, state):  # NY-102
        return False
    if rules.mixed_cause == MIXED_LOSES:  # NY-OP-02
        return count_closed(board, rules, state) > 0
    return is_enclosed(board, rules, state)
