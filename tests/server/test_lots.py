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
from tests.server.running import Browser, Server, sit
from tests.server.test_links import ANN, BEN, CY

from misterx.play import Game
from misterx.play.lots import Drawing, mix
from misterx.play.verification import verify
from misterx.server.protocol.wire_parts import TableSettings
from misterx.server.store.sqlite import FILE_NAME

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
        self.table, self.host = self.made["table"], self.made["host"]
        (self.hunter,) = self.made["mine"].values()
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
                assert f'"x":"{ben.lots[1]}"' in party.record()  # whoever opened first stands first
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


def test_the_host_sees_no_card_before_all_have_drawn(server: Server) -> None:
    party = Party(server)

    async def go() -> None:
        party.join()
        async with party.ann() as ann, party.ben() as ben:
            ben.draws = False
            await until(ben, round=1)
            assert not ann.view
            for token in (party.hunter, party.x, party.made["watch"]):
                answer = server.get(f"/api/tables/{party.table}/record", token, cookie=ANN)
                assert answer.status_code in (403, 404, 409), answer.text
            for kind, fields in (
                ("start", {}), ("hand", {"seat": "x", "to": "stand_in"}), ("remove", {"seat": "x"}),
                ("remove", {"seat": "h1"}),
            ):  # fmt: skip
                await ann.send(kind, **fields)
                assert (await ann.listen("refused"))["code"] in ("dealing", "has_started")
            ben.draws = True
            await ben.draw(ben.dealing)
            await until_dealt(ann, ben)

    asyncio.run(go())


def test_a_lot_is_opened_as_it_was_sealed_or_not_at_all(server: Server) -> None:
    party = Party(server)

    async def go() -> None:
        party.join()
        async with party.ann() as ann, party.ben() as ben:
            ben.draws = False
            await until(ben, round=1)
            await ben.send("open", round=1, lot="1" * 64)  # before all are sealed
            await ben.send("seal", round=7, hash="1" * 64)  # of no round
            await ben.draw(ben.dealing)
            while not ben.dealing["seals"]:
                await asyncio.gather(ann.catch_up(), ben.catch_up())
            await ben.send("seal", round=1, hash="1" * 64)  # a second one
            await ben.send("open", round=1, lot="1" * 64)
            assert (await ben.listen("refused"))["code"] == "lot_differs"
            await ben.draw(ben.dealing)
            await until_dealt(ann, ben)
            assert ann.dealing["lots"]["x"] == ben.lots[1]

    asyncio.run(go())


def test_a_second_device_of_a_seat_draws_no_second_lot(server: Server) -> None:
    party = Party(server)

    async def go() -> None:
        party.join()
        async with party.ann() as ann:
            await ann.ask("device")
            async with sit(server, party.table, party.hunter, cookie=CY) as tablet, party.ben() as ben:
                tablet.lots = {1: "5" * 64}
                await until_dealt(ann, tablet, ben)
                assert ann.dealing["lots"]["h1"] in ("5" * 64, ann.lots[1])

    asyncio.run(go())


def test_one_device_and_bots_are_waited_for_by_nobody(server: Server) -> None:
    for seats in ({"x": "me", "h1": "me"}, {"x": "bot:greedy", "h1": "me"}, {"x": "me"}):
        answer = server.post("/api/tables", {"cookie": ANN}, title="scotland-yard", players=2, seats=seats)
        made = answer.json()
        seat, token = next(iter(made["mine"].items()))

        async def look(table: str, key: str) -> dict[str, Any]:
            async with sit(server, table, key, cookie=ANN) as browser:
                return browser.welcome

        assert asyncio.run(look(made["table"], token))["view"], seat


def test_who_sits_down_after_the_deal_is_named_for_ever(server: Server) -> None:
    """A host who starts with a free seat has seen his card; whoever comes then, everybody reads when."""
    party = Party(server, players=3, seats={"x": "me", "h1": "open", "h2": "open"})

    async def go() -> None:
        async with party.ann() as ann:
            await ann.send("start")
            await until_dealt(ann)
            party.join(CY, "Cy")
            deed = (await ann.listen("happened"))["deed"]
            assert (deed["what"], deed["name"], deed["late"]) == ("sat", "Cy", True)
            await ann.until_my_turn()
            await ann.ask("resign")
        verdict = verify(party.record())
        assert verdict.faults == []
        assert any("Cy joined after the deal" in note for note in verdict.notes)

    asyncio.run(go())


def test_a_seat_that_a_bot_had_at_the_deal_is_named_when_its_person_comes(server: Server) -> None:
    party = Party(server)

    async def go() -> None:
        async with party.ann() as ann:
            party.join()
            await until(ann, awaited=["x"])
            await ann.send("hand", seat="x", to="stand_in")  # whom nobody waits for draws no lot
            await until_dealt(ann)
            async with party.ben() as ben:
                await ben.send("hand", seat="x", to="person")
                while (told := (await ann.listen("happened"))["deed"])["what"] != "back":
                    pass
                assert told["late"]
                await ben.catch_up()
                await ben.until_my_turn()
                await ben.ask("resign")
        verdict = verify(party.record())
        assert verdict.faults == []
        assert any("Ben joined after the deal" in note for note in verdict.notes), verdict.notes

    asyncio.run(go())


def test_lots_outlive_a_server_that_is_killed(tmp_path: Any) -> None:
    server = Server(tmp_path / "data")
    party = Party(server)

    async def begin() -> dict[int, str]:
        party.join()
        async with party.ann() as ann, party.ben() as ben:
            ben.draws = False
            await until(ben, round=1)
            await until(ann, awaited=["x"], round=1)
            return ann.lots

    async def go_on(lots: dict[int, str]) -> None:
        async with party.ann() as ann, party.ben() as ben:
            assert ann.lots == {}
            assert not ann.view
            ann.lots = lots
            await until_dealt(ann, ben)
            assert ann.dealing["lots"] == {"h1": lots[1], "x": ben.lots[1]}
            await ben.ask("resign")

    lots = asyncio.run(begin())
    server.kill()
    server.start()
    asyncio.run(go_on(lots))
    assert verify(party.record()).faults == []
    server.stop()


def test_a_browser_that_has_lost_its_lot_loses_its_seat_and_nothing_is_dealt(lots_server: Server) -> None:
    party = Party(lots_server)

    async def go() -> None:
        party.join()
        async with party.ann() as ann:
            async with party.ben() as ben:
                ann.draws = False
                await until(ann, round=1)
                await until(ben, awaited=["h1"], round=1)
            async with party.ben() as again:
                again.lots = {1: "7" * 64}
                ann.draws = True
                await ann.draw(ann.dealing)
                await asyncio.gather(until(again, seats={}), until(ann, seats={}))
                assert not again.view
                assert ann.view is None

    asyncio.run(go())
    assert json.loads(party.kept()[2])["rounds"][0]["missing"] == ["x"]


def test_no_bot_in_between_makes_somebody_one_who_was_there(server: Server) -> None:
    """Ann gives Ben's seat to one bot before the deal, and he to another after it: he has joined late all the same."""
    party = Party(server)

    async def go() -> None:
        async with party.ann() as ann:
            party.join()
            await until(ann, awaited=["x"])
            await ann.send("hand", seat="x", to="stand_in")
            await until_dealt(ann)
            async with party.ben() as ben:
                for to in ("bot:level1", "person", "stand_in", "person"):
                    await ben.send("hand", seat="x", to=to)
                await ben.until_my_turn()
                await ben.ask("resign")
        lines = [line for line in party.record().splitlines() if line.startswith("table: ")]
        notes = [note.partition(": ")[2] for note in verify(party.record()).notes]
        assert "Ben joined after the deal, and from here on played x." in notes, lines
        assert notes.index("Ben joined after the deal, and from here on played x.") < notes.index(
            "Ben was back and played x again."
        )

    asyncio.run(go())
