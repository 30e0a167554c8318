"""Evenings at real tables: people move at random, seats change hands, turns are taken back, the server stops once."""

from __future__ import annotations

import asyncio
import random
from functools import cache
from tempfile import TemporaryDirectory

from tests.server.asking import Asking

from misterx.play import Game
from misterx.server.people.endings import resign
from misterx.server.people.seating import hand
from misterx.server.protocol import api
from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.table import takebacks
from misterx.server.table.record import write_table_record
from misterx.server.table.table import Table
from misterx.server.tables.registry import Tables

TURNS = 4  # of Mister X's that an evening has before he gives up


async def open_tables(folder: str) -> Tables:
    tables = Tables(Settings(data=folder, bot_pause=0))
    await tables.start(bots=False)
    return tables


async def take_back(table: Table, seat: str, mark: str) -> bool:
    """A seat asks, and all others agree, if that can be."""
    try:
        await table.transact(takebacks.ask, table, seat, mark)
        for other in list(table.asked.missing) if table.asked else ():
            if table.asked:
                await table.transact(takebacks.answer, table, other, True, f"{mark} {other}")
    except Refusal:
        return False
    return True


async def spend(title: str, folder: str, seed: int) -> str:
    """The record of an evening; nothing where Mister X is caught too early."""
    chooser = random.Random(f"{title} {seed}")
    tables = await open_tables(folder)
    seats = list(Game.new(title).seats)
    made = await tables.make(api.NewTable(title, seats=dict.fromkeys(seats, "me")), b"us")
    table = tables.open_tables[made.table]
    done = set()
    while len(table.turns) < TURNS and not table.game.result:
        seat, moves = chooser.choice(list(table.on_turn().items()))
        await table.transact(table.play, seat, chooser.choice(moves), f"m{len(table.game.lines)}", None)
        if len(table.turns) == 2 and "hands" not in done:
            done.add("hands")
            await table.transact(hand, table, Asking(seats[-1]), seats[-1], f"bot:{table.stand_in_bot}")
            await table.transact(hand, table, Asking(seats[-1]), seats[-1], "person")
            again = await open_tables(folder)
            found = await again.get(table.id)
            assert found
            await tables.close()
            tables, table = again, found
        if len(table.turns) == 3 and "back" not in done and await take_back(table, chooser.choice(seats), "back"):
            done.add("back")
    if not table.game.result:
        await table.transact(resign, table, "x", "enough")
    record = write_table_record(table, "public")
    await tables.close()
    return record if len(table.turns) >= TURNS and len(done) == 2 else ""


@cache
def record_of(title: str, number: int = 0) -> str:
    """The record of some evening with this title."""
    for seed in range(1_000 * number, 1_000 * number + 100):
        with TemporaryDirectory() as folder:
            if record := asyncio.run(spend(title, folder, seed)):
                return record
    raise AssertionError(f"nobody survives {TURNS} turns of {title}")
