"""The moves of this family: where their parts lie in the number, and how each kind is written."""

from __future__ import annotations

from misterx.families.gang.schema.moves import (
    BANISHES,
    CHECKS,
    CHOOSE,
    DEALT,
    DIALLED,
    DIE,
    DRIVES,
    FACING,
    KIND,
    NO_BANISH,
    NO_CHECK,
    NO_OVERRIDE,
    NOMINATES,
    OVERRIDES,
    PIECE,
    PUT,
    ROLLED,
    SECOND,
    WALKS,
)
from misterx.families.shared.move_table import CHANCE, Bits, Kind, MoveTable
from misterx.families.shared.parts import Parts
from misterx.families.shared.vocabulary import TEAM

BITS = {
    "station": Bits(0, 10, "station"),  # or a number, where no square is named
    "who": Bits(PIECE, 4, "pawn"),
    "kind": Bits(KIND, 4, "kind"),
    "die": Bits(DIE, 3, "pips, where several dice fit"),
    "facing": Bits(FACING, 2, "place of the square ahead among the neighbours, from 1, where it is a choice"),
    "second": Bits(SECOND, 4, "pawn"),
}

BY_DIE = "{who:piece} {station} [die {die:pips}]"
KINDS = (
    Kind("roll", ROLLED << KIND, "roll {how:pips}", "a die", by=CHANCE),
    Kind("dial", DIALLED << KIND, "dial {how:turns}", "how far the dial goes on", by=CHANCE),
    Kind("deal", DEALT << KIND, "deal {who:token} {how:token_number}", "a token's number", by=CHANCE),
    Kind("number", CHOOSE << KIND, "x number {how:token_number}", "the number that Mister X is", by="x"),
    Kind("place", PUT << KIND, "x place {who:token} {station}", "lays a token out", by="x"),
    Kind("check", CHECKS << KIND, "check [{pawns:token}]", "turns a token up", by=TEAM),
    Kind("no check", NO_CHECK << KIND, "no check", "lets it pass", by=TEAM),
    Kind("nominate", NOMINATES << KIND, "nominate {pawns:two_cars}", "the cars that drive, in this order", by=TEAM),
    Kind("override", OVERRIDES << KIND, "override {pawns:car}", "another car drives", by=TEAM),
    Kind("no override", NO_OVERRIDE << KIND, "no override", "the nominated car drives", by=TEAM),
    Kind("banish", BANISHES << KIND, "banish {who:token} {station}", "sends a token away", by=TEAM),
    Kind("no banish", NO_BANISH << KIND, "no banish", "lets it stay", by=TEAM),
    Kind("drive", DRIVES << KIND, BY_DIE + " [facing {facing}]", "a car drives", begins="car"),
    Kind("walk", WALKS << KIND, BY_DIE, "a token walks", begins="t"),
)


class GangParts(Parts, frozen=True, omit_defaults=True, kw_only=True):
    """A move of the gang's game. `pawns`: whom the police mean when they decide together; `die` and `facing` are there
    only where they are a choice, `facing` as the square ahead."""

    pawns: tuple[str, ...] = ()
    die: int | None = None
    facing: int | None = None


MOVES = MoveTable(BITS, KINDS, GangParts)
