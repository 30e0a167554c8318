"""What is stored of a table: read as of one moment, and the rows that keep it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from misterx.play import Game
from misterx.play.heads import Link
from misterx.play.lots import Drawing
from misterx.server.protocol import wire, wire_parts
from misterx.server.protocol.links import Right, hashed
from misterx.server.store.store import Row, Statement, Store
from misterx.server.table.rights_history import Deed
from misterx.server.table.seats import Seat

OWN = (
    "select version, header, seed, started, clock, notes, rematch, touched, digest, asked, lobby, deal "
    "from tables where id = ?"
)
LINKS = "select hash, kind, seat from links where table_id = ?"
PARTS = {
    "seats": "select seat, kind, name, bot, browser, stand_in from seats where table_id = ?",
    "links": LINKS,
    "lines": "select seat, text, mark from lines where table_id = ? and number >= ? order by number",
    "turns": "select first, last, nonce, hash from turns where table_id = ? order by first",
    "sayings": "select number, seat, name, said_to, text, at from sayings "
    "where table_id = ? and number >= ? order by number",
    "watchers": "select browser from watchers where table_id = ?",
    "rights": "select at, line, what, seat, browser, name, done_by from rights "
    "where table_id = ? and number >= ? order by number",
    "codes": "select code from codes where table_id = ?",
    "heads": "select number, line, facts, turns, signer, head from heads "
    "where table_id = ? and number > ? order by number",
}


class StoredTable(NamedTuple):
    """A table as it is stored; of what only grows, that from a number on. What was not read is not there."""

    version: int
    header: str
    seed: bytes
    started: int
    clock: str
    notes: str
    rematch: str
    touched: float
    digest: str
    asked: str
    lobby: str
    deal: str
    seats: list[Row]
    links: dict[bytes, Right]
    lines: list[tuple[str, str, str]]
    turns: list[wire_parts.TurnSecret]
    sayings: list[tuple[int, wire.Said]]
    sides_seen: set[bytes]
    deeds: list[Deed]
    codes: list[str]
    story: Sequence[Link] = ()

    def sit(self, game: Game) -> dict[str, Seat]:
        """Who sits where, in the game's order."""
        found = {
            name: Seat(kind, game.seats[name], shown, bot, browser or b"", bool(stand_in))
            for name, kind, shown, bot, browser, stand_in in self.seats
        }
        return {name: found[name] for name in game.seats}


async def read_stored(
    store: Store,
    table: str,
    line: int = 0,
    saying: int = 0,
    deed: int = 0,
    head: int = -1,
    parts: Iterable[str] = PARTS,
) -> StoredTable | None:
    """What is stored of a table, in some of its parts; None if there is none of this name."""
    wanted = [part for part in PARTS if part in parts]
    since = {"lines": (line,), "sayings": (saying,), "rights": (deed,), "heads": (head,)}
    own, *found = await store.read_all(
        (OWN, (table,)), *((PARTS[part], (table, *since.get(part, ()))) for part in wanted)
    )  # fmt: skip
    if not own:
        return None
    rows: dict[str, list[Row]] = {part: [] for part in PARTS} | dict(zip(wanted, found, strict=True))
    known = {hashed: Right(kind, seat) for hashed, kind, seat in rows["links"]}
    said = [(row[0], wire.Said(*row[1:])) for row in rows["sayings"]]
    secrets = [wire_parts.TurnSecret(*row) for row in rows["turns"]]
    sides_seen = {row[0] for row in rows["watchers"]}
    done = [Deed._make(row) for row in rows["rights"]]
    codes = [row[0] for row in rows["codes"]]
    told = [Link._make(row) for row in rows["heads"]]
    return StoredTable._make(
        (*own[0], rows["seats"], known, rows["lines"], secrets, said, sides_seen, done, codes, told)
    )


def seat_row(table: str, name: str, seat: Seat) -> Statement:
    return (
        "insert into seats values (?, ?, ?, ?, ?, ?, ?) on conflict (table_id, seat) do update "
        "set kind = excluded.kind, name = excluded.name, bot = excluded.bot, "
        "browser = excluded.browser, stand_in = excluded.stand_in",
        (table, name, seat.kind, seat.name, seat.bot, seat.browser, int(seat.stand_in)),
    )


def link_row(table: str, token: str, right: Right) -> Statement:
    return "insert into links values (?, ?, ?, ?)", (table, hashed(token), right.kind, right.seat)


def drop_link(table: str, known: bytes) -> Statement:
    return "delete from links where table_id = ? and hash = ?", (table, known)


def read_drawing(kept: str) -> Drawing:
    """The lots that were drawn for a table's deal, as stored."""
    return msgspec.json.decode(kept, type=Drawing) if kept else Drawing()


def write_drawing(drawing: Drawing) -> str:
    return msgspec.json.encode(drawing).decode() if drawing.rounds or drawing.waits else ""


def read_ready(kept: str) -> list[str] | None:
    """Who is ready in a table's lobby, as stored; None at a table that has none."""
    return msgspec.json.decode(kept, type=list[str]) if kept else None


def write_ready(ready: Iterable[str]) -> str:
    return msgspec.json.encode(sorted(ready)).decode()


def read_rematch(kept: str) -> tuple[str, str]:
    """The table of the next game, and the seat whose player is Mister X there, where that was chosen."""
    table, _, x = kept.partition(" ")
    return table, x


def write_rematch(table: str, x: str) -> str:
    return f"{table} {x}".rstrip()


async def read_links(store: Store, table: str) -> dict[bytes, Right]:
    """A table's links; what is damaged opens nothing."""
    rows = await store.read(LINKS, table)
    return {known: Right(kind, seat) for known, kind, seat in rows if isinstance(known, bytes)}


def who_asked(seat: str, text: str) -> str:
    """Whose mark a line carries; what the table says names the seat that asked for it."""
    return text.split()[1] if seat == "table" else seat


def write_lines(
    table: str, written: int, fresh: Iterable[tuple[str, str]], mark: str,
    turn: wire_parts.TurnSecret | None, links: Iterable[Link],
) -> Iterator[Statement]:  # fmt: skip
    """What a game has more than was written, with the commitment and the links of its story."""
    for number, (seat, text) in enumerate(fresh, written):
        yield "insert into lines values (?, ?, ?, ?, ?)", (table, number, seat, text, mark)
    if turn:
        yield "insert into turns values (?, ?, ?, ?, ?)", (table, turn.first, turn.last, turn.nonce, turn.hash)
    for link in links:
        yield "insert into heads values (?, ?, ?, ?, ?, ?, ?)", (table, *link)
