"""Bots at the table: they never hold it up."""

from __future__ import annotations

import asyncio
import time

from tests.server.running import Server, out_of_reach, sit


def test_the_table_answers_at_once_while_a_bot_searches(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "bot:pimbot", "h2": "bot:pimbot"})

    async def play() -> float:
        slowest = 0.0
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.play(out_of_reach(x.view))
            began = time.perf_counter()
            while not x.view.get("legal") and time.perf_counter() - began < 100:
                sent = time.perf_counter()
                await x.send("ping")
                await x.listen("pong")
                slowest = max(slowest, time.perf_counter() - sent)
                await asyncio.sleep(0.05)
            assert x.view.get("legal"), "the bots never moved"
        return slowest

    assert asyncio.run(play()) < 0.5
