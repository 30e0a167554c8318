"""Finding, reading and loading boards: our own by id, anyone's by file."""

import json
import os
from pathlib import Path
from typing import Any

from misterx.boards.board import Board, Line, Past, Step
from misterx.boards.check import check_data
from misterx.boards.faults import BoardError, Fault

Source = str | os.PathLike[str] | dict[str, Any]

FOLDER = Path(__file__).parent
MAX_BYTES = 8_000_000


def ids() -> tuple[str, ...]:
    """The boards that come with the package."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.json") if "." not in file.stem and file.stem != "style"))


def read(source: Source) -> Any:
    """The JSON value behind an id or a file; a parsed board is handed through."""
    if not isinstance(source, str | os.PathLike):
        return source
    file = FOLDER / f"{source}.json" if source in ids() else Path(source)
    try:
        with file.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except OSError as error:
        ours = ", ".join(ids())
        raise _refused("no_file", f"{source}: {error.strerror}. Our own boards are {ours}.", source) from None
    if len(raw) > MAX_BYTES:
        raise _refused("too_large", f"The file is larger than {MAX_BYTES // 1_000_000} MB.", source)
    return parse(raw, source)


def parse(raw: bytes | str, source: object = "The text") -> Any:
    try:
        return json.loads(raw, parse_constant=_no_constant, object_pairs_hook=_unique)
    except UnicodeDecodeError:
        raise _refused("bad_json", "The file is not UTF-8 text.", source) from None
    except RecursionError:
        raise _refused("bad_json", "Brackets are nested too deeply.", source) from None
    except json.JSONDecodeError as error:
        raise _refused("bad_json", f"Not JSON: {error.msg}, line {error.lineno}.", source) from None
    except ValueError as error:
        raise _refused("bad_json", f"Not JSON: {error}.", source) from None


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number a board can use")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in found if names.count(name) > 1)
        raise ValueError(f"the key {twice[:40]!r} appears twice in one object")
    return found


def _refused(code: str, message: str, source: object) -> BoardError:
    return BoardError([Fault(code, message)], str(source))


def load(source: Source) -> Board:
    """A board by id (``london``), by file, or from a parsed file; BoardError lists what is wrong with it."""
    data = read(source)
    faults = [fault for fault in check_data(data, drawing=False) if fault.severity == "fault"]
    if faults:
        raise BoardError(faults, "The board" if isinstance(source, dict) else str(source))
    return build(data)


KNOWN = {
    "format", "id", "name", "size", "modes", "spans", "stations", "lines", "starts", "provenance", "art",
}  # fmt: skip


def build(data: dict[str, Any]) -> Board:
    """A Board from data that has no faults."""
    stations = data["stations"]
    attributes = {s["number"]: {k: s[k] for k in s if k not in ("number", "at", "name")} for s in stations}
    extra = {key: value for key, value in data.items() if key not in KNOWN}
    extra["stations"] = {number: found for number, found in attributes.items() if found}
    return Board(
        id=data["id"],
        name=data["name"],
        size=(data["size"][0], data["size"][1]),
        modes=tuple(data["modes"]),
        numbers=tuple(s["number"] for s in stations),
        at={s["number"]: (s["at"][0], s["at"][1]) for s in stations},
        names={s["number"]: s["name"] for s in stations if "name" in s},
        lines=tuple(
            Line(li["mode"], tuple(map(_step, li["route"])), li.get("name"), li.get("when"), li.get("unless"))
            for li in data["lines"]
        ),
        starts={deck: tuple(cards) for deck, cards in data.get("starts", {}).items()},
        spans=tuple(data.get("spans", ())),
        provenance=dict(data.get("provenance", {})),
        art=data.get("art", {}),
        extra=extra,
    )


def _step(step: Any) -> Step:
    if isinstance(step, dict):
        return Past(step["past"])
    return step if isinstance(step, int) else (step[0], step[1])
