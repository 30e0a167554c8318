"""The disk: full, foreign, newer, changed; and the cost of a move in a long game."""

from __future__ import annotations

import asyncio
import cProfile
import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.running import LONGEST

from misterx.server.limits import Bucket
from misterx.server.protocol import api
from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.store.schema import MIGRATIONS, back_up, migrate
from misterx.server.store.sqlite import SqliteStore
from misterx.server.store.store import StoreError
from misterx.server.table.audience import Connection
from misterx.server.table.load import UnreadableTable, open_table
from misterx.server.tables.registry import Tables

SEATS = ("x", "h1", "h2")


async def a_table(tables: Tables, title: str = "scotland-yard") -> str:
    made = await tables.make(api.NewTable(title, 3, seats=dict.fromkeys(SEATS, "me")), b"somebody")
    return made.table


def test_on_a_full_disk_a_move_is_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0, usual_bot="greedy"))
        table = tables.open_tables[await a_table(tables)]
        assert isinstance(tables.store, SqliteStore)
        writer = tables.store._writer
        pages = writer.execute("pragma page_count").fetchone()[0]
        writer.execute(f"pragma max_page_count = {pages}")
        before = table.game.digest()
        refused = ""
        for number in range(200):  # the last page still has room for some lines
            move = table.game.legal_moves()[0]
            seat = next(seat for seat in SEATS if move in table.game.legal_moves(seat))
            try:
                before = table.game.digest()
                await table.transact(table.play, seat, move, f"m{number}", None)
            except Refusal as refusal:
                refused = refusal.code
                break
            if table.game.result:
                table = tables.open_tables[await a_table(tables)]
        assert refused == "not_kept"
        assert table.game.digest() == before
        writer.execute("pragma max_page_count = 1000000")
        await table.transact(table.play, seat, move, f"m{number}", None)
        assert table.game.digest() != before
        await tables.close()

    asyncio.run(play())


def test_a_folder_that_cannot_be_written_is_refused_with_a_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="cannot be kept"):
        SqliteStore(tmp_path / "file")
    (tmp_path / "tables.sqlite").write_text("this is no database, but long enough to be looked at as one" * 30)
    with pytest.raises(StoreError, match="cannot be kept"):
        SqliteStore(tmp_path)


def test_a_store_that_cannot_be_opened_on_a_full_disk_says_that_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself speaks of an error of the disk."""

    def fail(store: SqliteStore) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(SqliteStore, "open", fail)
    with pytest.raises(StoreError, match=r"disk I/O error\.$"):
        SqliteStore(tmp_path)
    monkeypatch.setattr("shutil.disk_usage", lambda folder: SimpleNamespace(free=0))
    with pytest.raises(StoreError, match="disk I/O error; the disk is full"):
        SqliteStore(tmp_path)


def test_a_server_that_cannot_keep_tables_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    command = [
        sys.executable,
        "-m",
        "misterx",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(tmp_path / "file"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST)
    assert done.returncode == 2
    assert "Tables cannot be kept in" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_foreign_or_newer_store_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as foreign:
        foreign.execute("create table letters (text)")
    foreign.close()
    with pytest.raises(StoreError, match="not a store of tables"):
        SqliteStore(tmp_path)
    file.unlink()
    asyncio.run(SqliteStore(tmp_path).close())
    with sqlite3.connect(file) as newer:
        newer.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    newer.close()
    with pytest.raises(StoreError, match="newer version"):
        SqliteStore(tmp_path)


def test_an_older_store_is_brought_forward_after_a_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(SqliteStore(tmp_path).close())
    monkeypatch.setattr("misterx.server.store.schema.MIGRATIONS", (*MIGRATIONS, "create table later (text);"))
    connection = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    migrate(connection, tmp_path / "tables.sqlite")
    assert connection.execute("select count(*) from later").fetchone() == (0,)
    connection.close()
    assert (tmp_path / f"tables-version-{len(MIGRATIONS)}.sqlite").is_file()


def test_nobody_else_on_the_machine_reads_tables_or_their_backups(tmp_path: Path) -> None:
    before = os.umask(0o000)
    try:
        store = SqliteStore(tmp_path / "data")
        asyncio.run(store.write(("insert into links values ('t', x'00', 'watch', '')", ())))
        connection = store.open()
        back_up(connection, tmp_path / "copy.sqlite")
        files = [*(tmp_path / "data").iterdir(), tmp_path / "copy.sqlite"]
        assert len(files) >= 3, "with what SQLite lays beside it"
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
        assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
        connection.close()
        asyncio.run(store.close())
    finally:
        os.umask(before)


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ("update lines set text = 'deal d1 13' where number = 0", "does not follow from its seed"),
        ("delete from lines where number = 2", "does not follow|cannot be played|missing"),
        ("update tables set header = replace(header, 'yard@', 'yard@99')", "does not know"),
        ("insert into lines select table_id, number + 50, seat, 'x taxi 1', '' from lines limit 1", "cannot be played"),
    ],
)
def test_a_damaged_table_is_not_served_and_the_reason_is_named(tmp_path: Path, damage: str, why: str) -> None:
    async def break_it() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0, usual_bot="greedy"))
        name = await a_table(tables)
        await tables.store.write((damage, ()))
        with pytest.raises(UnreadableTable, match=why):
            await open_table(tables.store, name)
        await tables.close()

    asyncio.run(break_it())


@pytest.mark.parametrize("title", ["scotland-yard", "sanssouci"])
def test_a_move_costs_the_same_in_a_long_game_and_among_many_tables(tmp_path: Path, title: str) -> None:
    """Counted in calls, which no busy machine can change."""

    async def play() -> tuple[float, float]:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0, usual_bot="greedy"))
        chooser = random.Random(4)
        early: list[float] = []
        late: list[float] = []
        for _ in range(5):
            table = tables.open_tables[await a_table(tables, title)]
            for seat in SEATS:
                table.enter(Connection(seat, False, b"somebody", Bucket(1e9, 1e9)))
            number = 0
            while not table.game.result:
                seat, moves = next(iter(table.on_turn().items()))
                move = chooser.choice([move for move in moves if "double" not in move] or moves)
                profile = cProfile.Profile()
                profile.enable()
                await table.transact(table.play, seat, move, f"m{number}", None)
                profile.disable()
                calls: float = sum(entry.callcount for entry in profile.getstats()) / (
                    40 + len(table.game.legal_moves()) + len(moves)
                )
                if seat != "x" and not table.game.result:
                    (early if number < 12 else late if number > 40 else []).append(calls)
                for audience in table.audiences.values():
                    for connection in audience.connections:
                        connection.waiting.clear()
                number += 1
        await tables.close()
        return sum(early) / len(early), sum(late) / len(late)

    early, late = asyncio.run(play())
    assert late < 1.5 * early
