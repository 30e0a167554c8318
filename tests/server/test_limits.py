"""Limits: what an outsider can send, how often, and how much of the disk and memory he can fill."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.running import PATIENT, Browser, Server, connect, sit
from tests.server.test_links import ANN
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from misterx.server.limits import Bucket, Buckets, household
from misterx.server.people.endings import resign
from misterx.server.protocol import api
from misterx.server.protocol.links import Right
from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings, read_settings
from misterx.server.store.store import Row
from misterx.server.table.audience import MOST_BEHIND, TOO_SLOW, Connection
from misterx.server.tables.registry import Tables
from misterx.server.tables.rematch import follow, play_again


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    running: list[Server] = []

    def begin(**settings: str) -> Server:
        running.append(Server(tmp_path / f"data{len(running)}", **settings))
        return running[-1]

    yield begin
    for server in running:
        server.stop()


def test_an_address_makes_only_so_many_tables(start: Callable[..., Server]) -> None:
    server = start(MISTERX_TABLES_PER_MINUTE="5")
    answers: list[int] = []
    while len(answers) < 200 and 429 not in answers:  # five more for every minute that this takes
        answers.append(server.post("/api/tables", title="scotland-yard").status_code)
    assert answers[:10] == [201] * 10
    assert answers[-1] == 429


def test_a_house_has_only_so_many_tables(start: Callable[..., Server]) -> None:
    server = start(MISTERX_MOST_TABLES="3")
    answers = [server.post("/api/tables", title="scotland-yard") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 503, 503]
    assert answers[-1].json()["code"] == "house_full"


def test_who_sends_too_much_is_told_and_then_shown_out(start: Callable[..., Server]) -> None:
    server = start(MISTERX_MESSAGES_PER_SECOND="5")
    made = server.make(seats={"x": "me"})

    async def flood() -> tuple[int, str]:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            with contextlib.suppress(ConnectionClosed):  # it may come before the last of them
                for _ in range(400):
                    await x.send("ping")
            return await x.closed(), "".join(x.frames)

    code, told = asyncio.run(flood())
    assert code == 4429
    assert "slow_down" in told


def test_an_address_opens_only_so_many_sockets(start: Callable[..., Server]) -> None:
    server = start(MISTERX_SOCKETS_PER_ADDRESS="3")
    made = server.make(seats={"x": "me"})

    async def crowd() -> int:
        key = (made["table"], made["mine"]["x"])
        async with sit(server, *key), sit(server, *key), sit(server, *key), connect(server) as fourth:
            return await fourth.closed()

    assert asyncio.run(crowd()) == 4429


def test_a_browser_that_does_not_read_is_dropped_and_finds_everything_when_it_returns(
    start: Callable[..., Server],
) -> None:
    server = start()
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def play() -> None:
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        narrow.connect(("127.0.0.1", server.port))
        narrow.setblocking(False)
        async with (
            open_socket(f"ws://127.0.0.1:{server.port}/ws", sock=narrow, **PATIENT) as connection,
            sit(server, made["table"], made["mine"]["x"]) as x,
        ):
            lazy = Browser(connection)
            await lazy.send("hello", v=1, table=made["table"], token=made["mine"]["h1"])
            await lazy.listen("welcome")
            lazy.connection.transport.pause_reading()
            for number in range(3000):
                await x.send("say", text=f"{number} " + "la" * 240, to="table")
                if number % 50 == 0:
                    await x.catch_up()
                if not x.people["h1"]["present"]:
                    break
            await x.catch_up()
            assert not x.people["h1"]["present"]
            async with sit(server, made["table"], made["mine"]["h1"]) as again:
                assert again.view["viewer"] == "h1"
                assert len(again.chat) == 200

    asyncio.run(play())


def test_old_tables_are_forgotten_and_idle_ones_rest_on_disk(tmp_path: Path) -> None:
    async def keep_house() -> None:
        all_tables = Tables(Settings(data=str(tmp_path), keep_in_memory_minutes=0, usual_bot="greedy"))
        waiting = await all_tables.make(api.NewTable("scotland-yard", seats={"x": "open"}), b"a")
        running = await all_tables.make(api.NewTable("scotland-yard", seats={"x": "me", "h1": "me"}), b"a")
        old = time.time() - 3 * 86_400
        await all_tables.store.write(("update tables set touched = ?", (old,)))
        for table in all_tables.open_tables.values():
            table.touched = old
        all_tables.rest_idle_tables()
        assert all_tables.open_tables == {}
        await all_tables.forget_old_tables()
        assert await all_tables.store.read("select id from tables") == [(running.table,)]
        assert all_tables.count == 1
        assert await all_tables.store.read("select count(*) from lines where table_id = ?", waiting.table) == [(0,)]
        table, right = await all_tables.find(running.table, running.mine["x"])
        assert (right.seat, table.game.decider) == ("x", "x")
        await all_tables.close()

    asyncio.run(keep_house())


def test_a_table_that_is_touched_while_old_ones_are_looked_for_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def keep_house() -> None:
        all_tables = Tables(Settings(data=str(tmp_path), usual_bot="greedy"))
        made = [await all_tables.make(api.NewTable("scotland-yard", seats={"x": "open"}), b"a") for _ in range(2)]
        all_tables.open_tables.clear()
        await all_tables.store.write(("update tables set touched = 0", ()))
        read = all_tables.store.read

        async def read_and_be_late(query: str, *values: float) -> list[Row]:
            rows = await read(query, *values)
            await all_tables.store.write(("update tables set touched = ? where id = ?", (time.time(), made[0].table)))
            return rows

        monkeypatch.setattr(all_tables.store, "read", read_and_be_late)
        await all_tables.forget_old_tables()
        monkeypatch.undo()
        assert await read("select id from tables") == [(made[0].table,)]
        assert await read("select distinct table_id from seats") == [(made[0].table,)]
        assert all_tables.count == 1
        await all_tables.close()

    asyncio.run(keep_house())


def test_tables_rest_also_when_the_clock_was_set_back(tmp_path: Path) -> None:
    async def keep_house() -> None:
        all_tables = Tables(Settings(data=str(tmp_path), keep_in_memory_minutes=0, usual_bot="greedy"))
        await all_tables.make(api.NewTable("scotland-yard", seats={"x": "open"}), b"a")
        for table in all_tables.open_tables.values():
            table.touched = time.time() + 86_400
        all_tables.rest_idle_tables()
        assert all_tables.open_tables == {}
        await all_tables.close()

    asyncio.run(keep_house())


def test_logs_and_disk_hold_no_link_and_no_word(start: Callable[..., Server]) -> None:
    server = start(MISTERX_LOG="true")
    made = server.make(players=3, seats={"x": "me", "h1": "open"}, name="Zebulon")
    joined = server.join(made["table"], made["join"], "Melusine")

    async def talk() -> None:
        async with sit(server, made["table"], made["mine"]["x"], made["host"]) as x:
            await x.send("say", text="abracadabra", to="table")
            await x.listen("said")

    asyncio.run(talk())
    server.stop()
    said = server.said()
    assert '"event": "table made"' in said
    tokens = [*made["mine"].values(), *made["invites"].values(), made["join"], made["watch"], made["host"]]
    for secret in [*tokens, joined["token"], "Zebulon", "Melusine", "abracadabra"]:
        assert secret not in said
    with sqlite3.connect(server.data / "tables.sqlite") as store:
        dump = "\n".join(store.iterdump())
    store.close()
    for token in [*tokens, joined["token"]]:
        assert token not in dump
    server.start()


def test_buckets_fill_again_and_forget_addresses() -> None:
    bucket = Bucket(2, 1000)
    assert [bucket.take() for _ in range(2)] == [True, True]
    time.sleep(0.01)
    assert bucket.take()
    buckets = Buckets(1, 0.001)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_settings_come_from_a_file_and_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 9000\npublic = "https://x.example"\n')
    monkeypatch.setenv("MISTERX_MOST_TABLES", "7")
    settings = read_settings(file, port=None, address="::1")
    assert (settings.port, settings.public, settings.most_tables, settings.address) == (
        9000,
        "https://x.example",
        7,
        "::1",
    )
    file.write_text("prot = 9000\n")
    with pytest.raises(ValueError, match="prot"):
        read_settings(file)


def test_nobody_fills_the_store_by_asking_for_his_seat_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.server.tables.rematch.MOST_LINKS", 10)

    async def crowd() -> None:
        all_tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        made = await all_tables.make(
            api.NewTable("scotland-yard", 3, seats=dict.fromkeys(("x", "h1", "h2"), "me")), b"me"
        )
        table = all_tables.open_tables[made.table]
        await table.transact(resign, table, "x", "enough")
        await table.transact(play_again, all_tables, table)
        links = all_tables.open_tables[table.rematch].links
        for right in (Right("seat", "h1"), Right("watch")):
            new = Right("seat", "h2") if right.seat else right
            while list(links.values()).count(new) < 10:
                await follow(all_tables, table, right, "", b"me")
            with pytest.raises(Refusal, match="too many"):
                await follow(all_tables, table, right, "", b"me")
        await follow(all_tables, table, Right("seat", "h2"), "", b"me")  # nobody takes a seat's links from another
        await all_tables.close()

    asyncio.run(crowd())


def test_a_rematch_is_a_table_too(start: Callable[..., Server]) -> None:
    server = start(MISTERX_TABLES_PER_MINUTE="2")  # ten at once
    wish = {"title": "scotland-yard", "players": 2, "seats": {"x": "me"}}
    made = server.post("/api/tables", {"cookie": ANN}, **wish).json()

    async def play_again_and_again() -> int:
        table, token = made["table"], made["mine"]["x"]
        for games in range(1, 100):
            async with sit(server, table, token) as x:
                assert (await x.ask("resign"))["type"] == "done"
                await x.send("rematch")
                if (answer := await x.listen("moved", "refused"))["type"] == "refused":
                    assert answer["code"] == "slow_down"
                    return games
            followed = server.post(f"/api/tables/{table}/follow", {"cookie": ANN}, token=token).json()
            table, token = followed["table"], followed["token"]
        return 100

    began = time.monotonic()
    games = asyncio.run(play_again_and_again())
    assert games <= 12 + 2 * (time.monotonic() - began) / 60  # two more for every minute that this takes


def test_a_day_has_fewer_tables_than_its_minutes(tmp_path: Path) -> None:
    async def make_many() -> int:
        all_tables = Tables(Settings(data=str(tmp_path), tables_per_minute=2))

        def make(address: str) -> bool:
            all_tables.limits.makers.of.clear()  # as if the minute were over
            with contextlib.suppress(Refusal):
                all_tables.check_maker(address)
                return True
            return False

        made = sum(make("192.0.2.7") for _ in range(100))
        assert make("192.0.2.8")
        await all_tables.close()
        return made

    assert asyncio.run(make_many()) == 20


def test_neighbours_of_an_ipv6_address_count_as_one() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("somewhere") == "somewhere"


def test_who_connects_again_and_again_is_asked_to_wait(start: Callable[..., Server]) -> None:
    server = start(MISTERX_REQUESTS_PER_SECOND="1")
    made = server.make(seats={"x": "me"})

    async def come() -> int:
        try:
            async with connect(server) as browser:
                with contextlib.suppress(ConnectionClosed):
                    await browser.send("hello", v=1, table=made["table"], token="none")
                return await browser.closed()
        except InvalidStatus as refused:  # who was told so several times
            return refused.response.status_code

    async def come_and_go() -> list[int]:
        return [await come(), *await asyncio.gather(*(come() for _ in range(60)))]

    codes = asyncio.run(come_and_go())
    assert codes[0] == 4404
    assert 4429 in codes


def test_many_connections_of_an_address_say_no_more_than_ten(start: Callable[..., Server]) -> None:
    server = start(MISTERX_MESSAGES_PER_SECOND="1")
    tables = [server.make(seats={"x": "me"}) for _ in range(40)]  # enough to be too much within some seconds

    async def crowd() -> tuple[int, int]:
        async with contextlib.AsyncExitStack() as stack:
            keys = [(made["table"], made["mine"]["x"]) for made in tables]
            browsers = [await stack.enter_async_context(sit(server, *key)) for key in keys]
            for browser in browsers:
                for _ in range(3):  # no more than each may say alone
                    await browser.send("ping")
            answers = [(await browser.listen("pong", "refused"))["type"] for browser in browsers for _ in range(3)]
            return answers.count("pong"), answers.count("refused")

    pongs, refusals = asyncio.run(crowd())
    assert pongs >= 30
    assert refusals >= 1


def test_what_waits_for_a_slow_browser_is_bounded_by_its_length_too() -> None:
    connection = Connection("x", False, b"", Bucket(1, 1))
    connection.send("a" * 3 * MOST_BEHIND)  # somebody has much to say; it goes out as one
    assert not connection.close_code
    connection.send("b")
    assert connection.close_code == TOO_SLOW
    assert not connection.waiting

    async def read_on() -> None:
        reader = Connection("x", False, b"", Bucket(1, 1))
        told: list[str] = []

        async def hear(text: str) -> None:
            told.append(text)

        delivering = asyncio.create_task(reader.deliver(hear))
        for _ in range(10):
            reader.send("a" * (MOST_BEHIND // 2))
            while reader.waiting:
                await asyncio.sleep(0)
        delivering.cancel()
        assert (len(told), reader.close_code) == (10, 0)

    asyncio.run(read_on())
