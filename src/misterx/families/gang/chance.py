"""What chance decides: which token bears which number, the dice, and by option the dial."""

from __future__ import annotations

from misterx.families.gang.board import RING, City
from misterx.families.gang.preparation import is_dealt, next_unnumbered
from misterx.families.gang.schema.moves import DEALT, DIALLED, ROLLED, code
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import DIAL, ROLL, SHUFFLE, TOKENS, State
from misterx.families.gang.streets import MOST_PIPS
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def chance(board: City, rules: Rules, state: State, out: Numbers, weights: Numbers) -> int:
    """Write what may come up, each as likely as the other: a number, a die (BX-005), a live place of the dial."""
    n = 0
    if state.step == SHUFFLE:
        token = next_unnumbered(state)
        for number in range(1, TOKENS + 1):
            if not is_dealt(state, number):
                out[n] = code(DEALT, token, number)
                weights[n] = 1
                n += 1
    elif state.step == ROLL:
        for pips in range(1, MOST_PIPS + 1):
            out[n] = code(ROLLED, 0, pips)
            weights[n] = 1
            n += 1
    elif state.step == DIAL:
        for place in range(1, RING):
            out[n] = code(DIALLED, 0, place)
            weights[n] = 1
            n += 1
    return n
