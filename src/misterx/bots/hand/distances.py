"""How far it is between detectives, cities and targets of the ticket hands."""

from __future__ import annotations

from typing import Any

from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_held
from misterx.families.hand.schema.state import DETECTIVES, State
from misterx.kernel.graph import FAR
from misterx.kernel.jit import kernel


@kernel
def rides_of_nearest(board: Map, state: State, node: int) -> int:
    """Rides of the nearest detective to a city."""
    nearest = FAR
    for pawn in range(1, DETECTIVES + 1):
        if state.pos[pawn] >= 0:
            nearest = min(nearest, int(board.distance[int(state.pos[pawn]), node]))
    return nearest


@kernel
def rides_of_others(board: Map, state: State, pawn: int, node: int) -> int:
    """Rides of the nearest detective to a city but for one."""
    nearest = FAR
    for other in range(1, DETECTIVES + 1):
        if other != pawn and state.pos[other] >= 0:
            nearest = min(nearest, int(board.distance[int(state.pos[other]), node]))
    return nearest


@kernel
def list_targets(board: Map, mission: int, out: Any, most: int) -> int:
    """Write the targets of a mission, at most so many; returns how many there are."""
    n = 0
    for node in range(board.nodes):
        if board.targets[node] >> mission & 1 and n < most:
            out[n] = node
            n += 1
    return n


@kernel
def list_free_targets(board: Map, state: State, mission: int, out: Any, most: int) -> int:
    """The same but for those that a detective holds."""
    kept = 0
    for place in range(list_targets(board, mission, out, most)):
        if not is_held(state, int(out[place])):
            out[kept] = out[place]
            kept += 1
    return kept


@kernel
def rides_to_nearest(board: Map, targets: Any, n: int, node: int) -> int:
    """Rides from a city to the nearest of n targets."""
    nearest = FAR
    for place in range(n):
        nearest = min(nearest, int(board.distance[node, targets[place]]))
    return nearest
