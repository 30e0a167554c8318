"""Who can pay for what, and where a paid ticket goes."""

from __future__ import annotations

from misterx.families.transit.schema.facts import Blacks, Tickets
from misterx.families.transit.schema.rules import SWAP, Rules
from misterx.families.transit.schema.state import BLACK, FAST, MIDDLE, State, X
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel, rare, small

EVERY_TICKET = 0b111  # of a hunter's


@small
def x_holds(rules: Rules, state: State, ticket: int, spent: int) -> bool:
    """Whether Mister X holds this ticket after `spent` of its kind are gone."""
    if rules.reserve_unlimited and ticket != BLACK:
        return True
    return bool(state.tickets[X, ticket] > spent)


@small
def hunter_holds(rules: Rules, state: State, pawn: int, ticket: int) -> bool:
    """Whether a hunter can pay this ticket: policemen ride free (SY-026), pooled stocks are one row (SY-108)."""
    stock = int(rules.stock[pawn])
    if stock == 0 or state.tickets[stock, ticket] > 0:
        return True
    return bool(rules.ticket_exchange and may_borrow(rules, state, stock, ticket))


@small
def payable_tickets(rules: Rules, state: State, pawn: int) -> int:
    """A mask of the tickets that a hunter can pay."""
    stock = int(rules.stock[pawn])
    payable = 0
    for ticket in range(3):
        payable |= (state.tickets[stock, ticket] > 0) << ticket
    if rules.ticket_exchange:
        for ticket in range(3):
            payable |= may_borrow(rules, state, stock, ticket) << ticket
    return EVERY_TICKET if stock == 0 else payable


@small
def payable_modes(rules: Rules, state: State, pawn: int) -> int:
    """A mask of the modes that a hunter can pay: each by its own ticket, by option ViP by a fast-train ticket too."""
    payable = payable_tickets(rules, state, pawn)
    if rules.combined_ticket:  # SS-138
        payable |= payable >> FAST << MIDDLE
    return payable


@rare
def may_borrow(rules: Rules, state: State, stock: int, ticket: int) -> bool:
    """Whether a colleague has this ticket; in a swap, for one of the borrower's own (SS-126, SS-OP-20)."""
    if rules.exchange_mode == SWAP and not holds_any(state, stock):
        return False
    for other in range(1, rules.hunters + 1):
        if state.tickets[other, ticket] > 0:
            return True
    return False


@kernel
def x_pays(rules: Rules, state: State, ticket: int, events: Sink) -> None:
    """Lay a ticket on the log: it comes from Mister X's own or from the reserve, and stays on the log (SY-065)."""
    if ticket == BLACK or not rules.reserve_unlimited:
        state.tickets[X, ticket] -= 1
        if ticket == BLACK:
            emit(events, TO_ALL, Blacks(X, ticket, state.tickets[X, ticket]))
        else:
            emit(events, TO_ALL, Tickets(X, ticket, state.tickets[X, ticket]))


@small
def hunter_pays(rules: Rules, state: State, pawn: int, ticket: int, events: Sink) -> None:
    """Charge one ticket; it goes to Mister X, to the reserve or out of the game (SY-042, NY-049, SS-064)."""
    stock = int(rules.stock[pawn])
    if stock == 0:  # SY-045: a policeman's move adds nothing to the reserve
        return
    if state.tickets[stock, ticket] == 0:
        stock = borrow_ticket(rules, state, pawn, ticket, events)
    state.tickets[stock, ticket] -= 1
    emit(events, TO_ALL, Tickets(stock, ticket, state.tickets[stock, ticket]))
    if rules.hunters_refill_x and not rules.reserve_unlimited:
        state.tickets[X, ticket] += 1
        emit(events, TO_ALL, Tickets(X, ticket, state.tickets[X, ticket]))


@rare
def borrow_ticket(rules: Rules, state: State, pawn: int, ticket: int, events: Sink) -> int:
    """Whose ticket it is when a hunter has none: the colleague who has most of that kind pays (SS-127)."""
    stock = int(rules.stock[pawn])
    for other in range(1, rules.hunters + 1):
        if state.tickets[other, ticket] > state.tickets[stock, ticket]:
            stock = other
    if rules.exchange_mode == SWAP:
        swap_ticket(rules, state, pawn, stock, events)
    return stock


@rare
def swap_ticket(rules: Rules, state: State, pawn: int, other: int, events: Sink) -> None:
    """Give a colleague a ticket for the one he lends, of the kind that the payer has most of (SS-OP-20)."""
    stock = rules.stock[pawn]
    given = 0
    for ticket in range(1, 3):
        if state.tickets[stock, ticket] > state.tickets[stock, given]:
            given = ticket
    state.tickets[stock, given] -= 1
    state.tickets[other, given] += 1
    emit(events, TO_ALL, Tickets(stock, given, state.tickets[stock, given]))
    emit(events, TO_ALL, Tickets(other, given, state.tickets[other, given]))


@small
def holds_any(state: State, stock: int) -> bool:
    """Whether a stock of the hunters has any ticket at all."""
    return bool(state.tickets[stock, 0] + state.tickets[stock, 1] + state.tickets[stock, 2] > 0)
