"""Games in which whatever was shown stays shown, and everybody may look up what happened: all but one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FLEETING: Mapping[str, str] = {}


def hides_past(rules: Any, state: Any) -> bool:
    """Whether what happened so far is for players to keep in mind."""
    return False
