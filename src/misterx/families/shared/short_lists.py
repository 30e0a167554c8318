"""Short lists in records: they end at the first place with nothing in it, and their last place stays empty."""

from __future__ import annotations

from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def append(listed: Numbers, room: int, nothing: int, number: int) -> None:
    """Add at the end."""
    for place in range(room - 1):
        if listed[place] == nothing:
            listed[place] = number
            return


@kernel
def contains(listed: Numbers, room: int, number: int) -> bool:
    found = False
    for place in range(room):
        found |= listed[place] == number
    return found


@kernel
def remove(listed: Numbers, room: int, number: int) -> None:
    """Take out the first of a kind, and move up those behind it; nothing where there is none."""
    found = False
    for place in range(room - 1):
        found |= listed[place] == number
        if found:
            listed[place] = listed[place + 1]


@kernel
def clear(listed: Numbers, room: int, nothing: int) -> None:
    for place in range(room):
        listed[place] = nothing
