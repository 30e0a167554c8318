"""A store in PostgreSQL, for any number of nodes and workers. Every write is one transaction, sent in one go."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

import psycopg

from misterx.server.protocol.refusals import Refusal
from misterx.server.store.schema import MIGRATIONS
from misterx.server.store.store import Away, Conflict, Row, Statement, StoreError

Connection = psycopg.AsyncConnection[Row]
MOST_CONNECTIONS = 8
ANSWER_SECONDS = 5.0  # seconds for anything asked of the store
START_WAIT_SECONDS = 30.0  # seconds that a node waits for the store to come up
LOCK = 0x4D58  # so that one node at a time brings the store forward
SESSION = "-c lock_timeout=3s -c idle_in_transaction_session_timeout=10s -c timezone=UTC"
# What the schema says in SQLite's words, in PostgreSQL's.
POSTGRES_WORDS = {
    r"\) without rowid": ")",
    r"cast\('' as blob\)": "''::bytea",
    r"\bblob\b": "bytea",
    r"\breal\b": "double precision",
    r"\btable_id text not null\b": "table_id text not null references tables on delete cascade",
}
FULL = (psycopg.errors.DiskFull, psycopg.errors.OutOfMemory)
# Internal errors are sessions that PostgreSQL has ended or that have become read-only, as after a failover: another
# connection finds whoever writes now.
GONE = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError, TimeoutError, OSError)


class PostgresStore:
    """A database, by its address."""

    now = "extract(epoch from clock_timestamp())"

    def __init__(self, address: str) -> None:
        self._address = address
        self._idle: list[Connection] = []
        self._closed = False
        self._places = asyncio.Semaphore(MOST_CONNECTIONS)

    async def start(self) -> None:
        end = asyncio.get_running_loop().time() + START_WAIT_SECONDS
        while True:
            try:
                return await self._migrate()
            except Away as away:
                if asyncio.get_running_loop().time() > end:
                    raise StoreError(f"The store does not answer: {away.__cause__}.".replace("\n", " ")) from away
                await asyncio.sleep(0.3)
            except psycopg.Error as error:
                raise StoreError(f"The store cannot be used: {error}.".replace("\n", " ")) from error

    async def write(self, *statements: Statement) -> None:
        async with self._connection() as connection:
            try:
                async with connection.pipeline():
                    await connection.execute("begin")
                    for text, values in statements:
                        await connection.execute(_translate(text), values)
                    await connection.execute("commit")
            except psycopg.IntegrityError:
                await connection.rollback()
                raise

    async def change(self, statement: str, *values: Any) -> list[Row]:
        async with self._connection() as connection:
            cursor = await connection.execute(_translate(statement), values)
            return await cursor.fetchall() if cursor.description else []

    async def read(self, query: str, *values: Any) -> list[Row]:
        return await self.change(query, *values)

    async def read_all(self, *queries: Statement) -> list[list[Row]]:
        async with self._connection() as connection:
            async with connection.pipeline():
                await connection.execute("begin isolation level repeatable read read only")
                cursors = [await connection.execute(_translate(query), values) for query, values in queries]
                await connection.execute("commit")
            return [await cursor.fetchall() for cursor in cursors]

    async def close(self) -> None:
        self._closed = True
        await self._hang_up()

    async def _hang_up(self) -> None:
        while self._idle:
            await self._idle.pop().close()

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection of one's own for a moment. One that fails is not used again, nor are those beside it."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS), self._places:
                connection = self._idle.pop() if self._idle else await self._connect()
                try:
                    yield connection
                finally:
                    idle = connection.info.transaction_status is psycopg.pq.TransactionStatus.IDLE
                    if idle and not self._closed:
                        self._idle.append(connection)
                    else:  # whatever was under way there ends with it
                        await connection.close()
        except psycopg.IntegrityError as error:
            raise Conflict from error
        except psycopg.DataError as error:
            raise Refusal("bad_request", why="it holds letters that cannot be kept.") from error
        except FULL as error:
            raise Refusal("not_kept") from error
        except GONE as error:
            await self._hang_up()
            raise Away from error

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(
            self._address, autocommit=True, connect_timeout=int(ANSWER_SECONDS), options=SESSION
        )

    async def _migrate(self) -> None:
        async with self._connection() as connection, connection.transaction():
            await connection.execute("select pg_advisory_xact_lock(%s)", (LOCK,))
            await connection.execute("create table if not exists store (version integer not null)")
            row = await (await connection.execute("select max(version) from store")).fetchone()
            found = (row[0] if row else None) or 0
            if found > len(MIGRATIONS):
                raise StoreError("The store was written by a newer version of this program. Use that.")
            for version in range(found, len(MIGRATIONS)):
                for statement in filter(str.strip, _reword(MIGRATIONS[version]).split(";")):
                    await connection.execute(statement)
                await connection.execute("insert into store values (%s)", (version + 1,))


def _reword(schema: str) -> str:
    for ours, theirs in POSTGRES_WORDS.items():
        schema = re.sub(ours, theirs, schema)
    return schema


@cache
def _translate(statement: str) -> str:
    return statement.replace("?", "%s")
