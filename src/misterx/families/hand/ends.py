"""How a game ends."""

from __future__ import annotations

from typing import Any

from misterx.families.hand.schema.facts import ENDED
from misterx.families.hand.schema.state import OVER
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import emit
from misterx.kernel.jit import rare


@rare
def end_game(state: Any, winner: int, reason: int, events: Any) -> None:
    state.phase = OVER
    state.winner = winner
    state.reason = reason
    emit(events, ENDED, TO_ALL, winner, reason)
