"""The people of many games in one process: they sit down, move at a steady rate, and begin anew when a game is over."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import time
import urllib.request
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from bench.load_client import Viewer

SEATS = ("x", "h1", "h2", "h3", "h4", "h5")
AT_ONCE = 8  # games that are opened side by side


class Doors(NamedTuple):
    """Where people connect: each to another node in turn, or all of a game to one."""

    ports: tuple[int, ...]
    by_table: bool = False

    def port_for(self, game: int, seat: str) -> int:
        place = game if self.by_table else game + SEATS.index(seat)
        return self.ports[place % len(self.ports)]


class Share(NamedTuple):
    """What one process of clients does."""

    doors: Doors
    title: str
    first: int
    games: int
    cores: tuple[int, ...]


@dataclass
class Outcome:
    """What happened while people played; several can be added up."""

    took: list[float] = field(default_factory=list)
    late: int = 0  # moves that were not made since the one before was not heard of yet
    refusals: int = 0
    lost: int = 0
    finished: int = 0

    def add(self, other: Outcome) -> None:
        self.took += other.took
        self.late += other.late
        self.refusals += other.refusals
        self.lost += other.lost
        self.finished += other.finished


class Game:
    """One table and its six viewers; one move under way at a time."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd, self.number = crowd, number
        self.made: dict[str, Any] = {}
        self.viewers: list[Viewer] = []
        self.waiting: set[Viewer] = set()
        self.sent = 0.0
        self.moves = 0
        self.closed = False
        self.heard = asyncio.Event()

    async def make(self) -> None:
        port = self.crowd.share.doors.port_for(self.number, "x")
        self.made = await asyncio.to_thread(make_table, port, self.crowd.share.title)

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in SEATS:
            hello = {"type": "hello", "v": 1, "table": self.made["table"], "token": self.made["mine"][seat]}
            _, viewer = await loop.create_connection(
                lambda seat=seat, hello=hello: Viewer(self, seat, hello, "127.0.0.1"),  # type: ignore[misc]
                "127.0.0.1",
                self.crowd.share.doors.port_for(self.number, seat),
            )
            self.viewers.append(viewer)
        await asyncio.gather(*(viewer.welcomed for viewer in self.viewers))

    def move(self) -> None:
        """Whoever is on turn takes any move; halves of double moves are told to nobody, so they are left out."""
        if self.waiting:
            self.crowd.outcome.late += 1
            return
        able = [viewer for viewer in self.viewers if viewer.legal]
        if not able:
            return
        viewer = self.crowd.chooser.choice(able)
        moves = [move for move in viewer.legal if " double " not in move] or viewer.legal
        self.moves += 1
        self.waiting = set(self.viewers)
        self.heard.clear()
        self.sent = time.perf_counter()
        move = self.crowd.chooser.choice(moves)
        viewer.send({"type": "play", "move": move, "id": f"{self.number} {self.moves}", "version": viewer.version})

    async def hurry(self, moves: int) -> None:
        """So many moves as fast as they are heard of."""
        while self.moves < moves and not self.over:
            self.move()
            if not self.waiting:
                return
            await self.heard.wait()

    def updated(self, viewer: Viewer, at: float) -> None:
        if viewer in self.waiting:
            self.waiting.discard(viewer)
            if not self.waiting:
                self.crowd.outcome.took.append(at - self.sent)
                self.heard.set()

    def refused(self, message: dict[str, Any]) -> None:
        self.crowd.outcome.refusals += 1
        self.waiting = set()
        self.heard.set()

    def lost(self, viewer: Viewer) -> None:
        if not self.closed:
            self.crowd.outcome.lost += 1

    @property
    def over(self) -> bool:
        return any(viewer.over for viewer in self.viewers)

    def close(self) -> None:
        self.closed = True
        for viewer in self.viewers:
            if viewer.transport:
                viewer.transport.close()


def make_table(port: int, title: str) -> dict[str, Any]:
    wish = json.dumps({"title": title, "players": len(SEATS), "seats": dict.fromkeys(SEATS, "me")})
    address = f"http://127.0.0.1:{port}/api/tables"
    request = urllib.request.Request(address, wish.encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


class Crowd:
    """So many games; each makes a move every so many seconds."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.chooser = random.Random(share.first)
        self.outcome = Outcome()
        self.games: list[Game] = []

    async def make(self) -> None:
        self.games = [Game(self, self.share.first + place) for place in range(self.share.games)]
        for game in self.games:
            await game.make()

    async def open(self) -> None:
        for first in range(0, len(self.games), AT_ONCE):
            await asyncio.gather(*(game.open() for game in self.games[first : first + AT_ONCE]))

    async def warm(self, most: int) -> None:
        """Bring the games into all stages, as they are in life."""
        for first in range(0, len(self.games), AT_ONCE):
            some = self.games[first : first + AT_ONCE]
            await asyncio.gather(*(game.hurry(self.chooser.randint(0, most)) for game in some))

    async def play(self, interval: float, seconds: float) -> Outcome:
        gc.collect()
        gc.freeze()  # the clients must not stop to tidy up while they measure
        self.outcome = Outcome()
        await asyncio.gather(*(self._play(place, interval, seconds) for place in range(self.share.games)))
        await asyncio.sleep(0.5)
        gc.unfreeze()
        return self.outcome

    async def _play(self, place: int, interval: float, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        tick = loop.time() + self.chooser.random() * interval
        while tick < end:
            await asyncio.sleep(tick - loop.time())
            game = self.games[place]
            if game.over:
                self.outcome.finished += 1
                game.waiting = set()
                game.close()
                game = self.games[place] = Game(self, game.number + 1_000_000)
                await game.make()
                await game.open()
            game.move()
            tick += interval

    async def close(self) -> None:
        for game in self.games:
            game.close()


def attend(share: Share, orders: Connection) -> None:
    """A process of clients: does what it is told, one order after another, and says when it is done."""
    os.sched_setaffinity(0, share.cores)

    async def obey() -> None:
        crowd = Crowd(share)
        while True:
            name, *details = await asyncio.to_thread(orders.recv)
            orders.send(await getattr(crowd, name)(*details))
            if name == "close":
                return

    asyncio.run(obey())
