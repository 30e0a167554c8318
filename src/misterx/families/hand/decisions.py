"""Who decides next, what he may do, and who has won."""

from __future__ import annotations

from misterx.families.hand.board import Map
from misterx.families.hand.detectives import detective_moves
from misterx.families.hand.mister_x import mission_moves, x_moves
from misterx.families.hand.schema.moves import DISCARD, PAY, code
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import (
    CARDS,
    DRAWS,
    HUNTER_DISCARDS,
    HUNTERS_TURN,
    MISSION,
    OVER,
    TEAM_TURN,
    X_DISCARDS,
    X_LEG,
    State,
    X,
)
from misterx.families.hand.team import team_moves
from misterx.families.hand.tickets import count_discards
from misterx.kernel.codes import CHANCE, HUNTERS, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def decider(board: Map, rules: Rules, state: State) -> int:
    """Who decides next."""
    phase = state.phase
    if phase == OVER:
        return NOBODY
    if phase in (DRAWS, CARDS):
        return CHANCE
    if phase >= HUNTERS_TURN:
        return HUNTERS
    return MISTER_X


@kernel
def legal(board: Map, rules: Rules, state: State, out: Numbers) -> int:
    """Write the legal moves of whoever decides; returns how many."""
    phase = state.phase
    if phase == HUNTERS_TURN:
        return detective_moves(board, rules, state, out)
    if phase == HUNTER_DISCARDS:
        return discards(state, int(state.turn), out)
    if phase == X_DISCARDS:
        return discards(state, X, out)
    if phase == TEAM_TURN:
        return team_moves(board, rules, state, out)
    if phase == MISSION:
        return mission_moves(board, state, out)
    if phase > HUNTER_DISCARDS:
        return 0
    return x_moves(board, rules, state, out)


@kernel
def discards(state: State, hand: int, out: Numbers) -> int:
    """Write every part of a hand that may be discarded (EU-068, EU-113)."""
    n = count_discards(state, hand)
    move = code(DISCARD, hand, 0, 0)
    for number in range(n):
        out[number] = move | number << PAY
    return n


@kernel
def outcome(board: Map, rules: Rules, state: State) -> int:
    """Who has won: NOBODY while the game is on."""
    return int(state.winner)


@kernel
def is_mid_turn(state: State) -> bool:
    """Whether a turn has begun that must be whole before the other side learns of it: a double move."""
    return bool(state.phase == X_LEG)
