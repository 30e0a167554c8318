"""Talk and plans: what hunters share among themselves reaches no one else."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from tests.server.running import Browser, Server, out_of_reach, sit


async def everybody(server: Server, stack: AsyncExitStack) -> dict[str, Browser]:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})
    links = {**made["mine"], "public": made["watch"]}
    return {seat: await stack.enter_async_context(sit(server, made["table"], token)) for seat, token in links.items()}


def test_team_tools_reach_hunters_and_nobody_else(server: Server) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            at = await everybody(server, stack)
            await at["h1"].send("say", text="he is at the docks", to="team")
            await at["h1"].send("pin", station=46, mark="suspected")
            await at["h2"].send("pin", station=47, mark="excluded")
            await at["h1"].send("arrow", start=46, end=1)
            await at["h2"].ask("propose", moves=["d1 taxi 1", "d2 taxi 2"])
            await at["h1"].send("say", text="good luck", to="table")
            for browser in at.values():
                while "good luck" not in browser.chat:
                    await browser.listen("said")
                await browser.catch_up()
            for seat in ("h1", "h2"):
                assert at[seat].chat == ["he is at the docks", "good luck"]
                team = at[seat].team
                assert team is not None
                assert [(pin["station"], pin["mark"], pin["by"]) for pin in team["pins"]] == [
                    (46, "suspected", "h1"),
                    (47, "excluded", "h2"),
                ]
                assert team["arrows"] == [{"start": 46, "end": 1, "by": "h1"}]
                assert team["proposals"][0]["moves"] == ["d1 taxi 1", "d2 taxi 2"]
            for seat in ("x", "public"):
                assert at[seat].chat == ["good luck"]
                told = "".join(at[seat].frames)
                assert "docks" not in told
                assert '"type":"team"' not in told
                assert at[seat].team is None

    asyncio.run(play())


@pytest.mark.parametrize("seat", ["x", "public"])
def test_mister_x_and_spectators_cannot_use_team_tools(server: Server, seat: str) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            at = await everybody(server, stack)
            await at[seat].send("pin", station=46, mark="suspected")
            assert (await at[seat].listen("refused"))["code"] == "hunters_only"
            await at[seat].send("say", text="psst", to="team")
            assert (await at[seat].listen("refused"))["code"] in ("hunters_only", "only_watching")
            assert (await at[seat].ask("propose", moves=["d1 taxi 1"]))["code"] == "hunters_only"
            assert (await at[seat].ask("accept", proposal=1))["code"] == "hunters_only"

    asyncio.run(play())


def test_marks_are_kept_for_a_colleague_who_comes_later(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["h1"]) as one:
            await one.send("pin", station=46, mark="suspected")
            await one.listen("team")
            await one.send("pin", station=5000, mark="suspected")
            assert (await one.listen("refused"))["code"] == "bad_station"
        async with sit(server, made["table"], made["mine"]["h2"]) as two:
            assert two.team is not None
            assert two.team["pins"] == [{"station": 46, "mark": "suspected", "by": "h1"}]
            await two.send("wipe", what="pins")
            assert (await two.listen("team"))["pins"] == []

    asyncio.run(play())


def test_a_proposal_is_played_by_those_who_accept_it_and_bots_follow(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "bot:greedy"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as hunter,
        ):
            await x.play(out_of_reach(x.view))
            await hunter.until_my_turn()
            pawns = hunter.view["seats"]
            own = [next(m for m in hunter.view["legal"] if m.split()[0] == pawn) for pawn in pawns["h1"]]
            round_no = hunter.view["round"]
            station = {pawn: int(move.split()[2]) for pawn, move in zip(pawns["h1"], own, strict=True)}
            assert (await hunter.ask("propose", moves=own))["type"] == "done"
            assert (await hunter.ask("accept", proposal=1))["type"] == "done"
            assert all(hunter.view["pawns"][pawn]["station"] == at for pawn, at in station.items())
            if hunter.team and hunter.team["proposals"]:
                assert hunter.team["proposals"][0]["played"] == own
            assert (await hunter.ask("accept", proposal=99))["code"] == "unknown_proposal"
            assert hunter.view["round"] >= round_no

    asyncio.run(play())


def test_a_proposal_is_for_one_turn_of_the_hunters(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "bot:random"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as hunter,
        ):
            await hunter.ask("propose", moves=["d1 taxi 1"])
            await x.play(next(move for move in x.view["legal"] if "double" not in move))
            assert hunter.team is not None
            assert hunter.team["proposals"]  # planned while Mister X was thinking
            while hunter.view["round"] == 1 and not hunter.view["result"]:
                if hunter.view.get("legal"):
                    await hunter.play(hunter.view["legal"][0])
                else:
                    await hunter.listen("update")
            await hunter.catch_up()
            assert hunter.team["proposals"] == [] or hunter.view["result"]

    asyncio.run(play())
