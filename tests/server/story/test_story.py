"""The story for all over real sockets, restarts and other servers: heads always follow from what was told."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.oracle import wire
from tests.server.running import Browser, Server
from tests.server.stored.keep import FOLDER, play
from tests.server.story.evenings import open_tables
from tests.server.story.listening import Listener
from tests.server.story.tampering import heads_of

from misterx.play import Game
from misterx.play.heads import Story, chain, facts_for_all, is_signed, tell_change
from misterx.play.verification import verify
from misterx.play.witness import verify_story
from misterx.server.people.endings import resign
from misterx.server.protocol import api
from misterx.server.store.export import read_export, write_export
from misterx.server.store.sqlite import FILE_NAME
from misterx.server.table.record import write_table_record
from misterx.server.table.table import Table
from misterx.server.tables.registry import Tables


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    running = Server(tmp_path_factory.mktemp("house") / "data")
    yield running
    running.stop()


@pytest.mark.parametrize("evening", wire.EVENINGS)
def test_every_viewer_comes_to_the_heads_that_he_is_told(
    server: Server, evening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Double moves, takebacks and all: nobody is told of more than he can hash, and all end with one head."""
    ears: dict[int, Listener] = {}
    true_next = Browser.next

    async def listen(browser: Browser) -> dict[str, Any]:
        message = await true_next(browser)
        ears.setdefault(id(browser), Listener()).hear(message, browser.view)
        return message

    monkeypatch.setattr(Browser, "next", listen)
    told = wire.spend(server, evening)
    assert len(ears) == len(told)
    assert {ear.seat: ear.faults for ear in ears.values() if ear.faults} == {}
    assert len({(ear.number, ear.head) for ear in ears.values()}) == 1
    record = json.loads(told["public"][-3])
    assert record["type"] == "record"
    assert max(ear.number for ear in ears.values()) == len(heads_of(record["told"])["links"]) - 1


async def finish(table: Table) -> str:
    if not table.game.result:
        await table.transact(resign, table, "x", "enough")
    return write_table_record(table, "public")


async def begin(tables: Tables, moves: int) -> Table:
    made = await tables.make(api.NewTable("europa", 3, seats={"x": "me", "h1": "me", "h2": "me"}), b"us")
    table = tables.open_tables[made.table]
    await play(table, random.Random(made.table), moves)
    return table


def test_a_table_at_another_server_keeps_its_heads_and_names_the_new_key(tmp_path: Path) -> None:
    async def bring() -> tuple[str, list[Any], tuple[str, str]]:
        old, new = await open_tables(str(tmp_path / "old")), await open_tables(str(tmp_path / "new"))
        assert old.signer
        assert new.signer
        table = await begin(old, 12)
        links = list(table.story.links)
        await new.store.write(*read_export(await write_export(old.store, table.id)).statements)
        found = await new.get(table.id)
        assert found
        assert found.story.links == links
        await play(found, random.Random("on"), 6)
        record = await finish(found)
        keys = old.signer.key, new.signer.key
        await old.close()
        await new.close()
        return record, [link.head for link in links], keys

    record, before, keys = asyncio.run(bring())
    links = heads_of(record)["links"]
    assert [link[4] for link in links][: len(before)] == before
    assert [link[3] for link in links if link[3]] == list(keys)
    verdict = verify_story(record)
    assert verdict.faults == verify(record).faults == []
    assert any("brought to another server" in note for note in verdict.notes)


def test_the_key_is_made_once_and_is_its_servers_own(tmp_path: Path) -> None:
    async def ask(name: str) -> str:
        tables = await open_tables(str(tmp_path / name))
        assert tables.signer
        signature = tables.signer.sign("table", 3, "head")
        assert is_signed(tables.signer.key, "table", 3, "head", signature)
        assert not is_signed(tables.signer.key, "table", 4, "head", signature)
        await tables.close()
        return tables.signer.key

    keys = [asyncio.run(ask(name)) for name in ("one", "one", "two")]
    assert keys[0] == keys[1] != keys[2]
    assert (tmp_path / "one" / FILE_NAME).stat().st_mode & 0o077 == 0


def test_a_table_of_an_older_server_begins_its_story_where_it_stands(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "store-6.sqlite", tmp_path / FILE_NAME)
    kept = json.loads((FOLDER / "store-6.json").read_text("utf-8"))

    async def go_on(tables: Tables, entry: dict[str, Any]) -> str:
        table = await tables.get(entry["table"])
        assert table
        if not entry["result"]:
            await play(table, random.Random("on"), 8)
        return await finish(table)

    async def all_records() -> list[str]:
        tables = await open_tables(str(tmp_path))
        records = [await go_on(tables, entry) for entry in kept]
        await tables.close()
        return records

    for entry, record in zip(kept, asyncio.run(all_records()), strict=True):
        verdict = verify_story(record)
        assert verdict.faults == []
        if entry["result"]:
            assert "heads:" not in record
        else:
            assert f"The story begins after line {entry['lines']}; what was before was not signed." in verdict.notes
            assert verdict.steps > 3


def test_a_story_whose_links_do_not_follow_each_other_is_not_served(tmp_path: Path) -> None:
    async def damage(statement: str) -> bool:
        tables = await open_tables(str(tmp_path / str(abs(hash(statement)))))
        table = await begin(tables, 8)
        await tables.store.write((statement, (table.id,)))
        tables._drop(table)
        found = await tables.get(table.id)
        await tables.close()
        return found is not None

    assert asyncio.run(damage("update heads set head = head where table_id = ?"))
    for wrong in (
        "delete from heads where table_id = ? and number = 2",
        "update heads set line = 9999 where table_id = ? and number = 3",
        "update heads set facts = 'many' where table_id = ? and number = 3",
    ):
        assert not asyncio.run(damage(wrong)), wrong


def test_what_the_table_says_first_is_told_with_the_deal() -> None:
    """The first change is no move: what was dealt is in its link all the same, as everybody waits for it there."""
    game = Game.new("scotland-yard", 3, seed=5)
    story = Story("table", game)
    after = game.copy()
    after.take_over("h2", "bot greedy")
    link = story.go_on(after, [], "key", "seed", game)
    assert link
    assert link.facts == len(facts_for_all(game, 0)) > 10
    story.add(story.fresh(link), after)
    assert story.said(link, after) == ["taken h2 bot greedy"]
    told = tell_change("key", "seed", ["taken h2 bot greedy"], [], facts_for_all(game, 0))
    assert link.head == chain("table", 1, told)
