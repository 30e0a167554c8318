"""How rule functions are compiled: the room of whatever knows a compiler's insides. numba is imported nowhere else.

`kernel/jit.py` hands a backend plain functions whose globals name compiled ones already. A backend makes of them an
*entry*, which Python calls, or a *callee*, which compiled code calls, and knows instructions for some of them.

| backend | how | when |
|---|---|---|
| `numba_tuned` | near C, by changing some of numba's insides | written for this numba, or `check` says it works |
| `numba_plain` | by numba's manual alone: the same results, later | numba is newer, and its insides have moved |

`MISTERX_BACKEND=tuned` or `plain` decides otherwise. Interpreted, a rule function needs no backend: it is called as it
stands.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any, Protocol, cast

# The versions of numba that `numba_tuned` is written for; pyproject.toml has the same bounds.
FIRST, BEFORE = (0, 61), (0, 69)
CHECK = [sys.executable, "-m", "misterx.kernel.backend.check"]
CHECK_SECONDS = 300


class Backend(Protocol):
    """What a compiler must do for us."""

    def type_of(self, argument: Any) -> Any:
        """The compiler's name for the type of a value."""

    def make_entry(self, function: FunctionType, folder: Path) -> Any:
        """What Python calls; its code is kept in the folder."""

    def make_callee(self, function: FunctionType, is_small: bool, is_rare: bool) -> Any:
        """What compiled code calls: part of its callers where small, never where rare."""

    def make_bound(
        self, function: FunctionType, callee: Any, folder: Path, arguments: tuple[Any, ...], free: int
    ) -> Any:
        """What Python calls with a few numbers, in front of arguments that stay the same."""

    def make_instruction(self, name: str) -> Any:
        """What compiled code calls in the place of a function that is an instruction or two."""


def load() -> Backend:
    """The backend of this process."""
    return cast(Backend, import_module(f"misterx.kernel.backend.numba_{choose()}"))


@cache
def choose() -> str:
    """`tuned` or `plain`; looked up without loading numba, which takes its time."""
    if wished := os.environ.get("MISTERX_BACKEND"):
        if wished not in ("tuned", "plain"):
            raise ValueError(f"MISTERX_BACKEND is {wished!r}; it may be 'tuned' or 'plain'")
        return wished
    if is_known(version("numba")) or passes_check():
        return "tuned"
    warnings.warn(
        f"Mister X does not know the insides of numba {version('numba')} and compiles by its manual alone, which takes "
        f"longer; numba before {'.'.join(map(str, BEFORE))} is faster.",
        RuntimeWarning,
        stacklevel=2,
    )
    return "plain"


def is_known(numba_version: str) -> bool:
    """Whether `numba_tuned` was written for a version of numba."""
    major, minor = numba_version.split(".")[:2]
    return FIRST <= (int(major), int(minor)) < BEFORE


def passes_check() -> bool:
    """Whether `numba_tuned` works with this numba: tried once in a process of its own, which a wrong guess may end."""
    from misterx.kernel.cache import read_kept, write_kept
    from misterx.kernel.folders import cache_root

    ours = hashlib.sha256(b"".join(source.read_bytes() for source in sorted(Path(__file__).parent.glob("*.py"))))
    outcome = cache_root() / f"numba-{version('numba')}-llvmlite-{version('llvmlite')}-{ours.hexdigest()[:16]}"
    if (known := read_kept(outcome)) is not None:
        return known == b"works"
    path = os.pathsep.join(filter(None, [str(Path(__file__).parents[3]), os.environ.get("PYTHONPATH")]))
    variables = {**os.environ, "PYTHONPATH": path, "MISTERX_BACKEND": "tuned"}
    try:
        done = subprocess.run(CHECK, env=variables, capture_output=True, timeout=CHECK_SECONDS)
    except (OSError, subprocess.TimeoutExpired):
        return False
    outcome.parent.mkdir(parents=True, exist_ok=True)
    write_kept(outcome, b"works" if done.returncode == 0 else b"fails")
    return done.returncode == 0
