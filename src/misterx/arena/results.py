"""The file that keeps a contest: a header, then one finished game a line, written by one run at a time."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from misterx.arena.alone import open_alone
from misterx.arena.standings import POINTS
from misterx.kernel.errors import MisterXError, quote

FORMAT = "misterx contest 1"
BEGINNING = json.dumps({"format": FORMAT})[:-1].encode()
SAME = ("format", "title", "players", "options", "bots", "seed")

Game = dict[str, Any]


@dataclass
class Found:
    """What a file holds of a contest."""

    games: list[Game] = field(default_factory=list)
    header: Mapping[str, Any] | None = None
    whole: bytes = b""  # without a last line that was cut off


def key_of(game: Mapping[str, Any]) -> tuple[str, str, int]:
    return game["x"], game["hunters"], game["seed"]


def read(file: Path, raw: bytes, wanted: Mapping[str, Any]) -> Found:
    """The games in a file of this contest, each once. A line that was cut off counts as not written."""
    whole, end, torn = raw.rpartition(b"\n")
    if torn.strip() and isinstance(_parse(torn), dict):  # nothing but the end of the line is missing
        whole, end = raw, b"\n"
    if not whole and (not raw or _is_begun(raw)):
        return Found()
    lines = whole.split(b"\n")
    header = _parse(lines[0])
    if isinstance(header, dict) and header.get("format") == FORMAT and not any(map(bytes.strip, lines[1:])):
        return Found()  # no game was played yet, whatever of
    if (
        not isinstance(header, dict)
        or type(header.get("deals")) is not int
        or any(header.get(key) != wanted[key] for key in SAME)
    ):
        raise MisterXError("other_contest", file=str(file))
    games: dict[tuple[str, str, int], Game] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            game = json.loads(line)
        except (ValueError, RecursionError):  # cut off, and gone on with after it
            continue
        if why := _what_is_wrong(game):
            raise MisterXError("bad_results", file=str(file), line=number, why=why)
        games.setdefault(key_of(game), game)
    return Found(list(games.values()), header, whole + end)


class Results:
    """A contest's games in a file that no other run may write to meanwhile; without a file they are kept here only."""

    def __init__(self, file: Path | None, header: Mapping[str, Any]) -> None:
        self.games: list[Game] = []
        self._path = file
        self._file: BinaryIO | None = None
        self._header: Mapping[str, Any] = json.loads(json.dumps(header))

    def __enter__(self) -> Results:
        if self._path:
            try:
                with _naming(self._path):
                    self._open(self._path)
            except BaseException:
                self.close()
                raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._file:
            self._file.close()

    def add(self, game: Game) -> None:
        """Keep a game; when this returns it is in the file."""
        if self._path:
            with _naming(self._path):
                self._write(_line(game))
        self.games.append(game)

    def _open(self, file: Path) -> None:
        if file.exists() and not file.is_file():  # a pipe or a device
            self._file = file.open("wb", buffering=0)
            self._write(_line(self._header))
        else:
            self._file = open_alone(file)
            self._take_up(self._file.read())

    def _take_up(self, raw: bytes) -> None:
        """Go on with what is there: cut off what was not finished, and let the header say how many deals it has now."""
        assert self._path
        assert self._file
        found = read(self._path, raw, self._header)
        self.games = found.games
        if not found.header:
            self._file.truncate(0)
            self._write(_line(self._header))
        elif found.header["deals"] < self._header["deals"]:
            self._rewrite(_line(self._header) + found.whole.partition(b"\n")[2])
        elif found.whole != raw:
            self._file.truncate(min(len(found.whole), len(raw)))
            self._write(found.whole[len(raw) :])

    def _rewrite(self, raw: bytes) -> None:
        """Everything anew, whole or not at all: under another name first, then in its place."""
        assert self._path
        assert self._file
        beside = self._path.with_name(f".{self._path.name}.{os.getpid()}")
        try:
            beside.write_bytes(raw)
            self._file.close()
            os.replace(beside, self._path)
        finally:
            beside.unlink(missing_ok=True)
        self._file = open_alone(self._path)

    def _write(self, raw: bytes) -> None:
        assert self._file
        while raw:
            raw = raw[self._file.write(raw) or 0 :]


def _line(entry: Mapping[str, Any]) -> bytes:
    return json.dumps(entry).encode() + b"\n"


def _parse(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _is_begun(raw: bytes) -> bool:
    """Whether this is a header that was cut off before its end."""
    return raw.startswith(BEGINNING) or BEGINNING.startswith(raw)


def _what_is_wrong(game: Any) -> str:
    if not isinstance(game, dict):
        return f"it is {quote(game)}."
    for key, kind, kind_name in (("x", str, "a bot"), ("hunters", str, "a bot"), ("seed", int, "a number")):
        if type(game.get(key)) is not kind:
            return f"{key} has to be {kind_name}, not {quote(game.get(key))}."
    if not isinstance(game.get("winner"), str) or game["winner"] not in POINTS:
        return f"winner has to be one of {', '.join(POINTS)}, not {quote(game.get('winner'))}."
    faults = game.get("faults", {})
    if not isinstance(faults, dict) or not all(_are_faults(side, told) for side, told in faults.items()):
        return f"faults are lists of the two sides, not {quote(faults)}."
    return ""


def _are_faults(side: Any, told: Any) -> bool:
    if side not in ("x", "hunters") or not isinstance(told, list):
        return False
    return all(isinstance(fault, dict) and isinstance(fault.get("kind"), str) for fault in told)


@contextmanager
def _naming(file: Path) -> Iterator[None]:
    """Whatever the system refuses, say for which file."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(file)) from None
