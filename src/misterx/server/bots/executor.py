"""Where bots think: those that answer at once in threads, those that search in processes of their own.

A process gets what the bot's seat knows and the public facts of the table, so the server goes on answering however long
a bot compiles and searches, and nothing else could be learnt there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from misterx import bots, titles
from misterx.bots.registry import SEARCH
from misterx.deduce import Knowledge
from misterx.kernel.cache import are_searches_ready
from misterx.play import Game
from misterx.server.bots.compile import Say, SearchCompiler

LOG = logging.getLogger("misterx.server")
SAY_NOTHING = ("not_started", "too_slow")  # faults whose words quote nothing of what a bot said: it knows secrets


@dataclass(frozen=True)
class Task:
    """One decision to be made elsewhere."""

    bot: str
    seed: int
    title: str
    players: int
    options: Mapping[str, Any]
    seats: dict[str, list[str]]
    viewer: str
    view: dict[str, Any]
    events: list[dict[str, Any]]


def think_elsewhere(task: Task) -> str:
    """Rebuild what the seat knows, and choose."""
    seats = {seat: pawns for seat, pawns in task.seats.items() if seat != "x"}
    laid_out = Game(task.title, task.players, task.options, None, seats, 0)
    knowledge = Knowledge(laid_out, task.viewer)
    knowledge.view, knowledge.events = task.view, task.events
    return bots.load(task.bot, task.seed).choose(knowledge)


def think_here(bot: str, seed: int, knowledge: Knowledge) -> str:
    chosen = bots.load(bot, seed)
    try:
        return chosen.choose(knowledge)
    finally:
        chosen.close()
        if isinstance(chosen, bots.ExternalBot):
            for fault in chosen.faults:
                told = {"why": fault.why} if fault.kind in SAY_NOTHING else {}
                LOG.warning("external bot at fault", extra={"bot": bot, "code": fault.kind, **told})


def count_titles(family: str) -> int:
    return sum(titles.load(name).family == family for name in titles.ids())


def load_searches(names: Sequence[str]) -> None:
    """Let a worker load what is compiled, by one quick choice in each family, before somebody waits for it."""
    for family in names:
        game = Game.new(next(name for name in titles.ids() if titles.load(name).family == family), seed=0)
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        bots.load("level1").choose(Knowledge(game, seat))


class BotExecutor:
    """The threads and processes of a node."""

    def __init__(self, threads: int) -> None:
        self._count = threads
        self._threads: Executor = ThreadPoolExecutor(threads, "bot")
        self._processes: ProcessPoolExecutor | None = None
        self._preparing = SearchCompiler()

    def begin(self, usual: str, say: Say) -> None:
        """Get good bots ready: compile what is missing beside the table, and let a worker load the rest."""
        if bots.answers_at_once(usual):
            return
        most_played = sorted(SEARCH, key=count_titles, reverse=True)
        self._preparing.begin(most_played, say)
        ready = [family for family in most_played if are_searches_ready(family)]
        if ready:
            self._workers().submit(load_searches, ready)

    async def choose(self, bot: str, seed: int, game: Game, knowledge: Knowledge) -> str:
        """A bot's move. A bot that fails is replaced by one that cannot, and the log says so."""
        loop = asyncio.get_running_loop()
        try:
            if bots.answers_at_once(bot):
                return await loop.run_in_executor(self._threads, think_here, bot, seed, knowledge)
            return await self._elsewhere(bot, seed, game, knowledge)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("bot failed to choose", extra={"bot": bot})
            return think_here("random", seed, knowledge)

    async def _elsewhere(self, bot: str, seed: int, game: Game, knowledge: Knowledge) -> str:
        options = game.options
        self._preparing.want(game.title.family)
        task = Task(
            bot, seed, game.title.pinned, options.players, options.chosen, game.seats, knowledge.viewer, knowledge.view,
            list(knowledge.events),
        )  # fmt: skip
        for last in (False, True):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._workers(), think_elsewhere, task)
            except BrokenProcessPool:  # somebody ended a worker: another one takes its place
                self._processes = None
                if last:
                    raise
        raise AssertionError("unreachable")

    def _workers(self) -> ProcessPoolExecutor:
        if self._processes is None:
            self._processes = ProcessPoolExecutor(self._count, get_context("spawn"), titles.add_all, (titles.added(),))
        return self._processes

    def close(self) -> None:
        self._preparing.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes:
            # Python waits at its end for what they search, or for ever if somebody has stopped one of them.
            searching = list((getattr(self._processes, "_processes", None) or {}).values())
            self._processes.shutdown(wait=False, cancel_futures=True)
            for process in searching:
                process.kill()
