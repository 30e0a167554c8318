"""NATS between nodes. A node goes on without it, and comes back to it by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from misterx.server.cluster.bus import Hear

LOG = logging.getLogger("misterx.server")
RETRY_SECONDS = 0.5  # seconds between tries to connect
ANSWER_SECONDS = 2.0  # seconds for a connection, or an answer to whether one is alive
PING_SECONDS = 5


class NatsBus:
    """A NATS server or several, by their addresses, separated by commas."""

    def __init__(self, addresses: str) -> None:
        self._addresses = [address.strip() for address in addresses.split(",")]
        self._client = Client()
        self._connecting: asyncio.Task[None] | None = None
        self._wanted: list[tuple[str, Hear]] = []
        self._saying: set[asyncio.Task[None]] = set()

    @property
    def is_up(self) -> bool:
        return self._client.is_connected

    async def start(self, on_return: Callable[[], None]) -> None:
        """Connect in the background: a node serves its tables whether or not there is a bus."""
        self._connecting = asyncio.create_task(self._connect(on_return))
        await asyncio.wait([self._connecting], timeout=ANSWER_SECONDS)

    def publish(self, topic: str, message: bytes) -> None:
        if self.is_up:
            task = asyncio.create_task(self._say(topic, message))
            self._saying.add(task)
            task.add_done_callback(self._saying.discard)

    async def _say(self, topic: str, message: bytes) -> None:
        with contextlib.suppress(nats.errors.Error, OSError):
            await self._client.publish(topic, message)

    async def subscribe(self, topic: str, hear: Hear) -> None:
        self._wanted.append((topic, hear))
        if self.is_up:
            await self._listen(topic, hear)

    async def close(self) -> None:
        if self._connecting:
            self._connecting.cancel()
        if self._saying:
            await asyncio.wait(self._saying, timeout=ANSWER_SECONDS)
        if self._client.is_connected or self._client.is_reconnecting:  # else there is nothing to hang up
            await self._client.close()

    async def _connect(self, on_return: Callable[[], None]) -> None:
        async def returned() -> None:
            LOG.info("bus is back")
            on_return()

        async def failed(error: Exception) -> None:
            LOG.info("bus away", extra={"why": type(error).__name__})

        while not self.is_up:
            try:
                await self._client.connect(
                    self._addresses, reconnected_cb=returned, error_cb=failed, max_reconnect_attempts=-1,
                    reconnect_time_wait=1, connect_timeout=int(ANSWER_SECONDS), ping_interval=PING_SECONDS,
                    max_outstanding_pings=2, allow_reconnect=True, pending_size=1 << 20,
                )  # fmt: skip
            except (nats.errors.Error, OSError, TimeoutError):
                await asyncio.sleep(RETRY_SECONDS)
        for topic, hear in self._wanted:
            await self._listen(topic, hear)
        on_return()

    async def _listen(self, topic: str, hear: Hear) -> None:
        async def pass_on(message: Msg) -> None:
            hear(message.data)

        with contextlib.suppress(nats.errors.Error):
            await self._client.subscribe(topic, cb=pass_on)  # the client subscribes again by itself after a break
