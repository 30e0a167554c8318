"""Many evenings one after the other, and what one of them found, told so that it can be played again.

    python -m tests.server.rights.searching one 39

plays the 39th evening at one node (`two`: at two), and prints its steps and what they found.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tests.server.rights.evening import Evening, write
from tests.server.rights.houses import House, one_node, two_nodes
from tests.server.rights.steps import Step

STEPS = 60  # of one evening
EVERY_DAY, FOR_TWO = 50, 12  # evenings in every run at one node, and at two
DEEP = 1_000  # at each of them in the long run


class Search:
    """What evenings came to."""

    def __init__(self) -> None:
        self.reached: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()
        self.evenings = 0
        self.evening: Evening | None = None  # the last
        self.found: Evening | None = None  # the one that broke a law

    def add(self, evening: Evening) -> None:
        self.evenings, self.evening = self.evenings + 1, evening
        self.reached += evening.reached
        self.sent.update(_general(step) for step in evening.steps)
        if evening.finds:
            self.found = evening


def _general(step: Step) -> str:
    """What a step is, whichever table it is about."""
    parts = step.what.split("/")
    return "/".join("{}" if part[:1] == "@" or part.isdigit() else part for part in parts)


def search(houses: dict[str, House], numbers: Iterable[int], law: str = "") -> Search:
    """Play evenings until one breaks a law, or this one."""

    async def go() -> Search:
        done = Search()
        for number in numbers:
            evening = Evening(number, houses)
            try:
                await evening.play(STEPS, frozenset([law]) if law else None)
            except BaseException:
                print(tell(evening), file=sys.stderr)
                raise
            finally:
                await evening.close()
            evening.finds = [find for find in evening.finds if law in ("", find.law)]
            done.add(evening)
            if done.found:
                break
        return done

    return asyncio.run(go())


def replay(houses: dict[str, House], number: int, steps: list[Step]) -> Evening:
    """The steps of an evening, as `tell` has written them, once more."""

    async def go() -> Evening:
        evening = Evening(number, houses)
        try:
            for step in steps:
                await evening.do(step)
        finally:
            await evening.close()
        return evening

    return asyncio.run(go())


def tell(evening: Evening | None) -> str:
    """What an evening found, and how to play it again; nothing if there is none."""
    if evening is None:
        return ""
    finds = "\n".join(f"{find.law}: {find.what}" for find in evening.finds)
    again = f"python -m tests.server.rights.searching {evening.where} {evening.number}"
    return f"evening {evening.number}: {again}, or replay(\n{write(evening.steps)}\n) found\n{finds}"


if __name__ == "__main__":
    where = {"one": one_node, "two": two_nodes}[sys.argv[1]]
    with tempfile.TemporaryDirectory() as folder, where(Path(folder)) as opened:
        found = search(opened, [int(word) for word in sys.argv[2:]])
        print(tell(found.found) or dict(found.reached))
