"""HTTP connections that leave nothing behind when they become websockets."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class PartingProtocol(HttpToolsProtocol):
    """A connection and its parser hold each other, which only a look at everything would find (`House.tidy`)."""

    parser: Any

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None
