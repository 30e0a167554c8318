"""Opening a table from the store: every line is played again, and chance must come out as it did."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from misterx import boards
from misterx.boards import BoardError
from misterx.kernel.errors import MisterXError
from misterx.play import Game
from misterx.play.heads import Story
from misterx.play.lots import mix
from misterx.play.records import play_line_and_draw
from misterx.server.protocol import wire_parts
from misterx.server.store.state_digest import is_same
from misterx.server.store.store import Store
from misterx.server.table import lots
from misterx.server.table.clock import Clock
from misterx.server.table.move_ids import MoveIds
from misterx.server.table.rights_history import ARRANGED, read_history
from misterx.server.table.seats import deal
from misterx.server.table.stored_table import (
    StoredTable,
    read_drawing,
    read_ready,
    read_rematch,
    read_stored,
    who_asked,
)
from misterx.server.table.table import Table
from misterx.server.table.takebacks import read_asked
from misterx.server.table.team_notes import read_notes

CLOCK_OFF = '{"x": 0, "hunters": 0}'
SEATED = ("seat", "own", "invite", "used")
SHAPES: dict[str, Any] = {
    "version": int,
    "seed": bytes,
    "touched": float,
    "digest": str,
    "lobby": str,
    "deal": str,
    "rematch": str,
    "clock": str,
    "notes": str,
    "seats": list[tuple[str, Literal["person", "bot", "open"], str, str, bytes | None, int]],
    "links": dict[bytes, tuple[Literal["seat", "own", "invite", "used", "join", "watch", "host", "lobby"], str]],
    "lines": list[tuple[str, str, str]],
    "turns": list[tuple[int, int, str, str]],
    "sayings": list[tuple[int, tuple[str, str, Literal["table", "team"], str, float]]],
    "sides_seen": set[bytes],
    "codes": list[str],
    "deeds": list[tuple[float, int, str, str, bytes, str, str]],
    "story": list[tuple[int, int, int, int, str, str]],
}


class UnreadableTable(Exception):
    """A table that this program cannot open; the text says why."""


async def open_table(store: Store, table: str) -> Table | None:
    """A table as it was left; None if there is none of this name."""
    kept = await read_stored(store, table)
    if kept is None:
        return None
    try:
        header = msgspec.json.decode(kept.header)
        settings, board = msgspec.convert(header["settings"], wire_parts.TableSettings), str(header["board"])
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise UnreadableTable("its settings cannot be read") from error
    check_shape(kept)
    game, turn_began = replay(settings, board, kept)
    if is_same(kept.digest, game) is False:
        raise UnreadableTable("its lines do not come to the state that its players saw")
    check_seats(kept, game)
    check_heads(kept)
    opened = Table(table, settings, game, kept.sit(game), kept.links, store)
    opened.story = Story(table, game, kept.story, len(kept.turns))
    opened.header = kept.header
    opened.version, opened.started, opened.touched = kept.version, bool(kept.started), kept.touched
    opened.seed = kept.seed
    lots.take(opened, read_drawing(kept.deal))
    opened.rematch, opened.rematch_x = read_rematch(kept.rematch)
    opened.notes = read_notes(kept.notes)
    if settings.clock and kept.clock:
        opened.clock = Clock(settings.clock, kept.clock)
    opened.move_ids = MoveIds((who_asked(seat, text), mark) for seat, text, mark in kept.lines if mark)
    opened.turns, opened.sides_seen = kept.turns, kept.sides_seen
    opened.ready, opened.code = read_ready(kept.lobby), next(iter(kept.codes), "")
    opened.history, opened.asked = read_history(kept.deeds), read_asked(kept.asked)
    opened.sayings = [said for _, said in kept.sayings]
    opened.said = kept.sayings[-1][0] + 1 if kept.sayings else 0
    for viewer, audience in opened.audiences.items():
        audience.version = game.count_events(viewer)
        audience.turn_version = turn_began.count_events(viewer)
    return opened


def check_shape(kept: StoredTable) -> None:
    """Refuse rows that no program of ours has written: a file of SQLite holds anything anywhere."""
    told = kept._asdict()
    told["turns"] = [msgspec.structs.astuple(turn) for turn in kept.turns]
    told["sayings"] = [(number, msgspec.structs.astuple(said)) for number, said in kept.sayings]
    for part, shape in SHAPES.items():
        try:
            msgspec.convert(told[part], shape, builtin_types=(bytes,))
        except msgspec.ValidationError:
            raise UnreadableTable(f"its {part} cannot be read") from None
    try:
        clock = msgspec.json.decode(kept.clock or CLOCK_OFF, type=dict[wire_parts.Side, float])
        read_notes(kept.notes)
        read_asked(kept.asked)
        read_ready(kept.lobby)
        read_drawing(kept.deal)
    except msgspec.DecodeError:
        raise UnreadableTable("its clock or its notes cannot be read") from None
    if len(clock) < 2:
        raise UnreadableTable("its clock or its notes cannot be read")


def check_seats(kept: StoredTable, game: Game) -> None:
    """Every seat is there once, and every link is to one of them or to the whole table."""
    if {row[0] for row in kept.seats} != set(game.seats):
        raise UnreadableTable(f"its seats are not {', '.join(game.seats)}")
    for right in kept.links.values():
        if right.seat not in (game.seats if right.kind in SEATED else ("",)):
            raise UnreadableTable("a link leads to no seat of it")
    arranged = max((place for place, deed in enumerate(kept.deeds) if deed.what == ARRANGED), default=0)
    if any(deed.seat not in ("", *game.seats) for deed in kept.deeds[arranged:]):
        raise UnreadableTable("its history speaks of no seat of it")


def check_heads(kept: StoredTable) -> None:
    """The links of its story follow each other, within what is there."""
    lines = [link.line for link in kept.story]
    if [link.number for link in kept.story] != list(range(len(lines))) or lines != sorted(lines):
        raise UnreadableTable("the heads of its story do not follow each other")
    if lines and lines[-1] > len(kept.lines):
        raise UnreadableTable("lines are missing at its end")


def replay(settings: wire_parts.TableSettings, board: str, kept: StoredTable) -> tuple[Game, Game]:
    """The game of a table from its lines, and as it stood when the present turn began."""
    try:
        game = deal(settings, mix(kept.seed, read_drawing(kept.deal)))
    except (MisterXError, BoardError) as error:
        why = str(error).removesuffix(".")
        raise UnreadableTable(f"it is played by the rules {settings.rules}, which cannot be had here: {why}") from error
    if game.board.digest != board:
        raise UnreadableTable(f"the board {game.board.id} has changed since")
    if game.board.id in boards.ids() and game.board.digest != boards.load(game.board.id).digest:
        settings.board = settings.rules  # so that everybody sees the board as it was
    began = game.copy()
    for place, (seat, text, _) in enumerate(kept.lines):
        decider = game.decider
        replay_line(game, place, seat, text)
        if game.decider != decider:
            began = game.copy()
    if len(game.lines) != len(kept.lines):
        raise UnreadableTable("lines are missing at its end")
    return game, began


def replay_line(game: Game, place: int, seat: str, text: str) -> None:
    """Play a stored line, or see that chance has drawn itself again from the seed."""
    if place < len(game.lines):
        if game.lines[place] != (seat, text):
            raise UnreadableTable(f"its line {place + 1} does not follow from its seed")
        return
    try:
        play_line_and_draw(game, seat, text)
    except MisterXError as error:
        # The line may be a secret of a running game, and this goes into logs.
        raise UnreadableTable(f"its line {place + 1} cannot be played ({error.code})") from error
