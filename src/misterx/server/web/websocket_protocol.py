"""Websockets that leave nothing behind when they are closed, that nobody keeps busy with empty frames, and that let
what is said at a table out by the shortest way.

What a table says goes to every browser at once, so each layer that a message passes costs as often as there are
browsers. `DirectOutlet` writes it to the transport as the frame that it is. It stands on insides of uvicorn's; where a
newer one has others, the application finds no outlet, and sends as any application does.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from misterx.server.limits import Bucket

OUTLET = "misterx.outlet"  # among the extensions of a connection's scope
INSIDES = ("conn", "transport", "queue", "writable", "read_paused", "close_sent", "handshake_complete")
SHORT, MIDDLE = 126, 1 << 16  # lengths from which a frame says its own in two bytes, and in eight
MASKED = 0x80  # as everything is that browsers send
TEXT = 0x81  # the only frame of a message, which is text
TEXT_OF_MIDDLE_LENGTH, TEXT_OF_ANY_LENGTH = Struct("!BBH"), Struct("!BBQ")
ODD_FRAMES, ODD_FRAMES_A_SECOND = 100, 5  # pings, pongs and parts of messages: browsers send a pong now and then


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A websocket's protocol and its parser hold each other, which only a look at everything would find
    (`Tables.collect_garbage`).

    Pings and parts of messages never reach the application and its limits: a ping is answered whether or not the answer
    is read, and a message may have any number of empty parts.
    """

    outlet: DirectOutlet | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.odd_frames = Bucket(ODD_FRAMES, ODD_FRAMES_A_SECOND)
        self.queue: Any = Inbox(self.loop)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope") and all(hasattr(self, name) for name in INSIDES):
            self.outlet = DirectOutlet(self)
            extensions: Any = self.scope["extensions"]
            extensions[OUTLET] = self.outlet

    def data_received(self, data: bytes) -> None:
        """Most of what comes is one message in one piece, which needs no parser that could wait for the rest."""
        text = whole_message(data) if self._is_between_messages() else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _is_between_messages(self) -> bool:
        """Whether everything so far has been parsed, and no message has begun."""
        if self.outlet is None or self.close_sent or not self.handshake_complete or self.conn.state is not OPEN:
            return False
        waits_in: Any = self.conn.parser
        while (inner := getattr(waits_in, "gi_yieldfrom", None)) is not None:
            waits_in = inner
        return waits_in.__name__ == "at_eof" and self.conn.current_size is None and not self.conn.reader.buffer

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.outlet:
            self.outlet.go_on()

    def handle_ping(self) -> None:
        if self._bears():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._bears():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._bears():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """What is no text is closed with the proper code, and nobody fills the log with it."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _bears(self) -> bool:
        if self.transport.is_closing():
            return False
        if self.odd_frames.take():
            return True
        self.transport.abort()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()
        if self.outlet:
            self.outlet.leave()
            self.outlet = None


class Inbox:
    """What came from one browser and waits for the one who reads it: a queue for two, of which little is asked."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop, self._waiting = loop, deque[Any]()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._reader = self._loop.create_future()
            await self._reader
        self._reader = None
        return self._waiting.popleft()

    def empty(self) -> bool:
        return not self._waiting


class DirectOutlet:
    """The way out of one websocket."""

    def __init__(self, protocol: WebSocketProtocol) -> None:
        self._protocol: WebSocketProtocol | None = protocol
        self.go_on: Callable[[], None] = _do_nothing  # called when there is room again

    def write(self, text: str) -> bool:
        """Send a message as one frame; False while the browser does not read."""
        protocol = self._protocol
        if protocol is None or protocol.close_sent or protocol.transport.is_closing():
            return True  # nobody will read it
        if not protocol.writable.is_set():
            return False
        protocol.transport.write(text_frame(text.encode()))
        return True

    def hang_up(self) -> None:
        """Whoever listens hears that nothing more comes."""
        if self._protocol:
            self._protocol.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def leave(self) -> None:
        """The connection is lost."""
        self._protocol, self.go_on = None, _do_nothing


def _do_nothing() -> None: ...


def whole_message(data: bytes) -> str | None:
    """The text of exactly one frame that is a whole message of a browser's; None if it is anything else."""
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED:
        return None
    length, start = data[1] & ~MASKED, 2
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 4
    if length == 127 or len(data) != start + 4 + length:
        return None
    mask = data[start : start + 4] * (length // 4 + 1)
    plain = int.from_bytes(data[start + 4 :], "big") ^ int.from_bytes(mask[:length], "big")
    try:
        return plain.to_bytes(length, "big").decode()
    except UnicodeDecodeError:
        return None


def text_frame(data: bytes) -> bytes:
    """A whole message as a server sends it: one frame, neither masked nor compressed."""
    length = len(data)
    if length < SHORT:
        return bytes((TEXT, length)) + data
    if length < MIDDLE:
        return TEXT_OF_MIDDLE_LENGTH.pack(TEXT, 126, length) + data
    return TEXT_OF_ANY_LENGTH.pack(TEXT, 127, length) + data
