"""Positions: any legal table as JSON in the words of the rulebook, read and written."""

from __future__ import annotations

from typing import Any

from misterx.families.transit.facts import (
    BLOCKED,
    CARDS,
    DOUBLE_PLAYED,
    DOUBLES,
    ELIMINATED,
    ENTRY_STATED,
    ENTRY_WRITTEN,
    FLEW,
    PASSED,
    PLACED,
    POSSIBLE,
    REVEALED,
    START_DEALT,
    STAYED,
    TICKETS,
    TURN_STARTED,
)
from misterx.families.transit.rules import FIRST_ROUND
from misterx.families.transit.state import BLACK, DEAL, HUNTERS_TURN, OFF_BOARD, X_LEG, X_STARTS, X
from misterx.families.words import Words
from misterx.kernel.codes import HUNTERS, MISTER_X, TO_ALL, TO_X
from misterx.kernel.events import emit

KEYS = {
    "round", "decides", "pawns", "x_tickets", "reserve", "pool", "black", "double", "start", "log",
    "moved", "order", "out", "roadblocks", "helicopter", "possible", "legs", "doubled",
}  # fmt: skip
MOST = 999


def read_position(words: Words, rules: Any, state: Any, position: dict[str, Any]) -> list[str]:
    """Fill a state from a position; returns everything that is wrong with it.

    `state` comes as a new game before the deal: what a position does not say stays as a new game has it.
    """
    reader = _Reader(words, rules, state, position)
    reader.read()
    return reader.faults


class _Reader:
    def __init__(self, words: Words, rules: Any, state: Any, position: dict[str, Any]) -> None:
        self.words, self.rules, self.state, self.position = words, rules, state, position
        self.faults: list[str] = []

    def read(self) -> None:
        state, position = self.state, self.position
        state.round_no = self.number("round", position.get("round", 1), 1, MOST)
        state.turn = 0
        self.pawns()
        for key in position.keys() - KEYS:
            self.fault(f"a position has no {key!r}; it may have {', '.join(sorted(KEYS))}.")
        self.tickets(X, x_stock(self.words), self.words.tickets[:3])
        if self.words.stocks[1] == "pool":
            self.tickets(1, "pool", self.words.tickets[:3])
        for key in {"reserve", "x_tickets", "pool"} - {x_stock(self.words), self.words.stocks[1]}:
            if key in position:
                self.fault(f"{key}: there is none in this game.")
        state.tickets[X, BLACK] = self.number("black", position.get("black", state.tickets[X, BLACK]), 0, MOST)
        state.doubles = self.number("double", position.get("double", state.doubles), 0, 99)
        self.log()
        self.hunters()
        self.roadblocks()
        self.helicopter()
        possible = [self.station("possible", station) for station in self.numbers("possible")]
        if "possible" in position and int(state.x) not in possible:
            self.fault("possible must hold the station where x stands.")
        decides = position.get("decides", "x")
        if decides not in ("x", "hunters"):
            self.fault(f"decides must be x or hunters, not {decides!r}.")
        state.phase = HUNTERS_TURN if decides == "hunters" else X_STARTS
        if "legs" in position:
            state.legs = self.number("legs", position["legs"], 1, 2)
            state.doubled = self.number("doubled", position.get("doubled", 1), 0, 2)
            state.phase = X_LEG
        self.conflicts()

    def fault(self, text: str) -> None:
        self.faults.append(text)

    def number(self, name: str, value: Any, least: int, most: int) -> int:
        if hasattr(value, "item"):
            value = value.item()
        if type(value) is not int or not least <= value <= most:
            self.fault(f"{name} must be a whole number from {least} to {most}, not {value!r}.")
            return least
        return value

    def numbers(self, name: str) -> list[Any]:
        values = self.position.get(name, [])
        if not isinstance(values, list):
            self.fault(f"{name} must be a list, not {values!r}.")
            return []
        return values

    def station(self, name: str, value: Any) -> int:
        if type(value) is not int or value not in self.words.node:
            self.fault(f"{name}: there is no station {value!r}.")
            return OFF_BOARD
        return self.words.node[value]

    def pawns(self) -> None:
        given = self.position.get("pawns")
        if not isinstance(given, dict):
            self.fault("pawns must say where every pawn stands.")
            return
        for name in self.words.pawns:
            if name not in given:
                self.fault(f"pawns: {name} is missing.")
        for name, entry in given.items():
            if name not in self.words.pawns:
                self.fault(f"pawns: there is no pawn {name!r} in this game.")
                continue
            self.pawn(name, entry if isinstance(entry, dict) else {"station": entry})

    def pawn(self, name: str, entry: dict[str, Any]) -> None:
        pawn = self.words.pawns.index(name)
        for key in entry:
            if key not in ("station", "tickets"):
                self.fault(f"pawns: {name} has no {key!r}.")
        node = OFF_BOARD
        if entry.get("station") is not None:
            node = self.station(f"pawns: {name}", entry["station"])
        elif name == "x" or not self.is_off_board(name):
            self.fault(f"pawns: {name} needs a station.")
        if pawn == X:
            self.state.x = node
        else:
            self.state.pos[pawn] = node
        if "tickets" in entry:
            if self.rules.stock[pawn] != pawn or pawn == X:
                self.fault(f"pawns: {name} has no tickets of his own.")
            else:
                self.tickets(pawn, f"pawns: {name}", self.words.tickets[:3], entry["tickets"])

    def is_off_board(self, name: str) -> bool:
        helicopter = self.position.get("helicopter")
        aboard = isinstance(helicopter, dict) and helicopter.get("pawn") == name
        return aboard or name in self.numbers("out")

    def tickets(self, stock: int, name: str, kinds: tuple[str, ...], given: Any = None) -> None:
        table = self.position.get(name) if given is None else given
        if table is None:
            return
        if not isinstance(table, dict) or not set(table) <= set(kinds):
            self.fault(f"{name} must be a table of tickets by {', '.join(kinds)}, not {table!r}.")
            return
        for ticket, kind in enumerate(kinds):
            if kind in table:
                self.state.tickets[stock, ticket] = self.number(f"{name} {kind}", table[kind], 0, MOST)

    def log(self) -> None:
        entries = self.numbers("log")
        limit = len(self.rules.reveals) - 4
        if len(entries) > limit:
            self.fault(f"log has more than {limit} entries.")
            entries = entries[:limit]
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict) or not set(entry) <= {"ticket", "station", "stayed", "shown", "double"}:
                self.fault(f"log: entry {number} must have a ticket and a station, not {entry!r}.")
                continue
            if not entry.get("stayed") and entry.get("ticket") not in self.words.tickets[:4]:
                self.fault(f"log: entry {number} has no ticket {entry.get('ticket')!r}.")
            if entry.get("station") is not None:
                self.station(f"log: entry {number}", entry["station"])
        if self.position.get("start") is not None:
            self.station("start", self.position["start"])
        self.state.entries = len(entries)
        last = entries[-1] if entries else None
        if isinstance(last, dict) and last.get("station") is not None:
            where = self.station("log", last["station"])
            if OFF_BOARD not in (where, int(self.state.x)) and where != self.state.x:
                self.fault(f"log: the last entry says {last['station']}, but x stands elsewhere.")

    def hunters(self) -> None:
        state = self.state
        for key, mask in (("moved", "moved"), ("out", "out")):
            for name in self.numbers(key):
                if name not in self.words.pawns[1:]:
                    self.fault(f"{key}: there is no hunter {name!r}.")
                else:
                    setattr(state, mask, getattr(state, mask) | 1 << self.words.pawns.index(name))
        state.moved |= state.out
        state.turn = bin(int(state.moved)).count("1") if self.position.get("decides") == "hunters" else 0
        if "order" in self.position:
            order = self.numbers("order")
            if sorted(map(str, order)) != sorted(self.words.pawns[1:]):
                self.fault(f"order must name every hunter once, not {order!r}.")
            else:
                state.order[: len(order)] = [self.words.pawns.index(name) for name in order]
        elif self.rules.hunter_order == FIRST_ROUND and state.round_no > 1:
            state.order[: self.rules.hunters] = range(1, self.rules.hunters + 1)

    def roadblocks(self) -> None:
        given = self.numbers("roadblocks")
        if len(given) > self.rules.roadblocks:
            self.fault(f"roadblocks: there are only {self.rules.roadblocks}.")
            return
        nodes = sorted(self.station("roadblocks", station) for station in given)
        if len(set(nodes)) < len(nodes):
            self.fault("roadblocks: at most one to a station.")
        if nodes:
            self.state.roadblocks[self.rules.roadblocks - len(nodes) : self.rules.roadblocks] = nodes

    def helicopter(self) -> None:
        given = self.position.get("helicopter", {})
        if not isinstance(given, dict) or not set(given) <= {"cards", "pawn", "station", "flown"}:
            self.fault(f"helicopter must have cards, and pawn and station when somebody is aboard, not {given!r}.")
            return
        self.state.cards = self.number("helicopter cards", given.get("cards", self.state.cards), 0, 99)
        self.state.flown = bool(given.get("flown", False))
        if given.get("pawn") is not None:
            if given["pawn"] not in self.words.pawns[1:]:
                self.fault(f"helicopter: there is no hunter {given['pawn']!r}.")
                return
            self.state.flyer = self.words.pawns.index(given["pawn"])
            self.state.hover = self.station("helicopter", given.get("station"))

    def conflicts(self) -> None:
        """What each part allows but all together do not."""
        state = self.state
        held = [(name, int(state.pos[pawn])) for pawn, name in enumerate(self.words.pawns) if pawn != X]
        places: dict[int, str] = {}
        for name, node in held:
            if node == OFF_BOARD:
                continue
            if node in places:
                self.fault(f"{places[node]} and {name} stand on the same station, {self.words.stations[node]}.")
            places[node] = name
        if int(state.x) in places and not self.rules.x_may_share_stuck:
            self.fault(f"x stands on {places[int(state.x)]}'s station, {self.words.stations[int(state.x)]}.")


def announce(board: Any, rules: Any, state: Any, position: dict[str, Any], events: Any) -> None:
    """Lay out the table as facts: what a position says, or a new game before its deal."""
    words: Words = position["words"]
    for stock in sorted({int(row) for row in rules.stock[: rules.hunters + 1]} | {X}):
        if stock == X and rules.reserve_unlimited:
            emit(events, TICKETS, TO_ALL, X, BLACK, state.tickets[X, BLACK])
            continue
        for ticket in range(4 if stock == X else 3):
            emit(events, TICKETS, TO_ALL, stock, ticket, state.tickets[stock, ticket])
    emit(events, DOUBLES, TO_ALL, state.doubles)
    if state.cards > 0 or state.flyer > 0:
        emit(events, CARDS, TO_ALL, state.cards)
    if state.phase == DEAL:
        return
    for pawn in range(1, rules.hunters + 1):
        if state.pos[pawn] != OFF_BOARD:
            emit(events, PLACED, TO_ALL, pawn, state.pos[pawn])
        if state.out >> pawn & 1:
            emit(events, ELIMINATED, TO_ALL, pawn)
    for slot in range(rules.roadblocks):
        if state.roadblocks[slot] >= 0:
            emit(events, BLOCKED, TO_ALL, state.roadblocks[slot])
    _announce_log(board, rules, state, position, words, events)
    if state.phase == HUNTERS_TURN:
        emit(events, TURN_STARTED, TO_ALL, state.round_no, HUNTERS)
        for pawn in range(1, rules.hunters + 1):
            if state.moved >> pawn & 1 and not state.out >> pawn & 1:
                emit(events, PASSED, TO_ALL, pawn)
    elif state.phase != X_STARTS:
        emit(events, TURN_STARTED, TO_ALL, state.round_no, MISTER_X)
    if state.flyer > 0:
        emit(events, FLEW, TO_ALL, state.flyer, 0, state.hover)


def _announce_log(board: Any, rules: Any, state: Any, position: dict[str, Any], words: Words, events: Any) -> None:
    log = position.get("log", [])
    everybody = TO_ALL if rules.always_visible else TO_X
    if position.get("start") is not None:
        emit(events, START_DEALT, everybody, words.node[position["start"]])
    elif not log:
        emit(events, START_DEALT, everybody, state.x)
    for number, entry in enumerate(log, 1):
        node = None if entry.get("station") is None else words.node[entry["station"]]
        if number == len(log):
            node = int(state.x)
        if entry.get("double"):
            emit(events, DOUBLE_PLAYED, TO_ALL, 1)
        if entry.get("stayed"):
            emit(events, STAYED, TO_ALL, number)
        else:
            emit(events, ENTRY_STATED, TO_ALL, number, words.tickets.index(entry["ticket"]))
        if node is None:
            continue
        emit(events, ENTRY_WRITTEN, TO_X, number, node)
        shown = rules.reveals[number] and not entry.get("stayed")
        if rules.always_visible or entry.get("shown", shown):
            emit(events, REVEALED, TO_ALL, number, node)
    for node in _possible(rules, state, position, words, board):
        emit(events, POSSIBLE, TO_ALL, node)


def _possible(rules: Any, state: Any, position: dict[str, Any], words: Words, board: Any) -> list[int]:
    """Where he can be by a position: as it says, else where it shows him, else on a start card, else anywhere open."""
    if "possible" in position:
        return [words.node[station] for station in position["possible"]]
    log = position.get("log", [])
    shown = rules.always_visible
    if log:
        shown = shown or log[-1].get("shown", rules.reveals[len(log)] and not log[-1].get("stayed"))
    if shown:
        return [int(state.x)]
    held = set(state.pos.tolist())
    deck = set(board.x_deck[: board.x_cards].tolist()) - held
    if not log and int(state.x) in deck:
        return sorted(deck)
    return [node for node in range(board.nodes) if node not in held or node == state.x]


def write_position(words: Words, rules: Any, state: Any, view: dict[str, Any]) -> dict[str, Any]:
    """A position from a state and the view that holds every fact."""
    position: dict[str, Any] = {
        "round": int(state.round_no),
        "decides": "hunters" if state.phase == HUNTERS_TURN else "x",
        "pawns": {},
        "black": int(state.tickets[X, BLACK]),
        "double": int(state.doubles),
        "log": [{k: v for k, v in entry.items() if k != "entry"} for entry in view["log"] if "entry" in entry],
    }
    if view["start"] is not None:
        position["start"] = view["start"]
    for pawn, name in enumerate(words.pawns):
        place = int(state.x) if pawn == X else int(state.pos[pawn])
        entry: dict[str, Any] = {"station": None if place == OFF_BOARD else words.stations[place]}
        if pawn != X and rules.stock[pawn] == pawn and words.stocks[pawn] == name:
            entry["tickets"] = _table(words, state, pawn)
        position["pawns"][name] = entry
    if not rules.reserve_unlimited:
        position[x_stock(words)] = _table(words, state, X)
    if words.stocks[1] == "pool":
        position["pool"] = _table(words, state, 1)
    moved = [name for pawn, name in enumerate(words.pawns) if state.moved >> pawn & 1 and not state.out >> pawn & 1]
    position |= {"moved": moved} if moved and state.phase == HUNTERS_TURN else {}
    if state.phase == X_LEG:
        position |= {"legs": int(state.legs), "doubled": int(state.doubled)}
    if view["out"]:
        position["out"] = view["out"]
    if state.order[0] > 0:
        position["order"] = [words.pawns[pawn] for pawn in state.order if pawn > 0]
    if view["roadblocks"]:
        position["roadblocks"] = view["roadblocks"]
    if view["helicopter"]["cards"] or view["helicopter"]["pawn"]:
        position["helicopter"] = {**view["helicopter"], "flown": bool(state.flown)}
    return position


def x_stock(words: Words) -> str:
    """What Mister X pays from, as a position calls it."""
    return "reserve" if words.stocks[X] == "reserve" else "x_tickets"


def _table(words: Words, state: Any, stock: int) -> dict[str, int]:
    return {kind: int(state.tickets[stock, ticket]) for ticket, kind in enumerate(words.tickets[:3])}
