"""Looking back: where the public thought that he could be, entry by entry, and a finished game step by step."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from misterx.deduce import Knowledge
from misterx.deduce.hand import find_targets_reached
from misterx.play import Game
from misterx.play.retelling import retell
from misterx.server.protocol import api
from misterx.server.table.audience import PUBLIC

WRITES_AN_ENTRY = {"entry_covered", "stayed", "laid", "laid_face_down"}
MOST_OF_A_KIND = {"missed": 4, "just_left": 3, "narrowed": 3, "slipped": 2}
FEW = 6  # places; below that it says nothing that they have halved


def trace(game: Game) -> list[list[int]]:
    """For each entry of the log the stations where he could be then, from what the public heard up to that time."""
    mind = Knowledge(game, PUBLIC)
    shadow = game.family.KnownTable(mind.words, mind.board, mind.rules, mind.table)
    found: dict[int, list[int]] = {}
    entry = 0
    for fact in mind.events:
        over = fact["event"] == "turn_started" and fact["side"] == "hunters"
        writes = fact["event"] in WRITES_AN_ENTRY and "entry" in fact
        if entry and (over or writes) and entry not in found:
            found[entry] = shadow.stations()
        if writes:
            entry = fact["entry"]
        shadow.see(fact)
    if entry and game.result and game.result.reason == "target_reached":  # before that no target was possible
        found[entry] = find_targets_reached(mind)
    elif entry:
        found.setdefault(entry, shadow.stations())
    return [found.get(number, []) for number in range(1, entry + 1)]


def review(game: Game) -> api.Review:
    """A finished game: every step with everybody's place, and the moments that decided it."""
    steps: list[api.Step] = []
    watcher = Watcher()
    mind: Knowledge | None = None
    possible: list[int] = []
    for seat, text, now in retell(game):
        if not now.result:
            mind = mind.follow(now) if mind else Knowledge(now, PUBLIC)
            possible = mind.possible()
        elif seat == "x" and (told := trace(now)):  # his own move ended it
            possible = told[-1]
        if seat == "chance" or text.startswith("note ") or (seat == "table" and not now.result):
            continue
        view = now.view("x")
        steps.append(api.Step(seat, text, view["round"], len(view.get("log", ())), places(view), possible))
        watcher.look(len(steps) - 1, steps, now, view)
    return api.Review(steps, watcher.chosen())


def places(view: dict[str, Any]) -> dict[str, int]:
    """Where everybody stands; Mister X too, also where he is one of ten alike."""
    found = {pawn: place["station"] for pawn, place in view["pawns"].items() if place.get("station") is not None}
    token = view["pawns"].get("x", {}).get("token")
    return found | ({"x": found[token]} if token in found else {})


def find_capture(game: Game, here: int, pawns: Container[str]) -> str | None:
    """A pawn that could catch him now where he is: one of its moves would, if it were played."""
    for move in game.legal_moves():
        words = move.split()
        pawn = next((word for word in words if word in pawns), None)  # `team operate d3 57 pay ...` names it later
        near = str(here) in words or "land" in words  # who gets out of a helicopter need not say where
        if pawn and near and "fly" not in words and is_capture(game, move, pawn, here):
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


class Watcher:
    """Notes what was close."""

    def __init__(self) -> None:
        self._found: list[api.Moment] = []
        self._left = 0  # the station that he left with his latest move
        self._before = 0  # how many places were possible after his move before
        self._chance: tuple[int, str, int] | None = None  # who could have caught him in this round

    def look(self, at: int, steps: list[api.Step], game: Game, view: dict[str, Any]) -> None:
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

    def _look_at_x(self, at: int, steps: list[api.Step], view: dict[str, Any], here: int) -> None:
        earlier = next((step.pawns["x"] for step in reversed(steps[:at]) if "x" in step.pawns), 0)
        self._left = earlier if earlier != here else 0
        log, many = view.get("log", ()), len(steps[at].possible)
        if log and not log[-1].get("shown") and self._before and many:
            if self._before >= FEW and many * 2 <= self._before:
                self._note("narrowed", at, "x", here, self._before, many)
            elif many >= FEW <= self._before * 2 and many >= self._before * 5 // 2:
                self._note("slipped", at, "x", here, self._before, many)
        self._before = many

    def _note(self, kind: str, at: int, pawn: str, station: int, before: int = 0, after: int = 0) -> None:
        self._found.append(api.Moment(kind, at, pawn, station, before, after))

    def chosen(self) -> list[api.Moment]:
        """The most telling ones, in the order of the game."""
        kept: list[api.Moment] = []
        for kind, most in MOST_OF_A_KIND.items():
            own = [moment for moment in self._found if moment.kind == kind]
            own.sort(key=lambda moment: -abs(moment.before - moment.after))
            kept += own[:most]
        return sorted(kept, key=lambda moment: moment.step)
