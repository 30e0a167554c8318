"""Views as rows of an array: the same fields in the same order, all of them numbers of 16 bits.

The kernels that fold facts into a view take these as they take the declared records, so what they write is an
observation already. Where a game needs less room than is declared, the arrays are cut: logs to the entries that it can
have, lists by station to the stations of its board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.families.contract import Family
from misterx.families.shared.view_record import Told, fields_of
from misterx.kernel.records import Record

NUMBER = np.int16
LATEST = 16  # rows of a log without a bound: of each entry, row (entry - 1) % 16
STEP = 4  # logs are cut to a multiple of this, so that few sizes are compiled for
STATIONS_STEP = 32
LOG = "log."  # begins the names of the fields of such rows


@dataclass(frozen=True)
class Place:
    """Where a field stands among the numbers of an observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str
    none: int  # what stands where nothing is told

    @property
    def end(self) -> int:
        return self.start + int(np.prod(self.shape, dtype=int))


class ViewArray:
    """The layout of one family's views as arrays."""

    def __init__(self, family: Family, stations: int, entries: int) -> None:
        self._most = {"entries": -(-entries // STEP) * STEP, "station": -(-stations // STATIONS_STEP) * STATIONS_STEP}
        self.view = self._type(family.View, self._cut)
        rows = [self._type(family.ROW, lambda told, shape: shape)] if family.ROW else []
        parts: list[Any] = [("view", self.view), *[("log", row, (LATEST,)) for row in rows]]
        self.whole: Any = np.dtype(parts)
        self.size = self.whole.itemsize // 2
        self.places: list[Place] = list(self._places(family.View, self.view, 0, "", ()))
        if family.ROW:
            start = self.view.itemsize // 2
            self.places += self._places(family.ROW, rows[0], start, LOG, (LATEST,))
        self.blank = np.zeros(1, self.whole)
        for kind, part in ((family.View, "view"), (family.ROW, "log")):
            for name, spec in fields_of(kind).items() if kind else ():
                self.blank[part][name] = spec.none or 0

    def _type(self, declared: type[Record], cut: Callable[[Told | None, tuple[int, ...]], tuple[int, ...]]) -> Any:
        """The declared record with numbers of one width."""
        told = fields_of(declared)
        fields = []
        for name in declared.DTYPE.names:
            fields.append((name, NUMBER, cut(told.get(name), declared.DTYPE[name].shape)))
        make: Any = np.dtype
        return make((np.record, make(fields, align=True)))

    def _cut(self, spec: Told | None, shape: tuple[int, ...]) -> tuple[int, ...]:
        if spec and shape and spec.count == "entries":
            return (min(shape[0], self._most["entries"]), *shape[1:])
        if spec and "{station}" in spec.path:
            return (min(shape[0], self._most["station"]), *shape[1:])
        return shape

    def _places(
        self, declared: type[Record], kind: Any, start: int, prefix: str, rows: tuple[int, ...]
    ) -> Iterable[Place]:
        told = fields_of(declared)
        for name in kind.names:
            spec = told.get(name, Told(()))
            meaning = spec.meaning if isinstance(spec.meaning, str) else ", ".join(filter(None, spec.meaning))
            yield Place(prefix + name, start + kind.fields[name][1] // 2, kind[name].shape, meaning, spec.none or 0)

    def of(self, numbers: npt.NDArray[Any], field: str) -> npt.NDArray[Any]:
        """A field's numbers in observations: a view into them, in the field's shape."""
        part, _, name = field.rpartition(".")
        records = numbers.view(self.whole)[..., 0]
        return records["log"][name] if part else records["view"][name]  # type: ignore[no-any-return]
