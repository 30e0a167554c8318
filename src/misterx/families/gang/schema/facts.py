"""The facts that a game against the gang gives out, and what their values mean.

Everything is public but two things: the numbers of tokens that lie face down, and which number is Mister X's.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from misterx.kernel.events import Number, Pawn, Reason, Side, Station, fact, facts_in

# What somebody is asked to decide, in the order of the state's steps.
STEPS = (
    "shuffle", "number", "place", "roll", "dial", "drive", "check", "walk", "nominate", "jump", "banish", "override",
)  # fmt: skip

Colour = Annotated[int, "colour"]
Step = Annotated[int, "step"]


@fact(1)
class DealtNumber(NamedTuple):
    pawn: Pawn
    number: Number


@fact(2)
class NumberChosen(NamedTuple):
    pass


@fact(3)
class XIs(NamedTuple):
    pawn: Pawn
    number: Number


@fact(4)
class Placed(NamedTuple):
    pawn: Pawn
    station: Station


@fact(5)
class PhaseStarted(NamedTuple):
    phase: Number


@fact(6)
class TurnStarted(NamedTuple):
    round: Number
    side: Side


@fact(7)
class Asked(NamedTuple):
    side: Side
    what: Step


@fact(8)
class Rolled(NamedTuple):
    pips: Number


@fact(9)
class Walked(NamedTuple):
    pawn: Pawn
    station: Station
    pips: Number


@fact(10)
class Drove(NamedTuple):
    pawn: Pawn
    station: Station
    pips: Number


@fact(11)
class Faced(NamedTuple):
    pawn: Pawn
    station: Station


@fact(12)
class DieLapsed(NamedTuple):
    pips: Number


@fact(13)
class Stayed(NamedTuple):
    pawn: Pawn


@fact(14)
class Checks(NamedTuple):
    left: Number


@fact(15)
class TurnedUp(NamedTuple):
    pawn: Pawn
    number: Number


@fact(16)
class Shown(NamedTuple):
    pawn: Pawn
    number: Number


@fact(17)
class Cleared(NamedTuple):
    pawn: Pawn


@fact(18)
class Found(NamedTuple):
    pawn: Pawn
    number: Number


@fact(19)
class Nominated(NamedTuple):
    first: Pawn
    second: Pawn


@fact(20)
class Called(NamedTuple):
    pawn: Pawn
    place: Number


@fact(21)
class Redialled(NamedTuple):
    pawn: Pawn


@fact(22)
class LineBusy(NamedTuple):
    pawn: Pawn


@fact(23)
class Sent(NamedTuple):
    pawn: Pawn
    colour: Colour


@fact(24)
class Jumped(NamedTuple):
    pawn: Pawn
    station: Station


@fact(25)
class Warned(NamedTuple):
    held: Number


@fact(26)
class Overrode(NamedTuple):
    pawn: Pawn


@fact(27)
class Banished(NamedTuple):
    pawn: Pawn
    station: Station


@fact(28)
class Barricaded(NamedTuple):
    station: Station


@fact(29)
class BrokeUp(NamedTuple):
    station: Station


@fact(30)
class Ended(NamedTuple):
    winner: Side
    reason: Reason


@fact(31)
class HasMoved(NamedTuple):
    """Told of positions alone."""

    pawn: Pawn


@fact(32)
class CarStarted(NamedTuple):
    pawn: Pawn


@fact(33)
class DialSet(NamedTuple):
    place: Number


@fact(34)
class TurnedBack(NamedTuple):
    """Whoever was shown for a moment lies face down again (BX-056); told when the game goes on."""


FACTS = facts_in(__name__)
FLEETING = {"shown": "turned_back"}  # BX-056: until the next decision; then it is told that he lies face down again
