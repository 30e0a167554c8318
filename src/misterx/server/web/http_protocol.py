"""HTTP connections that leave nothing behind when they become websockets, and that nobody holds open with crumbs."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from misterx.server.web.room import Room

THIS_MACHINE = "this machine"  # what a connection without an address is counted for
MOST_HEAD_BYTES = 65_536  # bytes of a request beside its body: the parser itself would take any number
REQUEST_SECONDS = 20.0  # seconds until a request is there whole
STANDSTILL_SECONDS = 30.0  # seconds in which a browser must read on
MOST_AHEAD = 10  # questions before the first is answered, which no browser asks
SORRY = b"There is no room for another connection here. Try again later.\n"
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 30\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(SORRY), SORRY)
)


class HttpProtocol(HttpToolsProtocol):
    """A connection and its parser hold each other, which only a look at everything would find
    (`Tables.collect_garbage`)."""

    parser: Any
    room = Room()  # for the connections of everybody, those that have become websockets among them
    _stuck: asyncio.TimerHandle | None = None
    _due: asyncio.TimerHandle | None = None
    _answering: Any = None  # what is being answered
    _beside = 0  # bytes of the present request that are not its body

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else THIS_MACHINE
        if not self.room.enter(self, address, len(self.connections)):
            self.transport.write(FULL)
            self.transport.close()
            return
        self._expect_request()
        self.room.line_up(self, address, self.loop.call_soon)

    def pause(self) -> None:
        self.transport.pause_reading()

    def begin(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def give_way(self) -> None:
        """Somebody else needs the room."""
        self._forget_answers()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._beside += len(data)
        super().data_received(data)
        if self._beside > MOST_HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("This request is too long.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many questions in one go")  # which makes the parser stop, and is answered with 400
        super().on_message_begin()
        self._beside = 0
        self._expect_request()

    def on_body(self, body: bytes) -> None:
        self._beside = max(0, self._beside - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._beside = 0
        self._expect_nothing()
        self.room.be_served(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self.room.wait(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        self.room.leave(self)
        super().handle_websocket_upgrade()
        self.parser = None

    def pause_writing(self) -> None:
        """Whoever asks for something also takes it."""
        super().pause_writing()
        self._stuck = self._stuck or self.loop.call_later(STANDSTILL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._move_on()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self._move_on()
        self.room.leave(self)
        self._forget_answers()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _forget_answers(self) -> None:
        """Nobody hears an answer that is still being worked on: of several questions in one go it is not the last."""
        self.pipeline.clear()
        if self._answering:
            self._answering.disconnected = True

    def _move_on(self) -> None:
        if self._stuck:
            self._stuck.cancel()
            self._stuck = None

    def _expect_request(self) -> None:
        """Whoever connects says what he wants, and does not take all day over it."""
        self._expect_nothing()
        self._due = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._due:
            self._due.cancel()
            self._due = None
