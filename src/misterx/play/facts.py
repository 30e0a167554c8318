"""Every fact of a game in little room: as bytes, and equal ones of all games once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, overload

import msgspec

from misterx.families.shared.vocabulary import Fact
from misterx.play.append_only import InternedList

MOST_READ = 1024  # facts that are kept as objects too, since the latest are read by everybody

_write = msgspec.msgpack.Encoder().encode
_read = msgspec.msgpack.Decoder(tuple[int, str, dict[str, Any]]).decode


@lru_cache(MOST_READ)
def _unpack(packed: bytes) -> Fact:
    return Fact(*_read(packed))


class Facts(Sequence[Fact]):
    """A list of facts that only grows; copies share what they have in common."""

    __slots__ = ("_packed",)

    def __init__(self, packed: InternedList[bytes] | None = None) -> None:
        self._packed: InternedList[bytes] = InternedList() if packed is None else packed

    def copy(self) -> Facts:
        return Facts(self._packed.copy())

    def append(self, fact: Fact) -> None:
        self._packed.append(_write((fact.audience, fact.name, fact.values)))

    def __len__(self) -> int:
        return len(self._packed)

    @overload
    def __getitem__(self, at: int) -> Fact: ...
    @overload
    def __getitem__(self, at: slice) -> list[Fact]: ...
    def __getitem__(self, at: int | slice) -> Fact | list[Fact]:
        if isinstance(at, slice):
            return [_unpack(packed) for packed in self._packed[at]]
        return _unpack(self._packed[at])

    def __iter__(self) -> Iterator[Fact]:
        return map(_unpack, self._packed)
