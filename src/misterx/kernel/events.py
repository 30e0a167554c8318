"""Facts, and the sink that they are written to.

A family declares each fact once, as a tuple with named fields whose types say what their numbers mean:

    @fact(1)
    class Placed(NamedTuple):
        pawn: Pawn
        station: Station

A rule tells it to an audience: `emit(events, TO_ALL, Placed(pawn, node))`. A sink is an int32 array: row 0 holds
the count, each further row one fact: its number, its audience, its values. In playouts the sink is None and every fact
compiles away.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from struct import Struct
from typing import Annotated, NamedTuple, TypeVar, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from misterx.kernel.jit import machine

Sink = npt.NDArray[np.int32] | None

CAPACITY = 2048  # facts of one decision
MOST_FIELDS = 4

# What the number in a field means; a game's words (`families/shared/vocabulary.py`) turn it into a name.
Pawn = Annotated[int, "pawn"]
Station = Annotated[int, "station"]
Ticket = Annotated[int, "ticket"]
Mode = Annotated[int, "mode"]
Stock = Annotated[int, "stock"]
Side = Annotated[int, "side"]
Reason = Annotated[int, "reason"]
Yes = Annotated[int, "flag"]
Number = Annotated[int, "number"]

F = TypeVar("F", bound=type)


class Declared(NamedTuple):
    """What is known of a fact beside its fields' values."""

    code: int
    name: str  # as events call it
    meanings: tuple[tuple[str, str], ...]  # (field, meaning)


DECLARED: dict[type, Declared] = {}


def fact(code: int, name: str | None = None) -> Callable[[F], F]:
    """Declare a fact; its name is that of its class in small letters, if none is given."""

    def declare(cls: F) -> F:
        fields = get_type_hints(cls, include_extras=True)
        if len(fields) > MOST_FIELDS:
            raise TypeError(f"{cls.__name__} has more than {MOST_FIELDS} fields")
        meanings = tuple((field, get_args(hint)[1]) for field, hint in fields.items())
        DECLARED[cls] = Declared(code, name or re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower(), meanings)
        return cls

    return declare


def facts_in(module: str) -> dict[int, Declared]:
    """The facts that a module declares, by their numbers."""
    found = [declared for cls, declared in DECLARED.items() if cls.__module__ == module]
    if len({declared.code for declared in found}) < len(found):
        raise TypeError(f"two facts of {module} share a number")
    return {declared.code: declared for declared in found}


def code_of(cls: type) -> int:
    """The number of a fact."""
    return DECLARED[cls].code


def new_sink() -> npt.NDArray[np.int32]:
    return np.zeros((CAPACITY, 2 + MOST_FIELDS), np.int32)


@machine("emit")
def emit(events: Sink, audience: int, fact: tuple[int, ...]) -> None:
    """Write one fact for one audience."""
    if events is not None:
        row = int(events[0, 0]) + 1
        events[0, 0] = row
        events[row, 0] = code_of(type(fact))
        events[row, 1] = audience
        events[row, 2 : 2 + len(fact)] = fact
        events[row, 2 + len(fact) :] = 0


# One fact as the bytes that it has in a sink: its number, its audience, its values.
_PACKED = Struct(f"={2 + MOST_FIELDS}i")


def facts_of(sink: npt.NDArray[np.int32]) -> list[bytes]:
    """The facts in a sink, each by itself."""
    told, size = sink[1 : sink[0, 0] + 1].tobytes(), _PACKED.size
    return [told[start : start + size] for start in range(0, len(told), size)]


def pack_fact(code: int, audience: int, values: tuple[int, ...] = ()) -> bytes:
    return _PACKED.pack(code, audience, *values, *[0] * (MOST_FIELDS - len(values)))


def unpack_fact(packed: bytes) -> tuple[int, ...]:
    """The number of a fact, its audience, and its values, with zeros behind them."""
    return _PACKED.unpack(packed)
