"""Websockets that leave nothing behind when they are closed."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class PartingSocket(WebSocketsSansIOProtocol):
    """A websocket's protocol and its parser hold each other, which only a look at everything would find
    (`House.tidy`)."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()
