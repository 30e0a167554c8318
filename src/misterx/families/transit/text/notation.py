"""Moves as text: `x taxi 46`, `x double black 115`, `d1 taxi 88 block from 12`."""

from __future__ import annotations

from collections.abc import Sequence

from misterx.families.shared.move_reader import MoveReader, first_word
from misterx.families.shared.move_table import Option, Token
from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.schema.move_table import BITS, KINDS, MOVES
from misterx.families.transit.schema.moves import (
    DEALT,
    FROM_SLOT,
    FROM_SUPPLY,
    OUT,
    RIDE,
    STAY,
    block_of,
    kind_of,
    legs_of,
    mode_of,
    pawn_of,
    shows,
    target_of,
    ticket_of,
)
from misterx.families.transit.schema.parts import TransitParts
from misterx.families.transit.schema.state import BLACK, State, X
from misterx.families.transit.specials import SPECIALS
from misterx.kernel.errors import IllegalMove

NAMES = {STAY: "stay", OUT: "out"}
LEGS_NAMED = ("ride", "double", "triple")


def parts_of(words: Vocabulary, state: State, move: int) -> TransitParts:
    """A move taken apart."""
    kind, who, station = kind_of(move), words.pawns[pawn_of(move)], words.stations[target_of(move)]
    if kind in NAMES:
        return TransitParts(kind=NAMES[kind], who=who)
    if kind == DEALT:
        return TransitParts(kind="deal", who=who, station=station)
    block, block_from = block_of(move), None
    if block >= FROM_SLOT:
        block_from = words.stations[state.roadblocks[block - FROM_SLOT]]
    parts = TransitParts(
        kind=LEGS_NAMED[legs_of(move)],
        who=who,
        station=station,
        how=words.tickets[BLACK if ticket_of(move) == BLACK else mode_of(move)],
        pay=() if mode_of(move) == ticket_of(move) else (words.tickets[ticket_of(move)],),
        show=shows(move) != 0,
        block=block > 0,
        block_from=block_from,
    )
    if kind == RIDE:
        return parts
    return next(own for special in SPECIALS if (own := special.parts_of(words, state, move, parts)))


def depends_on_state(move: int) -> bool:
    """Whether a move's parts are said by the state, too, and not by its number alone."""
    return kind_of(move) != RIDE or block_of(move) >= FROM_SLOT


def write_move(words: Vocabulary, state: State, move: int) -> str:
    """The text of a move."""
    return MOVES.write(parts_of(words, state, move))


def read_move(words: Vocabulary, state: State, text: str) -> int:
    """The move that a text means; whether it is legal is another question."""
    return _Reader(words, state, text).read()


def pawn_of_move(text: str) -> str:
    """The pawn that a move's text names."""
    return first_word(text)


def hint(words: Vocabulary) -> str:
    """How a move is written."""
    return f"A move is a pawn, a ticket and a station, such as `x {words.tickets[0]} {words.stations[0]}`."


class _Reader(MoveReader[Vocabulary, State]):
    KINDS, BITS = KINDS, BITS

    def hint(self) -> str:
        return hint(self.words)

    def is_there(self, option: Option, then: Sequence[Token]) -> bool:
        return super().is_there(option, then) and (option.name != "show" or self.found["who"] == X)

    def ticket(self) -> int:
        if self.left and self.left[0] in self.words.modes[3:]:  # SY-092
            mode, *then = self.left
            station = then[0] if then and then[0].isdigit() else self.words.stations[0]
            raise IllegalMove("not_alone", mode=mode, example=f"x black {station}")
        return super().ticket()

    def roadblock(self) -> int:
        node = self.station()
        slots = [slot for slot, place in enumerate(self.state.roadblocks) if place == node]
        if not slots:
            raise IllegalMove("no_roadblock", station=self.words.stations[node])
        return FROM_SLOT + slots[0]

    def pack(self) -> int:
        """A ride costs its own ticket if nothing else is said, and other moves have no mode beside their ticket."""
        found = self.found
        if "how" in found or "pay" in found:
            found.setdefault("pay", found.get("how", 0))
            found.setdefault("how", found["pay"])
        for special in SPECIALS:
            special.complete(self.kind.name if self.kind else "", found, self.state)
        if "block_from" in found:
            found["block"] = found.pop("block_from")
        elif "block" in found:
            found["block"] = FROM_SUPPLY
        return super().pack()


def split_turn(text: str) -> list[str]:
    """The legs of a whole double or triple move, `x double taxi 46 bus 34`; any other text is one leg."""
    parts = text.split()
    if len(parts) < 5 or parts[0] != "x" or parts[1] not in LEGS_NAMED[1:]:
        return [text]
    legs: list[list[str]] = [parts[:2]]
    for part in parts[2:]:
        if (len(legs[-1]) >= 3 and part != "show" and legs[-1][-1].isdigit()) or legs[-1][-1] == "show":
            legs.append(["x"])
        legs[-1].append(part)
    return [" ".join(leg) for leg in legs]
