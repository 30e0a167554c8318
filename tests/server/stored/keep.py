"""Writes down a store as this version of the program leaves it, for later versions to open.

    python -m tests.server.stored.keep

makes `store-N.sqlite` and `store-N.json`, where N is the version of the store: two games of every title by its present
rules, one that runs and one that is over. What has been released is never written anew; a new version of the store or
of a title's rules adds a file.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from misterx import Game, titles
from misterx.server.people.chat import say
from misterx.server.people.endings import resign
from misterx.server.protocol import api
from misterx.server.settings import Settings
from misterx.server.store.schema import MIGRATIONS, PARTS
from misterx.server.store.sqlite import FILE_NAME
from misterx.server.table.table import Table
from misterx.server.tables.registry import Tables

FOLDER = Path(__file__).parent
LONG_ENOUGH = 60  # moves of a running game


def hash_position(game: Game) -> str:
    """Names the whole table, whatever its bytes are in this version of the program."""
    return hashlib.sha256(json.dumps(game.to_position(), sort_keys=True).encode()).hexdigest()


async def play(table: Table, chooser: random.Random, most: int) -> None:
    while not table.game.result and most:
        seat, moves = next(iter(table.on_turn().items()))
        await table.transact(table.play, seat, chooser.choice(moves), f"mark {len(table.game.lines)}", None)
        most -= 1


async def make_games(folder: Path) -> list[dict[str, Any]]:
    tables = Tables(Settings(data=str(folder), bot_pause=0))
    kept = []
    for number, title in enumerate(titles.ids()):
        for over in (False, True):
            chooser = random.Random(f"{title} {over}")
            players = titles.load(title).players["usual"]
            seats = [f"h{seat}" for seat in range(1, players)]
            wish = api.NewTable(title, players, seats=dict.fromkeys(("x", *seats), "me"), name="Ann")
            while True:
                made = await tables.make(wish, b"somebody")
                table = tables.open_tables[made.table]
                await table.transact(say, table, "h1", "he is near the river", "team")
                await play(table, chooser, LONG_ENOUGH + number)
                if over and not table.game.result:
                    await table.transact(resign, table, "x", "enough")
                if over == (table.game.result is not None):
                    break
                await tables.store.write(("delete from tables where id = ?", (table.id,)))
            result = table.game.result
            kept.append(
                {
                    "table": table.id,
                    "rules": table.settings.rules,
                    "links": {**made.mine, "public": made.watch},
                    "lines": len(table.game.lines),
                    "position": hash_position(table.game),
                    "result": list(result) if result else None,
                }
            )
    await tables.close()
    store = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    for part in PARTS:
        store.execute(f"delete from {part} where table_id not in (select id from tables)")
    store.execute("pragma journal_mode = delete")
    store.execute("vacuum")
    store.close()
    return kept


def main() -> None:
    version = len(MIGRATIONS)
    with tempfile.TemporaryDirectory() as folder:
        kept = asyncio.run(make_games(Path(folder)))
        shutil.copy(Path(folder) / FILE_NAME, FOLDER / f"store-{version}.sqlite")
    (FOLDER / f"store-{version}.json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
