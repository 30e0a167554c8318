"""Leaving a seat in good order: the invitation for whoever comes next, the table's own bot, and a place to watch."""

from __future__ import annotations

import asyncio

from tests.server.running import Server, out_of_reach, sit


def test_whoever_gets_up_hears_of_the_invitation_before_he_is_shown_out(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open"})
    joined = server.join(made["table"], made["join"], "Ben")

    async def play() -> None:
        async with sit(server, made["table"], joined["token"]) as friend:
            await friend.send("remove", seat="h1")
            invite = await friend.listen("invite")
            assert await friend.closed() == 4405
        assert server.join(made["table"], invite["token"], "Cy")["seat"] == "h1"

    asyncio.run(play())


def test_a_seat_goes_to_the_bot_that_is_the_tables_own(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open"}, stand_in=None)
    joined = server.join(made["table"], made["join"], "Ben")

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], joined["token"]) as friend,
        ):
            await x.play(out_of_reach(x.view))
            await friend.until_my_turn()
            await friend.send("hand", seat="h1", to="stand_in")
            await x.until_my_turn()
            assert x.people["h1"] == {**x.people["h1"], "kind": "bot", "bot": "greedy"}

    asyncio.run(play())


def test_whoever_may_not_follow_to_a_seat_may_watch(server: Server) -> None:
    made = server.make(players=2, seats={"x": "me", "h1": "bot:greedy"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.ask("resign")
            await x.send("rematch")
            await x.listen("moved")

    asyncio.run(play())
    path, token = f"/api/tables/{made['table']}/follow", made["mine"]["x"]
    refused = server.post(path, token=token)
    assert (refused.status_code, refused.json()["code"]) == (403, "not_holder")
    watching = server.post(path, token=token, watch=True).json()
    assert watching["seat"] == "public"

    async def look() -> None:
        async with sit(server, watching["table"], watching["token"]) as spectator:
            assert spectator.welcome["seat"] == "public"

    asyncio.run(look())
