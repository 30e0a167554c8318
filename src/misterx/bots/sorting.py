"""Numbers kept in order while they are found, so that it does not matter which pawn is which."""

from __future__ import annotations

from typing import Any

from misterx.kernel.jit import kernel


@kernel
def insert(out: Any, first: int, n: int, value: float) -> None:
    """Put a value into its place among n that are sorted already."""
    place = first + n
    while place > first and out[place - 1] > value:
        out[place] = out[place - 1]
        place -= 1
    out[place] = value
