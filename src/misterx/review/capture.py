"""Whether a hunter can catch him now."""

from __future__ import annotations

from collections.abc import Container

from misterx.play import Game
from misterx.review.step import places


def find_capture(game: Game, here: int, pawns: Container[str]) -> str | None:
    """A pawn that could catch him now where he is: one of its moves would, if it were played."""
    tried = set()
    aloft = game.family.aloft(game.view("public"))
    for move in game.legal_parts():
        pawn, kind = move.parts.who, move.parts.kind
        station = aloft.get(pawn) if move.parts.station is None else move.parts.station  # who comes down need not say
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
