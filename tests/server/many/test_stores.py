"""Both stores and both buses keep the same promises."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from tests.server.many.looking import wait_until
from tests.server.running import LONGEST

from _services import Postgres
from misterx.server.bots.queue import LEASE_SECONDS, Job, JobQueue
from misterx.server.cluster.bus import open_bus
from misterx.server.protocol import api
from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.store.store import Away, Conflict, Store, open_store
from misterx.server.tables.registry import Tables

NEW = "insert into tables values (?, 0, 0, '{}', ?, 0, 0, '', '', '', '', 0, '', '', '')"
GUARD = "update tables set version = case version when ? then ? end where id = ?"
TRIAL = b"does anybody hear this?"


async def opened(settings: Settings) -> Store:
    store = open_store(settings)
    await store.start()
    return store


def test_what_is_written_is_read_again_bytes_and_all(settings: Settings) -> None:
    async def play() -> None:
        store = await opened(settings)
        await store.write(
            (NEW, ("t", b"\0\xff")), ("insert into lines values (?, ?, ?, ?, ?)", ("t", 0, "x", "Ü?%s", ""))
        )
        assert await store.read("select id, seed, touched, started from tables") == [("t", b"\0\xff", 0.0, 0)]
        assert await store.read("select text from lines where table_id = ?", "t") == [("Ü?%s",)]
        first, second = await store.read_all(("select count(*) from tables", ()), ("select number from lines", ()))
        assert (first, second) == ([(1,)], [(0,)])
        await store.close()
        again = await opened(settings)
        assert await again.read("select id from tables") == [("t",)]
        await again.close()

    asyncio.run(play())


def test_a_write_is_whole_or_not_at_all_and_a_version_that_does_not_fit_is_a_conflict(settings: Settings) -> None:
    async def play() -> None:
        store = await opened(settings)
        await store.write((NEW, ("t", b"")))
        await store.write((GUARD, (0, 1, "t")), ("insert into lines values (?, ?, ?, ?, ?)", ("t", 0, "x", "one", "")))
        for late in (0, 2):
            with pytest.raises(Conflict):
                await store.write(
                    (GUARD, (late, late + 1, "t")),
                    ("insert into lines values (?, ?, ?, ?, ?)", ("t", 1, "x", "no", "")),
                )
        with pytest.raises(Conflict):  # the same line once more, behind a version that fits
            await store.write(
                (GUARD, (1, 2, "t")), ("insert into lines values (?, ?, ?, ?, ?)", ("t", 0, "x", "again", ""))
            )
        assert await store.read("select version from tables") == [(1,)]
        assert await store.read("select text from lines") == [("one",)]
        await store.close()

    asyncio.run(play())


def test_what_cannot_be_kept_is_refused_and_the_store_goes_on(settings: Settings) -> None:
    """A letter that PostgreSQL does not take, a number that SQLite does not."""

    async def play() -> None:
        store = await opened(settings)
        refused = "a\0b" if settings.store else 1 << 70
        await store.write((NEW, ("t", b"")))
        for _ in range(10):  # more than there are connections
            with pytest.raises(Refusal, match="could not read"):
                await store.write(("update tables set clock = ? where id = ?", (refused, "t")))
            if settings.store:
                with pytest.raises(Refusal, match="could not read"):
                    await store.read("select 1 from tables where id = ?", refused)
        assert await store.read("select id from tables") == [("t",)]
        await store.close()

    asyncio.run(play())


def test_a_stranger_breaks_nothing_with_names_that_no_table_has(settings: Settings) -> None:
    async def come() -> None:
        tables = Tables(settings)
        await tables.start(bots=False)
        for name in ("a\0b", "\ud800", "", "t" * 64, "0123456789AB", "0123456789ab"):
            with pytest.raises(Refusal, match="opens no table"):
                await tables.find(name, "token")
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=dict.fromkeys(("x", "h1", "h2"), "me")), b"me")
        table = tables.open_tables[made.table]
        move = table.game.legal_moves("x")[0]
        if settings.store:
            with pytest.raises(Refusal, match="could not read"):
                await table.transact(table.play, "x", move, "a\0b", None)
        await table.transact(table.play, "x", move, "ab", None)
        await tables.close()

    asyncio.run(come())


def test_of_many_writers_on_one_version_exactly_one_comes_first(settings: Settings) -> None:
    async def play() -> None:
        stores = [await opened(settings) for _ in range(3)]
        await stores[0].write((NEW, ("t", b"")))

        async def write(number: int, version: int) -> bool:
            try:
                await stores[number % 3].write((GUARD, (version, version + 1, "t")))
            except Conflict:
                return False
            return True

        for version in range(5):
            won = await asyncio.gather(*(write(number, version) for number in range(12)))
            assert sum(won) == 1
        assert await stores[1].read("select version from tables") == [(5,)]
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_a_job_is_taken_once_and_comes_up_again_when_its_worker_falls_silent(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        store = await opened(settings)
        jobs = JobQueue(store)
        await store.write(*((NEW, (name, b"")) for name in ("t", "u")))
        await jobs.ask("t", -1)
        taken = await asyncio.gather(*(jobs.take(f"w{number}") for number in range(8)))
        assert [job for job in taken if job] == [Job("t", 1, -1)]
        worker = f"w{next(place for place, job in enumerate(taken) if job)}"
        await jobs.ask("t", 7)  # something has happened meanwhile
        assert await jobs.take("other") is None
        assert not await jobs.finish(Job("t", 1, -1), worker)
        again = await jobs.take("other")
        assert again == Job("t", 2, 7)
        monkeypatch.setattr("misterx.server.bots.queue.LEASE_SECONDS", -1.0)  # the time is over
        await jobs.renew(again, "other")
        monkeypatch.setattr("misterx.server.bots.queue.LEASE_SECONDS", LEASE_SECONDS)
        third = await jobs.take("third")
        assert third == Job("t", 2, 7)
        assert not await jobs.finish(again, "other"), "who was taken for dead does not end another's job"
        assert await jobs.finish(third, "third")
        assert await jobs.take("w") is None
        await store.close()

    asyncio.run(play())


def test_a_job_does_not_wait_for_a_clock_that_was_set_back(settings: Settings) -> None:
    async def play() -> None:
        store = await opened(settings)
        jobs = JobQueue(store)
        await store.write((NEW, ("t", b"")))
        await jobs.ask("t", -1)
        assert await jobs.take("who dies")
        assert await jobs.take("other") is None
        await store.change("update jobs set taken = taken + 3600")  # what an hour less on the clock makes of it
        assert await jobs.take("other") == Job("t", 1, -1)
        assert await jobs.take("third") is None
        await store.close()

    asyncio.run(play())


def test_after_a_failover_nobody_goes_on_asking_who_may_not_write_any_more(postgres: Postgres) -> None:
    from misterx.server.store.postgres import PostgresStore

    async def play() -> None:
        store = PostgresStore(postgres.new_database("failover"))
        await store.start()
        jobs = JobQueue(store)
        await store.write((NEW, ("t", b"")))
        for attempt in (jobs.ask("t", 1), store.write((GUARD, (0, 1, "t")))):
            for _ in range(3):  # every connection that is open leads to a machine that only reads now
                await asyncio.gather(*(store.read("select pg_sleep(0.05)") for _ in range(3)))
            for connection in store._idle:
                await connection.execute("set default_transaction_read_only = on")
            with pytest.raises(Away):
                await attempt
            assert store._idle == []
        await jobs.ask("t", 1)
        await store.write((GUARD, (0, 1, "t")))
        assert await store.read("select version from tables") == [(1,)]
        await store.close()

    asyncio.run(play())


def test_a_bus_carries_every_word_to_everybody_who_listens(settings: Settings) -> None:
    async def play() -> None:
        first = open_bus(settings)
        second = open_bus(settings) if settings.bus else first
        heard: dict[str, list[bytes]] = {"one": [], "two": [], "other": []}
        for bus in {first, second}:
            await bus.start(lambda: None)
        await first.subscribe("misterx.tables", heard["one"].append)
        await second.subscribe("misterx.tables", heard["two"].append)
        await second.subscribe("misterx.jobs", heard["other"].append)
        assert first.is_up
        words = [f"word {number}".encode() for number in range(50)]

        def is_heard() -> bool:  # a subscription takes its time on the way
            second.publish("misterx.tables", TRIAL)
            return bool(heard["one"] and heard["two"])

        def without_trials(listener: str) -> list[bytes]:  # these may still come in, between words of the other's
            return [word for word in heard[listener] if word != TRIAL]

        await wait_until(is_heard)
        for word in words:
            first.publish("misterx.tables", word)
        await wait_until(lambda: without_trials("one") == without_trials("two") == words)
        assert heard["other"] == []
        for bus in {first, second}:
            await bus.close()

    asyncio.run(play())


def test_one_machine_loads_nothing_that_only_many_need() -> None:
    check = (
        "import sys; from misterx.server.web.app import make_app; from misterx.server.tables.registry import Tables; "
        "from misterx.server.settings import Settings; import tempfile; "
        "Tables(Settings(data=tempfile.mkdtemp())); "
        "sys.exit(any(name in sys.modules for name in ('psycopg', 'nats')))"
    )
    assert subprocess.run([sys.executable, "-c", check], timeout=LONGEST).returncode == 0
