"""Moves as text: `x place t3 34`, `t7 33`, `car2 57 die 5 facing 58`, `check`, `nominate car1 car3`, `banish t4 64`."""

from __future__ import annotations

from misterx.families.gang.board import RING
from misterx.families.gang.schema.move_table import BITS, KINDS, MOVES, GangParts
from misterx.families.gang.schema.moves import (
    CHECKS,
    CHOOSE,
    DEALT,
    DIALLED,
    DRIVES,
    KIND,
    NO_BANISH,
    NO_CHECK,
    NO_OVERRIDE,
    NOMINATES,
    OVERRIDES,
    ROLLED,
    WALKS,
    die_of,
    facing_of,
    kind_of,
    piece_of,
    second_of,
    target_of,
)
from misterx.families.gang.schema.state import FIRST_CAR, TOKENS, State
from misterx.families.gang.streets import MOST_PIPS
from misterx.families.gang.text.vocabulary import CityVocabulary
from misterx.families.shared.move_reader import MoveReader, first_word
from misterx.families.shared.move_table import Kind
from misterx.families.shared.vocabulary import TEAM
from misterx.kernel.errors import IllegalMove

TEAM_WORDS = ("check", "no", "nominate", "override", "banish")
NUMBER_HINT = f"Mister X's number is one from 1 to {TOKENS}, such as `x number 4`."
PLACE_HINT = "A token and its square are named, such as `x place t3 34`."
HINT = "A move is a piece and a square, such as `t7 33` or `car2 57`, or `check`, `nominate`, `override`, `banish`."
HINTS = {"number": NUMBER_HINT, "place": PLACE_HINT}
KIND_OF = {kind.code >> KIND: kind for kind in KINDS}


def parts_of(words: CityVocabulary, state: State, move: int) -> GangParts:
    """A move taken apart."""
    kind, piece, target = kind_of(move), words.pawns[piece_of(move)], target_of(move)
    name = KIND_OF[kind].name
    if kind in (NO_CHECK, NO_OVERRIDE, NO_BANISH):
        return GangParts(kind=name, who=TEAM)
    if kind in (CHECKS, OVERRIDES):
        return GangParts(kind=name, who=TEAM, pawns=(piece,) if piece_of(move) else ())
    if kind == NOMINATES:
        return GangParts(kind=name, who=TEAM, pawns=(piece, words.pawns[second_of(move)]))
    if kind in (ROLLED, DIALLED, DEALT, CHOOSE):
        return GangParts(kind=name, who=piece if kind in (DEALT, CHOOSE) else "", how=str(target))
    if kind not in (DRIVES, WALKS):
        return GangParts(kind=name, who=piece, station=words.stations[target])
    facing = words.stations[words.near[target][facing_of(move) - 1]] if facing_of(move) else None
    return GangParts(kind=name, who=piece, station=words.stations[target], die=die_of(move) or None, facing=facing)


def depends_on_state(move: int) -> bool:
    """Whether a move's parts are said by the state, too, and not by its number alone."""
    return False


def write_move(words: CityVocabulary, state: State, move: int) -> str:
    """The text of a move."""
    return MOVES.write(parts_of(words, state, move))


def read_move(words: CityVocabulary, state: State, text: str) -> int:
    """The move that a text means; whether it is legal is another question."""
    return _Reader(words, state, text).read()


def pawn_of_move(text: str) -> str:
    """The pawn that a move's text names; what the police decide together is the team's."""
    word = first_word(text)
    return TEAM if word in TEAM_WORDS else word


def split_turn(text: str) -> list[str]:
    """Every move is a decision of its own."""
    return [text]


class _Reader(MoveReader[CityVocabulary, State]):
    KINDS, BITS = KINDS, BITS
    DIGITS = 4

    def hint(self) -> str:
        return HINTS.get(self.kind.name, HINT) if self.kind else HINT

    def find_kind(self) -> Kind:
        kind = super().find_kind()
        if kind.sign:
            return kind
        return KIND_OF[DRIVES if self.left and self.left[0] in self.words.pawns[FIRST_CAR:] else WALKS]

    def piece(self) -> int:
        return self.one_of(self.words.pawns[1:])

    def token(self) -> int:
        return self.one_of(self.words.pawns[1 : TOKENS + 1])

    def car(self) -> int:
        return self.one_of(self.words.pawns[FIRST_CAR:])

    def two_cars(self) -> int:
        first = self.car()
        self.found["second"] = self.car()
        return first

    def token_number(self) -> int:
        return self.number(1, TOKENS, self.DIGITS)

    def pips(self) -> int:
        return self.number(1, MOST_PIPS, self.DIGITS)

    def turns(self) -> int:
        return self.number(1, RING - 1, self.DIGITS)

    def facing(self) -> int:
        square, ahead = self.found["station"], self.station()
        near = self.words.near[square]
        if ahead not in near or not self.words.is_street(square):
            names = [self.words.stations[node] for node in near] if self.words.is_street(square) else []
            raise IllegalMove("no_facing", station=self.words.stations[square], allowed=names)
        return near.index(ahead) + 1

    def pack(self) -> int:
        """A number lies where squares do, and whom the police mean lies where pieces do."""
        for name, place in (("how", "station"), ("pawns", "who")):
            if name in self.found:
                self.found[place] = self.found.pop(name)
        return super().pack()
