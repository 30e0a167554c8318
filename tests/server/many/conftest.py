"""Houses that share their tables: over a file and one process, and over PostgreSQL and NATS."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from _services import Nats, Postgres, missing
from misterx.server.cluster.bus import LocalBus
from misterx.server.settings import Settings
from misterx.server.tables.registry import Tables

Street = Callable[..., AbstractAsyncContextManager[list[Tables]]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if "PostgreSQL" in missing():
        pytest.skip("PostgreSQL is not installed")
    service = Postgres(safe=False)
    yield service
    service.stop()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    if "NATS" in missing():
        pytest.skip("NATS is not installed")
    service = Nats()
    yield service
    service.stop()


@pytest.fixture(params=["file", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """What the nodes of one test share: a file and a process, or PostgreSQL and NATS."""
    if request.param == "file":
        return Settings(data=str(tmp_path), bot_pause=0, usual_bot="greedy")
    postgres: Postgres = request.getfixturevalue("postgres")
    nats: Nats = request.getfixturevalue("nats")
    store = postgres.new_database(f"test_{secrets.token_hex(6)}")
    return Settings(store=store, bus=nats.address, bot_pause=0, usual_bot="greedy")


@pytest.fixture
def street(settings: Settings) -> Street:
    """Opens so many nodes side by side, then so many workers."""

    @asynccontextmanager
    async def opened(nodes: int, workers: int = 0) -> AsyncIterator[list[Tables]]:
        shared = None if settings.bus else LocalBus()
        houses = [Tables(settings, shared) for _ in range(nodes + workers)]
        try:
            for place, tables in enumerate(houses):
                await tables.start(bots=place >= nodes)
            yield houses
        finally:
            for tables in houses:
                await tables.close()

    return opened
