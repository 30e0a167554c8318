"""The short way between a websocket and its table, and the plain way where uvicorn has changed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from hypothesis import example, given
from hypothesis import strategies as some
from tests.server.running import sit
from tests.server.test_doorstep import PART, TEXT, UPGRADE, frame, visit
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from misterx.server.protocol import api
from misterx.server.settings import Settings
from misterx.server.tables.registry import Tables
from misterx.server.web import websocket_protocol
from misterx.server.web.app import make_app
from misterx.server.web.websocket_protocol import WebSocketProtocol, text_frame, whole_message

LENGTHS = some.integers(0, 300) | some.sampled_from([65_535, 65_536, 70_000])


def read_frame(data: bytes) -> Frame:
    """A server's frame, as a browser reads it."""
    reader = StreamReader()
    reader.feed_data(data)
    reading = Frame.parse(reader.read_exact, mask=False, max_size=None)
    try:
        next(reading)
    except StopIteration as done:
        found: Frame = done.value
        assert not reader.buffer
        return found
    raise AssertionError("the frame has no end")


@given(LENGTHS)
def test_what_is_said_is_one_whole_frame_of_any_length(length: int) -> None:
    said = read_frame(text_frame(b"a" * length))
    assert (said.opcode, said.fin, bytes(said.data)) == (Opcode.TEXT, True, b"a" * length)


@given(some.text(max_size=300) | some.builds("ü".__mul__, LENGTHS))
@example("")
def test_a_whole_message_is_read_as_it_was_written(text: str) -> None:
    sent = Frame(Opcode.TEXT, text.encode(), fin=True).serialize(mask=True)
    read = whole_message(sent)
    assert read == (text if len(text.encode()) < 1 << 16 else None)  # longer ones are the parser's


def test_what_is_not_exactly_one_message_is_the_parsers() -> None:
    hello = Frame(Opcode.TEXT, b"hello", fin=True).serialize(mask=True)
    for data in (
        b"",
        hello[:-1],
        hello + hello,
        hello + b"\x81",
        Frame(Opcode.TEXT, b"hello", fin=False).serialize(mask=True),
        Frame(Opcode.BINARY, b"hello", fin=True).serialize(mask=True),
        Frame(Opcode.TEXT, b"hello", fin=True).serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff", fin=True).serialize(mask=True),
        Frame(Opcode.PING, b"", fin=True).serialize(mask=True),
        Frame(Opcode.CLOSE, b"", fin=True).serialize(mask=True),
    ):
        assert whole_message(data) is None, data


def test_what_comes_in_one_piece_needs_no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []
    receive_data = WebSocketProtocol.__base__.data_received  # type: ignore[union-attr]

    def note(protocol: Any, data: bytes) -> None:
        parsed.append(data)
        receive_data(protocol, data)

    monkeypatch.setattr(WebSocketProtocol.__base__, "data_received", note)

    async def say() -> None:
        async with visit(echo) as (reader, writer):
            writer.write(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            for text in (b"one", b"two"):
                writer.write(frame(TEXT, text))
                assert await reader.readexactly(5) == b"\x81\x03" + text

    asyncio.run(say())
    assert len(parsed) == 1, "the handshake alone"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def test_a_message_in_the_middle_of_another_is_an_error_also_here() -> None:
    """The end of a message in pieces is not taken for one by itself, nor one between its pieces."""
    heard: list[Any] = []

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])
        heard.append(message["code"])

    async def say(*pieces: bytes) -> list[Any]:
        heard.clear()
        async with visit(listen) as (reader, writer):
            writer.write(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0.05)  # so that each comes by itself; together they must be read alike
            writer.write(frame(8, (1000).to_bytes(2, "big")))
            while not heard or isinstance(heard[-1], str):
                await asyncio.sleep(0.01)
        return heard[:]

    first, rest, whole = frame(TEXT, b"ab", last=False), frame(PART, b"cd"), frame(TEXT, b"whole")
    assert asyncio.run(say(whole, first, rest, whole)) == ["whole", "abcd", "whole", 1000]
    assert asyncio.run(say(first, whole)) == [1002]
    assert asyncio.run(say(whole[:3], whole[3:], whole)) == ["whole", "whole", 1000]


@pytest.mark.parametrize("is_known", [True, False])
def test_a_table_is_played_at_with_and_without_the_short_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    if not is_known:
        monkeypatch.setattr(websocket_protocol, "INSIDES", ("what_a_newer_one_has",))

    async def play() -> bool:
        app = make_app(Settings(data=str(tmp_path), bot_pause=0, usual_bot="greedy"))
        server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, ws=WebSocketProtocol))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        tables: Tables = app.state.tables
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=dict.fromkeys(("x", "h1"), "me")), b"me")
        place: Any = SimpleNamespace(port=server.servers[0].sockets[0].getsockname()[1])
        async with sit(place, made.table, made.mine["x"]) as x, sit(place, made.table, made.mine["h1"]) as h1:
            (connection,) = tables.open_tables[made.table].audiences["x"].connections
            is_direct = connection.outlet is not None
            await x.play(x.view["legal"][0])
            await h1.listen("update")
            tables.open_tables[made.table].drop("h1")
            assert await h1.closed() == 4405
        server.should_exit = True
        await serving
        return is_direct

    assert asyncio.run(play()) == is_known
