"""A list that only grows, and whose copies cost nothing."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Self, TypeVar, overload

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)
MOST_SHARED = 1 << 13

_shared: dict[Any, Any] = {}


def share(value: H) -> H:
    """The one copy of this value that all games of a process keep: what is said at one table is said at many."""
    if len(_shared) >= MOST_SHARED:
        _shared.clear()  # whoever has a value keeps it
    found: H = _shared.setdefault(value, value)
    return found


class AppendOnlyList(Sequence[T]):
    """Copies share one list up to the length that each of them knows; whoever goes another way than the first to
    write takes a list of its own. So trying a move on a copy, and keeping the copy, never copies what went before."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T] | array[Any] | None = None, length: int = 0) -> None:
        self._items: Any = [] if items is None else items
        self._length = length

    def copy(self) -> Self:
        return type(self)(self._items, self._length)

    def append(self, item: T) -> None:
        if len(self._items) != self._length:
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def extend(self, items: Iterable[T]) -> None:
        for item in items:
            self.append(item)

    def count_below(self: AppendOnlyList[int], end: int) -> int:
        """How many of these numbers, which only grow, are below another."""
        return bisect_left(self._items, end, 0, self._length)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._length)
            return list(self._items[start:stop]) if step == 1 else [self._items[at] for at in range(start, stop, step)]
        if not -self._length <= at < self._length:
            raise IndexError(at)
        item: T = self._items[at % self._length]
        return item

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Sequence) and len(self) == len(other) and all(map(_same, self, other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"


class InternedList(AppendOnlyList[H]):
    """One whose items are shared with those of other games, so that a game costs a pointer for each."""

    __slots__ = ()

    def append(self, item: H) -> None:
        super().append(share(item))


def _same(a: Any, b: Any) -> bool:
    return bool(a == b)
