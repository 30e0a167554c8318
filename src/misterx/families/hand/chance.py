"""What chance decides: start cards, and tickets drawn from the bag one at a time."""

from __future__ import annotations

from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_held
from misterx.families.hand.schema.moves import DEALT, DRAWN, code
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import CARDS, HANDS, KINDS, State
from misterx.families.hand.tickets import hand_size
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def hand_to_fill(rules: Rules, state: State) -> int:
    """The next hand that a ticket is drawn for, in the order of seats; HANDS when all are full."""
    for hand in range(HANDS):
        if state.drawing >> hand & 1 and hand_size(state, hand) < rules.full[hand]:
            return hand
    return HANDS


@kernel
def chance(board: Map, rules: Rules, state: State, out: Numbers, weights: Numbers) -> int:
    """Write what may come next and how likely: a start card, or a ticket by its count in the bag (EU-017, EU-020)."""
    n = 0
    if state.phase == CARDS:
        for card in range(board.hunter_cards):
            node = int(board.hunter_deck[card])
            # EU-OP-05: when he chose first, no detective is dealt onto him.
            if not is_held(state, node) and node != state.x:
                out[n] = code(DEALT, int(state.turn), 0, node)
                weights[n] = 1
                n += 1
        return n
    hand = hand_to_fill(rules, state)
    for kind in range(KINDS):
        if state.bag[kind] > 0:
            out[n] = code(DRAWN, hand, kind, 0)
            weights[n] = state.bag[kind]
            n += 1
    return n
