"""The questions that every family answers.

Search, perft and playouts are written once over these verbs. Called from Python, a verb goes to the family of the
state's record type; in compiled code `kernel/jit.py` puts the family's own function in its place.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar, cast

import misterx.families

F = TypeVar("F", bound=Callable[..., Any])


@cache
def families() -> dict[str, ModuleType]:
    """Every family in this folder, by name."""
    names = [entry.name for entry in pkgutil.iter_modules(misterx.families.__path__) if entry.ispkg]
    found = {name: import_module(f"misterx.families.{name}") for name in names}
    for module in found.values():
        for verb in VERBS:
            if inspect.signature(getattr(module, verb.__name__)).parameters.keys() != (
                inspect.signature(verb).parameters.keys()
            ):
                raise TypeError(f"{module.__name__}.{verb.__name__} does not answer the verb {verb.__name__}")
    if len({module.State.DTYPE for module in found.values()}) < len(found):
        raise TypeError("two families share a record type")
    return found


@cache
def family_of(dtype: Any) -> ModuleType:
    """The family whose record type this is."""
    return next(module for module in families().values() if dtype == module.State.DTYPE)


def verb(stub: F) -> F:
    def call(*args: Any) -> Any:
        return getattr(family_of(args[2].dtype), stub.__name__)(*args)

    call.__answer__ = lambda family: getattr(family, stub.__name__)  # type: ignore[attr-defined]
    call.__name__, call.__doc__, call.__wrapped__ = stub.__name__, stub.__doc__, stub  # type: ignore[attr-defined]
    return cast(F, call)


@verb
def decider(board: Any, rules: Any, state: Any) -> int:
    """Who decides next: NOBODY, MISTER_X, HUNTERS or CHANCE."""
    raise NotImplementedError


@verb
def legal(board: Any, rules: Any, state: Any, out: Any) -> int:
    """Write the legal moves of the side that decides; returns how many."""
    raise NotImplementedError


@verb
def chance(board: Any, rules: Any, state: Any, out: Any, weights: Any) -> int:
    """Write the outcomes that chance may bring and their weights; returns how many."""
    raise NotImplementedError


@verb
def apply(board: Any, rules: Any, state: Any, move: int, events: Any) -> None:
    """Carry out one decision, and everything that follows from it without a choice."""
    raise NotImplementedError


@verb
def outcome(board: Any, rules: Any, state: Any) -> int:
    """Who has won: NOBODY while the game is on."""
    raise NotImplementedError


VERBS = (decider, legal, chance, apply, outcome)
