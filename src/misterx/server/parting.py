"""HTTP connections that leave nothing behind when they become websockets, and that nobody holds open with crumbs."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 65_536  # bytes of a request beside its body: the parser itself would take any number
LONGEST_REQUEST = 20.0  # seconds until a request is there whole


class PartingProtocol(HttpToolsProtocol):
    """A connection and its parser hold each other, which only a look at everything would find (`House.tidy`)."""

    parser: Any
    _due: asyncio.TimerHandle | None = None
    _beside = 0  # bytes of the present request that are not its body

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        self._beside += len(data)
        super().data_received(data)
        if self._beside > LONGEST_HEAD and not self.transport.is_closing():
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

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        """Whoever connects says what he wants, and does not take all day over it."""
        self._expect_nothing()
        self._due = self.loop.call_later(LONGEST_REQUEST, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._due:
            self._due.cancel()
            self._due = None
