"""Whether the backend of this process works: `python -m misterx.kernel.backend.check` ends with 0 if so.

A few small kernels that use whatever the tuned backend does differently, run interpreted, compiled, and from kept code.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from misterx.kernel.cache import keep_in
from misterx.kernel.events import Number, emit, fact, new_sink
from misterx.kernel.jit import compiled, kernel, machine, rare, small

NUMBERS = np.array([3, 1, 4, 1, 5, 9, 2, 6], np.int16)
ROUNDS = 100


@machine("count ones")
def count_ones(number: Any) -> Any:
    ones = 0
    while number:
        number &= number - 1
        ones += 1
    return ones


@machine("find in eight")
def find_in_eight(eight: Any, number: Any) -> Any:
    for index in range(8):
        if eight[index] == number:
            return True
    return False


@fact(5)
class Stepped(NamedTuple):
    place: Number
    total: Number


@small
def take(numbers: Any, index: Any) -> Any:
    return int(numbers[index % len(numbers)])


@rare
def turn_back(total: Any) -> Any:
    return total // 3 - 7


@kernel
def step(numbers: Any, total: Any, index: Any) -> Any:
    total += take(numbers, index) << (index & 7)
    if find_in_eight(numbers, total & 15):
        total += count_ones(total & 1023)
    if total > 5_000:
        total = turn_back(total)
    return total


@kernel
def run(numbers: Any, rounds: Any, events: Any) -> Any:
    total = 0
    for index in range(rounds):
        total = step(numbers, total, index)
        emit(events, index & 3, Stepped(index, total))
    return total


def run_once(function: Any) -> tuple[int, int, list[list[int]]]:
    events = new_sink()
    unheard, heard = function(NUMBERS, ROUNDS, None), function(NUMBERS, ROUNDS, events)
    return int(unheard), int(heard), events[: ROUNDS + 2].tolist()


def works() -> bool:
    """Compiled, and loaded from what was kept, the kernels give what they give interpreted."""
    expected = run_once(run)
    with tempfile.TemporaryDirectory() as folder:
        for name in ("check_first", "check_second"):
            family = ModuleType(name)
            keep_in(name, Path(folder))
            if run_once(compiled(run, family)) != expected:
                return False
        return any(Path(folder).iterdir())


if __name__ == "__main__":
    sys.exit(0 if works() else 1)
