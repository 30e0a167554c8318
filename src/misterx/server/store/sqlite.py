"""A store in one file of SQLite, written by one thread, many writes to a commit.

A write is answered when it is on disk (`synchronous=FULL`). Writes that wait while a commit is under way go together
into the next one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from misterx.server.protocol.refusals import Refusal
from misterx.server.store.schema import check_whole, keep_private, migrate
from misterx.server.store.store import Away, Conflict, Row, Statement, StoreError

LOG = logging.getLogger("misterx.server")
Answer = Callable[[Exception | None, list[Row]], None]
Job = tuple[list[Statement], Answer]
FILE_NAME = "tables.sqlite"
MOST_AT_ONCE = 500
LEAST_ROOM = 65_536  # bytes: what SQLite needs to open a store
# A job that brings these on fails alone; nothing that somebody sends may end the thread that writes for everybody.
NOT_THESE = (
    sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError, OverflowError, TypeError, ValueError,
)  # fmt: skip
OWN_ROW = "update tables "  # without it there is no table to change


def _room_at(folder: Path) -> str:
    """What SQLite does not say when it cannot lay its own files beside the store."""
    with contextlib.suppress(OSError):
        if shutil.disk_usage(folder).free < LEAST_ROOM:
            return "; the disk is full"
    return ""


class SqliteStore:
    """One file in a folder."""

    now = "((julianday('now') - 2440587.5) * 86400.0)"

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE_NAME
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            keep_private(self.file)
            self._reader = self.open()
            check_whole(self._reader, self.file)
            migrate(self._reader, self.file)
            self._writer = self.open()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"Tables cannot be kept in {self.file}: {error}{_room_at(folder)}.") from error
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        return connection

    async def start(self) -> None:
        """The file has been opened already. Nobody else works on its jobs: what was taken before is free again."""
        with contextlib.suppress(Refusal):  # on a full disk they are free a little later
            await self.change("update jobs set taken = 0")

    async def write(self, *statements: Statement) -> None:
        """Carry out statements, all or nothing; returns when they are on disk, refuses if they cannot be."""
        await self._ask(list(statements))

    async def change(self, statement: str, *values: Any) -> list[Row]:
        return await self._ask([(statement, values)])

    async def read(self, query: str, *values: Any) -> list[Row]:
        with self._reading() as reader:
            return reader.execute(query, values).fetchall()

    async def read_all(self, *queries: Statement) -> list[list[Row]]:
        with self._reading() as reader:
            reader.execute("begin")
            try:
                return [reader.execute(query, values).fetchall() for query, values in queries]
            finally:
                reader.execute("commit")

    @contextlib.contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """What cannot be read is away, and whoever hosts it is told."""
        try:
            yield self._reader
        except sqlite3.Error as error:
            LOG.error("tables cannot be read", extra={"why": str(error)})
            raise Away from error

    async def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._writer.close()
        self._reader.close()

    async def _ask(self, statements: list[Statement]) -> list[Row]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[Row]] = loop.create_future()

        def settle(error: Exception | None, rows: list[Row]) -> None:
            if done.done():
                return
            if error:
                done.set_exception(error)
            else:
                done.set_result(rows)

        def answer(error: Exception | None, rows: list[Row]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, error, rows)

        self._jobs.put((statements, answer))
        try:
            return await done  # whoever stops waiting must not believe that nothing was written
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except (OverflowError, TypeError, ValueError) as error:
            raise Refusal("bad_request", why="it holds what cannot be kept.") from error
        except sqlite3.Error as error:
            raise Refusal("not_kept") from error

    def _write_all(self) -> None:
        last = False
        while not last:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get())
            last = None in jobs
            self._commit([job for job in jobs if job is not None])

    def _commit(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; of several each has a savepoint of its own, so that one fails alone."""
        answers: list[tuple[Answer, Exception | None, list[Row]]] = []
        try:
            self._writer.execute("begin immediate")
            for statements, answer in jobs:
                answers.append((answer, *self._carry_out(statements, is_alone=len(jobs) == 1)))
            if self._writer.in_transaction:
                self._writer.execute("commit")
        except sqlite3.Error as error:
            LOG.error("tables cannot be written", extra={"why": str(error), "count": len(jobs)})
            with contextlib.suppress(sqlite3.Error):  # what cannot even be undone is refused all the same
                if self._writer.in_transaction:
                    self._writer.execute("rollback")
            answers = [(answer, error, []) for _, answer in jobs]
        for answer, failure, rows in answers:
            answer(failure, rows)

    def _carry_out(self, statements: list[Statement], is_alone: bool) -> tuple[Exception | None, list[Row]]:
        if not is_alone:
            self._writer.execute("savepoint job")
        rows: list[Row] = []
        try:
            for text, values in statements:
                done = self._writer.execute(text, values)
                rows = done.fetchall()
                if text.startswith(OWN_ROW) and not done.rowcount:  # PostgreSQL's keys refuse it, too
                    raise sqlite3.IntegrityError("the table has been removed")
        except NOT_THESE as error:
            self._writer.execute("rollback" if is_alone else "rollback to job")
            if not is_alone:
                self._writer.execute("release job")
            return error, []
        if not is_alone:
            self._writer.execute("release job")
        return None, rows
