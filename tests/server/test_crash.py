"""The power goes in mid-game: what was acknowledged is there, once, and play goes on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import LONGEST, Browser, Server, sit
from websockets.exceptions import WebSocketException

from misterx import Game
from misterx.cli import main
from misterx.play.verification import verify


@pytest.fixture
def doomed(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data")
    yield running
    running.stop()
    assert running.said() == ""


def lines_on_disk(server: Server, table: str) -> list[tuple[str, str]]:
    with sqlite3.connect(server.data / "tables.sqlite") as store:
        rows = store.execute("select seat, text from lines where table_id = ? order by number", (table,)).fetchall()
    store.close()
    return [tuple(row) for row in rows]


async def until_bots_wait(*people: Browser) -> None:
    """Until one of these people decides, or nobody any more; everybody has seen what led there."""
    async with asyncio.timeout(LONGEST):
        while not any(person.view["result"] or person.view.get("legal") for person in people):
            await asyncio.sleep(0.01)
            await asyncio.gather(*(person.catch_up() for person in people))
    await asyncio.gather(*(person.catch_up() for person in people))


@pytest.mark.parametrize("title", ["scotland-yard", "europa"])
def test_after_a_kill_everybody_finds_the_table_as_he_left_it(doomed: Server, title: str) -> None:
    made = doomed.make(title, players=3, seats={"x": "me", "h1": "me", "h2": "bot:random"})
    seats = made["mine"]

    async def some_moves(count: int) -> tuple[dict[str, Any], dict[str, Any]]:
        async with (
            sit(doomed, made["table"], seats["x"]) as x,
            sit(doomed, made["table"], seats["h1"]) as hunter,
        ):
            for turn in range(count):
                for browser in (x, hunter):
                    if browser.view.get("legal"):
                        legal = browser.view["legal"]
                        await browser.play(legal[turn * 5 % len(legal)])
                await until_bots_wait(x, hunter)
            return x.view, hunter.view

    before = asyncio.run(some_moves(6))
    doomed.kill()
    doomed.start()

    async def look() -> tuple[dict[str, Any], dict[str, Any]]:
        async with (
            sit(doomed, made["table"], seats["x"]) as x,
            sit(doomed, made["table"], seats["h1"]) as hunter,
        ):
            return x.view, hunter.view

    assert asyncio.run(look()) == before
    asyncio.run(some_moves(2))


@pytest.mark.parametrize("kills", [pytest.param(5, marks=pytest.mark.slow), pytest.param(200, marks=pytest.mark.deep)])
def test_killed_at_any_moment_no_acknowledged_move_is_lost_and_none_is_doubled(doomed: Server, kills: int) -> None:
    acknowledged: list[tuple[str, str]] = []  # (table, mark)

    async def play(browser: Browser, table: str, seat: str, pending: dict[str, tuple[str, str]]) -> None:
        """Play until the connection breaks; what was not answered is sent again first."""
        if seat in pending:
            mark, move = pending[seat]
            if (await browser.ask("play", move=move, id=mark))["type"] == "done":
                acknowledged.append((table, mark))
            del pending[seat]
        while await browser.until_my_turn():
            legal = browser.view["legal"]
            mark, move = f"{seat} {browser.version} {len(acknowledged)}", legal[browser.version * 3 % len(legal)]
            pending[seat] = (mark, move)
            if (await browser.ask("play", move=move, id=mark, version=browser.version))["type"] == "done":
                acknowledged.append((table, mark))
            del pending[seat]

    async def live(made: dict[str, Any], pending: dict[str, tuple[str, str]], seconds: float, least: int) -> bool:
        """Everybody plays until the power goes, later where too little was played; whether the game was over before."""

        async def one(seat: str) -> None:
            async with sit(doomed, made["table"], made["mine"][seat]) as browser:
                await play(browser, made["table"], seat, pending)

        tasks = [asyncio.create_task(one(seat)) for seat in made["mine"]]
        done, _ = await asyncio.wait(tasks, timeout=seconds)
        async with asyncio.timeout(LONGEST):
            while len(acknowledged) < least and len(done) < len(tasks):
                done, _ = await asyncio.wait(tasks, timeout=0.1)
        doomed.kill()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketException | OSError | TimeoutError):
                raise outcome
        return len(done) == len(tasks)

    moments = random.Random(kills)
    made: dict[str, Any] = {}
    pending: dict[str, tuple[str, str]] = {}
    for number in range(1, kills + 1):
        if not made:
            made, pending = doomed.make(players=3, seats=dict.fromkeys(("x", "h1", "h2"), "me")), {}
        if asyncio.run(live(made, pending, moments.uniform(0.2, 1.2), 3 * number)):
            made = {}
        doomed.start()
    with sqlite3.connect(doomed.data / "tables.sqlite") as store:
        kept = store.execute("select table_id, mark from lines where mark != ''").fetchall()
    store.close()
    assert set(acknowledged) <= set(kept)
    assert len(kept) == len(set(kept))  # nothing was made twice: no move of this test is a whole double move
    assert len(acknowledged) > 2 * kills
    assert main(["admin", "verify", "--data", str(doomed.data)]) == 0


def test_the_record_of_a_game_that_survived_kills_is_whole_and_verifies(doomed: Server) -> None:
    made = doomed.make(players=3, seats={"x": "me", "h1": "bot:random", "h2": "bot:random"})

    async def play(most: int) -> bool:
        async with sit(doomed, made["table"], made["mine"]["x"]) as x:
            for _ in range(most):
                if not await x.until_my_turn():
                    return True
                await x.play(x.view["legal"][-1])
        return False

    while not asyncio.run(play(4)):
        doomed.kill()
        doomed.start()
    record = doomed.get(f"/api/tables/{made['table']}/record", made["mine"]["x"]).text
    assert Game.replay(record).result
    verdict = verify(record)
    assert verdict.faults == []
    assert verdict.turns >= 1
    assert [(seat, text) for seat, text in lines_on_disk(doomed, made["table"])] == list(Game.replay(record).lines)


def test_a_stop_tells_the_browsers_that_the_server_restarts(doomed: Server) -> None:
    made = doomed.make(players=3, seats={"x": "me"})

    async def wait() -> int:
        async with sit(doomed, made["table"], made["mine"]["x"]) as x:
            await asyncio.to_thread(doomed.stop)
            return await x.closed()

    assert asyncio.run(wait()) == 1012
    doomed.start()
