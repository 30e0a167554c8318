"""The one table of colours, letters and widths: for pictures, for the terminal, and by `scripts/look` for the page."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from misterx.boards.board import Board

LOOK: dict[str, Any] = json.loads(Path(__file__).with_name("look.json").read_text(encoding="utf-8"))
THEMES: tuple[str, ...] = tuple(LOOK["themes"])
GAP: float = LOOK["gap"]
ROUNDING: float = LOOK["rounding"]
CASING: float = LOOK["casing"]


def colours(theme: str) -> dict[str, str]:
    """Every colour of a theme by kind and name, such as `line-short` or `pawn-d1`; the page has them as variables."""
    return {f"{kind}-{name}": tone for kind, tones in LOOK["themes"][theme].items() for name, tone in tones.items()}


def width(rank: str) -> float:
    found: float = LOOK["ranks"][rank]["width"]
    return found


def is_quiet(board: Board, mode: str) -> bool:
    """Whether a mode's lines are drawn thin until they matter: so many bold ones would bury the city."""
    return board.rank(mode) == "fast" and sum(hop.mode == mode for hop in board.hops) >= LOOK["quiet"]["from"]


def marker_radius(ranks: Iterable[str]) -> float:
    """How much room a station's token takes, its marks included."""
    room: dict[str, float] = LOOK["marker"]
    return max((room[rank] for rank in ranks), default=room["short"])


def letters(modes: Iterable[str]) -> dict[str, str]:
    """The letters that stand for a board's modes on the map, no two alike as far as their names allow."""
    found: dict[str, str] = {}
    for mode in modes:
        wished: str = LOOK["modes"].get(mode, {}).get("letter", mode[0].upper())
        free = (sign for sign in (wished, *mode.upper()) if sign.isalnum() and sign not in found.values())
        found[mode] = next(free, wished)
    return found
