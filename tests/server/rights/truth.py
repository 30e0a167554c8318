"""What is really so at a table: its game, played again from the lines in the store, and who sits where."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psycopg

from misterx.play import Game
from misterx.play.lots import Drawing, mix
from misterx.play.takeback import is_takeback, live_lines
from misterx.server.protocol import wire
from misterx.server.protocol.wire_parts import TableSettings
from misterx.server.table.load import replay_line
from misterx.server.table.lots import who_draws
from misterx.server.table.seats import Seat, seats_on_turn
from misterx.server.table.stored_table import read_drawing, read_rematch

OWN = "select version, header, seed, started, over, rematch, asked, deal from tables where id = ?"
SEATS = "select seat, kind, browser, stand_in from seats where table_id = ?"
LINES = "select seat, text from lines where table_id = ? and number >= ? order by number"
WITNESSES = ("taken", "back")  # what the table says of seats that change hands


class Chair(NamedTuple):
    """Who decides for a seat, as stored."""

    kind: str
    browser: bytes
    stand_in: bool

    @property
    def is_bots(self) -> bool:
        return self.kind != "person" or self.stand_in


class Archive:
    """The store of a house: a file, or PostgreSQL."""

    def __init__(self, file: Path | None, address: str = "") -> None:
        self._file = sqlite3.connect(f"file:{file}?mode=ro", uri=True) if file else None
        self._postgres = psycopg.connect(address, autocommit=True) if address else None

    def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        if self._file:
            return self._file.execute(query, values).fetchall()
        assert self._postgres
        return self._postgres.execute(query.replace("?", "%s"), values).fetchall()

    def close(self) -> None:
        for store in (self._file, self._postgres):
            if store:
                store.close()


class Truth:
    """One table as it is stored, followed line by line."""

    def __init__(self, archive: Archive, table: str) -> None:
        self.archive, self.table = archive, table
        self.version, self.lines_before = -1, 0
        self.nudged_at = -1  # the line at which somebody last asked the bots to move before the people
        self.started = self.over = False
        self.rematch = self.asked = ""
        self.chairs: dict[str, Chair] = {}
        self.rematch_x = self.header = ""
        self.people_before: list[str] | None = None  # who sat there when the table was laid anew
        self._told: dict[tuple[str, str], Any] = {}
        self.drawing = Drawing()
        self._lay(*archive.read(OWN, table)[0][1:3])
        self.follow()

    def _lay(self, header: str, seed: bytes) -> None:
        """The game as it begins."""
        self.header = header
        settings = self.settings = msgspec.convert(json.loads(header)["settings"], TableSettings)
        drawn = mix(bytes(seed), self.drawing)
        self.game = Game.new(settings.rules, settings.players, settings.options, seed=drawn, stored=True)
        self.known = self.lines_before = 0  # lines that have been read

    def follow(self) -> None:
        """Read what has been written since."""
        version, header, seed, started, over, rematch, self.asked, deal = self.archive.read(OWN, self.table)[0]
        self.rematch, self.rematch_x = read_rematch(rematch)
        if version == self.version:
            return
        before, self.drawing = self.drawing, read_drawing(deal)
        if self.drawing.drawn and not before.drawn:  # dealt just now
            self._lay(header, seed)
        if header != self.header:
            self.people_before = [seat for seat, chair in self.chairs.items() if chair.kind == "person"]
            self._lay(header, seed)
        self.version, self.started, self.over = version, bool(started), bool(over)
        rows = self.archive.read(SEATS, self.table)
        found = {seat: Chair(kind, bytes(browser or b""), bool(stand_in)) for seat, kind, browser, stand_in in rows}
        self.chairs = {seat: found[seat] for seat in self.game.seats}
        for place, (seat, text) in enumerate(self.archive.read(LINES, self.table, self.known), self.known):
            replay_line(self.game, place, seat, text)
            self.known = place + 1
        self._told.clear()

    @property
    def lines(self) -> list[tuple[str, str]]:
        return list(self.game.lines)

    @property
    def running(self) -> bool:
        return self.started and not self.over

    def seats(self) -> list[str]:
        return list(self.game.seats)

    def who_draws(self) -> dict[str, list[str]]:
        """At which seats lots are drawn for the deal."""
        seats = {name: Seat(held.kind, [], "", "", held.browser, held.stand_in) for name, held in self.chairs.items()}
        return who_draws(seats)

    def bots_are_due(self) -> bool:
        """Whether a bot moves next without being asked: nobody else of its side may before it."""
        if not self.running:
            return False
        on_turn = seats_on_turn(self.game)
        theirs = [seat for seat in on_turn if self.chairs[seat].is_bots]
        asked = self.nudged_at >= 0 and not any(seat in ("x", "table") for seat, _ in self.lines[self.nudged_at :])
        return bool(theirs) and (asked or len(theirs) == len(on_turn))

    def view(self, viewer: str) -> Any:
        """What the rules let a viewer see."""
        return self._tell("view", viewer, lambda: plain(self.game.view(viewer)))

    def events(self, viewer: str) -> list[Any]:
        return self._tell("events", viewer, lambda: plain(self.game.events(viewer)))  # type: ignore[no-any-return]

    def record(self, viewer: str) -> str:
        """The lines of the record that a viewer may read."""
        return self._tell("record", viewer, lambda: body_of(self.game.record(viewer)))  # type: ignore[no-any-return]

    def _tell(self, what: str, viewer: str, make: Any) -> Any:
        if (what, viewer) not in self._told:
            self._told[what, viewer] = make()
        return self._told[what, viewer]

    def undone(self, place: int) -> list[int]:
        """The lines that counted until the takeback at this place was said."""
        before, after = live_lines(self.lines[:place]), live_lines(self.lines[: place + 1])
        return [line for line in before if line not in after]

    def takebacks(self, since: int) -> list[int]:
        return [place for place in range(since, self.known) if is_takeback(self.lines[place])]

    def witnesses(self) -> list[str]:
        """What the table has said of takebacks and of seats that changed hands, without line numbers."""
        return witnesses(f"{seat}: {text}" for seat, text in self.lines)


def witnesses(lines: Any) -> list[str]:
    said = [line.removeprefix("table: ").split() for line in lines if line.startswith("table: ")]
    return [" ".join(words[:2]) for words in said if words[0] in (*WITNESSES, "takeback")]


def plain(value: Any) -> Any:
    """As it comes out of the wire."""
    return json.loads(wire.write(value))


def body_of(record: str) -> str:
    return record.partition("\n\n")[2]
