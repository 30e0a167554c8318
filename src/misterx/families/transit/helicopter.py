"""The helicopter: one detective flies beside any station, and gets out on his next turn (NY-074 to NY-085)."""

from __future__ import annotations

from misterx.families.transit.schema.moves import FLY, LAND, code
from misterx.families.transit.schema.rules import ELSEWHERE, Rules
from misterx.families.transit.schema.state import State
from misterx.families.transit.stations import is_taken
from misterx.families.transit.tickets import hunter_holds
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel, rare
from misterx.kernel.records import Numbers


@kernel
def can_fly(rules: Rules, state: State, pawn: int) -> bool:
    """A card, nobody aboard, no take-off yet in this round, and any ticket to pay (NY-074, NY-075, NY-079, NY-083)."""
    if state.cards == 0 or state.flyer != 0 or state.flown:
        return False
    for ticket in range(3):
        if rules.stock[pawn] != 0 and hunter_holds(rules, state, pawn, ticket):
            return True
    return False


@rare
def flights(board: Graph, rules: Rules, state: State, pawn: int, block: int, out: Numbers, n: int) -> int:
    """Write flights to every station (NY-OP-14), paid by every ticket that the stock holds."""
    for ticket in range(3):
        if hunter_holds(rules, state, pawn, ticket):
            flight = code(FLY, pawn, ticket, ticket, 0) | block
            for node in range(board.nodes):
                out[n + node] = flight + node
            n += board.nodes
    return n


@rare
def must_wait(board: Graph, rules: Rules, state: State) -> bool:
    """Whether the passenger has no station to get out at: a colleague stands there (NY-OP-15)."""
    if rules.landing_blocked == ELSEWHERE:  # there are more stations than hunters
        return False
    return is_taken(board, rules, state, state.hover)


@rare
def landings(board: Graph, rules: Rules, state: State, pawn: int, out: Numbers, n: int) -> int:
    """Write the ways to get out, by every ticket that the stock holds (NY-081)."""
    if must_wait(board, rules, state):
        return n
    target = int(state.hover)
    elsewhere = is_taken(board, rules, state, target)
    for ticket in range(3):
        if hunter_holds(rules, state, pawn, ticket):
            landing = code(LAND, pawn, ticket, ticket, 0)
            if not elsewhere:
                out[n] = landing + target
                n += 1
                continue
            for node in range(board.nodes):
                if not is_taken(board, rules, state, node):
                    out[n] = landing + node
                    n += 1
    return n
