"""Opening a table from disk: every line is played again, and chance must come out as it did."""

from __future__ import annotations

import msgspec

from misterx.boards import BoardError
from misterx.kernel.errors import MisterXError
from misterx.play import Game
from misterx.play.records import play_on
from misterx.server import wire
from misterx.server.clock import Clock
from misterx.server.digests import is_same
from misterx.server.seats import Seat
from misterx.server.store import Store
from misterx.server.table import Table
from misterx.server.team import read_notes
from misterx.server.tokens import Right


class Fault(Exception):
    """A table that this program cannot open; the text says why."""


def open_table(store: Store, table: str) -> Table | None:
    """A table as it was left; None if there is none of this name."""
    rows = store.read(
        "select header, seed, started, clock, notes, rematch, touched, digest from tables where id = ?", table
    )
    if not rows:
        return None
    header, seed, started, clock, notes, rematch, touched, digest = rows[0]
    try:
        kept = msgspec.json.decode(header)
        settings = msgspec.convert(kept["settings"], wire.TableSettings)
        board = str(kept["board"])
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise Fault("its settings cannot be read") from error
    game, turn_began = replay(settings, board, seed, store, table)
    if is_same(digest, game) is False:
        raise Fault("its lines do not come to the state that its players saw")
    seats = {
        name: Seat(kind, game.seats[name], shown, bot, browser or b"")
        for name, kind, shown, bot, browser in store.read(
            "select seat, kind, name, bot, browser from seats where table_id = ?", table
        )
    }
    in_order = {name: seats[name] for name in game.seats}
    opened = Table(table, settings, game, in_order, read_links(store, table), store)
    opened.started, opened.rematch, opened.touched = bool(started), rematch, touched
    opened.notes = read_notes(notes)
    if settings.clock and clock:
        opened.clock = Clock(settings.clock, clock)
    _read_talk(opened, store)
    for viewer, audience in opened.audiences.items():
        audience.version = game.count_events(viewer)
        audience.turn_version = turn_began.count_events(viewer)
    return opened


def read_links(store: Store, table: str) -> dict[bytes, Right]:
    rows = store.read("select hash, kind, seat from links where table_id = ?", table)
    return {known: Right(kind, seat) for known, kind, seat in rows}


def replay(settings: wire.TableSettings, board: str, seed: bytes, store: Store, table: str) -> tuple[Game, Game]:
    """The game of a table from its lines, and as it stood when the present turn began."""
    try:
        game = Game.new(settings.rules, settings.players, settings.options, seed=seed)
    except (MisterXError, BoardError) as error:
        raise Fault(f"it is played by the rules {settings.rules}, which cannot be had here: {error}") from error
    lines = store.read("select seat, text from lines where table_id = ? order by number", table)
    if game.board.digest != board:
        raise Fault(f"the board {game.board.id} has changed since")
    began, turn = game.copy(), game.decider
    try:
        for place, (seat, text) in enumerate(lines):
            if place < len(game.lines):  # chance has drawn itself again from the seed
                if game.lines[place] != (seat, text):
                    raise Fault(f"its line {place + 1} does not follow from its seed")
                continue
            play_on(game, seat, text)
            if game.decider != turn:
                began, turn = game.copy(), game.decider
    except MisterXError as error:
        raise Fault(f"its line {place + 1} cannot be played: {error}") from error
    if len(game.lines) != len(lines):
        raise Fault("lines are missing at its end")
    return game, began


def _read_talk(table: Table, store: Store) -> None:
    for seat, text, mark in store.read("select seat, text, mark from lines where table_id = ?", table.id):
        if mark:  # what the table says names the seat that asked for it
            table.marks.add((text.split()[1] if seat == "table" else seat, mark))
    table.turns = [
        wire.TurnSecret(*row)
        for row in store.read("select first, last, nonce, hash from turns where table_id = ? order by first", table.id)
    ]
    rows = store.read(
        "select number, seat, name, said_to, text, at from sayings where table_id = ? order by number", table.id
    )
    table.sayings = [wire.Said(*row[1:]) for row in rows]
    table.said = rows[-1][0] + 1 if rows else 0
    table.watched = {row[0] for row in store.read("select browser from watchers where table_id = ?", table.id)}
