"""The moves of this family: where their parts lie in the number, and how each kind is written."""

from __future__ import annotations

from misterx.families.shared.move_table import CHANCE, Bits, Kind, MoveTable
from misterx.families.transit.schema.moves import (
    BLOCK,
    DEALT,
    DOUBLE,
    KIND,
    LEGS,
    MODE,
    OUT,
    PAWN,
    RIDE,
    SHOW,
    STAY,
    TICKET,
    TRIPLE,
)
from misterx.families.transit.schema.parts import TransitParts
from misterx.families.transit.specials import SPECIALS

BITS = {
    "station": Bits(0, 10, "station"),
    "pay": Bits(TICKET, 2, "ticket"),
    "who": Bits(PAWN, 3, "pawn"),
    "kind": Bits(KIND, 3, "kind"),
    "legs": Bits(LEGS, 2, "legs to come: 0, 1 of a double, 2 of a triple move"),
    "show": Bits(SHOW, 1, "1 where he shows himself"),
    "block": Bits(BLOCK, 3, "1 from the supply, from 2 on the place of one that lies on the board"),
    "how": Bits(MODE, 2, "mode"),
}

RIDES = "{how:ticket} {station} [pay {pay:ticket}] [show] [block [from {block_from:roadblock}]]"
KINDS = (
    Kind("deal", DEALT << KIND, "deal {who} {station}", "a start card", by=CHANCE),
    Kind("stay", STAY << KIND, "{who} stay", "stays, where he could go otherwise but has no ride"),
    Kind("out", OUT << KIND, "{who} out", "leaves the game"),
    *(kind for special in SPECIALS for kind in special.KINDS),
    Kind("double", RIDE << KIND | DOUBLE << LEGS, "{who} double " + RIDES, "the first leg of two"),
    Kind("triple", RIDE << KIND | TRIPLE << LEGS, "{who} triple " + RIDES, "the first leg of three"),
    Kind("ride", RIDE << KIND, "{who} " + RIDES, "goes to a station"),
)


MOVES = MoveTable(BITS, KINDS, TransitParts)
