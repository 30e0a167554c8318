"""What an operator does with the store: list, show, export, verify, prune, back up. The server may run meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from misterx.play.records import whole_record
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

    def verify(self) -> Iterator[tuple[str, str]]:
        """Every table, opened and replayed: its name, and what is wrong with it or nothing."""
        for (name,) in self.store.read("select id from tables order by made"):
            try:
                open_table(self.store, name)
                yield name, ""
            except Fault as fault:
                yield name, str(fault)

    def prune(self, days: float) -> int:
        """Remove what nobody has touched for so long; returns how many tables went."""
        before = time.time() - 86_400 * days
        connection = self.store.open()
        connection.execute("begin immediate")
        gone = [row[0] for row in connection.execute("select id from tables where touched < ?", (before,))]
        for name in gone:
            connection.execute("delete from tables where id = ?", (name,))
            for part in PARTS:
                connection.execute(f"delete from {part} where table_id = ?", (name,))
        connection.execute("commit")
        connection.close()
        return len(gone)

    def back_up(self, to: Path) -> None:
        connection = self.store.open()
        back_up(connection, to)
        connection.close()

    def close(self) -> None:
        self.store.close()
