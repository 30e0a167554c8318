"""Nodes, a worker, PostgreSQL and NATS as processes of their own, any of which can be killed while people play."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from tests.server.running import QUICK, Browser, Server, connect
from websockets.exceptions import WebSocketException

from _services import Nats, Postgres

BROKEN = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)
LONGEST = 300.0  # seconds in which a player must get his move acknowledged, whatever is killed


class Worker:
    """`misterx worker`."""

    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        self.log, self.settings = folder / "worker.log", settings
        self.start()

    def start(self) -> None:
        with open(self.log, "ab") as log:
            command = [sys.executable, "-m", "misterx", "worker"]
            environment = {**os.environ, **QUICK, **self.settings}
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("Mister X's bots are ready"), self.log.read_text("utf-8")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        self.process.send_signal(how)
        code = self.process.wait(LONGEST)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class Town:
    """Two nodes and a worker that share a store and a bus."""

    def __init__(self, folder: Path) -> None:
        self.postgres, self.nats = Postgres(), Nats()
        self.settings = {"MISTERX_STORE": self.postgres.address, "MISTERX_BUS": self.nats.address}
        self.nodes = []
        for name in ("north", "south"):
            (folder / name).mkdir()
            self.nodes.append(Server(folder / name / "data", **self.settings))
        self.worker = Worker(folder, self.settings)

    @property
    def parts(self) -> dict[str, Any]:
        """What can be killed, by name."""
        north, south = self.nodes
        return {
            "north": north, "worker": self.worker, "south": south, "nats": self.nats, "postgres": self.postgres,
        }  # fmt: skip

    def stop(self) -> None:
        for node in self.nodes:
            node.stop()
        if self.worker.process.poll() is None:
            self.worker.kill(signal.SIGTERM)
        self.nats.stop()
        self.postgres.stop()

    def make(self, **wish: Any) -> dict[str, Any]:
        """A table, from whichever node answers."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            for node in self.nodes:
                try:
                    return node.make(**wish)
                except (AssertionError, httpx.HTTPError):
                    time.sleep(0.2)
        raise AssertionError("no node makes a table")


class Player:
    """A person with a patient browser: it comes back at any node, and sends again what was not answered."""

    def __init__(self, town: Town, table: str, token: str, seat: str, seed: str) -> None:
        self.town, self.table, self.token, self.seat = town, table, token, seat
        self.chooser = random.Random(seed)
        self.pending: tuple[str, str] | None = None
        self.acknowledged: list[str] = []
        self.said: set[str] = set()  # codes of refusals
        self.comebacks = 0
        self.node: Server | None = None  # where this player is now
        self.over = False
        self.view: dict[str, Any] = {}

    async def play(self) -> None:
        """Until the game is over, whatever breaks."""
        while not self.over:
            async with AsyncExitStack() as stack:
                try:
                    node = self.chooser.choice(self.town.nodes)
                    browser = await stack.enter_async_context(connect(node))
                    await browser.send("hello", v=1, table=self.table, token=self.token)
                    await browser.listen("welcome")
                    self.node = node
                    await self._play_here(browser)
                except BROKEN:
                    self.comebacks += 1
                finally:
                    self.node = None
            await asyncio.sleep(0.05)

    async def _play_here(self, browser: Browser) -> None:
        while True:
            if self.pending is None:
                if not await self._my_turn(browser):
                    self.over, self.view = True, browser.view
                    return
                moves = [move for move in browser.view["legal"] if " double " not in move] or browser.view["legal"]
                self.pending = f"{self.seat} {browser.version} {len(self.acknowledged)}", self.chooser.choice(moves)
            mark, move = self.pending
            answer = await browser.ask("play", move=move, id=mark)
            if answer["type"] == "done":
                self.acknowledged.append(mark)
                self.pending = None
            else:
                self.said.add(answer["code"])
                if answer["code"] not in ("store_away", "not_kept"):  # the game has gone another way
                    self.pending = None

    async def _my_turn(self, browser: Browser) -> bool:
        async with asyncio.timeout(LONGEST):
            return await browser.until_my_turn()
