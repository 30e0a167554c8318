"""A server answers to its own names, and to no name that somebody else has given to its address."""

from __future__ import annotations

import asyncio
import socket

import pytest
import websockets.asyncio.client as client
from tests.server.running import PATIENT, Server, sit
from websockets.exceptions import InvalidStatus

from misterx.server.settings import Settings
from misterx.server.web.known_hosts import KnownHosts, names_of


async def nobody(*asked: object) -> None:
    """An application that is not asked here."""


@pytest.mark.parametrize("path", ["/", "/healthz", "/metrics", "/api/titles", "/api/code"])
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "localhost.evil.example"]
)
def test_under_a_foreign_name_nothing_is_answered(server: Server, path: str, host: str) -> None:
    answer = server.get(path, host=host.format(port=server.port))
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")


def test_a_page_that_lent_us_its_name_neither_makes_a_table_nor_connects(server: Server) -> None:
    name = f"evil.example:{server.port}"
    own = {"host": name, "origin": f"http://{name}"}  # to the browser, the page and our server are one place
    assert server.post("/api/tables", own, title="scotland-yard").status_code == 421

    async def talk() -> int:
        with pytest.raises(InvalidStatus) as refused:
            await client.connect(f"ws://evil.example:{server.port}/ws", host="127.0.0.1", port=server.port, **PATIENT)
        return refused.value.response.status_code

    assert asyncio.run(talk()) == 403


def test_phones_in_the_room_play_by_the_servers_address(server: Server) -> None:
    made = server.make(seats={"x": "me"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as browser:
            assert (await browser.play(browser.view["legal"][0]))["type"] == "done"

    asyncio.run(play())
    for host in ("192.168.1.20:8470", "[fe80::1]:8470", "LOCALHOST:1", socket.gethostname()):
        assert server.get("/healthz", host=host).status_code == 200


@pytest.mark.parametrize(
    ("header", "known"),
    [
        ("misterx.example.org", True),
        ("MisterX.Example.org.:443", True),
        ("game.test", True),
        ("other.test:80", True),
        ("localhost:8470", True),
        ("10.0.0.7", True),
        ("[::1]:8470", True),
        ("example.org", False),
        ("misterx.example.org.evil.example", False),
        ("2130706433", False),  # a number that some programs take for an address
        ("", False),
    ],
)
def test_a_server_is_known_by_its_own_names_and_by_any_address(header: str, known: bool) -> None:
    names = names_of(Settings(public="https://misterx.example.org/", hosts="game.test, other.test"))
    assert KnownHosts(nobody, names).knows(header) is known


def test_a_host_may_let_everybody_name_his_server() -> None:
    assert KnownHosts(nobody, names_of(Settings(hosts="*"))).knows("evil.example")
