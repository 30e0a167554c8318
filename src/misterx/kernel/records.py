"""Records: declared once as classes with typed fields, NumPy records when the game runs.

    class Lamp(Record):
        lit: I8
        hours: I16s = shape(24)

A class says what its records hold, in the order of their bytes. mypy reads it as it stands, so that a misspelt field
fails; `Lamp.DTYPE` is the NumPy type made from it. Records are never instances of the class: copying one is a memcpy, a
batch is an array, its bytes are its digest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from struct import Struct, calcsize
from typing import Annotated, Any, ClassVar, Protocol, Self, TypeVar, cast, get_args, get_type_hints, overload

import numpy as np
import numpy.typing as npt

# Types of single numbers, and of arrays of them.
I8 = Annotated[int, np.int8]
I16 = Annotated[int, np.int16]
I32 = Annotated[int, np.int32]
I64 = Annotated[int, np.int64]
F32 = Annotated[float, np.float32]
Flag = Annotated[int, np.int8, "flag"]  # 0 or 1
I8s = Annotated[npt.NDArray[np.int8], np.int8]
I16s = Annotated[npt.NDArray[np.int16], np.int16]
I32s = Annotated[npt.NDArray[np.int32], np.int32]
I64s = Annotated[npt.NDArray[np.int64], np.int64]
F32s = Annotated[npt.NDArray[np.float32], np.float32]
F64s = Annotated[npt.NDArray[np.float64], np.float64]
Open = Annotated[Any, "open"]  # a record, or an array of them, of a type that is chosen with the sizes


class Numbers(Protocol):
    """What rules write a list of numbers into, moves above all."""

    def __getitem__(self, place: int, /) -> Any: ...

    def __setitem__(self, place: int, number: int, /) -> None: ...


LETTERS = {"int8": "b", "int16": "h", "int32": "i", "int64": "q"}  # by which the standard library packs numbers

# A field named like a method of NumPy's scalars cannot be read as an attribute when interpreted.
_TAKEN = {name for name in dir(np.record) if not name.startswith("_")}


@dataclass(frozen=True)
class Capacity:
    """A size that is chosen when a record type is made: `shape(STATIONS * 24)`."""

    name: str
    times: int = 1
    per: int = 1

    def __mul__(self, times: int) -> Capacity:
        return Capacity(self.name, self.times * times, self.per)

    def __floordiv__(self, per: int) -> Capacity:
        return Capacity(self.name, self.times, self.per * per)


Size = int | Capacity


@dataclass(frozen=True)
class Shape:
    sizes: tuple[Size, ...]

    def at(self, room: Mapping[str, int]) -> tuple[int, ...]:
        return tuple(size if isinstance(size, int) else room[size.name] * size.times // size.per for size in self.sizes)

    @property
    def is_fixed(self) -> bool:
        return all(isinstance(size, int) for size in self.sizes)


def shape(*sizes: Size) -> Any:
    """How large the array in a field is."""
    return Shape(sizes)


@dataclass(frozen=True)
class Choice:
    values: tuple[str, ...]


def choice(*values: str) -> Any:
    """What the numbers of a field are called: 0 is the first."""
    return Choice(values)


class Record:
    """What a record holds. A subclass adds its fields after those of its base."""

    DTYPE: ClassVar[Any]  # the NumPy type, where every size is fixed
    CHOICES: ClassVar[dict[str, tuple[str, ...]]]  # fields whose numbers have names
    FLAGS: ClassVar[tuple[str, ...]]
    dtype: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        declared = _declared(cls)
        cls.CHOICES = {name: value.values for name, value in declared.items() if isinstance(value, Choice)}
        cls.FLAGS = tuple(name for name, hint in _fields(cls).items() if get_args(hint)[2:] == ("flag",))
        is_open = any(get_args(hint)[1:] == ("open",) for hint in _fields(cls).values())
        if not is_open and all(value.is_fixed for value in declared.values() if isinstance(value, Shape)):
            cls.DTYPE = cls.with_room()

    @classmethod
    def with_room(cls, **room: Any) -> Any:
        """The NumPy type of records with room for so many of what they hold; `room` names the types of open fields."""
        declared = _declared(cls)
        fields = []
        for name, hint in _fields(cls).items():
            size = declared[name].at(room) if isinstance(declared.get(name), Shape) else ()
            if isinstance(hint, type) and issubclass(hint, Record):  # a record within this one
                fields.append((name, hint.DTYPE, size))
            else:
                number = room[name] if get_args(hint)[1:] == ("open",) else np.dtype(get_args(hint)[1])
                fields.append((name, number, size))
        return record_type(fields)

    # What NumPy's records and those laid open can do, as far as we use it.
    def __getitem__(self, name: str) -> Any:
        raise NotImplementedError

    def __setitem__(self, name: str, value: Any) -> None:
        raise NotImplementedError

    def tobytes(self) -> bytes:
        raise NotImplementedError

    def copy(self) -> Self:
        raise NotImplementedError

    def pack(self) -> None:
        raise NotImplementedError


R = TypeVar("R", bound=Record)


def _fields(cls: type) -> dict[str, Any]:
    """The fields of a class with their types, those of its bases first."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: hint for name, hint in hints.items() if name not in Record.__annotations__}


def _declared(cls: type) -> dict[str, Any]:
    """The sizes and choices given to the fields of a class and its bases."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        found |= {name: value for name, value in vars(base).items() if isinstance(value, Shape | Choice)}
    return found


def record_type(fields: list[tuple[Any, ...]]) -> Any:
    """An aligned record type whose size is a multiple of 8, so that neighbours in a batch do not straddle words."""
    clash = sorted({field[0] for field in fields} & _TAKEN)
    if clash:
        raise TypeError(f"record fields {clash} are names of NumPy's own")
    make: Any = np.dtype
    plain = make(fields, align=True)
    size = -(-plain.itemsize // 8) * 8
    names = list(plain.names or ())
    spec: dict[str, Any] = {
        "names": names,
        "formats": [plain.fields[name][0] for name in names],
        "offsets": [plain.fields[name][1] for name in names],
        "itemsize": size,
        "aligned": True,
    }
    return make((np.record, make(spec)))


@overload
def new_record(kind: type[R]) -> R: ...
@overload
def new_record(kind: np.dtype[Any]) -> Any: ...
def new_record(kind: Any) -> Any:
    """One zeroed record of a class or of a NumPy type."""
    return np.zeros(1, getattr(kind, "DTYPE", kind))[0]


def copy_record(record: R) -> R:
    """A copy that shares nothing, padding included."""
    return cast(R, np.frombuffer(bytearray(record.tobytes()), record.dtype)[0])


class InterpretedRecord:
    """A record laid open for interpreted play: arrays are views into it, single numbers plain integers.

    Reading a field of a NumPy record takes a microsecond, of this object a twentieth. `pack` writes the numbers back.
    """

    def __init__(self, record: Any) -> None:
        self.dtype = record.dtype
        self._record = record
        for name in record.dtype.names:
            value = record[name]
            setattr(self, name, value if isinstance(value, np.ndarray) else int(value))

    def pack(self) -> None:
        for name in self.dtype.names:
            value = getattr(self, name)
            if not isinstance(value, np.ndarray):
                self._record[name] = value


class OpenedCopy(InterpretedRecord):
    """The same over memory of its own: all single numbers that lie side by side are read at once, and written back."""

    def __init__(self, record: Any) -> None:
        self.dtype = record.dtype
        self._memory = bytearray(record.tobytes())
        self._record = np.frombuffer(self._memory, self.dtype)[0]
        self._spans, arrays = _lay_out(self.dtype)
        for names, numbers, start, _ in self._spans:
            self.__dict__.update(zip(names, numbers.unpack_from(self._memory, start), strict=True))
        for name, (field, start) in arrays:
            self.__dict__[name] = np.ndarray(field.shape, field.base, self._memory, start)

    def pack(self) -> None:
        for _, numbers, start, get in self._spans:
            numbers.pack_into(self._memory, start, *get(self))


@cache
def _lay_out(dtype: Any) -> tuple[list[tuple[list[str], Struct, int, Any]], list[tuple[str, Any]]]:
    """The runs of neighbouring single numbers in a record, and its arrays."""
    arrays = [(name, dtype.fields[name]) for name in dtype.names if dtype[name].subdtype]
    runs: list[tuple[list[str], str, int]] = []
    for name in dtype.names:
        field, start = dtype.fields[name]
        if field.subdtype:
            continue
        if runs and runs[-1][2] + calcsize(runs[-1][1]) == start:
            runs[-1] = [*runs[-1][0], name], runs[-1][1] + LETTERS[field.name], runs[-1][2]
        else:
            runs.append(([name], "=" + LETTERS[field.name], start))
    return [(names, Struct(letters), start, _getter(names)) for names, letters, start in runs], arrays


def _getter(names: list[str]) -> Any:
    """Reads some fields, as a tuple also where it is one."""
    if len(names) > 1:
        return attrgetter(*names)
    read = attrgetter(*names)
    return lambda record: (read(record),)


def open_copy(record: R) -> tuple[R, R]:
    """A copy that shares nothing, and the same laid open; what is written to its single numbers waits for `pack`."""
    opened = OpenedCopy(record)
    return cast(R, opened._record), cast(R, opened)


def interpreted(record: R) -> R:
    """A record laid open; what is written to its single numbers stays there."""
    return cast(R, InterpretedRecord(record))
