"""Which cities are free, and for whom."""

from __future__ import annotations

from misterx.families.hand.board import Map
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import MODES, PLACES, State
from misterx.kernel.graph import ANY
from misterx.kernel.jit import kernel


@kernel
def is_held(state: State, node: int) -> bool:
    """Whether a detective stands here: closed to Mister X (EU-042, EU-048, EU-062)."""
    held = False
    for place in range(PLACES):
        held |= state.pos[place] == node
    return held


@kernel
def is_closed(rules: Rules, state: State, node: int) -> bool:
    """Whether a detective may not end a move here (EU-078, EU-112). Mister X never hinders him (EU-079)."""
    return not rules.detectives_share_city and is_held(state, node)


@kernel
def leads_on(board: Map, state: State, node: int, column: int) -> bool:
    """Whether Mister X, on this city, has a free neighbour by a mode, or by any (EU-067)."""
    for place in range(board.first[node, column], board.first[node, column + 1]):
        if not is_held(state, board.to[place]):
            return True
    return False


@kernel
def modes_on(board: Map, state: State, node: int) -> int:
    """A mask of the modes by which Mister X could go on from a city."""
    mask = 0
    for mode in range(MODES):
        if leads_on(board, state, node, mode):
            mask |= 1 << mode
    return mask


@kernel
def is_enclosed(board: Map, state: State) -> bool:
    """Whether detectives hold every neighbour of Mister X, whatever his tickets (EU-OP-06)."""
    return not leads_on(board, state, int(state.x), ANY)


@kernel
def is_target(board: Map, state: State, node: int) -> bool:
    """Whether this is a target city of his mission; targets of others do not count (EU-140, EU-141)."""
    return bool(board.targets[node] >> state.mission & 1)
