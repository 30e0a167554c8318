"""The table as a state again, from the facts that one viewer saw: what bots and deduction stand on.

For Mister X the shadow is the true state, byte for byte. For everybody else it is the true state but for his station,
and `possible` is the set of stations where he can be.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.knowledge.deduction import (
    exclude,
    include,
    only,
    possible_movers,
    possible_moves,
    possible_starts,
    possible_stays,
)
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import HUNTERS_TURN, IN_SUPPLY, OFF_BOARD, OVER, X_LEG, X_TURN, State, X
from misterx.families.transit.specials import SPECIALS, begin_round
from misterx.families.transit.stations import is_shared
from misterx.kernel.bits import words_of
from misterx.kernel.graph import Graph
from misterx.kernel.records import copy_record, interpreted

Set = npt.NDArray[np.int64]
SEEN = {name: take for special in SPECIALS for name, take in special.SEEN.items()}

# Why a set is what it is. The first four say where he can be anew, the others take stations away.
STARTED, STATED, MOVED, WAITED = "started", "stated", "moved", "waited"
SHOWN, SEARCHED, ABLE = "shown", "searched", "able"
FRESH = (STARTED, STATED, MOVED, WAITED)


def members(known: Set) -> list[int]:
    """The nodes in a set."""
    bits = np.unpackbits(known.astype("<u4").view(np.uint8), bitorder="little")
    return np.flatnonzero(bits).tolist()


@dataclass(frozen=True)
class Step:
    """One thing that the public learnt, and where he could be after it."""

    cause: str
    possible: Set
    facts: dict[str, Any] = field(default_factory=dict)
    closed: dict[int, str] = field(default_factory=dict)  # [node]: who or what closed it when he moved


class KnownTable:
    """Facts in, state and possible stations out."""

    def __init__(self, words: Vocabulary, board: Graph, rules: Rules, state: State) -> None:
        """`state` is the table before the deal, which is public."""
        self.words = words
        self.board: Graph = interpreted(board)
        self.rules: Rules = interpreted(rules)
        self.record = copy_record(state)
        self.state = interpreted(self.record)
        self.possible: Set = np.zeros(words_of(board), np.int64)
        self.history: list[tuple[int, Set]] = []  # (ticket, where he could be after it and all that was searched)
        self.steps: list[Step] = []
        self._begun = False
        self._listed: tuple[bytes, list[int]] = (b"", [])

    def see(self, fact: dict[str, Any]) -> None:
        """Take in one fact."""
        if special := SEEN.get(fact["event"]):
            special(self, fact)
        else:
            getattr(self, "_" + fact["event"])(fact)

    def packed(self) -> State:
        """The state as a record of its own."""
        self.state.pack()
        return copy_record(self.record)

    def stations(self) -> list[int]:
        """The possible stations by their numbers."""
        now = self.possible.tobytes()
        if now != self._listed[0]:
            self._listed = now, self.numbers(self.possible)
        return self._listed[1].copy()

    def numbers(self, known: Set) -> list[int]:
        """A set as the stations' numbers."""
        stations = self.words.stations
        return sorted([stations[node] for node in members(known)])

    def _step(self, cause: str, closed: dict[int, str] | None = None, **facts: Any) -> None:
        self.steps.append(Step(cause, self.possible.copy(), facts, closed or {}))

    def _closed(self) -> dict[int, str]:
        """What stands in his way, by name."""
        found = {int(node): "roadblock" for node in self.state.roadblocks[: self.rules.roadblocks] if node >= 0}
        for pawn in range(1, self.rules.hunters + 1):
            place = int(self.state.pos[pawn])
            if place >= 0 and not is_shared(self.board, self.rules, self.state, place):
                found[place] = self.words.pawns[pawn]
        return found

    def pawn(self, fact: dict[str, Any]) -> int:
        return self.words.pawns.index(fact["pawn"])

    def node(self, fact: dict[str, Any]) -> int:
        return self.words.node[fact["station"]]

    def _placed(self, fact: dict[str, Any]) -> None:
        self.state.pos[self.pawn(fact)] = self.node(fact)

    def _start_dealt(self, fact: dict[str, Any]) -> None:
        if self.state.entries == 0:
            self.state.x = self.node(fact)
            if self.rules.always_visible:
                self._begin()
                only(self.board, self.possible, self.state.x)
                self._step(SHOWN, entry=0, station=fact["station"])

    def _begin(self) -> None:
        """The deal is done: before his first entry he is on a start card."""
        if not self._begun:
            self._begun = True
            possible_starts(self.board, self.state, self.possible)
            self._step(STARTED, self._closed())

    def _turn_started(self, fact: dict[str, Any]) -> None:
        self._begin()
        state = self.state
        state.round_no = fact["round"]
        state.turn = 0
        if fact["side"] == "x":
            state.phase, state.legs, state.doubled = X_TURN, 1, 0
            state.moved = 0
            begin_round(state)
            if fact["can_move"]:
                possible_movers(self.board, self.rules, state, self.possible, self.possible.copy())
                self._step(ABLE, round=fact["round"])
        else:
            state.phase, state.legs, state.doubled = HUNTERS_TURN, 0, 0
            state.moved = state.out
            begin_round(state)

    def _ordered(self, fact: dict[str, Any]) -> None:
        self.state.order[fact["place"]] = self.pawn(fact)

    def _next_pawn(self, fact: dict[str, Any]) -> None:
        self.state.turn = self.state.order.tolist().index(self.pawn(fact))

    def _tickets(self, fact: dict[str, Any]) -> None:
        stock = X if fact["stock"] in ("reserve", "x") else self.words.stocks.index(fact["stock"])
        self.state.tickets[stock, self.words.tickets.index(fact["ticket"])] = fact["left"]

    def _doubles(self, fact: dict[str, Any]) -> None:
        self.state.doubles = fact["left"]

    def _double_played(self, fact: dict[str, Any]) -> None:
        self.state.legs += fact["moves"] - 1
        self.state.doubled += fact["moves"] - 1

    def _vanished(self, fact: dict[str, Any]) -> None:
        pass

    def _entry_covered(self, fact: dict[str, Any]) -> None:
        ticket = self.words.tickets.index(fact["ticket"])
        self.history.append((ticket, self.possible))
        self.possible = np.zeros_like(self.possible)
        possible_moves(self.board, self.rules, self.state, ticket, self.history[-1][1], self.possible)
        self._step(MOVED, self._closed(), entry=fact["entry"], ticket=fact["ticket"])
        self.state.entries = fact["entry"]
        self.state.legs -= 1
        if self.state.legs > 0:
            self.state.phase = X_LEG

    def _entry_written(self, fact: dict[str, Any]) -> None:
        if fact["entry"] == self.state.entries:
            self.state.x = self.node(fact)

    def _revealed(self, fact: dict[str, Any]) -> None:
        if fact["entry"] == self.state.entries:
            only(self.board, self.possible, self.node(fact))
            self._step(SHOWN, entry=fact["entry"], station=fact["station"])
        self._entry_written(fact)

    def _entry_stated(self, fact: dict[str, Any]) -> None:
        """An entry that a position gives: what was searched before it is not known, only where he can be now."""
        self.state.entries = fact["entry"]

    def _possible(self, fact: dict[str, Any]) -> None:
        self._begun = True
        include(self.possible, self.node(fact))
        shown = [step.facts for step in self.steps if step.cause == SHOWN]
        self.history, self.steps = [], []
        self._step(STATED, entry=int(self.state.entries))
        if shown and self.stations() == [shown[-1]["station"]] and shown[-1]["entry"] == self.state.entries:
            self._step(SHOWN, **shown[-1])

    def _stayed(self, fact: dict[str, Any]) -> None:
        self.history.append((-1, self.possible))
        self.possible = self.possible.copy()
        possible_stays(self.board, self.rules, self.state, self.possible)
        self._step(WAITED, entry=fact["entry"])
        self.state.entries = fact["entry"]

    def done(self, fact: dict[str, Any]) -> None:
        pawn, state = self.pawn(fact), self.state
        state.moved |= 1 << pawn
        state.turn += 1

    def arrived(self, fact: dict[str, Any]) -> None:
        self._placed(fact)
        exclude(self.possible, self.node(fact))
        self._step(SEARCHED, pawn=fact["pawn"], station=fact["station"], round=int(self.state.round_no))
        self.done(fact)

    _rode = arrived

    def _passed(self, fact: dict[str, Any]) -> None:
        self.done(fact)

    def _eliminated(self, fact: dict[str, Any]) -> None:
        self.state.out |= 1 << self.pawn(fact)
        self.state.moved |= 1 << self.pawn(fact)

    def _removed(self, fact: dict[str, Any]) -> None:
        self.state.pos[self.pawn(fact)] = OFF_BOARD

    def _blocked(self, fact: dict[str, Any]) -> None:
        slots = sorted(self.state.roadblocks[: self.rules.roadblocks].tolist())
        slots[slots.index(IN_SUPPLY)] = self.node(fact)
        self.state.roadblocks[: self.rules.roadblocks] = sorted(slots)

    def _unblocked(self, fact: dict[str, Any]) -> None:
        slots = self.state.roadblocks[: self.rules.roadblocks].tolist()
        slots[slots.index(self.node(fact))] = IN_SUPPLY
        self.state.roadblocks[: self.rules.roadblocks] = sorted(slots)

    def _ended(self, fact: dict[str, Any]) -> None:
        self.state.phase = OVER
