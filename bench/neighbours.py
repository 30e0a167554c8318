"""What one address can do to another: how long its neighbour waits while it does all that it may, and more.

    python -m bench.neighbours --rounds 30 --seconds 2 --json

A player at one address (127.0.0.3) asks over his socket, again and again, for a sign of life and for the answer to a
move. At another one (127.0.0.2) somebody opens connections and says nothing, asks without a pause for pages and what
is work, and talks over as many sockets as he gets. He does so in every second round; the rounds without him are what it
is compared with. Every limit is as it comes.

On a machine with other work the time on the clock says little. So it is also counted how long the server's loop worked
between a question and its answer, whoever it worked for: that is what the player waits for where nobody else works.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import websockets.asyncio.client as client
from websockets.exceptions import WebSocketException

NEIGHBOUR, PLAYER = "127.0.0.2", "127.0.0.3"
IDLE, ASKING, TALKING = 200, 120, 430  # connections and sockets that he tries to hold: more than he may have
PAUSE = 0.02  # seconds between two questions of the player
BREATH = 0.02  # seconds before somebody who was shown out comes again
CHECK = json.dumps({"title": "europa", "players": 4, "options": {}}).encode()


def request(method: str, path: str, body: bytes = b"") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


ASKED = request("POST", "/api/check", CHECK) + request("GET", "/") + request("GET", "/api/titles")


async def again_and_again(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        with contextlib.suppress(OSError, EOFError, WebSocketException, asyncio.IncompleteReadError):
            await work()
        await asyncio.sleep(BREATH)


class Neighbour:
    """Somebody who wants it all."""

    def __init__(self, port: int, made: dict[str, Any]) -> None:
        self.port, self.made = port, made
        self.done = {"connections": 0, "answers": 0, "sockets": 0, "words": 0}

    async def idle(self) -> None:
        reader, writer = await self._connect()
        try:
            await reader.read()
        finally:
            writer.transport.abort()

    async def ask(self) -> None:
        reader, writer = await self._connect()
        try:
            while True:
                writer.write(ASKED)
                await writer.drain()
                self.done["answers"] += (await reader.readexactly(1)).count(b"H")
        finally:
            writer.transport.abort()

    async def talk(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/ws"
        hello = {"type": "hello", "v": 1, "table": self.made["table"], "token": self.made["watch"]}
        async with client.connect(address, local_addr=(NEIGHBOUR, 0), ping_interval=None, open_timeout=60) as socket:
            self.done["sockets"] += 1
            await socket.send(json.dumps(hello))
            while True:
                await socket.send('{"type":"ping"}')
                self.done["words"] += 1
                await asyncio.sleep(0.01)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        found = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(NEIGHBOUR, 0))
        self.done["connections"] += 1
        return found

    def works(self) -> list[Coroutine[Any, Any, None]]:
        crowd = ((self.idle, IDLE), (self.ask, ASKING), (self.talk, TALKING))
        return [again_and_again(work) for work, count in crowd for _ in range(count)]


def attack(line: Connection, port: int, made: dict[str, Any]) -> None:
    """Do it when told so, stop when told so, and say what was done."""

    async def obey() -> None:
        loop = asyncio.get_running_loop()
        while seconds := await loop.run_in_executor(None, line.recv):
            neighbour = Neighbour(port, made)
            tasks = [asyncio.create_task(work) for work in neighbour.works()]
            await asyncio.wait(tasks, timeout=seconds)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            line.send(neighbour.done)

    asyncio.run(obey())


class Player:
    """Asks for a sign of life and plays what is refused: both are answered as moves are."""

    def __init__(self, socket: client.ClientConnection, loop: Path) -> None:
        self.socket, self.loop = socket, loop
        self.asked = 0

    def worked(self) -> float:
        """Seconds that the server's loop has had of a processor."""
        return int(self.loop.read_text().split()[0]) / 1e9

    async def ask(self) -> tuple[float, float | None]:
        """Seconds until an answer, and those of them in which the server's loop worked.

        Not for a move: its answer waits for a beat, in which the loop may well work.
        """
        self.asked += 1
        began, worked = time.perf_counter(), self.worked()
        if self.asked % 2:
            await self._say({"type": "ping"}, "pong")
        else:
            await self._say(
                {"type": "play", "id": str(self.asked), "move": "x taxi 1", "version": 0}, "refused", "done"
            )
        return time.perf_counter() - began, self.worked() - worked if self.asked % 2 else None

    async def _say(self, message: dict[str, Any], *answers: str) -> None:
        await self.socket.send(json.dumps(message))
        while json.loads(await self.socket.recv())["type"] not in answers:
            pass


async def measure(
    port: int, server: int, made: dict[str, Any], rounds: int, seconds: float, line: Connection
) -> dict[str, Any]:
    address = f"ws://127.0.0.1:{port}/ws"
    took: dict[bool, list[tuple[float, float | None]]] = {False: [], True: []}
    busy = 0.0
    done: dict[str, int] = {}
    loop = asyncio.get_running_loop()
    async with client.connect(address, local_addr=(PLAYER, 0), ping_interval=None, max_queue=None) as socket:
        hello = {"type": "hello", "v": 1, "table": made["table"], "token": made["mine"]["h1"]}
        await socket.send(json.dumps(hello))
        await socket.recv()
        player = Player(socket, Path(f"/proc/{server}/task/{server}/schedstat"))
        for turn in range(2 * rounds):
            attacked = bool(turn % 2)
            if attacked:
                line.send(seconds)
            worked, end = player.worked(), time.perf_counter() + seconds
            while time.perf_counter() < end:
                took[attacked].append(await player.ask())
                await asyncio.sleep(PAUSE)
            if attacked:
                busy += (player.worked() - worked) / seconds / rounds
                for name, count in (await loop.run_in_executor(None, line.recv)).items():
                    done[name] = done.get(name, 0) + count
            await asyncio.sleep(0.5)  # what was cut off is cleared away
    line.send(0)
    found: dict[str, Any] = {"answers": [len(took[False]), len(took[True])]}
    for place, clock in enumerate(("clock", "work")):
        alone, beside = (
            summary([told for pair in took[attacked] if (told := pair[place]) is not None])
            for attacked in (False, True)
        )
        raised = round(beside["p99_ms"] - alone["p99_ms"], 1)
        found[clock] = {"alone": alone, "beside": beside, "raised_p99_ms": raised}
    return {**found, "loop_busy": round(busy, 2), "neighbour": done}


def summary(took: list[float]) -> dict[str, float]:
    ordered = sorted(took)
    found = {"p50_ms": ordered[len(ordered) // 2], "p99_ms": ordered[int(len(ordered) * 0.99)], "worst_ms": ordered[-1]}
    return {name: round(1000 * value, 1) for name, value in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "misterx", "serve", "--no-browser", "--port", "0", "--data", str(Path(folder))]
        variables = {**os.environ, "MISTERX_USUAL_BOT": "greedy"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=variables, text=True) as server:
            assert server.stdout
            port = int(server.stdout.readline().rstrip().rstrip("/").rpartition(":")[2])
            try:
                print(json.dumps(run(port, server.pid, given.rounds, given.seconds), indent=None if given.json else 2))
            finally:
                server.terminate()


def run(port: int, server: int, rounds: int, seconds: float) -> dict[str, Any]:
    made = make_table(port)
    ours, theirs = get_context("spawn").Pipe()
    neighbour = get_context("spawn").Process(target=attack, args=(theirs, port, make_table(port)), daemon=True)
    neighbour.start()
    return asyncio.run(measure(port, server, made, rounds, seconds, ours))


def make_table(port: int) -> dict[str, Any]:
    from urllib.request import Request, urlopen

    wish = json.dumps({"title": "scotland-yard", "seats": {"x": "me", "h1": "me"}}).encode()
    with urlopen(Request(f"http://127.0.0.1:{port}/api/tables", wish)) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


if __name__ == "__main__":
    main()
