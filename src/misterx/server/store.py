"""Where tables are kept: SQLite, written by one thread, many writes to a commit.

A write is answered when it is on disk (`synchronous=FULL`). Writes that wait while a commit is under way go together
into the next one.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

SCHEMA = """
create table if not exists tables (
  id text primary key, made real not null, touched real not null, header text not null, seed blob not null);
create table if not exists seats (
  table_id text not null, seat text not null, token blob not null unique, kind text not null, name text not null,
  primary key (table_id, seat));
create table if not exists lines (
  table_id text not null, number integer not null, seat text not null, text text not null, mark text not null,
  primary key (table_id, number)) without rowid;
create table if not exists sayings (
  table_id text not null, number integer not null, at real not null, seat text not null, said_to text not null,
  text text not null, primary key (table_id, number)) without rowid;
"""

Statement = tuple[str, Sequence[Any]]
Job = tuple[list[Statement], Callable[[Exception | None], None]]


class Store:
    """One SQLite file."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.file = file
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = self._open()
        self._reader.executescript(SCHEMA)
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        return connection

    async def write(self, *statements: Statement) -> None:
        """Carry out statements, all or nothing; returns when they are on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def settle(error: Exception | None) -> None:
            if done.cancelled():
                return
            if error:
                done.set_exception(error)
            else:
                done.set_result(None)

        self._jobs.put((list(statements), lambda error: loop.call_soon_threadsafe(settle, error)))
        await done

    def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._reader.execute(query, values).fetchall()

    def close(self) -> None:
        """Finish what was asked for, then close."""
        self._jobs.put(None)
        self._thread.join()
        self._reader.close()

    def _write_all(self) -> None:
        writer = self._open()
        last = False
        while not last:
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            last = None in jobs
            self._commit(writer, [job for job in jobs if job is not None])
        writer.close()

    def _commit(self, writer: sqlite3.Connection, jobs: list[Job]) -> None:
        """All jobs in one transaction, each in a savepoint of its own: one that fails does not take others along."""
        answers: list[tuple[Callable[[Exception | None], None], Exception | None]] = []
        try:
            writer.execute("begin immediate")
            for statements, answer in jobs:
                writer.execute("savepoint job")
                try:
                    for text, values in statements:
                        writer.execute(text, values)
                    answers.append((answer, None))
                except sqlite3.Error as error:
                    writer.execute("rollback to job")
                    answers.append((answer, error))
                writer.execute("release job")
            writer.execute("commit")
        except sqlite3.Error as error:
            if writer.in_transaction:
                writer.execute("rollback")
            answers = [(answer, error) for _, answer in jobs]
        for answer, failure in answers:
            answer(failure)
