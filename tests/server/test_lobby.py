"""The lobby: a table that waits for its people, the short code that leads there, who is ready, and another game."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.running import Server, sit
from tests.server.test_links import ANN, BEN, CY

from misterx.server.protocol.lobby_codes import SIGNS, new_code, read_code
from misterx.server.store.sqlite import FILE_NAME
from misterx.server.tables import registry

WISH = {"title": "scotland-yard", "players": 3, "seats": {"x": "open", "h1": "me", "h2": "open"}, "lobby": True}


def make(server: Server, **more: Any) -> dict[str, Any]:
    """A lobby of Ann's."""
    answer = server.post("/api/tables", {"cookie": ANN}, **{**WISH, "name": "Ann", **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def enter(server: Server, code: str) -> dict[str, Any]:
    answer = server.post("/api/code", code=code)
    assert answer.status_code == 200, answer.text
    came: dict[str, Any] = answer.json()
    return came


def refuse(server: Server, path: str, cookie: str = BEN, **body: Any) -> str:
    answer = server.post(path, {"cookie": cookie}, **body)
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["code"])


def stored_codes(server: Server) -> list[tuple[str, str]]:
    with sqlite3.connect(server.data / FILE_NAME) as store:
        found: list[tuple[str, str]] = store.execute("select code, table_id from codes").fetchall()
    store.close()
    return found


@pytest.mark.parametrize("typed", ["k7m0p1", " K7M 0P1", "K7M-OPI", "k7mopl", "K7M.0Pl"])
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == "K7M0P1"


def test_codes_have_six_of_thirty_signs_and_what_is_none_is_none() -> None:
    assert len(set(SIGNS)) == 30
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert all(re.fullmatch(f"[{SIGNS}]{{6}}", code) and read_code(code) == code for code in codes)
    assert [read_code(text) for text in ("", "K7M0P", "K7M0P12", "K7M0P!", "K7M0PÄ", "9" * 5_000)] == [""] * 6


def test_a_code_leads_into_the_lobby_and_to_a_seat_and_to_nothing_that_is_somebodys(server: Server) -> None:
    made = make(server)
    came = enter(server, made["code"].lower())
    assert (came["table"], came["seat"]) == (made["table"], "public")
    path = f"/api/tables/{made['table']}"
    summary = server.post(f"{path}/look", token=came["token"]).json()
    assert (summary["right"], summary["lobby"], summary["seat"]) == ("lobby", True, None)
    assert refuse(server, f"{path}/watch", token=came["token"]) == "unknown_link"  # which would outlive the lobby
    assert refuse(server, f"{path}/follow", token=came["token"]) == "no_rematch"

    async def look() -> None:
        async with (
            sit(server, made["table"], came["token"], cookie=BEN) as ben,
            sit(server, made["table"], made["mine"]["h1"], made["host"], cookie=ANN) as ann,
        ):
            assert (ben.welcome["seat"], ben.welcome["view"], ben.welcome["host"]) == ("public", None, False)
            assert (await ben.listen("lobby"))["code"] == made["code"]
            for kind, fields in (("start", {}), ("ready", {"ready": True}), ("remove", {"seat": "h1"})):
                await ben.send(kind, **fields)
                assert (await ben.listen("refused"))["code"] in ("not_host", "only_watching")
            joined = server.post(f"{path}/join", {"cookie": BEN}, token=came["token"], name="Ben", seat="x").json()
            assert joined["seat"] == "x"
            await ann.catch_up()
            assert ann.people["x"]["name"] == "Ben"

    asyncio.run(look())


def test_a_code_and_what_came_of_it_die_when_the_game_begins(server: Server) -> None:
    made = make(server)
    came = enter(server, made["code"])
    path = f"/api/tables/{made['table']}"

    async def begin() -> None:
        async with (
            sit(server, made["table"], came["token"], cookie=BEN) as guest,
            sit(server, made["table"], made["watch"], cookie=CY) as watcher,
            sit(server, made["table"], made["mine"]["h1"], made["host"], cookie=ANN) as ann,
        ):
            await ann.send("start")
            await ann.listen("welcome")
            assert await guest.closed() == 4404
            assert (await watcher.listen("lobby"))["code"] == ""  # a link to look on leads to no seat
            assert (await watcher.listen("welcome"))["view"]

    asyncio.run(begin())
    assert stored_codes(server) == [row for row in stored_codes(server) if row[1] != made["table"]]
    assert refuse(server, "/api/code", code=made["code"]) == "unknown_code"
    for what in ("look", "join"):
        assert refuse(server, f"{path}/{what}", token=came["token"]) == "unknown_link"
    assert server.post(f"{path}/join", {"cookie": BEN}, token=made["join"]).status_code == 200  # the link goes on


def test_who_sat_down_by_a_code_keeps_his_seat(server: Server) -> None:
    made = make(server)
    came = enter(server, made["code"])
    joined = server.join(made["table"], came["token"], "Ben", cookie=BEN)

    async def play() -> None:
        async with (
            sit(server, made["table"], joined["token"], cookie=BEN) as ben,
            sit(server, made["table"], made["mine"]["h1"], made["host"], cookie=ANN) as ann,
        ):
            await ann.send("start")
            assert (await ben.listen("welcome"))["view"]

    asyncio.run(play())


@pytest.fixture
def start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    opened: list[Server] = []

    def begin(**settings: str) -> Server:
        opened.append(Server(tmp_path_factory.mktemp("lobby") / "data", **settings))
        return opened[-1]

    yield begin
    for server in opened:
        server.stop()


def test_an_address_has_ten_tries_a_minute_right_or_wrong(start: Callable[..., Server]) -> None:
    server = start(MISTERX_CODE_TRIES_PER_MINUTE="10")
    made = make(server)
    for number in range(10):
        code = made["code"] if number % 2 else "000000"
        assert server.post("/api/code", code=code).status_code == (200 if number % 2 else 404)
    for code in (made["code"], "000000", "no code at all"):
        answer = server.post("/api/code", code=code)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tries")


def test_a_code_lives_through_a_restart_and_goes_with_its_table(start: Callable[..., Server]) -> None:
    server = start(MISTERX_FORGET_UNSTARTED_HOURS="1")
    made = make(server)
    server.kill()
    server.start()
    assert enter(server, made["code"])["table"] == made["table"]

    async def look() -> None:
        async with sit(server, made["table"], made["mine"]["h1"], cookie=ANN) as ann:
            assert (await ann.listen("lobby"))["code"] == made["code"]

    asyncio.run(look())


def test_no_two_tables_have_one_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    from misterx.server.protocol import api
    from misterx.server.settings import Settings

    codes = iter(["AAAAAA", "AAAAAA", "CCCCCC"])
    monkeypatch.setattr(registry, "new_code", lambda: next(codes))

    async def play() -> list[str]:
        tables = registry.Tables(Settings(data=str(tmp_path)))
        wish = api.NewTable("scotland-yard", 3, seats={"h1": "open"}, lobby=True)
        made = [await tables.make(wish, b"ann") for _ in range(2)]
        await tables.close()
        return [each.code for each in made]

    assert asyncio.run(play()) == ["AAAAAA", "CCCCCC"]


def test_a_lobby_waits_for_the_host_until_all_who_sit_there_are_ready(server: Server) -> None:
    made = make(server, seats={"x": "open", "h1": "me", "h2": "bot:greedy"})
    joined = server.join(made["table"], made["join"], "Ben", cookie=BEN)

    async def play() -> None:
        async with (
            sit(server, made["table"], joined["token"], cookie=BEN) as ben,
            sit(server, made["table"], made["mine"]["h1"], cookie=ANN) as ann,
        ):
            assert ann.view is None  # although nobody else may come
            await ben.send("ready", ready=True)
            while (await ann.listen("lobby"))["ready"] != ["x"]:
                pass
            await ben.send("start")
            assert (await ben.listen("refused"))["code"] == "not_host"
            await ann.send("ready", ready=True)
            while (await ben.listen("lobby"))["ready"] != ["h1", "x"]:
                pass
            await ben.send("start")
            assert (await ann.listen("welcome"))["view"]
            await ben.send("ready", ready=False)
            assert (await ben.listen("refused"))["code"] == "has_started"

    asyncio.run(play())


def test_somebody_takes_another_seat_for_his_and_is_not_ready_there(server: Server) -> None:
    made = make(server)
    path = f"/api/tables/{made['table']}/join"
    ben = server.join(made["table"], made["join"], "Ben", cookie=BEN)
    assert ben["seat"] == "x"

    async def play() -> None:
        async with sit(server, made["table"], ben["token"], cookie=BEN) as before:
            await before.send("ready", ready=True)
            while (await before.listen("lobby"))["ready"] != ["x"]:
                pass
            wish = {"token": made["join"], "name": "Ben", "seat": "h2", "leave": ben["token"]}
            assert refuse(server, path, CY, **wish) == "not_holder"
            assert refuse(server, path, **{**wish, "leave": made["host"]}) == "not_holder"
            assert refuse(server, path, **{**wish, "seat": "h1"}) == "seat_taken"
            moved = server.post(path, {"cookie": BEN}, **wish).json()
            assert moved["seat"] == "h2"
            assert await before.closed() == 4405
        async with sit(server, made["table"], moved["token"], cookie=BEN) as after:
            assert (await after.listen("lobby"))["ready"] == []
            assert {seat: person["kind"] for seat, person in after.people.items()} == {
                "x": "open", "h1": "person", "h2": "person",
            }  # fmt: skip
        assert refuse(server, f"/api/tables/{made['table']}/look", token=ben["token"]) == "unknown_link"

    asyncio.run(play())


def test_the_host_chooses_another_game_and_everybody_stays_with_his_link(server: Server) -> None:
    made = make(server, players=4, seats={"x": "open", "h1": "me", "h2": "bot:greedy", "h3": "open"})
    path = f"/api/tables/{made['table']}"
    cy = server.post(f"{path}/join", {"cookie": CY}, token=made["join"], name="Cy", seat="h3").json()

    async def play() -> None:
        async with sit(server, made["table"], cy["token"], cookie=CY) as there:
            seed = there.welcome["seed_commitment"]
            await there.send("arrange", title="ny-chase", players=3)
            assert (await there.listen("refused"))["code"] == "not_host"
        async with sit(server, made["table"], made["mine"]["h1"], made["host"], cookie=ANN) as ann:
            await ann.send("arrange", title="nothing", players=3)
            assert (await ann.listen("refused"))["code"] == "unknown_title"
            await ann.send("say", text="New York", to="table")
            await ann.listen("said")
            await ann.send("arrange", title="ny-chase", players=3, aid="off")
            assert await ann.closed() == 1012
        async with (
            sit(server, made["table"], cy["token"], cookie=CY) as there,
            sit(server, made["table"], made["mine"]["h1"], made["host"], cookie=ANN) as ann,
        ):
            settings = there.welcome["settings"]
            assert (settings["title"], settings["players"], settings["aid"]) == ("ny-chase", 3, "off")
            assert there.welcome["seat"] == "h2"  # his own is not there any more
            assert there.welcome["seed_commitment"] == seed
            assert [said["text"] for said in there.welcome["chat"]] == ["New York"]
            assert (await there.listen("lobby"))["code"] == made["code"]
            server.join(made["table"], made["join"], "Ben", cookie=BEN)
            await ann.send("arrange", title="sanssouci", players=2)
            assert (await ann.listen("refused"))["code"] == "no_room"

    asyncio.run(play())


def test_a_table_laid_anew_is_found_so_after_a_restart_and_plays(start: Callable[..., Server]) -> None:
    server = start()
    made = make(server)
    ben = server.join(made["table"], made["join"], "Ben", cookie=BEN)

    async def arrange() -> None:
        async with sit(server, made["table"], made["mine"]["h1"], made["host"], cookie=ANN) as ann:
            await ann.send("arrange", title="sanssouci", players=2)
            assert await ann.closed() == 1012

    async def play() -> None:
        async with (
            sit(server, made["table"], ben["token"], cookie=BEN) as x,
            sit(server, made["table"], made["mine"]["h1"], made["host"], cookie=ANN) as ann,
        ):
            assert x.welcome["settings"]["title"] == "sanssouci"
            await ann.send("start")
            await x.listen("welcome")
            assert await x.until_my_turn() or x.view

    asyncio.run(arrange())
    server.kill()
    server.start()
    asyncio.run(play())


@pytest.mark.parametrize(
    ("x", "expected"),
    [
        ("", {"x": "Ann", "h1": "Ben"}),
        ("x", {"x": "Ben", "h1": "Ann"}),
        ("h1", {"x": "Ann", "h1": "Ben"}),
        ("h3", {"h1": "Ann", "h3": "Ben"}),
    ],
)
def test_in_the_next_game_somebody_chosen_is_mister_x_and_no_bot_by_chance(
    server: Server, x: str, expected: dict[str, str]
) -> None:
    seats = {"x": "open", "h1": "me", "h2": "bot:greedy", "h3": "bot:greedy"}
    made = make(server, players=4, seats=seats, lobby=False)
    ben = server.join(made["table"], made["join"], "Ben", cookie=BEN)

    async def play() -> str:
        async with sit(server, made["table"], ben["token"], cookie=BEN) as mister_x:
            await mister_x.ask("resign")
            await mister_x.send("rematch", x="h9")
            assert (await mister_x.listen("refused"))["code"] == "unknown_seat"
            await mister_x.send("rematch", x=x)
            return str((await mister_x.listen("moved"))["table"])

    table = asyncio.run(play())
    found = {}
    for token, cookie in ((ben["token"], BEN), (made["mine"]["h1"], ANN)):
        came = server.post(f"/api/tables/{made['table']}/follow", {"cookie": cookie}, token=token).json()
        assert came["table"] == table
        summary = server.post(f"/api/tables/{table}/look", token=came["token"]).json()
        assert summary["lobby"]
        found[came["seat"]] = summary["people"][came["seat"]]["name"]
    assert found == expected
