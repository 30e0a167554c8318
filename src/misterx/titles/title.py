"""Reading a title's tables."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from misterx.kernel.errors import TitleError, quote

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Title:
    """One rulebook: its name, its board, its tables."""

    id: str
    name: str
    about: str
    family: str
    board: str
    rules: int
    modes: tuple[str, ...]
    players: dict[str, Any]
    tables: dict[str, Any]
    folder: Path

    @property
    def editions(self) -> dict[str, dict[str, Any]]:
        return self.tables.get("editions", {"printed": {}})  # type: ignore[no-any-return]

    @property
    def defaults(self) -> dict[str, Any]:
        return self.tables["defaults"]  # type: ignore[no-any-return]

    @property
    def fixed(self) -> dict[str, Any]:
        """Options of the family that this rulebook leaves no choice about."""
        return self.tables.get("fixed", {})  # type: ignore[no-any-return]


@cache
def ids() -> tuple[str, ...]:
    """The titles that come with the package."""
    return tuple(sorted(file.parent.name.replace("_", "-") for file in FOLDER.glob("*/title.toml")))


def load(title: str) -> Title:
    """A title by id, or by the path of a folder with a `title.toml`."""
    if not isinstance(title, str):
        raise TitleError("unknown_title", title=quote(title), allowed=ids())
    return _load(title)


@cache
def _load(title: str) -> Title:
    folder = FOLDER / title.replace("-", "_") if title in ids() else Path(title)
    try:
        tables = tomllib.loads((folder / "title.toml").read_text("utf-8"))
    except (OSError, ValueError, RecursionError):  # ValueError: no file name, no UTF-8, no TOML
        raise TitleError("unknown_title", title=quote(title), allowed=ids()) from None
    return Title(
        tables["id"],
        tables["name"],
        tables["about"],
        tables["family"],
        tables["board"],
        tables["rules"],
        tuple(tables["modes"]),
        tables["players"],
        tables,
        folder,
    )
