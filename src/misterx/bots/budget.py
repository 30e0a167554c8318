"""How long a bot may think: so many iterations, or so much time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil, inf

from misterx.kernel.errors import MisterXError

CHUNK = 256  # iterations at a time, where they are counted
SLICE = 0.02  # seconds between two looks at the clock, so that a busy machine cannot make the last one long
MOST_ITERATIONS = 100_000_000
MOST_SECONDS = 3600.0


@dataclass(frozen=True)
class Budget:
    """Either iterations, which are reproducible, or seconds."""

    iterations: int = 0
    seconds: float = 0.0

    def chunks(self, is_settled: Callable[[int], bool] | None = None) -> Iterator[int]:
        """Iterations to do next, until the budget is used up, or time when what is left can change nothing any more.

        `is_settled` is asked how many iterations could still be done at the best pace so far.
        """
        if self.iterations:
            for done in range(0, self.iterations, CHUNK):
                yield min(CHUNK, self.iterations - done)
            return
        end = time.perf_counter() + self.seconds
        chunk, best = 16, inf
        while True:
            begun = time.perf_counter()
            yield chunk
            now = time.perf_counter()
            left = end - now
            if left <= 0:
                return
            pace = (now - begun) / chunk
            best = min(best, pace)
            if is_settled and is_settled(ceil(left / best)):
                return
            chunk = max(1, min(8 * chunk, int(min(left / 2, SLICE) / pace)))


def read_budget(text: str, bot: str) -> Budget:
    """`10000` iterations, `0.1s`, `100ms`."""
    for suffix, scale in (("ms", 0.001), ("s", 1.0)):
        if text.endswith(suffix):
            try:
                seconds = float(text.removesuffix(suffix)) * scale
            except ValueError:
                break
            if 0 < seconds <= MOST_SECONDS:
                return Budget(seconds=seconds)
            break
    if text.isascii() and text.isdigit() and 1 <= int(text[:12]) <= MOST_ITERATIONS:
        return Budget(iterations=int(text))
    raise MisterXError("bad_budget", budget=repr(text), bot=bot)
