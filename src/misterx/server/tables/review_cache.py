"""What is made beside the tables for those who look back or ask why: one at a time, and few in line.

Each is made once for what the public has heard. It is not made anew when Mister X has begun a turn that nobody has
heard of yet: whoever asks again and again would tell by the time that the answer takes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from misterx.play import Game
from misterx.play.takeback import is_takeback
from misterx.server.protocol.refusals import Refusal
from misterx.server.table.audience import PUBLIC
from misterx.server.table.table import Table

MOST_IN_LINE = 20  # then whoever asks waits outside
Work = Callable[[Game], Any]


class Made(NamedTuple):
    """What was made of a game as far as the public had heard of it, or is being made."""

    heard: tuple[int, int]
    works: dict[str, asyncio.Future[Any]]


def heard_of(game: Game) -> tuple[int, int]:
    """How far the public has heard a game, and how often something was taken back."""
    return game.count_events(PUBLIC), sum(is_takeback(line) for line in game.lines)


class ReviewCache:
    """Works on what the public may know of a running game, and on all of one that is over."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "looking back")
        self._made: dict[str, Made] = {}  # [table]
        self._in_line = 0

    async def look(self, table: Table, work: Work) -> Any:
        """What the work makes of a table's game. Who asks again gets the same."""
        made, heard = self._made.get(table.id), heard_of(table.game)
        if made is None or made.heard != heard:
            made = self._made[table.id] = Made(heard, {})
        name = work.__name__
        if name not in made.works:
            made.works[name] = self._line_up(work, table.game.copy())
        return await asyncio.shield(made.works[name])

    async def ask(self, question: Callable[..., Any], *about: Any) -> Any:
        """An answer from what was made, in line with the others: to find it may mean to tell a game again."""
        return await self._line_up(question, *about)

    def _line_up(self, work: Callable[..., Any], *about: Any) -> asyncio.Future[Any]:
        if self._in_line >= MOST_IN_LINE:
            raise Refusal("slow_down")
        self._in_line += 1
        future = asyncio.get_running_loop().run_in_executor(self._thread, work, *about)
        future.add_done_callback(self._one_less)
        return future

    def forget(self, table: str) -> None:
        self._made.pop(table, None)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _one_less(self, done: asyncio.Future[Any]) -> None:
        self._in_line -= 1
