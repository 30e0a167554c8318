"""Links: what they open, for whom, and what they never show."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.running import Server, connect, sit

from misterx.server.people.seating import MOST_WATCH_LINKS

ANN, BEN, CY = (f"misterx={'-'.join([name] * 5)}" for name in ("ann", "ben", "cyd"))


async def knock(server: Server, table: str, token: str, cookie: str = "", host: str = "") -> tuple[int, str]:
    """How a hello is turned away; (0, "") if it is not."""
    async with connect(server, **({"cookie": cookie} if cookie else {})) as browser:
        await browser.send("hello", v=1, table=table, token=token, host=host)
        try:
            await browser.listen("welcome")
        except Exception:
            return browser.connection.close_code or 0, browser.connection.close_reason or ""
    return 0, ""


def close_code(server: Server, table: str, token: str, cookie: str = "", host: str = "") -> tuple[int, str]:
    return asyncio.run(knock(server, table, token, cookie, host))


@pytest.mark.parametrize("wrong", ["", "x", "A" * 22, "é" * 40])
def test_a_link_that_opens_nothing_is_refused_alike_whatever_is_wrong(server: Server, wrong: str) -> None:
    made = server.make(seats={"x": "me"})
    for table in (made["table"], "nowhere"):
        assert close_code(server, table, wrong) == (4404, "unknown_link")
        answer = server.post(f"/api/tables/{table}/look", token=wrong)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_link")
        answer = server.post(f"/api/tables/{table}/join", token=wrong)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_link")
    other = server.make(seats={"x": "me"})
    assert close_code(server, other["table"], made["mine"]["x"]) == (4404, "unknown_link")


def test_an_invitation_is_used_up_and_its_seat_gets_a_link_of_its_own(server: Server) -> None:
    made = server.make(seats={"x": "me", "h1": "open", "h2": "open"})
    joined = server.join(made["table"], made["invites"]["h2"])
    assert joined["seat"] == "h2"
    assert joined["token"] != made["invites"]["h2"]
    assert close_code(server, made["table"], made["invites"]["h2"]) == (4404, "unknown_link")
    again = server.post(f"/api/tables/{made['table']}/join", token=made["invites"]["h2"])
    assert (again.status_code, again.json()["code"]) == (409, "seat_taken")
    assert close_code(server, made["table"], joined["token"]) == (0, "")


def test_the_link_for_any_free_seat_gives_one_after_the_other_until_the_table_is_full(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open", "h2": "open"})
    assert [server.join(made["table"], made["join"])["seat"] for _ in range(2)] == ["h1", "h2"]
    full = server.post(f"/api/tables/{made['table']}/join", token=made["join"])
    assert (full.status_code, full.json()["code"]) == (409, "table_full")
    assert "watch" in full.json()["text"]


def test_of_several_free_seats_a_guest_may_name_one(server: Server) -> None:
    made = server.make(players=3, seats={"x": "open", "h1": "open", "h2": "open"})
    path = f"/api/tables/{made['table']}/join"
    assert server.post(path, token=made["join"], name="Ann", seat="h2").json()["seat"] == "h2"
    for taken in ("h2", "h5", "nonsense"):
        answer = server.post(path, token=made["join"], name="Ben", seat=taken)
        assert (answer.status_code, answer.json()["code"]) == (409, "seat_taken")
    assert server.post(path, token=made["join"], name="Ben", seat="x").json()["seat"] == "x"
    assert server.post(path, token=made["invites"]["h1"], name="Cleo", seat="x").json()["seat"] == "h1"
    assert server.post(path, token=made["join"], name="Dora", seat="x").json()["code"] == "table_full"


def test_looking_at_a_link_says_what_it_is_without_using_it(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open"}, name="Ann")

    def look(token: str) -> dict[str, Any]:
        seen: dict[str, Any] = server.post(f"/api/tables/{made['table']}/look", token=token).json()
        return seen

    rights = {name: look(made[name])["right"] for name in ("join", "watch", "host")}
    assert rights == {"join": "join", "watch": "watch", "host": "host"}
    mine = look(made["mine"]["x"])
    assert (mine["right"], mine["seat"], mine["started"], mine["free"]) == ("seat", "x", False, ["h1"])
    assert mine["people"]["x"]["name"] == "Ann"
    assert look(made["invites"]["h1"])["right"] == "invite"
    server.join(made["table"], made["invites"]["h1"])
    assert look(made["mine"]["x"])["my_turn"]


def test_after_the_start_a_browser_cannot_come_over_from_the_other_side(server: Server) -> None:
    wish = {"title": "scotland-yard", "players": 3, "seats": {"x": "me", "h1": "open", "h2": "open"}}
    made = server.post("/api/tables", {"cookie": ANN}, **wish).json()
    table = made["table"]
    hunter = server.join(table, made["join"], cookie=BEN)

    async def begin() -> None:
        async with sit(server, table, made["mine"]["x"], made["host"], cookie=ANN) as host:
            await host.send("start")
            await host.listen("welcome")

    asyncio.run(begin())
    late = server.post(f"/api/tables/{table}/join", {"cookie": ANN}, token=made["join"])
    assert (late.status_code, late.json()["code"]) == (409, "other_side")
    assert close_code(server, table, hunter["token"], ANN) == (4409, "other_side")
    assert close_code(server, table, made["mine"]["x"], BEN) == (4409, "other_side")
    assert close_code(server, table, hunter["token"], "") == (0, "")  # another device of the hunter's
    assert server.join(table, made["join"], cookie=BEN)["seat"] == "h2"  # a colleague's seat may be taken


def test_who_plays_may_watch_and_sees_no_more_and_who_watched_may_play(server: Server) -> None:
    """What spectators see is in every player's view; a friend who drops out is followed by one who watched."""
    wish = {"title": "scotland-yard", "players": 3, "seats": {"x": "me", "h1": "open", "h2": "open"}}
    made = server.post("/api/tables", {"cookie": ANN}, **wish).json()
    table = made["table"]
    server.join(table, made["join"], cookie=BEN)

    async def views() -> list[Any]:
        seen = []
        async with sit(server, table, made["mine"]["x"], made["host"], cookie=ANN) as host:
            await host.send("start")
            await host.listen("welcome")
            for cookie in (ANN, BEN, CY):
                async with connect(server, cookie=cookie) as browser:
                    await browser.send("hello", v=1, table=table, token=made["watch"])
                    seen.append((await browser.listen("welcome"))["view"])
        return seen

    his, hers, strangers = asyncio.run(views())
    assert his == hers == strangers
    assert his["pawns"]["x"]["station"] is None  # where he is stands there only in his own view
    assert server.join(table, made["join"], cookie=CY)["seat"] == "h2"


def test_hot_seat_one_browser_may_hold_both_sides_from_the_start(server: Server) -> None:
    wish = {"title": "scotland-yard", "players": 3, "seats": {"x": "me", "h1": "me", "h2": "me"}}
    made = server.post("/api/tables", {"cookie": ANN}, **wish).json()
    assert set(made["mine"]) == {"x", "h1", "h2"}
    for seat in made["mine"]:
        assert close_code(server, made["table"], made["mine"][seat], ANN) == (0, "")


def test_the_tables_of_a_browser_are_listed_by_its_links(server: Server) -> None:
    mine = server.make(seats={"x": "me"})
    other = server.make(seats={"x": "me"})
    keys = [
        {"table": mine["table"], "token": mine["mine"]["x"]},
        {"table": other["table"], "token": mine["mine"]["x"]},
        {"table": "gone", "token": "gone"},
    ]
    found = server.post("/api/mine", tables=keys).json()
    assert [(table["table"], table["my_turn"], table["over"]) for table in found] == [(mine["table"], True, False)]


def test_another_origin_may_neither_connect_nor_post(server: Server) -> None:
    made = server.make(seats={"x": "me"})

    async def talk() -> int:
        async with connect(server, origin="http://evil.example") as browser:
            return await browser.closed()

    assert asyncio.run(talk()) == 4403
    foreign = server.post("/api/tables", {"origin": "http://evil.example"}, title="scotland-yard")
    assert (foreign.status_code, foreign.json()["code"]) == (403, "forbidden_origin")
    own = server.post(f"/api/tables/{made['table']}/look", {"origin": server.url}, token=made["watch"])
    assert own.status_code == 200


def test_pages_and_answers_keep_foreign_code_out(server: Server) -> None:
    for path in ("/", "/t/anything", "/api/titles", "/healthz"):
        headers = server.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "HttpOnly" in headers["set-cookie"]


def test_who_comes_too_late_may_watch_and_sees_what_everybody_sees(server: Server) -> None:
    made = server.make(players=2, seats={"x": "open", "h1": "open"})
    for name in ("x", "h1"):
        server.join(made["table"], made["invites"][name])
    path = f"/api/tables/{made['table']}/watch"
    for token in (made["join"], made["invites"]["x"], made["invites"]["h1"]):
        given = server.post(path, token=token).json()
        assert given["seat"] == "public"
        assert server.post(f"/api/tables/{made['table']}/look", token=given["token"]).json()["right"] == "watch"
        assert close_code(server, made["table"], given["token"]) == (0, "")
        late = server.post(f"/api/tables/{made['table']}/join", token=given["token"])
        assert (late.status_code, late.json()["code"]) == (404, "unknown_link")
    for wrong in (made["watch"], made["host"], "A" * 22):
        assert server.post(path, token=wrong).json()["code"] == "unknown_link"


def test_links_to_watch_come_to_an_end(server: Server) -> None:
    made = server.make(players=2, seats={"x": "me", "h1": "open"})
    path = f"/api/tables/{made['table']}/watch"
    codes = [server.post(path, token=made["join"]).status_code for _ in range(MOST_WATCH_LINKS + 1)]
    assert codes.count(200) == MOST_WATCH_LINKS - 1  # one was made with the table
    assert codes[-1] == 409
