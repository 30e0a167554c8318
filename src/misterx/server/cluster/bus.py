"""How nodes tell each other what has changed. Two kinds do the same: within one process, and NATS between many.

Nothing depends on a message's arriving: what is said can be read in the store. So no message holds a secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from misterx.server.store.store import MORE, StoreError

if TYPE_CHECKING:
    from misterx.server.settings import Settings

Hear = Callable[[bytes], None]


class Bus(Protocol):
    """Topics, and whoever listens; a message is lost where nobody does."""

    @property
    def is_up(self) -> bool:
        """Whether messages get through now."""

    async def start(self, on_return: Callable[[], None]) -> None:
        """Connect; `on_return` is called when the bus is back and messages may have been lost."""

    def publish(self, topic: str, message: bytes) -> None:
        """Say something to whoever listens, and do not wait."""

    async def subscribe(self, topic: str, hear: Hear) -> None:
        """Listen from now on."""

    async def close(self) -> None: ...


class LocalBus:
    """For whoever lives in the same process."""

    is_up = True

    def __init__(self) -> None:
        self._listeners: dict[str, list[Hear]] = {}

    async def start(self, on_return: Callable[[], None]) -> None:
        """Nothing to do: a process does not lose its own words."""

    def publish(self, topic: str, message: bytes) -> None:
        loop = asyncio.get_running_loop()
        for hear in self._listeners.get(topic, ()):
            loop.call_soon(hear, message)

    async def subscribe(self, topic: str, hear: Hear) -> None:
        self._listeners.setdefault(topic, []).append(hear)

    async def close(self) -> None:
        self._listeners.clear()


def open_bus(settings: Settings) -> Bus:
    """The bus that the settings name."""
    if not settings.bus:
        return LocalBus()
    try:
        from misterx.server.cluster.nats import NatsBus
    except ImportError as error:
        raise StoreError(f"{MORE} ({error.name} is missing).") from error

    return NatsBus(settings.bus)
