"""Everything that happened in a game, and what each viewer may have of it.

The work after a move is the same in a long game as in a short one: the table of those who have heard the same
is folded once and kept, and facts are listed by audience when they are told.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from misterx.families.contract import Family
from misterx.families.shared.view_fold import ViewFold
from misterx.families.shared.view_json import Folded, Plain
from misterx.families.shared.vocabulary import Fact, Vocabulary
from misterx.kernel.codes import TO_ALL, TO_X, audience_bit
from misterx.kernel.events import pack_fact, unpack_fact
from misterx.play.append_only import AppendOnlyList
from misterx.play.facts import Facts

ALL = "all"
PARTS = (TO_X, TO_ALL & ~TO_X)  # audiences at the beginning of a game
PLACE = "I"  # four bytes a place


class EventLog:
    """The facts of one game. Copies share what they have in common."""

    def __init__(self, family: Family, words: Vocabulary, options: Plain) -> None:
        self.facts = Facts(words, family.FACTS)
        self.folding = ViewFold(family, words, options)
        numbers = {declared.name: code for code, declared in family.FACTS.items()}
        # Facts that hold for a moment, by number, and the fact that ends each.
        self._fleeting = {numbers[name]: numbers[end] for name, end in family.FLEETING.items()}
        self.settled = 0  # facts that every audience may have: those before an unfinished turn
        self.moment = 0  # where the facts of the latest decision begin
        self.disclosed: int | None = None  # where the facts begin that were told because the game is over
        # Audiences in parts, whoever is in one has heard the very same facts; [part]: the places of these.
        self._heard: dict[int, AppendOnlyList[int]] = {part: AppendOnlyList(array(PLACE)) for part in PARTS}
        self._parts: dict[str, int] = {}  # [viewer]: the part that he is in, as far as somebody asked
        self._folded: dict[int, tuple[int, Folded]] = {}  # [part]: how many facts are in its latest view, and the view

    def copy(self) -> EventLog:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.facts = self.facts.copy()
        twin._heard = {part: places.copy() for part, places in self._heard.items()}
        twin._folded = self._folded.copy()  # views in it are never written to
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """All but what is found again: views, and how they are folded."""
        return {**self.__dict__, "folding": None, "_folded": {}}

    def tell(self, packed: Sequence[bytes]) -> None:
        """Take in facts as the rules told them."""
        for fact in packed:
            place = len(self.facts)
            self.facts.append(fact)
            audience = unpack_fact(fact)[1]
            for part in tuple(self._heard):
                if part & audience not in (0, part):
                    self._divide(part, audience)
            for part, places in self._heard.items():
                if part & audience:
                    places.append(place)

    def _divide(self, part: int, audience: int) -> None:
        """Some of a part have heard what others have not: from now on they are two parts, with one past."""
        two = (part & audience, part & ~audience)
        past = self._heard.pop(part)
        self._parts = {}
        self._heard |= {each: past.copy() for each in two}
        if part in self._folded:
            self._folded |= dict.fromkeys(two, self._folded.pop(part))

    def audience_class(self, viewer: str) -> int:
        """Viewers of one part have heard the very same facts; 0 is the analyst's, who hears all."""
        if viewer not in self._parts:
            bit = 0 if viewer == ALL else audience_bit(viewer)
            self._parts[viewer] = next(part for part in self._heard if part & bit) if bit else 0
        return self._parts[viewer]

    def end_moment(self) -> None:
        """The game goes on: what was shown for a moment is hidden again, and everybody hears that (BX-056)."""
        latest = range(self.moment, len(self.facts)) if self._fleeting else ()
        codes = [self.facts.numbers(place)[0] for place in latest]
        ended = dict.fromkeys(self._fleeting[code] for code in codes if code in self._fleeting)
        is_settled = self.settled == len(self.facts)
        self.tell([pack_fact(code, TO_ALL) for code in ended])
        if is_settled:
            self.publish_turn()
        self.moment = len(self.facts)
        self.facts.forget()

    def publish_turn(self) -> None:
        """No turn is in progress: everybody may have all that was told to him."""
        self.settled = len(self.facts)

    def disclose(self) -> None:
        """The game is over: everybody learns what he did not know (SY-OP-24)."""
        self.disclosed = len(self.facts)
        told = [self.facts.numbers(place) for place in range(self.disclosed)]
        self.tell([pack_fact(fact[0], TO_ALL & ~fact[1], fact[2:]) for fact in told if fact[1] != TO_ALL])

    def visible(self, viewer: str, since: int = 0) -> list[Fact]:
        """The facts that a viewer may see, from his number `since` on."""
        places = self._places(viewer)
        heard = places[since : self._count(viewer, places, len(self.facts))]
        return [self.facts.latest(place) if place >= self.moment else self.facts[place] for place in heard]

    def aside(self, viewer: str, since: int = 0) -> list[int]:
        """Which of these facts are not for everybody, by their place among them."""
        places = self._places(viewer)
        heard = places[since : self._count(viewer, places, len(self.facts))]
        return [number for number, place in enumerate(heard) if self.facts.numbers(place)[1] != TO_ALL]

    def count(self, viewer: str) -> int:
        """How many facts a viewer may see."""
        return self._count(viewer, self._places(viewer), len(self.facts))

    def count_past(self, viewer: str) -> int:
        """How many of them were told before the latest decision."""
        return self._count(viewer, self._places(viewer), self.moment)

    def view(self, viewer: str) -> Folded:
        """What a viewer knows. All who have heard the same share it: it is read, and never written to."""
        part = self.audience_class(viewer)
        places = self._places(viewer) if part == 0 else self._heard[part]
        count = self._count(viewer, places, len(self.facts))
        done, latest = self._folded.get(part, (0, self.folding.blank))
        if count > done or part not in self._folded:
            latest = self.folding.go_on(latest, map(self.facts.numbers, places[done:count]))
            self._folded[part] = count, latest
        return latest

    def whole(self) -> Plain:
        """The table with every secret on it."""
        told = range(len(self.facts) if self.disclosed is None else self.disclosed)
        return self.folding.go_on(self.folding.blank, map(self.facts.numbers, told)).table

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
