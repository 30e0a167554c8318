"""Who is looking: connections, and the classes of viewers for whom everything is encoded once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

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

    def send(self, text: str) -> None:
        """Put a message in line; who does not keep up is dropped, and gets everything anew when he returns."""
        if self.waiting and (len(self.waiting) >= FARTHEST_BEHIND or self._behind() + len(text) > MOST_BEHIND):
            self.waiting.clear()
            self.close(TOO_SLOW)
        if self.close_code:
            return
        self.waiting.append((self.send_at(), text))
        self.ready.set()

    def tell(self, message: Outgoing) -> None:
        self.send(encode(message))

    def _behind(self) -> int:
        return sum(len(text) for _, text in self.waiting)

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits, each when it is due, for as long as the connection lives."""
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
        self.ready.set()

    def close(self, code: int, reason: str = "") -> None:
        self.close_code, self.close_reason = code, reason
        self.closing.set()


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


def count_here(audiences: dict[str, Audience]) -> dict[str, int]:
    """How many look through whose eyes at this node; a host without a seat is counted apart, as no spectator."""
    heard = {name: [each for each in audience.connections if not each.silent] for name, audience in audiences.items()}
    counts = {name: len(connections) for name, connections in heard.items()}
    counts[HOST] = sum(connection.host for connection in heard[PUBLIC])
    counts[PUBLIC] -= counts[HOST]
    return {name: count for name, count in counts.items() if count}


def hears(viewer: str, said: Said) -> bool:
    """Talk among hunters stays among hunters' seats; Mister X and spectators hear the table only."""
    return said.to == "table" or viewer not in ("x", PUBLIC)
