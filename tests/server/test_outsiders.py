"""What one address can keep from others: connections, sockets, and the server's work. Of a proxy, each its own."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import socket
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.running import LONGEST, ROOT, Server, connect, sit
from websockets.exceptions import InvalidStatus

from misterx.server.limits import Turns, Works
from misterx.server.tables.allowances import SOCKETS_AT_TABLE

ANN, BEN = "10.0.0.1", "10.0.0.2"
ONE, OTHER = "127.0.0.2", "127.0.0.3"  # addresses of this machine, none of them a proxy
EUROPE = {"title": "europa", "players": 4}
BROWSER = {"cookie": "misterx=0123456789abcdef"}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    running: list[Server] = []

    def begin(**settings: str) -> Server:
        running.append(Server(tmp_path / f"data{len(running)}", **settings))
        return running[-1]

    yield begin
    for server in running:
        assert server.stop() == 0
        assert server.said() == ""


def by(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


def come_from(server: Server, address: str) -> socket.socket:
    try:
        return socket.create_connection(("127.0.0.1", server.port), LONGEST, (address, 0))
    except OSError as error:
        pytest.skip(f"this machine has no address {address}: {error}")


def ask_from(server: Server, address: str) -> bytes:
    """The first line of the answer to a question."""
    with come_from(server, address) as visitor:
        visitor.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return visitor.recv(15)


def test_idle_connections_of_an_address_keep_nobody_out(start: Callable[..., Server]) -> None:
    server = start(MISTERX_MOST_SOCKETS="3", MISTERX_CONNECTIONS_PER_ADDRESS="20")
    with contextlib.ExitStack() as crowd:
        idle = [crowd.enter_context(come_from(server, ONE)) for _ in range(300)]
        assert ask_from(server, OTHER) == b"HTTP/1.1 200 OK"
        assert ask_from(server, ONE) == b"HTTP/1.1 200 OK", "not even himself"
        for early in idle[: 300 - 20]:
            with contextlib.suppress(ConnectionResetError):
                assert early.recv(1) == b"", "he has twenty, and the last ones at that"


def test_idle_connections_through_a_proxy_keep_nobody_out(start: Callable[..., Server]) -> None:
    server = start(MISTERX_MOST_SOCKETS="3")
    with contextlib.ExitStack() as crowd:
        for _ in range(300):
            crowd.enter_context(come_from(server, "127.0.0.1"))
        assert ask_from(server, "127.0.0.1") == ask_from(server, OTHER) == b"HTTP/1.1 200 OK"


def test_requests_through_a_proxy_count_for_who_made_them(start: Callable[..., Server]) -> None:
    server = start(MISTERX_CONNECTIONS_PER_ADDRESS="2")
    head = f"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {ANN}\r\nContent-Length: 9\r\n\r\n"
    with contextlib.ExitStack() as crowd:
        for _ in range(2):
            crowd.enter_context(come_from(server, "127.0.0.1")).sendall(head.encode())
        while (answer := server.get("/api/titles", **by(ANN))).status_code == 200:
            pass  # they are still on their way
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "2"
        assert server.get("/api/titles", **by(BEN)).status_code == 200


def test_an_address_takes_no_more_than_half_of_the_sockets(start: Callable[..., Server]) -> None:
    server = start(MISTERX_MOST_SOCKETS="4")
    made = server.make(seats={"x": "me"})
    key = (made["table"], made["mine"]["x"])

    async def crowd() -> None:
        async with sit(server, *key, **by(ANN)), sit(server, *key, **by(ANN)), connect(server, **by(ANN)) as third:
            assert await third.closed() == 4429
            async with sit(server, *key, **by(BEN)):
                pass

    asyncio.run(crowd())


def test_who_was_told_why_often_enough_is_not_opened_any_more(start: Callable[..., Server]) -> None:
    server = start(MISTERX_SOCKETS_PER_ADDRESS="1")
    made = server.make(seats={"x": "me"})

    async def crowd() -> int:
        told = 0
        async with sit(server, made["table"], made["mine"]["x"], **by(ANN)):
            with contextlib.suppress(InvalidStatus):
                while told < 500:
                    async with connect(server, **by(ANN)) as again:
                        assert await again.closed() == 4429
                        told += 1
            async with connect(server, **by(BEN)) as other:
                await other.send("ping")  # no hello: that he is told so shows that he came in
                assert await other.closed() == 4400
        return told

    assert 20 <= asyncio.run(crowd()) < 500


def test_what_is_work_may_be_asked_only_so_often(start: Callable[..., Server]) -> None:
    server = start(MISTERX_QUESTIONS_PER_MINUTE="2")

    def ask(**headers: str) -> httpx.Response:
        return server.post("/api/check", headers, **EUROPE)

    answers: list[httpx.Response] = []
    while len(answers) < 100 and (not answers or answers[-1].status_code == 200):  # more while the minute goes on
        answers.append(ask(**BROWSER, **by(ANN)))
    assert len(answers) > 1
    assert answers[-1].status_code == 429
    assert answers[-1].json()["code"] == "too_many_questions"
    assert 0 < int(answers[-1].headers["retry-after"]) <= 30
    assert answers[-1].headers["retry-after"] in answers[-1].json()["text"]
    assert ask(**by(ANN), cookie="misterx=another-browser-of-hers").status_code == 200
    for _ in range(100):
        if ask(**by(ANN)).status_code == 429:  # without a cookie he counts for the address alone
            break
    else:
        raise AssertionError("an address may ask without end")
    assert ask(**BROWSER, **by(BEN)).status_code == 429, "her browser, wherever it is"
    assert ask(**by(BEN)).status_code == 200


def test_between_two_works_of_somebody_else_there_is_room_for_an_answer() -> None:
    """By counting: of fifty works that somebody has asked for, few are done before the others are served."""

    async def go() -> int:
        works, done = Works(rests=True), []

        def work() -> None:
            end = time.thread_time() + 0.002
            while time.thread_time() < end:
                pass
            done.append(1)

        crowd = [asyncio.create_task(works.do(ANN, work)) for _ in range(50)]
        while not done:
            await asyncio.sleep(0)
        for _ in range(5):  # rounds of the loop that an answer takes
            await asyncio.sleep(0)
        count = len(done)
        await works.do(BEN, work)  # and he does not stand behind all of them either
        assert len(done) < 20
        for task in crowd:
            task.cancel()
        return count

    assert asyncio.run(go()) <= 5


def test_of_all_that_one_says_at_once_one_thing_is_begun_in_a_round() -> None:
    async def go() -> list[str]:
        turns, order = Turns(), []

        async def ask(name: str, address: str) -> None:
            await turns.take(address)
            order.append(name)

        await asyncio.gather(*(ask("ann", ANN) for _ in range(100)), ask("ben", BEN))
        return order

    assert asyncio.run(go()).index("ben") <= 2


def test_a_crowd_of_questions_does_not_keep_a_neighbour_waiting(start: Callable[..., Server]) -> None:
    """By counting too: when he is answered, not all is that was asked before him; and most is refused at once."""
    server = start(MISTERX_QUESTIONS_PER_MINUTE="600")
    made = server.make(seats={"x": "me"})
    answered: list[int] = []

    async def ask(http: httpx.AsyncClient) -> None:
        answered.append((await http.post("/api/check", json=EUROPE, headers=by(ANN))).status_code)

    async def go() -> int:
        limits = httpx.Limits(max_connections=60)
        async with (
            sit(server, made["table"], made["mine"]["x"], **by(BEN)) as player,
            httpx.AsyncClient(base_url=server.url, timeout=LONGEST, limits=limits) as http,
        ):
            crowd = [asyncio.create_task(ask(http)) for _ in range(60)]
            while 200 not in answered:
                await asyncio.sleep(0)
            await player.catch_up()
            count = answered.count(200)
            await asyncio.gather(*crowd)
            return count

    assert asyncio.run(go()) < answered.count(200) < 40
    assert set(answered) == {200, 429}, "only so many wait in line"


def test_an_address_fills_no_table_with_listeners(start: Callable[..., Server]) -> None:
    server = start()
    made = server.make(seats={"x": "me"})

    async def crowd() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(SOCKETS_AT_TABLE):
                await stack.enter_async_context(sit(server, made["table"], made["watch"], **by(ANN)))
            async with connect(server, **by(ANN)) as one_more:
                await one_more.send("hello", v=1, table=made["table"], token=made["watch"])
                assert await one_more.closed() == 4429
            async with sit(server, made["table"], made["watch"], **by(BEN)):
                pass

    asyncio.run(crowd())


def test_who_asks_much_in_one_go_and_hangs_up_leaves_nothing_in_the_log(start: Callable[..., Server]) -> None:
    server = start(MISTERX_REQUESTS_PER_SECOND="1")
    question = b"GET /api/titles HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for _ in range(30):
        with come_from(server, ONE) as visitor:
            visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # no goodbye
            visitor.sendall(question * 5)
            visitor.recv(1)
    with come_from(server, OTHER) as visitor:
        visitor.sendall(question * 400)
        answer = b""
        while part := visitor.recv(65_536):
            answer += part
        assert b" 400 " in answer, "nobody asks so much before the first answer"


def test_why_and_reviews_are_questions_too(start: Callable[..., Server]) -> None:
    server = start(MISTERX_QUESTIONS_PER_MINUTE="1")
    made = server.make(seats={"x": "me", "h1": "me"}, players=2, aid="possible")
    token = made["mine"]["h1"]

    def answers(what: str, address: str) -> set[int]:
        path = f"/api/tables/{made['table']}/{what}"
        return {server.get(path, token, **by(address)).status_code for _ in range(60)}

    assert answers("why/1", ANN) == {200, 429}

    async def give_up() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.ask("resign")

    asyncio.run(give_up())
    assert answers("review", BEN) == {200, 429}


def test_pages_are_counted_and_weigh_little(start: Callable[..., Server]) -> None:
    server = start(MISTERX_REQUESTS_PER_SECOND="1")
    answers: list[int] = []
    while len(answers) < 200 and 429 not in answers:
        answers.append(server.get("/", **by(ANN)).status_code)
    assert answers[:20] == [200] * 20, "five of them are one question"
    assert answers[-1] == 429
    assert server.get("/", **by(BEN)).status_code == 200


def assets(kind: str) -> str:
    pages = ROOT / "src" / "misterx" / "server" / "pages"
    largest = max(pages.glob(f"assets/*.{kind}"), key=lambda path: path.stat().st_size)
    return largest.relative_to(pages).as_posix()


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("identity", ""),
        ("", ""),
        ("br;q=0.000", ""),
    ],
)
def test_a_page_comes_in_the_form_that_a_browser_takes(server: Server, accepted: str, encoding: str) -> None:
    path = assets("js")
    with httpx.stream("GET", f"{server.url}/{path}", headers={"accept-encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding", "") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"].startswith("text/javascript")
        body = b"".join(answer.iter_raw())
    source = (ROOT / "src" / "misterx" / "server" / "pages" / path).read_bytes()
    if encoding == "gzip":
        assert gzip.decompress(body) == source
    assert len(body) < len(source) / 2 if encoding else body == source


@pytest.mark.parametrize("path", ["/", "/api/titles", "/api/boards/london", "/api/lessons/scotland-yard"])
def test_what_a_browser_has_is_not_sent_again(server: Server, path: str) -> None:
    first = server.get(path)
    tag = first.headers["etag"]
    for known in (tag, f'"other", W/{tag}', "*"):
        again = server.get(path, **{"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = server.get(path, **{"if-none-match": '"other"'})
    assert (other.status_code, other.content) == (200, first.content)
    assert server.get(path, **{"accept-encoding": "identity", "if-none-match": tag}).status_code == (
        304 if "content-encoding" not in first.headers else 200
    ), "each form has a name of its own"


def test_what_caches_may_keep_for_all_brings_no_cookie(server: Server) -> None:
    def cookie(path: str) -> Any:
        return server.get(path).headers.get("set-cookie")

    for path in (f"/{assets('js')}", f"/{assets('woff2')}", "/api/boards/london", "/api/boards/london.svg"):
        assert cookie(path) is None, path
    for path in ("/", "/api/titles"):
        assert cookie(path), path


def test_forms_of_pages_are_no_pages(server: Server) -> None:
    assert server.get(f"/{assets('js')}.br").status_code == 404
