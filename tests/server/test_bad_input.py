"""Nonsense, malice and excess: a clean refusal, and the table unharmed."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import pytest
from tests.server.running import LONGEST, PATIENT, Server, connect, sit
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from misterx.server.protocol import wire

FRAMES: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    b"\x00\xff",
    b"{}",
    '{"type":"play"}',
    '{"type":"nothing"}',
    '{"type":"hello"}',
    '{"type":"hello","v":2,"table":"a","token":"b"}',
    '{"type":"hello","v":1,"table":"a","token":"b","extra":1}',
    '{"type":"hello","v":"1","table":"a","token":"b"}',
    '{"type":"hello","v":1,"table":"' + "a" * 3000 + '","token":"b"}',
    '{"type":"play","move":"x taxi 1","id":"a"}',
    "[" * 4000,
    "x" * 9000,
]

WELL_FORMED = {
    '{"type":"play","move":"x taxi 1","id":"a"}': "not_your_pawn",
    '{"type":"hello","v":2,"table":"a","token":"b"}': "bad_request",
}


@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_a_frame_that_is_no_hello_ends_the_connection(server: Server, frame: str | bytes) -> None:
    async def talk() -> int:
        async with connect(server) as browser:
            await browser.connection.send(frame)
            return await browser.closed()

    assert asyncio.run(talk()) in (4400, 4404)


@pytest.mark.parametrize("frame", [*FRAMES, "y" * 70_000], ids=range(len(FRAMES) + 1))
def test_a_bad_frame_in_mid_game_harms_nobody_else(server: Server, frame: str | bytes) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def talk() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as hunter,
        ):
            await hunter.connection.send(frame)
            if isinstance(frame, str) and frame in WELL_FORMED:
                assert (await hunter.listen("refused"))["code"] == WELL_FORMED[frame]
            else:
                assert await hunter.closed() in (4400, 1009)
            assert (await x.play(x.view["legal"][0]))["type"] == "done"

    asyncio.run(talk())


BODIES: list[tuple[dict[str, Any], int, str]] = [
    ({"title": "chess"}, 422, "unknown_title"),
    ({"title": "../../etc"}, 422, "unknown_title"),
    ({"title": "scotland-yard", "players": 9}, 422, "bad_players"),
    ({"title": "scotland-yard", "players": 10**30}, 422, "bad_players"),
    ({"title": "scotland-yard", "options": {"speed": 3}}, 422, "unknown_option"),
    ({"title": "scotland-yard", "options": {"round_limit": "long"}}, 422, "bad_option"),
    ({"title": "scotland-yard", "seats": {"h9": "me"}}, 422, "unknown_viewer"),
    ({"title": "scotland-yard", "seats": {"x": "cat"}}, 422, "bad_seats"),
    ({"title": "scotland-yard", "seats": {"x": "bot:cat"}}, 422, "unknown_bot"),
    ({"title": "scotland-yard", "seats": {"x": ["me"]}}, 400, "bad_request"),
    ({"title": "scotland-yard", "colour": "red"}, 400, "bad_request"),
    ({"title": "scotland-yard", "clock": {"seconds": -5}}, 400, "bad_request"),
    ({"title": "scotland-yard", "stand_in": {"bot": "cat", "after": 60}}, 422, "unknown_bot"),
    ({"title": "scotland-yard", "aid": "crystal ball"}, 400, "bad_request"),
    ({"title": "scotland-yard", "name": "n" * 70_000}, 413, "too_large"),
    ({"title": 5}, 400, "bad_request"),
]


@pytest.mark.parametrize(("body", "status", "code"), BODIES, ids=range(len(BODIES)))
def test_a_bad_wish_is_refused_with_its_reason(server: Server, body: dict[str, Any], status: int, code: str) -> None:
    answer = server.post("/api/tables", **body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"title": "scotland-yard", "title": 1'])
def test_a_body_that_is_no_json_is_refused(server: Server, raw: bytes) -> None:
    answer = httpx.post(f"{server.url}/api/tables", content=raw, timeout=LONGEST)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/nothing", 404),
        ("/api/boards/atlantis", 404),
        ("/api/boards/atlantis.svg", 404),
        ("/api/boards/london.svg?theme=neon", 404),
        ("/api/tables/none/record", 404),
        ("/..%2f..%2f..%2fetc/passwd.txt", 404),
        ("/assets/%2e%2e/%2e%2e/app.py", 404),
        ("/missing.js", 404),
        (f"/{'n' * 3000}.js", 404),
        ("/t/%00", 404),
        ("/assets/%00%0a", 404),
    ],
)
def test_addresses_that_lead_nowhere_are_refused(server: Server, path: str, status: int) -> None:
    answer = server.get(path)
    assert (answer.status_code, "code" in answer.json()) == (status, True)


def random_message(chooser: random.Random) -> str | bytes:
    """Something like a message: right and wrong fields, right and wrong values, broken text."""
    values: list[Any] = [None, True, -1, 46, 10**20, 1.5, "", "x", "h1", "d1 taxi 46", "x" * 200, [], {}, ["x taxi 1"]]
    kinds = [kind.__struct_config__.tag for kind in wire.Incoming.__args__]
    fields = ["move", "id", "version", "text", "to", "station", "mark", "start", "end", "what", "moves", "proposal"]
    fields += ["name", "seat", "v", "table", "token", "surprise"]
    message = {"type": chooser.choice([*kinds, "other", 5])}
    message |= {field: chooser.choice(values) for field in chooser.sample(fields, chooser.randint(0, 5))}
    text = json.dumps(message)
    match chooser.randint(0, 9):
        case 0:
            return text[: chooser.randint(0, len(text))]
        case 1:
            return chooser.randbytes(chooser.randint(0, 60))
        case _:
            return text


def test_a_thousand_random_messages_leave_the_table_playable(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})
    chooser = random.Random(8)
    keys = [*made["mine"].values(), made["watch"], made["host"]]

    async def disturb(count: int) -> None:
        for _ in range(count):
            async with open_socket(f"ws://127.0.0.1:{server.port}/ws", **PATIENT) as connection:
                hello = {"type": "hello", "v": 1, "table": made["table"], "token": chooser.choice(keys)}
                await connection.send(json.dumps({**hello, "host": chooser.choice([made["host"], ""])}))
                try:
                    for _ in range(20):
                        await connection.send(random_message(chooser))
                        await asyncio.sleep(0)
                except ConnectionClosed:
                    continue

    async def play() -> None:
        await disturb(50)
        other = server.make(players=3, seats={"x": "me"})
        async with sit(server, other["table"], other["mine"]["x"]) as x:
            assert (await x.play(x.view["legal"][0]))["type"] == "done"
        look = server.post(f"/api/tables/{made['table']}/look", token=made["watch"])
        assert look.status_code == 200

    asyncio.run(play())
    assert server.get("/healthz").json() == {"ok": True}
