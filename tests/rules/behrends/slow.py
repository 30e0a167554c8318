"""A second reading of the rules, slow and plain, from the board's printed facts and the open table alone.

It shares nothing with the compiled rules: squares are the board's numbers, ways are walked step by step, and each move
is a text. Tests compare whole lists of legal moves with it.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from misterx.boards import Board

TOKENS = [f"t{i}" for i in range(1, 11)]
CARS = [f"car{i}" for i in range(1, 5)]


class City:
    """Squares and what is printed on them."""

    def __init__(self, board: Board) -> None:
        self.marks: dict[int, dict[str, Any]] = board.extra["stations"]
        self.near: dict[int, list[int]] = {number: [] for number in board.numbers}
        for a, b in board.links("street"):
            self.near[a].append(b)
            self.near[b].append(a)
        self.hq = next(number for number in board.numbers if self.marks[number]["kind"] == "hq")

    def kind(self, square: int) -> str:
        return str(self.marks[square]["kind"])

    def ways(self, start: int, pips: int, first: list[int] | None = None) -> list[list[int]]:
        """All ways of so many steps, no square twice, by these first steps."""
        found = [[start]]
        for step in range(pips):
            found = [
                [*way, square]
                for way in found
                for square in (first if step == 0 and first is not None else self.near[way[-1]])
                if square not in way
            ]
        return found


class Table:
    """The open table, who is Mister X, and what may be done on it."""

    def __init__(self, city: City, view: dict[str, Any]) -> None:
        """`view` is Mister X's own, so that his token is known where the rules ask for it."""
        self.city, self.view, self.options = city, view, view["options"]
        self.at: dict[str, int] = {name: pawn["station"] for name, pawn in view["pawns"].items() if name != "x"}
        self.x: str | None = view["pawns"]["x"]["token"]
        self.phase: int = view["phase"]

    def on(self, square: int) -> list[str]:
        return [name for name, place in self.at.items() if place == square]

    def tokens_on(self, square: int) -> list[str]:
        return [name for name in self.on(square) if name in TOKENS]

    def is_barricade(self, square: int) -> bool:
        return self.phase == 2 and len(self.tokens_on(square)) == 2

    def legal(self) -> list[str]:
        return sorted(getattr(self, "_" + self.view["asked"])())

    # The gang

    def _number(self) -> list[str]:
        return [f"x number {n}" for n in range(1, 11)]

    def _place(self) -> list[str]:
        kinds = ("street", "arrow") if self.options["setup_on_arrow"] else ("street",)
        free = [s for s in self.city.near if self.city.kind(s) in kinds and not self.on(s)]
        return [f"x place {token} {s}" for token in TOKENS if self.at[token] is None for s in free]

    def _walkers(self) -> list[str]:
        if self.phase == 1:
            found = any(pawn["up"] for name, pawn in self.view["pawns"].items() if name == self.x)
            return [self.x] if found and self.x else [t for t in TOKENS if t not in self.view["moved"]]
        if self.leg() == 0:
            return [str(self.x)]
        stuck = [] if self.options["barricade_breakable"] else [t for t in TOKENS if self.is_barricade(self.at[t])]
        return [token for token in TOKENS if token != self.x and token not in stuck]

    def leg(self) -> int:
        return ("first", "second").index(self.view["leg"])

    def _walk(self) -> list[str]:
        return self._moves(self._walkers(), self.walk_ends)

    def walk_ends(self, token: str, pips: int) -> dict[int, set[int | None]]:
        ends: dict[int, set[int | None]] = {}
        for way in self.city.ways(self.at[token], pips):
            if self.city.hq in way:
                continue
            if token == self.x and self.phase == 2 and any(name in CARS for s in way[1:-1] for name in self.on(s)):
                continue
            if self.may_end(token, way[-1]):
                ends[way[-1]] = {None}
        return ends

    def may_end(self, token: str, square: int) -> bool:
        there = self.on(square)
        if not there:
            return True
        if self.phase == 1 or token == self.x or self.x in there or len(there) > 1 or there[0] in CARS:
            return False
        return self.city.kind(square) != "arrow" or bool(self.options["barricade_on_arrow"])

    def _moves(self, movers: list[str], ends_of: Any) -> list[str]:
        """Moves by the dice that lie there; which die and which way round are said only where they are a choice."""
        moves = []
        dice = sorted(set(self.view["dice"] or [self.city.marks[self.at[str(self.view["car"])]]["pips"]]))
        for name in movers:
            by_die = {die: ends_of(name, die) for die in dice}
            for die, ends in by_die.items():
                for square, sides in ends.items():
                    text = f"{name} {square}"
                    if sum(square in other for other in by_die.values()) > 1:
                        text += f" die {die}"
                    faced = [f" facing {side}" for side in sorted(sides)] if len(sides) > 1 else [""]
                    moves += [text + said for said in faced]
        return moves

    # The police

    def _drive(self) -> list[str]:
        if self.phase == 1:
            return self._moves([car for car in CARS if car not in self.view["moved"]], self.drive_ends)
        return self._moves([self.view["car"]], self.drive_ends)

    def drive_ends(self, car: str, pips: int) -> dict[int, set[int | None]]:
        """The squares where a car may end, each with the squares it may then face."""
        city, here = self.city, self.at[car]
        ahead = self.view["pawns"][car]["facing"]
        ways = city.ways(here, pips, None if ahead is None else [ahead])
        if self.options["hq_transit"] == "stop":
            early = [
                way for less in range(1, pips) for way in city.ways(here, less, None if ahead is None else [ahead])
            ]
            ways += [way for way in early if way[-1] == city.hq]
            ways = [way for way in ways if city.hq not in way[1:-1]]
        elif self.options["hq_transit"] == "closed":
            ways = [way for way in ways if city.hq not in way[1:]]
        ends: dict[int, set[int | None]] = {}
        for way in ways:
            end = way[-1]
            if any(self.is_barricade(square) for square in way[1:]):
                continue
            if end != city.hq and any(name in CARS for name in self.on(end)):
                continue
            on = [square for square in city.near[end] if square != way[-2]]
            ends.setdefault(end, set()).add(on[0] if city.kind(end) in ("street", "arrow") else None)
        return ends

    def _check(self) -> list[str]:
        cars = CARS if self.options["lingering_check"] else [self.view["car"]]
        seen = {self.at[car] for car in cars}
        asked = self.view["checked"]
        found = [t for t in TOKENS if self.at[t] in seen and not self.view["pawns"][t]["up"] and t not in asked]
        return ["no check", *(["check"] if len(found) == 1 else [f"check {token}" for token in found])]

    def _nominate(self) -> list[str]:
        return [f"nominate {one} {two}" for one, two in permutations(CARS, 2)]

    def _jump(self) -> list[str]:
        moves = []
        for square, mark in self.city.marks.items():
            if mark.get("colour") != self.view["colour"] or self.is_barricade(square):
                continue
            there = self.on(square)
            if any(name in CARS for name in there) or (self.x in there and not self.options["colour_arrest"]):
                continue
            chosen = self.options["jump_facing"] == "chosen" and self.city.kind(square) != "junction"
            faced = [f" facing {side}" for side in self.city.near[square]] if chosen else [""]
            moves += [f"{self.view['car']} {square}{said}" for said in faced]
        return moves

    def _banish(self) -> list[str]:
        (helper,) = self.tokens_on(self.at[self.view["car"]])
        free = [square for square in self.city.near if square != self.city.hq and not self.on(square)]
        return ["no banish", *(f"banish {helper} {square}" for square in free)]

    def _override(self) -> list[str]:
        cars = self.view["nominated"]
        if not self.options["override_after_warning"]:
            cars = [car for car in cars if car in self.view["moved"]]
        return ["no override", *(f"override {car}" for car in cars)]
