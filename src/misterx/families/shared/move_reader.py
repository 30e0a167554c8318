"""Reads the text of a move word by word, as its family's table says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from misterx.families.shared.move_table import Bits, Kind, Option, Slot, Token
from misterx.families.shared.vocabulary import Vocabulary
from misterx.kernel.errors import IllegalMove, quote

Words = TypeVar("Words", bound=Vocabulary)
Table = TypeVar("Table")  # the family's state


class MoveReader(Generic[Words, Table]):
    """One text. What a part is read as is a method of that name; a family adds its own."""

    KINDS: tuple[Kind, ...]  # what has fewer words of its own comes later
    BITS: dict[str, Bits]
    LONGEST = 80  # letters of a move
    DIGITS = 6  # of a station

    def __init__(self, words: Words, state: Table, text: str) -> None:
        self.words, self.state, self.text = words, state, text
        self.kind: Kind | None = None
        self.found: dict[str, int] = {}  # the parts so far, as the kernel numbers them
        if not isinstance(text, str) or len(text) > self.LONGEST:
            raise self.wrong()
        self.left = text.split()

    def read(self) -> int:
        """The move's number; whether it is legal is another question."""
        self.kind = self.find_kind()
        self.follow(self.kind.tokens)
        move = self.kind.code | self.pack()
        if self.left:
            raise self.wrong()
        return move

    def find_kind(self) -> Kind:
        """The first kind whose own words are there; what begins with the word of a kind is of no other."""
        begun = [kind for kind in self.KINDS for word in self.left[:1] if kind.sign[:1] == ((0, word),)]
        for kind in begun or self.KINDS:
            if all(self.left[place : place + 1] == [word] for place, word in kind.sign):
                return kind
        raise self.wrong()

    def follow(self, tokens: Sequence[Token]) -> None:
        for place, token in enumerate(tokens):
            if isinstance(token, Slot):
                self.found[token.name] = getattr(self, token.meaning)()
            elif isinstance(token, Option):
                if self.is_there(token, tokens[place + 1 : place + 2]):
                    self.follow(token.tokens)
            else:
                self.expect(token)
                if token in self.BITS:  # a word that is a part by itself
                    self.found[token] = 1

    def is_there(self, option: Option, then: Sequence[Token]) -> bool:
        first = option.tokens[0]
        if isinstance(first, str):
            return self.left[:1] == [first]
        return bool(self.left) and self.left[:1] != list(then)

    def pack(self) -> int:
        """The parts in their places."""
        move = 0
        for name, number in self.found.items():
            move |= number << self.BITS[name].shift
        return move

    # Words

    def wrong(self) -> IllegalMove:
        return IllegalMove("bad_move_text", move=quote(self.text), hint=self.hint())

    def hint(self) -> str:
        """How a move is written."""
        raise NotImplementedError

    def take(self) -> str:
        if not self.left:
            raise self.wrong()
        return self.left.pop(0)

    def expect(self, word: str) -> None:
        if self.take() != word:
            raise self.wrong()

    def named(self, names: Sequence[str]) -> int:
        name = self.take()
        if name not in names:
            raise self.wrong()
        return names.index(name)

    def number(self, least: int, most: int, digits: int) -> int:
        word = self.take()
        if not (word.isascii() and word.isdigit() and len(word) <= digits) or not least <= int(word) <= most:
            raise self.wrong()
        return int(word)

    # What parts are read as

    def pawn(self) -> int:
        return self.one_of(self.words.pawns)

    who = pawn

    def one_of(self, pawns: Sequence[str]) -> int:
        """One of these pawns, by its number among all."""
        name = self.take()
        if name not in pawns:
            raise IllegalMove("unknown_pawn", pawn=quote(name), allowed=pawns)
        return self.words.pawns.index(name)

    def station(self) -> int:
        station = self.number(0, 10**self.DIGITS, self.DIGITS)
        if station not in self.words.node:
            raise IllegalMove("unknown_station", station=station)
        return self.words.node[station]

    def ticket(self) -> int:
        return self.named(self.words.tickets)


def first_word(text: str) -> str:
    """Who acts, by the first word of a move's text."""
    return next(iter(text.split()), "")
