"""Games of older versions: brought forward with a backup first, replayed, and finished by the rules they began with."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.stored.keep import FOLDER, hash_position, play

from misterx import Game, boards, titles
from misterx.boards import library
from misterx.kernel.errors import TitleError
from misterx.play.verification import verify
from misterx.server.people.endings import resign
from misterx.server.protocol import api
from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.store.schema import MIGRATIONS
from misterx.server.store.sqlite import FILE_NAME
from misterx.server.table.audience import hears
from misterx.server.table.record import write_table_record
from misterx.server.tables.registry import Tables
from misterx.server.web.catalogue import board_picture, board_plan
from misterx.titles import title as title_file

STORES = sorted(FOLDER.glob("store-*.sqlite"))


def test_there_is_a_stored_game_of_every_version() -> None:
    kept = [table for store in STORES for table in json.loads(store.with_suffix(".json").read_text("utf-8"))]
    rules = {f"{name}@{version}" for name in titles.ids() for version in range(1, titles.load(name).rules + 1)}
    assert rules <= {table["rules"] for table in kept}
    assert {f"store-{version}" for version in range(1, len(MIGRATIONS))} <= {store.stem for store in STORES}


@pytest.mark.parametrize("store", STORES, ids=lambda file: file.stem)
def test_a_stored_game_of_any_version_is_opened_replayed_and_finished(store: Path, tmp_path: Path) -> None:
    shutil.copy(store, tmp_path / FILE_NAME)
    kept = json.loads(store.with_suffix(".json").read_text("utf-8"))

    async def finish(all_tables: Tables, entry: dict[str, Any]) -> None:
        for seat, token in entry["links"].items():
            table, right = await all_tables.find(entry["table"], token)
            assert right.seat == ("" if seat == "public" else seat)
        assert (table.settings.rules, len(table.game.lines)) == (entry["rules"], entry["lines"])
        assert hash_position(table.game) == entry["position"]
        assert [said.text for said in table.sayings if hears("h1", said)] == ["he is near the river"]
        assert entry["result"] == (list(table.game.result) if table.game.result else None)
        await play(table, random.Random(entry["table"]), 25)
        if not table.game.result:
            await table.transact(resign, table, "x", "enough")
        assert verify(write_table_record(table, "public")).faults == []

    async def open_all() -> None:
        all_tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        for entry in kept:
            await finish(all_tables, entry)
        await all_tables.close()

    asyncio.run(open_all())
    version = int(store.stem.rpartition("-")[2])
    backup = tmp_path / f"tables-version-{version}.sqlite"
    assert backup.is_file() == (version < len(MIGRATIONS))
    if backup.is_file():
        with sqlite3.connect(backup) as before, sqlite3.connect(store) as first:
            assert list(before.iterdump()) == list(first.iterdump())
        before.close()
        first.close()


def test_a_game_of_older_rules_is_shown_on_the_board_that_it_is_played_on(tmp_path: Path) -> None:
    store = STORES[0]
    shutil.copy(store, tmp_path / FILE_NAME)
    kept = json.loads(store.with_suffix(".json").read_text("utf-8"))
    entry = next(entry for entry in kept if entry["rules"] == "europa@1")

    async def look() -> str:
        all_tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        table, _ = await all_tables.find(entry["table"], entry["links"]["x"])
        await all_tables.close()
        return str(table.settings.board)

    shown = asyncio.run(look())
    plan = json.loads(board_plan(shown))
    then = Game.new("europa@1", seed=1).board.extra["missions"]
    now = json.loads(board_plan("europe"))["printed"]["missions"]
    for colour, mission in plan["printed"]["missions"].items():
        assert mission["targets"] == list(then[colour]["targets"]) != now[colour]["targets"]
    assert board_picture(shown, "light") != board_picture("europe", "light")
    for unknown in ("europa@0", "chess@1", "@"):
        with pytest.raises(Refusal):
            board_plan(unknown)


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Path]:
    """A title of its own, which tests may change; afterwards nobody remembers it."""
    folder = tmp_path / "town"
    folder.mkdir()
    tables = (titles.load("scotland-yard").folder / "title.toml").read_text("utf-8")
    tables = tables.replace('id = "scotland-yard"', 'id = "old-town"', 1).replace('"london"', '"town.json"', 1)
    tables = re.sub(r"^rules = \d+$", "rules = 1", tables.partition("[older.1]")[0], count=1, flags=re.M)
    (folder / "title.toml").write_text(tables, "utf-8")
    plan = boards.read("london")
    (folder / "town.json").write_text(json.dumps({**plan, "id": "old-town"}), "utf-8")
    yield folder
    title_file._added.pop("old-town", None)
    library._added.pop("old-town", None)
    library._own.cache_clear()


def publish_version_2(folder: Path) -> None:
    """The next version of the title: fewer rounds, and a board on which one link has gone."""
    shutil.copy(folder / "town.json", folder / "town-1.json")
    plan = json.loads((folder / "town.json").read_text("utf-8"))
    plan["lines"].pop()
    (folder / "town.json").write_text(json.dumps(plan), "utf-8")
    library._own.cache_clear()
    tables = (folder / "title.toml").read_text("utf-8").replace("rules = 1", "rules = 2", 1)
    limit = titles.load("scotland-yard").defaults["round_limit"]
    tables = tables.replace(f"round_limit = {limit}", "round_limit = 6", 1)
    tables += f'\n[older.1]\nboard = "town-1.json"\ndefaults = {{ round_limit = {limit} }}\n'
    (folder / "title.toml").write_text(tables, "utf-8")
    titles.add(folder)


def test_a_running_game_stays_with_the_rules_and_the_board_it_began_with(town: Path, tmp_path: Path) -> None:
    titles.add(town)
    data = Settings(data=str(tmp_path / "data"), bot_pause=0)
    limit = titles.load("old-town").defaults["round_limit"]

    async def begin() -> api.Made:
        all_tables = Tables(data)
        made = await all_tables.make(
            api.NewTable("old-town", 3, seats=dict.fromkeys(("x", "h1", "h2"), "me")), b"somebody"
        )
        await play(all_tables.open_tables[made.table], random.Random(4), 6)
        await all_tables.close()
        return made

    async def go_on(made: api.Made) -> None:
        all_tables = Tables(data)
        table, _ = await all_tables.find(made.table, made.mine["x"])
        assert table.game.title.pinned == "old-town@1"
        assert table.game.options["round_limit"] == limit
        await play(table, random.Random(4), 12)
        if not table.game.result:  # a hunter may have stumbled upon him
            await table.transact(resign, table, "x", "enough")
        record = write_table_record(table, "public")
        assert "rules: old-town@1\n" in record
        assert verify(record).faults == []
        assert Game.replay(record).board.digest == table.game.board.digest
        new = await all_tables.make(api.NewTable("old-town", 3), b"somebody")
        assert all_tables.open_tables[new.table].settings.rules == "old-town@2"
        assert all_tables.open_tables[new.table].game.options["round_limit"] == 6
        assert all_tables.open_tables[new.table].game.board.digest != table.game.board.digest
        await all_tables.close()

    made = asyncio.run(begin())
    publish_version_2(town)
    asyncio.run(go_on(made))


def test_versions_that_nobody_knows_are_refused(town: Path) -> None:
    titles.add(town)
    for version in ("0", "2", "1.0", "", "one"):
        with pytest.raises(TitleError, match="does not know the rules"):
            titles.load(f"old-town@{version}")
    tables = (town / "title.toml").read_text("utf-8").replace("rules = 1", "rules = 3", 1)
    (town / "title.toml").write_text(tables + "\n[older.1]\nabout = 'first'\n", "utf-8")
    with pytest.raises(TitleError, match="every version between"):
        titles.add(town)
    (town / "title.toml").write_text(tables + "\n[older.3]\nabout = 'first'\n", "utf-8")
    with pytest.raises(TitleError, match="older must be a table by version"):
        titles.add(town)
    (town / "title.toml").write_text(tables + "\n[older.1]\nabout = 'first'\n[older.2]\nname = 'Second'\n", "utf-8")
    titles.add(town)
    assert (titles.load("old-town@1").about, titles.load("old-town@1").name) == ("first", "Second")
    assert titles.load("old-town@2").about == titles.load("old-town").about
