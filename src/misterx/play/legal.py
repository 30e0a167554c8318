"""The moves that may be made now: found once for each state, as numbers, as texts with their parts, and by seat."""

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


class Moves(NamedTuple):
    """Legal moves: their texts and, in the same order, their parts; to be read, and never written to."""

    texts: list[str]
    parts: list[Parts]


class Legal(NamedTuple):
    """The legal moves of one state, and who makes each."""

    state: Any
    codes: list[int]
    texts: list[str]
    parts: list[Parts]
    movers: list[str]
    by_seat: dict[str, Moves]  # where somebody asked for them

    def of(self, seat: str | None, movers: Movers) -> Moves:
        """The moves that a seat may make, or all."""
        if seat is None:
            return Moves(self.texts, self.parts)
        if seat not in self.by_seat:
            own = [place for place, mover in enumerate(self.movers) if movers[seat, mover]]
            self.by_seat[seat] = Moves([self.texts[place] for place in own], [self.parts[place] for place in own])
        return self.by_seat[seat]

    def told(self, code: int) -> tuple[str, str]:
        """Who makes a move, and its text."""
        place = self.codes.index(code)
        return self.movers[place], self.texts[place]


def find_legal(game: Game) -> Legal:
    """What may be done in a game that is on; where chance is entered, what can come up."""
    entered = chance.awaits_entry(game)
    codes = chance.outcomes(game)[0] if entered else game.engine.legal(game.state)
    parts = [game.family.parts_of(game.words, game.state, code) for code in codes]
    moves = game.family.MOVES
    return Legal(game.state, codes, [*map(moves.write, parts)], parts, [*map(moves.mover, parts)], {})
