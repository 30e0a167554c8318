"""Chance that nobody chose: browsers of both sides seal a lot each, all open theirs, and only then cards are dealt.

The table has committed to its own seed before. What is drawn from is made of that seed and of all lots, so that nobody
can choose it, neither who opens last nor whoever runs the table; to spoil a round is all that is left, and that stays
in sight. What is here is public as soon as a round is over.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator

import msgspec

LOT = re.compile("[0-9a-f]{64}")  # 32 bytes in hexadecimal
MOST_SPOILT = 50  # rounds of a table


class Round(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One try to draw together. A browser that holds several seats draws once, at the first of them.

    `seats`: at which seats somebody draws, each with all that his browser holds. `names`: who sits there.
    `missing`: who did not answer in time; then nothing was dealt.
    """

    seats: dict[str, list[str]]
    names: dict[str, str] = {}
    seals: dict[str, str] = {}
    lots: dict[str, str] = {}
    missing: list[str] = []

    @property
    def is_sealed(self) -> bool:
        return self.seals.keys() == self.seats.keys()

    @property
    def is_drawn(self) -> bool:
        return self.lots.keys() == self.seats.keys() and not self.missing

    @property
    def awaited(self) -> list[str]:
        """At which seats an answer is due."""
        given = self.lots if self.is_sealed else self.seals
        return [seat for seat in self.seats if seat not in given]

    def drawer(self, seat: str) -> str:
        """The seat at which is drawn for another one; empty where nobody draws for it."""
        return next((first for first, held in self.seats.items() if seat in held), "")


class Drawing(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """All rounds of a table, in order. Only the last one can be the one that was dealt from."""

    rounds: list[Round] = []
    waits: bool = False  # everybody wants to begin, and somebody who has to draw is away

    @property
    def running(self) -> Round | None:
        last = self.rounds[-1] if self.rounds else None
        return last if last and not last.is_drawn and not last.missing else None

    @property
    def drawn(self) -> Round | None:
        """The round that was dealt from."""
        return self.rounds[-1] if self.rounds and self.rounds[-1].is_drawn else None

    def rest(self) -> Drawing:
        """What has happened so far, where nobody waits any more."""
        return Drawing(self.rounds)

    @property
    def spoilt(self) -> list[tuple[int, Round]]:
        """Rounds in which somebody did not answer, by number."""
        return [(number, each) for number, each in enumerate(self.rounds, 1) if each.missing]


def seal_lot(commitment: str, number: int, seat: str, lot: str) -> str:
    """What fixes a lot without telling it: of this table, in this round, at this seat."""
    return hashlib.sha256(f"misterx lot {commitment} {number} {seat} {lot}".encode()).hexdigest()


def mix(seed: bytes, drawing: Drawing) -> bytes:
    """What a game is drawn from: the table's seed, and with it all lots where lots were drawn."""
    drawn = drawing.drawn
    if drawn is None:
        return seed
    told = [f"misterx deal {seed.hex()}", *(f"{seat} {lot}" for seat, lot in sorted(drawn.lots.items()))]
    return hashlib.sha256("\n".join(told).encode()).digest()


def check_drawing(drawing: Drawing, commitment: str, at_the_deal: list[str]) -> Iterator[str]:
    """What is wrong with the lots of a record; `at_the_deal` are seats where people are known to have sat then."""
    for number, each in enumerate(drawing.rounds, 1):
        is_last = number == len(drawing.rounds)
        yield from _check_round(each, number, commitment)
        if each.missing:
            if sorted(each.missing) != sorted(each.awaited):
                late = " and ".join(each.awaited) or "nobody"
                yield f"Round {number} of the lots was given up for {' and '.join(each.missing)}; {late} was awaited."
        elif not is_last:
            yield f"Round {number} of the lots was given up, and nobody is said not to have answered."
        elif not each.is_drawn:
            left_out = [seat for seat in each.seats if seat not in each.lots]
            yield f"The lots of {' and '.join(left_out) or 'somebody'} are left out of the deal."
    if drawn := drawing.drawn:
        if missing := [seat for seat in at_the_deal if not drawn.drawer(seat)]:
            yield f"No lot was drawn for {' and '.join(missing)}, where somebody sat at the deal."


def _check_round(each: Round, number: int, commitment: str) -> Iterator[str]:
    where = f"in round {number}"
    held = [seat for seats in each.seats.values() for seat in seats]
    if not {"x"} < set(held) or len(held) != len(set(held)) or any(seat not in own for seat, own in each.seats.items()):
        yield f"The seats {where} of the lots are not those of two sides."
    for seat in [*each.seals, *each.lots, *each.missing]:
        if seat not in each.seats:
            yield f"Something was added at {seat} {where} of the lots, where nobody drew."
    if each.lots and not each.is_sealed:
        yield f"Lots were opened {where} before all were sealed."
    for seat, lot in each.lots.items():
        if not LOT.fullmatch(lot):
            yield f"The lot of {seat} {where} is not 32 bytes in hexadecimal."
        elif seat in each.seals and seal_lot(commitment, number, seat, lot) != each.seals[seat]:
            yield f"The lot of {seat} {where} is not the one that was sealed."


def tell_drawing(drawing: Drawing, at_the_deal: list[str]) -> Iterator[str]:
    """What everybody should know of how chance was drawn, in words."""
    for number, each in drawing.spoilt:
        who = " and ".join(f"{seat} ({each.names[seat]})" if each.names.get(seat) else seat for seat in each.missing)
        yield f"Round {number} of the lots was spoilt, and nothing was dealt: {who} did not answer."
    both = "x" in at_the_deal and len(at_the_deal) > 1
    if not drawing.drawn and (both or drawing.rounds):
        right = " That is right where all play on one device." if both else ""
        yield f"The deal came from the table's own seed alone: nobody else drew a lot for it.{right}"
