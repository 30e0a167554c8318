"""The facts that a game of ticket hands gives out, and what their values mean.

Each fact is named after what happened at the table; its fields' types say how its numbers are read. Facts about a hand
tell how many of a kind are left in it, so that whoever learns them late still ends with the right hand.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from misterx.kernel.events import Mode, Number, Pawn, Reason, Side, Station, Stock, Ticket, Yes, fact, facts_in

Chip = Annotated[int, "chip"]
Mission = Annotated[int, "mission"]
Mover = Annotated[int, "mover"]


@fact(1)
class Placed(NamedTuple):
    pawn: Pawn
    station: Station


@fact(2)
class MissionChosen(NamedTuple):
    mission: Mission


@fact(3)
class StartChosen(NamedTuple):
    station: Station


@fact(4)
class TurnStarted(NamedTuple):
    round: Number
    side: Side


@fact(5)
class Next(NamedTuple):
    who: Mover


@fact(6)
class Holds(NamedTuple):
    hand: Stock
    ticket: Ticket
    left: Number


@fact(7)
class Refilled(NamedTuple):
    hand: Stock
    tickets: Number


@fact(8)
class Discarded(NamedTuple):
    hand: Stock
    tickets: Number


@fact(9)
class Stocks(NamedTuple):
    bag: Number
    box: Number


@fact(10)
class Recycled(NamedTuple):
    tickets: Number


@fact(11)
class DoublePlayed(NamedTuple):
    pass


@fact(12)
class HiddenPlayed(NamedTuple):
    pass


@fact(13)
class Paid(NamedTuple):
    hand: Stock
    ticket: Ticket


@fact(14)
class Laid(NamedTuple):
    entry: Number
    ticket: Ticket


@fact(15)
class LaidFaceDown(NamedTuple):
    entry: Number


@fact(16)
class Face(NamedTuple):
    entry: Number
    ticket: Ticket


@fact(17)
class Noted(NamedTuple):
    entry: Number
    station: Station


@fact(18)
class Shown(NamedTuple):
    entry: Number
    station: Station


@fact(19)
class Stayed(NamedTuple):
    round: Number


@fact(20)
class Rode(NamedTuple):
    pawn: Pawn
    hand: Stock
    ticket: Ticket
    station: Station


@fact(21)
class Passed(NamedTuple):
    pawn: Pawn


@fact(22)
class Investigated(NamedTuple):
    entry: Number


@fact(23)
class Operated(NamedTuple):
    pawn: Pawn
    mode: Mode
    station: Station


@fact(24)
class Checked(NamedTuple):
    round: Number


@fact(25)
class Marked(NamedTuple):
    pair: Number
    station: Station
    entry: Number


@fact(26)
class ChipPlaced(NamedTuple):
    colour: Chip
    station: Station


@fact(27)
class ChipTaken(NamedTuple):
    station: Station


@fact(28)
class ChipsCleared(NamedTuple):
    pass


@fact(29)
class Ended(NamedTuple):
    winner: Side
    reason: Reason


@fact(30)
class Entered(NamedTuple):
    pawn: Pawn
    station: Station


@fact(31)
class Indicated(NamedTuple):
    pawn: Pawn
    ticket: Ticket


@fact(32)
class Stated(NamedTuple):
    entry: Number
    ticket: Ticket
    double: Yes


@fact(33)
class Boxed(NamedTuple):
    ticket: Ticket
    tickets: Number


@fact(34)
class SetAside(NamedTuple):
    ticket: Ticket
    tickets: Number


@fact(35)
class NextPair(NamedTuple):
    pair: Number


FACTS = facts_in(__name__)
