"""How a game ends."""

from __future__ import annotations

from misterx.families.gang.schema.facts import Ended, Warned
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import OVER, State
from misterx.kernel.codes import MISTER_X, TO_ALL, TWENTY_WARNINGS
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel


@kernel
def end_game(state: State, winner: int, reason: int, events: Sink) -> None:
    state.step = OVER
    state.winner = winner
    state.reason = reason
    emit(events, TO_ALL, Ended(winner, reason))


@kernel
def take_warnings(rules: Rules, state: State, count: int, events: Sink) -> None:
    """Take warning cards in rising order (BX-096); the twentieth ends the game (BX-114, BX-OP-44)."""
    for _ in range(count):
        if state.warnings < rules.warnings:
            state.warnings += 1
            emit(events, TO_ALL, Warned(state.warnings))
    if state.warnings == rules.warnings:
        end_game(state, MISTER_X, TWENTY_WARNINGS, events)
