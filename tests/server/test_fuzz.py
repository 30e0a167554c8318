"""Random inputs by the hundred thousand: no failure of ours, nothing in the log, and nothing left behind in memory."""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from starlette.applications import Starlette
from tests.server.fuzzing import Fuzzer, ask, converse
from tests.server.running import LONGEST, Server

from misterx.server.bots.player import bot_on_turn
from misterx.server.protocol import api
from misterx.server.protocol.openapi import describe
from misterx.server.settings import Settings
from misterx.server.tables.registry import Tables
from misterx.server.web.app import make_app

REQUESTS, FRAMES = 20_000, 80_000
LONG = 20  # times as many in the long run
SEATS = ("x", "h1", "h2")
counts = pytest.mark.parametrize(
    "times", [pytest.param(1, marks=pytest.mark.slow), pytest.param(LONG, marks=pytest.mark.deep)]
)
schema = schemathesis.openapi.from_dict(describe())


@asynccontextmanager
async def house_of_mirrors(folder: Path, fuzzer: Fuzzer) -> AsyncIterator[Starlette]:
    """The application with some tables whose links the fuzzer knows; it must end without a complaint."""
    limits = Settings(
        data=str(folder),
        bot_pause=0,
        bots_alone_minutes=0,  # nobody looks, and yet they play on to the end
        tables_per_minute=0,
        requests_per_second=0,
        messages_per_second=0,
        most_tables=40,
        sockets_per_address=0,
        usual_bot="random",
    )
    app = make_app(limits)
    complaints: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
    heard = logging.Handler(logging.ERROR)
    heard.emit = lambda record: complaints.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("misterx.server").addHandler(heard)
    async with app.router.lifespan_context(app):
        fuzzer.links = []
        for _ in range(8):
            made = await app.state.tables.make(
                api.NewTable("scotland-yard", 3, seats=dict.fromkeys(SEATS, "me")), b"me"
            )
            fuzzer.links += [(made.table, token) for token in (*made.mine.values(), made.watch, made.host, made.join)]
        yield app
    logging.getLogger("misterx.server").removeHandler(heard)
    assert complaints == [], complaints[:3]


def are_bots_busy(tables: Tables) -> bool:
    return any(keeper.is_waiting or bot_on_turn(keeper.table, keeper.asked) for keeper in tables.bot_callers.values())


def count_lines(tables: Tables) -> int:
    return sum(len(table.game.lines) for table in tables.open_tables.values())


async def count_things(tables: Tables) -> int:
    """How many things there are in memory once the bots have finished what they were at."""
    while are_bots_busy(tables):
        before = count_lines(tables)
        async with asyncio.timeout(LONGEST):  # for one move of any of them
            while are_bots_busy(tables) and count_lines(tables) == before:
                await asyncio.sleep(0.01)
    gc.collect()
    return len(gc.get_objects())


@counts
def test_no_request_breaks_the_server(tmp_path: Path, times: int) -> None:
    fuzzer = Fuzzer(times)
    number = REQUESTS * times

    async def run() -> None:
        async with house_of_mirrors(tmp_path, fuzzer) as app:
            seen: dict[int, int] = {}
            for place in range(number):
                status = await ask(app, *fuzzer.request())
                assert status < 500 or status == 503, fuzzer.request()  # 503: the house is full
                seen[status] = seen.get(status, 0) + 1
                if place == number // 2:
                    before = await count_things(app.state.tables)
            assert await count_things(app.state.tables) < 1.04 * before
            assert {200, 201, 400, 404, 422} <= set(seen)

    asyncio.run(run())


@counts
def test_no_message_breaks_a_table(tmp_path: Path, times: int) -> None:
    """Structured and raw frames over many connections at once; every table can be opened and played afterwards."""
    fuzzer = Fuzzer(100 + times)
    number = FRAMES * times
    taken = 0

    def frames() -> Iterator[str | bytes]:
        table, token = fuzzer.chooser.choice(fuzzer.links)
        hello = {"type": "hello", "v": 1, "table": table, "token": token, "host": fuzzer.token()}
        if fuzzer.chooser.randrange(20):
            yield json.dumps(hello)
        for _ in range(fuzzer.chooser.randint(1, 80)):
            yield fuzzer.message()

    async def run() -> None:
        nonlocal taken
        async with house_of_mirrors(tmp_path, fuzzer) as app:
            tables = app.state.tables
            before = 0
            while taken < number:
                fuzzer.moves = [
                    move
                    for table in tables.open_tables.values()
                    for move in itertools.islice(table.game.legal_moves(), 40)
                ] or ["x taxi 1"]
                taken += sum(await asyncio.gather(*(converse(app, frames()) for _ in range(24))))
                if not before and taken > number // 2:
                    before = await count_things(app.state.tables)
            assert await count_things(tables) < 1.1 * before
            assert tables.limits.sockets == {}
            for table, watch in fuzzer.links[3::6]:  # nobody can take these away
                assert (await tables.find(table, watch))[0].id == table

    asyncio.run(run())
    assert taken >= number


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("described") / "data", MISTERX_MOST_TABLES="30")
    yield running
    assert running.stop() == 0
    assert running.said() == ""


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
def test_every_answer_is_as_the_description_says(case: schemathesis.Case[Any], described: Server) -> None:
    answer = case.call(base_url=described.url, timeout=LONGEST)
    assert answer.status_code < 500 or answer.json()["code"] == "house_full", answer.text
    if answer.status_code < 500:
        case.validate_response(
            answer,
            checks=[
                schemathesis.checks.not_a_server_error,
                schemathesis.checks.content_type_conformance,
                schemathesis.checks.response_schema_conformance,
                schemathesis.checks.status_code_conformance,
            ],
        )
