"""The checklist and the track of a position: where Mister X was, by which tickets, and whether lines lead there."""

from __future__ import annotations

from typing import Any

from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_target
from misterx.families.hand.position.values import Values
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import NO_MISSION, OFF_BOARD, SYMBOLS, TRAIL, State
from misterx.families.hand.text.vocabulary import HandVocabulary
from misterx.kernel.errors import quote
from misterx.kernel.graph import ANY

ENTRY_KEYS = {"ticket", "station", "face_down", "double", "paid", "shown", "entry"}
MOST_ENTRIES = 10_000
ASKED = "an investigation or the position check may still ask for it."


class LogReader(Values):
    """Reads `start` and `log` into a state."""

    def __init__(self, words: HandVocabulary, board: Map, rules: Rules, state: State, position: dict[str, Any]) -> None:
        super().__init__(words, position)
        self.board, self.rules, self.state = board, rules, state
        self.cities = [OFF_BOARD]  # [entry]: his city, where the position tells it

    def log(self) -> None:
        state = self.state
        entries = self.items("log")
        if len(entries) > MOST_ENTRIES:
            self.fault(f"log has more than {MOST_ENTRIES} entries.")
            entries = []
        if self.position.get("start") is not None:
            self.cities[0] = self.node("start", self.position["start"])
        for number, entry in enumerate(entries, 1):
            self.cities.append(self.entry(number, entry))
        if self.cities[-1] == OFF_BOARD:
            self.cities[-1] = int(state.x)
        elif int(state.x) not in (OFF_BOARD, self.cities[-1]):
            self.fault(f"x stands on {self.words.stations[int(state.x)]}, but the log ends elsewhere.")
        state.moves = len(entries)
        for place in range(min(TRAIL, len(entries))):
            state.trail[place] = self.cities[-2 - place]
        self.trail()
        self.turns(entries)

    def trail(self) -> None:
        """His cities must be told as far back as an investigation or the check looks (EU-095, EU-121)."""
        rules, moves = self.rules, int(self.state.moves)
        latest = 0 if rules.check_includes_current else 1
        back = max(latest + int(rules.check_window) - 1, int(rules.moves_back.max()))
        if not rules.trail_needed:
            return
        for entry in range(max(0, moves - back), min(moves, int(rules.first_open_move))):
            if self.cities[entry] == OFF_BOARD and entry > 0:
                self.fault(f"log: entry {entry} needs its station: {ASKED}")
            elif self.cities[entry] == OFF_BOARD and rules.start_counts:
                self.fault(f"start is needed: {ASKED}")

    def entry(self, number: int, entry: Any) -> int:
        if not isinstance(entry, dict) or not set(entry) <= ENTRY_KEYS:
            self.fault(f"log: entry {number} must have a ticket and a station, not {quote(entry)}.")
            return OFF_BOARD
        for key in ("face_down", "double", "shown"):
            if not isinstance(entry.get(key, False), bool):
                self.fault(f"log: entry {number}: {key} must be true or false, not {quote(entry[key])}.")
        hidden = number < self.rules.first_open_move
        ticket = entry.get("ticket")
        if isinstance(ticket, str) and ticket in self.words.tickets:
            if hidden:
                self.state.track[self.words.tickets.index(ticket)] += 1
        elif ticket is not None or hidden:
            self.fault(f"log: entry {number} has no ticket {quote(ticket)}.")
        if entry.get("station") is None:
            return OFF_BOARD
        return self.node(f"log: entry {number}", entry["station"])

    def turns(self, entries: list[Any]) -> None:
        """Halves of double moves come in pairs, and a round has one turn."""
        half = self.flag("half")
        plain = [entry for entry in entries if isinstance(entry, dict)]
        doubles = [bool(entry.get("double")) for entry in plain]
        turns, place = 0, 0
        while place < len(doubles):
            last = place + 1 == len(doubles)
            if doubles[place] and ((last and not half) or (not last and not doubles[place + 1])):
                self.fault(f"log: entry {place + 1} is half of a double move without its other half.")
            place += 2 if doubles[place] else 1
            turns += 1
        if half:
            self.first_half(plain)
        moved = self.position.get("decides", "x") != "x" or half or self.flag("discards")
        given = self.position.get("round", max(1, turns + (0 if moved else 1)))
        self.state.round_no = self.number("round", given, 1, 1_000_000)
        if turns > self.state.round_no - (0 if moved else 1):
            self.fault(f"log: {turns} turns do not fit into round {self.state.round_no}.")

    def first_half(self, entries: list[dict[str, Any]]) -> None:
        last = entries[-1] if entries else {}
        price = self.words.prices["double"] + (self.words.prices["hidden"] if last.get("face_down") else 0)
        if not last.get("double") or last.get("ticket") is None:
            self.fault("half: the last entry of the log must be the first half of a double move.")
        if sum(self.counts("half: paid", last.get("paid", []))) != price:
            self.fault(f"half: the last entry must name the {price} tickets paid for it.")

    def ways(self) -> None:
        """Lines must lead from a start of his mission over the entries to where he is, past no target (EU-140)."""
        state = self.state
        if self.faults or state.mission == NO_MISSION:
            return
        marked = {int(entry): int(city) for entry, city in zip(state.ring_entry, state.ring_city, strict=True)}
        near = set(self.board.starts[state.mission, : self.board.mission_starts[state.mission]].tolist())
        for number, city in enumerate(self.cities):
            if number:
                column = self.column(self.items("log")[number - 1])
                near = {b for a in near for b in self.next_to(a, column) if not is_target(self.board, state, b)}
            for known in (city, marked.get(number, OFF_BOARD)):
                near = {node for node in near if known in (OFF_BOARD, node)}
            if not near:
                said = "start is not one of the mission's." if number == 0 else f"log: no way leads to entry {number}."
                self.fault(said)
                return

    def column(self, entry: dict[str, Any]) -> int:
        """The lines that an entry may have used: those of its ticket's mode, or all for a hidden move (EU-056)."""
        ticket = entry.get("ticket")
        if entry.get("face_down") or ticket is None:
            return ANY
        return self.words.tickets.index(ticket) // SYMBOLS

    def next_to(self, node: int, column: int) -> list[int]:
        first, last = self.board.first[node, column : column + 2]
        return self.board.to[first:last].tolist()  # type: ignore[no-any-return]
