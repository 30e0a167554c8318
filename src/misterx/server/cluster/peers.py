"""What nodes tell each other about tables that somebody looks at: that one has changed, and who is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from misterx.server.cluster.bus import Bus
from misterx.server.protocol import wire
from misterx.server.protocol.refusals import Refusal
from misterx.server.store.store import Away, Store
from misterx.server.table.audience import count_here
from misterx.server.table.remote_viewers import HEARTBEAT_SECONDS, SILENCE_SECONDS
from misterx.server.table.table import Table

LOG = logging.getLogger("misterx.server")
TABLES, NODES = "misterx.tables", "misterx.nodes"
LOOK_SECONDS, LOOK_SECONDS_WITHOUT_BUS = 10.0, 1.0  # seconds between looks into the store, with and without a bus
MOST_AT_ONCE = 400


class Changed(msgspec.Struct, tag="changed"):
    """A table is stored in a new version, which differs from the one before in these parts."""

    table: str
    origin: str
    version: int
    parts: set[str]


class Present(msgspec.Struct, tag="present"):
    """Who looks at a table at one node, and how its clocks stand there."""

    table: str
    origin: str
    viewers: dict[str, int]
    version: int
    clock: dict[str, float] | None


class Witnessed(msgspec.Struct, tag="witnessed"):
    """A browser at one node has said which head of a table's story it has."""

    table: str
    origin: str
    witness: wire.Witness


class Who(msgspec.Struct, tag="who"):
    """A node has begun to listen: who is there?"""

    table: str
    origin: str


read = msgspec.json.Decoder(Changed | Present | Witnessed | Who).decode
write = msgspec.json.encode


class Peers:
    """One node's part in the talk between nodes."""

    def __init__(self, bus: Bus, store: Store) -> None:
        self.bus, self.store = bus, store
        self.node = secrets.token_hex(6)
        self._own = f'"origin":"{self.node}"'.encode()  # in what this node says, and comes back to it
        self.on_news: Callable[[Table], None] = lambda table: None  # called when others have changed a table
        self.on_look: Callable[[Table], None] = lambda table: None  # called now and then for every listened table
        self._tables: dict[str, Table] = {}  # that somebody looks at here, or did lately
        self._heard: dict[str, float] = {}  # when each node was last heard of
        self._tasks: set[asyncio.Task[Any]] = set()
        self._wake = asyncio.Event()

    async def start(self) -> None:
        await self.bus.start(self._wake.set)
        await self.bus.subscribe(TABLES, self._hear)
        await self.bus.subscribe(NODES, self._hear_node)
        self._do(self._beat())
        self._do(self._keep_up())

    async def listen(self, table: Table) -> None:
        """Somebody is about to look: hear what others do from now on, and miss nothing."""
        if not self.listens(table):
            self._tables[table.id] = table
            self._tell(Who(table.id, self.node))
            try:
                await table.look_again()
            except BaseException:
                self._tables.pop(table.id, None)
                raise

    def listens(self, table: Table) -> bool:
        """Whether this node knows of everybody who looks at a table; others must not act on who is away."""
        return self._tables.get(table.id) is table

    def leave(self, table: Table) -> None:
        """The table is not open here any more."""
        if self.listens(table):
            del self._tables[table.id]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()

    # What is said

    def _tell(self, message: Changed | Present | Witnessed | Who) -> None:
        self.bus.publish(TABLES, write(message))

    def tell_change(self, table: Table, parts: set[str]) -> None:
        """Other nodes hear of a change when people here do: what it took tells no more there than here."""
        change = Changed(table.id, self.node, table.version, parts)
        if due := table.send_at():
            asyncio.get_running_loop().call_at(due, self._tell, change)
        else:
            self._tell(change)

    def tell_presence(self, table: Table) -> None:
        clock = table.clock.face() if table.clock else None
        left = {"x": clock.x, "hunters": clock.hunters} if clock else None
        self._tell(Present(table.id, self.node, count_here(table.audiences), table.version, left))

    def tell_witness(self, table: Table, witness: wire.Witness) -> None:
        self._tell(Witnessed(table.id, self.node, witness))

    # What is heard

    def _hear(self, raw: bytes) -> None:
        if self._own in raw:
            return
        message = read(raw)
        table = self._tables.get(message.table)
        if table is None:
            return
        match message:
            case Changed():
                if message.version > table.version:
                    self._do(self._learn(table, table.hear(message.version, message.parts)))
            case Present():
                table.note_seen()
                if table.remote_viewers.heard(message.origin, message.viewers):
                    self._heard.setdefault(message.origin, time.monotonic())
                    table.tell_people()
                    self.on_news(table)
                if table.clock and message.clock and message.version == table.version:
                    table.clock.agree(message.clock)
            case Witnessed():
                table.tell_all(message.witness)
            case Who():
                self.tell_presence(table)

    def _hear_node(self, raw: bytes) -> None:
        self._heard[raw.decode()] = time.monotonic()

    async def _learn(self, table: Table, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
            self.on_news(table)
        except (Away, Refusal) as error:
            LOG.info("table not followed", extra={"table": table.id, "why": type(error).__name__})

    # Now and then

    async def _beat(self) -> None:
        """Say that this node lives, and drop the viewers of nodes that do not."""
        while True:
            self.bus.publish(NODES, self.node.encode())
            await asyncio.sleep(HEARTBEAT_SECONDS)
            if not self.bus.is_up:  # silence means nothing then
                self._heard = dict.fromkeys(self._heard, time.monotonic())
                continue
            late = time.monotonic() - SILENCE_SECONDS
            silent = {node for node, at in self._heard.items() if at < late}
            for node in silent:
                del self._heard[node]
            for table in list(self._tables.values()):
                table.note_seen()
                if silent and table.remote_viewers.forget(silent):
                    table.tell_people()
                    self.on_news(table)

    async def _keep_up(self) -> None:
        """Look into the store for what no message has told: often while there is no bus, else now and then."""
        while True:
            was_up = self.bus.is_up
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK_SECONDS if was_up else LOOK_SECONDS_WITHOUT_BUS)
            if self._wake.is_set():
                self._wake.clear()
                for table in list(self._tables.values()):
                    self._tell(Who(table.id, self.node))
                    self.tell_presence(table)
            try:
                await self.look_at_all()
            except Away:
                LOG.info("store away")
            except Exception:  # the next look must come all the same
                LOG.exception("look into the store failed")

    async def look_at_all(self) -> None:
        """Every table that somebody looks at here: is it stored as we know it?"""
        names = list(self._tables)
        for first in range(0, len(names), MOST_AT_ONCE):
            some = names[first : first + MOST_AT_ONCE]
            marks = ", ".join("?" * len(some))
            stored: dict[str, int] = dict(
                await self.store.read(f"select id, version from tables where id in ({marks})", *some)
            )
            for name in some:
                if table := self._tables.get(name):
                    if stored.get(name) != table.version:
                        await self._learn(table, table.look_again())
                    if self.listens(table):  # else somebody has removed it
                        self.on_look(table)
            await asyncio.sleep(0)  # others have their turn

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
