"""What browsers hear at a table: every message of a few evenings at a real server, viewer by viewer.

    python -m tests.oracle.wire            writes frozen/wire.txt and frozen/wire-later.txt
    python -m tests.oracle.wire EVENING    prints the messages behind its hashes, one a line

Links, ids, nonces, commitments and times are another in every run and stand as `~`; sentences of refusals are left out.
Fields that came later (`LATER`) are left out too and frozen beside, so that what was there before stays byte for byte.
The keys of an object and the changes of a patch, which are of different places, may come in any order.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.server.dealing import name_deals
from tests.server.running import Browser, Server, sit

FILE = Path(__file__).parent / "frozen" / "wire.txt"
FILE_LATER = Path(__file__).parent / "frozen" / "wire-later.txt"
LATER = {
    "parts": "legal moves, proposals and steps looked back at come with their parts, and nobody takes texts apart",
    "ending": "who looks back at a finished game hears why it ended so",
    "story": "how far the story for all is, with every welcome",
    "links": "how it went on, with every change",
    "aside": "which facts are not for everybody and so not in it",
    "family": "views name it, and nobody guesses by their keys",
}
HEADS = re.compile(r"^heads: .*\n", re.MULTILINE)  # of a record, which came later too
SECRET = re.compile(r"[0-9a-f]{32,}|[\w-]{20,}")
PASSING = ("at", "since", "table", "token", "seed", "nonce", "hash", "seed_commitment", "commitments", "rematch")
#: title, players, options, how many moves before somebody gives up
EVENINGS: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "yard": ("scotland-yard", 3, {}, 14),
    "classic": ("scotland-yard", 4, {"edition": "classic", "max_doubles_per_turn": 2}, 14),
    "york": ("ny-chase", 3, {}, 14),
    "potsdam": ("sanssouci", 3, {"voluntary_reveal": True, "x_may_stay": True}, 14),
    "europe": ("europa", 3, {"detective_special_from_move": 1}, 24),
    "gang": ("behrends", 3, {}, 24),
    "gang-hard": ("behrends", 2, {"hard_checks": True, "captain": True}, 24),
}


class Evening:
    """One table with a browser on every seat and one that looks on; who may move does, by a seeded choice."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name = server, name
        self.title, self.players, self.options, self.moves = EVENINGS[name]
        self.chooser = random.Random(name)
        self.browsers: dict[str, Browser] = {}
        self.asked = 0

    async def spend(self) -> dict[str, list[str]]:
        """What every viewer heard, message by message, then what the server gives him of the finished game."""
        name_deals(f"oracle {self.name}")
        seats = ["x", *(f"h{number}" for number in range(1, self.players))]
        wish = {"players": self.players, "options": self.options, "seats": dict.fromkeys(seats, "open") | {"x": "me"}}
        wish |= {"title": self.title, "stand_in": None, "aid": "likelihood", "name": "Ann"}
        cookies = {viewer: f"misterx={viewer:a>32}" for viewer in (*seats, "public")}
        made = self.server.post("/api/tables", {"cookie": cookies["x"]}, **wish).json()
        links = {"x": made["mine"]["x"], "public": made["watch"]}
        async with AsyncExitStack() as stack:
            for viewer, cookie in cookies.items():
                if viewer not in links:
                    joined = self.server.join(made["table"], made["invites"][viewer], f"Ben {viewer}", cookie=cookie)
                    links[viewer] = joined["token"]
                sitting = sit(self.server, made["table"], links[viewer], cookie=cookie)
                self.browsers[viewer] = await stack.enter_async_context(sitting)
                await self.all_hear()
            await self.talk()
            for move in range(self.moves):
                await self.move(double=move == 0)
            await self.ask("public", "play", move="x taxi 1")
            await self.ask("h1", "play", move="nobody nowhere")
            await self.take_back()
            for _ in range(3):
                await self.move()
            for seat in seats[1:]:
                await self.ask(seat, "resign")
        heard = {
            viewer: [normal(frame) for frame in browser.frames if json.loads(frame)["type"] != "pong"]
            for viewer, browser in self.browsers.items()
        }
        for viewer, token in links.items():
            for page in ("record", "review", "trace"):
                told = self.server.get(f"/api/tables/{made['table']}/{page}", token).text
                heard[viewer].append(json.dumps({"type": page, "told": SECRET.sub("~", told)}))
        return heard

    async def all_hear(self) -> None:
        for browser in self.browsers.values():
            await browser.catch_up()

    async def ask(self, viewer: str, kind: str, **fields: Any) -> None:
        self.asked += 1
        await self.browsers[viewer].ask(kind, id=f"asked {self.asked}", **fields)
        await self.all_hear()

    async def talk(self) -> None:
        await self.browsers["x"].send("say", text="Good evening.", to="table")
        await self.browsers["h1"].send("say", text="Where is he?", to="team")
        await self.browsers["h1"].send("pin", station=7, mark="suspected")
        await self.browsers["h1"].send("arrow", start=7, end=8)
        await self.browsers["h1"].send("name", name="Ben")
        await self.all_hear()

    async def move(self, double: bool = False) -> None:
        """Whoever may move does; the first move is a double one, if there is such a thing."""
        may = [
            (viewer, move) for viewer, browser in self.browsers.items() for move in (browser.view.get("legal") or [])
        ]
        doubles = [(viewer, move) for viewer, move in may if "double" in move] if double else []
        if may:
            viewer, move = self.chooser.choice(doubles or may)
            await self.ask(viewer, "play", move=move)

    async def take_back(self) -> None:
        """Somebody asks, is refused by one and gets it from all."""
        seats = [viewer for viewer in self.browsers if viewer != "public"]
        for agrees in (False, True):
            await self.ask("h1", "takeback")
            for seat in seats:
                if seat != "h1":
                    await self.ask(seat, "consent", agree=agrees)


def normal(frame: str) -> str:
    """A message without what is another in every run."""
    message = json.loads(frame)
    if patch := message.get("patch"):
        patch.sort(key=lambda change: [f"{step:06}" if isinstance(step, int) else step for step in change[0]])
    return json.dumps(_normal(message), sort_keys=True)


def _normal(value: Any) -> Any:
    if isinstance(value, dict):
        said = {key: item for key, item in value.items() if not (key == "text" and "code" in value)}
        return {key: "~" if key in PASSING and item is not None else _normal(item) for key, item in said.items()}
    if isinstance(value, list):
        return [_normal(item) for item in value]
    return SECRET.sub("~", value) if isinstance(value, str) else value


def part(value: Any, later: list[Any]) -> Any:
    """A message without the fields that came later, which are put aside."""
    if isinstance(value, dict):
        later.extend([key, value[key]] for key in LATER if key in value)
        return {key: part(item, later) for key, item in value.items() if key not in LATER}
    return [part(item, later) for item in value] if isinstance(value, list) else value


def short(messages: list[str]) -> tuple[list[str], list[str]]:
    """Every message as its kind and a hash, and likewise what in it came later."""
    first, beside = [], []
    for message in messages:
        later: list[Any] = []
        told = part(json.loads(message), later)
        if told["type"] == "review":  # a text within the text
            inner = part(json.loads(told["told"]), later)
            told["told"] = json.dumps(inner, ensure_ascii=False, separators=(",", ":"))
        if told["type"] == "record" and (heads := HEADS.search(told["told"])):
            told["told"] = told["told"].replace(heads[0], "")
            later.append(re.sub("[0-9a-f]{12}", "~", heads[0]))  # the name of the table
        first.append(f"{told['type']}:{_hash(told)}")
        beside += [f"{told['type']}:{_hash(later)}"] if later else []
    return first, beside


def _hash(told: Any) -> str:
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:6]


def spend(server: Server, name: str) -> dict[str, list[str]]:
    return asyncio.run(Evening(server, name).spend())


def read(file: Path = FILE) -> dict[str, dict[str, list[str]]]:
    evenings: dict[str, dict[str, list[str]]] = {}
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        name, viewer, *messages = line.split()
        evenings.setdefault(name, {})[viewer] = messages
    return evenings


@contextmanager
def running() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        name_deals("oracle")
        server = Server(Path(folder) / "data")
        try:
            yield server
        finally:
            server.stop()


def main() -> None:
    with running() as server:
        if sys.argv[1:]:
            for viewer, messages in spend(server, sys.argv[1]).items():
                print(f"== {viewer}", *messages, sep="\n")
            return
        lines, later = [], [f"# {field}: {why}\n" for field, why in LATER.items()]
        for name in EVENINGS:
            for viewer, messages in spend(server, name).items():
                first, beside = short(messages)
                lines.append(f"{name} {viewer} {' '.join(first)}\n")
                later.append(f"{name} {viewer} {' '.join(beside)}\n")
        FILE.write_text("".join(lines), "utf-8")
        FILE_LATER.write_text("".join(later), "utf-8")


if __name__ == "__main__":
    main()
