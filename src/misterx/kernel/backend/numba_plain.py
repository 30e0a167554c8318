"""numba as its manual describes it, for a numba whose insides are not those that `numba_tuned` knows.

Results are the same; compiling takes longer, and so do games. Code is kept by numba's own means, in our folder, whose
name changes with every source that the code depends on, which numba does not look at.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba import extending, types

from misterx.kernel.events import MOST_FIELDS, code_of

njit: Any = numba.njit
config: Any = numba.config
typeof: Any = numba.typeof
overload: Any = extending.overload


def type_of(argument: Any) -> Any:
    """What numba calls the type of a value."""
    return typeof(argument)


def make_callee(function: FunctionType, is_small: bool, is_rare: bool) -> Any:
    """What compiled code calls. numba decides by itself what becomes part of what."""
    return njit(nogil=True)(function)


@cache
def make_instruction(name: str) -> Any:
    """What compiled code calls in the place of a rule function that is an instruction or two."""
    return emit if name == "emit" else njit(nogil=True)(LOOPS[name])


def count_ones(number: Any) -> Any:
    ones = 0
    while number:
        number &= number - 1
        ones += 1
    return ones


def find_in_eight(eight: Any, number: Any) -> Any:
    for index in range(8):
        if eight[index] == number:
            return True
    return False


def fetch_ahead(array: Any, place: Any) -> Any:
    return None


LOOPS = {"fetch ahead": fetch_ahead, "count ones": count_ones, "find in eight": find_in_eight}


def emit(events: Any, audience: Any, fact: Any) -> None:
    """Write one fact for one audience; compiled code gets what `write_emit` writes for each kind of fact."""
    raise NotImplementedError


def write_emit(events: Any, audience: Any, fact: Any) -> Any:
    if isinstance(events, types.NoneType):
        return lambda events, audience, fact: None
    told = [f"fact[{place}]" if place < len(fact) else "0" for place in range(MOST_FIELDS)]
    cells = enumerate([code_of(fact.instance_class), "audience", *told])
    source = ["def write(events, audience, fact):", "row = events[0, 0] + 1", "events[0, 0] = row"]
    source += [f"events[row, {place}] = {value}" for place, value in cells]
    scope: dict[str, Any] = {}
    exec("\n    ".join(source), scope)
    return scope["write"]


overload(emit, strict=False)(write_emit)  # not strict: its types are annotated, which what it writes cannot be


def make_entry(function: FunctionType, folder: Path) -> Any:
    """What Python calls; kept in a folder where there is one."""
    if not folder.is_dir() or not hasattr(config, "CACHE_DIR"):
        return njit(nogil=True)(function)
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        return njit(nogil=True, cache=True)(function)
    finally:
        config.CACHE_DIR = before


def make_bound(function: FunctionType, callee: Any, folder: Path, arguments: tuple[Any, ...], free: int) -> Any:
    """What Python calls with a few numbers, in front of arguments that stay the same."""
    entry = make_entry(function, folder)
    return lambda *numbers: entry(*numbers, *arguments)
