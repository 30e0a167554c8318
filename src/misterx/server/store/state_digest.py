"""Names of states, kept with each table: a replay must come to the state that its players saw."""

from __future__ import annotations

import hashlib
from functools import cache

from misterx.families.registry import FAMILIES
from misterx.play import Game


def name_state(game: Game) -> str:
    """How the state is laid out in this version of the program, and a hash of its bytes and of the result."""
    told = repr(tuple(game.result) if game.result else None).encode()
    layout = _name_layout(game.title.family)
    return f"{layout}:{hashlib.sha256(game.state.tobytes() + told).hexdigest()}"


def is_same(kept: str, game: Game) -> bool | None:
    """Whether a game stands as it did when its name was kept; None if it was kept by a version with another layout."""
    name = name_state(game)
    if kept.partition(":")[0] != name.partition(":")[0]:
        return None
    return kept == name


@cache
def _name_layout(family: str) -> str:
    return hashlib.sha256(repr(FAMILIES[family].State.DTYPE.descr).encode()).hexdigest()[:8]
