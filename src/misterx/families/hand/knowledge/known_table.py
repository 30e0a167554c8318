"""The table as a state again, from the facts that one viewer saw: what bots and deduction stand on.

What the viewer sees is exact. Hands that he does not see stay empty here; `steps` tells how many tickets they drew,
used and discarded, so that `sample.py` can deal them anew. `possible` holds where Mister X can be (`deduction.py`), as
far as those can know who are not Mister X.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_closed
from misterx.families.hand.knowledge.deduction import (
    ANY_HAND_MOVES,
    KNOWN,
    OPEN,
    ROOM,
    SETS,
    after_check,
    begin,
    fix,
    follow,
    keep_by_modes,
    moves_on,
    not_here,
    put,
    shut_out,
    staying_hands,
    widen,
)
from misterx.families.hand.knowledge.known_tickets import Fact, TicketFacts
from misterx.families.hand.knowledge.obligations import Turn, useful_modes
from misterx.families.hand.schema.rules import IMMEDIATE, MAXIMAL, Rules
from misterx.families.hand.schema.state import (
    DETECTIVES,
    HANDS,
    HUNTER_DISCARDS,
    HUNTERS_TURN,
    MODES,
    OFF_BOARD,
    OVER,
    PAIRS,
    SHAD,
    SYMBOLS,
    TEAM_TURN,
    X_DISCARDS,
    X_LEG,
    X_TURN,
    State,
    X,
)
from misterx.families.hand.text.vocabulary import TEAM, HandVocabulary
from misterx.kernel.bits import words_of
from misterx.kernel.graph import ANY


class KnownTable(TicketFacts):
    """Facts in, state and possible cities out."""

    def __init__(self, words: HandVocabulary, board: Map, rules: Rules, state: State) -> None:
        """`state` is the table before the deal, which is public."""
        super().__init__(words, board, rules, state)
        self.possible: Any = np.zeros(KNOWN, np.int64)
        self.past: list[tuple[int, int]] = []  # [entry]: column he came by, cities open to him then
        self.cities: dict[int, int] = {}  # [entry]: nodes that this viewer alone may know
        self.halves = 0
        self.turns: list[Turn] = []  # in which somebody stayed although all must move who can, while hands are hidden
        self.turn = Turn(0, self.state.pos.copy(), 0)
        self._before: Any = None  # the possible cities before his turn began

    def see(self, fact: Fact) -> None:
        """Take in one fact."""
        if self.state.phase != OVER:  # what is disclosed afterwards changes nothing
            getattr(self, "_" + fact["event"])(fact)

    def stations(self) -> list[int]:
        """The possible cities by their numbers."""
        found = (node for node in range(self.board.nodes) if self.possible[node >> 5] >> (node & 31) & 1)
        return sorted(self.words.stations[node] for node in found)

    def layer(self, base: int, entry: int) -> int:
        """A set of cities of one of the latest entries, as bits of one number."""
        first = base + ROOM * (entry & 7)
        return sum(int(self.possible[first + word]) << 32 * word for word in range(words_of(self.board)))

    # Setup

    def _placed(self, fact: Fact) -> None:
        self.state.pos[self._pawn(fact)] = self._node(fact)

    def _mission_chosen(self, fact: Fact) -> None:
        self.state.mission = self.words.missions.index(fact["mission"])
        begin(self.board, self.state, self.possible)
        self.blanks.append(("city", 0))

    def _start_chosen(self, fact: Fact) -> None:
        self.blanks.pop()
        if self.state.moves == 0:
            self._stands(0, self._node(fact))

    def _stands(self, entry: int, node: int) -> None:
        self.cities[entry] = node
        if entry == self.state.moves:
            self.state.x = node

    # Turns

    def _turn_started(self, fact: Fact) -> None:
        state = self.state
        state.round_no, self.resolved = fact["round"], True
        state.moved = state.turn = 0
        state.entered[:] = OFF_BOARD
        if fact["side"] == "hunters":
            state.phase = HUNTERS_TURN
            self._into_bag(state.aside)
            self.steps.append(("return",))
            self._begin_moves()
            if self.rules.capture_timing == IMMEDIATE:
                self._shut_out()
            return
        self._shut_out()
        if self._size(X) < self.rules.full[X]:  # a position between his move and his refill
            state.phase = X_DISCARDS
        else:
            state.phase = X_TURN
            self._before = self.possible.copy()
            keep_by_modes(self.board, state, self.possible, self._hands(self._moves_by, ANY_HAND_MOVES))

    def _shut_out(self) -> None:
        shut_out(self.state, self.possible, self.state.moves)
        follow(self.board, self.possible, self.state.moves, self.state.moves)

    def _next(self, fact: Fact) -> None:
        state = self.state
        if fact["who"] == TEAM:
            state.phase = TEAM_TURN
        else:
            state.phase, state.turn = HUNTER_DISCARDS, self.words.stocks.index(fact["who"])
        self.resolved = True

    def _stayed(self, fact: Fact) -> None:
        self.possible[:] = self._before
        hands = staying_hands(self.rules, self._hands(self._stays_on, 0xFF))
        keep_by_modes(self.board, self.state, self.possible, hands)
        if X not in self.shown:
            self.steps.append(("stay", self.state.moves, self.state.pos.copy()))

    def _hands(self, allows: Any, hands: int) -> int:
        """The masks of modes leading on with which some hand of unseen tickets allows what he did."""
        unseen = self._unseen()
        return sum(1 << modes for modes in range(1 << MODES) if hands >> modes & 1 and allows(unseen, modes))

    def _moves_by(self, unseen: list[int], modes: int) -> bool:
        fitting = any(n for kind, n in enumerate(unseen) if modes >> kind // SYMBOLS & 1)
        return fitting or bool(sum(unseen[SHAD::SYMBOLS]) >= self.rules.hidden_price)

    def _stays_on(self, unseen: list[int], modes: int) -> bool:
        if modes == 0:
            return True
        useless = [n for kind, n in enumerate(unseen) if not modes >> kind // SYMBOLS & 1 and kind % SYMBOLS != SHAD]
        shadows = [n for kind, n in enumerate(unseen) if not modes >> kind // SYMBOLS & 1 and kind % SYMBOLS == SHAD]
        return bool(sum(useless) + min(sum(shadows), self.rules.hidden_price - 1) >= self.rules.full[X])

    # Mister X

    def _double_played(self, fact: Fact) -> None:
        self.halves = 2

    def _hidden_played(self, fact: Fact) -> None:
        """Told by the ticket that lies face down."""

    def _laid(self, fact: Fact) -> None:
        self._leaves(X, self._kind(fact))
        self._lies(fact["entry"], self._kind(fact))
        self._moves(fact["entry"], self._kind(fact) // SYMBOLS)

    def _lies(self, entry: int, kind: int) -> None:
        """On the track, or in the bag from the first open move on (EU-135)."""
        if entry < self.rules.first_open_move:
            self.state.track[kind] += 1
        else:
            self.steps.append(("bag", kind, 1))

    def _laid_face_down(self, fact: Fact) -> None:
        if X not in self.shown:
            self.sizes[X] -= 1
            self.blanks.append(("face", fact["entry"]))
            self.steps.append(("down", X, fact["entry"]))
        self._moves(fact["entry"], ANY)

    def _face(self, fact: Fact) -> None:
        kind, entry = self._kind(fact), fact["entry"]
        self.down[kind] += int(entry < self.rules.first_open_move)
        if self.steps[-1:] == [("down", X, entry)]:  # as a position states it
            self.steps[-2:] = [("bag", kind, -1)]
            self.state.track[kind] += 1
        elif X in self.shown:
            self.state.hands[X, kind] -= 1
            self._lies(entry, kind)

    def _moves(self, entry: int, column: int) -> None:
        self._enter(entry, column)
        moves_on(self.board, self.state, self.possible, column)
        self.blanks.append(("city", entry))
        self.halves = max(self.halves - 1, 0)
        self.state.phase = X_LEG if self.halves else X_DISCARDS

    def _enter(self, entry: int, column: int) -> None:
        """Make room for an entry; what falls out of reach is kept for `sample.py`."""
        state = self.state
        if entry >= 8:
            self.past.append((int(self.possible[-8 + (entry & 7)]), self.layer(OPEN, entry)))
        state.trail[1:] = state.trail[:-1].copy()
        state.trail[0] = state.x
        state.moves, state.x = entry, OFF_BOARD

    def _noted(self, fact: Fact) -> None:
        if self.blanks and self.blanks[-1] == ("city", fact["entry"]):
            self.blanks.pop()
        self._stands(fact["entry"], self._node(fact))

    def _shown(self, fact: Fact) -> None:
        self._noted(fact)
        fix(self.board, self.possible, fact["entry"], self._node(fact), self.state.moves)

    # Detectives

    def _begin_moves(self) -> None:
        self.turn = Turn(len(self.steps), self.state.pos.copy(), self.state.moved)

    def _rode(self, fact: Fact) -> None:
        pawn, kind = self._pawn(fact), self._kind(fact)
        self.turn.used.append((self._seat(fact), kind))
        self._leaves(self._seat(fact), kind)
        self.state.aside[kind] += 1
        self.state.moved |= 1 << pawn
        self._arrives(pawn, self._node(fact))
        self._end_moves()

    def _arrives(self, pawn: int, node: int) -> None:
        self.state.pos[pawn] = self.state.entered[pawn] = node
        if self.rules.capture_timing == IMMEDIATE:
            not_here(self.board, self.state, self.possible, node)

    def _passed(self, fact: Fact) -> None:
        """No ticket of his player's fits a line to a free city (EU-076)."""
        pawn = self._pawn(fact)
        hand = int(self.rules.leader[pawn])
        if hand not in self.shown:
            self.steps.append(("limit", hand, self.modes_open(int(self.state.pos[pawn]))))
        self.state.moved |= 1 << pawn
        self._end_moves()

    def modes_open(self, here: int) -> int:
        mask = 0
        for mode in range(MODES):
            for to in self.board.to[self.board.first[here, mode] : self.board.first[here, mode + 1]].tolist():
                if not is_closed(self.rules, self.state, to):
                    mask |= 1 << mode
        return mask

    def _end_moves(self) -> None:
        if self.state.moved.bit_count() == DETECTIVES:
            self.state.phase, self.resolved = TEAM_TURN, False
            if self.turn.used and self.turn.stayed and self.is_watched():
                self._limit_hands(self.turn)

    def is_watched(self) -> bool:
        """Whether hidden hands must be such that no move stranded anybody (EU-OP-08)."""
        return bool(self.rules.must_move == MAXIMAL and not self.shown - {X})

    def _limit_hands(self, turn: Turn) -> None:
        """Nobody has a ticket left with which one detective more could have moved."""
        for hand in range(1, HANDS):
            if self.rules.full[hand]:
                modes = useful_modes(self.board, self.rules, self.state, turn, hand)
                turn.limits[hand] = len(self.steps)
                self.steps.append(("limit", hand, modes))
        self.turns.append(turn)

    def _investigated(self, fact: Fact) -> None:
        self._find_discarder(1)

    def _operated(self, fact: Fact) -> None:
        pawn = self._pawn(fact)
        self.state.entered[0] = self.state.entered[pawn]
        self._arrives(pawn, self._node(fact))
        self._find_discarder(1)

    def _checked(self, fact: Fact) -> None:
        self._into_bag(self.state.aside)
        self.steps.append(("return",))
        after_check(self.board, self.rules, self.state, self.state.entered, self.possible)

    def _marked(self, fact: Fact) -> None:
        state, pair = self.state, fact["pair"] - 1
        state.ring_city[pair], state.ring_entry[pair] = self._node(fact), fact["entry"]
        state.next_pair = (pair + 1) % PAIRS
        fix(self.board, self.possible, fact["entry"], self._node(fact), state.moves)

    def _chip_placed(self, fact: Fact) -> None:
        """A guess."""

    _chip_taken = _chips_cleared = _chip_placed

    def _ended(self, fact: Fact) -> None:
        self.state.phase = OVER

    # A position

    def _entered(self, fact: Fact) -> None:
        pawn = self._pawn(fact)
        if self.state.entered[pawn] != OFF_BOARD:
            self.state.entered[0] = self.state.entered[pawn]
        self.state.entered[pawn] = self._node(fact)
        if self.rules.capture_timing == IMMEDIATE:
            not_here(self.board, self.state, self.possible, self._node(fact))
        elif self.state.moves == 0:
            stood = [pawn for pawn in range(1, DETECTIVES + 1) if self.state.entered[pawn] == OFF_BOARD]
            self._reopen_start({int(self.state.pos[pawn]) for pawn in stood})

    def _reopen_start(self, held: set[int]) -> None:
        """Detectives stand where they do now; when he began, or before this round, they may have stood elsewhere."""
        mission, rings = int(self.state.mission), self.state.ring_entry.tolist()
        starts = self.board.starts[mission, : self.board.mission_starts[mission]].tolist()
        if 0 in rings:
            starts = [int(self.state.ring_city[rings.index(0)])]
        for node in starts:
            if node not in held:
                put(self.possible, SETS, node)
                put(self.possible, OPEN, node)
        follow(self.board, self.possible, 0, 0)

    def _indicated(self, fact: Fact) -> None:
        self.state.moved |= 1 << self._pawn(fact)
        self.state.aside[self._kind(fact)] += 1
        self.steps.append(("bag", self._kind(fact), -1))
        self._begin_moves()
        self._end_moves()

    def _stated(self, fact: Fact) -> None:
        """An entry of which nobody says any more who stood where when it was made."""
        entry = fact["entry"]
        column = ANY
        if entry == 1:
            self._reopen_start(set())
        if fact["ticket"] is not None:
            column = self._kind(fact) // SYMBOLS
            if entry < self.rules.first_open_move:
                self.state.track[self._kind(fact)] += 1
                self.steps.append(("bag", self._kind(fact), -1))
        elif entry < self.rules.first_open_move:
            self.steps += [("draw", X, 1), ("down", X, entry)]
        self._enter(entry, column)
        widen(self.board, self.state, self.possible, entry, column)
        follow(self.board, self.possible, entry - 1, entry)

    def _boxed(self, fact: Fact) -> None:
        self.state.box[self._kind(fact)] = fact["tickets"]
        self.steps.append(("bag", self._kind(fact), -fact["tickets"]))

    def _set_aside(self, fact: Fact) -> None:
        self.state.aside[self._kind(fact)] += fact["tickets"]
        self.steps.append(("bag", self._kind(fact), -fact["tickets"]))

    def _next_pair(self, fact: Fact) -> None:
        self.state.next_pair = fact["pair"] - 1
