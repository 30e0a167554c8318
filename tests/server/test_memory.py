"""What a game keeps in memory: little for a move, and nothing when it has gone."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from tests.server.running import LONGEST, out_of_reach, sit
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.server import ServerProtocol

from misterx.play import Game
from misterx.play.legal import book_of
from misterx.server.limits import Bucket
from misterx.server.protocol import api
from misterx.server.serve import http_protocol
from misterx.server.settings import Settings
from misterx.server.table.audience import Connection
from misterx.server.table.table import Table
from misterx.server.tables.registry import FEW_ENOUGH_TO_COLLECT, Tables
from misterx.server.web.app import make_app
from misterx.server.web.websocket_protocol import WebSocketProtocol

T = TypeVar("T")
MOST_BYTES = 1_500  # that a move adds to a table where everybody looks, when others have played alike
MOVES = 70
LATE = 90
FIRST = 20


async def make(tables: Tables, title: str, seats: int = 6) -> Table:
    names = ("x", "h1", "h2", "h3", "h4", "h5")[:seats]
    made = await tables.make(api.NewTable(title, seats, seats=dict.fromkeys(names, "me"), aid="likelihood"), b"me")
    return tables.open_tables[made.table]


def look(table: Table) -> list[Connection]:
    """Somebody at every seat, and a spectator."""
    found = []
    for seat in table.audiences:
        connection = Connection(seat, False, b"", Bucket(1e9, 1e9), table.send_at)
        table.enter(connection)
        found.append(connection)
    return found


async def move(table: Table, number: int, seat: str, text: str) -> None:
    """One move, and nobody falls behind."""
    await table.transact(table.play, seat, text, f"mark {number} of {table.id}", None)
    for audience in table.audiences.values():
        for connection in audience.connections:
            connection.waiting.clear()


async def play(table: Table, chooser: random.Random) -> None:
    """Moves by whoever is on turn; Mister X goes where nobody gets to in one ride, if he can."""
    for number in range(MOVES):
        if not (on_turn := table.on_turn()):
            return
        seat = chooser.choice(sorted(on_turn))
        view = table.game.view(seat)
        await move(table, number, seat, out_of_reach(view) if seat == "x" else chooser.choice(on_turn[seat]))


async def in_house(folder: Path, work: Callable[[Tables], Awaitable[T]]) -> T:
    tables = Tables(Settings(data=str(folder)))
    await tables.start(bots=False)
    try:
        return await work(tables)
    finally:
        await tables.close()


@pytest.mark.parametrize("title", ["scotland-yard", "europa", "behrends"])  # one of each family
def test_a_move_adds_little(tmp_path: Path, title: str) -> None:
    """Moves that another table has seen too, as most are: what is kept of them is shared."""

    async def grow(tables: Tables) -> bool:
        seats = 5 if title == "behrends" else 6
        book_of.cache_clear()  # so that it does not fill up, and is begun anew, in the middle
        first, second = await make(tables, title, seats), await make(tables, title, seats)
        second.game = first.game.copy()
        second.written = len(second.game.lines)
        for table in (first, second):
            look(table)
        start = len(first.game.lines)
        await play(first, random.Random(7))
        lines = [line for line in first.game.lines[start:] if line[0] in first.seats]
        if len(lines) < 2 * FIRST:  # it was over early: what an end brings comes once
            return False
        tracemalloc.start()
        try:
            for number, line in enumerate(lines):
                await move(second, number, *line)
                if number == FIRST:  # what comes once has come
                    gc.collect()
                    before = tracemalloc.get_traced_memory()[0]
            gc.collect()
            kept = (tracemalloc.get_traced_memory()[0] - before) / (len(lines) - FIRST)
        finally:
            tracemalloc.stop()
        assert second.game.digest() == first.game.digest()
        assert kept < MOST_BYTES, f"{kept:.0f} bytes a move over {len(lines)} moves"
        return True

    assert any(asyncio.run(in_house(tmp_path / str(number), grow)) for number in range(20))


def test_a_late_move_costs_what_an_early_one_costs(tmp_path: Path) -> None:
    """Calls are counted, not time. Behrends' games are the longest."""

    async def count(tables: Tables) -> bool:
        table = await make(tables, "behrends", 5)
        look(table)
        chooser, calls = random.Random(3), Counter[int]()
        for number in range(LATE + 20):
            if not (on_turn := table.on_turn()):
                return False  # it was over early
            seat = chooser.choice(sorted(on_turn))
            text = chooser.choice(on_turn[seat])
            sys.setprofile(lambda frame, event, what, number=number: calls.update((number,)))  # type: ignore[misc]
            try:
                await move(table, number, seat, text)
            finally:
                sys.setprofile(None)
        early = sum(calls[number] for number in range(40, 60))
        late = sum(calls[number] for number in range(LATE, LATE + 20))
        assert late < 1.3 * early, (early, late)
        return True

    assert any(asyncio.run(in_house(tmp_path / str(number), count)) for number in range(20))


def test_a_finished_game_leaves_memory_when_nobody_looks_and_a_running_one_waits(tmp_path: Path) -> None:
    async def rest(tables: Tables) -> None:
        running, over = await make(tables, "scotland-yard"), await make(tables, "scotland-yard")
        watching = look(over)
        trial = over.game.copy()
        trial.resign("x")
        await over.transact(over.keep, trial, "x", "")
        for table in (running, over):
            table.wanted = time.monotonic() - 60
        tables.rest_idle_tables()
        assert over.id in tables.open_tables, "somebody looks"
        for connection in watching:
            over.leave(connection)
        tables.rest_idle_tables()
        assert set(tables.open_tables) == {running.id}
        again = await tables.get(over.id)
        assert again
        assert again is not over
        assert again.game.result == over.game.result

    asyncio.run(in_house(tmp_path, rest))


def test_tables_and_connections_go_without_being_looked_for(tmp_path: Path) -> None:
    """Looking at everything to find what only holds itself stops a large server, so nothing of ours may need it."""

    async def visit() -> list[str]:
        app = make_app(Settings(data=str(tmp_path), bot_pause=0, usual_bot="greedy"))
        server = uvicorn.Server(
            uvicorn.Config(app, port=0, log_config=None, ws=WebSocketProtocol, http=http_protocol(Settings()))
        )
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        tables: Tables = app.state.tables
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=dict.fromkeys(("x", "h1"), "me")), b"me")
        place: Any = SimpleNamespace(port=server.servers[0].sockets[0].getsockname()[1])
        async with sit(place, made.table, made.mine["x"]) as x, sit(place, made.table, made.watch) as watcher:
            await x.play(x.view["legal"][0])
            await x.ask("resign")
            await watcher.listen("secrets")
        async with httpx.AsyncClient(timeout=LONGEST) as http:
            assert (await http.get(f"http://127.0.0.1:{place.port}/healthz")).status_code == 200
        while not tables.open_tables[made.table].is_idle:
            await asyncio.sleep(0.01)
        tables.open_tables[made.table].wanted = time.monotonic() - 60
        tables.rest_idle_tables()
        assert not tables.open_tables
        left, end = [""], time.monotonic() + LONGEST
        while left and time.monotonic() < end:  # sockets take their time to part
            await asyncio.sleep(0.1)
            left = [type(each).__name__ for each in ours() if id(each) not in before]
        server.should_exit = True
        await serving
        return left

    def ours() -> list[object]:
        kinds = (Table, Connection, Game, HttpToolsProtocol, WebSocketProtocol, ServerProtocol)
        return [each for each in gc.get_objects() if isinstance(each, kinds)]

    gc.collect()
    others = ours()  # games that other tests keep
    before = {*map(id, others)}
    gc.disable()
    try:
        assert asyncio.run(visit()) == []
    finally:
        gc.enable()


def test_everything_is_looked_at_only_in_a_house_that_is_nearly_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append(1))

    async def collect_garbage(tables: Tables) -> None:
        tables.collect_garbage()
        assert len(looks) == 1
        tables.limits.sockets["somebody"] = FEW_ENOUGH_TO_COLLECT + 1
        tables.collect_garbage()
        assert len(looks) == 1

    asyncio.run(in_house(tmp_path, collect_garbage))
