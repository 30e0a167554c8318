"""Moves as text: `x mission yellow 194`, `x double car/mag 136 pay car/foot rail/foot rail/foot`, `d3 car/shad 57`,
`team investigate pay h1 car/mag h2 car/mag rail/mag`, `h1 discard none`; chance: `deal d1 56`, `draw x car/foot`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import prod

from misterx.families.hand.schema.move_table import BITS, KINDS, MOVES, HandParts
from misterx.families.hand.schema.moves import (
    CHOOSE,
    DEALT,
    DISCARD,
    DRAWN,
    END,
    INVESTIGATE,
    KIND,
    OPERATE,
    SHADOWS,
    footprints_of,
    kind_of,
    pay_of,
    shadows_of,
    target_of,
    ticket_of,
    who_of,
)
from misterx.families.hand.schema.rules import LOTS, LOTS_UP_TO
from misterx.families.hand.schema.state import BLUE, FOOT, HANDS, MAG, SHAD, State, X
from misterx.families.hand.text.vocabulary import TEAM, HandVocabulary
from misterx.families.shared.move_reader import MoveReader, first_word
from misterx.kernel.errors import IllegalMove, Reason

LONGEST_MOVE = 200
HINT = (
    "A move is `x mission yellow 194`, `x car/mag 136`, `d3 rail/blue 57`, `h1 discard none`, `team end` or the like."
)
SPECIALS = {"double": ("double",), "hidden": ("hidden",), "double hidden": ("double", "hidden")}
KIND_OF = {kind.code >> KIND: kind for kind in KINDS}


def parts_of(words: HandVocabulary, state: State, move: int) -> HandParts:
    """A move taken apart."""
    kind, who, station = kind_of(move), who_of(move), words.stations[target_of(move)]
    name = KIND_OF[kind].name
    if kind == END:
        return HandParts(kind=name, who=TEAM)
    if kind == DEALT:
        return HandParts(kind=name, who=words.pawns[who], station=station)
    if kind == CHOOSE:
        return HandParts(kind=name, who="x", station=station, how=words.missions[who])
    if kind == DISCARD:
        return HandParts(kind=name, who=words.stocks[who], pay=discarded_tickets(words, state, who, pay_of(move)))
    if kind == INVESTIGATE:
        givers, given = shares(words, MAG, pay_of(move))
        return HandParts(kind=name, who=TEAM, pay=given, givers=givers)
    if kind == OPERATE:
        givers, given = shares(words, BLUE, pay_of(move))
        return HandParts(kind=name, who=words.pawns[who], station=station, pay=given, givers=givers)
    ticket = words.tickets[ticket_of(move)]
    if kind == DRAWN:
        return HandParts(kind=name, who=words.stocks[who], how=ticket)
    paid = [*lot_tickets(words, footprints_of(move), FOOT), *lot_tickets(words, shadows_of(move), SHAD)]
    return HandParts(kind=name, who=words.pawns[who], station=station, how=ticket, pay=tuple(sorted(paid)))


def lot_tickets(words: HandVocabulary, lot: int, symbol: int) -> tuple[str, ...]:
    """The tickets of a lot of one symbol, in the order of the alphabet."""
    return _lot_tickets(words.modes, words.symbols[symbol], lot)


@cache
def _lot_tickets(modes: tuple[str, ...], symbol: str, lot: int) -> tuple[str, ...]:
    return tuple(sorted(f"{mode}/{symbol}" for mode, count in zip(modes, LOTS[lot], strict=True) for _ in range(count)))


def discarded_tickets(words: HandVocabulary, state: State, hand: int, number: int) -> tuple[str, ...]:
    """The tickets that the number of a discard means, in the order of the alphabet."""
    tickets: list[str] = []
    for kind, held in enumerate(state.hands[hand].tolist()):
        number, count = divmod(number, held + 1)
        tickets += [words.tickets[kind]] * count
    return tuple(sorted(tickets))


def shares(words: HandVocabulary, symbol: int, payment: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who gives which ticket of a common payment."""
    givers: list[str] = []
    tickets: list[str] = []
    for hand in range(1, HANDS):
        payment, lot = divmod(payment, LOTS_UP_TO[words.leads[hand]])
        given = lot_tickets(words, lot, symbol)
        givers += [words.stocks[hand]] * len(given)
        tickets += given
    return tuple(givers), tuple(tickets)


def depends_on_state(move: int) -> bool:
    """Whether a move's parts are said by the state, too, and not by its number alone."""
    return kind_of(move) == DISCARD


def write_move(words: HandVocabulary, state: State, move: int) -> str:
    """The text of a move."""
    return MOVES.write(parts_of(words, state, move))


def read_move(words: HandVocabulary, state: State, text: str) -> int:
    """The move that a text means; whether it is legal is another question."""
    return _Reader(words, state, text).read()


def pawn_of_move(text: str) -> str:
    """Who acts: a pawn, a player by his seat, or the team."""
    return first_word(text)


class _Reader(MoveReader[HandVocabulary, State]):
    KINDS, BITS = KINDS, BITS
    LONGEST = LONGEST_MOVE

    def hint(self) -> str:
        return HINT

    def who(self) -> int:
        pawn = self.pawn()
        if self.kind and self.kind.name not in ("ride", "deal") and pawn != X:  # the rest is Mister X's alone
            raise self.wrong()
        return pawn

    def detective(self) -> int:
        pawn = self.pawn()
        if pawn == X:  # EU-106: any one detective
            raise self.wrong()
        return pawn

    def hand(self) -> int:
        return self.named(self.words.stocks)

    def mission(self) -> int:
        return self.named(self.words.missions)

    def tickets(self) -> list[str]:
        """Tickets as far as they go."""
        found = []
        while self.left and self.left[0] in self.words.tickets:
            found.append(self.left.pop(0))
        return found

    def price(self) -> int:
        """What Mister X pays for something special; what is still missing, or too much, `pack` finds."""
        self.paid = self.tickets()
        return 0

    def pack(self) -> int:
        kind = self.kind.name if self.kind else ""
        if kind == "mission":
            self.found["who"] = self.found.pop("how")
        if kind in SPECIALS:
            self.found["pay"] = self.special(SPECIALS[kind], getattr(self, "paid", []))
        return super().pack()

    def special(self, special: tuple[str, ...], paid: list[str]) -> int:
        number = 0
        for word in special:
            symbol, place = (FOOT, 0) if word == "double" else (SHAD, SHADOWS)
            price = self.words.prices[word]
            own = [ticket for ticket in paid if ticket.endswith(f"/{self.words.symbols[symbol]}")]
            paid = [ticket for ticket in paid if ticket not in own]
            if len(own) != price:  # EU-012, EU-044, EU-054
                raise wrong_price(
                    Reason(f"{word}_move"), Reason("symbols", count=price, symbol=self.words.symbols[symbol])
                )
            number |= self.lot(own, symbol) << place
        if paid:
            raise wrong_price(Reason(f"{'_'.join(special)}_move"), Reason("no_other_tickets"))
        return number

    def lot(self, tickets: Iterable[str], symbol: int) -> int:
        given = Counter(tickets)
        name = self.words.symbols[symbol]
        car, rail, plane = (given[f"{mode}/{name}"] for mode in self.words.modes)
        return LOTS.index((car, rail, plane))

    def shares(self) -> int:
        """The number of a common payment; contributions beyond a player's share are refused here (EU-088)."""
        is_operation = self.kind is not None and self.kind.name == "operate"
        what, symbol = (Reason("special_operation"), BLUE) if is_operation else (Reason("investigation"), MAG)
        number = 0
        named: set[int] = set()
        while self.left:
            hand = self.hand()
            tickets = self.tickets()
            if hand == X or hand in named or not tickets:
                raise self.wrong()
            named.add(hand)
            if any(not ticket.endswith(f"/{self.words.symbols[symbol]}") for ticket in tickets):  # EU-012, EU-090
                raise wrong_price(what, Reason("symbol_alone", symbol=self.words.symbols[symbol]))
            if len(tickets) > self.words.leads[hand]:
                raise IllegalMove("share_too_large", seat=self.words.stocks[hand], most=self.words.leads[hand])
            number += self.lot(tickets, symbol) * prod(LOTS_UP_TO[led] for led in self.words.leads[1:hand])
        return number

    def discards(self) -> int:
        given = Counter(self.tickets())
        if not given:
            self.expect("none")
        hand = self.found["who"]
        number, weight = 0, 1
        for kind, held in enumerate(self.state.hands[hand].tolist()):
            ticket = self.words.tickets[kind]
            if given[ticket] > held:
                raise IllegalMove("no_ticket", pawn=self.words.stocks[hand], ticket=ticket)
            number += given[ticket] * weight
            weight *= held + 1
        return number


def wrong_price(what: Reason, price: Reason) -> IllegalMove:
    return IllegalMove("wrong_price", what=what, price=price)


def split_turn(text: str) -> list[str]:
    """The halves of a whole double move, `x double rail/blue 137 pay car/foot car/foot rail/foot car/mag 136`."""
    parts = text.split()
    if parts[:2] != ["x", "double"] or "pay" not in parts:
        return [text]
    numbers = [place for place, word in enumerate(parts) if word.isdigit()]
    if len(numbers) != 2:
        return [text]
    second = numbers[1] - 2 if parts[numbers[1] - 2] == "hidden" else numbers[1] - 1
    return [" ".join(parts[:second]), " ".join(["x", *parts[second:]])]
