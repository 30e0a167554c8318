"""Plain values: what JSON can hold. Copies of them share nothing, so that no caller holds a piece of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LARGEST = 1 << 53  # beyond it, JSON in a browser rounds
LONGEST = 4096  # entries of a list or a table
DEEPEST = 12  # positions, options and seats are flat tables; nothing of ours comes near


SINGLE = frozenset((str, int, float, bool, type(None)))


def copy_plain(value: Any) -> Any:
    """A copy of a value that is plain already. Views are copied at every move, so single values cost no call."""
    if type(value) is dict:
        return {key: item if type(item) in SINGLE else copy_plain(item) for key, item in value.items()}
    if type(value) is list:
        return [item if type(item) in SINGLE else copy_plain(item) for item in value]
    return value


def take_plain(value: Any, depth: int = DEEPEST) -> Any:
    """A copy of what somebody handed in, tables as dicts and sequences as lists; ValueError where JSON has no word."""
    if value is None or isinstance(value, bool | str):
        return value
    if isinstance(value, int):
        if abs(value) > LARGEST:
            raise ValueError("a number is too large.")
        return value
    if isinstance(value, float) and value - value == 0:  # neither infinite nor undefined
        return value
    if depth == 0:
        raise ValueError("it is nested too deeply.")
    if isinstance(value, Mapping | list | tuple) and len(value) > LONGEST:
        raise ValueError(f"{len(value)} entries in one place are too many.")
    if isinstance(value, Mapping):
        if not all(isinstance(key, str) for key in value):
            raise ValueError("every key of a table is text.")
        return {key: take_plain(item, depth - 1) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [take_plain(item, depth - 1) for item in value]
    raise ValueError(f"a {type(value).__name__} is neither text nor number, list nor table.")
