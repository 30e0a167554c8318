"""How long a bot may think: so many iterations, or so much time."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil, inf

from misterx.kernel.errors import MisterXError

CHUNK = 256  # iterations at a time, where they are counted
SLICE = 0.02  # seconds between two looks at the clock, so that a busy machine cannot make the last one long
MOST_ITERATIONS = 100_000_000
MOST_SECONDS = 3600.0
LONGEST = 12  # digits that a number of iterations is written with
TIME = re.compile(r"((?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:e[-+]?[0-9]+)?)(ms|s)")


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


def read_seconds(text: str) -> float | None:
    """`0.1s` or `100ms` in seconds; None where it is neither, or too long or too short to be meant."""
    said = TIME.fullmatch(text)
    seconds = float(said[1]) * (0.001 if said[2] == "ms" else 1.0) if said else 0.0
    return seconds if 0 < seconds <= MOST_SECONDS else None


def read_budget(text: str, bot: str) -> Budget:
    """`10000` iterations, `0.1s`, `100ms`."""
    if seconds := read_seconds(text):
        return Budget(seconds=seconds)
    if text.isascii() and text.isdigit() and len(text) <= LONGEST and 1 <= int(text) <= MOST_ITERATIONS:
        return Budget(iterations=int(text))
    allowed = f"1 to {MOST_ITERATIONS} iterations (10000), or a time of at most {MOST_SECONDS:g} s (0.5s, 100ms)"
    raise MisterXError("bad_budget", budget=repr(text), bot=bot, allowed=allowed)
