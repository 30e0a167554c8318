"""How a game ends."""

from __future__ import annotations

from typing import Any

from misterx.families.gang.schema.facts import ENDED, WARNED
from misterx.families.gang.schema.state import OVER
from misterx.kernel.codes import MISTER_X, TO_ALL, TWENTY_WARNINGS
from misterx.kernel.events import emit
from misterx.kernel.jit import kernel


@kernel
def end_game(state: Any, winner: int, reason: int, events: Any) -> None:
    state.step = OVER
    state.winner = winner
    state.reason = reason
    emit(events, ENDED, TO_ALL, winner, reason)


@kernel
def take_warnings(rules: Any, state: Any, count: int, events: Any) -> None:
    """Take warning cards in rising order (BX-096); the twentieth ends the game (BX-114, BX-OP-44)."""
    for _ in range(count):
        if state.warnings < rules.warnings:
            state.warnings += 1
            emit(events, WARNED, TO_ALL, state.warnings)
    if state.warnings == rules.warnings:
        end_game(state, MISTER_X, TWENTY_WARNINGS, events)
