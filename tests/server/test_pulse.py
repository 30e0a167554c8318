"""Who falls silent on a line that seems to hold is away for the others, within seconds; and is back when he speaks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.running import Browser, Server, sit

from misterx.server.limits import Bucket
from misterx.server.people.seating import step_in, take_seat
from misterx.server.protocol import api
from misterx.server.protocol.links import Right
from misterx.server.settings import Settings
from misterx.server.table.audience import Connection
from misterx.server.tables.pulse import LOOK_SECONDS, SILENT_SECONDS, STEADY_SECONDS, Pulse
from misterx.server.tables.registry import Tables
from misterx.server.web.socket import come_back

PROMISED = 5.0  # seconds in which others read who is away


class Noting:
    """A table that is told who has fallen silent."""

    def __init__(self) -> None:
        self.silent: list[Connection] = []

    def note_silence(self, connection: Connection, silent: bool) -> None:
        assert silent
        self.silent.append(connection)


def listen(pulse: Pulse, table: Any, *steady: bool) -> list[Connection]:
    connections = [Connection("h1", False, b"", Bucket(1, 1)) for _ in steady]
    for connection, promised in zip(connections, steady, strict=True):
        pulse.hear(table, connection, promised)
    return connections


def test_who_promised_signs_of_life_and_gives_none_falls_silent_in_time_and_once() -> None:
    pulse, table = Pulse(), Noting()
    promised, _ = listen(pulse, table, True, False)
    looks = 0
    while not table.silent:
        pulse.look(LOOK_SECONDS)
        looks += 1
    assert table.silent == [promised]
    assert (looks - 1) * LOOK_SECONDS >= 2 * STEADY_SECONDS  # one that is lost or late harms nobody
    assert looks * LOOK_SECONDS <= PROMISED
    for _ in range(20):
        pulse.look(LOOK_SECONDS)
    assert table.silent == [promised]


def test_who_is_heard_or_gone_or_promises_nothing_any_more_does_not_fall_silent() -> None:
    pulse, table = Pulse(), Noting()
    heard, gone, hidden = listen(pulse, table, True, True, True)
    pulse.forget(gone)
    pulse.hear(table, hidden, False)  # type: ignore[arg-type]
    for _ in range(20):
        pulse.look(LOOK_SECONDS)
        pulse.hear(table, heard, True)  # type: ignore[arg-type]
    assert table.silent == []


def test_nobody_falls_silent_while_the_server_itself_is_held_up() -> None:
    pulse, table = Pulse(), Noting()
    listen(pulse, table, True)
    for _ in range(int(SILENT_SECONDS / LOOK_SECONDS / 2)):
        pulse.look(100.0)
    assert table.silent == []


def test_others_hear_who_fell_silent_and_that_he_speaks_again(server: Server) -> None:
    async def play() -> None:
        made = server.make(players=3, seats={"x": "open", "h1": "me", "h2": "open"})
        tokens = {seat: server.join(made["table"], made["invites"][seat], seat)["token"] for seat in ("x", "h2")}
        async with (
            sit(server, made["table"], made["mine"]["h1"], made["host"]) as host,
            sit(server, made["table"], tokens["h2"]) as ben,
            sit(server, made["table"], tokens["x"]) as x,
        ):
            for browser in (host, ben, x):
                await browser.send("ping", steady=True)
            living = [asyncio.create_task(live(browser)) for browser in (host, x)]
            for browser in (x, host):
                await until(browser, "h2", present=True)
                await until(browser, "h2", present=False)
            assert x.people["h1"]["present"]
            assert x.people["x"]["present"]
            await ben.send("ping", steady=True)
            await until(x, "h2", present=True)
            for task in living:
                task.cancel()

    asyncio.run(play())


def test_a_seat_that_a_bot_kept_is_its_owners_again_when_he_speaks(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path)))
        made = await tables.make(api.NewTable("scotland-yard", 3, seats={"x": "me", "h1": "open", "h2": "me"}), b"me")
        table = tables.open_tables[made.table]
        await table.transact(take_seat, table, Right("invite", "h1"), "Ben", b"ben")
        ann, ben = (Connection(seat, False, each, Bucket(9, 9)) for seat, each in (("x", b"me"), ("h1", b"ben")))
        for connection in (ann, ben):
            table.enter(connection)
        tables.pulse.hear(table, ben, True)
        for _ in range(20):
            tables.pulse.look(LOOK_SECONDS)
        await table.transact(step_in, table, "h1")
        assert table.people()["h1"].stand_in
        await come_back(table, ben, Right("seat", "h1"))
        assert table.people()["h1"].present
        assert table.people()["h1"].stand_in is None
        await tables.close()

    asyncio.run(play())


async def live(browser: Browser) -> None:
    while True:
        await asyncio.sleep(STEADY_SECONDS / 2)
        await browser.send("ping", steady=True)


async def until(browser: Browser, seat: str, present: bool) -> None:
    while browser.people[seat]["present"] != present:
        await browser.listen("people")
