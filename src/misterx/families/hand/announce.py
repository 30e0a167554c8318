"""Laying out a table as facts: a new game before its deal, or what a position says, each fact for its audience."""

from __future__ import annotations

from typing import Any

from misterx.families.hand.board import Map
from misterx.families.hand.schema.facts import (
    Boxed,
    ChipPlaced,
    DoublePlayed,
    Entered,
    Face,
    HiddenPlayed,
    Holds,
    Indicated,
    Laid,
    LaidFaceDown,
    Marked,
    MissionChosen,
    NextPair,
    Noted,
    Paid,
    Passed,
    Placed,
    Refilled,
    SetAside,
    Shown,
    StartChosen,
    Stated,
    Stocks,
    TurnStarted,
)
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import (
    DETECTIVES,
    DRAWS,
    HANDS,
    HUNTERS_TURN,
    KINDS,
    NO_MISSION,
    OFF_BOARD,
    X_STARTS,
    State,
    X,
)
from misterx.families.hand.text.vocabulary import CHIPS, HandVocabulary
from misterx.families.hand.tickets import tell_stocks
from misterx.kernel.codes import HUNTERS, MISTER_X, TO_ALL, TO_HUNTERS, TO_X
from misterx.kernel.events import Sink, emit


def announce(board: Map, rules: Rules, state: State, position: dict[str, Any], events: Sink) -> None:
    """Lay out the table."""
    if "pawns" in position:
        _Teller(rules, state, position, events).tell()
    else:
        tell_stocks(state, events)


class _Teller:
    """Tells a position: first what everybody may know, and a double move that is under way last."""

    def __init__(self, rules: Rules, state: State, position: dict[str, Any], events: Sink) -> None:
        self.rules, self.state, self.position, self.events = rules, state, position, events
        self.words: HandVocabulary = position["words"]
        self.log: list[dict[str, Any]] = position.get("log", [])
        self.half = bool(position.get("half"))
        self.rings = {ring["entry"]: ring["pair"] for ring in position.get("rings", [])}

    def tell(self) -> None:
        self.pawns()
        for number, entry in enumerate(self.log[:-1] if self.half else self.log, 1):
            self.entry(number, entry)
        if self.rings:
            emit(self.events, TO_ALL, NextPair(int(self.state.next_pair) + 1))
        self.tickets()
        phase = self.state.after if self.state.phase == DRAWS else self.state.phase
        if phase >= HUNTERS_TURN and phase != X_STARTS:
            emit(self.events, TO_ALL, TurnStarted(int(self.state.round_no), HUNTERS))
            self.round_so_far()
        elif phase != X_STARTS and self.state.mission != NO_MISSION:
            emit(self.events, TO_ALL, TurnStarted(int(self.state.round_no), MISTER_X))
        if self.half:
            self.first_half()

    def ticket(self, name: str) -> int:
        return self.words.tickets.index(name)

    def pawns(self) -> None:
        state, start = self.state, self.position.get("start")
        for pawn in range(1, DETECTIVES + 1):
            if state.pos[pawn] != OFF_BOARD:
                emit(self.events, TO_ALL, Placed(pawn, int(state.pos[pawn])))
        if state.mission != NO_MISSION:
            emit(self.events, TO_ALL, MissionChosen(int(state.mission)))
            if start is not None or state.moves == 0:
                emit(self.events, TO_X, StartChosen(int(state.x) if start is None else self.words.node[start]))
            self.ring(0)

    def ring(self, entry: int) -> None:
        if entry in self.rings:
            pair = self.rings[entry]
            emit(self.events, TO_ALL, Marked(pair, int(self.state.ring_city[pair - 1]), entry))

    def entry(self, number: int, entry: dict[str, Any]) -> None:
        """An entry of the track and of the checklist."""
        known = entry.get("ticket") is not None
        down = bool(entry.get("face_down")) or not known
        ticket = self.ticket(entry["ticket"]) if known else -1
        emit(self.events, TO_ALL, Stated(number, -1 if down else ticket, int(bool(entry.get("double")))))
        if down and known:
            emit(self.events, TO_X, Face(number, ticket))
        self.city(number, entry)
        self.ring(number)

    def city(self, number: int, entry: dict[str, Any]) -> None:
        node = int(self.state.x)
        if number < self.state.moves:
            if entry.get("station") is None:
                return
            node = self.words.node[entry["station"]]
        emit(self.events, TO_X, Noted(number, node))
        if number >= self.rules.first_open_move:
            emit(self.events, TO_ALL, Shown(number, node))

    def tickets(self) -> None:
        """Hands, each for those who may see it; box and bag as everybody could count them."""
        state = self.state
        hands, box, bag = state.hands.astype(int), state.box.astype(int), int(state.bag.sum())
        if self.half:
            laid = self.ticket(self.log[-1]["ticket"])
            hands[X, laid] += 1
            bag -= int(state.moves >= self.rules.first_open_move)
            for name in self.log[-1]["paid"]:
                hands[X, self.ticket(name)] += 1
                box[self.ticket(name)] -= 1
        for kind in range(KINDS):
            if box[kind] > 0:
                emit(self.events, TO_ALL, Boxed(kind, int(box[kind])))
        for hand in range(HANDS):
            if self.rules.full[hand] > 0:
                for kind in range(KINDS):
                    if hands[hand, kind] > 0 or (kind == 0 and not hands[hand].any()):
                        emit(self.events, int(self.rules.sees_hand[hand]), Holds(hand, kind, int(hands[hand, kind])))
                emit(self.events, TO_ALL, Refilled(hand, int(hands[hand].sum())))
        emit(self.events, TO_ALL, Stocks(bag, int(box.sum())))

    def first_half(self) -> None:
        """The first half of a double move, as `turn.py` told it."""
        entry, number = self.log[-1], len(self.log)
        ticket = self.ticket(entry["ticket"])
        emit(self.events, TO_ALL, DoublePlayed())
        if entry.get("face_down"):
            emit(self.events, TO_ALL, HiddenPlayed())
        for name in entry["paid"]:
            emit(self.events, TO_ALL, Paid(X, self.ticket(name)))
        if entry.get("face_down"):
            emit(self.events, TO_ALL, LaidFaceDown(number))
            emit(self.events, TO_X, Face(number, ticket))
        else:
            emit(self.events, TO_ALL, Laid(number, ticket))
        for kind in sorted({ticket, *map(self.ticket, entry["paid"])}):
            emit(self.events, TO_X, Holds(X, kind, int(self.state.hands[X, kind])))
        self.city(number, entry)
        tell_stocks(self.state, self.events)

    def round_so_far(self) -> None:
        """What the detectives did in this round, in the order in which the position says it."""
        indicators = self.position.get("indicators", {})
        entered = self.position.get("entered", {})
        for name in [*indicators, *self.position.get("passed", [])]:
            pawn = self.words.pawns.index(name)
            if name in indicators:
                emit(self.events, TO_ALL, Indicated(pawn, self.ticket(indicators[name])))
            else:
                emit(self.events, TO_ALL, Passed(pawn))
            cities = [self.words.node[city] for city in entered.get(name, [])]
            if not cities and self.state.entered[pawn] != OFF_BOARD:
                cities = [int(self.state.entered[pawn])]
            for node in cities:
                emit(self.events, TO_ALL, Entered(pawn, node))
        for name, tickets in self.position.get("aside", {}).items():
            emit(self.events, TO_HUNTERS, SetAside(self.ticket(name), tickets))
        for city, colour in self.position.get("chips", {}).items():
            emit(self.events, int(self.rules.sees_chips), ChipPlaced(CHIPS.index(colour), self.words.node[int(city)]))
