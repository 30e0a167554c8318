"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from misterx.bots.budget import Budget
from misterx.bots.settings import Range
from misterx.deduce import Knowledge
from misterx.kernel.random import new_randoms


class Bot(ABC):
    """A player for any seat. It sees what its seat knows, never the game."""

    name: str
    usual: Budget | None = None  # what it thinks when nothing is said; None for those that answer at once

    settings: ClassVar[dict[str, Any]] = {}  # what it plays with
    ranges: ClassVar[dict[str, Range]] = {}  # those of them that may be changed in its name: `search(c_x=0.3)`

    def __init__(self, seed: int = 0, budget: Budget | None = None, changes: Mapping[str, float] | None = None) -> None:
        self.randoms: Any = new_randoms(seed)
        self.budget: Budget = budget or self.usual or Budget()

    @classmethod
    def plays(cls, family: str) -> bool:
        """Whether this bot knows the rules of a family."""
        return True

    @abstractmethod
    def choose(self, knowledge: Knowledge) -> str:
        """One of the legal moves in the view."""

    def close(self) -> None:
        """Let go of what it holds outside this program; it may be asked again."""
        return

    def kernels(self, knowledge: Knowledge) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        """What it calls compiled, with arguments of the types that it calls it with."""
        yield from ()
