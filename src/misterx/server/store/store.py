"""Where tables are kept. Two kinds do the same: a file of SQLite for one machine, PostgreSQL for many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from misterx.server.settings import Settings

Statement = tuple[str, Sequence[Any]]  # values stand for question marks, in both kinds
Row = tuple[Any, ...]
MORE = "Many machines need more packages: pip install 'misterx[many]'"


class StoreError(Exception):
    """A store that cannot be used; the text says what to do."""


class Conflict(Exception):
    """Somebody else changed it first: nothing was written."""


class Away(Exception):
    """The store does not answer. Whether the last write was kept will be known when it is back."""


class Store(Protocol):
    """What is written is on disk when `write` returns, all or nothing."""

    now: str  # the seconds of its own clock, in its own words

    async def start(self) -> None:
        """Connect, and bring the store to the present version; StoreError says what is wrong."""

    async def write(self, *statements: Statement) -> None:
        """Conflict where a row is not as it was thought to be; a refusal where nothing can be kept; Away."""

    async def read(self, query: str, *values: Any) -> list[Row]: ...

    async def read_all(self, *queries: Statement) -> list[list[Row]]:
        """Several answers as of one moment."""

    async def change(self, statement: str, *values: Any) -> list[Row]:
        """Carry out one statement and return what it returns."""

    async def close(self) -> None:
        """Finish what was asked for, then close."""


def open_store(settings: Settings) -> Store:
    """The store that the settings name; nothing has been asked of it yet."""
    if not settings.store:
        from misterx.server.store.sqlite import SqliteStore

        return SqliteStore(settings.folder)
    try:
        from misterx.server.store.postgres import PostgresStore
    except ImportError as error:
        raise StoreError(f"{MORE} ({error.name} is missing).") from error

    return PostgresStore(settings.store)


def is_shared(settings: Settings) -> bool:
    """Whether other nodes may write to the same store."""
    return bool(settings.store)
