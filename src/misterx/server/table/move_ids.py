"""Which moves a table has made already: every browser marks its moves, so that none counts twice."""

from __future__ import annotations

from collections.abc import Iterable

Mark = tuple[str, str]  # of a seat, as its browser named it


class MoveIds:
    """Marks of a whole game, as numbers of 64 bits that only this process knows how to make: they are kept long."""

    def __init__(self, marks: Iterable[Mark] = ()) -> None:
        self._known = {hash(mark) for mark in marks}

    def add(self, mark: Mark) -> None:
        self._known.add(hash(mark))

    def __contains__(self, mark: Mark) -> bool:
        return hash(mark) in self._known
