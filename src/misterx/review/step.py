"""A finished game after one decision."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from misterx.families.shared.parts import Parts
from misterx.play import Game
from misterx.play.event_log import ALL
from misterx.play.legal import Move


class Step(msgspec.Struct, omit_defaults=True, dict=True):
    """A finished game after one decision. `entry` counts the log, `possible` is what the public knew then.

    `parts` are those of the move; what the table itself says has none. Beside these, which pages get, a step has the
    whole game as it stood then: `game`, `view` with every secret on it, and `legal`, what could be done next.
    """

    seat: str
    text: str
    round: int
    entry: int
    pawns: dict[str, int]
    possible: list[int]
    parts: Parts | None = None

    @property
    def game(self) -> Game:
        """The game as it stood then; a copy is one's own to play on."""
        game: Game = self.__dict__["game"]
        return game

    @cached_property
    def view(self) -> dict[str, Any]:
        """The whole table, secrets included."""
        view = self.game.view("x") | self.game.event_log.whole() | {"viewer": ALL}
        view.pop("legal", None)
        return view

    @cached_property
    def legal(self) -> list[Move]:
        """What could be done next, with the parts of each; nothing when the game was over."""
        return self.game.legal_parts()


def places(view: dict[str, Any]) -> dict[str, int]:
    """Where everybody stands; Mister X too, also where he is one of ten alike."""
    found = {pawn: place["station"] for pawn, place in view["pawns"].items() if place.get("station") is not None}
    token = view["pawns"].get("x", {}).get("token")
    return found | ({"x": found[token]} if token in found else {})


def hunters(view: dict[str, Any]) -> dict[str, int]:
    """Where the hunters' pawns stand."""
    return {pawn: station for pawn, station in places(view).items() if pawn not in view["seats"]["x"] and pawn != "x"}
