"""Connections: how many there may be in all, and how long one may stand still."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.running import LONGEST, Server, connect, sit
from tests.server.test_doorstep import visit
from websockets.exceptions import ConnectionClosed

from misterx.server.limits import OTHER_CONNECTIONS, find_socket_capacity
from misterx.server.web import http_protocol


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
        async with sit(small, *key), sit(small, *key):
            async with sit(small, *key), connect(small) as fourth:
                assert await fourth.closed() == 1013
                assert fourth.connection.close_reason == "house_full"
                assert small.get("/healthz").json() == {"ok": True}
            end = time.monotonic() + LONGEST
            while time.monotonic() < end:  # the server may not have noticed yet that one has gone
                with contextlib.suppress(ConnectionClosed):
                    async with sit(small, *key):
                        return
                await asyncio.sleep(0.1)
            raise AssertionError("nobody comes in although there is room again")

    asyncio.run(crowd())


def test_connections_beyond_all_room_are_answered_at_once(small: Server) -> None:
    with contextlib.ExitStack() as crowd:
        for _ in range(3 + OTHER_CONNECTIONS):
            crowd.enter_context(socket.create_connection(("127.0.0.1", small.port)))
        with socket.create_connection(("127.0.0.1", small.port)) as last:
            last.settimeout(LONGEST)
            answer = b""
            while part := last.recv(4096):
                answer += part
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"There is no room for another connection here." in answer
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:  # they have hung up: soon there is room
        with contextlib.suppress(httpx.HTTPError):
            if small.get("/healthz").status_code == 200:
                return
        time.sleep(0.1)
    raise AssertionError("nobody is answered although there is room again")


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
