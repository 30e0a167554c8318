"""Having everything compiled that bots search with, before somebody waits for it.

`python -m misterx.arena.compiling.searches [FAMILY ...]` does so, for every family if none is named. The table runs
it beside itself when a bot that searches first sits down.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from misterx import bots, titles
from misterx.arena.compiling.runner import Runner
from misterx.arena.seating import load, searches
from misterx.bots.registry import SEARCH
from misterx.deduce import Knowledge
from misterx.kernel.cache import are_searches_ready, cache_folder, is_ready, mark_searches, may_compile
from misterx.kernel.errors import MisterXError
from misterx.kernel.jit import compile_for
from misterx.play import Game

Say = Callable[[str], None]

_for_this_run: list[Path] = []


def prepare(family: str, say: Say | None = None) -> None:
    """Compile a family's rules and searches; nothing to do where they are kept already."""
    if are_searches_ready(family):
        return
    with Runner(family, say) as runner:
        runner.wait()
    if not is_ready(family):
        return  # everything runs interpreted, by wish or because nothing can be kept
    title = next(name for name in titles.ids() if titles.load(name).family == family)
    game = Game.new(title, seed=0)
    seat = next(seat for seat in game.seats if game.legal_moves(seat))
    for function, arguments in bots.kernels(family, Knowledge(game, seat)):
        if say:
            say(f"compiling {function.__name__}")
        compile_for(function, game.family, arguments)
    mark_searches(family)


def check_bots(title: str, names: Iterable[str]) -> bots.Bot | None:
    """Refuse who cannot play a title here; returns one whose search has to be compiled, if there is any."""
    family = titles.load(title).family
    players = [load(name) for name in names]
    for bot in players:
        if not bot.plays(family):
            raise MisterXError("bot_cannot_play", bot=bot.name, title=title)
    searching = next(filter(searches, players), None)
    if searching and not may_compile():
        raise MisterXError("no_search", bot=searching.name, why="MISTERX_JIT=off keeps everything interpreted.")
    return None if are_searches_ready(family) else searching


def prepare_bots(title: str, names: Iterable[str], say: Say | None = None) -> float:
    """Have compiled what these bots search with; returns the seconds that it took. Refuses who cannot play."""
    searching = check_bots(title, names)
    if searching is None:
        return 0.0
    family = titles.load(title).family
    begun = time.perf_counter()
    said = ["it could not be kept."]

    def hear(text: str) -> None:
        said.append(text)
        if say:
            say(text)

    keep_somewhere(family, hear)
    prepare(family, hear)
    if not are_searches_ready(family):
        raise MisterXError("no_search", bot=searching.name, why=said[-1])
    return time.perf_counter() - begun


def keep_somewhere(family: str, say: Say) -> None:
    """Where the cache cannot be written to, let this process and those that it starts have one for this run."""
    folder = cache_folder(family)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.NamedTemporaryFile(dir=folder if folder.is_dir() else folder.parent):
            return
    except OSError as error:
        why = error.strerror
    aside = Path(tempfile.mkdtemp(prefix="misterx-"))
    _for_this_run.append(aside)
    if folder.is_dir():
        shutil.copytree(folder, aside / folder.name)
    os.environ["MISTERX_CACHE"] = str(aside)
    say(
        f"{folder.parent} cannot be written ({why}), so compiled code is kept for this run only; "
        "MISTERX_CACHE names another folder."
    )


@atexit.register
def clear_away() -> None:
    """Remove what was kept for this run only."""
    while _for_this_run:
        shutil.rmtree(_for_this_run.pop(), ignore_errors=True)


if __name__ == "__main__":
    for each in sys.argv[1:] or SEARCH:
        prepare(each, print)
