"""Which stations are free, and for whom; who is stuck for good."""

from __future__ import annotations

from typing import Any

from misterx.families.transit.rules import BLOCK_HUNTERS, RESERVED
from misterx.families.transit.state import PLACES
from misterx.families.transit.tickets import holds_any, hunter_holds
from misterx.kernel.graph import ANY
from misterx.kernel.jit import kernel, small


@kernel
def is_stuck(board: Any, rules: Any, state: Any, pawn: int) -> bool:
    """Whether a hunter can never move again (SY-OP-08, NY-OP-07): no ticket for any mode that stops where he is.

    Blocked by colleagues is not stuck. Policemen ride free and never are. While a flight is possible, nobody is.
    """
    stock = rules.stock[pawn]
    if stock == 0:
        return False
    if state.flyer == pawn:  # NY-OP-18: aboard, and nothing left to pay for getting out
        return not holds_any(state, stock)
    if state.cards > 0 and holds_any(state, stock):
        return False
    served = board.served[state.pos[pawn]]
    for mode in range(3):
        if served >> mode & 1:
            if hunter_holds(rules, state, pawn, mode):
                return False
            if mode == 1 and rules.combined_ticket and hunter_holds(rules, state, pawn, 2):
                return False
    return True


@small
def bit_of(node: int) -> int:
    """A station's bit in a mask of 64, which several stations share."""
    return 1 << (node & 63)


@small
def held_bits(state: Any) -> int:
    """The bits of all hunters' stations: where a bit is clear, nobody stands, and no list need be searched."""
    bits = 0
    for place in range(PLACES):
        bits |= bit_of(int(state.pos[place]))
    return bits


@kernel
def bits_closed_to_x(rules: Any, state: Any) -> int:
    """The bits of all stations that may be closed to Mister X."""
    bits = held_bits(state)
    for slot in range(rules.roadblocks):
        bits |= bit_of(int(state.roadblocks[slot]))
    return bits


@small
def bits_closed_to_hunters(rules: Any, state: Any) -> int:
    """The bits of all stations that may be closed to a hunter."""
    bits = held_bits(state)
    if rules.landing_blocked == RESERVED:
        bits |= bit_of(int(state.hover))
    return bits


@kernel
def is_closed_to_x(board: Any, rules: Any, state: Any, node: int) -> bool:
    """Whether Mister X may not end a move here: a hunter's station (SY-054) or a roadblock (NY-087)."""
    if is_held(state, node) and not is_shared(board, rules, state, node):
        return True
    for slot in range(rules.roadblocks):
        if state.roadblocks[slot] == node:
            return True
    return False


@kernel
def is_held(state: Any, node: int) -> bool:
    """Whether a hunter stands here (SY-057). Mister X never hinders a hunter (SS-053)."""
    held = False
    for place in range(PLACES):
        held |= state.pos[place] == node
    return held


@kernel
def is_shared(board: Any, rules: Any, state: Any, node: int) -> bool:
    """Whether Mister X may enter although hunters stand here: all of them left or are stuck for good, by option."""
    for pawn in range(1, rules.hunters + 1):
        if state.pos[pawn] == node:
            if rules.eliminated_pawn == BLOCK_HUNTERS and state.out >> pawn & 1:
                continue
            if rules.x_may_share_stuck and is_stuck(board, rules, state, pawn):  # NY-100
                continue
            return False
    return True


@kernel
def is_taken(board: Any, rules: Any, state: Any, node: int) -> bool:
    """Whether a hunter stands here whom no colleague may join (SY-057, NY-056, SS-052)."""
    if not is_held(state, node):
        return False
    if rules.hunters_may_share_stuck:  # NY-OP-07
        return not is_shared(board, rules, state, node)
    return True


@kernel
def is_closed_to_hunter(board: Any, rules: Any, state: Any, node: int) -> bool:
    """Whether a hunter may not end a ride here."""
    if rules.landing_blocked == RESERVED and state.flyer != 0 and state.hover == node:  # NY-OP-15
        return True
    return is_taken(board, rules, state, node)


@kernel
def count_closed(board: Any, rules: Any, state: Any) -> int:
    """How many neighbours of Mister X by any line, whatever his tickets, are closed to him."""
    here = int(state.x)
    closed = 0
    for place in range(board.first[here, ANY], board.first[here, ANY + 1]):
        if is_closed_to_x(board, rules, state, board.to[place]):
            closed += 1
    return closed


@kernel
def is_enclosed(board: Any, rules: Any, state: Any) -> bool:
    """Whether every neighbour of Mister X is closed to him: one free pier is enough not to be (NY-OP-02)."""
    here = int(state.x)
    return bool(count_closed(board, rules, state) == board.first[here, ANY + 1] - board.first[here, ANY])
