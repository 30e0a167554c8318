"""Games in which whoever plays stands on the board: all but those with something that flies."""

from __future__ import annotations

from typing import Any


def aloft(view: dict[str, Any]) -> dict[str, int]:
    """Hunters who are above the board, and where they will come down."""
    return {}
