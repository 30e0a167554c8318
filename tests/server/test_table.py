"""A table over real sockets: two browsers, bots, a restart."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets.asyncio.client as client

from misterx.server.app import make_app


class House:
    """A server of our own on a free port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.start()

    def start(self) -> None:
        config = uvicorn.Config(make_app(self.data), port=self.port, log_level="error", ws="websockets-sansio")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return httpx.post(f"http://127.0.0.1:{self.port}{path}", json=body)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path)
    yield running
    running.stop()


class Browser:
    """Folds what the server sends, as the web client does."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.view: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []

    async def listen(self, kind: str, seconds: float = 5) -> dict[str, Any]:
        """The next message of a kind."""
        async with asyncio.timeout(seconds):
            while True:
                message: dict[str, Any] = json.loads(await self.connection.recv())
                self.heard.append(message)
                if message["type"] == "welcome":
                    self.view = message["view"]
                if message["type"] == "update":
                    merge(self.view, message["view"])
                if message["type"] == kind:
                    return message

    async def until_my_turn(self) -> None:
        while not self.view.get("legal") and not self.view["result"]:
            await self.listen("update")

    async def play(self, move: str, mark: str) -> dict[str, Any]:
        await self.connection.send(json.dumps({"type": "play", "move": move, "id": mark}))
        async with asyncio.timeout(5):
            while True:
                message: dict[str, Any] = json.loads(await self.connection.recv())
                self.heard.append(message)
                if message["type"] == "update":
                    merge(self.view, message["view"])
                if message["type"] in ("done", "refused"):
                    return message


def merge(old: dict[str, Any], patch: dict[str, Any]) -> None:
    for key, value in patch.items():
        if value is None and key == "legal":
            old.pop(key, None)
        elif isinstance(value, dict) and isinstance(old.get(key), dict):
            merge(old[key], value)
        else:
            old[key] = value


@asynccontextmanager
async def sit(house: House, table: str, token: str, host: str = "") -> AsyncIterator[Browser]:
    async with client.connect(f"ws://127.0.0.1:{house.port}/ws") as connection:
        hello = {"type": "hello", "v": 1, "table": table, "token": token, "host": host}
        await connection.send(json.dumps(hello))
        browser = Browser(connection)
        await browser.listen("welcome")
        yield browser


def test_a_game_against_bots_is_played_to_its_end(house: House) -> None:
    made = house.post("/api/tables", title="scotland-yard", players=3, seats={"x": "me"}, name="Ann").json()

    async def play() -> None:
        async with sit(house, made["table"], made["seats"]["x"]) as browser:
            turn = 0
            while True:
                await browser.until_my_turn()
                if browser.view["result"]:
                    return
                turn += 1
                answer = await browser.play(browser.view["legal"][0], f"m{turn}")
                assert answer["type"] == "done", answer

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_friend_joins_by_link_and_play_goes_on_after_a_restart(house: House) -> None:
    made = house.post("/api/tables", title="scotland-yard", players=3, seats={"x": "me", "h1": "open"}).json()
    joined = house.post(f"/api/tables/{made['table']}/join", token=made["join"], name="Ben").json()
    assert joined["seat"] == "h1"
    again = house.post(f"/api/tables/{made['table']}/join", token=made["join"], name="Cy")
    assert (again.status_code, again.json()["code"]) == (409, "table_full")

    async def first() -> tuple[str, dict[str, Any]]:
        async with (
            sit(house, made["table"], made["seats"]["x"]) as x,
            sit(house, made["table"], joined["token"]) as friend,
        ):
            move = x.view["legal"][0]
            assert (await x.play(move, "a"))["type"] == "done"
            assert (await x.play(move, "a"))["type"] == "done"  # the same mark counts once
            await friend.until_my_turn()
            assert [entry["station"] for entry in friend.view["log"]] == [None]
            return move, friend.view

    move, before = asyncio.run(first())
    house.stop()
    house.start()

    async def second() -> None:
        async with sit(house, made["table"], joined["token"]) as friend:
            assert friend.view == before
            assert move.split()[-1] not in json.dumps(friend.view["log"])
            assert (await friend.play(friend.view["legal"][0], "b"))["type"] == "done"

    asyncio.run(second())


def test_spectators_see_the_public_view_and_cannot_move(house: House) -> None:
    made = house.post("/api/tables", title="scotland-yard", players=4, seats={"x": "me"}).json()

    async def watch() -> None:
        async with sit(house, made["table"], made["watch"]) as spectator:
            assert spectator.view["viewer"] == "public"
            assert spectator.view["start"] is None
            answer = await spectator.play("x taxi 1", "m")
            assert answer["code"] == "only_watching"

    asyncio.run(watch())


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"title": "chess"}, 422, "unknown_title"),
        ({"title": "scotland-yard", "players": 9}, 422, "bad_players"),
        ({"title": "scotland-yard", "options": {"speed": 3}}, 422, "unknown_option"),
        ({"title": "scotland-yard", "seats": {"h9": "me"}}, 422, "unknown_viewer"),
        ({"title": "scotland-yard", "seats": {"x": "cat"}}, 422, "bad_seats"),
        ({"title": "scotland-yard", "colour": "red"}, 400, "bad_request"),
        ({"title": 5}, 400, "bad_request"),
    ],
)
def test_a_bad_wish_is_refused_with_its_reason(house: House, body: dict[str, Any], status: int, code: str) -> None:
    answer = house.post("/api/tables", **body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"type":"play"}', '{"type":"hello","v":2,"table":"a","token":"b"}', "x" * 9000],
)
def test_bad_frames_close_the_socket_and_harm_nothing(house: House, text: str) -> None:
    async def talk() -> int:
        async with client.connect(f"ws://127.0.0.1:{house.port}/ws") as connection:
            await connection.send(text)
            await connection.wait_closed()
            return connection.close_code or 0

    assert asyncio.run(asyncio.wait_for(talk(), 10)) in (4400, 4404)
    assert httpx.get(f"http://127.0.0.1:{house.port}/healthz").json() == {"ok": True}
