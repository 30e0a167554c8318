"""Connections: how many there may be in all, and how long one may stand still."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import LONGEST, Server, connect, sit
from tests.server.test_doorstep import visit
from websockets.exceptions import ConnectionClosed

from misterx.server.limits import OTHER_CONNECTIONS, find_socket_capacity
from misterx.server.web import http_protocol
from misterx.server.web.room import Room

QUESTION = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
FIRST, SECOND, THIRD, FOURTH = ({"x-forwarded-for": f"10.0.0.{n}"} for n in (1, 2, 3, 4))


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", MISTERX_MOST_SOCKETS="3")
    yield server
    assert server.stop() == 0
    assert server.said() == ""


def test_a_house_has_only_so_many_sockets_and_asks_others_to_come_back(small: Server) -> None:
    made = small.make(seats={"x": "me"})
    key = (made["table"], made["mine"]["x"])

    async def crowd() -> None:
        async with sit(small, *key, **FIRST), sit(small, *key, **SECOND):
            async with sit(small, *key, **THIRD), connect(small, **FOURTH) as fourth:
                assert await fourth.closed() == 1013
                assert fourth.connection.close_reason == "house_full"
                assert small.get("/healthz").json() == {"ok": True}
            end = time.monotonic() + LONGEST
            while time.monotonic() < end:  # the server may not have noticed yet that one has gone
                with contextlib.suppress(ConnectionClosed):
                    async with sit(small, *key, **FOURTH):
                        return
                await asyncio.sleep(0.1)
            raise AssertionError("nobody comes in although there is room again")

    asyncio.run(crowd())


def test_connections_beyond_all_room_are_answered_at_once() -> None:
    async def go() -> None:
        async def think(scope: Any, receive: Any, send: Any) -> None:
            await asyncio.Event().wait()

        async with visit(think, Room(most=2)) as (_, first), contextlib.AsyncExitStack() as crowd:
            address = first.get_extra_info("peername")
            first.write(QUESTION)
            for _ in range(2):  # the first of these is the second in all, and asks; so none of them waits
                reader, writer = await asyncio.open_connection(*address)
                crowd.push_async_callback(hang_up, writer)
                writer.write(QUESTION)
            async with asyncio.timeout(LONGEST):
                answer = await reader.read()
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert b"retry-after: " in answer
            assert b"There is no room for another connection here." in answer

    asyncio.run(go())


def test_who_waits_longest_of_those_with_most_connections_gives_way() -> None:
    gone: list[str] = []
    told: list[str] = []

    class Guest:
        def __init__(self, name: str) -> None:
            self.name = name

        def give_way(self) -> None:
            gone.append(self.name)

        def pause(self) -> None:
            told.append(f"{self.name} waits")

        def begin(self) -> None:
            told.append(f"{self.name} is heard")

    room = Room(most=4, most_each=3, is_proxy=lambda address: address == "10.0.0.9")
    guests = {name: Guest(name) for name in "abcdefgh"}
    for count, name in enumerate("abc", 1):
        assert room.enter(guests[name], "10.0.0.1", count)
    room.be_served(guests["a"])  # a question; and then he waits again, but not as long as the others
    room.wait(guests["a"])
    assert room.enter(guests["d"], "10.0.0.1", 4)
    assert gone == ["b"], "an address has its share"
    assert room.enter(guests["e"], "10.0.0.2", 4)
    assert room.enter(guests["f"], "10.0.0.3", 5)
    assert gone == ["b", "c"], "of the address that has most, whoever else comes"
    for name in "adef":
        room.be_served(guests[name])
    assert not room.enter(guests["g"], "10.0.0.4", 5), "whoever is being answered stays"
    room.leave(guests["a"])
    room.leave(guests["d"])
    for count in range(4):  # of a proxy there may be any number, as long as there is room for all
        assert room.enter(Guest("proxied"), "10.0.0.9", count)
    assert gone == ["b", "c"]

    later: list[tuple[Any, ...]] = []
    for name in "abc":
        room.line_up(guests[name], "10.0.0.1", lambda *call: later.append(call))
    room.line_up(guests["d"], "10.0.0.2", lambda *call: later.append(call))
    rounds = []
    while later:
        now, later[:] = list(later), []
        for call, *about in now:
            call(*about)
        rounds.append(told[:])
        told.clear()
    assert rounds == [["b waits", "c waits", "b is heard"], ["c is heard"], []], "one of an address in a round"


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()


def test_there_are_never_more_sockets_than_files_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda which: (1_024, 4_096))
    assert find_socket_capacity(20_000) == find_socket_capacity(0) == 1_024 - OTHER_CONNECTIONS - 100
    assert find_socket_capacity(500) == 500
    monkeypatch.setattr(resource, "getrlimit", lambda which: (resource.RLIM_INFINITY,) * 2)
    assert find_socket_capacity(20_000) == 20_000


def test_who_asks_and_does_not_read_is_shown_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "STANDSTILL_SECONDS", 0.2)

    async def go() -> None:
        given_up = asyncio.Event()

        async def pour_out(scope: Any, receive: Any, send: Any) -> None:
            """An answer without end."""
            await receive()
            gone = asyncio.ensure_future(receive())
            await send({"type": "http.response.start", "status": 200, "headers": []})
            while not gone.done():
                await send({"type": "http.response.body", "body": bytes(1 << 20), "more_body": True})
                await asyncio.sleep(0)
            given_up.set()

        async with visit(pour_out) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await reader.readexactly(1)  # and not a letter more
            async with asyncio.timeout(LONGEST):
                await given_up.wait()

    asyncio.run(go())
