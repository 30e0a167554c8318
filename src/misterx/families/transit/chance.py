"""What chance decides: the start cards."""

from __future__ import annotations

from typing import Any

from misterx.families.transit.schema.moves import DEALT, code
from misterx.families.transit.schema.state import X
from misterx.families.transit.stations import is_held
from misterx.kernel.jit import kernel


@kernel
def chance(board: Any, rules: Any, state: Any, out: Any, weights: Any) -> int:
    """Write the cards that may come next, each as likely as the other; no station is dealt twice (SY-033, SY-OP-12)."""
    cards = board.x_cards if state.turn == X else board.hunter_cards
    n = 0
    for card in range(cards):
        node = int(board.x_deck[card] if state.turn == X else board.hunter_deck[card])
        out[n] = code(DEALT, int(state.turn), 0, 0, node)
        weights[n] = 1
        n += not is_held(state, node)
    return n
