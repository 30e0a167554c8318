"""Several nodes at one table: any of them takes any move, and everybody sees the same."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.server.many.conftest import Street
from tests.server.many.looking import a_safe_move, a_table, look, move

from misterx.server.people.chat import accept, note, propose, say
from misterx.server.protocol import wire
from misterx.server.protocol.refusals import Refusal
from misterx.server.store.store import Away
from misterx.server.table.audience import UNKNOWN
from misterx.server.table.load import open_table
from misterx.server.table.takebacks import ask


@pytest.mark.parametrize("title", ["scotland-yard", "europa", "behrends"])
def test_a_game_whose_players_sit_at_different_nodes_is_one_game(street: Street, title: str) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north, title=title)
            at = {
                seat: await look(node, made.table, made.mine[seat])
                for seat, node in {"x": north, "h1": south, "h2": north}.items()
            }
            public = await look(south, made.table, made.watch, b"a stranger")
            chooser = random.Random(title)
            for _ in range(25):
                table = at["x"].table
                if table.game.result:
                    break
                seat = next(iter(table.on_turn()))
                count = len(table.game.lines)
                await at[seat].until(lambda looker: len(looker.table.game.lines) == count)  # noqa: B023
                await move(at[seat].table, seat, chooser)
                lines = len(at[seat].table.game.lines)
                for looker in (*at.values(), public):
                    await looker.until(lambda each: len(each.table.game.lines) == lines)  # noqa: B023
            for seat, looker in {**at, "public": public}.items():
                looker.fold()
                assert looker.view == looker.table.game.view(seat)
                assert "refused" not in looker.kinds()
            assert at["x"].table is not at["h1"].table
            stored = await open_table(north.store, made.table)
            assert stored is not None
            assert stored.game.digest() == at["h1"].table.game.digest() == at["x"].table.game.digest()

    asyncio.run(play())


def test_a_move_that_two_nodes_get_counts_once(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north)
            tables = [(await all_tables.find(made.table, made.mine["x"]))[0] for all_tables in (north, south)]
            chosen = next(text for text in tables[0].on_turn()["x"] if " double " not in text)
            await asyncio.gather(*(table.transact(table.play, "x", chosen, "mark", None) for table in tables))
            rows = await north.store.read("select text from lines where table_id = ? and mark = 'mark'", made.table)
            assert rows == [(chosen,)]
            with pytest.raises(Refusal, match="changed meanwhile"):
                await tables[1].transact(tables[1].play, "x", chosen, "another", 0)

    asyncio.run(play())


def test_what_many_do_at_once_at_three_nodes_is_all_kept_in_one_order(street: Street) -> None:
    async def play() -> None:
        async with street(3) as houses:
            made = await a_table(houses[0])
            lookers = [await look(all_tables, made.table, made.mine["h1"]) for all_tables in houses]
            await asyncio.gather(
                *(
                    looker.table.transact(say, looker.table, "h1", f"{place} {number}", "table")
                    for place, looker in enumerate(lookers)
                    for number in range(8)
                )
            )
            stored = await houses[0].store.read(
                "select text from sayings where table_id = ? order by number", made.table
            )
            assert sorted(text for (text,) in stored) == sorted(f"{p} {n}" for p in range(3) for n in range(8))
            for looker in lookers:
                await looker.until(lambda each: each.table.said == 24)
                said = [message["text"] for message in looker.heard if message["type"] == "said"]
                assert said == [text for (text,) in stored]

    asyncio.run(play())


def test_a_node_that_has_heard_nothing_catches_up_when_it_is_asked_to_move(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "misterx.server.cluster.peers.LOOK_SECONDS", 3600.0
    )  # it does not look into the store by itself

    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north)
            x = await look(north, made.table, made.mine["x"])
            h1 = await look(south, made.table, made.mine["h1"])
            monkeypatch.setattr(north.bus, "publish", lambda topic, message: None)
            await move(x.table, "x", random.Random(1))
            assert len(h1.table.game.lines) < len(x.table.game.lines)
            legal = next(text for text in x.table.on_turn()["h1"])
            await h1.table.transact(h1.table.play, "h1", legal, "m", None)
            h1.fold()
            assert h1.view == h1.table.game.view("h1")
            stored = await open_table(north.store, made.table)
            assert stored is not None
            assert list(stored.game.lines) == list(h1.table.game.lines)

    asyncio.run(play())


def test_notes_proposals_talk_and_takebacks_reach_the_other_node(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north, {"x": "bot:random", "h1": "me", "h2": "me"})
            await north.open_tables[made.table].transact(
                north.open_tables[made.table].make_move, "x", a_safe_move(north, made.table)
            )
            h1 = await look(north, made.table, made.mine["h1"])
            h2 = await look(south, made.table, made.mine["h2"])
            await h1.table.transact(note, h1.table, "h1", wire.Pin(100, "suspected"))
            await h1.table.transact(say, h1.table, "h1", "for us alone", "team")
            plan = [h1.table.on_turn()["h1"][0], h1.table.on_turn()["h2"][-1]]
            await h1.table.transact(propose, h1.table, "h1", plan)
            await h2.until(lambda each: each.table.notes.proposals and each.table.notes.pins)
            assert [message["text"] for message in h2.heard if message["type"] == "said"] == ["for us alone"]
            await h2.table.transact(accept, h2.table, "h2", 1)
            await h1.until(lambda each: ("h2", plan[1]) in list(each.table.game.lines))
            before = len(h1.table.game.lines)
            await h1.table.transact(ask, h1.table, "h2", "back")
            await h2.until(lambda each: len(each.table.game.lines) > before)
            h1.fold()
            assert h2.view == h2.table.game.view("h2")
            assert h1.view == h1.table.game.view("h1")
            assert plan[1] in h2.view["legal"], "the move can be made again"

    asyncio.run(play())


def test_a_table_that_another_node_has_removed_is_gone_here_too(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north)
            x = await look(north, made.table, made.mine["x"])
            await south.store.write(
                ("delete from lines where table_id = ?", (made.table,)),
                ("delete from tables where id = ?", (made.table,)),
            )
            with pytest.raises(Refusal, match="opens no table"):
                await north.find(made.table, made.mine["x"])
            assert x.connection.closing.is_set()
            assert made.table not in north.open_tables

    asyncio.run(play())


def test_nodes_that_look_into_the_store_go_on_after_a_table_is_gone(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            gone, kept = await a_table(north), await a_table(north)
            watching = [await look(north, made.table, made.mine["x"]) for made in (gone, kept)]
            await south.store.write(("delete from tables where id = ?", (gone.table,)))
            await north.peers.look_at_all()
            assert watching[0].connection.close_code == UNKNOWN
            assert not watching[1].connection.closing.is_set()
            assert list(north.open_tables) == [kept.table]

    asyncio.run(play())


def test_while_the_store_is_away_nothing_is_acknowledged_and_it_is_said(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.server.table.changes.STORE_WAIT_SECONDS", 0.3)

    async def play() -> None:
        async with street(1) as (all_tables,):
            made = await a_table(all_tables)
            x = await look(all_tables, made.table, made.mine["x"])
            before = list(x.table.game.lines)
            write, chosen = all_tables.store.write, a_safe_move(all_tables, made.table)

            async def lose(*statements: object) -> None:
                raise Away

            async def forget_to_answer(*statements: tuple[str, tuple[object, ...]]) -> None:
                await write(*statements)
                monkeypatch.setattr(all_tables.store, "write", write)
                raise Away

            monkeypatch.setattr(all_tables.store, "write", lose)
            with pytest.raises(Refusal, match="cannot be reached"):
                await x.table.transact(x.table.play, "x", chosen, "mark", None)
            with pytest.raises(Refusal, match="cannot be reached"):
                await a_table(all_tables)
            assert list(x.table.game.lines) == before
            monkeypatch.setattr(all_tables.store, "write", forget_to_answer)  # it was kept, but nobody heard so
            await x.table.transact(x.table.play, "x", chosen, "mark", None)
            assert [text for who, text in x.table.game.lines if who == "x"] == [chosen]
            x.fold()
            assert x.view == x.table.game.view("x")

    asyncio.run(play())
