"""Who is looking: connections, and the classes of viewers for whom everything is encoded once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from misterx.server.limits import Bucket
from misterx.server.protocol.wire import Outgoing, Said, write
from misterx.server.table.broadcast import Shown

PUBLIC = "public"
HOST = "host"  # among those who are counted: a host without a seat, who looks through the public's eyes
FARTHEST_BEHIND = 64  # messages that a browser may fall behind before it is dropped
MOST_BEHIND = 1_000_000  # letters of such messages; the latest alone may have more

BAD_MESSAGE, FOREIGN, UNKNOWN, REMOVED, TOO_SLOW, WRONG_SIDE, TOO_MANY = 4400, 4403, 4404, 4405, 4408, 4409, 4429
LAID_ANEW = 1012  # browsers come back by themselves


def encode(message: Outgoing) -> str:
    return write(message).decode()


class Outlet(Protocol):
    """The way out to one browser, where what is said leaves at once."""

    def write(self, text: str) -> bool:
        """Send a message; False if there is no room for it now: then `flush` is called when there is."""

    def hang_up(self) -> None:
        """Nothing more is heard from this browser."""


@dataclass(eq=False)
class Connection:
    """One open websocket: what waits to be sent, and whether it must close."""

    seat: str
    host: bool
    browser: bytes
    bucket: Bucket
    send_at: Callable[[], float] = float  # when what is said now may leave: 0, at once
    address: str = ""
    guest: bool = False  # who came by a link into the lobby, and has no seat
    silent: bool = False  # it promised signs of life, and none has come (`tables/pulse.py`)
    waiting: deque[tuple[float, str]] = field(default_factory=deque)
    close_code: int = 0
    parting_code: int = 0
    close_reason: str = ""
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    outlet: Outlet | None = None  # else somebody delivers what waits
    _timer: asyncio.TimerHandle | None = None

    def send(self, text: str) -> None:
        """Put a message in line; who does not keep up is dropped, and gets everything anew when he returns."""
        if self.waiting and (len(self.waiting) >= FARTHEST_BEHIND or self._behind() + len(text) > MOST_BEHIND):
            self.waiting.clear()
            self.close(TOO_SLOW)
        if self.close_code:
            return
        due = self.send_at()
        if self.outlet and not (due or self.waiting) and self.outlet.write(text):
            return
        self.waiting.append((due, text))
        self._go_on()

    def tell(self, message: Outgoing) -> None:
        self.send(encode(message))

    def _behind(self) -> int:
        return sum(len(text) for _, text in self.waiting)

    def _go_on(self) -> None:
        if not self.outlet:
            self.ready.set()
        elif len(self.waiting) <= 1:  # else it is known what the first waits for
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send what is due, as far as there is room, and come back for the rest when that is due."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        loop = asyncio.get_running_loop()
        while self.waiting and self.outlet:
            due, text = self.waiting[0]
            if due > loop.time():
                self._timer = loop.call_at(due, self.flush)
                return
            if not self.outlet.write(text):
                return
            self.waiting.popleft()
        if self.parting_code:
            self.close(self.parting_code)

    def detach(self) -> None:
        """The browser has gone: nothing leaves any more."""
        if self._timer:
            self._timer.cancel()
        self.outlet = self._timer = None

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """The same without an outlet: send what waits, each when it is due, for as long as the connection lives."""
        loop = asyncio.get_running_loop()
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.waiting:
                due, text = self.waiting[0]
                if (early := due - loop.time()) > 0:
                    await asyncio.sleep(early)
                if self.waiting:  # else it fell too far behind meanwhile
                    self.waiting.popleft()
                    await send(text)
            if self.parting_code:
                self.close(self.parting_code)

    def part(self, code: int) -> None:
        """Close when what waits has been sent."""
        self.parting_code = code
        if self.outlet and not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.ready.set()

    def close(self, code: int, reason: str = "") -> None:
        self.close_code, self.close_reason = code, reason
        self.closing.set()
        if self.outlet:
            self.outlet.hang_up()


@dataclass(eq=False)
class Audience:
    """Everybody who looks through the same eyes: a seat's browsers, or the spectators."""

    viewer: str
    connections: set[Connection] = field(default_factory=set)
    seen: Shown | None = None  # as last sent; None when nobody looks
    version: int = 0
    turn_version: int = 0  # at which the present turn began
    own_version: int = 0  # at which this seat last moved

    def send(self, message: Outgoing) -> None:
        if self.connections:
            self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        for connection in self.connections:
            connection.send(text)


def count_viewers(audiences: dict[str, Audience], viewer: str) -> int:
    """How many look through these eyes at this node; a host without a seat is counted apart, as no spectator."""
    name = PUBLIC if viewer == HOST else viewer
    heard = [each for each in audiences[name].connections if not each.silent]
    if name != PUBLIC:
        return len(heard)
    hosts = sum(connection.host for connection in heard)
    return hosts if viewer == HOST else len(heard) - hosts


def count_here(audiences: dict[str, Audience]) -> dict[str, int]:
    """The same for everybody who is here."""
    counts = {viewer: count_viewers(audiences, viewer) for viewer in (*audiences, HOST)}
    return {viewer: count for viewer, count in counts.items() if count}


def hears(viewer: str, said: Said) -> bool:
    """Talk among hunters stays among hunters' seats; Mister X and spectators hear the table only."""
    return said.to == "table" or viewer not in ("x", PUBLIC)
