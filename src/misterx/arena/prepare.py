"""Having everything compiled that bots search with, before somebody waits for it.

`python -m misterx.arena.prepare [FAMILY ...]` does so, for every family if none is named. The table runs it beside
itself when a bot that searches first sits down.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from misterx import bots, titles
from misterx.arena.ready import Runner
from misterx.deduce import Knowledge
from misterx.families.verbs import families
from misterx.kernel.cache import are_searches_ready, is_ready, mark_searches
from misterx.kernel.jit import compile_for
from misterx.play import Game


def prepare(family: str, say: Callable[[str], None] | None = None) -> None:
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


if __name__ == "__main__":
    for each in sys.argv[1:] or families():
        prepare(each, print)
