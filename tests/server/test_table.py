"""Whole games over real sockets."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.running import Browser, Server, sit

from misterx import Game, titles
from misterx.families.registry import FAMILIES

PLAYABLE = [title for title in titles.ids() if titles.load(title).family in FAMILIES]


async def play_to_the_end(browser: Browser, most: int = 2000) -> int:
    turns = 0
    while await browser.until_my_turn():
        legal = browser.view["legal"]
        answer = await browser.play(legal[turns * 7 % len(legal)])
        assert answer["type"] == "done" or answer["code"] in ("stale", "game_over", "already_moved"), answer
        turns += 1
        assert turns < most
    return turns


async def watch_to_the_end(browser: Browser) -> None:
    while not browser.view["result"]:
        await browser.listen("update")


@pytest.mark.slow
@pytest.mark.parametrize("title", PLAYABLE)
def test_a_whole_game_by_mister_x_a_hunter_a_spectator_and_bots(server: Server, title: str) -> None:
    made = server.make(title, seats={"x": "me", "h1": "open"}, name="Ann")
    joined = server.join(made["table"], made["invites"]["h1"], "Ben")
    assert joined["seat"] == "h1"

    async def play() -> str:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], joined["token"]) as hunter,
            sit(server, made["table"], made["watch"]) as spectator,
        ):
            assert x.people["h1"]["name"] == "Ben"
            await asyncio.gather(play_to_the_end(x), play_to_the_end(hunter), watch_to_the_end(spectator))
            assert x.view["result"] == hunter.view["result"] == spectator.view["result"]
        return "over"

    assert asyncio.run(play()) == "over"
    record = server.get(f"/api/tables/{made['table']}/record", made["watch"]).text
    assert Game.replay(record).result
    assert '"h1": "Ben"' in record
