"""Views as records: declared once, folded by a kernel from facts, written as JSON by what the declaration says.

A field of a `View` says where its numbers stand in the JSON, and what they mean:

    round_no: I16 = told("round")
    turn: I8 = told("turn", "side", none=NOBODY)
    station: I16s = told("pawns.{pawn}.station", "station", PAWNS, none=NOWHERE)
    moved: I8s = told("moved[]", "pawn", PAWNS, none=0)
    log_ticket: I8s = told("log[].ticket", "ticket", ENTRIES, count="entries")
    winner: I8 = told("result?.winner", "side", none=NOBODY)

`{pawn}` stands for the name of the place in the array, `{pawn 1-10}` for those places alone. `[]` makes a list, which
ends at the first place with nothing in it, or where another field says so. `?` marks an object that is null where its
first field says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from itertools import product
from typing import Any, TypeVar, get_type_hints

from misterx.families.shared.vocabulary import Vocabulary
from misterx.kernel.events import DECLARED
from misterx.kernel.jit import kernel
from misterx.kernel.records import Record, Shape, Size, new_record

Plain = dict[str, Any]
F = TypeVar("F", bound=Callable[..., None])
Meaning = str | tuple[str, ...]  # of the vocabulary, or the names of the numbers themselves, 0 first


@dataclass(frozen=True)
class Told(Shape):
    """Where a field's numbers stand in the JSON of a view."""

    path: tuple[str, ...] = ()
    meaning: Meaning = "number"
    none: int | None = None  # the number that says nothing
    optional: bool = False  # left out where there is nothing, in place of null
    ordered: bool = False  # a list by its values
    count: str = ""  # the field that says how long a list is


def told(
    path: str,
    meaning: Meaning = "number",
    *sizes: Size,
    none: int | None = None,
    optional: bool = False,
    ordered: bool = False,
    count: str = "",
) -> Any:
    """Declare where a field stands in the JSON of a view."""
    return Told(sizes, tuple(path.split(".")), meaning, none, optional, ordered, count)


def fields_of(view: type[Record]) -> dict[str, Told]:
    """What a view declares, in order."""
    return {name: spec for name, spec in vars(view).items() if isinstance(spec, Told)}


def new_view(view: type[Record]) -> Any:
    """A view to which nothing has been told."""
    record = new_record(view)
    for name, spec in fields_of(view).items():
        if spec.none:
            record[name] = spec.none
    return record


class ViewWriter:
    """Writes the views of one game as JSON."""

    def __init__(self, view: type[Record], words: Vocabulary, lengths: Mapping[str, int]) -> None:
        """`lengths` says how many places of an array are in this game, where that is fewer than there is room for."""
        self.words = words
        self.fields = fields_of(view)
        self.lengths = lengths

    def write(self, view: Any) -> Plain:
        table: Plain = {}
        for name, spec in self.fields.items():
            value, first = view[name], spec.path[0]
            if first.endswith("?"):
                self._put_in_object(table, spec, int(value))
            elif spec.count:
                self._put_in_list(table, spec, value[: view[spec.count]].tolist())
            elif first.endswith("[]"):
                table[first[:-2]] = self._list(spec, value.tolist())
            elif spec.sizes:
                self._put_places(table, spec, value)
            else:
                self._put(table, spec, spec.path, int(value))
        return table

    def _read(self, spec: Told, number: int) -> Any:
        if number == spec.none:
            return None
        return self.words.read(spec.meaning, number) if isinstance(spec.meaning, str) else spec.meaning[number]

    def _put(self, table: Plain, spec: Told, path: tuple[str, ...], number: int) -> None:
        if spec.optional and number == spec.none:
            return
        for word in path[:-1]:
            table = table.setdefault(word, {})
        table[path[-1]] = self._read(spec, number)

    def _put_in_object(self, table: Plain, spec: Told, number: int) -> None:
        """A field of an object that is null as long as its first field says nothing."""
        name, field = spec.path[0][:-1], spec.path[1]
        if name not in table:
            table[name] = None if number == spec.none else {}
        if table[name] is not None:
            table[name][field] = self._read(spec, number)

    def _put_in_list(self, table: Plain, spec: Told, numbers: list[int]) -> None:
        """A field of each object in a list."""
        listed = table.setdefault(spec.path[0][:-2], [])
        listed += [{} for _ in range(len(numbers) - len(listed))]
        for each, number in zip(listed, numbers, strict=True):
            self._put(each, spec, spec.path[1:], number)

    def _list(self, spec: Told, numbers: list[int]) -> list[Any]:
        found = numbers[: numbers.index(spec.none)] if spec.none in numbers else numbers
        read = [self._read(spec, number) for number in found]
        return sorted(read) if spec.ordered else read

    def _put_places(self, table: Plain, spec: Told, values: Any) -> None:
        """The numbers of an array, each where its place says."""
        holes = [word[1:-1].split() for word in spec.path if word.startswith("{")]
        for places in product(*map(self._places, holes, values.shape)):
            names = iter([self.words.read(hole[0], place) for hole, place in zip(holes, places, strict=True)])
            path = tuple(next(names) if word.startswith("{") else word for word in spec.path)
            self._put(table, spec, path, int(values[places]))

    def _places(self, hole: list[str], size: int) -> range:
        """The places of an array that are in this game: all, or from one to another."""
        meaning, *span = hole
        if span:
            first, last = map(int, span[0].split("-"))
            return range(first, last + 1)
        return range(min(size, self.lengths.get(meaning, size)))


def takes_in(fact: type) -> Callable[[F], F]:
    """Mark the kernel that adds one kind of fact to a view."""

    def mark(function: F) -> F:
        function.__takes_in__ = fact  # type: ignore[attr-defined]
        return kernel(function)

    return mark


def make_fold(scope: dict[str, Any]) -> Callable[[Any, Any, int, int, int, int, int], None]:
    """One kernel that adds a fact of any kind, from those that a module marks with `takes_in`.

    Beside the view it is handed the log, where that has no bound: as many rows as there may be entries.
    """
    lines = ["def fold(view, log, code, a, b, c, d):"]
    for name, function in list(scope.items()):
        if fact := getattr(function, "__takes_in__", None):
            values = ", ".join("abcd"[: len(get_type_hints(fact))])
            table = "view, log" if len(signature(function).parameters) == 3 else "view"
            lines += [f"    if code == {DECLARED[fact].code}:", f"        {name}({table}, {fact.__name__}({values}))"]
    made: dict[str, Any] = {}
    exec("\n".join(lines), scope, made)
    made["fold"].__module__ = scope["__name__"]
    return kernel(made["fold"])  # type: ignore[no-any-return]
