"""Kernels for whoever has work to do now: interpreted at once, compiled as soon as they are."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import TracebackType
from typing import Any

import numpy as np

from misterx.arena.compiling.ahead import start
from misterx.families.registry import FAMILIES
from misterx.kernel.cache import is_ready
from misterx.kernel.jit import compiled
from misterx.kernel.records import InterpretedRecord

Say = Callable[[str], None]
A_MOMENT = 1.0  # second that work is worth interpreting; after that the compiler should have the processor


class Runner:
    """Calls a family's kernels. Compiling goes on beside it; `say` hears of it and of what went wrong."""

    def __init__(self, family: str, say: Say | None = None) -> None:
        self.family = FAMILIES[family]
        self._name = family
        self._say = say or (lambda text: None)
        self._warming = start(family)
        self._ready = is_ready(family)
        self._told = ""
        self.waited = 0.0  # seconds

    def __enter__(self) -> Runner:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._warming:
            self._warming.stop()

    @property
    def is_compiled(self) -> bool:
        """Whether calls run compiled from now on."""
        if self._warming and not self._ready:
            if self._warming.poll():
                self._ready = is_ready(self._name)
                self._tell(self._warming.message)
                if not self._ready:
                    self._warming = None
            else:
                self._tell(f"compiling, {self._warming.state:.0%}")
        return self._ready

    def wait(self) -> bool:
        """Wait until compiling is over; returns whether calls run compiled."""
        begun = time.perf_counter()
        while not self.is_compiled and self._warming:
            self._warming.wait(0.1)
        self.waited += time.perf_counter() - begun
        return self._ready

    def _tell(self, text: str) -> None:
        if text and text != self._told:
            self._told = text
            self._say(text)

    def call(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        """Run a kernel, whichever way is open."""
        if self.is_compiled:
            return compiled(kernel, self.family)(*arguments)
        return kernel(*map(_loosen, arguments))


def _loosen(argument: Any) -> Any:
    """Board and rules laid open, so that reading them interpreted takes no time; states stay records."""
    if isinstance(argument, np.record):
        return InterpretedRecord(argument)
    return argument
