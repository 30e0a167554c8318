"""Who has fallen silent: a line can die without a word, and the system's own pings notice that late."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict

from misterx.server.table.audience import Connection
from misterx.server.table.table import Table

LOG = logging.getLogger("misterx.server")
STEADY_SECONDS = 2.0  # between the signs of life of a page that promised them; `web/client/connection.ts` keeps it
SILENT_SECONDS = 4.5  # after which nobody is there any more, for others to read it within five
LOOK_SECONDS = 0.5  # seconds between two looks


class Pulse:
    """The pages that promised steady signs of life, the longest unheard first.

    What counts is the time that this server was awake: while it is held up itself, nobody falls silent.
    """

    def __init__(self) -> None:
        self._awake = 0.0  # seconds
        self._heard: OrderedDict[Connection, tuple[Table, float]] = OrderedDict()

    def hear(self, table: Table, connection: Connection, steady: bool) -> None:
        """A sign of life has come, and another one is promised, or not."""
        self.forget(connection)
        if steady:
            self._heard[connection] = table, self._awake

    def forget(self, connection: Connection) -> None:
        self._heard.pop(connection, None)

    async def watch(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self.look(time.monotonic() - began)
            except Exception:  # the next look must come all the same
                LOG.exception("look for the silent failed")

    def look(self, passed: float) -> None:
        """So many seconds have passed: tell the tables of those who are not heard any more."""
        self._awake += min(passed, 1.5 * LOOK_SECONDS)
        while self._heard:
            connection, (table, at) = next(iter(self._heard.items()))
            if self._awake - at < SILENT_SECONDS:
                break
            del self._heard[connection]
            table.note_silence(connection, True)
