"""Positions: any legal table as JSON in the words of the rulebook, read and written.

What a position does not say follows from what it says: the round from the log, the log's length from the round, and
what Mister X may pay with from what hunters hold and the log took. The rest is as a new game has it.
"""

from __future__ import annotations

from typing import Any

from misterx.families.shared.position_reader import PositionReader
from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.hunters import has_order
from misterx.families.transit.position.faults import find_faults, find_faults_on_board
from misterx.families.transit.position.writer import x_stock
from misterx.families.transit.schema.rules import FREE, Rules
from misterx.families.transit.schema.state import (
    BLACK,
    HUNTERS_TURN,
    LIMIT_OF_ENTRIES,
    OFF_BOARD,
    X_LEG,
    X_STARTS,
    State,
    X,
)
from misterx.families.transit.specials import SPECIALS
from misterx.kernel.graph import Graph

KEYS = frozenset({
    "round", "decides", "pawns", "x_tickets", "reserve", "pool", "black", "double", "start", "log",
    "moved", "order", "out", "roadblocks", "possible", "legs", "doubled",
}).union(*(special.KEYS for special in SPECIALS))  # fmt: skip
MOST = 999
LOG_KEYS = {"ticket", "station", "stayed", "shown", "double"}


def read_position(words: Vocabulary, board: Graph, rules: Rules, state: State, position: dict[str, Any]) -> list[str]:
    """Fill a state from a position, and the position's log where it has none; returns everything that is wrong.

    `state` comes as a new game before the deal.
    """
    reader = _Reader(words, board, rules, state, position)
    reader.read()
    return reader.faults


class _Reader(PositionReader[Vocabulary]):
    KEYS, SPOT, OFF_BOARD = KEYS, "station", OFF_BOARD

    def __init__(self, words: Vocabulary, board: Graph, rules: Rules, state: State, position: dict[str, Any]) -> None:
        super().__init__(words, position)
        self.board, self.rules, self.state = board, rules, state
        self.dealt = state.tickets.copy()
        self.doubles = int(state.doubles)

    def read(self) -> None:
        state, position = self.state, self.position
        self.check_keys()
        self.pawns()
        if self.words.stocks[1] == "pool":
            self.tickets(1, "pool", position.get("pool"))
        for key in {"reserve", "x_tickets", "pool"} - {x_stock(self.words), self.words.stocks[1]}:
            if key in position:
                self.fault(f"{key}: there is none in this game.")
        decides = position.get("decides", "x")
        if decides not in ("x", "hunters"):
            self.fault(f"decides must be x or hunters, not {decides!r}.")
        state.phase = HUNTERS_TURN if decides == "hunters" else X_STARTS
        if "legs" in position:
            state.legs = self.number("legs", position["legs"], 1, 2)
            state.doubled = self.number("doubled", position.get("doubled", int(state.legs)), 1, 2)
            state.phase = X_LEG
            if decides == "hunters":
                self.fault("legs: a double move is under way, so Mister X decides.")
        elif "doubled" in position:
            self.fault("doubled: it is said in the middle of a double move, with legs.")
        self.turns(self.log())
        self.x_pays_from()
        self.hunters()
        self.roadblocks()
        for special in SPECIALS:
            special.read_position(self)
        self.possible()
        self.faults += find_faults(self.words, self.rules, state, position, self.dealt, self.doubles)
        self.faults += find_faults_on_board(self.words, self.board, self.rules, state, position)

    def put(self, value: Any) -> str:
        return repr(value)

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
            node = self.node(f"pawns: {name}", entry["station"])
        elif name == "x" or not self.is_off_board(name):
            self.fault(f"pawns: {name} needs a station.")
        if pawn == X:
            self.state.x = node
        else:
            self.state.pos[pawn] = node
        if "tickets" in entry:
            if pawn == X:
                self.fault(f"pawns: x has no tickets here; a position says them as {x_stock(self.words)} and black.")
            elif self.words.stocks[pawn] != name or self.rules.stock[pawn] != pawn:
                self.fault(f"pawns: {name} has no tickets of his own.")
            else:
                self.tickets(pawn, f"pawns: {name}", entry["tickets"])

    def is_off_board(self, name: str) -> bool:
        aloft = any(special.is_off_board(self.position, name) for special in SPECIALS)
        return aloft or name in self.items("out")

    def tickets(self, stock: int, name: str, table: Any) -> None:
        kinds = self.words.tickets[:3]
        if table is None:
            return
        if not isinstance(table, dict) or not set(table) <= set(kinds):
            self.fault(f"{name} must be a table of tickets by {', '.join(kinds)}, not {table!r}.")
            return
        for ticket, kind in enumerate(kinds):
            if kind in table:
                self.state.tickets[stock, ticket] = self.number(f"{name} {kind}", table[kind], 0, MOST)

    def log(self) -> list[dict[str, Any]] | None:
        """The entries of the log as far as they can be read; None if the position gives no log."""
        if self.position.get("start") is not None:
            self.node("start", self.position["start"])
        if "log" not in self.position:
            return None
        entries = self.items("log")
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict) or not set(entry) <= LOG_KEYS:
                self.fault(f"log: entry {number} must have a ticket and a station, not {entry!r}.")
                continue
            if entry.get("ticket") not in (None, *self.words.tickets):
                self.fault(f"log: entry {number} has no ticket {entry['ticket']!r}.")
            if entry.get("station") is not None:
                self.node(f"log: entry {number}", entry["station"])
            for key in ("stayed", "shown", "double"):
                if not isinstance(entry.get(key, False), bool):
                    self.fault(f"log: entry {number}: {key} must be true or false.")
        return [entry if isinstance(entry, dict) else {} for entry in entries]

    def turns(self, log: list[dict[str, Any]] | None) -> None:
        """The round, the entries in use and the double-move tickets left: what is not said follows from the rest."""
        state, position = self.state, self.position
        made = int(state.doubled) + 1 - int(state.legs) if state.phase == X_LEG else 0
        begun = 0 if state.phase == HUNTERS_TURN else 1
        spent = sum(entry.get("double") is True for entry in (log or [])[: -made or None]) // 2 + int(state.doubled)
        if "round" in position:
            state.round_no = self.number("round", position["round"], 1, MOST)
            if log is not None:
                spent = len(log) - made - (int(state.round_no) - begun) + int(state.doubled)
        left = max(0, min(self.doubles, self.doubles - spent))
        state.doubles = self.number("double", position.get("double", left), 0, self.doubles)
        spent = self.doubles - int(state.doubles) - int(state.doubled)
        if "round" not in position:
            turns = spent if log is None else len(log) - made - spent  # each double-move ticket took a turn
            state.round_no = max(1, turns + begun)
        if log is None:
            log = [{"ticket": None, "station": None} for _ in range(int(state.round_no) - begun + spent + made)]
            position["log"] = log
        state.entries = min(len(log), MOST)

    def x_pays_from(self) -> None:
        """What Mister X may pay with: all tickets of the game that nobody holds and the log did not take."""
        state, position = self.state, self.position
        given = position.get("log")
        log = [entry for entry in given if isinstance(entry, dict)] if isinstance(given, list) else []
        for ticket, kind in enumerate(self.words.tickets):
            used = sum(entry.get("ticket") == kind for entry in log)
            if ticket == BLACK:
                used = max(0, used - self.refunds(log))
            if ticket == BLACK or not self.rules.hunters_refill_x:
                state.tickets[X, ticket] = max(0, int(state.tickets[X, ticket]) - used)
            elif not self.rules.reserve_unlimited:
                held = int(state.tickets[1:, ticket].sum())
                state.tickets[X, ticket] = max(0, int(self.dealt[:, ticket].sum()) - held - used)
        self.tickets(X, x_stock(self.words), position.get(x_stock(self.words)))
        state.tickets[X, BLACK] = self.number("black", position.get("black", int(state.tickets[X, BLACK])), 0, MOST)

    def refunds(self, log: list[dict[str, Any]]) -> int:
        """Black tickets that came back because Mister X showed himself where he need not have (SS-148)."""
        if not self.rules.voluntary_reveal or self.rules.always_visible:
            return 0
        shown = [number for number, entry in enumerate(log, 1) if entry.get("shown") is True]
        return sum(not self.rules.reveals[min(number, LIMIT_OF_ENTRIES)] for number in shown)

    def hunters(self) -> None:
        state = self.state
        for key in ("moved", "out"):
            for name in self.items(key):
                if name not in self.words.pawns[1:]:
                    self.fault(f"{key}: there is no hunter {name!r}.")
                else:
                    setattr(state, key, getattr(state, key) | 1 << self.words.pawns.index(name))
        state.moved |= state.out
        if self.position.get("decides", "x") == "x" and self.items("moved"):
            self.fault("moved: Mister X decides, so nobody has moved in this round.")
        if self.position.get("decides") != "hunters":
            state.moved = 0
        self.order()
        if has_order(self.rules, state):
            done = [bool(state.moved >> pawn & 1) for pawn in state.order.tolist()]
            state.turn = done.index(False) if False in done else self.rules.hunters
        else:
            state.turn = bin(int(state.moved & ~state.out)).count("1")

    def order(self) -> None:
        """The hunters' order: as the position says, else by number, or what round 1 set of it so far (SS-034)."""
        state, words = self.state, self.words
        if self.rules.hunter_order == FREE:
            if "order" in self.position:
                self.fault("order: it is free in this game.")
            return
        state.order[:] = 0
        needed = [name for pawn, name in enumerate(words.pawns) if pawn != X and not state.out >> pawn & 1]
        order = list(words.pawns[1:])
        is_set = has_order(self.rules, state)
        if not is_set:
            order = needed = [name for name in self.items("moved") if name in needed]
        if "order" in self.position:
            order = self.items("order")
        named = [name for name in order if name in words.pawns[1:]]
        if not is_set and named[: len(needed)] != needed:
            self.fault(f"order: round 1 sets it, and it begins with {needed!r}, not {order!r}.")
        if len(set(named)) < len(order) or not set(needed) <= set(named):
            self.fault(f"order must name every hunter once, not {order!r}.")
            return
        named = named if is_set else needed
        state.order[: len(named)] = [words.pawns.index(name) for name in named]

    def roadblocks(self) -> None:
        given = self.items("roadblocks")
        if len(given) > self.rules.roadblocks:
            self.fault(f"roadblocks: there are only {self.rules.roadblocks}.")
            return
        nodes = sorted(self.node("roadblocks", station) for station in given)
        if len(set(nodes)) < len(nodes):
            self.fault("roadblocks: at most one to a station.")
        if nodes:
            self.state.roadblocks[self.rules.roadblocks - len(nodes) : self.rules.roadblocks] = nodes

    def possible(self) -> None:
        nodes = [self.node("possible", station) for station in self.items("possible")]
        if "possible" not in self.position:
            return
        if not nodes:
            self.fault("possible must name a station.")
        elif self.state.phase != X_LEG and int(self.state.x) not in nodes:
            self.fault("possible must hold the station where x stands.")
