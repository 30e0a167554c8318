"""Reading positions: any legal table as JSON in the words of the rulebook."""

from __future__ import annotations

from typing import Any

import numpy as np

from misterx.families.hand.board import Map
from misterx.families.hand.position.log import LogReader
from misterx.families.hand.schema.rules import AT_CHECK, DETECTIVES_FIRST, NO_LIMIT, Rules
from misterx.families.hand.schema.state import (
    DETECTIVES,
    DRAWS,
    HANDS,
    HUNTER_DISCARDS,
    HUNTERS_TURN,
    MISSION,
    NO_ENTRY,
    OFF_BOARD,
    PAIRS,
    TEAM_TURN,
    X_DISCARDS,
    X_LEG,
    X_STARTS,
    State,
    X,
)
from misterx.families.hand.text.vocabulary import CHIPS, HandVocabulary
from misterx.kernel.errors import quote

KEYS = frozenset({
    "round", "decides", "half", "discards", "mission", "pawns", "start", "log", "hands", "bag", "box", "aside",
    "indicators", "passed", "entered", "rings", "next_pair", "refill", "chips",
})  # fmt: skip


def read_position(words: HandVocabulary, board: Map, rules: Rules, state: State, position: dict[str, Any]) -> list[str]:
    """Fill a state from a position; returns everything that is wrong with it.

    `state` comes as a new game before the deal. Hands that a position does not name are dealt before it goes on; the
    bag holds all tickets that are nowhere else.
    """
    reader = _Reader(words, board, rules, state, position)
    reader.read()
    return reader.faults


class _Reader(LogReader):
    KEYS = KEYS

    def __init__(self, words: HandVocabulary, board: Map, rules: Rules, state: State, position: dict[str, Any]) -> None:
        super().__init__(words, board, rules, state, position)
        self.seats = [hand for hand in range(HANDS) if rules.full[hand] > 0]
        self.after_moves = position.get("decides", "x") not in ("x", "hunters")

    def read(self) -> None:
        state = self.state
        self.check_keys()
        state.turn = 0
        self.mission()
        self.pawns()
        self.log()
        self.moved()
        self.rings()
        self.ways()
        self.chips()
        self.phase()
        self.tickets()
        self.conflicts()

    # The table

    def mission(self) -> None:
        mission = self.position.get("mission")
        if mission is None:
            return
        if mission not in self.words.missions:
            self.fault(f"mission must be {', '.join(self.words.missions)}, not {quote(mission)}.")
            return
        self.state.mission = self.words.missions.index(mission)

    def pawns(self) -> None:
        given = self.position.get("pawns")
        if not isinstance(given, dict):
            self.fault("pawns must say where every pawn stands.")
            return
        for name in sorted(given.keys() - set(self.words.pawns), key=str):
            self.fault(f"pawns: there is no pawn {quote(name)} in this game.")
        set_up = self.position.get("mission") is None
        for pawn, name in enumerate(self.words.pawns):
            entry = given.get(name)
            if isinstance(entry, dict):
                for key in entry.keys() - {"station"}:
                    self.fault(f"pawns: {name} has no {quote(key)}.")
                entry = entry.get("station")
            waits = set_up and (pawn == X or self.rules.setup_order != DETECTIVES_FIRST)
            if entry is None and not waits:
                self.fault(f"pawns: {name} needs a city.")
            elif entry is not None and waits:
                self.fault(f"pawns: {name} has no city before the mission is chosen.")
            elif entry is not None:
                node = self.node(f"pawns: {name}", entry)
                if pawn == X:
                    self.state.x = node
                else:
                    self.state.pos[pawn] = node

    def moved(self) -> None:
        """Detectives who moved in this round, their tickets, and the cities they moved onto."""
        state = self.state
        for name, ticket in self.table("indicators").items():
            pawn = self.detective("indicators", name)
            if ticket not in self.words.tickets:
                self.fault(f"indicators: {name} has no ticket {quote(ticket)}.")
            elif pawn:
                state.aside[self.words.tickets.index(ticket)] += 1
                state.moved |= 1 << pawn
                state.entered[pawn] = state.pos[pawn]
        for name in self.items("passed"):
            pawn = self.detective("passed", name)
            if not self.after_moves or state.moved >> pawn & 1:
                self.fault(f"passed: {name} cannot have passed; that is known when all others have moved.")
            state.moved |= 1 << pawn
        if self.after_moves and int(state.moved).bit_count() < DETECTIVES:
            self.fault("indicators and passed must name all detectives when their moves are over.")
        if state.moved and self.position.get("decides", "x") == "x":
            self.fault("indicators belong to the detectives' turn.")
        for name, cities in self.table("entered").items():
            pawn = self.detective("entered", name)
            if len(cities if isinstance(cities, list) else []) > (1 if state.entered[pawn] != OFF_BOARD else 0):
                if not self.after_moves:
                    self.fault(f"entered: {name} gets an extra move only when all have moved.")
            if not isinstance(cities, list) or not 1 <= len(cities) <= 2:
                self.fault(f"entered: {name} moved onto one or two cities, not {quote(cities)}.")
                continue
            nodes = [self.node("entered", city) for city in cities]
            if pawn and nodes[-1] != state.pos[pawn]:
                self.fault(f"entered: {name} does not stand on {cities[-1]}.")
            if pawn:
                state.entered[pawn] = nodes[-1]
            if len(nodes) == 2:
                if state.entered[0] != OFF_BOARD:
                    self.fault("entered: only one detective gets an extra move.")
                state.entered[0] = nodes[0]

    def rings(self) -> None:
        state = self.state
        for ring in self.items("rings"):
            if not isinstance(ring, dict) or set(ring) != {"pair", "station", "entry"}:
                self.fault(f"rings: a pair has pair, station and entry, not {quote(ring)}.")
                continue
            pair = self.number("rings: pair", ring["pair"], 1, PAIRS) - 1
            last = min(int(state.moves), int(self.rules.first_open_move) - 1)
            entry = self.number("rings: entry", ring["entry"], 0, last)
            if state.ring_entry[pair] != NO_ENTRY:
                self.fault(f"rings: pair {pair + 1} lies twice.")
            if entry in state.ring_entry.tolist():
                self.fault(f"rings: entry {entry} bears two pairs.")
            state.ring_entry[pair] = entry
            state.ring_city[pair] = self.node("rings", ring["station"])
            known = self.station_of(entry)
            if known is not None and known != ring["station"]:
                self.fault(f"rings: entry {entry} is {known}, not {quote(ring['station'])}.")
        laid = int((state.ring_entry != NO_ENTRY).sum())  # they were laid in the order of their numbers
        state.next_pair = self.number("next_pair", self.position.get("next_pair", laid % PAIRS + 1), 1, PAIRS) - 1

    def station_of(self, entry: int) -> Any:
        """What the position says of an entry."""
        if entry == 0:
            return self.position.get("start")
        said = self.items("log")[entry - 1]
        return said.get("station") if isinstance(said, dict) else None

    def chips(self) -> None:
        if self.rules.chips != NO_LIMIT and len(self.table("chips")) > self.rules.chips:  # EU-008
            self.fault(f"chips: there are only {self.rules.chips}.")
        for name, colour in self.table("chips").items():
            if not (isinstance(name, str) and name.isdecimal() and int(name) in self.words.node):
                self.fault(f"chips: there is no city {quote(name)}.")
            if colour not in CHIPS:
                self.fault(f"chips are {' or '.join(CHIPS)}, not {quote(colour)}.")

    def phase(self) -> None:
        state = self.state
        decides = self.position.get("decides", "x")
        half, discards = self.flag("half"), self.flag("discards")
        seats = [self.words.stocks[hand] for hand in self.seats[1:]]
        if decides == "x" and self.position.get("mission") is None:
            state.phase = MISSION
            state.turn = 1 if self.rules.setup_order != DETECTIVES_FIRST else 0
            if self.items("log") or half or discards:
                self.fault("mission is missing, so nothing can have been moved.")
        elif decides == "x":
            state.phase = X_LEG if half else X_DISCARDS if discards else X_STARTS
        elif decides in ("hunters", "team"):
            state.phase = HUNTERS_TURN if decides == "hunters" else TEAM_TURN
        elif decides in seats:
            state.phase = HUNTER_DISCARDS
            state.turn = self.words.stocks.index(decides)
        else:
            self.fault(f"decides must be x, hunters, team, {', '.join(seats)}, not {quote(decides)}.")
        if half and (discards or decides != "x" or not self.items("log")):
            self.fault("half: x has made the first of two moves, so he decides and the log holds it.")
        if discards and decides != "x":
            self.fault("discards is said of x; of another player it goes without saying.")
        if decides != "x" and self.position.get("mission") is None:
            self.fault("mission must be named before anybody moves.")

    def tickets(self) -> None:
        """Hands, box, bag: every ticket is in one place (EU-120)."""
        state = self.state
        total = state.bag.copy()
        drawing = 0
        hands = self.table("hands")
        for name in sorted(hands.keys() - {self.words.stocks[hand] for hand in self.seats}, key=str):
            self.fault(f"hands: nobody plays {quote(name)}.")
        for hand in self.seats:
            name = self.words.stocks[hand]
            if name not in hands:
                drawing |= 1 << hand
                continue
            counts = self.counts(f"hands: {name}", hands[name])
            refilled = name in self.items("refill")
            most, least = self.size(hand)
            if not (0 if refilled else least) <= sum(counts) <= most:
                allowed = most if least == most else f"{least} to {most}"
                self.fault(f"hands: {name} has {sum(counts)} tickets; at this point it is {allowed}.")
                continue
            state.hands[hand] = counts
        for name in self.items("refill"):
            if name not in [self.words.stocks[hand] for hand in self.seats]:
                self.fault(f"refill: nobody plays {quote(name)}.")
            else:
                drawing |= 1 << self.words.stocks.index(name)
        box = self.counts("box", self.position.get("box", []))
        if self.rules.discard_before_draw and self.position.get("aside"):
            self.fault("aside: discards go into the bag at once in this game.")
        aside = state.aside.astype(int) + self.counts("aside", self.position.get("aside", []))
        rest = total.astype(int) - state.hands.sum(0) - box - state.track - aside
        for kind, ticket in enumerate(self.words.tickets):
            if rest[kind] < 0:
                self.fault(f"there are {total[kind]} {ticket} tickets, {total[kind] - rest[kind]} are named.")
        if "bag" in self.position and self.counts("bag", self.position["bag"]) != rest.tolist():
            self.fault("bag: hands, bag, box, track and indicators do not come to all tickets.")
        state.box[:], state.aside[:], state.bag[:] = (kept.clip(0, total) for kept in (np.array(box), aside, rest))
        state.drawing, state.after = drawing, 0
        if drawing:
            state.phase, state.after = DRAWS, state.phase

    def size(self, hand: int) -> tuple[int, int]:
        """How many tickets a hand may hold at this point, at most and at least (EU-069, EU-114)."""
        most, phase = int(self.rules.full[hand]), self.state.phase
        if hand == X:
            if phase == X_LEG:
                paid = self.items("log")[-1].get("paid", []) if self.items("log") else []
                return most - 1 - len(paid), most - 1 - len(paid)
            return (most - 1, 0) if phase == X_DISCARDS else (most, most)
        led = (name for pawn, name in enumerate(self.words.pawns) if self.rules.leader[pawn] == hand and pawn)
        most -= sum(1 for name in led if name in self.table("indicators"))
        return (most, 0) if phase == HUNTER_DISCARDS else (most, most)

    def conflicts(self) -> None:
        """What each part allows but all together do not."""
        state = self.state
        places: dict[int, str] = {}
        for pawn, name in enumerate(self.words.pawns[1:], 1):
            node = int(state.pos[pawn])
            if node != OFF_BOARD and node in places and not self.rules.detectives_share_city:
                self.fault(f"{places[node]} and {name} stand in the same city, {self.words.stations[node]}.")
            places[node] = name
        hunted = self.position.get("decides", "x") != "x" and self.rules.capture_timing == AT_CHECK
        if int(state.x) != OFF_BOARD and int(state.x) in places and not hunted:
            self.fault(f"x stands in {places[int(state.x)]}'s city, {self.words.stations[int(state.x)]}.")
