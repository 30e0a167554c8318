"""Many light websocket clients in one process: just enough of the protocol to play and to time it."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
import time
from typing import Any


class Viewer(asyncio.Protocol):
    """One seat of one game: knows its legal moves, and tells its game of every update."""

    def __init__(self, game: Any, seat: str, hello: dict[str, Any], host: str) -> None:
        self.game, self.seat, self.host = game, seat, host
        self.hello = hello
        self.legal: list[str] = []
        self.over = False
        self.version = 0
        self._buffer = bytearray()
        self._open = False
        self.transport: asyncio.Transport | None = None
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._buffer[: end + 4]
            self._open = True
            self.send(self.hello)
        while (frame := self._next_frame()) is not None:
            code, payload = frame
            if code == 1:
                self._told(json.loads(payload))
            elif code == 9:
                self._write(10, payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.welcomed.done():
            self.welcomed.set_exception(ConnectionError("closed before the welcome"))
        self.game.lost(self)

    def send(self, message: dict[str, Any]) -> None:
        self._write(1, json.dumps(message).encode())

    def _write(self, code: int, payload: bytes) -> None:
        size = len(payload)
        long = size >= 126
        head = struct.pack("!BBH", 0x80 | code, 0xFE, size) if long else struct.pack("!BB", 0x80 | code, 0x80 | size)
        assert self.transport
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of nought leaves the payload as it is

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size >= 126:
            width = 2 if size == 126 else 8
            if len(buffer) < 2 + width:
                return None
            size, start = int.from_bytes(buffer[2 : 2 + width], "big"), 2 + width
        if len(buffer) < start + size:
            return None
        code, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return code, payload

    def _told(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.version = message["version"]
                if message["view"]:
                    self.legal = message["view"].get("legal", [])
                if not self.welcomed.done():
                    self.welcomed.set_result(None)
            case "update":
                self.version = message["version"]
                for path, *value in message["patch"]:
                    if path == ["legal"]:
                        self.legal = value[0] if value else []
                    elif path[0] == "result":
                        self.over = True
                self.game.updated(self, time.perf_counter())
            case "refused":
                self.game.refused(message)
