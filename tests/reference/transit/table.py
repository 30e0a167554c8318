"""A second reading of Scotland Yard and N.Y. Chase, slow and plain.

Stations are numbers, tickets are counted in tables, and every move is a text. It shares nothing with
the compiled rules; tests compare the two move by move.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from misterx import Game

Moves = dict[str, tuple[Any, ...]]  # text: what it does


class SlowTable:
    """The whole table, from the moment that the start cards are dealt."""

    def __init__(self, game: Game) -> None:
        view, self.options = game.view("x"), game.options.values
        *self.modes, secret = game.title.modes
        tags = game.title.tables["board_editions"][self.options["board_edition"]]
        self.near: dict[str, dict[int, set[int]]] = {}
        for mode in (*self.modes, secret):
            self.near[mode] = {number: set() for number in game.board.numbers}
            for a, b in game.board.links(mode, tags):
                self.near[mode][a].add(b)
                self.near[mode][b].add(a)
        self.near["black"] = {
            n: set().union(*(self.near[m][n] for m in (*self.modes, secret))) for n in game.board.numbers
        }
        self.places: dict[str, int | None] = {
            name: pawn["station"] for name, pawn in view["pawns"].items() if name != "x"
        }
        self.hunters = list(self.places)
        self.x: int = view["pawns"]["x"]["station"]
        self.stocks: dict[str, dict[str, int]] = deepcopy(view["tickets"])
        self.purse = {**self.stocks.get("reserve", {}), **self.stocks["x"]}  # what Mister X may pay with
        self.doubles, self.cards, self.blocks = view["double"], view["helicopter"]["cards"], list[int]()
        self.supply: int = self.options.get("roadblocks", 0)
        self.round, self.entries, self.legs, self.doubled = 0, 0, 0, 0
        self.side, self.moved, self.order = "x", list[str](), list[str]()
        self.flyer: str | None = None
        self.hover, self.flown = 0, False
        self.result: tuple[str, str] | None = None
        self.start_round()

    # Mister X

    def pays(self, ticket: str, spent: str = "") -> bool:
        if self.options["x_tickets"] == "reserve" and self.options["reserve"] == "unlimited" and ticket != "black":
            return True
        return self.purse[ticket] - (ticket == spent) > 0

    def is_shut(self, station: int) -> bool:
        """Closed to Mister X: a roadblock, or a hunter who is not one of those he may join."""
        there = [pawn for pawn, place in self.places.items() if place == station]
        joins = self.options["x_may_share_stuck"] and all(self.is_stuck(pawn) for pawn in there)
        return station in self.blocks or (bool(there) and not joins)

    def legs_from(self, station: int, spent: str = "") -> list[tuple[str, int]]:
        return [
            (ticket, to)
            for ticket in (*self.modes, "black")
            if self.pays(ticket, spent)
            for to in sorted(self.near[ticket][station])
            if not self.is_shut(to)
        ]

    def x_moves(self) -> Moves:
        moves: Moves = {}
        by_entries = self.options.get("end_mode") == "entries"
        room = not by_entries or self.entries + self.legs + 1 <= self.options["round_limit"]
        again = self.doubles > 0 and self.doubled < self.options["max_doubles_per_turn"] and room
        for ticket, to in self.legs_from(self.x):
            further = bool(self.legs_from(to, ticket))
            if self.legs == 1 or further:
                moves[f"x {ticket} {to}"] = ("x", 0, ticket, to)
            if again and further:
                moves[f"x double {ticket} {to}"] = ("x", 1, ticket, to)
        return moves

    def start_round(self) -> None:
        self.round, self.side, self.moved, self.legs, self.doubled = self.round + 1, "x", [], 1, 0
        if self.legs_from(self.x):
            return
        near = self.near["black"][self.x]
        shut = [to for to in near if self.is_shut(to)]
        kind = self.options["x_without_move"]
        enclosed = len(shut) == len(near)
        mixed = bool(shut) and self.options.get("mixed_cause") == "loses"
        pays = any(self.pays(ticket) and self.near[ticket][self.x] for ticket in (*self.modes, "black"))
        found = pays or self.options.get("enclosed_without_ticket") != "stays"
        if kind == "loses" or (kind == "by_cause" and found and (enclosed or mixed)):
            self.result = ("hunters", "x_enclosed" if enclosed else "x_without_move")
        else:
            self.entries += 1
            self.start_hunters()

    # Hunters

    def stock_of(self, pawn: str) -> dict[str, int] | None:
        """None for a policeman, who pays nothing."""
        return None if pawn.startswith("p") else self.stocks["pool" if "pool" in self.stocks else pawn]

    def holds(self, pawn: str, ticket: str) -> bool:
        stock = self.stock_of(pawn)
        return stock is None or stock[ticket] > 0

    def is_stuck(self, pawn: str) -> bool:
        """For good: nothing to pay a ride from here, and no flight either."""
        stock = self.stock_of(pawn)
        if stock is None:
            return False
        if pawn == self.flyer or (self.cards and any(stock.values())):
            return not any(stock.values())
        here = self.places[pawn]
        assert here is not None
        return not any(self.near[mode][here] and stock[mode] for mode in self.modes)

    def walled_in(self) -> set[str]:
        """The hunters of whom none can move before another of them has."""
        if not self.options.get("walled_in_counts"):
            return set()
        shut = set(self.hunters)
        while freed := {pawn for pawn in shut if self.gets_out(pawn, shut)}:
            shut -= freed
        return shut

    def gets_out(self, pawn: str, shut: set[str]) -> bool:
        """Whether he can move when all but these have made room."""

        def is_open(station: int) -> bool:
            return not self.is_taken(station) or not any(self.places[other] == station for other in shut)

        stock, here = self.stock_of(pawn), self.places[pawn]
        if pawn == self.flyer:
            return any((stock or {}).values()) and (
                is_open(self.hover) or self.options["landing_blocked"] == "elsewhere"
            )
        assert here is not None
        if stock and self.cards and any(stock.values()) and self.flyer not in shut:
            return True
        kept = self.flyer in shut and self.options.get("landing_blocked") == "reserved"
        ways = {to for mode in self.modes if self.holds(pawn, mode) for to in self.near[mode][here]}
        return any(is_open(to) for to in ways - ({self.hover} if kept else set()))

    def is_taken(self, station: int) -> bool:
        there = [pawn for pawn, place in self.places.items() if place == station]
        joins = self.options.get("hunters_may_share_stuck") and self.options["x_may_share_stuck"]
        return bool(there) and not (joins and all(self.is_stuck(pawn) for pawn in there))

    def rides(self, pawn: str) -> list[tuple[str, int]]:
        here = self.places[pawn]
        if here is None:
            return []
        kept = self.hover if self.flyer and self.options.get("landing_blocked") == "reserved" else None
        return [
            (mode, to)
            for mode in self.modes
            if self.holds(pawn, mode)
            for to in sorted(self.near[mode][here])
            if not self.is_taken(to) and to != kept
        ]

    def landings(self, pawn: str) -> list[int]:
        if not self.is_taken(self.hover):
            return [self.hover]
        if self.options["landing_blocked"] == "elsewhere":
            return [number for number in self.near["black"] if not self.is_taken(number)]
        return []

    def may_fly(self, pawn: str) -> bool:
        stock = self.stock_of(pawn)
        return bool(self.cards and not self.flyer and not self.flown and stock and any(stock.values()))

    def can_act(self, pawn: str) -> bool:
        if pawn == self.flyer:
            stock = self.stock_of(pawn)
            return bool(stock and any(stock.values()) and self.landings(pawn))
        return bool(self.rides(pawn)) or self.may_fly(pawn)

    def block_words(self, pawn: str) -> dict[str, int | None]:
        """Ways to say a roadblock, and where it comes from: 0 is the supply."""
        words: dict[str, int | None] = {"": None}
        if self.stock_of(pawn) is None or self.places[pawn] in self.blocks:
            return words
        if self.supply:
            words[" block"] = 0
        if self.options.get("roadblock_reuse") == "anywhere":
            words |= {f" block from {place}": place for place in self.blocks}
        return words

    def waiting(self) -> list[str]:
        left = [pawn for pawn in self.hunters if pawn not in self.moved]
        kind = self.options["hunter_order"]
        if kind == "fixed" or (kind == "first_round" and self.round > 1):
            order = self.hunters if kind == "fixed" else self.order
            return [pawn for pawn in order if pawn in left][:1]
        return left

    def hunter_moves(self) -> Moves:
        moves: Moves = {}
        for pawn in self.waiting():
            if pawn == self.flyer:
                for to in self.landings(pawn):
                    where = "" if to == self.hover else f" {to}"
                    for ticket in filter(lambda ticket: self.holds(pawn, ticket), self.modes):
                        moves[f"{pawn} land{where} pay {ticket}"] = ("land", pawn, ticket, to)
                continue
            rides = self.rides(pawn)
            for words, source in self.block_words(pawn).items():
                for mode, to in rides:
                    moves[f"{pawn} {mode} {to}{words}"] = ("ride", pawn, mode, to, source)
                if self.may_fly(pawn):
                    for ticket in filter(lambda ticket: self.holds(pawn, ticket), self.modes):
                        for to in self.near["black"]:
                            moves[f"{pawn} fly {to} pay {ticket}{words}"] = ("fly", pawn, ticket, to, source)
            someone = len(self.waiting()) > 1 and any(
                self.landings(other) if other == self.flyer else self.rides(other) for other in self.waiting()
            )
            if self.may_fly(pawn) and not rides and not someone:
                moves[f"{pawn} stay"] = ("stay", pawn)
        return moves

    def start_hunters(self) -> None:
        self.side, self.moved, self.flown = "hunters", [], False
        self.settle()

    def settle(self) -> None:
        """Pass whoever has no choice; end the round when all are done."""
        while not self.result and self.side == "hunters":
            waiting = self.waiting()
            if not waiting:
                self.end_round()
            elif any(self.can_act(pawn) for pawn in waiting):
                return
            else:
                self.done(waiting[0])

    def done(self, pawn: str) -> None:
        self.moved.append(pawn)
        if self.round == 1:
            self.order.append(pawn)

    def end_round(self) -> None:
        alive = [pawn for pawn in self.hunters if pawn.startswith("d") or self.options.get("police_keep_game_alive")]
        counted = self.entries if self.options.get("end_mode") == "entries" else self.round
        if all(self.is_stuck(pawn) for pawn in alive) or self.walled_in().issuperset(alive):
            self.result = ("x", "hunters_stuck")
        elif counted >= self.options["round_limit"]:
            self.result = ("x", "survived")
        else:
            self.start_round()

    # Playing

    def legal(self) -> Moves:
        if self.result:
            return {}
        return self.x_moves() if self.side == "x" else self.hunter_moves()

    def play(self, text: str) -> None:
        kind, *rest = self.legal()[text]
        if kind == "x":
            self.play_x(*rest)
        elif kind == "stay":
            self.done(rest[0])
            self.settle()
        else:
            self.play_hunter(kind, *rest)

    def play_x(self, doubles: int, ticket: str, to: int) -> None:
        self.doubles -= doubles
        self.doubled += doubles
        self.legs += doubles - 1
        if ticket == "black" or self.options["x_tickets"] != "reserve" or self.options["reserve"] == "limited":
            self.purse[ticket] -= 1
        self.x = to
        self.entries += 1
        if self.legs == 0:
            self.start_hunters()

    def play_hunter(self, kind: str, pawn: str, ticket: str, to: int, source: int | None = None) -> None:
        stock = self.stock_of(pawn)
        if stock is not None:
            stock[ticket] -= 1
            where = self.options["used_hunter_tickets"]
            if where == "x" or (where == "reserve" and self.options["x_tickets"] == "reserve"):
                self.purse[ticket] = self.purse.get(ticket, 0) + 1
        left = self.places[pawn]
        if source is not None:
            assert left is not None
            self.supply -= source == 0
            self.blocks = [*(place for place in self.blocks if place != source), left]
        if kind == "fly":
            self.places[pawn], self.flyer, self.hover, self.flown = None, pawn, to, True
            self.cards -= 1
        else:
            self.places[pawn] = to
            self.flyer = None if pawn == self.flyer else self.flyer
            if self.options.get("roadblock_reuse") == "fetch" and to in self.blocks:
                self.blocks.remove(to)
                self.supply += 1
            if to == self.x:
                self.result = ("hunters", "captured")
                return
        self.done(pawn)
        self.settle()


def count_sequences(table: SlowTable, depth: int) -> int:
    """How many sequences of so many decisions begin here."""
    moves = table.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = fork(table)
        after.play(move)
        total += count_sequences(after, depth - 1)
    return total


def fork(table: SlowTable) -> SlowTable:
    """A copy to try moves on; what never changes is shared."""
    twin = object.__new__(SlowTable)
    shared = ("near", "options", "modes", "hunters")
    twin.__dict__ = {name: value if name in shared else deepcopy(value) for name, value in table.__dict__.items()}
    return twin


def laid_out(game: Game) -> SlowTable:
    """The table of a position, in the middle of a game too."""
    position = game.to_position()
    table = SlowTable(game)
    table.result = None
    table.round, table.entries = position["round"], len(position["log"])
    table.order = list(position.get("order", []))
    helicopter = position.get("helicopter", {})
    table.flyer, table.hover = helicopter.get("pawn"), helicopter.get("station") or 0
    table.flown = bool(helicopter.get("flown"))
    table.blocks = list(position.get("roadblocks", []))
    table.supply -= len(table.blocks)
    if position["decides"] == "x":
        table.side, table.moved, table.legs = "x", [], 1
    else:
        table.side, table.moved = "hunters", list(position.get("moved", []))
        table.settle()
    return table
