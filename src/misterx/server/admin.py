"""What an operator does with the store: list, show, export, import, verify, prune, back up; the server may run."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from misterx.play.lots import check_drawing
from misterx.play.records import whole_record
from misterx.play.verification import check_turns
from misterx.server.settings import Settings
from misterx.server.store.export import BadExport, read_export, write_export
from misterx.server.store.schema import ORPHANED, PARTS, back_up
from misterx.server.store.sqlite import FILE_NAME, SqliteStore
from misterx.server.store.store import Away, Conflict, Row, open_store
from misterx.server.table.load import UnreadableTable, open_table
from misterx.server.table.record import lots, write_table_record
from misterx.server.table.table import Table

T = TypeVar("T")


class Unknown(Exception):
    """There is no such table, or no store."""


class Admin:
    def __init__(self, settings: Settings) -> None:
        if not settings.store and not (settings.folder / FILE_NAME).is_file():
            there = settings.folder
            raise Unknown(f"There are no tables in {there}. `misterx serve --data {there}`, started once, makes room.")
        self.store = open_store(settings)
        self._runner = asyncio.Runner()
        if settings.store:
            self._do(self.store.start())

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return self._runner.run(work)
        except Away:
            raise Unknown("The store does not answer.") from None

    def _read(self, query: str, *values: Any) -> list[Row]:
        return self._do(self.store.read(query, *values))

    def list_tables(self) -> list[dict[str, Any]]:
        rows = self._read(
            "select id, made, touched, header, started, over, (select count(*) from lines where table_id = id) "
            "from tables order by touched desc"
        )
        return [
            {
                "table": table,
                "title": _title_in(header),
                "made": made,
                "touched": touched,
                "state": "over" if over else "running" if started else "waiting",
                "lines": lines,
            }
            for table, made, touched, header, started, over, lines in rows
        ]

    def find(self, name: str) -> Table:
        table = self._do(open_table(self.store, name))
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
        return self._do(write_export(self.store, name))

    def import_table(self, text: str) -> str:
        """Keep a table that was exported whole; returns its name. It is replayed first: a damaged one stays out."""
        export = read_export(text)
        if self._read("select 1 from tables where id = ?", export.table):
            raise Unknown(f"There is a table {export.table} already; nothing was changed.")
        with tempfile.TemporaryDirectory() as folder:
            trial = SqliteStore(Path(folder))
            try:
                self._do(trial.write(*export.statements))
                self._do(open_table(trial, export.table))
            except (Conflict, AttributeError, KeyError, TypeError, ValueError) as error:
                raise BadExport("its parts do not fit together") from error
            finally:
                self._do(trial.close())
        self._do(self.store.write(*export.statements))
        return export.table

    def verify(self) -> Iterator[tuple[str, str]]:
        """Every table, opened and replayed: its name, and what is wrong with it or nothing."""
        for (name,) in self._read("select id from tables order by made"):
            try:
                table = self._do(open_table(self.store, name))
                yield name, "" if table is None else _broken_promise(table)
            except UnreadableTable as fault:
                yield name, str(fault)

    def prune(self, days: float) -> int:
        """Remove what nobody has touched for so long; returns how many tables went.

        The server may run: a table that is touched just now stays, and whoever looks at one that goes is shown out.
        """
        before = time.time() - 86_400 * days
        old = [name for (name,) in self._read("select id from tables where touched < ?", before)]
        for name in old:
            parts = ((f"delete from {part} where table_id = ? and {ORPHANED}", (name, name)) for part in PARTS)
            self._do(self.store.write(("delete from tables where id = ? and touched < ?", (name, before)), *parts))
        return sum(not self._read("select 1 from tables where id = ?", name) for name in old)

    def back_up(self, to: Path) -> None:
        if not isinstance(self.store, SqliteStore):
            raise Unknown("This store is PostgreSQL's: pg_dump makes a copy of it.")
        if to.exists() and to.samefile(self.store.file):
            raise Unknown(f"{to} is the store itself; name another file.")
        connection = self.store.open()
        try:
            back_up(connection, to)
        finally:
            connection.close()

    def close(self) -> None:
        self._do(self.store.close())
        self._runner.close()


def _title_in(header: str) -> str:
    """The title that a table's header names; a damaged one does not keep the others from being listed."""
    try:
        return str(msgspec.json.decode(header)["settings"]["title"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return "damaged"


def _broken_promise(table: Table) -> str:
    """Which of Mister X's turns is not what was committed to, or has no commitment; nothing if all is well."""
    lines = list(table.game.lines)
    if table.game.decider == "x" and not table.game.result:  # what he is about to do is committed to when it is whole
        done = (place for place, (seat, _) in enumerate(lines, 1) if seat in table.seats and seat != "x")
        lines = lines[: max([*done, *(turn.last + 1 for turn in table.turns if turn.last < len(lines))], default=0)]
    told = [(turn.first + 1, turn.last + 1, turn.nonce, turn.hash) for turn in table.turns]
    faults = [*check_turns(told, lines), *check_drawing(lots(table), table.commitment, [])]
    return next((fault.rstrip(".") for fault in faults), "")
