"""Records in plain Python: single numbers are integers, arrays are `array`s, and copies cost next to nothing.

Rules that read and write a few numbers of a small record run several times faster on them than on NumPy's, interpreted.
`tobytes` gives the very bytes that NumPy's record of the same class would have.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache
from typing import Any, Self, TypeVar, cast

import numpy as np

from misterx.kernel.records import LETTERS, Record

R = TypeVar("R", bound=Record)


class Grid:
    """Numbers in rows and columns."""

    __slots__ = ("numbers", "shape")

    def __init__(self, shape: tuple[int, int], numbers: array[int]) -> None:
        self.shape, self.numbers = shape, numbers

    def __getitem__(self, place: tuple[int, int]) -> int:
        return self.numbers[place[0] * self.shape[1] + self._column(place[1])]

    def __setitem__(self, place: tuple[int, int], number: int) -> None:
        self.numbers[place[0] * self.shape[1] + self._column(place[1])] = number

    def _column(self, column: int) -> int:
        if not 0 <= column < self.shape[1]:
            raise IndexError(column)
        return column

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self.numbers == other.numbers

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        return self.shape[0]

    def row(self, place: int) -> list[int]:
        return self.numbers[place * self.shape[1] : (place + 1) * self.shape[1]].tolist()

    def copy(self) -> Grid:
        return Grid(self.shape, self.numbers[:])


class PlainRecord:
    """One record; each class of records has a class of these."""

    dtype: Any
    arrays: tuple[str, ...]  # the fields that hold a row of numbers
    grids: tuple[str, ...]  # and those that hold rows and columns

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__ = fields = self.__dict__.copy()
        for name in self.arrays:
            fields[name] = fields[name][:]
        for name in self.grids:
            fields[name] = fields[name].copy()
        return twin

    def tobytes(self) -> bytes:
        record = np.zeros(1, self.dtype)
        for name in self.dtype.names:
            value = getattr(self, name)
            record[name][0] = np.reshape(value.numbers, value.shape) if type(value) is Grid else value
        return record.tobytes()


@cache
def _class_of(kind: Any) -> type[PlainRecord]:
    sizes = {name: len(kind.DTYPE[name].shape) for name in kind.DTYPE.names}
    arrays, grids = (tuple(name for name, size in sizes.items() if size == many) for many in (1, 2))
    return type(f"Plain{kind.__name__}", (PlainRecord,), {"dtype": kind.DTYPE, "arrays": arrays, "grids": grids})


def plain_record(kind: type[R], filled: dict[str, int] | None = None) -> R:
    """A record in which all is 0, but for fields that are filled with another number."""
    record = _class_of(cast(Any, kind))()
    for name in kind.DTYPE.names:
        field, number = kind.DTYPE[name], (filled or {}).get(name, 0)
        value: Any = number
        if field.subdtype:
            numbers = array(LETTERS[field.base.name], [number]) * int(np.prod(field.shape))
            value = numbers if len(field.shape) == 1 else Grid(field.shape, numbers)
        setattr(record, name, value)
    return cast(R, record)


class Rows:
    """As many rows as are asked for. Copies share those that neither has asked for since."""

    __slots__ = ("_empty", "_own", "rows")

    def __init__(self, empty: Any, rows: list[Any] | None = None) -> None:
        self._empty = empty
        self.rows: list[Any] = [] if rows is None else rows
        self._own: set[int] = set()

    def __getitem__(self, place: int) -> Any:
        """A row to read and to write."""
        while len(self.rows) <= place:
            self._own.add(len(self.rows))
            self.rows.append(self._empty.copy())
        if place not in self._own:
            self._own.add(place)
            self.rows[place] = self.rows[place].copy()
        return self.rows[place]

    def __len__(self) -> int:
        """There is room for whatever is asked for; `rows` are those that were."""
        return sys.maxsize

    def copy(self) -> Rows:
        self._own = set()
        return Rows(self._empty, self.rows[:])
