"""A disk that is full, read-only or damaged, and a clock that jumps: a clear word, and nothing is lost or changed."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import LONGEST, Server, sit

from misterx.cli import main
from misterx.server.limits import TRUSTED_AFTER_SECONDS, ClockGuard
from misterx.server.protocol import api
from misterx.server.protocol.refusals import Refusal
from misterx.server.protocol.wire_parts import ClockWish
from misterx.server.settings import Settings
from misterx.server.store.sqlite import FILE_NAME, SqliteStore
from misterx.server.store.store import Statement, StoreError
from misterx.server.table.clock import Clock
from misterx.server.tables.registry import Tables

SEATS = ("x", "h1", "h2")


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    yield server
    server.stop()


def test_on_a_full_disk_moves_are_refused_and_go_on_when_there_is_room_again(running: Server) -> None:
    """No file of the server may grow, as if the disk were full; then it may again, and then the power goes."""
    made = running.make(players=3, seats=dict.fromkeys(SEATS, "me"))

    async def play() -> None:
        async with (
            sit(running, made["table"], made["mine"]["x"]) as x,
            sit(running, made["table"], made["mine"]["h1"]) as hunter,
        ):
            move = x.view["legal"][0]
            full = (running.data / f"{FILE_NAME}-wal").stat().st_size
            resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
            before = x.version, hunter.version
            refusal = await x.play(move)
            assert refusal["code"] == "not_kept"
            assert "could not be saved" in refusal["text"]
            await hunter.catch_up()
            assert (x.version, hunter.version) == before  # nobody heard of it
            resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            assert (await x.play(move))["type"] == "done"

    asyncio.run(play())
    assert '"event": "tables cannot be written"' in running.said()
    running.kill()
    assert main(["admin", "verify", "--data", str(running.data)]) == 0
    running.start()


def test_a_clock_that_falls_while_the_disk_is_full_does_not_fill_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again after a while, not at once and for ever."""
    monkeypatch.setattr("misterx.server.tables.alarms.RETRY_SECONDS", 0.2)
    tries: list[float] = []

    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        seats = dict.fromkeys(SEATS, "me")
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=seats, clock=ClockWish(10)), b"me")
        table = tables.open_tables[made.table]
        assert isinstance(tables.store, SqliteStore)
        tables.store._writer.execute("pragma query_only = 1")
        write, enough = table.store.write, asyncio.Event()

        async def count(*statements: Statement) -> None:
            tries.append(time.monotonic())
            if len(tries) == 3:
                enough.set()
            await write(*statements)

        monkeypatch.setattr(table.store, "write", count)
        await tables.watch(table)
        assert table.clock
        table.clock.left["x"] = 0.0
        tables.alarms[table.id].look()
        async with asyncio.timeout(LONGEST):
            await enough.wait()
        tables.store._writer.execute("pragma query_only = 0")
        async with asyncio.timeout(LONGEST):
            while not table.game.result:
                await asyncio.sleep(0.01)
        await tables.close()

    asyncio.run(play())
    # A busy machine may make one late, and the next follows it closely; the next but one never does.
    assert all(later - earlier >= 0.19 for earlier, later in zip(tries, tries[2:], strict=False))


def test_a_store_that_has_become_read_only_refuses_every_change(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=dict.fromkeys(SEATS, "me")), b"me")
        table = tables.open_tables[made.table]
        assert isinstance(tables.store, SqliteStore)
        tables.store._writer.execute("pragma query_only = 1")
        before = table.game.digest()
        move = table.game.legal_moves("x")[0]
        with pytest.raises(Refusal, match="could not be saved"):
            await table.transact(table.play, "x", move, "m1", None)
        with pytest.raises(Refusal, match="could not be saved"):
            await tables.make(api.NewTable("scotland-yard"), b"me")
        assert table.game.digest() == before
        tables.store._writer.execute("pragma query_only = 0")
        await table.transact(table.play, "x", move, "m1", None)
        await tables.close()

    asyncio.run(play())


def test_a_server_says_at_once_that_its_folder_cannot_be_written() -> None:
    command = [sys.executable, "-m", "misterx", "serve", "--no-browser", "--port", "0", "--data", "/dev/null/misterx"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "Tables cannot be kept in" in done.stderr


def make_store(folder: Path) -> None:
    """A store with some tables, as a stopped server leaves it."""

    async def make() -> None:
        tables = Tables(Settings(data=str(folder), bot_pause=0))
        for _ in range(12):
            made = await tables.make(api.NewTable("scotland-yard", 3, seats=dict.fromkeys(SEATS, "me")), b"me")
            table = tables.open_tables[made.table]
            await table.transact(table.play, "x", table.game.legal_moves("x")[0], "m1", None)
        await tables.close()

    asyncio.run(make())


def test_a_damaged_last_page_is_found_before_anything_is_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_store(tmp_path)
    file = tmp_path / FILE_NAME
    whole = file.read_bytes()
    file.write_bytes(whole[:-4096] + bytes(range(256)) * 16)
    for words in (["admin", "verify"], ["admin", "list"], ["serve", "--no-browser", "--port", "0"]):
        assert main([*words, "--data", str(tmp_path)]) == 2
        told = capsys.readouterr().err
        assert "is damaged" in told
        assert "Put a backup in its place" in told
    file.write_bytes(whole)
    assert main(["admin", "verify", "--data", str(tmp_path)]) == 0


def test_a_torn_end_of_the_log_costs_at_most_what_it_held(tmp_path: Path) -> None:
    """The last write reached the disk in part: tables stand as they stood before it, and every one of them fits."""
    alive, torn = tmp_path / "alive", tmp_path / "torn"
    torn.mkdir()

    async def make() -> None:
        tables = Tables(Settings(data=str(alive), bot_pause=0))
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=dict.fromkeys(SEATS, "me")), b"me")
        table = tables.open_tables[made.table]
        for number in range(6):
            seat, moves = next(iter(table.on_turn().items()))
            await table.transact(table.play, seat, moves[0], f"m{number}", None)
        for name in (FILE_NAME, f"{FILE_NAME}-wal"):
            shutil.copy(alive / name, torn / name)
        await tables.close()

    asyncio.run(make())
    log = torn / f"{FILE_NAME}-wal"
    log.write_bytes(log.read_bytes()[:-3000])
    assert main(["admin", "verify", "--data", str(torn)]) == 0


def test_a_page_that_goes_bad_while_the_server_runs_is_told_and_not_served(tmp_path: Path) -> None:
    async def read() -> None:
        make = SqliteStore(tmp_path)
        await make.write(("insert into links values ('0123456789ab', x'00', 'watch', '')", ()))
        await make.close()
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        assert isinstance(tables.store, SqliteStore)
        tables.store._reader.close()  # nothing can be read any more
        with pytest.raises(Refusal) as refusal:
            await tables.find("0123456789ab", "anything")
        assert refusal.value.code == "store_away"
        tables.store._reader = tables.store.open()
        await tables.close()

    asyncio.run(read())


def test_a_foreign_file_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"SQLite format 3\0" + b"\1" * 5000)
    with pytest.raises((StoreError, sqlite3.Error), match=r"damaged|cannot be kept"):
        SqliteStore(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == b"SQLite format 3\0" + b"\1" * 5000


def test_a_clock_that_is_set_changes_no_game_and_removes_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = [1_700_000_000.0], [5_000.0]
    monkeypatch.setattr(time, "time", lambda: wall[0])
    monkeypatch.setattr(time, "monotonic", lambda: steady[0])
    clock_guard, clock = ClockGuard(), Clock(ClockWish(300, 0))
    clock.run("x")
    assert not clock_guard.is_trusted()  # it has only just begun
    steady[0] += TRUSTED_AFTER_SECONDS
    wall[0] += TRUSTED_AFTER_SECONDS
    assert clock_guard.is_trusted()
    left = clock.left["x"] - TRUSTED_AFTER_SECONDS
    assert clock.seconds_left() == max(0.0, left)
    other = Clock(ClockWish(300, 0))
    other.run("x")
    for jump in (400 * 86_400.0, -800 * 86_400.0):
        wall[0] += jump
        assert not clock_guard.is_trusted()
        assert other.seconds_left() == 300
        steady[0] += 1
        wall[0] += 1
        assert not clock_guard.is_trusted()
        other = Clock(ClockWish(300, 0))
        other.run("x")


def test_whatever_fails_in_the_background_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Sweeping, looking into the store, taking jobs: an error that nobody has foreseen ends none of them for good."""
    monkeypatch.setattr("misterx.server.tables.registry.SWEEP_SECONDS", 0.01)
    monkeypatch.setattr("misterx.server.cluster.peers.LOOK_SECONDS", 0.01)
    monkeypatch.setattr("misterx.server.bots.scheduler.POLL_SECONDS", 0.01)
    calls = dict.fromkeys(("sweep", "look", "take"), 0)

    def failing(what: str) -> Callable[..., Any]:
        async def fail(*given: Any) -> None:
            calls[what] += 1
            raise RuntimeError("unforeseen")

        return fail

    async def live() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0, usual_bot="greedy"))
        await tables.start(bots=True)
        monkeypatch.setattr(tables, "_count", failing("sweep"))
        monkeypatch.setattr(tables.peers, "look_at_all", failing("look"))
        monkeypatch.setattr("misterx.server.bots.queue.JobQueue.take", failing("take"))
        sweeping = asyncio.create_task(tables.sweep())
        async with asyncio.timeout(LONGEST):
            while min(calls.values()) < 3:
                await asyncio.sleep(0.01)
        sweeping.cancel()
        await tables.close()

    asyncio.run(live())
    assert {"sweep failed", "look into the store failed", "no jobs"} <= {each.getMessage() for each in caplog.records}


@pytest.mark.parametrize(("error", "is_told"), [(Refusal("stale"), False), (RuntimeError("unforeseen"), True)])
def test_a_refusal_for_somebody_who_has_gone_is_no_error(tmp_path: Path, error: Exception, is_told: bool) -> None:
    told: list[Any] = []

    async def leave() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context.get("exception")))
        tables = Tables(Settings(data=str(tmp_path)))
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=dict.fromkeys(SEATS, "me")), b"me")
        begun, gone = asyncio.Event(), asyncio.Event()

        async def refuse() -> None:
            begun.set()
            await gone.wait()
            raise error

        asking = asyncio.create_task(tables.open_tables[made.table].transact(refuse))
        await begun.wait()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        gone.set()
        await tables.close()  # waits for what is under way

    asyncio.run(leave())
    assert told == ([error] if is_told else [])
