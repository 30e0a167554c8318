"""A whole hidden story that a viewer could not tell from the truth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from misterx.families.transit.knowledge.known_table import KnownTable, members
from misterx.families.transit.mister_x import column_of, may_stay_with


def sample(shadow: KnownTable, below: Callable[[int], int]) -> tuple[Any, list[int]]:
    """A full state, and his stations from start to now."""
    path = sample_path(shadow, below)
    state = shadow.packed()
    state.x = path[-1]
    return state, [shadow.words.stations[node] for node in path]


def sample_path(shadow: KnownTable, below: Callable[[int], int]) -> list[int]:
    """Nodes of a start and of every log entry that fit all that the viewer saw; `below(n)` draws a number under n.

    The last station is drawn evenly from the possible ones; then each step back from those it could have come from.
    """
    choices = members(shadow.possible)
    path = [choices[below(len(choices))]]
    for ticket, before in reversed(shadow.history):
        origins = [node for node in members(before) if _goes(shadow, ticket, node, path[-1])]
        path.append(origins[below(len(origins))])
    return path[::-1]


def _goes(shadow: KnownTable, ticket: int, origin: int, target: int) -> bool:
    if ticket < 0:  # he stayed
        return origin == target
    if may_stay_with(shadow.rules, ticket) and origin == target:
        return True
    column = column_of(shadow.rules, ticket)
    first, last = shadow.board.first[origin, column], shadow.board.first[origin, column + 1]
    return target in shadow.board.to[first:last].tolist()
