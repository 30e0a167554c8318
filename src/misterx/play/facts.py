"""Every fact of a game in little room: as the numbers that the rules told, equal ones of all games once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import overload

from misterx.families.contract import Family
from misterx.families.shared.vocabulary import Fact, Vocabulary, read_fact
from misterx.kernel.codes import REASONS, SIDES, TO_ALL
from misterx.kernel.events import Declared, pack_fact, unpack_fact
from misterx.play.append_only import InternedList


def pack_end(family: Family, winner: str, reason: str) -> bytes:
    """The fact that the game is over, where the table says so and no rule."""
    ended = next(code for code, declared in family.FACTS.items() if declared.name == "ended")
    return pack_fact(ended, TO_ALL, (SIDES.index(winner), REASONS.index(reason)))


class Facts(Sequence[Fact]):
    """A list of facts that only grows; copies share what they have in common. It is read in the words of the game."""

    __slots__ = ("_declared", "_packed", "_read", "_words")

    def __init__(
        self, words: Vocabulary, declared: Mapping[int, Declared], packed: InternedList[bytes] | None = None
    ) -> None:
        self._words, self._declared = words, declared
        self._packed: InternedList[bytes] = InternedList() if packed is None else packed
        self._read: dict[int, Fact] = {}  # [place]: those of the present decision, since everybody hears them

    def copy(self) -> Facts:
        return Facts(self._words, self._declared, self._packed.copy())

    def append(self, packed: bytes) -> None:
        self._packed.append(packed)

    def forget(self) -> None:
        """The present decision is the past: it is read anew by whoever looks back."""
        self._read = {}

    def numbers(self, place: int) -> tuple[int, ...]:
        """A fact as the rules told it: its number, its audience, its values."""
        return unpack_fact(self._packed[place])

    def packed(self, start: int, end: int) -> list[bytes]:
        return self._packed[start:end]

    def latest(self, place: int) -> Fact:
        """A fact of the present decision, read once for all who hear it."""
        if place not in self._read:
            self._read[place] = self[place]
        return self._read[place]

    def __len__(self) -> int:
        return len(self._packed)

    @overload
    def __getitem__(self, at: int) -> Fact: ...
    @overload
    def __getitem__(self, at: slice) -> list[Fact]: ...
    def __getitem__(self, at: int | slice) -> Fact | list[Fact]:
        if isinstance(at, slice):
            return [read_fact(self._words, self._declared, unpack_fact(packed)) for packed in self._packed[at]]
        return read_fact(self._words, self._declared, unpack_fact(self._packed[at]))

    def __iter__(self) -> Iterator[Fact]:
        return iter(self[:])
