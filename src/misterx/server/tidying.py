"""Tidying up memory: what only refers to itself, found by looking at everything, which stops everything meanwhile."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

SHARE = 1 / 2000  # of all time at most: so few moves wait for it that no percentile shows them


class Tidying:
    """Looks at everything now and then, the more seldom the longer it takes.

    Our own tables and connections go when nobody holds them any more. What is left for this are the web server's
    connections, a few kilobytes each, and whatever a rare error holds on to.
    """

    def __init__(self, look: Callable[[], object] = gc.collect, clock: Callable[[], float] = time.perf_counter) -> None:
        self._look, self._clock = look, clock
        self._next = clock()

    def tidy(self) -> None:
        began = self._clock()
        if began >= self._next:
            self._look()
            ended = self._clock()
            self._next = ended + (ended - began) / SHARE
