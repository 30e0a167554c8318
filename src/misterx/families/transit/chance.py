"""What chance decides: the start cards."""

from __future__ import annotations

from misterx.families.transit.schema.moves import DEALT, code
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import State, X
from misterx.families.transit.stations import is_held
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def chance(board: Graph, rules: Rules, state: State, out: Numbers, weights: Numbers) -> int:
    """Write the cards that may come next, each as likely as the other; no station is dealt twice (SY-033, SY-OP-12)."""
    cards = board.x_cards if state.turn == X else board.hunter_cards
    n = 0
    for card in range(cards):
        node = int(board.x_deck[card] if state.turn == X else board.hunter_deck[card])
        out[n] = code(DEALT, int(state.turn), 0, 0, node)
        weights[n] = 1
        n += not is_held(state, node)
    return n
