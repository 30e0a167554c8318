"""Bots at a table: they think in worker threads, and their moves come in like anybody's."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import math

from misterx.deduce import Knowledge
from misterx.server.audience import PUBLIC
from misterx.server.refusals import Refusal
from misterx.server.table import Table
from misterx.server.thinking import Thinkers

LOG = logging.getLogger("misterx.server")


class BotKeeper:
    """Looks after the bots of one table."""

    def __init__(self, table: Table, thinkers: Thinkers, pause: float) -> None:
        self.table, self.thinkers, self.pause = table, thinkers, pause
        self._asked = -1  # the turn in which people have asked the bots to move before them
        self._task: asyncio.Task[None] | None = None
        self._minds: dict[str, Knowledge] = {}  # what each bot knows, kept up to date move by move

    def look(self) -> None:
        """Begin to think if a bot is on turn."""
        if (self._task is None or self._task.done()) and self.seat_on_turn():
            self._task = asyncio.create_task(self._drive())

    def nudge(self) -> None:
        self._asked = self._turn()
        self.look()

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    def seat_on_turn(self) -> str | None:
        """The bot that decides now. In a mixed team bots wait for the people, unless these ask them to go on."""
        on_turn = self.table.on_turn()
        theirs = [name for name in on_turn if self.table.seats[name].is_bots]
        if len(theirs) < len(on_turn) and self._asked != self._turn():
            return None
        return theirs[0] if theirs else None

    async def _drive(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while seat := self.seat_on_turn():
                began = loop.time()
                move = self._agreed(seat) or await self._think(seat)
                await self._wait(began)
                await self.table.alone(self._move(seat, move))
        except Refusal as error:  # the disk is full, for instance: people are told when they move
            LOG.error("bot could not move", extra={"table": self.table.id, "code": error.code})
        except Exception:
            LOG.exception("bot failed", extra={"table": self.table.id})

    def _agreed(self, seat: str) -> str | None:
        """A move for this bot that its colleagues have agreed on."""
        legal = self.table.on_turn().get(seat, ())
        return None if seat == "x" else next((move for move in self.table.notes.agreed_moves() if move in legal), None)

    async def _think(self, seat: str) -> str:
        game = self.table.game
        seed = hmac.digest(game.draws.seed, f"bot {seat} {len(game.lines)}".encode(), hashlib.sha256)
        mind = self._minds.get(seat)
        if mind is None or len(mind.events) > game.count_events(seat):  # something was taken back
            mind = self._minds[seat] = Knowledge(game, seat)
        bot = self.table.seats[seat].bot
        return await self.thinkers.choose(bot, int.from_bytes(seed[:4], "big"), game, mind.follow(game))

    async def _wait(self, began: float) -> None:
        """Answer at whole multiples of the pause: people can follow, and the time tells nothing of the thoughts."""
        if self.pause > 0:
            loop = asyncio.get_running_loop()
            steps = max(1, math.ceil((loop.time() - began) / self.pause))
            await asyncio.sleep(began + steps * self.pause - loop.time())

    async def _move(self, seat: str, move: str) -> None:
        if self.seat_on_turn() != seat or move not in self.table.on_turn()[seat]:
            return
        await self.table.make_move(seat, move)

    def _turn(self) -> int:
        """Names the present turn: what the public had seen when it began."""
        return self.table.audiences[PUBLIC].turn_version
