"""Finding, reading and loading boards: our own by id, anyone's by file."""

import json
import math
import os
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from misterx.boards.board import Board
from misterx.boards.faults import BoardError, Fault
from misterx.boards.inspection import check_data, inspect

Source = str | os.PathLike[str] | dict[str, Any]

FOLDER = Path(__file__).parent
MAX_BYTES = 8_000_000

_added: dict[str, Path] = {}


def ids() -> tuple[str, ...]:
    """The boards that are known by name: those of the package, and those that were added."""
    ours = sorted(file.stem for file in FOLDER.glob("*.json") if "." not in file.stem and file.stem != "look")
    return (*ours, *_added)


def add(file: str | os.PathLike[str]) -> Board:
    """Make a board file known by its id, as the package's own boards are; BoardError lists what is wrong with it."""
    board = _load(file)
    if _file_of(board.id) not in (None, Path(file).resolve()):
        raise _refused("taken", f"There is a board {board.id} already; give this one another id.", file)
    _added[board.id] = Path(file).resolve()
    return board


def _file_of(name: str) -> Path | None:
    return _added.get(name) or (FOLDER / f"{name}.json" if name in ids() else None)


def read(source: Source) -> Any:
    """The JSON value behind an id or a file; a parsed board is handed through."""
    if not isinstance(source, str | os.PathLike):
        return source
    file = (_file_of(source) if isinstance(source, str) else None) or Path(source)
    try:
        with file.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        ours = ", ".join(ids())
        why = error.strerror if isinstance(error, OSError) else "No file can have this name"
        raise _refused("no_file", f"{source or repr(source)}: {why}. Our own boards are {ours}.", source) from None
    if len(raw) > MAX_BYTES:
        raise _refused("too_large", f"The file is larger than {MAX_BYTES // 1_000_000} MB.", source)
    return parse(raw, source)


def parse(raw: bytes | str, source: object = "The text") -> Any:
    try:
        return json.loads(raw, parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_unique)
    except UnicodeDecodeError:
        raise _refused("bad_json", "The file is not UTF-8 text.", source) from None
    except RecursionError:
        raise _refused("bad_json", "Brackets are nested too deeply.", source) from None
    except json.JSONDecodeError as error:
        if not raw.strip():
            raise _refused("bad_json", "The file is empty.", source) from None
        what = error.msg.removesuffix(" starting at")
        raise _refused("bad_json", f"Not JSON in line {error.lineno}, column {error.colno}: {what}.", source) from None
    except ValueError as error:
        # Python's own words for a number of thousands of digits speak to programmers.
        what = "a number has too many digits" if "digits" in str(error) else str(error)
        raise _refused("bad_json", f"Not JSON: {what}.", source) from None


def _finite(digits: str) -> float:
    value = float(digits)
    return value if math.isfinite(value) else _no_constant(digits[:20])


def _no_constant(name: str) -> NoReturn:
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
    return _own(source) if isinstance(source, str) and source in ids() else _load(source)


@cache
def _own(name: str) -> Board:
    """A board of the package, read once: its file does not change while we run."""
    return _load(name)


def load_draft(source: Source) -> Board:
    """A board to look at while it is drawn: what its file says must be right, but it need not be playable yet."""
    return _load(source, is_draft=True)


def _load(source: Source, is_draft: bool = False) -> Board:
    board, faults = inspect(read(source), is_draft)
    fatal = [fault for fault in faults if fault.severity == "fault"]
    if board is None or fatal:
        raise BoardError(fatal, str(source) if isinstance(source, str | os.PathLike) else "The board")
    return board


def check(source: Source) -> list[Fault]:
    """Everything wrong with a board given as id, file or parsed file; an empty list is a good board."""
    try:
        return check_data(read(source))
    except BoardError as error:
        return error.faults
