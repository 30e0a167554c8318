"""Looks after a table's clock and after people who are away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

from misterx.server.bots.player import NOBODY, bot_on_turn
from misterx.server.people.endings import time_out
from misterx.server.people.seating import step_in
from misterx.server.people.starting import go_on
from misterx.server.protocol.refusals import Refusal
from misterx.server.table.audience import HOST
from misterx.server.table.lots import NEVER, next_at
from misterx.server.table.rights import keeps_waiting
from misterx.server.table.table import Table

LOG = logging.getLogger("misterx.server")
P = ParamSpec("P")
RETRY_SECONDS = 5.0  # seconds until a clock at nought that could not be kept, as on a full disk, is looked at again


class Alarms:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._flag: asyncio.TimerHandle | None = None
        self._away: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._not_before = 0.0  # when the flag may fall again that could not be kept
        self._deal: asyncio.TimerHandle | None = None
        self._no_deal_before = 0.0  # likewise

    def look(self) -> None:
        """Set the alarms anew: when the running clock falls, and when a bot keeps the seat of somebody away."""
        self._watch_clock()
        self._watch_seats()
        self._watch_deal()

    def stop(self) -> None:
        for alarm in [self._flag, self._deal, *self._away.values()]:
            if alarm:
                alarm.cancel()

    def _watch_clock(self) -> None:
        if self._flag:
            self._flag.cancel()
            self._flag = None
        clock = self.table.clock
        if clock and self._is_nobodys():
            clock.run(None)
        elif clock and self.table.started and not self.table.game.result:
            clock.run("x" if self.table.game.decider == "x" else "hunters")
            left = clock.seconds_left() or 0.0
            loop = asyncio.get_running_loop()
            self._flag = loop.call_at(max(loop.time() + left + 0.01, self._not_before), self._fall)

    def _is_nobodys(self) -> bool:
        """Whether only bots decide and nobody looks: they may wait until somebody does."""
        watched = any(self.table.count(viewer) for viewer in (*self.table.audiences, HOST))
        return not watched and bot_on_turn(self.table, NOBODY) is not None

    def _fall(self) -> None:
        self._not_before = asyncio.get_running_loop().time() + RETRY_SECONDS
        self._do(time_out, self.table)

    def _watch_seats(self) -> None:
        wish = self.table.settings.stand_in
        if wish is None:
            return
        for name in self.table.seats:
            away = keeps_waiting(self.table, name)
            if away and name not in self._away:
                self._away[name] = asyncio.get_running_loop().call_later(wish.after, self._step_in, name)
            elif not away and name in self._away:
                self._away.pop(name).cancel()

    def _step_in(self, name: str) -> None:
        self._away.pop(name, None)
        self._do(step_in, self.table, name)

    def _watch_deal(self) -> None:
        """The drawing of lots goes on when everybody has come, or the time for it is over."""
        if self._deal:
            self._deal.cancel()
            self._deal = None
        at = max(next_at(self.table), self._no_deal_before)
        if at < NEVER:
            wait = max(0.0, at + 0.01 - time.monotonic())
            self._deal = asyncio.get_running_loop().call_later(wait, self._go_on)

    def _go_on(self) -> None:
        self._deal = None
        self._no_deal_before = time.monotonic() + RETRY_SECONDS
        self._do(self._deal_on)

    async def _deal_on(self) -> None:
        await go_on(self.table)
        self._no_deal_before = 0.0

    def _do(self, change: Callable[P, Coroutine[Any, Any, None]], *args: P.args, **kwargs: P.kwargs) -> None:
        task = asyncio.create_task(self._try(lambda: change(*args, **kwargs)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, change: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await self.table.transact(change)
        except Refusal as refusal:  # nothing can be kept just now: the next look sets the alarm again
            LOG.error("the time could not be kept", extra={"table": self.table.id, "code": refusal.code})
