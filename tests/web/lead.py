"""Leads a table over sockets to where something rare can be done, so that a browser can do it there."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from typing import Any

from tests.server.running import LONGEST, PATIENT, Server
from websockets.sync.client import ClientConnection, connect

from misterx import boards
from misterx.server.table.patch import apply

View = dict[str, Any]
Wanted = Callable[[View], bool]
SECRET = {"london": "ferry", "new-york": "boat", "potsdam": "ship"}
FAR = 10_000


class Chair:
    """One seat's socket: folds what comes, and keeps the names of the events."""

    def __init__(self, socket: ClientConnection, table: str, token: str) -> None:
        self.socket = socket
        self.socket.send(json.dumps({"type": "hello", "v": 1, "table": table, "token": token}))
        self.view: View = {}
        self.version = 0
        self.events: list[str] = []
        self.answers = 0
        while not self.view:
            self.hear(LONGEST)

    def hear(self, seconds: float = 0) -> bool:
        """The next message, if one comes."""
        try:
            message = json.loads(self.socket.recv(seconds))
        except TimeoutError:
            return False
        match message["type"]:
            case "welcome":
                self.view, self.version = message["view"] or {}, message["version"]
            case "update":
                self.version = message["version"]
                apply(self.view, message["patch"])
                self.events += [event["event"] for event in message["events"]]
            case "done" | "refused" | "pong":
                self.answers += 1
        return True

    def hear_all(self) -> None:
        """Everything that was told until now: what is asked last is answered last."""
        before = self.answers
        self.socket.send(json.dumps({"type": "ping"}))
        while self.answers == before:
            self.hear(LONGEST)

    def play(self, move: str) -> None:
        before = self.answers
        self.socket.send(json.dumps({"type": "play", "move": move, "id": f"lead {before} {random.random()}"}))
        while self.answers == before:
            self.hear(LONGEST)


class Leader:
    """Sits at all seats of a table beside its people."""

    def __init__(self, server: Server, made: dict[str, Any], seed: int = 1) -> None:
        self.opened = ExitStack()
        address = f"ws://127.0.0.1:{server.port}/ws"
        self.chairs = {
            seat: Chair(self.opened.enter_context(connect(address, **PATIENT)), made["table"], token)
            for seat, token in made["mine"].items()
        }
        self.random = random.Random(seed)

    def catch_up(self) -> None:
        for chair in self.chairs.values():
            while chair.hear():
                pass

    def close(self) -> None:
        self.opened.close()

    def lead(self, seat: str, is_wanted: Wanted, most: int = 1500) -> bool:
        """Play on until a seat's view is as wanted; False when the game is over or takes too long."""
        for _ in range(most):
            self.catch_up()
            on_turn = [name for name, chair in self.chairs.items() if chair.view.get("legal")]
            if seat in on_turn and is_wanted(self.chairs[seat].view):
                return True
            if any(chair.view["result"] for chair in self.chairs.values()):
                return False
            if on_turn:
                mover = on_turn[0]
                self.chairs[mover].play(self.choose(mover))
            else:
                self.chairs["x"].hear(0.05)
        return False

    def choose(self, seat: str) -> str:
        """A move that keeps the game going and leads to what is rare: piers, full hands, person checks."""
        view, truth = self.chairs[seat].view, self.chairs["x"].view
        legal: list[str] = view["legal"]
        plain = [move for move in legal if not {"double", "triple", "black", "fly", "show"} & set(move.split())]
        if view["title"] == "behrends":
            tokens = {
                str(p["station"]) for name, p in view["pawns"].items() if name.startswith("t") and not p.get("up")
            }
            return self.pick([move for move in legal if move == "check" or self.arrives(move, tokens)] or legal)
        if view["title"] == "europa":
            kept = [move for move in legal if move.endswith("discard none")]
            return self.pick(kept or [move for move in legal if "pay" not in move] or legal)
        black = [move for move in legal if move.startswith("x black")]
        if seat == "x" and black and view["options"].get("voluntary_reveal") and self.random.random() < 0.3:
            return self.pick(black)  # showing oneself brings one back
        if seat == "x":
            near = distances(view["board"])
            return min(plain or legal, key=lambda move: (near.get(int(move.split()[-1]), FAR), self.random.random()))
        at = str(truth["pawns"]["x"]["station"])
        return self.pick([move for move in plain if at not in move.split() and "block" not in move] or plain or legal)

    @staticmethod
    def arrives(move: str, places: set[str]) -> bool:
        words = move.split()
        return words[0].startswith("car") and words[1] in places

    def pick(self, moves: list[str]) -> str:
        return self.random.choice(moves)


@cache
def distances(name: str) -> dict[int, int]:
    """How many rides each station is from a place where Mister X can take the water."""
    board = boards.load(name)
    near = {n: 0 for link in board.links(SECRET[name]) for n in link}
    rides = [link for mode in board.modes if mode != SECRET[name] for link in board.links(mode)]
    for step in range(len(board.numbers)):
        for a, b in rides:
            for start, end in ((a, b), (b, a)):
                if near.get(start) == step:
                    near.setdefault(end, step + 1)
    return near


def over_water(view: View) -> list[int]:
    """Where a black ticket leads that no other ticket does."""
    board, at = boards.load(view["board"]), view["pawns"]["x"]["station"]
    piers = [b if a == at else a for a, b in board.links(SECRET[view["board"]]) if at in (a, b)]
    return [pier for pier in piers if f"x black {pier}" in view["legal"] and not _by_land(board, at, pier)]


def _by_land(board: Any, a: int, b: int) -> bool:
    modes = [mode for mode in board.modes if mode != SECRET[board.id]]
    return any((a, b) in board.links(mode) or (b, a) in board.links(mode) for mode in modes)
