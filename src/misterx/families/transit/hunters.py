"""The hunters' moves: whose turn it is among them, and where each can go."""

from __future__ import annotations

from typing import Any

from misterx.families.transit.codes import OUT, RIDE, STAY, code
from misterx.families.transit.helicopter import can_fly, flights, landings, must_wait
from misterx.families.transit.roadblocks import block_bits, block_sources, may_block
from misterx.families.transit.rules import ELIMINATED, FIRST_ROUND, FIXED, PASS, SKIP
from misterx.families.transit.state import FAST, MIDDLE
from misterx.families.transit.stations import bit_of, bits_closed_to_hunters, is_closed_to_hunter, is_stuck
from misterx.families.transit.tickets import hunter_holds
from misterx.kernel.jit import kernel, small


@small
def has_order(rules: Any, state: Any) -> bool:
    """Whether the hunters move in a set order now (NY-033; SS-033, SS-034: free in round 1, then frozen)."""
    return bool(rules.hunter_order == FIXED or (rules.hunter_order == FIRST_ROUND and state.round_no > 1))


@small
def waiting_hunters(rules: Any, state: Any) -> int:
    """A mask of the hunters whose move it can be: not done in this round (SY-039), and in their place in the order."""
    waiting = (2 << int(rules.hunters)) - 2
    if has_order(rules, state):
        waiting = 0
        if state.turn < rules.hunters:
            waiting = 1 << int(state.order[state.turn])
    return waiting & ~int(state.moved)


@kernel
def can_ride(board: Any, rules: Any, state: Any, pawn: int, closed: int) -> bool:
    """Whether a hunter has any ride, or any way to get out of the helicopter; `closed` are bits_closed_to_hunters."""
    if state.flyer == pawn:
        if must_wait(board, rules, state):
            return False
        for ticket in range(3):
            if hunter_holds(rules, state, pawn, ticket):
                return True
        return False
    here = int(state.pos[pawn])
    for mode in range(3):
        payable = hunter_holds(rules, state, pawn, mode)
        if mode == MIDDLE and rules.combined_ticket and hunter_holds(rules, state, pawn, FAST):
            payable = True
        if payable:
            for place in range(board.first[here, mode], board.first[here, mode + 1]):
                to = int(board.to[place])
                if not closed & bit_of(to) or not is_closed_to_hunter(board, rules, state, to):
                    return True
    return False


@small
def rides(
    board: Any, rules: Any, state: Any, pawn: int, mode: int, ticket: int, block: int, closed: int, out: Any, n: int
) -> int:
    """Write one hunter's rides by one mode, paid with one kind of ticket."""
    if not hunter_holds(rules, state, pawn, ticket):
        return n
    here = int(state.pos[pawn])
    ride = code(RIDE, pawn, mode, ticket, 0) | block
    for place in range(board.first[here, mode], board.first[here, mode + 1]):
        to = int(board.to[place])
        if not closed & bit_of(to) or not is_closed_to_hunter(board, rules, state, to):
            out[n] = ride + to
            n += 1
    return n


@kernel
def pawn_moves(board: Any, rules: Any, state: Any, pawn: int, closed: int, out: Any, n: int) -> int:
    """Write all moves of one hunter."""
    if state.flyer == pawn:
        return landings(board, rules, state, pawn, out, n)
    here = int(state.pos[pawn])
    before = n
    fly = can_fly(rules, state, pawn)
    sources = block_sources(rules, pawn)
    for source in range(sources):
        if may_block(rules, state, here, source):
            block = block_bits(source)
            for mode in range(3):
                n = rides(board, rules, state, pawn, mode, mode, block, closed, out, n)
            if rules.combined_ticket:  # SS-138: a fast-train ticket pays a ViP ride
                n = rides(board, rules, state, pawn, MIDDLE, FAST, block, closed, out, n)
    if fly:
        if n == before and not other_can_ride(board, rules, state, closed):  # NY-OP-22: nobody is obliged to fly
            out[n] = code(STAY, pawn, 0, 0, 0)
            n += 1
        for source in range(sources):
            if may_block(rules, state, here, source):
                n = flights(board, rules, state, pawn, block_bits(source), out, n)
    return n


@kernel
def other_can_ride(board: Any, rules: Any, state: Any, closed: int) -> bool:
    """In a free order, whether some hunter who may still move has a ride: then a colleague may yet get one too."""
    if has_order(rules, state):
        return False
    waiting = waiting_hunters(rules, state)
    for pawn in range(1, rules.hunters + 1):
        if waiting >> pawn & 1 and can_ride(board, rules, state, pawn, closed):
            return True
    return False


@kernel
def hunter_moves(board: Any, rules: Any, state: Any, out: Any) -> int:
    """Write all moves of the hunters who may move now; returns how many."""
    n = 0
    closed = bits_closed_to_hunters(rules, state)
    waiting = waiting_hunters(rules, state)
    for pawn in range(1, rules.hunters + 1):
        if waiting >> pawn & 1:
            n = pawn_moves(board, rules, state, pawn, closed, out, n)
    if n == 0:  # SS-125: several are stuck; the players say who leaves
        for pawn in range(1, rules.hunters + 1):
            if waiting >> pawn & 1 and leaves(board, rules, state, pawn):
                out[n] = code(OUT, pawn, 0, 0, 0)
                n += 1
    return n


@kernel
def leaves(board: Any, rules: Any, state: Any, pawn: int) -> bool:
    """Whether a hunter without a move leaves the game (SS-070, SS-071): always, or for one cause by option.

    `skip` spares those whom only colleagues block (SS-OP-13), `stand` those who lack a ticket (SS-OP-01).
    """
    if rules.stuck_hunter in (PASS, ELIMINATED):
        return bool(rules.stuck_hunter == ELIMINATED)
    return bool(is_stuck(board, rules, state, pawn) == (rules.stuck_hunter == SKIP))
