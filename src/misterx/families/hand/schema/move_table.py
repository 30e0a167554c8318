"""The moves of this family: where their parts lie in the number, and how each kind is written."""

from __future__ import annotations

from typing import Any

from misterx.families.hand.schema.moves import (
    CHOOSE,
    DEALT,
    DISCARD,
    DOUBLE,
    DOUBLE_HIDDEN,
    DRAWN,
    END,
    HIDDEN,
    INVESTIGATE,
    KIND,
    OPERATE,
    PAY,
    RIDE,
    TICKET,
    WHO,
)
from misterx.families.shared.move_table import CHANCE, Bits, Kind, MoveTable, Own
from misterx.families.shared.parts import Parts
from misterx.families.shared.vocabulary import TEAM

BITS = {
    "station": Bits(0, 10, "station"),
    "how": Bits(TICKET, 4, "ticket"),
    "who": Bits(WHO, 3, "pawn, hand or mission"),
    "kind": Bits(KIND, 4, "kind"),
    "pay": Bits(PAY, 10, "number of a lot of tickets, or of one lot a hand"),
}


class HandParts(Parts, frozen=True, omit_defaults=True, kw_only=True):
    """A move of a game with hands. Where several pay together, `givers` has who gives each ticket of `pay`."""

    givers: tuple[str, ...] = ()


def write_shares(parts: Parts) -> str:
    """Who gives what: `h1 car/mag h2 car/mag rail/mag`."""
    words: list[str] = []
    last = ""
    for giver, ticket in zip(parts.givers if isinstance(parts, HandParts) else (), parts.pay, strict=True):
        words += [ticket] if giver == last else [giver, ticket]
        last = giver
    return " ".join(words)


def read_shares(words: list[str]) -> dict[str, Any]:
    giver, givers, given = "", [], []
    for word in words:
        if "/" not in word:
            giver = word
        else:
            givers.append(giver)
            given.append(word)
    return {"pay": tuple(given), "givers": tuple(givers)}


def write_discards(parts: Parts) -> str:
    return " ".join(parts.pay) or NONE


def read_discards(words: list[str]) -> dict[str, Any]:
    return {"pay": () if words == [NONE] else tuple(words)}


NONE = "none"
OWN = {"shares": Own(write_shares, read_shares, ("givers",)), "discards": Own(write_discards, read_discards)}
SPECIAL = "{how:ticket} {station} [pay {pay:price}]"
KINDS = (
    Kind("deal", DEALT << KIND, "deal {who} {station}", "a start card", by=CHANCE),
    Kind("draw", DRAWN << KIND, "draw {who:hand} {how:ticket}", "a ticket from the bag", by=CHANCE),
    Kind("end", END << KIND, "team end", "no special action", by=TEAM),
    Kind("investigate", INVESTIGATE << KIND, "team investigate pay {pay:shares}", "an investigation", TEAM, OWN),
    Kind(
        "operate",
        OPERATE << KIND,
        "team operate {who:detective} {station} pay {pay:shares}",
        "a special operation",
        TEAM,
        OWN,
    ),
    Kind("discard", DISCARD << KIND, "{who:hand} discard {pay:discards}", "before the hand is refilled", own=OWN),
    Kind("mission", CHOOSE << KIND, "{who} mission {how:mission} {station}", "Mister X chooses a mission and a start"),
    Kind("double hidden", DOUBLE_HIDDEN << KIND, "{who} double hidden " + SPECIAL, "the first leg of two, hidden"),
    Kind("double", DOUBLE << KIND, "{who} double " + SPECIAL, "the first leg of two"),
    Kind("hidden", HIDDEN << KIND, "{who} hidden " + SPECIAL, "the ticket is laid face down"),
    Kind("ride", RIDE << KIND, "{who} {how:ticket} {station}", "goes to a city"),
)

MOVES = MoveTable(BITS, KINDS, HandParts)
