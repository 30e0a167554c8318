"""The one table of widths, dashes and colours, shared with the web board."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

STYLE: dict[str, Any] = json.loads(Path(__file__).with_name("board.style.json").read_text(encoding="utf-8"))
THEMES: tuple[str, ...] = tuple(STYLE["themes"])
GAP: float = STYLE["gap"]
ROUNDING: float = STYLE["rounding"]
CASING: float = STYLE["casing"]


def width(rank: str) -> float:
    found: float = STYLE["ranks"][rank]["width"]
    return found


def marker_radius(ranks: Iterable[str]) -> float:
    """How much room a station's token takes, its marks included."""
    room: dict[str, float] = STYLE["marker"]
    return max((room[rank] for rank in ranks), default=room["short"])


def letters(modes: Iterable[str]) -> dict[str, str]:
    """The letters that stand for a board's modes on the map, no two alike as far as their names allow."""
    found: dict[str, str] = {}
    for mode in modes:
        wished: str = STYLE["letters"].get(mode, mode[0].upper())
        free = (sign for sign in (wished, *mode.upper()) if sign.isalnum() and sign not in found.values())
        found[mode] = next(free, wished)
    return found
