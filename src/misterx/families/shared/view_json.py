"""A view's record as JSON, by what its declaration says (`view_record.py`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from misterx.families.shared.view_record import Told, fields_of
from misterx.families.shared.vocabulary import Vocabulary
from misterx.kernel.records import Record

Plain = dict[str, Any]


class ViewWriter:
    """Writes the views of one game."""

    def __init__(
        self, words: Vocabulary, lengths: Mapping[str, int], view: type[Record], row: type[Record] | None = None
    ) -> None:
        """`lengths` says how many places of an array are in this game, where that is fewer than there is room for."""
        self.words, self.lengths = words, lengths
        self.fields = fields_of(view)
        self.columns = fields_of(row) if row else {}

    def write(self, view: Any, log: Any = None) -> Plain:
        table: Plain = {}
        for name, spec in self.fields.items():
            self._put_field(table, spec, view, view[name])
        for name, spec in self.columns.items():
            self._put_field(table, spec, view, log[name])
        return table

    def _put_field(self, table: Plain, spec: Told, view: Any, value: Any) -> None:
        first = spec.path[0]
        if first.endswith("?"):
            self._put_in_object(table, spec, int(value))
        elif spec.count:
            self._put_in_list(table, spec, value[: view[spec.count]])
        elif first.endswith("[]"):
            table[first[:-2]] = self._list(spec, value.tolist())
        elif spec.sizes:
            self._put_places(table, spec, value)
        else:
            self._put(table, spec, spec.path, int(value))

    def _read(self, spec: Told, number: int) -> Any:
        if number == spec.none:
            return None
        if isinstance(spec.meaning, tuple):
            return spec.meaning[number]
        if spec.meaning == "object":
            return {} if number else None
        return self.words.read(spec.meaning, number)

    def _list(self, spec: Told, numbers: list[int]) -> list[Any]:
        found = numbers[: numbers.index(spec.none)] if spec.none in numbers else numbers
        read = [self._read(spec, number) for number in found]
        return sorted(read) if spec.ordered else read

    def _put(self, table: Plain | None, spec: Told, path: tuple[str, ...], value: Any) -> None:
        """One number, or the list that an array's last places are."""
        is_list = path[-1].endswith("[]")
        read = self._list(spec, value.tolist()) if is_list else self._read(spec, value)
        if spec.optional and (not read if is_list else value == spec.none):
            return
        for word in path[:-1]:
            table = table.setdefault(word, {}) if table is not None else None
        if table is not None:  # else that whole object is null
            table[path[-1].removesuffix("[]")] = read

    def _put_in_object(self, table: Plain, spec: Told, number: int) -> None:
        """A field of an object that is null as long as its first field says nothing."""
        name, field = spec.path[0][:-1], spec.path[1]
        if name not in table:
            table[name] = None if number == spec.none else {}
        if table[name] is not None:
            table[name][field] = self._read(spec, number)

    def _put_in_list(self, table: Plain, spec: Told, values: Any) -> None:
        """A list as long as another field says: of values, or one field of each object in it."""
        listed = table.setdefault(spec.path[0][:-2], [])
        if len(spec.path) == 1:
            listed += [self._read(spec, number) for number in values.tolist()]
            return
        listed += [{} for _ in range(len(values) - len(listed))]
        for each, value in zip(listed, values, strict=True):
            self._put(each, spec, spec.path[1:], value if value.shape else int(value))

    def _put_places(self, table: Plain, spec: Told, values: Any) -> None:
        """The numbers of an array, each where its place says."""
        first = next(number for number, word in enumerate(spec.path) if word.startswith("{"))
        for word in spec.path[:first]:
            table = table.setdefault(word, {})
        path = spec.path[first:]
        holes = [word[1:].partition("}")[0].split() for word in path if word.startswith("{")]
        for places in self._places(spec, holes, values):
            names = iter([str(self.words.read(hole[0], place)) for hole, place in zip(holes, places, strict=True)])
            named = tuple(next(names) + word.partition("}")[2] if word.startswith("{") else word for word in path)
            value = values[places]
            self._put(table, spec, named, value if value.shape else int(value))

    def _places(self, spec: Told, holes: list[list[str]], values: Any) -> Iterator[tuple[int, ...]]:
        """The places of an array that are in this game; of one with optional values those that say something."""
        spans = [self._span(hole, size) for hole, size in zip(holes, values.shape, strict=False)]
        if spec.optional and len(spans) == 1 and values.ndim == 1:
            return ((int(place),) for place in (values != spec.none).nonzero()[0] if place in spans[0])
        return product(*spans)

    def _span(self, hole: list[str], size: int) -> range:
        meaning, *span = hole
        if span:
            first, last = map(int, span[0].split("-"))
            return range(first, last + 1)
        return range(min(size, self.lengths.get(meaning, size)))
