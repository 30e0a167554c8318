"""HTTP connections that leave nothing behind when they become websockets, and that nobody holds open with crumbs."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD_BYTES = 65_536  # bytes of a request beside its body: the parser itself would take any number
REQUEST_SECONDS = 20.0  # seconds until a request is there whole
STANDSTILL_SECONDS = 30.0  # seconds in which a browser must read on
SORRY = b"There is no room for another connection here. Try again later.\n"
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 30\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(SORRY), SORRY)
)


class HttpProtocol(HttpToolsProtocol):
    """A connection and its parser hold each other, which only a look at everything would find
    (`Tables.collect_garbage`)."""

    parser: Any
    most = 0  # connections of everybody, those that have become websockets among them; 0: any number
    _stuck: asyncio.TimerHandle | None = None
    _due: asyncio.TimerHandle | None = None
    _beside = 0  # bytes of the present request that are not its body

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if 0 < self.most < len(self.connections):
            self.transport.write(FULL)
            self.transport.close()
            return
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        self._beside += len(data)
        super().data_received(data)
        if self._beside > MOST_HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("This request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._beside = 0
        self._expect_request()

    def on_body(self, body: bytes) -> None:
        self._beside = max(0, self._beside - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._beside = 0
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
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
        super().connection_lost(exc)

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
