"""A finished game after one decision."""

from __future__ import annotations

from typing import Any

import msgspec

from misterx.families.shared.parts import Parts


class Step(msgspec.Struct, omit_defaults=True):
    """A finished game after one decision. `entry` counts the log, `possible` is what the public knew then.

    `parts` are those of the move; what the table itself says has none.
    """

    seat: str
    text: str
    round: int
    entry: int
    pawns: dict[str, int]
    possible: list[int]
    parts: Parts | None = None


def places(view: dict[str, Any]) -> dict[str, int]:
    """Where everybody stands; Mister X too, also where he is one of ten alike."""
    found = {pawn: place["station"] for pawn, place in view["pawns"].items() if place.get("station") is not None}
    token = view["pawns"].get("x", {}).get("token")
    return found | ({"x": found[token]} if token in found else {})


def hunters(view: dict[str, Any]) -> dict[str, int]:
    """Where the hunters' pawns stand."""
    return {pawn: station for pawn, station in places(view).items() if pawn not in view["seats"]["x"] and pawn != "x"}
