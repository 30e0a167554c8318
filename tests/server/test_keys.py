"""Keys to seats: who has one, who is told of it, and who ends it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.asking import Asking
from tests.server.running import Browser, Server, sit
from tests.server.test_links import ANN, BEN, CY, knock

from misterx.server.people.devices import add_device
from misterx.server.people.seating import come_in, remove, take_seat
from misterx.server.people.starting import start
from misterx.server.protocol import api
from misterx.server.protocol.links import Right
from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.store.export import FORMATS, OLD_COLUMNS, read_export, write_export
from misterx.server.store.sqlite import SqliteStore
from misterx.server.table.load import open_table
from misterx.server.tables.registry import Tables

WISH = {"title": "scotland-yard", "players": 3, "seats": {"x": "me", "h1": "open", "h2": "bot:greedy"}}


def lay(server: Server) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table where Ann is Mister X and Ben hunts him."""
    made = server.post("/api/tables", {"cookie": ANN}, **WISH).json()
    return made, server.join(made["table"], made["join"], "Ben", cookie=BEN)


async def hear_keys(browser: Browser) -> list[dict[str, Any]]:
    return (await browser.listen("keys"))["keys"]  # type: ignore[no-any-return]


def test_a_holder_hears_of_a_second_device_and_ends_it(server: Server) -> None:
    made, _ = lay(server)
    table, link = made["table"], made["mine"]["x"]

    async def play() -> None:
        async with sit(server, table, link, cookie=ANN) as ann:
            assert [key["given"] for key in ann.welcome["keys"]] == ["maker"]
            assert ann.welcome["key"] == ann.welcome["keys"][0]["number"]
            async with sit(server, table, link, cookie=CY) as phone:
                keys = await hear_keys(ann)
                assert [(key["given"], key["holder"]) for key in keys] == [("maker", True), ("link", False)]
                other = keys[1]["number"]
                assert phone.welcome["key"] == other
                for number in (keys[0]["number"], 999):
                    assert (await ann.ask("end", key=number))["code"] == "unknown_key"  # one's own goes by getting up
                assert (await phone.ask("end", key=keys[0]["number"]))["code"] == "unknown_key"
                assert (await phone.ask("device"))["code"] == "not_holder"
                assert (await ann.ask("end", key=other))["type"] == "done"
                assert await phone.closed() == 4405
            for cookie in (CY, "misterx=quite-another-device"):
                assert await knock(server, table, link, cookie) == (4409, "link_closed")
            answer = server.get(f"/api/tables/{table}/record", link, cookie=CY)
            assert (answer.status_code, answer.json()["code"]) == (403, "link_closed")
            await ann.send("device", id="another")
            fresh = (await ann.listen("invite"))["token"]
            async with sit(server, table, fresh, cookie="misterx=quite-another-device") as laptop:
                assert [key["given"] for key in await hear_keys(ann)] == ["maker", "link"]
                assert laptop.welcome["seat"] == "x"
            assert await knock(server, table, fresh, CY) == (4409, "link_closed")  # whom he has shown out stays out
        assert await knock(server, table, link, ANN) == (0, "")  # his own link is as it was

    asyncio.run(play())


def test_a_device_that_was_let_in_may_go_and_tells_nobody_else_of_the_keys(server: Server) -> None:
    made, joined = lay(server)

    async def play() -> None:
        async with (
            sit(server, made["table"], joined["token"], cookie=BEN) as ben,
            sit(server, made["table"], made["mine"]["x"], cookie=ANN) as ann,
            sit(server, made["table"], made["watch"]) as watcher,
            sit(server, made["table"], joined["token"], cookie=CY) as phone,
        ):
            (number,) = [key["number"] for key in await hear_keys(ben) if not key["holder"]]
            assert (await ann.ask("end", key=number))["code"] == "unknown_key"
            await phone.send("end", key=number, id="bye")
            assert await phone.closed() == 4405
            assert [key["holder"] for key in await hear_keys(ben)] == [True]
            for other in (ann, watcher):
                await other.catch_up()
                assert not any('"type":"keys"' in frame for frame in other.frames)
            assert watcher.welcome["keys"] == []
            assert (await watcher.ask("device"))["code"] == "only_watching"

    asyncio.run(play())


def test_whatever_has_no_cookie_is_one_device(server: Server) -> None:
    made, _ = lay(server)

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"], cookie=ANN) as ann:
            for _ in range(3):
                async with sit(server, made["table"], made["mine"]["x"]) as program:
                    assert program.welcome["seat"] == "x"
            await ann.catch_up()
            told = [json.loads(frame) for frame in ann.frames if '"type":"keys"' in frame]
            assert [len(message["keys"]) for message in told] == [2]
            await ann.ask("end", key=told[0]["keys"][1]["number"])
        assert await knock(server, made["table"], made["mine"]["x"]) == (4409, "link_closed")

    asyncio.run(play())


def test_before_the_start_nobody_gets_a_foot_into_both_sides_with_a_link(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        made = await tables.make(
            api.NewTable("scotland-yard", 3, seats={"x": "me", "h1": "open", "h2": "open"}), b"ann"
        )
        table = tables.open_tables[made.table]
        await table.transact(take_seat, table, Right("join"), "Ben", b"ben")
        with pytest.raises(Refusal, match="other side"):
            await table.transact(come_in, table, Right("seat", "x"), b"ben")
        await table.transact(come_in, table, Right("seat", "x"), b"phone")
        with pytest.raises(Refusal, match="other side"):
            await table.transact(take_seat, table, Right("join"), "", b"phone")
        with pytest.raises(Refusal, match="other side"):
            await table.transact(come_in, table, Right("seat", "h1"), b"phone")
        await table.transact(
            take_seat, table, Right("join"), "", b"ann"
        )  # one device for all, which everybody may have
        assert table.started
        await tables.close()

    asyncio.run(play())


def test_a_seat_that_somebody_got_up_from_before_the_start_has_no_keys_left(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        made = await tables.make(
            api.NewTable("scotland-yard", 3, seats={"x": "open", "h1": "me", "h2": "open"}), b"ann"
        )
        table = tables.open_tables[made.table]
        _, link = await table.transact(take_seat, table, Right("invite", "x"), "", b"a private window")
        await table.transact(come_in, table, Right("seat", "x"), b"its phone")
        more = await table.transact(add_device, table, Asking("x", False, b"a private window"))
        await table.transact(remove, table, Asking("h1"), "x")
        assert table.history.live("x") == []
        for token in (link, more):
            with pytest.raises(Refusal, match="opens no table"):
                await tables.find(table.id, token)
        await table.transact(take_seat, table, Right("join"), "Xaver", b"xaver")
        await table.transact(start, table, Asking("h1"))
        assert not table.history.has_seen("x", b"a private window")  # nothing had begun
        assert table.history.has_seen("x", b"xaver")
        await tables.close()

    asyncio.run(play())


def test_rights_come_along_when_a_table_moves_and_tables_of_old_get_them(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path / "one"), bot_pause=0))
        made = await tables.make(api.NewTable("scotland-yard", 2, seats={"x": "me", "h1": "open"}), b"ann")
        table = tables.open_tables[made.table]
        await table.transact(take_seat, table, Right("join"), "Ben", b"ben")
        await table.transact(come_in, table, Right("seat", "x"), b"phone")
        whole = await write_export(tables.store, table.id)
        await tables.close()

        async def bring(text: str, folder: str) -> Any:
            store = SqliteStore(tmp_path / folder)
            await store.write(*read_export(text).statements)
            found = await open_table(store, made.table)
            await store.close()
            return found

        brought = await bring(whole, "two")
        assert brought.history == table.history
        told = json.loads(whole)
        old = {part: [row[: len(names.split())] for row in told[part]] for part, names in OLD_COLUMNS.items()}
        older = await bring(json.dumps({"format": next(iter(FORMATS)), **old}), "three")
        assert [(key.seat, key.browser) for key in older.history.keys] == [("h1", b"ben"), ("x", b"ann")]
        assert older.history.started
        assert not any(deed.late for deed in older.history.told())

    asyncio.run(play())
