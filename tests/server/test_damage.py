"""Rows that no program of ours has written: whatever is wrong with a table, it is named, and the others are served."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from misterx.server.admin import Admin
from misterx.server.people.chat import note, say
from misterx.server.protocol import api, wire, wire_parts
from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.store.sqlite import FILE_NAME
from misterx.server.table.load import UnreadableTable, open_table
from misterx.server.tables.registry import Tables

SEATS = ("x", "h1", "h2")
DAMAGE = {
    "update tables set header = 'rubbish'": "settings cannot be read",
    "update tables set clock = '{}'": "clock or its notes cannot be read",
    "update tables set clock = 'rubbish'": "clock or its notes cannot be read",
    'update tables set clock = \'{"x": "late", "hunters": 3}\'': "clock or its notes cannot be read",
    "update tables set notes = '[1]'": "clock or its notes cannot be read",
    "update tables set digest = x'00'": "digest cannot be read",
    "update tables set touched = 'rubbish'": "touched cannot be read",
    "update tables set version = 'rubbish'": "version cannot be read",
    "delete from seats where seat = 'h1'": "seats are not x, h1, h2",
    "update seats set seat = 'rubbish' where seat = 'x'": "seats are not x, h1, h2",
    "update seats set kind = 'rubbish'": "seats cannot be read",
    "update links set hash = 'rubbish' where kind = 'watch'": "links cannot be read",
    "update links set kind = 'rubbish' where kind = 'watch'": "links cannot be read",
    "update links set seat = 'rubbish' where kind = 'seat'": "link leads to no seat",
    "update lines set text = x'00' where number = 1": "lines cannot be read",
    "update turns set first = 'rubbish' where first = (select max(first) from turns)": "turns cannot be read",
    "update turns set nonce = x'00'": "turns cannot be read",
    "update sayings set number = 'rubbish'": "sayings cannot be read",
    "update sayings set said_to = 'rubbish'": "sayings cannot be read",
}
PROMISES = {
    "update turns set nonce = 'rubbish'": "nonce of Mister X's turn",
    "update turns set last = last + 50": "not where a turn of his can be",
    "delete from turns": "Nothing was committed to",
    "delete from turns where first = (select max(first) from turns)": "Nothing was committed to",
}


async def make_store(folder: Path) -> tuple[api.Made, api.Made]:
    """Two tables, of which one is to be damaged: with a clock, notes, words, and two turns of Mister X's."""
    tables = Tables(Settings(data=str(folder), bot_pause=0))
    seats = dict.fromkeys(SEATS, "me")
    other = await tables.make(api.NewTable("scotland-yard", 3, seats=seats), b"me")
    made = await tables.make(api.NewTable("scotland-yard", 3, seats=seats, clock=wire_parts.ClockWish(600)), b"me")
    table = tables.open_tables[made.table]
    while len(table.turns) < 2:
        seat, moves = next(iter(table.on_turn().items()))
        here = table.game.view("x")["pawns"]["x"]["station"]
        quiet = [move for move in moves if " double " not in move and not move.endswith(f" {here}")]  # nobody is caught
        await table.transact(table.play, seat, quiet[0], f"m{len(table.game.lines)}", None)
    await table.transact(note, table, "h1", wire.Pin(5, "suspected"))
    await table.transact(say, table, "h1", "Hello.", "table")
    await tables.close()
    return other, made


def harm(folder: Path, table: str, damage: str) -> None:
    column = "id" if damage.startswith("update tables") else "table_id"
    with sqlite3.connect(folder / FILE_NAME) as store:
        changed = store.execute(f"{damage} {'and' if ' where ' in damage else 'where'} {column} = ?", (table,))
        assert changed.rowcount
    store.close()


def verify(folder: Path) -> dict[str, str]:
    office = Admin(Settings(data=str(folder)))
    try:
        assert len(office.list_tables()) == 2
        return dict(office.verify())
    finally:
        office.close()


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_table_with_any_row_damaged_is_named_and_not_served(tmp_path: Path, damage: str) -> None:
    other, made = asyncio.run(make_store(tmp_path))
    harm(tmp_path, made.table, damage)

    async def come() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        with pytest.raises(UnreadableTable, match=DAMAGE[damage]):
            await open_table(tables.store, made.table)
        with pytest.raises(Refusal, match="opens no table"):
            await tables.find(made.table, made.mine["x"])
        table, _ = await tables.find(other.table, other.mine["x"])
        assert table.id == other.table
        await tables.close()

    asyncio.run(come())
    told = verify(tmp_path)
    assert DAMAGE[damage] in told[made.table]
    assert told[other.table] == ""


@pytest.mark.parametrize("damage", PROMISES)
def test_commitments_that_are_missing_or_lead_nowhere_are_found(tmp_path: Path, damage: str) -> None:
    other, made = asyncio.run(make_store(tmp_path))
    assert set(verify(tmp_path).values()) == {""}
    harm(tmp_path, made.table, damage)
    told = verify(tmp_path)
    assert PROMISES[damage] in told[made.table]
    assert told[other.table] == ""


def test_a_table_that_is_damaged_while_people_look_is_shown_to_nobody_any_more(tmp_path: Path) -> None:
    async def come() -> None:
        _, made = await make_store(tmp_path)
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        table, _ = await tables.find(made.table, made.mine["x"])
        harm(tmp_path, made.table, "delete from seats where seat = 'h1'")
        await tables.store.write(("update tables set version = version + 1", ()))
        with pytest.raises(Refusal, match="opens no table"):
            await table.look_again()
        assert made.table not in tables.open_tables
        await tables.close()

    asyncio.run(come())


def test_what_one_writer_cannot_write_stops_no_other(tmp_path: Path) -> None:
    async def write() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        for value in (1 << 70, "\ud800", object()):
            with pytest.raises(Refusal):
                await tables.store.write(("update tables set clock = ? where id = 'nobody'", (value,)))
        await tables.make(api.NewTable("scotland-yard"), b"me")
        await tables.close()

    asyncio.run(write())
