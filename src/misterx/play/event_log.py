"""Everything that happened in a game, and what each viewer may have of it.

The work after a move is the same in a long game as in a short one: the table of those who have heard the same
is folded once and kept, and facts are listed by audience when they are told.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from types import MappingProxyType
from typing import Any

from misterx.families.shared.vocabulary import Fact
from misterx.kernel.codes import TO_ALL, TO_X, audience_bit
from misterx.kernel.plain import copy_plain
from misterx.play.append_only import AppendOnlyList
from misterx.play.facts import Facts

ALL = "all"
PARTS = (TO_X, TO_ALL & ~TO_X)  # audiences at the beginning of a game
PLACE = "I"  # four bytes a place

Table = dict[str, Any]


class EventLog:
    """The facts of one game. Copies share what they have in common."""

    def __init__(
        self,
        new_view: Callable[[], Table],
        fold: Callable[[Table, str, dict[str, Any]], None],
        fleeting: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._new_view, self._fold = new_view, fold
        self._fleeting = fleeting  # facts that hold for a moment, by name, and the fact that ends each
        self.facts = Facts()
        self.settled = 0  # facts that every audience may have: those before an unfinished turn
        self.moment = 0  # where the facts of the latest decision begin
        self.disclosed: int | None = None  # where the facts begin that were told because the game is over
        # Audiences in parts, whoever is in one has heard the very same facts; [part]: the places of these.
        self._heard: dict[int, AppendOnlyList[int]] = {part: AppendOnlyList(array(PLACE)) for part in PARTS}
        self._folded: dict[int, tuple[int, Table]] = {}  # [part]: how many facts are in its latest table, and the table

    def copy(self) -> EventLog:
        twin = copy(self)
        twin.facts = self.facts.copy()
        twin._heard = {part: places.copy() for part, places in self._heard.items()}
        twin._folded = self._folded.copy()  # tables in it are never written to
        return twin

    def tell(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            for part in tuple(self._heard):
                if part & fact.audience not in (0, part):
                    self._divide(part, fact.audience)
            for part, places in self._heard.items():
                if part & fact.audience:
                    places.append(len(self.facts))
            self.facts.append(fact)

    def _divide(self, part: int, audience: int) -> None:
        """Some of a part have heard what others have not: from now on they are two parts, with one past."""
        two = (part & audience, part & ~audience)
        past = self._heard.pop(part)
        self._heard |= {each: past.copy() for each in two}
        if part in self._folded:
            self._folded |= dict.fromkeys(two, self._folded.pop(part))

    def audience_class(self, viewer: str) -> int:
        """Viewers of one part have heard the very same facts; 0 is the analyst's, who hears all."""
        if viewer == ALL:
            return 0
        bit = audience_bit(viewer)
        for part in self._heard:
            if part & bit:
                return part
        raise KeyError(viewer)

    def end_moment(self) -> None:
        """The game goes on: what was shown for a moment is hidden again, and everybody hears that (BX-056)."""
        names = (fact.name for fact in self.facts[self.moment :]) if self._fleeting else ()
        ended = dict.fromkeys(self._fleeting[name] for name in names if name in self._fleeting)
        is_settled = self.settled == len(self.facts)
        self.tell([Fact(TO_ALL, name, {}) for name in ended])
        if is_settled:
            self.publish_turn()
        self.moment = len(self.facts)

    def publish_turn(self) -> None:
        """No turn is in progress: everybody may have all that was told to him."""
        self.settled = len(self.facts)

    def disclose(self) -> None:
        """The game is over: everybody learns what he did not know (SY-OP-24)."""
        self.disclosed = len(self.facts)
        secrets = [fact for fact in self.facts[: self.disclosed] if fact.audience != TO_ALL]
        self.tell([Fact(TO_ALL & ~fact.audience, fact.name, fact.values) for fact in secrets])

    def visible(self, viewer: str, since: int = 0) -> list[Fact]:
        """The facts that a viewer may see, from his number `since` on."""
        places = self._places(viewer)
        return [self.facts[place] for place in places[since : self._count(viewer, places, len(self.facts))]]

    def count(self, viewer: str) -> int:
        """How many facts a viewer may see."""
        return self._count(viewer, self._places(viewer), len(self.facts))

    def count_past(self, viewer: str) -> int:
        """How many of them were told before the latest decision."""
        return self._count(viewer, self._places(viewer), self.moment)

    def table(self, viewer: str) -> Table:
        """The table as a viewer knows it. All who have heard the same share it: it is read, and never written to."""
        part = self.audience_class(viewer)
        places = self._places(viewer) if part == 0 else self._heard[part]
        done, latest = self._folded.get(part) or (0, self._new_view())
        count = self._count(viewer, places, len(self.facts))
        if count > done or part not in self._folded:
            latest = copy_plain(latest)  # copies of this game may go another way
            for place in places[done:count]:
                fact = self.facts[place]
                self._fold(latest, fact.name, fact.values)
            self._folded[part] = count, latest
        return latest

    def whole(self) -> Table:
        """The table with every secret on it."""
        table = self._new_view()
        for fact in self.facts[: self.disclosed]:
            self._fold(table, fact.name, fact.values)
        return table

    def _places(self, viewer: str) -> AppendOnlyList[int] | range:
        """Where the facts are that a viewer hears of; the analyst of a finished game hears of all, once."""
        if viewer == ALL:
            return range(len(self.facts) if self.disclosed is None else self.disclosed)
        return self._heard[self.audience_class(viewer)]

    def _count(self, viewer: str, places: AppendOnlyList[int] | range, end: int) -> int:
        """How many of a viewer's facts lie before this place.

        A turn in progress is known to the one whose turn it is, and to nobody else.
        """
        before = end if viewer == "x" else min(end, self.settled)
        return min(before, len(places)) if isinstance(places, range) else places.count_below(before)
