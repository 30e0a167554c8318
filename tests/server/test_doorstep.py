"""What comes in before the application and its limits see it: heads, silence, pings, crumbs of messages."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from tests.server.running import LONGEST, Server
from uvicorn.server import ServerState

from misterx.server.web import http_protocol
from misterx.server.web.http_protocol import HttpProtocol
from misterx.server.web.room import Room
from misterx.server.web.websocket_protocol import WebSocketProtocol

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, PART, PING, PONG = 1, 0, 9, 10


async def deaf(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers requests when they are whole, and accepts sockets without ever reading them."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@contextlib.asynccontextmanager
async def visit(
    app: Any = deaf, room: Room | None = None
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A raw connection to such an application behind our own protocols."""
    config = uvicorn.Config(app, ws=WebSocketProtocol, http=HttpProtocol, lifespan="off", log_config=None)
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()
    door = type("Door", (HttpProtocol,), {"room": room or Room()})
    server = await loop.create_server(lambda: door(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    try:
        yield reader, writer
    finally:
        writer.close()
        for task in state.tasks:
            task.cancel()
        for connection in state.connections:
            connection.transport.abort()
        while state.connections:  # none is left open for a later test to stumble over
            await asyncio.sleep(0.01)
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
        server.close()


async def pour(writer: asyncio.StreamWriter, data: bytes, times: int) -> bool:
    """Whether the other side has enough before all is sent."""
    try:
        for _ in range(times):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        return True
    return False


async def is_shown_out(reader: asyncio.StreamReader) -> bool:
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(LONGEST):
            while await reader.read(65_536):
                pass
    return True


def frame(kind: int, data: bytes, last: bool = True) -> bytes:
    return bytes([kind | 0x80 * last, 0x80 | len(data)]) + bytes(4) + data


@pytest.mark.parametrize(
    ("start", "crumbs"),
    [
        (b"GET /", b"a" * 65_536),
        (b"GET / HTTP/1.1\r\nX-Long: ", b"a" * 65_536),
        (b"GET / HTTP/1.1\r\n", b"X-Many: b\r\n" * 6_000),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X-Late: b\r\n" * 6_000),
    ],
)
def test_a_request_has_an_end(start: bytes, crumbs: bytes) -> None:
    async def go() -> None:
        async with visit() as (_, writer):
            writer.write(start)
            assert await pour(writer, crumbs, 1_000)

    asyncio.run(go())


def test_requests_of_the_usual_length_come_through_one_after_the_other() -> None:
    async def go() -> None:
        async with visit() as (reader, writer):
            for _ in range(3):
                writer.write(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n" + b"b" * 200_000)
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
                assert await reader.readexactly(2) == b"ok"

    asyncio.run(go())


@pytest.mark.parametrize("said", [b"", b"GET / HTT", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"])
def test_who_says_nothing_or_half_is_shown_out(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.2)

    async def go() -> None:
        async with visit() as (reader, writer):
            writer.write(said)
            assert await is_shown_out(reader)

    asyncio.run(go())


@pytest.mark.parametrize("crumb", [frame(PING, b"p" * 125), frame(PONG, b""), frame(PART, b"", last=False)])
def test_nobody_keeps_a_socket_busy_with_frames_that_are_no_messages(crumb: bytes) -> None:
    async def go() -> None:
        async with visit() as (reader, writer):
            writer.write(UPGRADE)
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(TEXT, b"a", last=False))
            assert await pour(writer, crumb * 1_000, 1_000)

    asyncio.run(go())


def test_who_hangs_up_in_the_middle_or_sends_no_text_leaves_nothing_in_the_log(server: Server) -> None:
    """The log is looked at when the server stops (`conftest.py`)."""
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
    with socket.create_connection(address, timeout=LONGEST) as raw:
        raw.sendall(UPGRADE)
        assert b" 101 " in raw.recv(4_096)
        raw.sendall(frame(TEXT, b"\xff"))
        assert raw.recv(4_096) == b"\x88\x02" + (1007).to_bytes(2, "big")
    assert server.post("/api/check", title="scotland-yard").status_code == 200
