"""The sink that facts are written to.

A sink is an int32 array: row 0 holds the count, each further row one fact: kind, audience, four values. In playouts the
sink is None and every write compiles away.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.kernel.jit import kernel

Sink = npt.NDArray[np.int32] | None

ROOM = 2048


def new_sink() -> npt.NDArray[np.int32]:
    return np.zeros((ROOM, 6), np.int32)


@kernel
def emit(events: Any, kind: int, audience: int, a: int, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Write one fact for one audience."""
    if events is not None:
        row = events[0, 0] + 1
        events[0, 0] = row
        events[row, 0] = kind
        events[row, 1] = audience
        events[row, 2] = a
        events[row, 3] = b
        events[row, 4] = c
        events[row, 5] = d
