"""Where the thief can be, from what the public knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.fourth_family.cellar.schema import (
    GUARD,
    GUARD_TURN,
    OVER,
    X_TURN,
    Rooms,
    Rules,
    State,
    X,
    is_deal,
    pawn_of,
)

from misterx.families.shared.vocabulary import Vocabulary
from misterx.kernel.codes import SIDES
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers, copy_record

Fact = dict[str, Any]


class KnownTable:
    """The table from the facts that one viewer saw, and the sets of rooms where the thief could be, step by step."""

    def __init__(self, words: Vocabulary, board: Rooms, rules: Rules, state: State) -> None:
        self.words, self.board, self.rules, self.state = words, board, rules, copy_record(state)
        self.sets = [{room for room in range(board.rooms) if board.hideouts[room]}]

    def see(self, fact: Fact) -> None:
        getattr(self, "_" + fact["event"])(fact)

    def packed(self) -> State:
        return copy_record(self.state)

    def stations(self) -> list[int]:
        return sorted(self.words.stations[room] for room in self.sets[-1])

    def _placed(self, fact: Fact) -> None:
        self.state.pos[GUARD] = self.words.node[fact["station"]]

    def _walked(self, fact: Fact) -> None:
        self._placed(fact)
        self.sets[-1] = self.sets[-1] - {int(self.state.pos[GUARD])}

    def _start_dealt(self, fact: Fact) -> None:
        self.state.pos[X] = self.words.node[fact["station"]]

    _crept = _start_dealt

    def _heard(self, fact: Fact) -> None:
        doors, guard = self.board.doors, int(self.state.pos[GUARD])
        reached = {to for room in self.sets[-1] for to in range(self.board.rooms) if doors[room, to]}
        if fact["steps"] > self.state.steps + 1:  # a position: he may have gone anywhere
            reached = set(range(self.board.rooms))
        self.sets.append(reached - {guard})
        self.state.steps = fact["steps"]

    def _turn_started(self, fact: Fact) -> None:
        self.state.round_no = fact["round"]
        self.state.phase = X_TURN if fact["side"] == "x" else GUARD_TURN

    def _ended(self, fact: Fact) -> None:
        self.state.phase, self.state.winner = OVER, SIDES.index(fact["winner"])


def sample(shadow: KnownTable, below: Callable[[int], int]) -> tuple[Any, list[int]]:
    """A state that fits, and his way to it."""
    way: list[int] = []
    for rooms in reversed(shadow.sets):
        fitting = sorted(room for room in rooms if not way or shadow.board.doors[room, way[-1]])
        way.append(fitting[below(len(fitting))])
    state = shadow.packed()
    state.pos[X] = way[0]
    return state, [shadow.words.stations[room] for room in reversed(way)]


@kernel
def learn(board: Rooms, rules: Rules, before: State, state: State, move: int, known: Numbers, scratch: Numbers) -> None:
    """[room]: whether he can be there, after a move took the state from `before` to what it is now."""
    for room in range(board.rooms):
        scratch[room] = known[room]
    for room in range(board.rooms):
        if is_deal(move):
            known[room] = board.hideouts[room]
        elif pawn_of(move) == X:
            known[room] = 0
            for origin in range(board.rooms):
                if scratch[origin] and board.doors[origin, room] and room != state.pos[GUARD]:
                    known[room] = 1
        elif room == state.pos[GUARD]:
            known[room] = 0
