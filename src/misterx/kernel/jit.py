"""One source of rules, two ways to run it.

Rule functions are plain Python, marked with `@kernel`. Called as they stand, they run interpreted. `compiled(function,
family)` makes a twin of a function, compiled by numba, whose calls to other rule functions reach their twins and whose
calls to verbs (`families/verbs.py`) reach the rules of that family. numba is imported here alone, and only then.

Compiled code is kept in a folder named by a hash of everything that it depends on. numba's own key ignores edits in
imported modules and the bounds check, and two processes filling one folder can poison it; so a folder is filled under
a private name and takes its real name when complete (`arena/warm.py`).
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
ROOMS_WITH_KERNELS = ("kernel", "families", "deduce", "bots", "arena")

_twins: dict[tuple[Any, str], FunctionType] = {}
_dispatchers: dict[tuple[Any, str], Callable[..., Any]] = {}
_folder_override: dict[str, Path] = {}


def kernel(function: F) -> F:
    """Mark a rule function: plain Python over arrays, no allocation, no raise, no random, no I/O."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


def cache_root() -> Path:
    """The folder for compiled code: MISTERX_CACHE, else the platform's cache folder."""
    if chosen := os.environ.get("MISTERX_CACHE"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "misterx"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "misterx" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "misterx"


@cache
def fingerprint() -> str:
    """Everything that compiled code depends on: sources, versions, processor, bounds check."""
    digest = hashlib.sha256()
    for room in ROOMS_WITH_KERNELS:
        for source in sorted((PACKAGE / room).rglob("*.py")):
            # numba compares a source's time stamp too, so a touched file must mean a new folder.
            digest.update(f"{source} {source.stat().st_mtime_ns} ".encode() + source.read_bytes())
    facts = [sys.version, version("numba"), version("llvmlite"), version("numpy"), platform.machine(), _processor()]
    facts.append(os.environ.get("NUMBA_BOUNDSCHECK", ""))
    digest.update("\n".join(facts).encode())
    return digest.hexdigest()[:16]


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return "\n".join(sorted({line for line in lines if line.startswith(("model name", "flags", "Features"))}))


def cache_folder(family: str) -> Path:
    """Where the complete compiled code of a family lies, or will."""
    return cache_root() / f"{family}-{fingerprint()}"


def is_ready(family: str) -> bool:
    """Whether this family's rules lie compiled in the cache, so that they load in a moment."""
    return os.environ.get("MISTERX_JIT") != "off" and cache_folder(family).is_dir()


def compile_into(family: str, folder: Path) -> None:
    """Send what is compiled for this family from now on into a private folder (the warmer's)."""
    _folder_override[family] = folder


def compiled(function: Callable[..., Any], family: ModuleType) -> Callable[..., Any]:
    """The compiled twin of a rule function, for one family."""
    name = family.__name__.rpartition(".")[2]
    key = (function, name)
    if key not in _dispatchers:
        import numba

        folder = _folder_override.get(name) or (cache_folder(name) if is_ready(name) else None)
        setattr(numba.config, "CACHE_DIR", str(folder or ""))  # noqa: B010
        twin = _twin(function, family, name)
        _dispatchers[key] = numba.njit(cache=folder is not None, nogil=True, boundscheck=None)(twin)
    return _dispatchers[key]


def _twin(function: Any, family: ModuleType, name: str) -> FunctionType:
    """A copy of a function whose globals name compiled twins; numba's cache key ignores globals, so it still caches."""
    key = (function, name)
    if key not in _twins:
        scope = dict(function.__globals__)
        for word in function.__code__.co_names:
            value = scope.get(word)
            if answer := getattr(value, "__answer__", None):
                scope[word] = compiled(answer(family), family)
            elif getattr(value, "__kernel__", False):
                scope[word] = compiled(value, family)  # type: ignore[arg-type]
        twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
        _twins[key] = twin
    return _twins[key]
