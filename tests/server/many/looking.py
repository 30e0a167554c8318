"""Somebody who looks at a table of a house, without a socket."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from tests.server.running import LONGEST

from misterx.server.limits import Bucket
from misterx.server.protocol import api
from misterx.server.table.audience import Connection
from misterx.server.table.patch import apply
from misterx.server.table.table import Table
from misterx.server.tables.registry import Tables

PEOPLE = {"x": "me", "h1": "me", "h2": "me"}


async def a_table(tables: Tables, seats: dict[str, str] | None = None, title: str = "scotland-yard") -> api.Made:
    return await tables.make(api.NewTable(title, 3, seats=seats or PEOPLE), b"somebody")


async def move(table: Table, seat: str, chooser: random.Random) -> None:
    """A single move of a seat that is on turn."""
    moves = table.on_turn()[seat]
    text = chooser.choice([each for each in moves if " double " not in each] or moves)
    await table.transact(table.play, seat, text, f"{seat} {len(table.game.lines)}", None)


async def wait_until(so: Callable[[], Any]) -> None:
    """Look again and again, until it is so."""
    async with asyncio.timeout(LONGEST):
        while not so():
            await asyncio.sleep(0.005)


class Looker:
    """Folds what a node sends, as a browser does."""

    def __init__(self, table: Table, connection: Connection) -> None:
        self.table, self.connection = table, connection
        self.view: dict[str, Any] = {}
        self.people: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []

    def fold(self) -> None:
        while self.connection.waiting:
            message = json.loads(self.connection.waiting.popleft()[1])
            self.heard.append(message)
            match message["type"]:
                case "welcome":
                    self.view, self.people = message["view"], message["people"]
                case "update":
                    apply(self.view, message["patch"])
                case "people":
                    self.people = message["people"]

    async def until(self, seen: Callable[[Looker], Any]) -> None:
        """Wait until something can be seen."""

        def look_again() -> Any:
            self.fold()
            return seen(self)

        await wait_until(look_again)

    async def until_shown_out(self) -> int:
        """Wait until the node closes this connection; returns with which code."""
        await wait_until(self.connection.closing.is_set)
        return self.connection.close_code

    def kinds(self) -> set[str]:
        return {message["type"] for message in self.heard}


async def look(tables: Tables, table: str, token: str, browser: bytes = b"somebody") -> Looker:
    """Come in at one node, with a link."""
    found, right = await tables.find(table, token)
    await tables.watch(found)
    connection = Connection(right.seat or "public", False, browser, Bucket(1e9, 1e9))
    found.enter(connection)
    looker = Looker(found, connection)
    looker.fold()
    return looker


def a_safe_move(tables: Tables, table: str) -> str:
    return next(text for text in tables.open_tables[table].on_turn()["x"] if " double " not in text)
