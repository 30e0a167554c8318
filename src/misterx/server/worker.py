"""A process that moves bots and serves nobody."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from misterx.server.lobby.registry import House
from misterx.server.serve import loop_factory
from misterx.server.settings import Settings


def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Work until told to stop; `ready` is called when the first job can come."""

    async def run() -> None:
        house = House(settings)
        stop = asyncio.Event()
        for which in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(which, stop.set)
        await house.start(bots=True)
        house.get_ready(lambda text: None)
        sweeping = asyncio.create_task(house.sweep())
        ready()
        await stop.wait()
        sweeping.cancel()
        await house.close()

    asyncio.Runner(loop_factory=loop_factory()).run(run())
