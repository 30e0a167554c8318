"""Reviews and traces, made beside the tables: each once for a state of a game, one at a time, and few in line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from misterx.play import Game
from misterx.server.refusals import Refusal
from misterx.server.table import Table

MOST_IN_LINE = 20  # then whoever asks waits outside
Work = Callable[[Game], Any]


class Made(NamedTuple):
    """What was made of one state of a game, or is being made."""

    game: Game
    works: dict[str, asyncio.Future[Any]]


class LookingBack:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "looking back")
        self._made: dict[str, Made] = {}  # [table]
        self._in_line = 0

    async def look(self, table: Table, work: Work) -> Any:
        """What the work makes of a table's game. Who asks again gets the same."""
        made = self._made.get(table.id)
        if made is None or made.game is not table.game:
            made = self._made[table.id] = Made(table.game, {})
        name = work.__name__
        if name not in made.works:
            if self._in_line >= MOST_IN_LINE:
                raise Refusal("slow_down")
            self._in_line += 1
            future = asyncio.get_running_loop().run_in_executor(self._thread, work, table.game.copy())
            future.add_done_callback(self._one_less)
            made.works[name] = future
        return await asyncio.shield(made.works[name])

    def forget(self, table: str) -> None:
        self._made.pop(table, None)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _one_less(self, done: asyncio.Future[Any]) -> None:
        self._in_line -= 1
