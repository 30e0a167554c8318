"""Random inputs for the whole application, called in this process: structured ones, mutated ones and raw bytes."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any, get_args

from starlette.applications import Starlette

from misterx import titles
from misterx.server.protocol import wire
from misterx.server.protocol.openapi import OPERATIONS

VALUES: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    46,
    2**31,
    10**20,
    -(10**30),
    1.5,
    1e308,
    "",
    "x",
    "h1",
    "public",
    "me",
    "open",
    "bot:random",
    "bot:pimbot@9",
    "d1 taxi 46",
    "x double taxi 46 bus 34",
    "scotland-yard",
    "europa@1",
    "../../etc",
    "\0",
    "\ud800",
    "é" * 50,
    "n" * 300,
    [],
    {},
    [[]],
    {"x": "me"},
    {"x": {"y": []}},
    ["x taxi 1"],
    [None] * 40,
]
KINDS = [kind.__struct_config__.tag for kind in get_args(wire.Incoming)]
FIELDS = sorted({field for kind in get_args(wire.Incoming) for field in kind.__struct_fields__} | {"surprise"})
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")


class Fuzzer:
    """Makes inputs that know some tables and their tokens, so that they come far."""

    def __init__(self, seed: int) -> None:
        self.chooser = random.Random(seed)
        self.links: list[tuple[str, str]] = [("none", "none")]
        self.moves: list[str] = ["x taxi 46"]
        self.bodies = {
            operation.path: list(operation.body.__struct_fields__)
            for operation in OPERATIONS
            if operation.body is not None
        }

    def value(self) -> Any:
        return self.chooser.choice(VALUES)

    def token(self) -> str:
        return self.chooser.choice(self.links)[1]

    def mangle(self, text: bytes) -> bytes:
        """Now and then a text with bytes changed, cut or put in."""
        dice = self.chooser.randrange(12)
        if dice > 2 or not text:
            return text
        place = self.chooser.randrange(len(text))
        if dice == 0:
            return text[:place]
        junk = self.chooser.randbytes(self.chooser.randint(1, 4))
        return text[:place] + junk + text[place + (len(junk) if dice == 1 else 0) :]

    def request(self) -> tuple[str, str, bytes, list[tuple[bytes, bytes]]]:
        """Method, path, body and headers of something like a request."""
        chooser = self.chooser
        operation = chooser.choice(OPERATIONS)
        table, token = chooser.choice(self.links)
        board = chooser.choice(["london", "europe", "atlantis", "..", "%2e%2e"])
        station = chooser.choice(["46", "0", "-1", "9" * 5000, "x"])
        path = operation.path.replace("{table}", table).replace("{board}", board).replace("{station}", station)
        if chooser.randrange(10) == 0:
            path += "".join(chooser.choice("/.%?#\\éx0\0") for _ in range(chooser.randint(1, 6)))
        method = operation.method.upper() if chooser.randrange(12) else chooser.choice(METHODS)
        wish: dict[str, Any] = {}
        for field in self.bodies.get(operation.path, []):
            if chooser.randrange(3):
                wish[field] = self.value()
        if operation.path == "/api/tables" and chooser.randrange(3):
            wish = dict(list(wish.items())[: chooser.randrange(2)])
            wish["title"] = chooser.choice([*titles.ids(), "chess"])
        elif "token" in self.bodies.get(operation.path, []) and chooser.randrange(4):
            wish["token"] = token
        body = chooser.randbytes(chooser.randint(0, 80)) if chooser.randrange(9) == 0 else self.mangle(encode(wish))
        headers = [(b"host", b"127.0.0.1"), (b"x-token", token.encode())]
        if chooser.randrange(8) == 0:
            name = chooser.choice([b"origin", b"cookie", b"content-length"])
            headers.append((name, self.mangle(b"misterx=1234567890")))
        return method, path, body, headers

    def message(self) -> str | bytes:
        """Something like a message of a browser."""
        chooser = self.chooser
        if chooser.randrange(20) == 0:
            return chooser.randbytes(chooser.randint(0, 60))
        kind: Any = chooser.choice(KINDS) if chooser.randrange(30) else self.value()
        known = next((k.__struct_fields__ for k in get_args(wire.Incoming) if k.__struct_config__.tag == kind), FIELDS)
        told = {"type": kind, **{field: self.fitting(field) for field in known if chooser.randrange(12)}}
        if chooser.randrange(25) == 0:
            told[chooser.choice(FIELDS)] = self.value()
        return self.mangle(encode(told)).decode("utf-8", "replace")

    def fitting(self, field: str) -> Any:
        """A value that may well be right, so that most messages are read."""
        chooser = self.chooser
        if chooser.randrange(15) == 0:
            return self.value()
        right: dict[str, Any] = {
            "move": chooser.choice(self.moves),
            "moves": [chooser.choice(self.moves)],
            "id": f"m{chooser.randrange(10**6)}",
            "version": None,
            "text": "la " * chooser.randrange(9),
            "to": chooser.choice(["table", "team", "bot:random", "person"]),
            "station": chooser.randrange(200),
            "mark": chooser.choice(["suspected", "excluded", None]),
            "start": 46,
            "end": 1,
            "what": chooser.choice(["pins", "arrows", "proposals"]),
            "proposal": chooser.randrange(9),
            "name": "Ann",
            "seat": chooser.choice(["x", "h1", "h2", "h9"]),
            "v": 1,
            "table": self.links[0][0],
            "token": self.token(),
            "host": "",
        }
        return right.get(field, self.value())


def encode(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")


async def ask(app: Starlette, method: str, path: str, body: bytes, headers: list[tuple[bytes, bytes]]) -> int:
    """The status that the application answers a request with; whatever it does not catch comes out here."""
    raw, _, query = path.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": raw,
        "raw_path": raw.encode("utf-8", "replace"),
        "query_string": query.encode("utf-8", "replace"),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 5),
        "server": ("127.0.0.1", 80),
        "app": app,
    }
    status: list[int] = []
    told = False

    async def receive() -> dict[str, Any]:
        nonlocal told
        if told:
            await asyncio.Event().wait()  # nothing more comes, and nobody goes
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            status.append(message["status"])

    await app(scope, receive, send)
    return status[0]


async def converse(app: Starlette, frames: Iterator[str | bytes]) -> int:
    """One websocket that sends these frames and goes; returns how many the application took."""
    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": "/ws",
        "raw_path": b"/ws",
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 5),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "app": app,
    }
    taken = -1  # the first thing received is that it connects

    async def receive() -> dict[str, Any]:
        nonlocal taken
        taken += 1
        if taken == 0:
            return {"type": "websocket.connect"}
        await asyncio.sleep(0)
        frame = next(frames, None)
        if frame is None:
            return {"type": "websocket.disconnect", "code": 1001}
        return {"type": "websocket.receive", "bytes" if isinstance(frame, bytes) else "text": frame}

    async def send(message: Any) -> None:
        return

    await app(scope, receive, send)
    return taken
