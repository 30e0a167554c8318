"""Tests of servers see the same deals in every run, and one test not those of another."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.dealing import name_deals
from tests.server.running import Server, sit


def test_a_test_sees_the_same_deals_in_every_run_and_none_of_another(server: Server) -> None:
    async def look(made: dict[str, Any]) -> Any:
        async with sit(server, made["table"], made["mine"]["x"]) as browser:
            return browser.view["pawns"]

    def deal(test: str, count: int) -> list[Any]:
        name_deals(test)
        return [asyncio.run(look(server.make(seats={"x": "me"}))) for _ in range(count)]

    first = deal("one", 2)
    assert first[0] != first[1]
    assert deal("another", 1)[0] not in first
    name_deals("")
    assert deal("one", 2) == first
