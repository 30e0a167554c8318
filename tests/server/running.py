"""A real server in a process of its own, and browsers that fold what it sends."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import websockets.asyncio.client as client
from websockets.exceptions import ConnectionClosed

from misterx import boards
from misterx.play.lots import seal_lot
from misterx.server.table.patch import apply

ROOT = Path(__file__).parents[2]
LIMITS = (
    "BOT_PAUSE", "TABLES_PER_MINUTE", "REQUESTS_PER_SECOND", "MESSAGES_PER_SECOND", "CODE_TRIES_PER_MINUTE",
    "QUESTIONS_PER_MINUTE",
)  # fmt: skip
# No limits, no pauses, and bots that answer at once.
QUICK = {**{f"MISTERX_{name}": "0" for name in LIMITS}, "MISTERX_USUAL_BOT": "greedy"}
LONGEST = 300.0  # seconds to wait for anything: a busy machine takes its time, and whoever gets it waits no longer

# As browsers do: they ask for no sign of life, and take in what comes while nobody looks at it.
PATIENT: dict[str, Any] = {"open_timeout": LONGEST, "ping_interval": None, "max_queue": None}


@cache
def neighbours() -> dict[int, set[int]]:
    """Where hunters get to from each station of London in one ride."""
    london = boards.load("london")
    near: dict[int, set[int]] = {station: set() for station in london.numbers}
    for mode in ("taxi", "bus", "metro"):
        for a, b in london.links(mode):
            near[a].add(b)
            near[b].add(a)
    return near


def out_of_reach(view: dict[str, Any]) -> str:
    """A single move of Mister X to where no hunter gets in one ride, so that the game goes on; else the first move."""
    legal: list[str] = view["legal"]
    if view["title"] != "scotland-yard":
        return legal[0]
    hunters = {place["station"] for pawn, place in view["pawns"].items() if pawn != "x"}
    for move in legal:
        station = int(move.split()[-1])
        if "double" not in move and not hunters & neighbours()[station]:
            return move
    return legal[0]


class Server:
    """`misterx serve` on a free port, with deals by the names of tests."""

    program = "tests.server.dealing"

    def __init__(self, data: Path, **settings: str) -> None:
        self.data, self.settings = data, {**QUICK, **settings}
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", self.program, "serve", "--no-browser", "--port", str(self.port)]
        command += ["--data", str(self.data)]
        self.log = open(self.data.parent / "server.log", "ab")  # noqa: SIM115
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, env={**os.environ, **self.settings}, text=True, cwd=ROOT
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Mister X is at http://127.0.0.1:"), self.said()
        self.port = int(line.rstrip().rstrip("/").rpartition(":")[2])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """The power goes."""
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(LONGEST)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return code

    def said(self) -> str:
        """What the server wrote to its log."""
        return (self.data.parent / "server.log").read_text("utf-8")

    def post(self, path: str, headers: dict[str, str] | None = None, **body: Any) -> httpx.Response:
        return httpx.post(self.url + path, json=body, headers=headers or {}, timeout=LONGEST)

    def get(self, path: str, token: str = "", **headers: str) -> httpx.Response:
        shown = {"x-token": token, **headers} if token else headers
        return httpx.get(self.url + path, headers=shown, timeout=LONGEST)

    def make(self, title: str = "scotland-yard", **wish: Any) -> dict[str, Any]:
        answer = self.post("/api/tables", title=title, **wish)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, table: str, token: str, name: str = "", **headers: str) -> dict[str, Any]:
        answer = self.post(f"/api/tables/{table}/join", headers, token=token, name=name)
        assert answer.status_code == 200, answer.text
        joined: dict[str, Any] = answer.json()
        return joined


class Browser:
    """One connection: keeps every frame, and folds views as the web client does."""

    def __init__(self, connection: client.ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.version = 0
        self.people: dict[str, Any] = {}
        self.team: dict[str, Any] | None = None
        self.chat: list[str] = []
        self.marks = 0
        self.lots: dict[int, str] = {}  # [round]
        self.draws = True  # whether it draws lots as pages do
        self.dealing: dict[str, Any] = {}

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(LONGEST):
            frame = await self.connection.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        match message["type"]:
            case "welcome":
                self.welcome, self.view, self.version = message, message["view"], message["version"]
                self.people, self.team = message["people"], message["team"]
                self.chat = [said["text"] for said in message["chat"]]
            case "update":
                assert message["version"] == self.version + len(message["events"])
                self.version = message["version"]
                apply(self.view, message["patch"])
            case "people":
                self.people = message["people"]
            case "team":
                self.team = message
            case "said":
                self.chat.append(message["text"])
            case "dealing":
                self.dealing = message
                if self.draws:
                    await self.draw(message)
        return message

    async def draw(self, told: dict[str, Any]) -> None:
        if answer := self.answer(told):
            await self.connection.send(json.dumps(answer))

    def answer(self, told: dict[str, Any]) -> dict[str, Any] | None:
        """Seal a lot, or open it, where that is due; it is the same in every run."""
        seat, number = self.welcome["seat"], told["round"]
        mine = next((first for first, held in told["seats"].items() if seat in held), "")
        if not number or mine not in told["awaited"]:
            return None
        salt = f"{self.welcome['seed_commitment']} {number} {seat}"
        lot = self.lots.setdefault(number, hashlib.sha256(salt.encode()).hexdigest())
        hashed = seal_lot(self.welcome["seed_commitment"], number, mine, lot)
        if not told["seals"]:
            return {"type": "seal", "round": number, "hash": hashed}
        return {"type": "open", "round": number, "lot": lot} if told["seals"][mine] == hashed else None

    @property
    def owes(self) -> bool:
        """Whether it has answered to the latest word on the lots, and the server has not heard of it yet."""
        return bool(self.dealing) and self.answer(self.dealing) is not None

    async def listen(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def catch_up(self) -> None:
        """Everything that the server has said to this browser up to now."""
        await self.send("ping")
        await self.listen("pong")

    async def send(self, kind: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"type": kind, **fields}))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send something with a mark and wait for its answer."""
        self.marks += 1
        mark = fields.pop("id", f"{id(self)} {self.marks}")
        await self.send(kind, id=mark, **fields)
        while True:
            answer = await self.listen("done", "refused")
            if answer["id"] == mark:
                return answer

    async def play(self, move: str, **fields: Any) -> dict[str, Any]:
        return await self.ask("play", move=move, version=self.version, **fields)

    async def until_my_turn(self) -> bool:
        """Wait for a decision of this seat; False when the game is over."""
        while not self.view["result"]:
            if self.view.get("legal"):
                return True
            await self.listen("update", "welcome")
        return False

    async def closed(self) -> int:
        """The code with which the server ends the connection."""
        try:
            while True:
                await self.next()
        except ConnectionClosed:
            return self.connection.close_code or 0


@asynccontextmanager
async def connect(server: Server, **headers: str) -> AsyncIterator[Browser]:
    address = f"ws://127.0.0.1:{server.port}/ws"
    async with client.connect(address, additional_headers=headers, **PATIENT) as connection:
        yield Browser(connection)


@asynccontextmanager
async def sit(server: Server, table: str, token: str, host: str = "", **headers: str) -> AsyncIterator[Browser]:
    """A browser that has been welcomed."""
    async with connect(server, **headers) as browser:
        await browser.send("hello", v=1, table=table, token=token, host=host)
        await browser.listen("welcome")
        yield browser


async def let_bots_move(server: Server) -> None:
    """Until a bot has moved that was called for just now: any that was called for before has had its turn too."""
    made = server.make(players=2, seats={"x": "bot:random", "h1": "me"})
    async with sit(server, made["table"], made["mine"]["h1"]) as hunter:
        await hunter.until_my_turn()
