"""People of one table at several nodes: who sits where, who is there, and whose time runs."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.asking import Asking
from tests.server.many.conftest import Street
from tests.server.many.looking import PEOPLE, a_safe_move, a_table, look, wait_until

from misterx.server.people.devices import end_key
from misterx.server.people.endings import resign
from misterx.server.people.seating import come_in, hand, remove, take_seat
from misterx.server.people.starting import start
from misterx.server.protocol import api, wire, wire_parts
from misterx.server.protocol.links import Right, hashed
from misterx.server.protocol.refusals import Refusal
from misterx.server.table.audience import REMOVED
from misterx.server.tables.rematch import follow, play_again
from misterx.server.web.actions import act


def test_sitting_down_starting_and_being_removed_are_known_everywhere(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north, {"x": "me", "h1": "open", "h2": "open"})
            host = await look(north, made.table, made.mine["x"])
            assert host.view is None
            there, invite = await south.find(made.table, made.invites["h1"])
            seat, token = await there.transact(take_seat, there, invite, "Ben", b"ben")
            ben = await look(south, made.table, token, b"ben")
            await host.until(lambda each: each.people["h1"]["name"] == "Ben" and each.people["h1"]["present"])
            await look(north, made.table, token, b"ben")  # his new link opens the table at once, anywhere
            await there.transact(start, there, Asking())
            await host.until(lambda each: each.view)
            assert host.view == host.table.game.view("x")
            assert host.people["h2"]["kind"] == "open"
            with pytest.raises(Refusal, match="each side decides"):
                await host.table.transact(remove, host.table, Asking("x"), seat)
            await there.transact(remove, there, Asking(seat, False, b"ben"), seat)
            assert await ben.until_shown_out() == REMOVED
            for tables in (south, north):
                with pytest.raises(Refusal, match="opens no table"):
                    await tables.find(made.table, token)
            with pytest.raises(Refusal, match="each side decides"):
                await host.table.transact(hand, host.table, Asking("x"), "h2", "bot:greedy")
            await host.table.transact(hand, host.table, Asking("x"), "x", "bot:greedy")
            await there.look_again()
            assert there.seats["x"].is_bots

    asyncio.run(play())


def test_who_watches_at_another_node_sees_the_game_begin_and_may_take_a_free_seat(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north, {"x": "me", "h1": "open", "h2": "open"})
            here = await look(north, made.table, made.mine["x"])
            cy = await look(south, made.table, made.watch, b"cy")
            await here.table.transact(start, here.table, Asking())
            await cy.until(lambda each: each.view)
            seat, _ = await here.table.transact(take_seat, here.table, Right("join"), "Cy", b"cy")
            assert seat == "h1"

    asyncio.run(play())


def test_a_rematch_made_at_two_nodes_at_once_is_one_table(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north)
            here = await look(north, made.table, made.mine["x"])
            there = await look(south, made.table, made.mine["h1"])
            await here.table.transact(resign, here.table, "x", "enough")
            await there.until(lambda each: each.view["result"])
            assert "secrets" in there.kinds()
            await asyncio.gather(
                here.table.transact(play_again, north, here.table), there.table.transact(play_again, south, there.table)
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
    monkeypatch.setattr("misterx.server.cluster.peers.HEARTBEAT_SECONDS", 0.05)

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
            monkeypatch.setattr(
                "misterx.server.cluster.peers.SILENCE_SECONDS", 0.5
            )  # before, a pause of the machine is no silence
            await x.until(lambda each: not each.people["h1"]["present"])

    asyncio.run(play())


def test_a_clock_falls_once_and_a_node_that_comes_later_shows_the_same_time(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            wish = api.NewTable("scotland-yard", 3, seats=PEOPLE, clock=wire_parts.ClockWish(600))
            made = await north.make(wish, b"somebody")
            x = await look(north, made.table, made.mine["x"])
            assert x.table.clock is not None
            x.table.clock.left["x"] = 300.0  # he has thought for long
            h1 = await look(south, made.table, made.mine["h1"])
            await h1.until(lambda each: each.table.clock and each.table.clock.left["x"] <= 300)
            for looker in (x, h1):
                looker.table.clock.left["x"] = 0.0  # type: ignore[union-attr]
            for tables in (north, south):
                tables.alarms[made.table].look()
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
            stand_in = api.StandInWish("greedy", 600)
            seats = {"x": "me", "h1": "open", "h2": "open"}
            made = await north.make(api.NewTable("scotland-yard", 3, seats=seats, stand_in=stand_in), b"somebody")
            table = north.open_tables[made.table]
            for seat in ("h1", "h2"):
                _, made.mine[seat] = await table.transact(take_seat, table, Right("join"), seat, seat.encode())
            third = await look(other, made.table, made.mine["h1"])
            third.table.leave(
                third.connection
            )  # that node has nobody any more, and must not believe that nobody is there
            h1 = await look(north, made.table, made.mine["h1"])
            h2 = await look(south, made.table, made.mine["h2"])
            x = await look(south, made.table, made.mine["x"])
            await h1.until(lambda each: each.people["x"]["present"] and each.people["h2"]["present"])
            nodes = (north, south, other)
            await wait_until(lambda: not any(tables.alarms[made.table]._away for tables in nodes))
            assert not any(seat.stand_in for seat in h1.table.seats.values())
            for tables in nodes:  # everybody is there: from here on a second away is enough
                tables.open_tables[made.table].settings.stand_in = wire_parts.StandIn("greedy", 1)
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
            await x.table.transact(x.table.make_move, "x", a_safe_move(north, made.table))
            invite = await x.table.transact(remove, x.table, Asking("h1", False), "h1")
            await x.table.transact(take_seat, x.table, x.table.links[hashed(invite)], "Eve", b"eve")
            legal = x.table.on_turn()["h1"][0]
            with pytest.raises(Refusal, match="opens no table"):
                await act(south, old.table, old.connection, wire.Play(legal, "mark"))
            assert old.connection.close_code == REMOVED
            assert await north.store.read("select text from lines where mark = 'mark'") == []

    asyncio.run(play())


def test_an_ended_device_is_shown_out_at_every_node(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await north.make(api.NewTable("scotland-yard", 2, seats={"x": "me", "h1": "me"}), b"ann")
            table = north.open_tables[made.table]
            ann = await look(north, made.table, made.mine["x"], b"ann")
            there, right = await south.find(made.table, made.mine["x"])
            await there.transact(come_in, there, right, b"phone")
            phone = await look(south, made.table, made.mine["x"], b"phone")
            await ann.until(lambda each: any(len(told.get("keys", ())) == 2 for told in each.heard))
            (key,) = [key for key in table.history.live("x") if not key.is_holder]
            await table.transact(end_key, table, Asking("x"), key.number)
            assert await phone.until_shown_out() == REMOVED
            _, closed = await south.find(made.table, made.mine["x"])
            with pytest.raises(Refusal, match="closed its link"):
                await there.transact(come_in, there, closed, b"another")

    asyncio.run(play())
