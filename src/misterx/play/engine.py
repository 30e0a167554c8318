"""The rules as one game calls them: compiled where that costs nothing, interpreted otherwise."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from misterx.families.registry import FAMILIES
from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.verbs import VERBS
from misterx.kernel.cache import is_ready
from misterx.kernel.events import facts_of, new_sink
from misterx.kernel.jit import compiled
from misterx.kernel.records import copy_record, interpreted, open_copy
from misterx.play.legal import book_of


class Room(NamedTuple):
    """Where rules write their answers. It is read out at once, so the games of a thread share one."""

    moves: Any
    weights: Any
    sink: Any


class Rooms(threading.local):
    """A thread's rooms, one for each size."""

    def __init__(self) -> None:
        self._by_size: dict[int, Room] = {}

    def of(self, most: int) -> Room:
        if most not in self._by_size:
            self._by_size[most] = Room(np.zeros(most, np.int32), np.zeros(most, np.int32), new_sink())
        return self._by_size[most]


_rooms = Rooms()


def room_for(most: int) -> Room:
    """This thread's room for so many moves."""
    return _rooms.of(most)


class Engine:
    """One game's rules: what may be done now, and what a decision brings."""

    def __init__(self, family: str, board: Any, rules: Any, words: Vocabulary) -> None:
        self.family = FAMILIES[family]
        self.board, self.rules, self.words = board, rules, words
        self.book = book_of(family, words)
        # Loading numba takes longer than a game between people; who has loaded it gains by it.
        self._compiled = "numba" in sys.modules and is_ready(family)
        if self._compiled:
            self._verbs = {verb.__name__: compiled(getattr(self.family, verb.__name__), self.family) for verb in VERBS}
        else:
            self._loose = interpreted(board), interpreted(rules)
            self._latest: tuple[Any, Any] = (None, None)  # a state that was just made, and the same laid open

    def _ask(self, verb: str, state: Any, *rest: Any) -> Any:
        """What a verb answers that leaves the state as it is."""
        if self._compiled:
            return self._verbs[verb](self.board, self.rules, state, *rest)
        latest, opened = self._latest
        return getattr(self.family, verb)(*self._loose, opened if latest is state else interpreted(state), *rest)

    def decider(self, state: Any) -> int:
        return int(self._ask("decider", state))

    def legal(self, state: Any) -> list[int]:
        room = room_for(self.family.MOST_MOVES)
        count = self._ask("legal", state, room.moves)
        return room.moves[:count].tolist()  # type: ignore[no-any-return]

    def chance(self, state: Any) -> tuple[list[int], list[int]]:
        room = room_for(self.family.MOST_MOVES)
        count = self._ask("chance", state, room.moves, room.weights)
        return room.moves[:count].tolist(), room.weights[:count].tolist()

    def apply(self, state: Any, move: int) -> tuple[Any, list[bytes]]:
        """The state after a decision, and the facts that it gave out; the state before stays as it was."""
        sink = self._sink()
        if self._compiled:
            after = copy_record(state)
            self._verbs["apply"](self.board, self.rules, after, move, sink)
        else:
            after, opened = open_copy(state)
            self.family.apply(*self._loose, opened, move, sink)
            opened.pack()
            self._latest = after, opened
        return after, facts_of(sink)

    def resume(self, state: Any) -> tuple[Any, list[bytes]]:
        """A position brought to its next decision, with what happens on the way."""
        after = copy_record(state)
        sink = self._sink()
        loose = interpreted(after)
        self.family.advance(interpreted(self.board), interpreted(self.rules), loose, sink)
        loose.pack()
        return after, facts_of(sink)

    def announce(self, state: Any, position: Any) -> list[bytes]:
        """The facts that lay out a table: everything that a position says, each for its audience."""
        sink = self._sink()
        self.family.announce(self.board, self.rules, state, position, sink)
        return facts_of(sink)

    def note(self, state: Any, view: Any, seat: str, text: str) -> list[bytes]:
        """The facts of a mark that a seat puts on the table; `view` is that seat's."""
        sink = self._sink()
        assert self.family.take_note
        self.family.take_note(self.words, self.rules, state, view, seat, text, sink)
        return facts_of(sink)

    def _sink(self) -> Any:
        """An empty sink."""
        sink = room_for(self.family.MOST_MOVES).sink
        sink[0, 0] = 0
        return sink


def entries(engine: Engine, state: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """The kernels that an engine calls, with arguments of the types that it calls them with."""
    moves, weights, sink = room_for(engine.family.MOST_MOVES)
    rest: dict[str, tuple[Any, ...]] = {"legal": (moves,), "chance": (moves, weights), "apply": (0, sink)}
    for verb in VERBS:
        name = verb.__name__
        yield getattr(engine.family, name), (engine.board, engine.rules, state, *rest.get(name, ()))
