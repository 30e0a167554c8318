"""Everything wrong with a board, at once."""

from typing import Any

from misterx.boards.faults import Fault


def check_data(data: Any, *, drawing: bool = True) -> list[Fault]:
    if not isinstance(data, dict):
        return [Fault("wrong_type", "A board is one JSON object.")]
    missing = [key for key in ("id", "name", "size", "modes", "stations", "lines") if key not in data]
    return [Fault("missing", f"The board has no “{key}”.") for key in missing]
