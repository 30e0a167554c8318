"""Several nodes tell one story: they sign with one key, and their viewers come to the same heads."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from tests.server.asking import Asking
from tests.server.many.conftest import Street
from tests.server.many.looking import Looker, a_table, look, move
from tests.server.story.listening import Listener

from misterx.play.heads import is_signed
from misterx.server.people.seating import hand
from misterx.server.protocol import wire
from misterx.server.web.actions import pass_on


class Ear(Looker):
    """Somebody who looks at a table and follows its story."""

    def __init__(self, looker: Looker) -> None:
        self.__dict__.update(looker.__dict__)
        self.listener = Listener()
        for message in self.heard:
            self.listener.hear(message, self.view)

    def fold(self) -> None:
        while self.connection.waiting:
            due, text = self.connection.waiting.popleft()
            held = list(self.connection.waiting)
            self.connection.waiting.clear()
            self.connection.waiting.append((due, text))
            super().fold()
            self.connection.waiting.extend(held)
            self.listener.hear(json.loads(text), self.view)


@pytest.mark.parametrize("title", ["scotland-yard", "europa"])
def test_viewers_at_two_nodes_come_to_one_head(street: Street, title: str) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            assert north.signer
            assert south.signer
            assert north.signer.key == south.signer.key
            made = await a_table(north, title=title)
            places = {"x": north, "h1": south, "h2": north}
            ears = {seat: Ear(await look(node, made.table, made.mine[seat])) for seat, node in places.items()}
            ears["public"] = Ear(await look(south, made.table, made.watch, b"a stranger"))
            chooser = random.Random(title)
            for number in range(15):
                table = ears["x"].table
                if table.game.result:
                    break
                seat = next(iter(table.on_turn()))
                await move(ears[seat].table, seat, chooser)
                if number == 6:
                    mine = ears[seat].table
                    await mine.transact(hand, mine, Asking("h2"), "h2", f"bot:{mine.stand_in_bot}")
                    await mine.transact(hand, mine, Asking("h2"), "h2", "person")
                latest = ears[seat].table.story.latest
                for ear in ears.values():
                    await ear.until(lambda each: each.table.story.latest == latest)  # noqa: B023
            for ear in ears.values():
                ear.fold()
                assert ear.listener.faults == []
                assert (ear.listener.number, ear.listener.head) == (latest.number, latest.head)
            hunter, number = ears["h1"], latest.number
            pass_on(hunter.table, hunter.connection, wire.Heard(number, latest.head))
            for ear in ears.values():  # at the other node, too
                await ear.until(lambda each: "witness" in each.kinds())
                told = next(message for message in ear.heard if message["type"] == "witness")
                assert (told["seat"], told["number"], told["head"]) == ("h1", number, latest.head)
                assert is_signed(north.signer.key, made.table, number, latest.head, told["signature"])

    asyncio.run(play())
