"""What bots search with, compiled beside a person's game, and before a game that only bots play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from misterx import bots, titles
from misterx.arena.compiling.searches import prepare_bots
from misterx.arena.seating import searches
from misterx.cli.speech import told
from misterx.cli.terminal.progress import Progress
from misterx.server.bots.compile import SearchCompiler

if TYPE_CHECKING:
    from misterx.cli.table.saves import Seating
    from misterx.cli.terminal.screen import Screen


@contextmanager
def getting_ready(seating: Seating, screen: Screen) -> Iterator[None]:
    """For the time of a game. Nobody stands in for a bot that is only watched; a person need not wait for one."""
    names = [seating.hunters] if seating.side == "x" else [seating.x, seating.hunters]
    if not seating.side:
        with Progress(told("terminal-getting-ready"), None) as progress:
            prepare_bots(seating.title, names, progress.say)
    preparing = SearchCompiler()
    try:
        if any(searches(bots.load(name)) for name in names) and preparing.want(titles.load(seating.title).family):
            screen.line(told("terminal-meanwhile"))
        yield
    finally:
        preparing.close()
