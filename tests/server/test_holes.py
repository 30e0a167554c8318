"""Ways in that were found once, each tried again against a real server."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from tests.server.running import Server, out_of_reach, sit
from tests.server.test_links import ANN, BEN, CY


def refuse(answer: httpx.Response) -> str:
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["code"])


def play_out(server: Server, made: dict[str, Any], tokens: dict[str, tuple[str, str]], host: str) -> str:
    """A game that Mister X gives up at once, and the table of its rematch."""

    async def play() -> str:
        async with (
            sit(server, made["table"], tokens["x"][0], cookie=tokens["x"][1]) as x,
            sit(server, made["table"], tokens[host][0], made["host"], cookie=tokens[host][1]) as leader,
        ):
            await x.ask("resign")
            await leader.listen("secrets")
            await leader.send("rematch")
            return str((await leader.listen("moved"))["table"])

    return asyncio.run(play())


def test_nobody_takes_a_seat_of_a_finished_game_to_read_mister_x_in_the_rematch(server: Server) -> None:
    wish = {"title": "scotland-yard", "players": 2, "seats": {"x": "me", "h1": "open"}}
    made = server.post("/api/tables", {"cookie": ANN}, **wish).json()
    ben = server.join(made["table"], made["join"], "Ben", cookie=BEN)
    tokens = {"x": (made["mine"]["x"], ANN), "h1": (ben["token"], BEN)}
    table = play_out(server, made, tokens, "x")  # Ben, who hunted, is Mister X now, and Ann, the host, hunts him
    path = f"/api/tables/{made['table']}"
    own = server.post(f"{path}/follow", {"cookie": ANN}, token=made["mine"]["x"], host=made["host"]).json()

    async def begin() -> None:
        async with sit(server, table, own["token"], own["host"], cookie=ANN) as ann:
            await ann.send("start")
            await ann.listen("welcome")

    asyncio.run(begin())

    async def try_as_host() -> None:
        async with sit(server, made["table"], made["mine"]["x"], made["host"], cookie=ANN) as ann:
            await ann.send("remove", seat="h1")
            assert (await ann.listen("refused", "invite"))["code"] == "is_over"

    asyncio.run(try_as_host())
    assert refuse(server.post(f"{path}/join", {"cookie": ANN}, token=made["join"])) in ("is_over", "table_full")
    for token in (made["join"], made["watch"], made["invites"]["h1"], ben["token"], made["host"]):
        for headers in ({"cookie": ANN}, {}):
            answer = server.post(f"{path}/follow", headers, token=token, host=made["host"])
            if answer.status_code == 200:
                assert answer.json()["seat"] == "public"
                record = server.get(f"/api/tables/{table}/record", answer.json()["token"], **headers)
                assert "deal x ?" in record.text
    mine = server.post(f"{path}/follow", {"cookie": ANN}, token=made["mine"]["x"]).json()
    assert mine["seat"] == "h1"
    assert server.post(f"{path}/follow", {"cookie": BEN}, token=ben["token"]).json()["seat"] == "x"


def test_a_seat_that_was_free_at_the_end_leads_nobody_to_mister_x(server: Server) -> None:
    wish = {"title": "scotland-yard", "players": 3, "seats": {"x": "bot:greedy", "h1": "me", "h2": "open"}}
    made = server.post("/api/tables", {"cookie": ANN}, **wish).json()

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["h1"], made["host"], cookie=ANN) as ann:
            await ann.send("start")
            await ann.listen("welcome")
            await ann.ask("resign")
            await ann.send("rematch")
            await ann.listen("moved")

    asyncio.run(play())
    path = f"/api/tables/{made['table']}"
    for cookie in (ANN, BEN, CY):
        assert refuse(server.post(f"{path}/join", {"cookie": cookie}, token=made["join"])) == "is_over"
        assert refuse(server.post(f"{path}/follow", {"cookie": cookie}, token=made["join"])) == "unknown_link"
    assert server.post(f"{path}/follow", {"cookie": ANN}, token=made["mine"]["h1"]).json()["seat"] == "x"


def test_a_host_undoes_no_move_of_mister_xs_by_giving_his_seat_to_a_bot(server: Server) -> None:
    wish = {"title": "scotland-yard", "players": 2, "seats": {"x": "open", "h1": "me"}}
    made = server.post("/api/tables", {"cookie": ANN}, **wish).json()
    xaver = server.join(made["table"], made["invites"]["x"], "Xaver", cookie=BEN)

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["h1"], made["host"], cookie=ANN) as ann,
            sit(server, made["table"], xaver["token"], cookie=BEN) as x,
        ):
            await x.play(out_of_reach(x.view))
            await ann.until_my_turn()
            await ann.play(ann.view["legal"][0])
            for to in ("bot:random", "bot:greedy"):
                await ann.send("hand", seat="x", to=to)
                assert (await ann.listen("refused"))["code"] == "not_your_side"
            await ann.ask("takeback")
            await x.catch_up()
            assert x.view["log"], "nothing is undone before he agrees"
            await x.send("hand", seat="x", to="bot:greedy")  # he goes for a moment, and it changes nothing
            await ann.listen("happened")
            await ann.ask("takeback")
            await ann.catch_up()
            assert ann.view["log"]

    asyncio.run(play())


@pytest.mark.parametrize("seated", [True, False])
def test_a_host_does_not_look_through_the_other_sides_eyes(server: Server, seated: bool) -> None:
    wish = {"title": "scotland-yard", "players": 2, "seats": {"x": "open", "h1": "me" if seated else "open"}}
    made = server.post("/api/tables", {"cookie": ANN}, **wish).json()
    xaver = server.join(made["table"], made["invites"]["x"], "Xaver", cookie=BEN)
    if not seated:
        server.join(made["table"], made["join"], "Cy", cookie=CY)

    async def play() -> None:
        own = made["mine"]["h1"] if seated else made["watch"]
        async with sit(server, made["table"], own, made["host"], cookie=ANN) as ann:
            async with sit(server, made["table"], xaver["token"], cookie=BEN) as x:
                await ann.send("remove", seat="x")
                assert (await ann.listen("refused", "invite"))["code"] == "not_your_side"
                await x.catch_up()
            await ann.catch_up()
            await ann.send("remove", seat="x")  # nor when he has just gone
            assert (await ann.listen("refused", "invite"))["code"] == "not_your_side"

    asyncio.run(play())
    for token in (made["invites"]["x"], made["join"]):
        assert refuse(server.post(f"/api/tables/{made['table']}/join", token=token)) in ("seat_taken", "table_full")


def test_who_held_two_hunters_seats_does_not_hold_both_sides_of_the_rematch(server: Server) -> None:
    wish = {"title": "scotland-yard", "players": 3, "seats": {"x": "open", "h1": "me", "h2": "me"}}
    made = server.post("/api/tables", {"cookie": ANN}, **wish).json()
    ben = server.join(made["table"], made["join"], "Ben", cookie=BEN)
    tokens = {"x": (ben["token"], BEN), "h1": (made["mine"]["h1"], ANN)}
    play_out(server, made, tokens, "h1")
    follow = f"/api/tables/{made['table']}/follow"
    assert server.post(follow, {"cookie": ANN}, token=made["mine"]["h2"]).json()["seat"] == "x"
    assert refuse(server.post(follow, {"cookie": ANN}, token=made["mine"]["h1"])) == "not_holder"
    assert server.post(follow, {"cookie": BEN}, token=ben["token"]).json()["seat"] == "h1"
