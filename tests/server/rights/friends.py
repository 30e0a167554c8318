"""Friends with browsers: their windows, the links that they have, and every byte that reaches each of them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, NamedTuple

import httpx
import websockets.asyncio.client as client
from tests.server.running import LONGEST, Browser
from websockets.exceptions import ConnectionClosed

PEOPLE = ("ann", "ben", "cleo")
PROGRAM = "program"  # the one of somebody's windows that never brings a cookie


class Link(NamedTuple):
    """A link as people know it. Tables and tokens have names (`@t1`, `@k7`), which are the same in every run."""

    token: str
    house: str
    table: str
    kind: str
    seat: str = ""


def person_of(window: str) -> str:
    """Whose window it is: `ann`, `ann phone`, `ann private 1`, `ann program` are all Ann's."""
    return window.partition(" ")[0]


def has_cookie(window: str) -> bool:
    return not window.endswith(PROGRAM)


def cookie_of(window: str, evening: int) -> dict[str, str]:
    """What this window brings with every request."""
    if not has_cookie(window):
        return {}
    return {"cookie": f"misterx={hashlib.sha256(f'{evening} {window}'.encode()).hexdigest()[:32]}"}


class Socket(Browser):
    """One window at one table."""

    def __init__(self, connection: client.ClientConnection, number: int, window: str, link: Link, node: int) -> None:
        super().__init__(connection)
        self.number, self.window, self.node = number, window, node
        self.house, self.table, self.seat = link.house, link.table, ""
        self.gone: int | None = None  # with which code
        self.fresh: list[dict[str, Any]] = []  # what came since somebody last looked at it
        self.fresh_bytes: list[str] = []
        self.keys: list[dict[str, Any]] = []
        self.history: list[dict[str, Any]] = []
        self.can_take_back = False
        self.unanswered = 0  # pings

    async def next(self) -> dict[str, Any]:
        message = await super().next()
        self.fresh.append(message)
        self.fresh_bytes.append(self.frames.pop())
        self.can_take_back = message.get("can_take_back", self.can_take_back)
        match message["type"]:
            case "welcome":
                self.seat, self.keys, self.history = message["seat"], message["keys"], message["history"]
            case "keys":
                self.keys = message["keys"]
            case "happened":
                self.history.append(message["deed"])
            case "pong":
                self.unanswered -= 1
        return message

    async def hear(self) -> None:
        """Everything that the server has said up to now."""
        await self.tell({"type": "ping"})

    async def hear_more(self) -> None:
        """At least one message more."""
        if self.gone is None:
            with self._until_closed():
                await self.next()

    async def tell(self, *messages: dict[str, Any]) -> None:
        """Send something, and hear everything that comes of it."""
        if self.gone is None:
            with self._until_closed():
                for message in messages:
                    self.unanswered += message.get("type") == "ping"
                    await self.connection.send(json.dumps(message))
                while self.unanswered > 0:
                    await self.next()

    @contextlib.contextmanager
    def _until_closed(self) -> Iterator[None]:
        try:
            yield
        except ConnectionClosed:
            self.gone = self.connection.close_code or 0

    async def leave(self) -> None:
        if self.gone is None:
            await self.connection.close()
            self.gone = 1000


async def come(
    port: int, number: int, window: str, evening: int, link: Link, hello: dict[str, Any], node: int
) -> Socket:
    """A window says hello at a node: it is welcomed, or the connection is closed."""
    address = f"ws://127.0.0.1:{port}/ws"
    headers = cookie_of(window, evening)
    connection = await client.connect(address, additional_headers=headers, open_timeout=LONGEST, compression=None)
    socket = Socket(connection, number, window, link, node)
    try:
        await socket.connection.send(json.dumps(hello))
        while not socket.welcome:
            await socket.next()
    except ConnectionClosed:
        socket.gone = connection.close_code or 0
    return socket


class Wires:
    """Plain requests; cookies are brought by windows, and kept nowhere."""

    def __init__(self) -> None:
        jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        # A line of its own for each request: one that was kept may be ended by the server just when it is used again.
        limits = httpx.Limits(max_keepalive_connections=0)
        self.client = httpx.AsyncClient(cookies=jar, timeout=LONGEST, limits=limits)

    async def ask(self, port: int, method: str, path: str, body: Any, headers: dict[str, str]) -> httpx.Response:
        address = f"http://127.0.0.1:{port}{path}"
        return await self.client.request(method, address, json=body, headers=headers)

    async def close(self) -> None:
        await self.client.aclose()


@dataclass
class Friends:
    """What everybody has: links of one's own, shared with one's own windows, and those that were posted for all."""

    pockets: dict[str, list[Link]] = field(default_factory=lambda: {person: [] for person in PEOPLE})
    chat: list[Link] = field(default_factory=list)
    uses: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # [what, window, token]
    got: dict[Link, int] = field(default_factory=dict)  # in which step
    failed: Counter[tuple[str, str]] = field(default_factory=Counter)  # [what, token]

    def links(self, person: str) -> list[Link]:
        own = self.pockets[person]
        return [*own, *(link for link in self.chat if link not in own)]

    def keep(self, person: str, link: Link, step: int) -> None:
        if link not in self.pockets[person]:
            self.pockets[person].append(link)
            self.got[link] = step

    def use(self, what: str, window: str, token: str, in_vain: bool) -> None:
        self.uses[what, window, token] += 1
        self.failed[what, token] += in_vain

    def post(self, link: Link) -> None:
        if link not in self.chat:
            self.chat.append(link)

    def move_in(self, table: str, house: str) -> None:
        """A table is at another house too, where its links work as they did here."""
        for links in (*self.pockets.values(), self.chat):
            links += [link._replace(house=house) for link in links if link.table == table and link.house != house]


async def hear_all(sockets: list[Socket]) -> None:
    await asyncio.gather(*(socket.hear() for socket in sockets if socket.gone is None))
