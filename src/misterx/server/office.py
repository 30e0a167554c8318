"""What an operator does with the store: list, show, export, import, verify, prune, back up; the server may run."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from misterx.play.records import whole_record
from misterx.server.crate import BadCrate, pack, unpack
from misterx.server.fairness import hash_turn
from misterx.server.opening import Fault, open_table
from misterx.server.record import write_table_record
from misterx.server.schema import PARTS, back_up
from misterx.server.store import FILE_NAME, Store
from misterx.server.table import Table


class Unknown(Exception):
    """There is no such table, or no store."""


class Office:
    def __init__(self, folder: Path) -> None:
        if not (folder / FILE_NAME).is_file():
            raise Unknown(f"There are no tables in {folder}.")
        self.store = Store(folder)

    def list_tables(self) -> list[dict[str, Any]]:
        rows = self.store.read(
            "select id, made, touched, header, started, over, (select count(*) from lines where table_id = id) "
            "from tables order by touched desc"
        )
        return [
            {
                "table": table,
                "title": msgspec.json.decode(header)["settings"]["title"],
                "made": made,
                "touched": touched,
                "state": "over" if over else "running" if started else "waiting",
                "lines": lines,
            }
            for table, made, touched, header, started, over, lines in rows
        ]

    def find(self, name: str) -> Table:
        table = open_table(self.store, name)
        if table is None:
            raise Unknown(f"There is no table {name}.")
        return table

    def show(self, name: str) -> dict[str, Any]:
        """What may be said about a table without its secrets."""
        table = self.find(name)
        result = table.game.result
        return {
            "table": table.id,
            "settings": msgspec.to_builtins(table.settings),
            "started": table.started,
            "lines": len(table.game.lines),
            "decider": table.game.decider,
            "result": result._asdict() if result else None,
            "seats": {seat: person.kind for seat, person in table.people().items()},
            "touched": table.touched,
        }

    def export(self, name: str, secrets: bool) -> str:
        """A table's record; of a running game only what the public knows, unless the secrets are asked for."""
        table = self.find(name)
        if secrets and not table.game.result:
            return whole_record(table.game)
        return write_table_record(table, "public")

    def export_whole(self, name: str) -> str:
        """Everything that is kept of a table: to bring it to another server, where its links work as they did here."""
        self.find(name)
        return pack(self.store, name)

    def bring_in(self, text: str) -> str:
        """Keep a table that was exported whole; returns its name. It is replayed first: a damaged one stays out."""
        crate = unpack(text)
        if self.store.read("select 1 from tables where id = ?", crate.table):
            raise Unknown(f"There is a table {crate.table} already; nothing was changed.")
        with tempfile.TemporaryDirectory() as folder:
            trial = Store(Path(folder))
            try:
                asyncio.run(trial.write(*crate.statements))
                open_table(trial, crate.table)
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                raise BadCrate("its parts do not fit together") from error
            finally:
                trial.close()
        asyncio.run(self.store.write(*crate.statements))
        return crate.table

    def verify(self) -> Iterator[tuple[str, str]]:
        """Every table, opened and replayed: its name, and what is wrong with it or nothing."""
        for (name,) in self.store.read("select id from tables order by made"):
            try:
                table = open_table(self.store, name)
                yield name, "" if table is None else _broken_promise(table)
            except Fault as fault:
                yield name, str(fault)

    def prune(self, days: float) -> int:
        """Remove what nobody has touched for so long; returns how many tables went."""
        before = time.time() - 86_400 * days
        gone = [name for (name,) in self.store.read("select id from tables where touched < ?", before)]
        for name in gone:
            parts = ((f"delete from {part} where table_id = ?", (name,)) for part in PARTS)
            asyncio.run(self.store.write(("delete from tables where id = ?", (name,)), *parts))
        return len(gone)

    def back_up(self, to: Path) -> None:
        if to.exists() and to.samefile(self.store.file):
            raise Unknown(f"{to} is the store itself; name another file.")
        connection = self.store.open()
        try:
            back_up(connection, to)
        finally:
            connection.close()

    def close(self) -> None:
        self.store.close()


def _broken_promise(table: Table) -> str:
    """Which of Mister X's turns is not what was committed to; nothing if all are."""
    for turn in table.turns:
        if hash_turn(bytes.fromhex(turn.nonce), table.game.lines[turn.first : turn.last + 1]) != turn.hash:
            return f"Mister X's turn in lines {turn.first + 1} to {turn.last + 1} is not what was committed to"
    return ""
