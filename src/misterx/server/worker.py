"""A process that moves bots and serves nobody."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from misterx.server.serve import loop_factory
from misterx.server.settings import Settings
from misterx.server.tables.registry import Tables


def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Work until told to stop; `ready` is called when the first job can come."""

    async def run() -> None:
        tables = Tables(settings)
        stop = asyncio.Event()
        for which in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(which, stop.set)
        await tables.start(bots=True)
        tables.get_ready(lambda text: None)
        sweeping = asyncio.create_task(tables.sweep())
        ready()
        await stop.wait()
        sweeping.cancel()
        await tables.close()

    asyncio.Runner(loop_factory=loop_factory()).run(run())
