"""What the host does: begin, hand seats over, remove people; and bots that keep seats."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.running import Server, let_bots_move, out_of_reach, sit


def test_the_host_begins_early_and_bots_hold_free_seats_until_somebody_comes(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open", "h2": "open"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"], made["host"]) as host:
            assert host.welcome["host"]
            await host.send("start")
            await host.listen("welcome")
            await host.play(out_of_reach(host.view))
            await host.until_my_turn()  # bots have moved for the empty seats
            assert host.view["round"] == 2
            late = server.join(made["table"], made["invites"]["h1"], "Ben")
            async with sit(server, made["table"], late["token"]) as friend:
                await host.play(out_of_reach(host.view))
                assert await friend.until_my_turn()
                await let_bots_move(server)
                await friend.catch_up()
                assert friend.view.get("legal")  # the table waits for him

    asyncio.run(play())


def test_only_the_host_acts_as_host(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            assert not x.welcome["host"]
            wishes: list[dict[str, str]] = [{}, {"seat": "h1", "to": "bot:random"}, {"seat": "h1"}]
            for kind, fields in zip(("start", "hand", "remove"), wishes, strict=True):
                await x.send(kind, **fields)
                assert (await x.listen("refused"))["code"] == "not_host"

    asyncio.run(play())


def test_a_seat_goes_to_a_bot_and_back_to_its_person(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open"})
    joined = server.join(made["table"], made["join"], "Ben")

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"], made["host"]) as host,
            sit(server, made["table"], joined["token"]) as friend,
        ):
            await host.play(out_of_reach(host.view))
            await friend.until_my_turn()
            await host.send("hand", seat="h1", to="bot:random")
            await host.until_my_turn()  # the bot has moved instead
            assert host.people["h1"]["kind"] == "bot"
            assert (await friend.ask("play", move="d1 taxi 1"))["code"] == "seat_is_bots"
            await host.send("hand", seat="h1", to="person")
            await host.listen("people")
            await host.play(out_of_reach(host.view))
            while not friend.view.get("legal"):
                await friend.listen("update")
            answer = await friend.play(friend.view["legal"][0])
            assert answer["type"] == "done"
            await host.send("hand", seat="h1", to="bot:nobody")
            assert (await host.listen("refused"))["code"] == "unknown_bot"
            await host.send("hand", seat="h9", to="person")
            assert (await host.listen("refused"))["code"] == "unknown_seat"

    asyncio.run(play())


def test_somebody_who_is_removed_is_shown_out_and_his_link_opens_nothing(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open"})
    joined = server.join(made["table"], made["join"], "Ben")

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"], made["host"]) as host,
            sit(server, made["table"], joined["token"]) as friend,
        ):
            await host.send("remove", seat="h1")
            invite = await host.listen("invite")
            assert await friend.closed() == 4405
            await host.catch_up()
            assert host.people["h1"] == {**host.people["h1"], "kind": "open", "name": "", "present": False}
        assert server.post(f"/api/tables/{made['table']}/look", token=joined["token"]).status_code == 404
        assert server.join(made["table"], invite["token"], "Cy")["seat"] == "h1"

    asyncio.run(play())


AWAY: dict[str, Any] = {"players": 3, "seats": {"x": "me", "h1": "open"}, "stand_in": {"bot": "random", "after": 1}}


async def let_a_bot_step_in(server: Server) -> None:
    """Until a bot keeps the seat of somebody who was away from now on; for anybody away before, one has done so too."""
    made = server.make(**AWAY)
    server.join(made["table"], made["join"], "Cy")
    async with sit(server, made["table"], made["mine"]["x"]) as x:
        while not x.people["h1"]["stand_in"]:
            await x.listen("people")


def test_a_bot_keeps_the_seat_of_somebody_away_and_hands_it_back(server: Server) -> None:
    made = server.make(**AWAY)
    joined = server.join(made["table"], made["join"], "Ben")

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.play(out_of_reach(x.view))
            assert await x.until_my_turn()  # a bot stepped in
            assert x.people["h1"]["stand_in"] == "random"
            async with sit(server, made["table"], joined["token"]) as friend:
                assert friend.people["h1"]["stand_in"] is None
                await x.play(out_of_reach(x.view))
                assert await friend.until_my_turn()
                await let_a_bot_step_in(server)
                await friend.catch_up()
                assert friend.view.get("legal")  # nobody moves for him while he is there

    asyncio.run(play())


def test_in_a_mixed_team_bots_move_after_the_people_or_when_asked(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "bot:random"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as hunter,
        ):
            await x.play(out_of_reach(x.view))
            await hunter.until_my_turn()
            await let_bots_move(server)
            await hunter.catch_up()
            assert hunter.view["moved"] == []  # the bot waits for the person
            await hunter.send("nudge")
            while not hunter.view["moved"]:
                await hunter.listen("update")
            assert all(pawn not in hunter.view["seats"]["h1"] for pawn in hunter.view["moved"])
            while hunter.view["round"] == 1 and not hunter.view["result"]:
                if hunter.view.get("legal"):
                    await hunter.play(hunter.view["legal"][0])
                else:
                    await hunter.listen("update")
            if await x.until_my_turn():
                await x.play(out_of_reach(x.view))
                await let_bots_move(server)
                await hunter.catch_up()
                assert hunter.view["moved"] == []  # they were asked for one turn only

    asyncio.run(play())


def test_people_are_named_and_names_are_text(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me"}, name="<b>Ann</b>\n\u202e" + "x" * 3000)
    look = server.post(f"/api/tables/{made['table']}/look", token=made["watch"]).json()
    assert look["people"]["x"]["name"].startswith("<b>Ann</b> xxx")
    assert len(look["people"]["x"]["name"]) == 40
    long = server.post("/api/tables", title="scotland-yard", seats={"x": "me"}, name="n" * 10_000)
    assert (long.status_code, long.json()["code"]) == (400, "bad_request")

    async def rename() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.send("name", name="  Bea\t\t<i>  ")
            while x.people["x"]["name"] != "Bea <i>":
                await x.listen("people")

    asyncio.run(rename())
