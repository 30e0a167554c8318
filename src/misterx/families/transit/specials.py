"""The special rules, put together: whoever asks what they add asks here, and names none of them.

The rest of the family knows that a hunter may have other ways than rides, be above the board for a while, and come down
again. Which rules let him is known here, in the fields that they need (`schema/state.py`, `rules.py`, `view.py`) with
the smallest questions about them, and in the files of the rules themselves.
"""

from __future__ import annotations

from collections.abc import Iterable

from misterx.families.transit.helicopter import (
    Helicopter,
    begin_round,
    can_fly,
    flights,
    fly,
    is_flight,
    is_landing,
    land,
    landings,
    must_wait,
)
from misterx.families.transit.schema.moves import RIDE, kind_of
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import State
from misterx.families.transit.special_rule import Plain, SpecialRule
from misterx.kernel.events import Sink
from misterx.kernel.graph import Graph
from misterx.kernel.jit import rare, small
from misterx.kernel.records import Numbers

__all__ = ["COMES_BY", "SPECIALS", "begin_round", "must_wait"]

SPECIALS: tuple[SpecialRule, ...] = (Helicopter(),)
COMES_BY = {fact: special.NAME for special in SPECIALS for fact in special.COMES}


@small
def departs(move: int) -> bool:
    """Whether a hunter leaves the board for a while with this move."""
    return is_flight(move)


@small
def comes_down(move: int) -> bool:
    """Whether he comes back to the board."""
    return is_landing(move)


@small
def arrives(move: int) -> bool:
    """Whether a hunter stands on the move's station at once."""
    return kind_of(move) == RIDE or comes_down(move)


@small
def has_other_way(rules: Rules, state: State, pawn: int) -> bool:
    """Whether a hunter on the board may move otherwise than by a ride; nobody is obliged to (NY-OP-22)."""
    return can_fly(rules, state, pawn)


@rare
def other_ways(board: Graph, rules: Rules, state: State, pawn: int, out: Numbers, n: int) -> int:
    """Write a hunter's moves that are no rides."""
    return flights(board, rules, state, pawn, out, n)


@rare
def ways_down(board: Graph, rules: Rules, state: State, pawn: int, out: Numbers, n: int) -> int:
    """Write the moves of a hunter who is above the board."""
    return landings(board, rules, state, pawn, out, n)


@rare
def act_specially(rules: Rules, state: State, move: int, events: Sink) -> None:
    """Carry out a move that is no ride."""
    if is_landing(move):
        land(rules, state, move, events)
    else:
        fly(rules, state, move, events)


def aloft(view: Plain) -> dict[str, int]:
    """Hunters who are above the board in a view, and where they will come down."""
    return {pawn: station for special in SPECIALS for pawn, station in special.aloft(view).items()}


def stocks(view: Plain) -> Iterable[tuple[str, str, int]]:
    """What hunters hold beside tickets: its name, what is counted, and how many are left."""
    return (stock for special in SPECIALS for stock in special.stocks(view) if stock[2])
