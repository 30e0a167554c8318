"""Who decides next, what he may do, and who has won."""

from __future__ import annotations

from misterx.families.transit.hunters import hunter_moves
from misterx.families.transit.mister_x import x_moves
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import DEAL, HUNTERS_TURN, OVER, X_LEG, State
from misterx.kernel.codes import CHANCE, HUNTERS, MISTER_X, NOBODY
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def decider(board: Graph, rules: Rules, state: State) -> int:
    """Who decides next."""
    if state.phase == OVER:
        return NOBODY
    if state.phase == DEAL:
        return CHANCE
    if state.phase == HUNTERS_TURN:
        return HUNTERS
    return MISTER_X


@kernel
def legal(board: Graph, rules: Rules, state: State, out: Numbers) -> int:
    """Write the legal moves of whoever decides; returns how many."""
    if state.phase == HUNTERS_TURN:
        return hunter_moves(board, rules, state, out)
    if state.phase == OVER or state.phase == DEAL:
        return 0
    return x_moves(board, rules, state, out)


@kernel
def outcome(board: Graph, rules: Rules, state: State) -> int:
    """Who has won: NOBODY, MISTER_X or HUNTERS."""
    return int(state.winner)


@kernel
def is_mid_turn(state: State) -> bool:
    """Whether a turn has begun that must be whole before the other side learns of it: the legs of a double move."""
    return bool(state.phase == X_LEG)
