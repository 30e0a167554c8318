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

    @property
    def simulation(self) -> dict[str, Any]:
        """Options that games between programs are played with, unless others are chosen: house rules that end them."""
        return self.tables.get("simulation", {})  # type: ignore[no-any-return]


_added: dict[str, Title] = {}


@cache
def _packaged() -> tuple[str, ...]:
    return tuple(sorted(file.parent.name.replace("_", "-") for file in FOLDER.glob("*/title.toml")))


def ids() -> tuple[str, ...]:
    """The titles that are known by name: those of the package, and those that were added."""
    return (*_packaged(), *_added)


def load(title: str) -> Title:
    """A title by its id. No file is opened for a name that is not known: names come from records and strangers, too."""
    if isinstance(title, str):
        if title in _added:
            return _added[title]
        if title in _packaged():
            return _load(title)
    raise TitleError("unknown_title", title=quote(title), allowed=ids())


@cache
def _load(title: str) -> Title:
    folder = FOLDER / title.replace("-", "_")
    return build_title(tomllib.loads((folder / "title.toml").read_text("utf-8")), folder)


def build_title(tables: dict[str, Any], folder: Path) -> Title:
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


def register(title: Title) -> None:
    """Make a title known by its id."""
    _added[title.id] = title
