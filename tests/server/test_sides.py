"""Who has seen what: nobody changes sides in a running game, and nobody outside learns of what is not told yet."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.asking import Asking
from tests.server.running import Server, sit
from tests.server.test_links import ANN, BEN, CY, close_code

from misterx.server.limits import Bucket
from misterx.server.people.seating import come_in, hand, remove, take_seat
from misterx.server.protocol import api
from misterx.server.protocol.links import Right
from misterx.server.protocol.refusals import Refusal
from misterx.server.protocol.wire import Nudge
from misterx.server.settings import Settings
from misterx.server.table.audience import Connection
from misterx.server.table.rights import check_sit
from misterx.server.table.table import Table
from misterx.server.tables.registry import Tables
from misterx.server.web.actions import act


async def a_table(folder: Path, **seats: str) -> tuple[Tables, Table]:
    tables = Tables(Settings(data=str(folder), bot_pause=0, usual_bot="random"))
    made = await tables.make(api.NewTable("scotland-yard", 3, seats=seats), b"ann")
    return tables, tables.open_tables[made.table]


def test_who_was_mister_x_does_not_come_back_as_a_hunter(tmp_path: Path) -> None:
    async def play() -> None:
        tables, table = await a_table(tmp_path, x="me", h1="open", h2="bot:random")
        await table.transact(take_seat, table, Right("join"), "Ben", b"ben")
        await table.transact(remove, table, Asking("x"), "x")
        await table.transact(remove, table, Asking("h1", False, b"ben"), "h1")
        with pytest.raises(Refusal, match="other side"):
            await table.transact(take_seat, table, Right("invite", "h1"), "", b"ann")
        with pytest.raises(Refusal, match="taken"):  # whom a side has not invited does not come to it
            await table.transact(take_seat, table, Right("join"), "", b"cy", "x")
        seat, _ = await table.transact(take_seat, table, Right("invite", "x"), "", b"ann")
        assert seat == "x"  # his own side may have him again
        await tables.close()
        again = Tables(Settings(data=str(tmp_path), bot_pause=0))
        opened = await again.get(table.id)
        assert opened
        opened.seats["x"].browser = b""
        with pytest.raises(Refusal, match="other side"):
            check_sit(opened, Right("invite", "h1"), "h1", b"ann")
        await again.close()

    asyncio.run(play())


def begin(server: Server) -> dict[str, Any]:
    """A table of Ann's, who is Mister X, begun while both hunters' seats are free."""
    wish = {"title": "scotland-yard", "players": 3, "seats": {"x": "me", "h1": "open", "h2": "open"}}
    made: dict[str, Any] = server.post("/api/tables", {"cookie": ANN}, **wish).json()

    async def start() -> None:
        async with sit(server, made["table"], made["mine"]["x"], made["host"], cookie=ANN) as host:
            await host.send("start")
            await host.listen("welcome")

    asyncio.run(start())
    return made


def test_who_has_looked_through_mister_xs_link_does_not_hunt_him(server: Server) -> None:
    made = begin(server)
    table = made["table"]
    assert close_code(server, table, made["mine"]["x"], BEN) == (0, "")  # Mister X has lent him his link
    refused = server.post(f"/api/tables/{table}/join", {"cookie": BEN}, token=made["join"])
    assert (refused.status_code, refused.json()["code"]) == (409, "other_side")
    hunter = server.join(table, made["join"], cookie=CY)
    assert close_code(server, table, hunter["token"], BEN) == (4409, "other_side")
    assert close_code(server, table, hunter["token"], "") == (0, "")  # another device of the hunter's
    path = f"/api/tables/{table}/record"
    answer = server.get(path, made["mine"]["x"], cookie=CY)
    assert (answer.status_code, answer.json()["code"]) == (409, "other_side")


def test_who_has_read_the_record_with_mister_xs_link_does_not_hunt_him(server: Server) -> None:
    made = begin(server)
    table = made["table"]
    path = f"/api/tables/{table}/record"
    assert server.get(path, made["mine"]["x"], cookie=BEN).status_code == 200
    refused = server.post(f"/api/tables/{table}/join", {"cookie": BEN}, token=made["join"])
    assert (refused.status_code, refused.json()["code"]) == (409, "other_side")
    assert server.get(path, made["watch"], cookie=CY).status_code == 200
    assert server.join(table, made["join"], cookie=CY)["seat"] == "h1"  # what everybody may see keeps nobody out


def test_a_seat_is_open_on_so_many_devices_and_its_holders_own_is_never_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.server.table.rights.MOST_DEVICES", 3)

    async def play() -> None:
        tables, table = await a_table(tmp_path, x="me", h1="me", h2="bot:random")
        for number in range(2):
            await table.transact(come_in, table, Right("seat", "x"), bytes([number]))
        with pytest.raises(Refusal, match="too many devices"):
            await table.transact(come_in, table, Right("seat", "x"), b"another")
        for known in (b"ann", bytes([1])):
            await table.transact(come_in, table, Right("seat", "x"), known)
        assert len(table.history.live("x")) == 3
        await tables.close()

    asyncio.run(play())


def test_nobody_outside_learns_that_mister_x_has_begun_a_double_move(tmp_path: Path) -> None:
    async def play() -> None:
        tables, table = await a_table(tmp_path, x="me", h1="me", h2="me")
        before = tables.summary(table, Right("watch"))
        time.sleep(0.01)
        leg = next(move for move in table.on_turn()["x"] if move.startswith("x double "))
        await table.transact(table.play, "x", leg, "one", None)
        assert table.game.lines[-1] == ("x", leg)
        for right in (Right("watch"), Right("seat", "h1")):
            assert tables.summary(table, right).touched == before.touched
        await tables.close()
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        again = await tables.get(table.id)
        assert again
        assert tables.summary(again, Right("watch")) == before
        await again.transact(again.play, "x", again.on_turn()["x"][0], "two", None)
        assert tables.summary(again, Right("watch")).touched > before.touched
        await tables.close()

    asyncio.run(play())


def test_mister_x_does_not_make_the_hunters_bots_go_first(tmp_path: Path) -> None:
    async def play() -> None:
        tables, table = await a_table(tmp_path, x="me", h1="me", h2="bot:random")
        with pytest.raises(Refusal, match="Only hunters"):
            await act(tables, table, Connection("x", False, b"ann", Bucket(9, 9)), Nudge())
        await act(tables, table, Connection("h1", False, b"ann", Bucket(9, 9)), Nudge())
        await tables.close()

    asyncio.run(play())


def test_a_record_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("misterx.server.table.table.MOST_ASIDES", 6)

    async def play() -> None:
        tables, table = await a_table(tmp_path, x="me", h1="me", h2="me")
        for to in ("bot:greedy", "person") * 2:
            await table.transact(hand, table, Asking("h2"), "h2", to)
        await table.transact(hand, table, Asking("h1"), "h1", "bot:greedy")
        await table.transact(hand, table, Asking("h2"), "h2", "bot:greedy")
        with pytest.raises(Refusal, match="too many"):
            await table.transact(hand, table, Asking("x"), "x", "bot:greedy")
        await table.transact(hand, table, Asking("h1"), "h1", "person")  # whoever comes back may
        await table.transact(table.play, "x", table.on_turn()["x"][0], "m", None)
        await tables.close()

    asyncio.run(play())
