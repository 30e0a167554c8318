"""The facts that a transit game gives out, and what their values mean.

Each fact is named after what happened at the table; its fields' types say how its
numbers are read.
"""

from __future__ import annotations

from typing import NamedTuple

from misterx.kernel.events import Mode, Number, Pawn, Reason, Side, Station, Stock, Ticket, Yes, fact, facts_in


@fact(1)
class Placed(NamedTuple):
    pawn: Pawn
    station: Station


@fact(2)
class StartDealt(NamedTuple):
    station: Station


@fact(3)
class TurnStarted(NamedTuple):
    round: Number
    side: Side
    can_move: Yes


@fact(4)
class NextPawn(NamedTuple):
    pawn: Pawn


@fact(5)
class Rode(NamedTuple):
    pawn: Pawn
    mode: Mode
    ticket: Ticket
    station: Station


@fact(6)
class Tickets(NamedTuple):
    stock: Stock
    ticket: Ticket
    left: Number


@fact(7)
class Doubles(NamedTuple):
    left: Number


@fact(8)
class DoublePlayed(NamedTuple):
    moves: Number


@fact(9)
class EntryCovered(NamedTuple):
    entry: Number
    ticket: Ticket


@fact(10)
class EntryWritten(NamedTuple):
    entry: Number
    station: Station


@fact(11)
class Revealed(NamedTuple):
    entry: Number
    station: Station


@fact(12)
class Vanished(NamedTuple):
    pass


@fact(13)
class Stayed(NamedTuple):
    entry: Number


@fact(14)
class Passed(NamedTuple):
    pawn: Pawn


@fact(15)
class Eliminated(NamedTuple):
    pawn: Pawn


@fact(16)
class Flew(NamedTuple):
    pawn: Pawn
    ticket: Ticket
    station: Station


@fact(17)
class Landed(NamedTuple):
    pawn: Pawn
    ticket: Ticket
    station: Station


@fact(18)
class HelicopterCards(NamedTuple):
    left: Number


@fact(19)
class Blocked(NamedTuple):
    station: Station


@fact(20)
class Unblocked(NamedTuple):
    station: Station


@fact(21)
class Ended(NamedTuple):
    winner: Side
    reason: Reason


@fact(22)
class Removed(NamedTuple):
    pawn: Pawn


@fact(23)
class EntryStated(NamedTuple):
    entry: Number
    ticket: Ticket


@fact(24)
class Possible(NamedTuple):
    station: Station


@fact(25)
class Ordered(NamedTuple):
    place: Number
    pawn: Pawn


@fact(26, "tickets")
class Blacks(NamedTuple):
    """His own, beside a reserve too."""

    stock: Pawn
    ticket: Ticket
    left: Number


FACTS = facts_in(__name__)
