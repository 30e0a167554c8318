"""The table as a state again, from the facts that one viewer saw: what bots and deduction stand on.

For Mister X the shadow is the true state, byte for byte. For everybody else it is the true state but for numbers that
nobody has turned up, and `possible` says which tokens can be he.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.families.gang.board import COLOURS, City
from misterx.families.gang.knowledge.deduction import EVERYBODY, ROOM, is_suspect, suspect_all
from misterx.families.gang.schema.facts import STEPS
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import (
    DRIVE,
    FIRST_CAR,
    OVER,
    OVERRIDE,
    OVERRIDING,
    PHASE_1,
    PHASE_2,
    TOKENS,
    State,
)
from misterx.families.gang.text.vocabulary import CityVocabulary
from misterx.kernel.codes import MISTER_X, SIDES
from misterx.kernel.records import copy_record, interpreted

Fact = dict[str, Any]


class KnownTable:
    """Facts in, state and suspects out."""

    def __init__(self, words: CityVocabulary, board: City, rules: Rules, state: State) -> None:
        """`state` is the table before the shuffle, which is public."""
        self.words = words
        self.board: City = interpreted(board)
        self.rules: Rules = interpreted(rules)
        self.record = copy_record(state)
        self.state = interpreted(self.record)
        self.possible: npt.NDArray[np.int64] = np.zeros(ROOM, np.int64)
        self.is_chosen = False  # whether Mister X's number is written down
        suspect_all(self.possible)

    def see(self, fact: Fact) -> None:
        """Take in one fact."""
        getattr(self, "_" + fact["event"])(fact)

    def packed(self) -> State:
        """The state as a record of its own."""
        self.state.pack()
        return copy_record(self.record)

    def suspects(self) -> list[str]:
        """The tokens that can be he."""
        return [name for token, name in enumerate(self.words.pawns) if is_suspect(self.possible, token)]

    def stations(self) -> list[int]:
        """The squares where he can be."""
        places = [int(self.state.pos[token]) for token in range(1, TOKENS + 1) if is_suspect(self.possible, token)]
        return sorted({self.words.stations[node] for node in places if node >= 0})

    def _pawn(self, fact: Fact) -> int:
        return self.words.pawns.index(fact["pawn"])

    def _move(self, fact: Fact) -> None:
        piece = self._pawn(fact)
        self.state.pos[piece] = self.words.node[fact["station"]]
        if piece >= FIRST_CAR:
            self.state.facing[piece - FIRST_CAR] = 0

    def _spend(self, pips: int) -> None:
        dice = self.state.dice.tolist()
        if pips in dice:
            dice.remove(pips)
            self.state.dice[:] = [*dice, 0]

    def _clear_turn(self) -> None:
        state = self.state
        state.moved = state.asked = state.leg = state.car = 0
        state.dice[:] = 0
        state.nominated[:] = 0

    # Numbers

    def _dealt_number(self, fact: Fact) -> None:
        self.state.number[self._pawn(fact)] = fact["number"]

    def _number_chosen(self, fact: Fact) -> None:
        self.is_chosen = True

    def _x_is(self, fact: Fact) -> None:
        self.state.x_token, self.state.x_number = self._pawn(fact), fact["number"]

    def _checks(self, fact: Fact) -> None:
        self.state.checks = fact["left"]

    def _turned_up(self, fact: Fact) -> None:
        self._dealt_number(fact)
        self.state.up |= 1 << self._pawn(fact)

    def _shown(self, fact: Fact) -> None:
        self._dealt_number(fact)

    def _turned_back(self, fact: Fact) -> None:
        """BX-056: the public forgets whom a check has cleared; who knows Mister X keeps his table as it is."""
        state = self.state
        self.possible[0] = EVERYBODY
        if state.x_token == 0:
            state.asked = state.cleared = 0
            for token in range(1, TOKENS + 1):
                if not state.up >> token & 1:
                    state.number[token] = 0

    def _cleared(self, fact: Fact) -> None:
        self.state.asked |= 1 << self._pawn(fact)
        self.state.cleared |= 1 << self._pawn(fact)
        self.possible[0] &= ~(1 << self._pawn(fact))

    def _found(self, fact: Fact) -> None:
        self._clear_turn()
        self.state.escaping, self.state.turn = 1, MISTER_X
        self.possible[0] = 1 << self._pawn(fact)

    # Turns

    def _phase_started(self, fact: Fact) -> None:
        self.state.phase = fact["phase"]  # a turn begins next
        self.state.escaping = self.state.cleared = 0

    def _turn_started(self, fact: Fact) -> None:
        self._clear_turn()
        self.state.round_no, self.state.turn = fact["round"], SIDES.index(fact["side"])

    def _asked(self, fact: Fact) -> None:
        state = self.state
        state.step = STEPS.index(fact["what"])
        if state.step == OVERRIDE:
            state.leg, state.car = 1, 0
        if state.step == DRIVE and state.dice[0] == 0:  # BX-088
            state.dice[0] = self.board.pips[state.pos[state.car]]

    def _rolled(self, fact: Fact) -> None:
        self.state.dice[1 if self.state.dice[0] else 0] = fact["pips"]

    def _die_lapsed(self, fact: Fact) -> None:
        self._spend(fact["pips"])

    def _has_moved(self, fact: Fact) -> None:
        piece, state = self._pawn(fact), self.state
        state.moved |= 1 << piece
        if piece >= FIRST_CAR:
            state.car = piece
        elif state.phase == PHASE_1:
            self.possible[piece] += 1
        elif piece == state.x_token:  # BX-070: his die is done, a helper's is next
            state.leg = 1

    def _stayed(self, fact: Fact) -> None:
        self.state.dice[:] = 0
        self.state.colour = 0
        if self._pawn(fact) == self.state.x_token and self.state.phase == PHASE_2:
            self.state.leg = 1

    def _ended(self, fact: Fact) -> None:
        self.state.step = OVER

    # Pieces

    def _placed(self, fact: Fact) -> None:
        self._move(fact)

    def _walked(self, fact: Fact) -> None:
        self._move(fact)
        self._spend(fact["pips"])
        self._has_moved(fact)

    def _drove(self, fact: Fact) -> None:
        self._spend(fact["pips"])
        self._jumped(fact)

    def _jumped(self, fact: Fact) -> None:
        self._move(fact)
        self._has_moved(fact)
        self.state.colour = 0

    def _faced(self, fact: Fact) -> None:
        car = self._pawn(fact)
        near = self.words.near[int(self.state.pos[car])]
        self.state.facing[car - FIRST_CAR] = near.index(self.words.node[fact["station"]]) + 1

    def _banished(self, fact: Fact) -> None:
        self._move(fact)

    def _barricaded(self, fact: Fact) -> None:
        self._find_barricades()

    def _broke_up(self, fact: Fact) -> None:
        self._find_barricades()

    def _find_barricades(self) -> None:
        """Two tokens on one square are one (BX-079)."""
        places = self.state.pos[: TOKENS + 1].tolist()
        shared = [token for token in range(1, TOKENS + 1) if places.count(places[token]) > 1]
        self.state.barred = sum(1 << token for token in shared)

    # The telephone

    def _nominated(self, fact: Fact) -> None:
        self.state.nominated[:] = [self.words.pawns.index(fact[which]) for which in ("first", "second")]

    def _car_started(self, fact: Fact) -> None:
        self.state.car = self._pawn(fact)
        self.state.leg = self.state.nominated.tolist().index(self.state.car)

    def _called(self, fact: Fact) -> None:
        self.state.dial = fact["place"]

    def _dial_set(self, fact: Fact) -> None:
        self.state.dial = fact["place"]

    def _redialled(self, fact: Fact) -> None:
        """The same number once more; where the arrow stops is told next."""

    def _line_busy(self, fact: Fact) -> None:
        """A die is thrown next."""

    def _sent(self, fact: Fact) -> None:
        self.state.colour = COLOURS.index(fact["colour"]) + 1

    def _warned(self, fact: Fact) -> None:
        self.state.warnings = fact["held"]

    def _overrode(self, fact: Fact) -> None:
        self.state.car, self.state.leg = self._pawn(fact), OVERRIDING
