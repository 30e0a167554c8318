"""The questions that every family answers.

Search, perft and playouts are written once over these verbs. Called from Python, a verb goes to the family of the
state's record type; in compiled code `kernel/jit.py` puts the family's own function in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def verb(stub: F) -> F:
    def call(*args: Any) -> Any:
        from misterx.families.registry import family_of  # which imports families, which are made of verbs

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
