"""Moves as text (`x 5`, `d1 2`), lines as others know them, and refusals."""

from __future__ import annotations

from typing import Any

from tests.fourth_family.cellar.schema import (
    BITS,
    GUARD_TURN,
    KINDS,
    MOVES,
    Rooms,
    Rules,
    State,
    X,
    is_deal,
    pawn_of,
    room_of,
)

from misterx.families.shared.move_reader import MoveReader, first_word
from misterx.families.shared.parts import Parts
from misterx.families.shared.vocabulary import Vocabulary
from misterx.kernel.errors import IllegalMove, Reason, quote


class _Reader(MoveReader[Vocabulary, State]):
    KINDS, BITS = KINDS, BITS

    def hint(self) -> str:
        return "A move is a pawn and a room, such as `d1 2`."


def read_move(words: Vocabulary, state: State, text: str) -> int:
    return _Reader(words, state, text).read()


def parts_of(words: Vocabulary, state: State, move: int) -> Parts:
    kind = "deal" if is_deal(move) else "walk"
    return Parts(kind=kind, who=words.pawns[pawn_of(move)], station=words.stations[room_of(move)])


def depends_on_state(move: int) -> bool:
    return False


def write_move(words: Vocabulary, state: State, move: int) -> str:
    return MOVES.write(parts_of(words, state, move))


def split_turn(text: str) -> list[str]:
    return [text]


def pawn_of_move(text: str) -> str:
    return first_word(text)


def known_lines(
    lines: list[tuple[str, str]], events: list[dict[str, Any]], viewer: str, entries_before: int
) -> list[str]:
    """The guard hears that the thief moved, and not where to."""
    told = []
    for seat, text in lines:
        secret = viewer != "x" and "x" in text.split()
        told.append(f"{seat}: {text.rpartition(' ')[0]} ?" if secret else f"{seat}: {text}")
    return told


def explain(
    words: Vocabulary, board: Rooms, rules: Rules, state: State, move: int, text: str, allowed: list[str]
) -> IllegalMove:
    pawn = pawn_of(move)
    if (state.phase == GUARD_TURN) == (pawn == X):
        turn = Reason("hunters_moving" if pawn == X else "x_moving")
        return IllegalMove("not_your_turn", pawn=words.pawns[pawn], turn=turn)
    return IllegalMove("illegal_move", move=quote(text), allowed=allowed)
