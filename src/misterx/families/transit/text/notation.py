"""Moves as text: `x taxi 46`, `x double black 115`, `d1 taxi 88 block from 12`, `d1 fly 100 pay taxi`."""

from __future__ import annotations

from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.schema.moves import (
    BLOCK,
    DEALT,
    FLY,
    FROM_SLOT,
    FROM_SUPPLY,
    LAND,
    LEGS,
    NO_BLOCK,
    OUT,
    RIDE,
    SHOW,
    STAY,
    block_of,
    code,
    kind_of,
    legs_of,
    mode_of,
    pawn_of,
    shows,
    target_of,
    ticket_of,
)
from misterx.families.transit.schema.state import BLACK, State, X
from misterx.kernel.errors import IllegalMove, quote

LEG_WORDS = ("", "double", "triple")
LONGEST_MOVE = 80


def write_move(words: Vocabulary, state: State, move: int) -> str:
    """The text of a move."""
    kind, pawn, station = kind_of(move), words.pawns[pawn_of(move)], words.stations[target_of(move)]
    pay = ["pay", words.tickets[ticket_of(move)]]
    match kind:
        case k if k == DEALT:
            return f"deal {pawn} {station}"
        case k if k == STAY:
            return f"{pawn} stay"
        case k if k == OUT:
            return f"{pawn} out"
        case k if k == LAND:
            elsewhere = [] if target_of(move) == state.hover else [str(station)]
            return " ".join([pawn, "land", *elsewhere, *pay])
        case k if k == FLY:
            parts = [pawn, "fly", str(station), *pay]
        case _:
            by = BLACK if ticket_of(move) == BLACK else mode_of(move)
            parts = [pawn, LEG_WORDS[legs_of(move)], words.tickets[by], str(station)]
            if mode_of(move) != ticket_of(move):
                parts += pay
            if shows(move):
                parts.append("show")
    block = block_of(move)
    if block == FROM_SUPPLY:
        parts.append("block")
    elif block >= FROM_SLOT:
        parts += ["block from", str(words.stations[state.roadblocks[block - FROM_SLOT]])]
    return " ".join(part for part in parts if part)


def read_move(words: Vocabulary, state: State, text: str) -> int:
    """The move that a text means; whether it is legal is another question."""
    if not isinstance(text, str) or len(text) > LONGEST_MOVE:
        raise IllegalMove("bad_move_text", move=quote(text), hint=hint(words))
    parts = text.split()
    reader = _Reader(words, state, text, parts)
    if parts[:1] == ["deal"]:
        return reader.deal()
    return reader.move()


def hint(words: Vocabulary) -> str:
    """How a move is written."""
    return f"A move is a pawn, a ticket and a station, such as `x {words.tickets[0]} {words.stations[0]}`."


class _Reader:
    """Reads one move word by word."""

    def __init__(self, words: Vocabulary, state: State, text: str, parts: list[str]) -> None:
        self.words, self.state, self.text, self.parts = words, state, text, parts

    def wrong(self) -> IllegalMove:
        return IllegalMove("bad_move_text", move=quote(self.text), hint=hint(self.words))

    def take(self) -> str:
        if not self.parts:
            raise self.wrong()
        return self.parts.pop(0)

    def took(self, word: str) -> bool:
        if self.parts[:1] == [word]:
            self.parts.pop(0)
            return True
        return False

    def pawn(self) -> int:
        name = self.take()
        if name not in self.words.pawns:
            raise IllegalMove("unknown_pawn", pawn=quote(name), allowed=self.words.pawns)
        return self.words.pawns.index(name)

    def station(self) -> int:
        word = self.take()
        if not (word.isascii() and word.isdigit() and len(word) <= 6):
            raise self.wrong()
        if int(word) not in self.words.node:
            raise IllegalMove("unknown_station", station=int(word))
        return self.words.node[int(word)]

    def ticket(self) -> int:
        name = self.take()
        if name in self.words.modes[3:]:  # SY-092
            station = self.parts[0] if self.parts and self.parts[0].isdigit() else self.words.stations[0]
            raise IllegalMove("not_alone", mode=name, example=f"x black {station}")
        if name not in self.words.tickets:
            raise self.wrong()
        return self.words.tickets.index(name)

    def pay(self) -> int:
        if not self.took("pay"):
            raise self.wrong()
        return self.ticket()

    def done(self, move: int) -> int:
        if self.parts:
            raise self.wrong()
        return move

    def block(self) -> int:
        if not self.took("block"):
            return NO_BLOCK
        if not self.took("from"):
            return FROM_SUPPLY << BLOCK
        node = self.station()
        slots = [slot for slot, place in enumerate(self.state.roadblocks) if place == node]
        if not slots:
            raise IllegalMove("no_roadblock", station=self.words.stations[node])
        return (FROM_SLOT + slots[0]) << BLOCK

    def deal(self) -> int:
        self.take()
        pawn = self.pawn()
        return self.done(code(DEALT, pawn, 0, 0, self.station()))

    def move(self) -> int:
        pawn = self.pawn()
        if self.took("stay"):
            return self.done(code(STAY, pawn, 0, 0, 0))
        if self.took("out"):
            return self.done(code(OUT, pawn, 0, 0, 0))
        if self.took("land"):
            node = max(int(self.state.hover), 0) if self.parts[:1] == ["pay"] else self.station()
            ticket = self.pay()
            return self.done(code(LAND, pawn, ticket, ticket, node))
        if self.took("fly"):
            node = self.station()
            ticket = self.pay()
            return self.done(code(FLY, pawn, ticket, ticket, node) | self.block())
        legs = 1 if self.took("double") else 2 if self.took("triple") else 0
        mode = self.ticket()
        node = self.station()
        ticket = self.pay() if self.parts[:1] == ["pay"] else mode
        move = code(RIDE, pawn, mode, ticket, node) | legs << LEGS
        if pawn == X and self.took("show"):
            move |= 1 << SHOW
        return self.done(move | self.block())


def split_turn(text: str) -> list[str]:
    """The legs of a whole double or triple move, `x double taxi 46 bus 34`; any other text is one leg."""
    parts = text.split()
    if len(parts) < 5 or parts[0] != "x" or parts[1] not in LEG_WORDS[1:]:
        return [text]
    legs: list[list[str]] = [parts[:2]]
    for part in parts[2:]:
        if (len(legs[-1]) >= 3 and part != "show" and legs[-1][-1].isdigit()) or legs[-1][-1] == "show":
            legs.append(["x"])
        legs[-1].append(part)
    return [" ".join(leg) for leg in legs]


def pawn_of_move(text: str) -> str:
    """The pawn that a move's text names."""
    return next(iter(text.split()), "")
