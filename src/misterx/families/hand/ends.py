"""How a game ends."""

from __future__ import annotations

from misterx.families.hand.schema.facts import Ended
from misterx.families.hand.schema.state import OVER, State
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import rare


@rare
def end_game(state: State, winner: int, reason: int, events: Sink) -> None:
    state.phase = OVER
    state.winner = winner
    state.reason = reason
    emit(events, TO_ALL, Ended(winner, reason))
