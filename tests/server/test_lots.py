"""Lots before the deal: all seal, all open, and only then cards are dealt; whoever does not answer is told."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from tests.server.dealing import PATIENCE
from tests.server.running import Browser, Server, connect, sit
from tests.server.test_links import ANN, BEN, CY

from misterx.play import Game
from misterx.play.lots import Drawing, mix
from misterx.play.verification import verify
from misterx.server.protocol.wire_parts import TableSettings
from misterx.server.store.sqlite import FILE_NAME
from misterx.server.table.rights import ABSENT_SECONDS

pytestmark = pytest.mark.lots
WISH = {"title": "scotland-yard", "players": 2, "seats": {"x": "open", "h1": "me"}, "name": "Ann"}


@pytest.fixture(scope="module")
def lots_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that waits for lots no longer than a few seconds."""
    running = Server(tmp_path_factory.mktemp("hasty") / "data", **{PATIENCE: "6"})
    yield running
    assert running.stop() == 0
    assert running.said() == ""


class Party:
    """Ann hunts, Ben is to be Mister X."""

    def __init__(self, server: Server, **wish: Any) -> None:
        self.server = server
        answer = server.post("/api/tables", {"cookie": ANN}, **{**WISH, **wish})
        assert answer.status_code == 201, answer.text
        self.made = answer.json()
        self.table, self.host, self.hunter = self.made["table"], self.made["host"], self.made["mine"]["h1"]
        self.x = ""

    def join(self, cookie: str = BEN, name: str = "Ben") -> None:
        self.x = self.server.join(self.table, self.made["join"], name, cookie=cookie)["token"]

    @asynccontextmanager
    async def ann(self) -> AsyncIterator[Browser]:
        async with sit(self.server, self.table, self.hunter, self.host, cookie=ANN) as browser:
            yield browser

    @asynccontextmanager
    async def ben(self, cookie: str = BEN) -> AsyncIterator[Browser]:
        async with sit(self.server, self.table, self.x, cookie=cookie) as browser:
            yield browser

    def read(self, query: str) -> list[Any]:
        with sqlite3.connect(self.server.data / FILE_NAME) as store:
            rows = store.execute(query, (self.table,)).fetchall()
        store.close()
        return rows

    def kept(self) -> tuple[bytes, bytes, str]:
        row: tuple[bytes, bytes, str] = self.read("select seed, header, deal from tables where id = ?")[0]
        return row

    def record(self) -> str:
        return self.server.get(f"/api/tables/{self.table}/record", self.hunter, cookie=ANN).text


async def until_dealt(*browsers: Browser) -> None:
    """Each hears everything, at the same time, until it sees the table."""

    async def wait(browser: Browser) -> None:
        while not browser.view:
            await browser.next()

    await asyncio.gather(*map(wait, browsers))


async def until(browser: Browser, **wanted: Any) -> dict[str, Any]:
    """The next word on the drawing that says this."""
    while any(browser.dealing.get(key) != value for key, value in wanted.items()):
        await browser.next()
    return browser.dealing


def test_a_game_is_dealt_from_the_tables_seed_and_everybodys_lot(server: Server) -> None:
    party = Party(server)

    async def go() -> None:
        async with party.ann() as ann:
            party.join()
            told = await until(ann, awaited=["x"])
            assert (told["round"], told["seats"]) == (0, {"x": ["x"], "h1": ["h1"]})
            assert party.read("select started from tables where id = ?") == [(0,)]
            began = time.monotonic()
            async with party.ben() as ben:
                assert ben.view is None
                await until_dealt(ann, ben)
                assert time.monotonic() - began < 20
                assert ann.dealing["lots"] == {"x": ben.lots[1], "h1": ann.lots[1]}
                seed, header, deal = party.kept()
                settings = json.loads(header)["settings"]
                drawing = msgspec.json.decode(deal, type=Drawing)
                chosen = msgspec.convert(settings, TableSettings)
                game = Game.new(chosen.rules, chosen.players, chosen.options, seed=mix(seed, drawing))
                assert ben.view["pawns"] == game.view("x")["pawns"]
                assert Game.new("scotland-yard", 2, seed=seed).view("x")["pawns"] != ben.view["pawns"]
                assert f'"lots":{{"x":"{ben.lots[1]}"' in party.record()
                await ben.ask("resign")
        verdict = verify(party.record())
        assert (verdict.faults, verdict.notes, verdict.lots) == ([], [], 2)

    asyncio.run(go())


def test_nothing_is_dealt_where_somebody_does_not_open_and_he_loses_his_seat(lots_server: Server) -> None:
    party = Party(lots_server)

    async def go() -> None:
        party.join()
        async with party.ann() as ann, party.ben() as ben:
            ben.draws = False
            told = await until(ben, round=1)
            assert 0 < told["seconds"] <= 30
            await ben.send("seal", round=1, hash="0" * 64)
            await until(ann, awaited=["x"], round=1)
            while (await ann.listen("happened"))["deed"]["what"] != "slept":
                pass
            assert await ben.closed() == 4405
            assert ben.connection.close_reason == "slept"
            await until(ann, seats={})
            assert ann.view is None
            assert (ann.people["x"]["kind"], ann.people["x"]["name"]) == ("open", "")
        party.join(CY, "Cy")
        async with party.ann() as ann, party.ben(CY) as cy:
            await until_dealt(ann, cy)
            await cy.ask("resign")
        verdict = verify(party.record())
        assert verdict.faults == []
        assert verdict.notes == ["Round 1 of the lots was spoilt, and nothing was dealt: x (Ben) did not answer."]

    asyncio.run(go())
