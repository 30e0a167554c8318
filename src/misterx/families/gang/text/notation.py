"""Moves as text: `x place t3 34`, `t7 33`, `car2 57 die 5 facing 58`, `check`, `nominate car1 car3`, `banish t4 64`."""

from __future__ import annotations

from misterx.families.gang.board import RING
from misterx.families.gang.schema.moves import (
    BANISHES,
    CHECKS,
    CHOOSE,
    DEALT,
    DIALLED,
    DIE,
    DRIVES,
    FACING,
    NO_BANISH,
    NO_CHECK,
    NO_OVERRIDE,
    NOMINATES,
    OVERRIDES,
    PUT,
    ROLLED,
    SECOND,
    WALKS,
    code,
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
from misterx.families.shared.vocabulary import TEAM
from misterx.kernel.errors import IllegalMove, quote

PLAIN = {NO_CHECK: "no check", NO_OVERRIDE: "no override", NO_BANISH: "no banish"}
TEAM_WORDS = ("check", "no", "nominate", "override", "banish")
LONGEST_MOVE = 80
NUMBER_HINT = f"Mister X's number is one from 1 to {TOKENS}, such as `x number 4`."
PLACE_HINT = "A token and its square are named, such as `x place t3 34`."
HINT = "A move is a piece and a square, such as `t7 33` or `car2 57`, or `check`, `nominate`, `override`, `banish`."


def write_move(words: CityVocabulary, state: State, move: int) -> str:
    """The text of a move."""
    kind, piece, target = kind_of(move), words.pawns[piece_of(move)], target_of(move)
    if kind in PLAIN:
        return PLAIN[kind]
    match kind:
        case k if k == ROLLED:
            return f"roll {target}"
        case k if k == DIALLED:
            return f"dial {target}"
        case k if k == DEALT:
            return f"deal {piece} {target}"
        case k if k == CHOOSE:
            return f"x number {target}"
        case k if k == CHECKS:
            return f"check {piece}" if piece_of(move) else "check"
        case k if k == NOMINATES:
            return f"nominate {piece} {words.pawns[second_of(move)]}"
        case k if k == OVERRIDES:
            return f"override {piece}"
    station = words.stations[target]
    if kind == PUT:
        return f"x place {piece} {station}"
    if kind == BANISHES:
        return f"banish {piece} {station}"
    text = f"{piece} {station}"
    if die_of(move):
        text += f" die {die_of(move)}"
    if facing_of(move):
        text += f" facing {words.stations[words.near[target][facing_of(move) - 1]]}"
    return text


def read_move(words: CityVocabulary, state: State, text: str) -> int:
    """The move that a text means; whether it is legal is another question."""
    if not isinstance(text, str) or len(text) > LONGEST_MOVE:
        raise IllegalMove("bad_move_text", move=quote(text), hint=HINT)
    reader = _Reader(words, text)
    move = reader.read()
    if reader.parts:
        raise reader.wrong()
    return move


def pawn_of_move(text: str) -> str:
    """The pawn that a move's text names; what the police decide together is the team's."""
    word = next(iter(text.split()), "")
    return TEAM if word in TEAM_WORDS else word


def split_turn(text: str) -> list[str]:
    """Every move is a decision of its own."""
    return [text]


class _Reader:
    """Reads one move word by word."""

    def __init__(self, words: CityVocabulary, text: str) -> None:
        self.words, self.text, self.parts = words, text, text.split()

    def wrong(self) -> IllegalMove:
        said = self.text.split()[:2]
        hint = NUMBER_HINT if said == ["x", "number"] else PLACE_HINT if said == ["x", "place"] else HINT
        return IllegalMove("bad_move_text", move=quote(self.text), hint=hint)

    def take(self) -> str:
        if not self.parts:
            raise self.wrong()
        return self.parts.pop(0)

    def took(self, word: str) -> bool:
        if self.parts[:1] == [word]:
            self.parts.pop(0)
            return True
        return False

    def number(self, least: int, most: int) -> int:
        word = self.take()
        if not (word.isascii() and word.isdigit() and len(word) <= 4) or not least <= int(word) <= most:
            raise self.wrong()
        return int(word)

    def square(self) -> int:
        station = self.number(0, 9999)
        if station not in self.words.node:
            raise IllegalMove("unknown_station", station=station)
        return self.words.node[station]

    def piece(self, first: int = 1, last: int = FIRST_CAR + 3) -> int:
        name = self.take()
        allowed = self.words.pawns[first : last + 1]
        if name not in allowed:
            raise IllegalMove("unknown_pawn", pawn=quote(name), allowed=allowed)
        return self.words.pawns.index(name)

    def read(self) -> int:
        if self.took("x"):
            if self.took("number"):
                return code(CHOOSE, 0, self.number(1, TOKENS))
            if self.took("place"):
                token = self.piece(1, TOKENS)
                return code(PUT, token, self.square())
            raise self.wrong()
        if self.took("roll"):
            return code(ROLLED, 0, self.number(1, MOST_PIPS))
        if self.took("dial"):
            return code(DIALLED, 0, self.number(1, RING - 1))
        if self.took("deal"):
            token = self.piece(1, TOKENS)
            return code(DEALT, token, self.number(1, TOKENS))
        if self.parts and self.parts[0] in TEAM_WORDS:
            return self.team()
        return self.move()

    def team(self) -> int:
        if self.took("no"):
            word = self.take()
            for kind, text in PLAIN.items():
                if text == f"no {word}":
                    return code(kind, 0, 0)
            raise self.wrong()
        if self.took("check"):
            return code(CHECKS, self.piece(1, TOKENS) if self.parts else 0, 0)
        if self.took("nominate"):
            first = self.piece(FIRST_CAR)
            return code(NOMINATES, first, 0) | self.piece(FIRST_CAR) << SECOND
        if self.took("override"):
            return code(OVERRIDES, self.piece(FIRST_CAR), 0)
        self.take()
        token = self.piece(1, TOKENS)
        return code(BANISHES, token, self.square())

    def move(self) -> int:
        piece = self.piece()
        square = self.square()
        move = code(DRIVES if piece >= FIRST_CAR else WALKS, piece, square)
        if self.took("die"):
            move |= self.number(1, MOST_PIPS) << DIE
        if piece >= FIRST_CAR and self.took("facing"):
            move |= self.facing(square) << FACING
        return move

    def facing(self, square: int) -> int:
        ahead = self.square()
        near = self.words.near[square]
        if ahead not in near or not self.words.is_street(square):
            names = [self.words.stations[node] for node in near] if self.words.is_street(square) else []
            raise IllegalMove("no_facing", station=self.words.stations[square], allowed=names)
        return near.index(ahead) + 1
