"""The helicopter: one detective flies beside any station, and gets out on his next turn (NY-074 to NY-085)."""

from __future__ import annotations

from typing import Any

from misterx.families.transit.codes import FLY, LAND, code
from misterx.families.transit.stations import is_held
from misterx.families.transit.tickets import hunter_holds
from misterx.kernel.jit import kernel


@kernel
def can_fly(rules: Any, state: Any, pawn: int) -> bool:
    """A card, nobody aboard, no take-off yet in this round, and any ticket to pay (NY-074, NY-075, NY-079, NY-083)."""
    if state.cards == 0 or state.flyer != 0 or state.flown:
        return False
    for ticket in range(3):
        if rules.stock[pawn] != 0 and hunter_holds(rules, state, pawn, ticket):
            return True
    return False


@kernel
def flights(board: Any, rules: Any, state: Any, pawn: int, block: int, out: Any, n: int) -> int:
    """Write flights to every station (NY-OP-14), paid by every ticket that the stock holds."""
    for ticket in range(3):
        if hunter_holds(rules, state, pawn, ticket):
            flight = code(FLY, pawn, ticket, ticket, 0) | block
            for node in range(board.nodes):
                out[n + node] = flight + node
            n += board.nodes
    return n


@kernel
def landings(rules: Any, state: Any, pawn: int, out: Any, n: int) -> int:
    """Write the ways to get out; none while a colleague stands there (NY-OP-15)."""
    if is_held(state, state.hover):
        return n
    for ticket in range(3):
        if hunter_holds(rules, state, pawn, ticket):  # NY-081
            out[n] = code(LAND, pawn, ticket, ticket, int(state.hover))
            n += 1
    return n
