"""Reading a title's tables."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
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
    words: dict[str, dict[str, str]] = field(default_factory=dict)  # that one of somebody's own brings, by language

    @property
    def pinned(self) -> str:
        """The title with the version of its rules, such as `scotland-yard@1`: what a game is played by to its end."""
        return f"{self.id}@{self.rules}"

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

    @property
    def look(self) -> dict[str, Any]:
        """Its accent in either theme and how its name is lettered; empty where it has the house's own."""
        return self.tables.get("look", {})  # type: ignore[no-any-return]


_added: dict[str, Title] = {}


@cache
def _packaged() -> tuple[str, ...]:
    return tuple(sorted(file.parent.name.replace("_", "-") for file in FOLDER.glob("*/title.toml")))


def ids() -> tuple[str, ...]:
    """The titles that are known by name: those of the package, and those that were added."""
    return (*_packaged(), *_added)


def added() -> tuple[Path, ...]:
    """The folders of titles that were added; another process has to add them, too."""
    return tuple(title.folder for title in _added.values())


def load(title: str) -> Title:
    """A title by its id, or in an older version of its rules by `id@version`.

    No file is opened for a name that is not known: names come from records and strangers, too.
    """
    if isinstance(title, str):
        name, at, version = title.partition("@")
        found = _added.get(name) or (_load(name) if name in _packaged() else None)
        if found and (not at or version == str(found.rules)):
            return found
        if found:
            return _load_older(found, version)
    raise TitleError("unknown_title", title=quote(title), allowed=ids())


def _load_older(title: Title, version: str) -> Title:
    """A title as it was: `older.N` in its tables says what version N had otherwise than version N + 1."""
    older = title.tables.get("older", {})
    if version not in older:
        known = [f"{title.id}@{number}" for number in (*older, title.rules)]
        raise TitleError("unknown_rules", rules=quote(f"{title.id}@{version}"), allowed=known)
    tables = {**title.tables, "board": title.board}
    for number in range(title.rules - 1, int(version) - 1, -1):
        tables = {**_overlay(tables, older[str(number)]), "rules": number}
    if (title.folder / tables["board"]).is_file():  # the board as it was, beside title.toml
        tables["board"] = str(title.folder / tables["board"])
    return build_title(tables, title.folder)


def _overlay(tables: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Tables with some entries changed; a list, a number or a text is changed as a whole."""
    changed = {
        key: _overlay(tables[key], value) if isinstance(value, dict) and isinstance(tables.get(key), dict) else value
        for key, value in changes.items()
    }
    return {**tables, **changed}


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
