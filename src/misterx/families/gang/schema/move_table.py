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
from misterx.families.shared.move_table import Bits, Kind
from misterx.families.shared.parts import Parts

BITS = {
    "station": Bits(0, 10, "station"),  # or a number, where no square is named
    "who": Bits(PIECE, 4, "pawn"),
    "kind": Bits(KIND, 4, "kind"),
    "die": Bits(DIE, 3, "pips, where several dice fit"),
    "facing": Bits(FACING, 2, "place of the square ahead among the neighbours, from 1, where it is a choice"),
    "second": Bits(SECOND, 4, "pawn"),
}

KINDS = (
    Kind("roll", ROLLED << KIND, "roll {how:pips}", "a die", by="chance"),
    Kind("dial", DIALLED << KIND, "dial {how:turns}", "how far the dial goes on", by="chance"),
    Kind("deal", DEALT << KIND, "deal {who:token} {how:token_number}", "a token's number", by="chance"),
    Kind("number", CHOOSE << KIND, "x number {how:token_number}", "the number that Mister X is"),
    Kind("place", PUT << KIND, "x place {who:token} {station}", "lays a token out"),
    Kind("check", CHECKS << KIND, "check [{pawns:token}]", "turns a token up"),
    Kind("no check", NO_CHECK << KIND, "no check", "lets it pass"),
    Kind("nominate", NOMINATES << KIND, "nominate {pawns:two_cars}", "the cars that drive, one after the other"),
    Kind("override", OVERRIDES << KIND, "override {pawns:car}", "another car drives"),
    Kind("no override", NO_OVERRIDE << KIND, "no override", "the nominated car drives"),
    Kind("banish", BANISHES << KIND, "banish {who:token} {station}", "sends a token away"),
    Kind("no banish", NO_BANISH << KIND, "no banish", "lets it stay"),
    Kind("drive", DRIVES << KIND, "{who:piece} {station} [die {die:pips}] [facing {facing}]", "a car drives"),
    Kind("walk", WALKS << KIND, "{who:piece} {station} [die {die:pips}]", "a token walks"),
)


class GangParts(Parts, frozen=True, omit_defaults=True, kw_only=True):
    """A move of the gang's game. `pawns`: whom the police mean when they decide together; `die` and `facing` are there
    only where they are a choice, `facing` as the square ahead."""

    pawns: tuple[str, ...] = ()
    die: int | None = None
    facing: int | None = None
