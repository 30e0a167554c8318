"""What a lesson is: scenes on tiny boards, and in each what the learner is asked and what the others do then.

`TITLE.toml` lists the scenes, and perhaps a `board` that they share. A board is written shortly: stations as number, x,
y, and lines as a mode and its stops; what a title prints on its stations, and its missions or dial, are said as in a
board file (`docs/board-format.md`).
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from misterx import boards, titles
from misterx.boards.parse import FORMAT

FOLDER = Path(__file__).parent
PREFIX = "lesson-"  # of the boards' ids


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """`ask` is a move, `find 7` for where Mister X is, `tap 7` for any other station, or `look log` for something
    on the table.

    `then` are the lines that others play, and what chance brings.
    """

    ask: str
    then: list[str] = []

    @property
    def kind(self) -> str:
        word = self.ask.partition(" ")[0]
        return word if word in ("find", "tap", "look") else "move"


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """One idea on one board. `story` are the lines that are played before the learner is asked anything."""

    name: str
    viewer: str
    size: tuple[int, int]
    stations: list[Any]
    lines: list[str]
    position: dict[str, Any]
    steps: list[Step]
    story: list[str] = []
    extra: dict[str, Any] = {}
    art: dict[str, Any] = {}
    aid: bool = False
    chance: str = "drawn"


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A title's first lesson."""

    title: str
    scenes: list[Scene]


@cache
def ids() -> tuple[str, ...]:
    """The titles that have a lesson."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def load(title: str) -> Script:
    """The lesson of a title; KeyError: it has none."""
    if title not in ids():
        raise KeyError(title)
    written = tomllib.loads((FOLDER / f"{title}.toml").read_text("utf-8"))
    common = written.pop("board", {})
    scenes = [{**common, **scene} for scene in written.pop("scenes")]
    return msgspec.convert({"title": title, "scenes": scenes, **written}, Script)


def board_id(title: str, scene: Scene) -> str:
    return f"{PREFIX}{title}-{scene.name}"


@cache
def board_named(name: str) -> boards.Board | None:
    """The board of a scene by its id."""
    for title in ids():
        for scene in load(title).scenes:
            if board_id(title, scene) == name:
                return build_board(title, scene)
    return None


def build_board(title: str, scene: Scene) -> boards.Board:
    """The board of a scene, checked like any other, but for start cards, which a lesson does not deal."""
    data = {
        "format": FORMAT,
        "id": board_id(title, scene),
        "name": titles.load(title).name,
        "size": list(scene.size),
        "modes": list(titles.load(title).modes),
        "stations": [_station(station) for station in scene.stations],
        "lines": [_line(line) for line in scene.lines],
        "art": scene.art,
        **scene.extra,
    }
    return boards.load_draft(data)


def _station(written: Any) -> dict[str, Any]:
    if isinstance(written, dict):
        return written
    number, x, y = written
    return {"number": number, "at": [x, y]}


def _line(written: str) -> dict[str, Any]:
    mode, *stops = written.split()
    return {"mode": mode, "route": [_stop(stop) for stop in stops]}


def _stop(written: str) -> Any:
    """`12` is a stop, `130,80` a bend."""
    x, comma, y = written.partition(",")
    return [int(x), int(y)] if comma else int(x)
