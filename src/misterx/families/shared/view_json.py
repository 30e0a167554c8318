"""A view's record as JSON, by what its declaration says (`view_record.py`).

A view that went on from another shares with it what has not changed: only fields with other numbers are written anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import compress, count, product
from operator import attrgetter, ne
from typing import Any, NamedTuple

from misterx.families.shared.view_record import Told, fields_of
from misterx.families.shared.vocabulary import Vocabulary
from misterx.kernel.plain_records import Grid, Rows
from misterx.kernel.records import Record

Plain = dict[str, Any]


class Folded(NamedTuple):
    """What a viewer knows: as a record with the log beside it, and as JSON, which is shared and never written to."""

    view: Any
    log: Rows | None
    table: Plain


class Field:
    """A field of a view, or of a row of its log, with the words for its numbers."""

    def __init__(self, name: str, spec: Told, words: Vocabulary, is_column: bool) -> None:
        self.name, self.spec, self.is_column = name, spec, is_column
        self.key = spec.path[0].rstrip("?").removesuffix("[]")
        self.read = _reader(spec, words)
        self.holes = [word[1:].partition("}")[0].split() for word in spec.path if word.startswith("{")]
        # Whether each number stands by itself, one step below the name of its place.
        self.is_simple = len(spec.path) == 3 and spec.path[1].startswith("{") and not spec.path[2].endswith("[]")
        self.named: dict[tuple[int, ...], tuple[str, ...]] = {}  # [places]: the path with their names in it


def _reader(spec: Told, words: Vocabulary) -> Callable[[int], Any]:
    """What a number of this field is called."""
    meaning, none = spec.meaning, spec.none
    if isinstance(meaning, tuple):
        return lambda number: None if number == none else meaning[number]
    if meaning == "object":
        return lambda number: {} if number not in (none, 0) else None
    if meaning == "number":
        return lambda number: None if number == none else number
    if meaning == "station":
        stations = words.stations
        return lambda number: None if number == none else stations[number]
    return lambda number: None if number == none else words.read(meaning, number)


class ViewWriter:
    """Writes the views of one game."""

    def __init__(self, words: Vocabulary, view: type[Record], row: type[Record] | None = None) -> None:
        self.words = words
        # How many places of an array are in this game, where that is fewer than there is room for.
        self.lengths = {"pawn": len(words.pawns), "stock": len(words.stocks), "ticket": len(words.tickets)}
        fields = [Field(name, spec, words, False) for name, spec in fields_of(view).items()]
        fields += [Field(name, spec, words, True) for name, spec in (fields_of(row) if row else {}).items()]
        self.groups: dict[str, list[Field]] = {}  # [key of the JSON]: the fields that say what stands there
        for field in fields:
            self.groups.setdefault(field.key, []).append(field)
        # The numbers of a view that decide whether something is written anew, and the key of what that is.
        deciding = {(field.spec.count, field.key) for field in fields if field.spec.count}
        deciding |= {(field.name, field.key) for field in fields if not field.is_column}
        names, self._keys = zip(*sorted(deciding), strict=True)
        self._read_all = attrgetter(*names)
        self._in_rows = {field.key for field in fields if field.is_column}

    def write(self, view: Any, log: Rows | None = None, before: Folded | None = None) -> Plain:
        """The JSON of a record; of one that went on from another, given what that was."""
        if before is None:
            table: Plain = {}
            for key in self.groups:
                self._write_group(table, key, view, log, None)
            return table
        table = before.table.copy()
        for key in self._changed(view, log, before):
            piece: Plain = {}
            self._write_group(piece, key, view, log, before)
            table[key] = piece[key]
        return table

    def _changed(self, view: Any, log: Rows | None, before: Folded) -> set[str]:
        """The keys under which other numbers stand than before."""
        now, then = self._read_all(view), self._read_all(before.view)
        changed = set(compress(self._keys, map(ne, now, then)))
        if log is not None and before.log is not None:
            if any(row is not old for row, old in zip(log.rows, before.log.rows, strict=False)):
                changed |= self._in_rows
        return changed

    def _write_group(self, table: Plain, key: str, view: Any, log: Rows | None, before: Folded | None) -> None:
        fields = self.groups[key]
        if fields[0].spec.count and len(fields[0].spec.path) > 1:
            table[key] = self._write_log(fields, view, log, before)
        elif before and fields[0].holes and (changed := self._change_places(fields, view, before)):
            table[key] = changed
        else:
            for field in fields:
                self._put_field(table, field, view, log)

    # Lists of objects

    def _write_log(self, fields: list[Field], view: Any, log: Rows | None, before: Folded | None) -> list[Plain]:
        """A list as long as another field says, one field of each object in it; what has not changed stays."""
        count = getattr(view, fields[0].spec.count)
        kept: list[Plain] = before.table[fields[0].key] if before else []
        listed = []
        for place in range(count):
            if before and place < len(kept) and self._is_same(fields, place, view, log, before):
                listed.append(kept[place])
                continue
            entry: Plain = {}
            for field in fields:
                self._put(entry, field, field.spec.path[1:], self._at(field, place, view, log))
            listed.append(entry)
        return listed

    def _is_same(self, fields: list[Field], place: int, view: Any, log: Rows | None, before: Folded) -> bool:
        if log is not None and before.log is not None and fields[0].is_column:
            return log.rows[place] is before.log.rows[place]
        return all(getattr(view, field.name)[place] == getattr(before.view, field.name)[place] for field in fields)

    def _at(self, field: Field, place: int, view: Any, log: Rows | None) -> Any:
        if not field.is_column:
            return getattr(view, field.name)[place]
        assert log is not None
        return getattr(log.rows[place], field.name)

    # All else

    def _put_field(self, table: Plain, field: Field, view: Any, log: Rows | None) -> None:
        spec = field.spec
        if spec.count:
            count = getattr(view, spec.count)
            table[field.key] = [field.read(self._at(field, place, view, log)) for place in range(count)]
            return
        value = getattr(view, field.name)
        if spec.path[0].endswith("?"):
            self._put_in_object(table, field, value)
        elif spec.path[0].endswith("[]"):
            table[field.key] = self._list(field, value)
        elif spec.sizes:
            self._put_places(table, field, value)
        else:
            self._put(table, field, spec.path, value)

    def _list(self, field: Field, values: Sequence[int]) -> list[Any]:
        numbers, none = list(values), field.spec.none
        found = numbers[: numbers.index(none)] if none in numbers else numbers
        read = [field.read(number) for number in found]
        return sorted(read) if field.spec.ordered else read

    def _put(self, table: Plain | None, field: Field, path: tuple[str, ...], value: Any) -> None:
        """One number, or the list that an array's last places are."""
        spec, last = field.spec, path[-1]
        if last.endswith("[]"):
            read: Any = self._list(field, value)
            if spec.optional and not read:
                return
            last = last[:-2]
        elif spec.optional and value == spec.none:
            return
        else:
            read = field.read(value)
        for word in path[:-1]:
            table = table.setdefault(word, {}) if table is not None else None
        if table is not None:  # else that whole object is null
            table[last] = read

    def _put_in_object(self, table: Plain, field: Field, number: int) -> None:
        """A field of an object that is null as long as its first field says nothing."""
        if field.key not in table:
            table[field.key] = None if number == field.spec.none else {}
        if table[field.key] is not None:
            table[field.key][field.spec.path[1]] = field.read(number)

    def _put_places(self, table: Plain, field: Field, values: Any) -> None:
        """The numbers of an array, each where its place says."""
        spec = field.spec
        first = next(number for number, word in enumerate(spec.path) if word.startswith("{"))
        for word in spec.path[:first]:
            table = table.setdefault(word, {})
        for places in self._places(field, values):
            if places not in field.named:
                field.named[places] = self._name(field, spec.path[first:], places)
            if isinstance(values, Grid):
                value: Any = values[places] if len(places) == 2 else values.row(places[0])
            else:
                value = values[places[0]]
            self._put(table, field, field.named[places], value)

    def _change_places(self, fields: list[Field], view: Any, before: Folded) -> Plain | None:
        """What was said of some places, with those numbers changed that are others; None if more is to be done."""
        table = dict(before.table[fields[0].key])
        own: set[str] = set()
        for field in fields:
            now, then = getattr(view, field.name), getattr(before.view, field.name)
            if now == then:
                continue
            if not field.is_simple:
                return None
            is_grid = isinstance(now, Grid)
            numbers, old = (now.numbers, then.numbers) if is_grid else (now, then)
            for place in compress(count(), map(ne, numbers, old)):
                number = numbers[place]
                path = field.named.get(divmod(place, now.shape[1]) if is_grid else (place,))
                if path is None or path[0] not in table or (field.spec.optional and number == field.spec.none):
                    return None
                if path[0] not in own:
                    own.add(path[0])
                    table[path[0]] = dict(table[path[0]])
                table[path[0]][path[1]] = field.read(number)
        return table

    def _name(self, field: Field, path: tuple[str, ...], places: tuple[int, ...]) -> tuple[str, ...]:
        names = iter([str(self.words.read(hole[0], place)) for hole, place in zip(field.holes, places, strict=True)])
        return tuple(next(names) + word.partition("}")[2] if word.startswith("{") else word for word in path)

    def _places(self, field: Field, values: Any) -> Iterator[tuple[int, ...]]:
        """The places of an array that are in this game; of one with optional values those that say something."""
        spec = field.spec
        sizes = values.shape if isinstance(values, Grid) else (len(values),)
        spans = [self._span(hole, size) for hole, size in zip(field.holes, sizes, strict=False)]
        if spec.optional and not isinstance(values, Grid):
            return ((place,) for place, number in enumerate(values) if number != spec.none and place in spans[0])
        return product(*spans)

    def _span(self, hole: list[str], size: int) -> range:
        meaning, *span = hole
        if span:
            first, last = map(int, span[0].split("-"))
            return range(first, last + 1)
        return range(min(size, self.lengths.get(meaning, size)))
