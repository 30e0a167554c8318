"""How a game ends: by capture, when nobody can move, when the rounds are over."""

from __future__ import annotations

from misterx.families.transit.hunters import can_ride
from misterx.families.transit.schema.facts import Ended
from misterx.families.transit.schema.rules import BY_ROUNDS, PASS, STAND, Rules
from misterx.families.transit.schema.state import OVER, X_STARTS, State
from misterx.families.transit.stations import is_stuck
from misterx.families.transit.walled_in import is_everybody_walled_in, keeps_game_alive
from misterx.kernel.codes import HUNTERS_STUCK, MISTER_X, SURVIVED, TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel, rare, small


@rare
def end_game(state: State, winner: int, reason: int, events: Sink) -> None:
    state.phase = OVER
    state.winner = winner
    state.reason = reason
    emit(events, TO_ALL, Ended(winner, reason))


@small
def is_captured(state: State, pawn: int) -> bool:
    """Asked when a hunter arrives: only who comes to Mister X's station catches him (SY-056, NY-085)."""
    return bool(state.pos[pawn] == state.x)


@kernel
def end_round(board: Graph, rules: Rules, state: State, events: Sink) -> None:
    """Close a round: nobody left who can move, the limit, or the next round (SY-OP-25 gives the order)."""
    if rules.stuck_hunter in (PASS, STAND) and all_stuck(board, rules, state):
        end_game(state, MISTER_X, HUNTERS_STUCK, events)
        return
    done = state.entries
    if rules.end_mode == BY_ROUNDS:
        done = state.round_no
    if done >= rules.limit:
        end_game(state, MISTER_X, SURVIVED, events)
        return
    state.round_no += 1
    state.phase = X_STARTS


@kernel
def all_stuck(board: Graph, rules: Rules, state: State) -> bool:
    """Whether no detective can ever move again; policemen count only by option (SY-OP-07)."""
    for pawn in range(1, rules.hunters + 1):
        if state.out >> pawn & 1 or not keeps_game_alive(rules, pawn):
            continue
        if not is_stuck(board, rules, state, pawn):
            if not rules.walled_in_counts or can_ride(board, rules, state, pawn):  # as mostly the first who can pay can
                return False
            return is_everybody_walled_in(board, rules, state)
    return True
