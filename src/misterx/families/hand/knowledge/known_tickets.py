"""What a viewer learns of tickets: hands that he sees, and what happened to those that he does not see."""

from __future__ import annotations

from typing import Any

from misterx.families.hand.board import Map
from misterx.families.hand.schema.rules import DETECTIVES_FIRST, Rules
from misterx.families.hand.schema.state import HANDS, HUNTER_DISCARDS, KINDS, MISSION, State, X
from misterx.families.hand.text.vocabulary import HandVocabulary
from misterx.kernel.records import copy_record, interpreted

Fact = dict[str, Any]
Step = tuple[Any, ...]


class TicketFacts:
    """Keeps the tickets in sight as a state, and a list of steps for all others.

    A step is ("draw", hand, tickets), ("use", hand, kind), ("down", hand, entry), ("discard", hand, tickets) or
    ("limit", hand, modes) of a hidden hand, ("stay", entry, cities of detectives) of Mister X, ("bag", kind, tickets)
    that come into the bag (or leave it) in sight, or ("return",), when what lies aside goes into the bag.
    """

    def __init__(self, words: HandVocabulary, board: Map, rules: Rules, state: State) -> None:
        self.words = words
        self.board: Map = interpreted(board)
        self.rules = interpreted(rules)
        self.record = copy_record(state)
        self.state = interpreted(self.record)
        self.state.phase, self.state.drawing, self.state.after = MISSION, 0, 0
        self.state.turn = 0 if self.rules.setup_order == DETECTIVES_FIRST else 1  # the first card is yet to be dealt
        self.mix: list[int] = state.bag.tolist()
        self.state.bag[:] = 0
        self.steps: list[Step] = []
        self.blanks: list[Step] = []  # what the viewer's record leaves open, in its order
        self.sizes = [0] * HANDS  # of hands that he does not see
        self.shown: set[int] = set()  # hands that he sees
        self.down = [0] * KINDS  # tickets of Mister X that lie face down, where this viewer knows them
        self.resolved = True  # whether it is known which of the detectives' phases this is

    # Reading a fact

    def _pawn(self, fact: Fact) -> int:
        return self.words.pawns.index(fact["pawn"])

    def _node(self, fact: Fact) -> int:
        return self.words.node[fact["station"]]

    def _kind(self, fact: Fact) -> int:
        return self.words.tickets.index(fact["ticket"])

    def _seat(self, fact: Fact) -> int:
        return self.words.stocks.index(fact["hand"])

    def _size(self, hand: int) -> int:
        return int(self.state.hands[hand].sum()) if hand in self.shown else self.sizes[hand]

    def _unseen(self) -> list[int]:
        """How many tickets of each kind are nowhere in sight of those who do not see his hand."""
        state = self.state
        seen = state.hands[1:].sum(0) + state.box + state.track + state.aside - self.down
        return [total - int(n) for total, n in zip(self.mix, seen, strict=True)]

    def _holds(self, fact: Fact) -> None:
        """A hand that the viewer sees: more of a kind were drawn, fewer (if not used or paid) discarded."""
        hand, kind = self._seat(fact), self._kind(fact)
        self.shown.add(hand)
        more = fact["left"] - int(self.state.hands[hand, kind])
        self.state.hands[hand, kind] = fact["left"]
        if more > 0:
            self.steps.append(("bag", kind, -more))
        elif more < 0 and self.rules.discard_before_draw:
            self.steps.append(("bag", kind, -more))
        elif more < 0:
            self.state.aside[kind] -= more

    def _refilled(self, fact: Fact) -> None:
        hand = self._seat(fact)
        if hand not in self.shown and fact["tickets"] > self.sizes[hand]:
            self.blanks.append(("draw", len(self.steps)))
            self.steps.append(("draw", hand, fact["tickets"] - self.sizes[hand]))
            self.sizes[hand] = fact["tickets"]

    def _discarded(self, fact: Fact) -> None:
        hand = self._seat(fact)
        if hand not in self.shown and fact["tickets"] > 0:
            if self.steps[-1][0] != "stay":  # staying is no decision, so no line tells what he discards
                self.blanks.append(("discard", len(self.steps)))
            self.steps.append(("discard", hand, fact["tickets"]))
            self.sizes[hand] -= fact["tickets"]
        if hand != X:
            self._find_discarder(hand + 1)

    def _find_discarder(self, hand: int) -> None:
        while hand < HANDS and self._size(hand) == 0:
            hand += 1
        self.state.phase, self.state.turn, self.resolved = HUNTER_DISCARDS, hand, True

    def _leaves(self, hand: int, kind: int) -> None:
        """A ticket that everybody sees leaves a hand."""
        if hand in self.shown:
            self.state.hands[hand, kind] -= 1
        else:
            self.sizes[hand] -= 1
            self.steps.append(("use", hand, kind))

    def _stocks(self, fact: Fact) -> None:
        """Counted from the other facts."""

    def _recycled(self, fact: Fact) -> None:
        self._into_bag(self.state.box)

    def _into_bag(self, tickets: Any) -> None:
        for kind in range(KINDS):
            if tickets[kind]:
                self.steps.append(("bag", kind, int(tickets[kind])))
                tickets[kind] = 0

    def _paid(self, fact: Fact) -> None:
        self._leaves(self._seat(fact), self._kind(fact))
        self.state.box[self._kind(fact)] += 1
