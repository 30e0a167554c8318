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

njit: Any = numba.njit
config: Any = numba.config
typeof: Any = numba.typeof


def type_of(argument: Any) -> Any:
    """What numba calls the type of a value."""
    return typeof(argument)


def make_callee(function: FunctionType, is_small: bool, is_rare: bool) -> Any:
    """What compiled code calls. numba decides by itself what becomes part of what."""
    return njit(nogil=True)(function)


@cache
def make_instruction(name: str) -> Any:
    """What compiled code calls in the place of a rule function that is an instruction or two: a loop."""
    return njit(nogil=True)(LOOPS[name])


def _count_ones(number: Any) -> Any:
    ones = 0
    while number:
        number &= number - 1
        ones += 1
    return ones


def _find_in_eight(eight: Any, number: Any) -> Any:
    for index in range(8):
        if eight[index] == number:
            return True
    return False


LOOPS = {"count ones": _count_ones, "find in eight": _find_in_eight}


def make_entry(function: FunctionType, folder: Path) -> Any:
    """What Python calls; kept in a folder where there is one."""
    if not folder.is_dir() or not hasattr(config, "CACHE_DIR"):
        return njit(nogil=True)(function)
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        return njit(nogil=True, cache=True)(function)
    finally:
        config.CACHE_DIR = before
