"""One change of a table at a time, each on disk before it is told.

Other nodes may have the same table open. A change is written only if the table is stored in the version that it was
decided on; else the table catches up with what the others did, and the change is decided anew. So a change writes once.
"""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, Protocol, TypeVar

from misterx.kernel.errors import MisterXError
from misterx.play.heads import Signer
from misterx.server.protocol.refusals import Refusal, let_go
from misterx.server.store.store import Away, Conflict, Statement, Store

T = TypeVar("T")
P = ParamSpec("P")
MOST_TRIES = 100  # so often others may come first before a change is given up
STORE_WAIT_SECONDS = 5.0  # seconds that a change waits for a store that does not answer
RETRY_SECONDS = 0.1
WRITES = re.compile(r"(?:insert into|update|delete from) (\w+)")


class Owner(Protocol):
    """Whoever keeps a table open: hears what happens at it, and lets it learn what others have done."""

    signer: Signer | None  # of the deployment

    def note_write(self, table: Any, parts: set[str]) -> None:
        """A change is stored, which is in these parts."""

    def note_change(self, table: Any) -> None:
        """A change that was asked for here has been made or refused."""

    def note_presence(self, table: Any) -> None:
        """Somebody has come or gone."""

    def note_witness(self, table: Any, witness: Any) -> None:
        """A browser has said which head it has, and everybody here has heard it."""

    async def catch_up(self, table: Any, parts: set[str] | None) -> None:
        """Make the table what is stored; where it is known in which parts that differs, read no others."""


class Nobody:
    """The owner of a table that nobody else knows of: it is as it is."""

    signer: Signer | None = None

    def note_write(self, table: Any, parts: set[str]) -> None: ...

    def note_change(self, table: Any) -> None: ...

    def note_presence(self, table: Any) -> None: ...

    def note_witness(self, table: Any, witness: Any) -> None: ...

    async def catch_up(self, table: Any, parts: set[str] | None) -> None:
        table.is_stale = False


NOBODY = Nobody()


class Versioned:
    """What is stored in versions, and changed by one at a time."""

    def __init__(self, table: str, store: Store) -> None:
        self.id, self.store = table, store
        self.version = 0  # changes so far, as stored
        self.is_outdated = False  # laid anew since: who comes again finds it as it is stored
        self.is_stale = False  # whether what is stored may differ from what is here
        self.owner: Owner = NOBODY
        self.tick = self._began = 0.0
        self._turn = asyncio.Lock()
        self._changes: set[asyncio.Task[Any]] = set()

    async def transact(self, change: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Carry out a change while no other is under way; it goes on even if whoever asked for it has gone."""
        task = asyncio.create_task(self.carry_out(lambda: change(*args, **kwargs)))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(let_go)
            raise

    async def carry_out(self, change: Callable[[], Awaitable[T]]) -> T:
        """The same for who waits for it himself, in a task that nobody cancels."""
        await self._turn.acquire()
        try:
            self._began = asyncio.get_running_loop().time()
            return await self._insist(change)
        finally:
            self._turn.release()
            self.owner.note_change(self)

    def send_at(self) -> float:
        """When what is told now may leave: whole beats after the change began, so that the time tells no secret.

        How long a move takes depends on what Mister X could do next, and hunters have stop-watches.
        """
        if not self.tick:
            return 0.0
        beats = math.ceil((asyncio.get_running_loop().time() - self._began) / self.tick)
        return self._began + max(1, beats) * self.tick

    async def _insist(self, change: Callable[[], Awaitable[T]]) -> T:
        """Decide and write, until it is written or refused."""
        end = asyncio.get_running_loop().time() + STORE_WAIT_SECONDS
        for _ in range(MOST_TRIES):
            try:
                return await self._attempt(change)
            except Conflict:
                self.is_stale = True
            except Away:
                self.is_stale = True
                if asyncio.get_running_loop().time() > end:
                    raise Refusal("store_away") from None
                await asyncio.sleep(RETRY_SECONDS)
        raise Refusal("not_kept")

    async def _attempt(self, change: Callable[[], Awaitable[T]]) -> T:
        if self.is_stale:
            await self.owner.catch_up(self, None)
        if self.is_outdated:
            raise Refusal("stale")
        try:
            return await change()
        except (Refusal, MisterXError) as refusal:
            if refusal.code == "not_kept":
                self.is_stale = True
            elif await self._is_behind():  # it was refused for what is true no more
                raise Conflict from refusal
            raise

    async def write(self, *statements: Statement, **columns: Any) -> None:
        """Store a change, with new values in the table's own row; Conflict if it is not stored as we know it."""
        values = "".join(f", {name} = ?" for name in columns)
        # A version that does not fit becomes null, which no store takes.
        own = f"update tables set version = case version when ? then ? end{values} where id = ?"
        await self.store.write((own, (self.version, self.version + 1, *columns.values(), self.id)), *statements)
        self.version += 1
        parts = {WRITES.match(text)[1] for text, _ in statements}  # type: ignore[index]
        self.owner.note_write(self, parts)

    async def look_again(self) -> None:
        """Learn what others have done, if they have; Away where the store does not answer."""
        async with self._turn:
            self._began = asyncio.get_running_loop().time()
            if self.is_stale or await self._is_behind():
                await self.owner.catch_up(self, None)

    async def hear(self, version: int, parts: set[str]) -> None:
        """Another node says that a version is stored, which differs from the one before in these parts."""
        async with self._turn:
            self._began = asyncio.get_running_loop().time()
            if self.is_stale or version > self.version:
                await self.owner.catch_up(self, parts if version == self.version + 1 and not self.is_stale else None)

    async def _is_behind(self) -> bool:
        """Whether others have changed the table since, as far as can be known."""
        rows = await self.store.read("select version from tables where id = ?", self.id)
        return not rows or rows[0][0] != self.version

    async def finish(self) -> None:
        """Wait for changes that are under way."""
        if self._changes:
            await asyncio.wait(self._changes)
        async with self._turn:
            pass
