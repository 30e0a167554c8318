"""What a side knows, as numbers in a fixed order: the fields of the family's `View`, which facts alone can fill.

Nothing here can see a state. Arrays are cut to what a game has: its pawns, its tickets, the stations of its board. Of a
log without a bound the latest rows are told, the newest first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.families.contract import Family
from misterx.families.shared.view_record import Told, fields_of
from misterx.families.shared.vocabulary import Vocabulary

LATEST = 16  # rows of a log without a bound
NUMBER = np.int32
LEAST = -1  # nothing is told
LOG = "log."  # begins the names of the fields of such rows

Observation = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Column:
    """Where a field stands in an observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str
    count: str  # of a log's rows: the field that says how many there are

    @property
    def end(self) -> int:
        return self.start + int(np.prod(self.shape, dtype=int))


class Layout:
    """The numbers of an observation: which field each belongs to."""

    def __init__(self, family: Family, words: Vocabulary) -> None:
        self._lengths = {
            "pawn": len(words.pawns),
            "stock": len(words.stocks),
            "ticket": len(words.tickets),
            "station": len(words.stations),
        }
        self.columns: list[Column] = []
        self.rows: list[Column] = []
        self.size = 0
        # Fields without a declared place, such as how long a list is, are numbers like the others.
        told = {name: Told(()) for name in family.View.DTYPE.names} | fields_of(family.View)
        in_rows = fields_of(family.ROW) if family.ROW else {}
        for name in family.View.DTYPE.names:
            self.columns.append(self._column(name, told[name], family.View.DTYPE[name].shape))
        for name, spec in in_rows.items():
            assert family.ROW
            self.rows.append(self._column(LOG + name, spec, (LATEST, *family.ROW.DTYPE[name].shape)))
        self.blank = {LOG + name: spec.none or 0 for name, spec in in_rows.items()}

    def _column(self, name: str, spec: Told, room: tuple[int, ...]) -> Column:
        holes = [word[1:].partition("}")[0] for word in spec.path if word.startswith("{")]
        named = [self._lengths.get(hole) for hole in holes] + [None] * len(room)
        shape = tuple(size if most is None else min(size, most) for size, most in zip(room, named, strict=False))
        meaning = spec.meaning if isinstance(spec.meaning, str) else "number"
        column = Column(name, self.size, shape, meaning, spec.count)
        self.size = column.end
        return column

    def read(self, view: npt.NDArray[Any], out: Observation) -> None:
        """Write views, an array of records, into the rows of `out`."""
        for column in self.columns:
            cut: tuple[Any, ...] = (..., *map(slice, column.shape))
            out[..., column.start : column.end] = view[column.name][cut].reshape(*view.shape, -1)

    def read_rows(self, counts: dict[str, int], log: npt.NDArray[Any], out: Observation) -> None:
        """Write the latest rows of one log."""
        for column in self.rows:
            count = min(counts[column.count], LATEST)
            numbers = np.full(column.shape, self.blank[column.name], NUMBER)
            newest = counts[column.count]
            numbers[:count] = log[column.name.removeprefix(LOG)][newest - count : newest][::-1]
            out[column.start : column.end] = numbers.reshape(-1)

    def of(self, numbers: Observation, field: str) -> Observation:
        """A field's numbers in an observation, in its shape."""
        column = next(column for column in (*self.columns, *self.rows) if column.name == field)
        return numbers[..., column.start : column.end].reshape((*numbers.shape[:-1], *column.shape))
