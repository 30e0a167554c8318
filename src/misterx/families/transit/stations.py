"""Which stations are free, and for whom; who is stuck for good."""

from __future__ import annotations

from misterx.families.transit.schema.rules import BLOCK_HUNTERS, Rules, is_kept_free, keeps_stations_free
from misterx.families.transit.schema.state import State, has_cards, is_aloft
from misterx.families.transit.tickets import holds_any, payable_modes
from misterx.kernel.bits import is_one_of_eight
from misterx.kernel.graph import ANY, Graph
from misterx.kernel.jit import kernel, rare, small


@kernel
def is_stuck(board: Graph, rules: Rules, state: State, pawn: int) -> bool:
    """Whether a hunter can never move again (SY-OP-08, NY-OP-07): no ticket for any mode that stops where he is.

    Blocked by colleagues is not stuck. Policemen ride free and never are. While there is a card that takes them
    elsewhere, nobody is.
    """
    stock = rules.stock[pawn]
    if stock == 0:
        return False
    if is_aloft(state, pawn):  # NY-OP-18: nothing left to pay for coming down
        return not holds_any(state, stock)
    if has_cards(state) and holds_any(state, stock):
        return False
    return bool(payable_modes(rules, state, pawn) & board.served[state.pos[pawn]] == 0)


@small
def is_closed_to_x(board: Graph, rules: Rules, state: State, node: int) -> bool:
    """Whether Mister X may not end a move here: a hunter's station (SY-054) or a roadblock (NY-087)."""
    if is_held(state, node) and not is_shared(board, rules, state, node):
        return True
    for slot in range(rules.roadblocks):
        if state.roadblocks[slot] == node:
            return True
    return False


@small
def is_held(state: State, node: int) -> bool:
    """Whether a hunter stands here (SY-057). Mister X never hinders a hunter (SS-053)."""
    return is_one_of_eight(state.pos, node)


@rare
def is_shared(board: Graph, rules: Rules, state: State, node: int) -> bool:
    """Whether Mister X may enter although hunters stand here: all of them left or are stuck for good, by option."""
    for pawn in range(1, rules.hunters + 1):
        if state.pos[pawn] == node:
            if rules.eliminated_pawn == BLOCK_HUNTERS and state.out >> pawn & 1:
                continue
            if rules.x_may_share_stuck and is_stuck(board, rules, state, pawn):  # NY-100
                continue
            return False
    return True


@small
def is_taken(board: Graph, rules: Rules, state: State, node: int) -> bool:
    """Whether a hunter stands here whom no colleague may join (SY-057, NY-056, SS-052)."""
    if not is_held(state, node):
        return False
    return not (rules.hunters_may_share_stuck and is_shared(board, rules, state, node))  # NY-OP-07


@small
def is_closed_to_hunter(board: Graph, rules: Rules, state: State, node: int) -> bool:
    """Whether a hunter may not end a ride here."""
    return is_kept_free(rules, state, node) or is_taken(board, rules, state, node)


@small
def has_odd_stations(rules: Rules) -> bool:
    """Whether by some option a station can be closed to hunters that none of them holds, or the other way round."""
    return bool(rules.hunters_may_share_stuck or keeps_stations_free(rules))


@rare
def count_closed(board: Graph, rules: Rules, state: State) -> int:
    """How many neighbours of Mister X by any line, whatever his tickets, are closed to him."""
    here = int(state.x)
    closed = 0
    for place in range(board.first[here, ANY], board.first[here, ANY + 1]):
        if is_closed_to_x(board, rules, state, board.to[place]):
            closed += 1
    return closed


@rare
def is_enclosed(board: Graph, rules: Rules, state: State) -> bool:
    """Whether every neighbour of Mister X is closed to him: one free pier is enough not to be (NY-OP-02)."""
    here = int(state.x)
    return bool(count_closed(board, rules, state) == board.first[here, ANY + 1] - board.first[here, ANY])
