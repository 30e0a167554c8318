"""What was close: the moments that decided a game."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

import msgspec

from misterx.play import Game
from misterx.review.step import Step, places

MOST_OF_A_KIND = {"missed": 4, "just_left": 3, "narrowed": 3, "slipped": 2}
FEW_PLACES = 6  # below that it says nothing that they have halved


class Moment(msgspec.Struct):
    """What decided a game: `missed`, `just_left`, `narrowed`, `slipped`; how many places were possible around it."""

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
        self._chance: tuple[int, str, int] | None = None  # who could have caught him in this round

    def look(self, at: int, steps: list[Step], game: Game, view: dict[str, Any]) -> None:
        step = steps[at]
        here = step.pawns.get("x", 0)
        if step.seat == "x":
            self._look_at_x(at, steps, view, here)
        elif (mover := step.text.split()[0]) in step.pawns and step.pawns[mover] == self._left != here:
            self._note("just_left", at, mover, self._left)
            self._left = 0
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


def find_capture(game: Game, here: int, pawns: Container[str]) -> str | None:
    """A pawn that could catch him now where he is: one of its moves would, if it were played."""
    tried = set()
    aloft = game.family.aloft(game.view("public"))
    for move in game.legal_parts():
        pawn, kind = move.parts.who, move.parts.kind
        station = (
            aloft.get(pawn) if move.parts.station is None else move.parts.station
        )  # who comes down need not say it
        if pawn in pawns and station == here and (pawn, kind) not in tried:
            tried.add((pawn, kind))  # what else differs is how he pays, which catches nobody
            if is_capture(game, move.text, pawn, here):
                return pawn
    return None


def is_capture(game: Game, move: str, pawn: str, here: int) -> bool:
    """Whether a move catches him, at once or, where that waits for the check (EU-OP-04), if nobody moves on."""
    trial = game.copy()
    trial.play(move)
    if trial.result:
        return trial.result.reason == "captured"
    view = trial.view("x")
    return view["options"].get("capture_timing") == "check" and places(view).get(pawn) == here
