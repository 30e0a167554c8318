"""Whether a hunter can catch him now."""

from __future__ import annotations

from collections.abc import Container

from misterx.play import Game
from misterx.review.step import places


def find_capture(game: Game, here: int, pawns: Container[str]) -> str | None:
    """A pawn that could catch him now where he is: one of its moves would, if it were played."""
    for text, parts in game.legal_parts():
        near = parts.station == here or parts.kind == "land"  # who gets out of a helicopter need not say where
        if near and parts.who in pawns and parts.kind != "fly" and is_capture(game, text, parts.who, here):
            return parts.who
    return None


def is_capture(game: Game, move: str, pawn: str, here: int) -> bool:
    """Whether a move catches him, at once or, where that waits for the check (EU-OP-04), if nobody moves on."""
    trial = game.copy()
    trial.play(move)
    if trial.result:
        return trial.result.reason == "captured"
    view = trial.view("x")
    return view["options"].get("capture_timing") == "check" and places(view).get(pawn) == here
