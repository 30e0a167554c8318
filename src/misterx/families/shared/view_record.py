"""Views as records: declared once, folded by a kernel from facts, written as JSON by what the declaration says.

A field of a `View` says where its numbers stand in the JSON, and what they mean:

    round_no: I16 = told("round")
    turn: I8 = told("turn", "side", none=NOBODY)
    station: I16s = told("pawns.{pawn}.station", "station", PAWNS, none=NOWHERE)
    moved: I8s = told("moved[]", "pawn", PAWNS, none=0)
    log_ticket: I8s = told("log[].ticket", "ticket", ENTRIES, count="entries")
    winner: I8 = told("result?.winner", "side", none=NOBODY)

What a comment behind a field says stands in docs/notation.md, too.

`{pawn}` stands for the name of the place in the array, `{pawn 1-10}` for those places alone. `[]` makes a list, which
ends at the first place with nothing in it, or where another field says so. `?` marks an object that is null where its
first field says nothing; a field that means "object" says that for each place.

What has no bound lies beside the view in the rows of another record, the log, whose fields are declared likewise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from typing import Any, TypeVar, get_type_hints

from misterx.kernel.events import DECLARED
from misterx.kernel.jit import kernel
from misterx.kernel.plain_records import Rows, plain_record
from misterx.kernel.records import Record, Shape, Size

F = TypeVar("F", bound=Callable[..., None])
R = TypeVar("R", bound=Record)
Fold = Callable[[Any, Any, tuple[int, ...]], None]  # adds a fact to a view and its log
Meaning = str | tuple[str, ...]  # of the vocabulary, or the names of the numbers themselves, 0 first


@dataclass(frozen=True)
class Told(Shape):
    """Where a field's numbers stand in the JSON of a view."""

    path: tuple[str, ...] = ()
    meaning: Meaning = "number"
    none: int | None = None  # the number that says nothing
    optional: bool = False  # left out where there is nothing, in place of null
    ordered: bool = False  # a list by its values
    count: str = ""  # the view's field that says how long a list is


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


def fields_of(declared: type[Record]) -> dict[str, Told]:
    """What a view, or a row of its log, tells, in order."""
    return {name: spec for name, spec in vars(declared).items() if isinstance(spec, Told)}


def new_view(view: type[R]) -> R:
    """A view to which nothing has been told."""
    return plain_record(view, {name: spec.none or 0 for name, spec in fields_of(view).items()})


def new_log(row: type[Record]) -> Rows:
    """A log in which nothing has been written."""
    return Rows(new_view(row))


def takes_in(fact: type) -> Callable[[F], F]:
    """Mark the kernel that adds one kind of fact to a view."""

    def mark(function: F) -> F:
        function.__takes_in__ = fact  # type: ignore[attr-defined]
        return kernel(function)

    return mark


def make_fold(scope: dict[str, Any]) -> Callable[[Any, Any, int, int, int, int, int], None]:
    """One kernel that adds a fact of any kind, from those that a module marks with `takes_in`.

    Beside the view it is handed the log: as many rows as there may be entries, None where the view has no log.
    """
    lines = ["def fold(view, log, code, a, b, c, d):"]
    for number, (name, function, fact) in enumerate(_marked(scope)):
        values = ", ".join("abcd"[: len(get_type_hints(fact))])
        table = "view, log" if _takes_log(function) else "view"
        lines += [
            f"    {'elif' if number else 'if'} code == {DECLARED[fact].code}:",
            f"        {name}({table}, {fact.__name__}({values}))",
        ]
    made: dict[str, Any] = {}
    exec("\n".join(lines), scope, made)
    made["fold"].__module__ = scope["__name__"]
    return kernel(made["fold"])  # type: ignore[no-any-return]


def folds_in(scope: dict[str, Any]) -> dict[int, Fold]:
    """The same kernels by the numbers of the facts that they add, to be run as they stand."""
    return {DECLARED[fact].code: _interpret(function, fact) for _, function, fact in _marked(scope)}


def _interpret(function: Callable[..., None], fact: Any) -> Fold:
    make, end = fact._make, 2 + len(get_type_hints(fact))
    if _takes_log(function):
        return lambda view, log, numbers: function(view, log, make(numbers[2:end]))
    return lambda view, log, numbers: function(view, make(numbers[2:end]))


def _marked(scope: dict[str, Any]) -> list[tuple[str, Callable[..., None], type]]:
    marked = [(name, function, getattr(function, "__takes_in__", None)) for name, function in scope.items()]
    return [(name, function, fact) for name, function, fact in marked if fact]


def _takes_log(function: Callable[..., None]) -> bool:
    return len(signature(function).parameters) == 3
