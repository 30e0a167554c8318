"""The moves that may be made now: found once for each state, as numbers, as texts, and by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from misterx.families.shared.parts import Parts
from misterx.play import chance
from misterx.play.seats import Movers

if TYPE_CHECKING:
    from misterx.play.game import Game


class Move(NamedTuple):
    """A legal move: its text and its parts."""

    text: str
    parts: Parts


class Legal(NamedTuple):
    """The legal moves of one state, and who makes each."""

    state: Any
    codes: list[int]
    texts: list[str]
    pawns: list[str]
    by_seat: dict[str, list[str]]  # where somebody asked for them
    parts: list[Parts]  # where somebody asked for them, as many as there are moves

    def of(self, seat: str, movers: Movers) -> list[str]:
        """The moves that a seat may make; to be read, and never written to."""
        if seat not in self.by_seat:
            moves = zip(self.texts, self.pawns, strict=True)
            self.by_seat[seat] = [move for move, pawn in moves if movers[seat, pawn]]
        return self.by_seat[seat]

    def taken_apart(self, game: Game, seat: str | None) -> list[Move]:
        """The moves that a seat may make, or all, with their parts."""
        if not self.parts:
            self.parts.extend(game.family.parts_of(game.words, self.state, code) for code in self.codes)
        moves = zip(self.texts, self.parts, self.pawns, strict=True)
        return [Move(text, parts) for text, parts, pawn in moves if seat is None or game._movers[seat, pawn]]


def find_legal(game: Game) -> Legal:
    """What may be done in a game that is on; where chance is entered, what can come up."""
    entered = chance.awaits_entry(game)
    codes = chance.outcomes(game)[0] if entered else game.engine.legal(game.state)
    texts = [game.family.write_move(game.words, game.state, code) for code in codes]
    pawns = [chance.REFEREE if entered else game.family.pawn_of_move(text) for text in texts]
    return Legal(game.state, codes, texts, pawns, {}, [])
