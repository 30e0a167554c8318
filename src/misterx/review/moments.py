"""What was close: the moments that decided a game."""

from __future__ import annotations

from typing import Any

import msgspec

from misterx.play import Game
from misterx.review.capture import find_capture
from misterx.review.distance import neighbours
from misterx.review.step import Step, hunters

MOST_OF_A_KIND = {"missed": 4, "just_left": 3, "narrowed": 3, "slipped": 2, "found": 1, "next_door": 3, "warned": 3}
TELLING_WARNINGS = (10, 15, 19)  # of twenty
FEW_PLACES = 6  # below that it says nothing that they have halved


class Moment(msgspec.Struct):
    """What decided a game: `missed`, `just_left`, `narrowed`, `slipped`; how many places were possible around it.

    Where dice decide who can be caught: `found`, `next_door`, and `warned` with the number of warnings after it.
    """

    kind: str
    step: int
    pawn: str
    station: int
    before: int
    after: int


class MomentFinder:
    """Notes what was close."""

    def __init__(self) -> None:
        self._found: list[Moment] = []
        self._left = 0  # the station that he left with his latest move
        self._before = 0  # how many places were possible after his move before
        self._board: dict[int, set[int]] | None = None  # which stations are next to each other
        self._warnings = 0
        self._phase = 0
        self._chance: tuple[int, str, int] | None = None  # who could have caught him in this round

    def look(self, at: int, steps: list[Step], game: Game, view: dict[str, Any]) -> None:
        step = steps[at]
        here = step.pawns.get("x", 0)
        if step.seat == "x":
            self._look_at_x(at, steps, view, here)
        elif (mover := mover_of(step, game)) in step.pawns and step.pawns[mover] == self._left != here:
            self._note("just_left", at, mover, self._left)
            self._left = 0
        if "dice" in view:
            self._look_at_chase(at, steps, game, view, here)
        if game.result or game.decider == "x":
            if self._chance and not (game.result and game.result.reason == "captured"):
                self._note("missed", *self._chance)
            self._chance = None
        elif here and self._chance is None and view.get("phase", 2) >= 2:
            if pawn := find_capture(game, here, step.pawns):
                self._chance = at, pawn, here

    def _look_at_x(self, at: int, steps: list[Step], view: dict[str, Any], here: int) -> None:
        earlier = next((step.pawns["x"] for step in reversed(steps[:at]) if "x" in step.pawns), 0)
        self._left = earlier if earlier != here else 0
        log, many = view.get("log", ()), len(steps[at].possible)
        if log and not log[-1].get("shown") and self._before and many:
            if self._before >= FEW_PLACES and many * 2 <= self._before:
                self._note("narrowed", at, "x", here, self._before, many)
            elif many >= FEW_PLACES <= self._before * 2 and many >= self._before * 5 // 2:
                self._note("slipped", at, "x", here, self._before, many)
        self._before = many

    def _look_at_chase(self, at: int, steps: list[Step], game: Game, view: dict[str, Any], here: int) -> None:
        """What is close where nobody can say who could have caught him: dice and the telephone decide."""
        stood = steps[at - 1].pawns if at else {}
        cars = hunters(view)
        moved = [car for car, station in cars.items() if stood.get(car) not in (None, station)]
        for car in moved:
            if cars[car] in self._near(game).get(here, ()):
                self._note("next_door", at, car, here)
        if view["phase"] > self._phase == 1 and here:
            self._note("found", at, "x", here)
        if reached := [held for held in TELLING_WARNINGS if self._warnings < held <= view["warnings"]]:
            self._note("warned", at, "x", here, self._warnings, reached[-1])
        self._phase, self._warnings = view["phase"], view["warnings"]

    def _near(self, game: Game) -> dict[int, set[int]]:
        if self._board is None:
            self._board = neighbours(game.board)
        return self._board

    def _note(self, kind: str, at: int, pawn: str, station: int, before: int = 0, after: int = 0) -> None:
        self._found.append(Moment(kind, at, pawn, station, before, after))

    def chosen(self) -> list[Moment]:
        """The most telling ones, in the order of the game."""
        kept: list[Moment] = []
        for kind, most in MOST_OF_A_KIND.items():
            own = [moment for moment in self._found if moment.kind == kind]
            own.sort(key=lambda moment: -abs(moment.before - moment.after))
            kept += own[:most]
        return sorted(kept, key=lambda moment: moment.step)


def mover_of(step: Step, game: Game) -> str:
    """Who made a move; nobody where the table has ended the game."""
    return game.family.MOVES.mover(step.parts) if step.parts else ""
