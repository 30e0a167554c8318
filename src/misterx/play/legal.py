"""The moves that may be made now: found once for each state, as numbers, as texts with their parts, and by seat.

Most moves are called the same wherever they may be made. What is known of them is written once for all games of a
process that use the same words, since most moves may be made again after the next decision.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING, Any, NamedTuple

from misterx.families.shared.parts import Parts
from misterx.families.shared.vocabulary import Vocabulary
from misterx.play import chance
from misterx.play.seats import Movers

if TYPE_CHECKING:
    from misterx.play.game import Game

MOST_BOOKS = 64
MOST_IN_A_BOOK = 1 << 14


class Move(NamedTuple):
    """A legal move: its text and its parts."""

    text: str
    parts: Parts


Book = dict[int, tuple[Parts, str, str]]  # [code]: a move's parts, its text, who makes it


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
            is_own = [movers[seat, mover] for mover in self.movers]
            self.by_seat[seat] = Moves([*compress(self.texts, is_own)], [*compress(self.parts, is_own)])
        return self.by_seat[seat]

    def told(self, code: int) -> tuple[str, str]:
        """Who makes a move, and its text."""
        place = self.codes.index(code)
        return self.movers[place], self.texts[place]

    def find(self, text: str, seat: str | None, movers: Movers) -> int | None:
        """The move of this very text, if the seat may make it: what a page sends is one of those that it was told."""
        if self.texts.count(text) != 1:
            return None
        place = self.texts.index(text)
        return self.codes[place] if seat is None or movers[seat, self.movers[place]] else None


@lru_cache(MOST_BOOKS)
def book_of(family: str, words: Vocabulary) -> Book:
    """What is known of moves in these words."""
    return {}


def find_legal(game: Game) -> Legal:
    """What may be done in a game that is on; where chance is entered, what can come up."""
    entered = game.chance != chance.DRAWN and chance.awaits_entry(game)
    codes = chance.outcomes(game)[0] if entered else game.engine.legal(game.state)
    book = game.engine.book
    found = [book.get(code) or _write(game, code) for code in codes]
    parts, texts, movers = map(list, zip(*found, strict=True)) if found else ([], [], [])
    return Legal(game.state, codes, texts, parts, movers, {})


def _write(game: Game, code: int) -> tuple[Parts, str, str]:
    book, family = game.engine.book, game.family
    parts, moves = family.parts_of(game.words, game.state, code), family.MOVES
    known = parts, moves.write(parts), moves.mover(parts)
    if not family.depends_on_state(code):
        if len(book) >= MOST_IN_A_BOOK:
            book.clear()
        book[code] = known
    return known
