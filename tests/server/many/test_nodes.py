"""Several nodes at one table: any of them takes any move, and everybody sees the same."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.server.many.conftest import Street
from tests.server.many.looking import PEOPLE, a_table, look, move

from misterx.server import api, wire
from misterx.server.actions import act
from misterx.server.audience import REMOVED
from misterx.server.endings import resign, take_back
from misterx.server.house import House
from misterx.server.opening import open_table
from misterx.server.people import hand, remove, start, take_seat
from misterx.server.record import write_table_record
from misterx.server.refusals import Refusal
from misterx.server.rematch import follow, play_again
from misterx.server.store import Away
from misterx.server.talk import accept, note, propose, say
from misterx.server.tokens import Right, hashed
from misterx.server.verify import verify


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
            tables = [(await house.find(made.table, made.mine["x"]))[0] for house in (north, south)]
            chosen = next(text for text in tables[0].on_turn()["x"] if " double " not in text)
            await asyncio.gather(*(table.alone(table.play, "x", chosen, "mark", None) for table in tables))
            rows = await north.store.read("select text from lines where table_id = ? and mark = 'mark'", made.table)
            assert rows == [(chosen,)]
            with pytest.raises(Refusal, match="moved on"):
                await tables[1].alone(tables[1].play, "x", chosen, "another", 0)

    asyncio.run(play())


def test_what_many_do_at_once_at_three_nodes_is_all_kept_in_one_order(street: Street) -> None:
    async def play() -> None:
        async with street(3) as houses:
            made = await a_table(houses[0])
            lookers = [await look(house, made.table, made.mine["h1"]) for house in houses]
            await asyncio.gather(
                *(
                    looker.table.alone(say, looker.table, "h1", f"{place} {number}", "table")
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
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north)
            x = await look(north, made.table, made.mine["x"])
            h1 = await look(south, made.table, made.mine["h1"])
            monkeypatch.setattr(north.bus, "publish", lambda topic, message: None)
            await move(x.table, "x", random.Random(1))
            await asyncio.sleep(0.1)
            assert len(h1.table.game.lines) < len(x.table.game.lines)
            legal = next(text for text in x.table.on_turn()["h1"])
            await h1.table.alone(h1.table.play, "h1", legal, "m", None)
            h1.fold()
            assert h1.view == h1.table.game.view("h1")
            stored = await open_table(north.store, made.table)
            assert stored is not None
            assert list(stored.game.lines) == list(h1.table.game.lines)

    asyncio.run(play())


def test_sitting_down_starting_and_being_removed_are_known_everywhere(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north, {"x": "me", "h1": "open", "h2": "open"})
            host = await look(north, made.table, made.mine["x"])
            assert host.view is None
            there, invite = await south.find(made.table, made.invites["h1"])
            seat, token = await there.alone(take_seat, there, invite, "Ben", b"ben")
            ben = await look(south, made.table, token, b"ben")
            await host.until(lambda each: each.people["h1"]["name"] == "Ben" and each.people["h1"]["present"])
            await look(north, made.table, token, b"ben")  # his new link opens the table at once, anywhere
            await there.alone(start, there)
            await host.until(lambda each: each.view)
            assert host.view == host.table.game.view("x")
            assert host.people["h2"]["kind"] == "open"
            await host.table.alone(remove, host.table, seat)
            async with asyncio.timeout(20):
                await ben.connection.closing.wait()
            assert ben.connection.close_code == REMOVED
            for house in (south, north):
                with pytest.raises(Refusal, match="opens no table"):
                    await house.find(made.table, token)
            await host.table.alone(hand, host.table, "h2", "bot:random")
            await there.look_again()
            assert there.seats["h2"].bot == "random"

    asyncio.run(play())


def test_notes_proposals_talk_and_takebacks_reach_the_other_node(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north, {"x": "bot:random", "h1": "me", "h2": "me"})
            await north.tables[made.table].alone(
                north.tables[made.table].make_move, "x", a_safe_move(north, made.table)
            )
            h1 = await look(north, made.table, made.mine["h1"])
            h2 = await look(south, made.table, made.mine["h2"])
            await h1.table.alone(note, h1.table, "h1", wire.Pin(100, "suspected"))
            await h1.table.alone(say, h1.table, "h1", "for us alone", "team")
            plan = [h1.table.on_turn()["h1"][0], h1.table.on_turn()["h2"][-1]]
            await h1.table.alone(propose, h1.table, "h1", plan)
            await h2.until(lambda each: each.table.notes.proposals and each.table.notes.pins)
            assert [message["text"] for message in h2.heard if message["type"] == "said"] == ["for us alone"]
            await h2.table.alone(accept, h2.table, "h2", 1)
            await h1.until(lambda each: ("h2", plan[1]) in list(each.table.game.lines))
            before = len(h1.table.game.lines)
            await h1.table.alone(take_back, h1.table, "h2", "back")
            await h2.until(lambda each: len(each.table.game.lines) > before)
            h1.fold()
            assert h2.view == h2.table.game.view("h2")
            assert h1.view == h1.table.game.view("h1")
            assert plan[1] in h2.view["legal"], "the move can be made again"

    asyncio.run(play())


def a_safe_move(house: House, table: str) -> str:
    return next(text for text in house.tables[table].on_turn()["x"] if " double " not in text)


def test_a_rematch_made_at_two_nodes_at_once_is_one_table(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north)
            here = await look(north, made.table, made.mine["x"])
            there = await look(south, made.table, made.mine["h1"])
            await here.table.alone(resign, here.table, "x", "enough")
            await there.until(lambda each: each.view["result"])
            assert "secrets" in there.kinds()
            await asyncio.gather(
                here.table.alone(play_again, north, here.table), there.table.alone(play_again, south, there.table)
            )
            for looker in (here, there):
                await looker.until(lambda each: "moved" in each.kinds())
            assert here.table.rematch == there.table.rematch
            assert await north.store.read("select count(*) from tables") == [(2,)]
            joined = await follow(south, there.table, Right("seat", "h1"), "", b"somebody")
            _, right = await north.find(joined.table, joined.token)
            assert right == Right("seat", "h2")

    asyncio.run(play())


def test_who_is_there_is_known_everywhere_until_his_node_falls_silent(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.server.exchange.BEAT", 0.05)
    monkeypatch.setattr("misterx.server.exchange.SILENCE", 0.5)

    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north)
            x = await look(north, made.table, made.mine["x"])
            h1 = await look(south, made.table, made.mine["h1"])
            await x.until(lambda each: each.people["h1"]["present"])
            await h1.until(lambda each: each.people["x"]["present"])
            h1.table.leave(h1.connection)
            await x.until(lambda each: not each.people["h1"]["present"])
            h1 = await look(south, made.table, made.mine["h1"])
            await x.until(lambda each: each.people["h1"]["present"])
            monkeypatch.setattr(south.bus, "publish", lambda topic, message: None)
            if north.bus is south.bus:  # both would be silent: somebody speaks for the first
                return
            await x.until(lambda each: not each.people["h1"]["present"])

    asyncio.run(play())


def test_bots_are_moved_by_workers_and_never_twice(street: Street) -> None:
    async def play() -> None:
        async with street(2, workers=2) as (north, south, *workers):
            made = await a_table(north, {"x": "me", "h1": "bot:greedy", "h2": "bot:random"})
            x = await look(south, made.table, made.mine["x"])
            chooser = random.Random(3)
            while not x.view["result"]:
                await move(x.table, "x", chooser)
                await x.until(lambda each: each.view["result"] or each.view.get("legal"))
            assert north.workshop is south.workshop is None
            assert sum(house.workshop.done for house in workers if house.workshop) > 0
            assert verify(write_table_record(x.table, "public")).faults == []
            stored = await open_table(north.store, made.table)
            assert stored is not None
            assert stored.game.digest() == x.table.game.digest()

    asyncio.run(play())


def test_two_workers_that_both_think_they_have_the_job_make_one_move(street: Street) -> None:
    from misterx.server.botkeeper import NOBODY, BotPlayer
    from misterx.server.thinking import Thinkers

    async def play() -> None:
        async with street(2) as houses:
            made = await a_table(houses[0], {"x": "bot:random", "h1": "me", "h2": "me"})
            tables = [(await house.find(made.table, made.mine["h1"]))[0] for house in houses]
            thinkers = Thinkers(2)
            await asyncio.gather(*(BotPlayer(table, thinkers, 0).play(NOBODY) for table in tables))
            thinkers.close()
            lines = await houses[0].store.read("select seat from lines where table_id = ? and seat = 'x'", made.table)
            moves = 2 if any(" double " in text for _, text in tables[0].game.lines) else 1
            assert len(lines) == moves

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
            assert made.table not in north.tables

    asyncio.run(play())


def test_while_the_store_is_away_nothing_is_acknowledged_and_it_is_said(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.server.table.PATIENCE", 0.3)

    async def play() -> None:
        async with street(1) as (house,):
            made = await a_table(house)
            x = await look(house, made.table, made.mine["x"])
            before = list(x.table.game.lines)
            write, chosen = house.store.write, a_safe_move(house, made.table)

            async def lose(*statements: object) -> None:
                raise Away

            async def forget_to_answer(*statements: tuple[str, tuple[object, ...]]) -> None:
                await write(*statements)
                monkeypatch.setattr(house.store, "write", write)
                raise Away

            monkeypatch.setattr(house.store, "write", lose)
            with pytest.raises(Refusal, match="cannot be reached"):
                await x.table.alone(x.table.play, "x", chosen, "mark", None)
            with pytest.raises(Refusal, match="cannot be reached"):
                await a_table(house)
            assert list(x.table.game.lines) == before
            monkeypatch.setattr(house.store, "write", forget_to_answer)  # it was kept, but nobody heard so
            await x.table.alone(x.table.play, "x", chosen, "mark", None)
            assert [text for who, text in x.table.game.lines if who == "x"] == [chosen]
            x.fold()
            assert x.view == x.table.game.view("x")

    asyncio.run(play())


def test_bots_that_people_ask_to_go_on_move_before_them_wherever_that_was_asked(street: Street) -> None:
    async def play() -> None:
        async with street(2, workers=1) as (north, south, _):
            made = await a_table(north, {"x": "me", "h1": "me", "h2": "bot:greedy"})
            x = await look(north, made.table, made.mine["x"])
            h1 = await look(south, made.table, made.mine["h1"])
            await x.table.alone(x.table.make_move, "x", a_safe_move(north, made.table))
            await h1.until(lambda each: each.view.get("legal"))
            await asyncio.sleep(0.2)
            assert "h2" not in [seat for seat, _ in h1.table.game.lines], "bots wait for people"
            south.bots[made.table].nudge()
            await x.until(lambda each: "h2" in [seat for seat, _ in each.table.game.lines])
            assert "h1" not in [seat for seat, _ in x.table.game.lines]

    asyncio.run(play())


def test_a_clock_falls_once_and_a_node_that_comes_later_shows_the_same_time(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            wish = api.NewTable("scotland-yard", 3, seats=PEOPLE, clock=wire.ClockWish(600))
            made = await north.make(wish, b"somebody")
            x = await look(north, made.table, made.mine["x"])
            assert x.table.clock is not None
            x.table.clock.left["x"] = 300.0  # he has thought for long
            h1 = await look(south, made.table, made.mine["h1"])
            await h1.until(lambda each: each.table.clock and each.table.clock.left["x"] <= 300)
            for looker in (x, h1):
                looker.table.clock.left["x"] = 0.0  # type: ignore[union-attr]
            for house in (north, south):
                house.clocks[made.table].look()
            for looker in (x, h1):
                await looker.until(lambda each: each.view["result"])
                assert looker.table.game.result is not None
                assert looker.table.game.result.reason == "timeout"
            lines = await north.store.read("select text from lines where table_id = ? and seat = 'table'", made.table)
            assert lines == [("timeout x",)]

    asyncio.run(play())


def test_a_bot_keeps_a_seat_only_when_its_person_is_at_no_node(street: Street) -> None:
    async def play() -> None:
        async with street(3, workers=1) as (north, south, other, _):
            stand_in = wire.StandIn("greedy", 1)
            wish = api.NewTable("scotland-yard", 3, seats=PEOPLE, stand_in=stand_in)
            made = await north.make(wish, b"somebody")
            third = await look(other, made.table, made.mine["h1"])
            third.table.leave(
                third.connection
            )  # that node has nobody any more, and must not believe that nobody is there
            h1 = await look(north, made.table, made.mine["h1"])
            h2 = await look(south, made.table, made.mine["h2"])
            x = await look(south, made.table, made.mine["x"])
            await h1.until(lambda each: each.people["x"]["present"] and each.people["h2"]["present"])
            await asyncio.sleep(1.3)
            assert not any(seat.stand_in for seat in h1.table.seats.values())
            x.table.leave(x.connection)
            await h1.until(lambda each: each.people["x"]["stand_in"] == "greedy")
            await h2.until(lambda each: any(seat == "x" for seat, _ in each.table.game.lines))  # and it moves
            rows = await north.store.read("select text from lines where table_id = ? and seat = 'table'", made.table)
            assert rows == [("taken x bot greedy",)], "both nodes saw him leave; the record says so once"

    asyncio.run(play())


def test_whose_seat_was_taken_from_him_cannot_act_at_a_node_that_has_not_heard_of_it(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north)
            x = await look(north, made.table, made.mine["x"])
            old = await look(south, made.table, made.mine["h1"])
            monkeypatch.setattr(north.bus, "publish", lambda topic, message: None)
            await x.table.alone(x.table.make_move, "x", a_safe_move(north, made.table))
            invite = await x.table.alone(remove, x.table, "h1")
            await x.table.alone(take_seat, x.table, x.table.links[hashed(invite)], "Eve", b"eve")
            legal = x.table.on_turn()["h1"][0]
            with pytest.raises(Refusal, match="opens no table"):
                await act(south, old.table, old.connection, wire.Play(legal, "mark"))
            assert old.connection.close_code == REMOVED
            assert await north.store.read("select text from lines where mark = 'mark'") == []

    asyncio.run(play())
