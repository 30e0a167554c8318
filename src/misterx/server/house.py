"""The house: all tables, made, found again after a restart, and joined."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any

from misterx import bots
from misterx.kernel.errors import MisterXError
from misterx.play import Game
from misterx.server import wire
from misterx.server.store import Store
from misterx.server.table import PUBLIC, Seat, Table
from misterx.server.tokens import hashed, new_id, new_token

HOST, JOIN, WATCH = "host", "join", "watch"  # what a token that is no seat's is for


class House:
    """Every table of one server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}

    async def make(self, wish: wire.NewTable) -> dict[str, Any]:
        """A new table, and the links to it: of the maker's own seat, of open seats, for anybody and for watching."""
        seed = secrets.token_bytes(32)
        game = Game.new(wish.title, wish.players, wish.options, seed=seed)
        seats = {seat: Seat("bot:greedy") for seat in game.seats}
        for seat, kind in wish.seats.items():
            if seat not in seats:
                raise MisterXError("unknown_viewer", viewer=repr(seat), allowed=list(seats))
            if kind.startswith("bot:"):
                bots.load(kind.removeprefix("bot:"))
            elif kind not in ("me", "open"):
                raise MisterXError("bad_seats", why="a seat is me, open or bot:NAME.")
            seats[seat] = Seat("person" if kind == "me" else kind, clean(wish.name) if kind == "me" else "")
        table = new_id()
        tokens = {seat: new_token() for seat in [*seats, HOST, JOIN, WATCH]}
        header = {"title": wish.title, "players": game.options.players, "options": wish.options, "aid": wish.aid}
        now = time.time()
        await self.store.write(
            ("insert into tables values (?, ?, ?, ?, ?)", (table, now, now, json.dumps(header), seed)),
            *(
                (
                    "insert into seats values (?, ?, ?, ?, ?)",
                    (table, seat, hashed(token), seats[seat].kind, seats[seat].name)
                    if seat in seats
                    else (table, seat, hashed(token), seat, ""),
                )
                for seat, token in tokens.items()
            ),
            *(
                ("insert into lines values (?, ?, ?, ?, '')", (table, i, seat, text))
                for i, (seat, text) in enumerate(game.lines)
            ),
        )
        self.tables[table] = Table(table, game, seats, wish.aid, self.store)
        mine = [seat for seat, sitting in seats.items() if sitting.kind == "person"]
        return {
            "table": table,
            "seats": {seat: tokens[seat] for seat in seats if seat in mine or seats[seat].kind == "open"},
            "mine": mine,
            "host": tokens[HOST],
            "join": tokens[JOIN],
            "watch": tokens[WATCH],
        }

    def find(self, table: str) -> Table | None:
        """A table by its id, from memory or from disk."""
        if table not in self.tables:
            rows = self.store.read("select header, seed from tables where id = ?", table)
            if not rows:
                return None
            self.tables[table] = self._open(table, json.loads(rows[0][0]), rows[0][1])
        return self.tables[table]

    def _open(self, table: str, header: dict[str, Any], seed: bytes) -> Table:
        game = Game.new(header["title"], header["players"], header["options"], seed=seed)
        marks = set()
        for number, seat, text, mark in self.store.read(
            "select number, seat, text, mark from lines where table_id = ? order by number", table
        ):
            if mark:
                marks.add((seat, mark))
            if number < len(game.lines):
                continue  # chance draws itself again from the seed
            if seat == "table":
                reason, _, who = text.partition(" ")
                game.resign(who) if reason == "resigned" else game.time_out(who)
            else:
                game.play(text, seat)
        rows = self.store.read("select seat, kind, name from seats where table_id = ?", table)
        seats = {seat: Seat(kind, name) for seat, kind, name in rows if seat in game.seats}
        opened = Table(table, game, {seat: seats[seat] for seat in game.seats}, header["aid"], self.store)
        opened.marks = marks
        names = {seat: sitting.name for seat, sitting in opened.seats.items()}
        opened.sayings = [
            wire.Said(seat, names.get(seat, ""), to, text, at)
            for seat, to, text, at in self.store.read(
                "select seat, said_to, text, at from sayings where table_id = ? order by number", table
            )
        ]
        return opened

    def right(self, table: str, token: str) -> str | None:
        """What a token opens at a table: a seat, `host`, `join` or `watch`; None if nothing."""
        rows = self.store.read("select seat from seats where token = ? and table_id = ?", hashed(token), table)
        return rows[0][0] if rows else None

    async def join(self, table: Table, name: str) -> dict[str, Any] | None:
        """A free seat for whoever has the link for anybody, with a token of its own; None if all are taken."""
        free = next((seat for seat, sitting in table.seats.items() if sitting.kind == "open"), None)
        if free is None:
            return None
        token = new_token()
        table.seats[free] = Seat("person", clean(name))
        await self.store.write(
            (
                "update seats set token = ?, kind = 'person', name = ? where table_id = ? and seat = ?",
                (hashed(token), clean(name), table.id, free),
            )
        )
        table.tell_people()
        return {"seat": free, "token": token}

    async def sit(self, table: Table, seat: str, kind: str, name: str) -> None:
        """Somebody takes a seat of his own, or the host hands it to a bot and back."""
        table.seats[seat].kind, table.seats[seat].name = kind, clean(name)
        await self.store.write(
            ("update seats set kind = ?, name = ? where table_id = ? and seat = ?", (kind, clean(name), table.id, seat))
        )
        table.tell_people()
        table.wake_bot()


def viewer_seat(right: str) -> str:
    return PUBLIC if right in (HOST, WATCH) else right


def clean(name: str) -> str:
    """A name as text: printable, single-spaced, not too long."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(shown.split())[: wire.LONGEST_NAME]
