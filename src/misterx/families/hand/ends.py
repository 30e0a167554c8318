"""How a game ends."""

from __future__ import annotations

from misterx.families.hand.schema.facts import Ended
from misterx.families.hand.schema.rules import IMMEDIATE, Rules
from misterx.families.hand.schema.state import OVER, State
from misterx.kernel.codes import CAPTURED, HUNTERS, TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import rare


@rare
def end_game(state: State, winner: int, reason: int, events: Sink) -> None:
    state.phase = OVER
    state.winner = winner
    state.reason = reason
    emit(events, TO_ALL, Ended(winner, reason))


@rare
def capture_at_once(rules: Rules, state: State, pawn: int, events: Sink) -> None:
    """A detective on Mister X's city ends the game, also on a city passed before an extra move (EU-139, EU-110)."""
    if state.pos[pawn] == state.x and rules.capture_timing == IMMEDIATE:
        end_game(state, HUNTERS, CAPTURED, events)
