"""Why a game ended, as facts: who caught him, where, from where and with what, and what would have been safe."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from misterx.families.transit.specials import COMES_BY
from misterx.play import Game
from misterx.review.distance import find_nearest
from misterx.review.safety import find_safe
from misterx.review.step import hunters, places

WITHOUT_A_TICKET = {"jumped": "call", "drove": "dice", **COMES_BY}
COMES = {"rode", "walked", "operated", *WITHOUT_A_TICKET}


class Ending(msgspec.Struct):
    """How a game ended: `pawn` came from `start` by `by` and ended it, 0 and empty where nobody did.

    `station` is where Mister X was, `token` which of ten he was. Of `choices` places that he could go to in his last
    turn no hunter could have come to those in `safe` in the next one; with a double move there were `twice` besides.
    `choices` is 0 where nobody caught him, or where dice decided. `nearest` was `away` lines from him.
    """

    station: int
    token: str
    pawn: str
    start: int
    by: str
    choices: int
    safe: list[int]
    twice: list[int]
    nearest: list[str]
    away: int


class Comings(dict[str, tuple[int, str]]):
    """How each pawn came to where it stands, from where and by what; who came last stands last."""

    def __init__(self) -> None:
        self._stood: dict[str, int] = {}

    def look(self, stands: dict[str, int], facts: Iterable[dict[str, Any]]) -> None:
        came = {fact["pawn"]: by_of(fact) for fact in facts if fact["event"] in COMES}
        for pawn, station in stands.items():
            if (before := self._stood.get(pawn)) not in (None, station):
                self.pop(pawn, None)
                self[pawn] = before, came.get(pawn, "")
        self._stood = stands


def by_of(fact: dict[str, Any]) -> str:
    """By what a pawn came: a mode, or what it did where it took none."""
    mode: str = fact.get("mode") or fact.get("ticket", "")
    return WITHOUT_A_TICKET.get(fact["event"]) or mode.split("/")[0]


def tell_ending(game: Game, before: Game | None, comings: Comings) -> Ending:
    """What ended a finished game; `before` is how it stood before Mister X's last turn."""
    assert game.result
    view = game.view("all")
    stood = places(view)
    here = stood.get("x", 0)
    token = view["pawns"].get("x", {}).get("token") or ""
    others = hunters(view)
    nearest, away = find_nearest(game.board, here, others)
    told = Ending(here, token, "", 0, "", 0, [], [], nearest, away)
    if game.result.reason == "captured":
        told.pawn = next((pawn for pawn in reversed(comings) if others.get(pawn) == here), "")
        told.start, told.by = comings.get(told.pawn, (0, ""))
        if before and "dice" not in view:
            told.choices, told.safe, told.twice = find_safe(before)
    return told
