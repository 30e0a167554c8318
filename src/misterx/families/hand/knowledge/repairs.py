"""Mending a deal of hidden tickets in which the bag lacks some: one change after another, the best of them mostly.

Where the bag lacks a kind, some slot that has it then takes another kind, or is drawn at a later refill, for which a
slot that was drawn there comes sooner. Either way a hand holds, for some time, one kind instead of another; a change is
the better, the fewer lacks it leaves. Now and then any change is made, or it would go round in circles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from misterx.families.hand.schema.state import KINDS, SHAD, SYMBOLS, X

ANY_CHANGE = 4  # of so many changes one is any, on average
SHADOWS = sum(1 << kind for kind in range(SHAD, KINDS, SYMBOLS))


@dataclass(eq=False)
class Slot:
    """One ticket of a hidden hand."""

    hand: int
    allowed: int  # a mask of kinds
    gone: int | None  # the step at which it left the hand
    drawn: int = -1  # the step at which it came
    entry: int | None = None  # of the track, if it lies there face down
    kind: int = -1
    back: int = -1  # the step that brings it back into the bag; the end, if none does
    first: int = -1  # columns of the bag in which it is not there
    last: int = -1

    @property
    def is_fixed(self) -> bool:
        return self.allowed.bit_count() == 1


@dataclass
class Patience:
    """How much work may still be done: one for every change, and some for every deal (`sample.py`)."""

    left: int


class Change(NamedTuple):
    """Another kind for a slot; where it changes places with another slot, that one's kind, until it was drawn."""

    lacks: int  # how many more there are after it
    slot: Slot
    kind: int
    other: Slot | None


class Bag:
    """What the bag can spare of each kind: the least of each time in which no hidden hand draws or gives back."""

    def __init__(self, known: Any, slots: Sequence[Slot]) -> None:
        """`known` has a column for every step, without the tickets of slots that are fixed."""
        steps = known.shape[1]
        begins = np.zeros(steps + 1, np.int64)
        begins[[0, steps]] = 1
        for slot in slots:
            begins[slot.drawn + 1] = begins[slot.back + 1] = 1
        self.column: list[int] = (begins.cumsum() - 1).tolist()  # [step]
        # [kind, column]
        self.spare: Any = np.minimum.reduceat(known, np.flatnonzero(begins[:-1]), axis=1)
        for slot in slots:
            slot.first, slot.last = self.column[slot.drawn + 1], self.column[slot.back + 1]

    def least(self, slot: Slot) -> list[int]:
        """[kind]: what the bag can spare as long as a slot needs it."""
        return self.spare[:, slot.first : slot.last].min(1).tolist()  # type: ignore[no-any-return]

    def take(self, kind: int, first: int, last: int, tickets: int = 1) -> None:
        self.spare[kind, first:last] -= tickets

    def find_lack(self) -> tuple[int, int] | None:
        """The kind and the column of which it lacks most."""
        kind, column = divmod(int(self.spare.argmin()), self.spare.shape[1])
        return (kind, column) if self.spare[kind, column] < 0 else None

    def lacks_after(self, kind: int, first: int, last: int) -> list[int]:
        """[kind]: how many more lacks there are if that kind is taken for some time instead of this one."""
        fewer = int((self.spare[kind, first:last] < 0).sum())
        return [more - fewer for more in (self.spare[:, first:last] <= 0).sum(1).tolist()]


class Mender:
    """Changes slots until the bag lacks nothing."""

    def __init__(
        self,
        bag: Bag,
        drawn: dict[int, list[Slot]],
        refills: Mapping[int, Sequence[int]],
        bans: Mapping[int, Sequence[tuple[int, int]]],
        below: Callable[[int], int],
    ) -> None:
        self.bag, self.drawn, self.refills, self.bans, self.below = bag, drawn, refills, bans, below
        self.all = [slot for slots in drawn.values() for slot in slots]

    def mend(self, most: int, patience: Patience) -> bool:
        """Whether the bag lacks nothing after at most so many changes."""
        for _ in range(min(most, patience.left)):
            lack = self.bag.find_lack()
            if lack is None:
                return True
            changes = self._find_changes(*lack)
            if not changes:
                return False
            patience.left -= 1
            if self.below(ANY_CHANGE):
                least = min(change.lacks for change in changes)
                changes = [change for change in changes if change.lacks == least]
            self._make(changes[self.below(len(changes))])
        return self.bag.find_lack() is None

    def _find_changes(self, kind: int, column: int) -> list[Change]:
        found: list[Change] = []
        for slot in self.all:
            if slot.kind == kind and slot.first <= column < slot.last:
                if not slot.is_fixed:
                    lacks = self.bag.lacks_after(kind, slot.first, slot.last)
                    others = (other for other in range(KINDS) if slot.allowed >> other & 1 and other != kind)
                    found += [Change(lacks[other], slot, other, None) for other in others]
                for refill in self.refills[slot.hand]:
                    if slot.drawn < refill and self.bag.column[refill + 1] > column:
                        if slot.gone is not None and refill > slot.gone:
                            break
                        found += self._change_places(slot, refill)
        return found

    def _change_places(self, slot: Slot, refill: int) -> list[Change]:
        """Slots of a later refill that may come sooner instead of this one."""
        lacks = self.bag.lacks_after(slot.kind, slot.first, self.bag.column[refill + 1])
        banned = self._banned(slot, refill)
        others = (other for other in self.drawn[refill] if other.kind != slot.kind and not banned >> other.kind & 1)
        return [Change(lacks[other.kind], slot, other.kind, other) for other in others]

    def _banned(self, slot: Slot, refill: int) -> int:
        """A mask of the kinds that the hand cannot have held between; where he stayed, shadows were counted."""
        banned = 0
        for step, kinds in self.bans.get(slot.hand, ()):
            if slot.drawn < step < refill:
                banned |= kinds | (SHADOWS if slot.hand == X else 0)
        return banned

    def _make(self, change: Change) -> None:
        slot, other = change.slot, change.other
        last = slot.last if other is None else other.first
        self.bag.take(slot.kind, slot.first, last, -1)
        self.bag.take(change.kind, slot.first, last)
        if other is None:
            slot.kind = change.kind
            return
        other.allowed &= ~self._banned(slot, other.drawn)
        sooner, later = self.drawn[slot.drawn], self.drawn[other.drawn]
        sooner[sooner.index(slot)], later[later.index(other)] = other, slot
        slot.drawn, other.drawn = other.drawn, slot.drawn
        slot.first, other.first = other.first, slot.first
