"""Moves as text: `x mission yellow 194`, `x double car/mag 136 pay car/foot rail/foot rail/foot`, `d3 car/shad 57`,
`team investigate pay h1 car/mag h2 car/mag rail/mag`, `h1 discard none`; chance: `deal d1 56`, `draw x car/foot`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import prod

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
    OPERATE,
    PAY,
    RIDE,
    SHADOWS,
    code,
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
from misterx.kernel.errors import IllegalMove, Reason, quote

LONGEST_MOVE = 200
HINT = (
    "A move is `x mission yellow 194`, `x car/mag 136`, `d3 rail/blue 57`, `h1 discard none`, `team end` or the like."
)
X_WORDS = {RIDE: [], DOUBLE: ["double"], HIDDEN: ["hidden"], DOUBLE_HIDDEN: ["double", "hidden"]}
X_KINDS = {tuple(words): kind for kind, words in X_WORDS.items()}


def lot_tickets(words: HandVocabulary, lot: int, symbol: int) -> list[str]:
    """The tickets of a lot of one symbol, in the order of the alphabet."""
    name = words.symbols[symbol]
    return sorted(f"{mode}/{name}" for mode, count in zip(words.modes, LOTS[lot], strict=True) for _ in range(count))


def write_move(words: HandVocabulary, state: State, move: int) -> str:
    """The text of a move."""
    kind, who, station = kind_of(move), who_of(move), words.stations[target_of(move)]
    ticket = words.tickets[min(ticket_of(move), len(words.tickets) - 1)]
    if kind == DEALT:
        return f"deal {words.pawns[who]} {station}"
    if kind == DRAWN:
        return f"draw {words.stocks[who]} {ticket}"
    if kind == CHOOSE:
        return f"x mission {words.missions[who]} {station}"
    if kind == DISCARD:
        return f"{words.stocks[who]} discard {' '.join(discarded_tickets(words, state, who, pay_of(move))) or 'none'}"
    if kind == END:
        return f"{TEAM} end"
    if kind in (INVESTIGATE, OPERATE):
        given = contributions(words, MAG if kind == INVESTIGATE else BLUE, pay_of(move))
        what = "investigate" if kind == INVESTIGATE else f"operate {words.pawns[who]} {station}"
        return f"{TEAM} {what} pay {given}"
    parts = [words.pawns[who], *X_WORDS[kind], ticket, str(station)]
    paid = [*lot_tickets(words, footprints_of(move), FOOT), *lot_tickets(words, shadows_of(move), SHAD)]
    return " ".join([*parts, "pay", *sorted(paid)] if paid else parts)


def discarded_tickets(words: HandVocabulary, state: State, hand: int, number: int) -> list[str]:
    """The tickets that the number of a discard means, in the order of the alphabet."""
    tickets: list[str] = []
    for kind, held in enumerate(state.hands[hand].tolist()):
        number, count = divmod(number, held + 1)
        tickets += [words.tickets[kind]] * count
    return sorted(tickets)


def contributions(words: HandVocabulary, symbol: int, payment: int) -> str:
    """Who gives what: `h1 car/mag h2 car/mag rail/mag`."""
    parts: list[str] = []
    for hand in range(1, HANDS):
        payment, lot = divmod(payment, LOTS_UP_TO[words.leads[hand]])
        if lot:
            parts += [words.stocks[hand], *lot_tickets(words, lot, symbol)]
    return " ".join(parts)


def read_move(words: HandVocabulary, state: State, text: str) -> int:
    """The move that a text means; whether it is legal is another question."""
    if not isinstance(text, str) or len(text) > LONGEST_MOVE:
        raise IllegalMove("bad_move_text", move=quote(text), hint=HINT)
    return _Reader(words, state, text).read()


class _Reader:
    """Reads one move word by word."""

    def __init__(self, words: HandVocabulary, state: State, text: str) -> None:
        self.words, self.state, self.text = words, state, text
        self.parts = text.split()

    def read(self) -> int:
        move = self.move()
        if self.parts:
            raise self.wrong()
        return move

    def move(self) -> int:
        if self.took("deal"):
            pawn = self.pawn()
            return code(DEALT, pawn, 0, self.station())
        if self.took("draw"):
            hand = self.named(self.words.stocks)
            return code(DRAWN, hand, self.ticket(), 0)
        if self.took(TEAM):
            return self.team()
        if self.parts[1:2] == ["discard"]:
            return self.discard()
        if self.parts[:2] == ["x", "mission"]:
            del self.parts[:2]
            mission = self.named(self.words.missions)
            return code(CHOOSE, mission, 0, self.station())
        return self.ride()

    def wrong(self) -> IllegalMove:
        return IllegalMove("bad_move_text", move=quote(self.text), hint=HINT)

    def take(self) -> str:
        if not self.parts:
            raise self.wrong()
        return self.parts.pop(0)

    def took(self, word: str) -> bool:
        if self.parts[:1] == [word]:
            self.parts.pop(0)
            return True
        return False

    def named(self, names: Sequence[str]) -> int:
        name = self.take()
        if name not in names:
            raise self.wrong()
        return names.index(name)

    def pawn(self) -> int:
        name = self.take()
        if name not in self.words.pawns:
            raise IllegalMove("unknown_pawn", pawn=quote(name), allowed=self.words.pawns)
        return self.words.pawns.index(name)

    def station(self) -> int:
        word = self.take()
        if not (word.isascii() and word.isdigit() and len(word) <= 6):
            raise self.wrong()
        if int(word) not in self.words.node:
            raise IllegalMove("unknown_station", station=int(word))
        return self.words.node[int(word)]

    def ticket(self) -> int:
        return self.named(self.words.tickets)

    def tickets(self) -> list[str]:
        """Tickets as far as they go."""
        found = []
        while self.parts and self.parts[0] in self.words.tickets:
            found.append(self.parts.pop(0))
        return found

    def ride(self) -> int:
        pawn = self.pawn()
        special = []
        while self.parts[:1] in (["double"], ["hidden"]):
            special.append(self.parts.pop(0))
        if tuple(special) not in X_KINDS or (special and pawn != X):
            raise self.wrong()
        ticket = self.ticket()
        move = code(X_KINDS[tuple(special)], pawn, ticket, self.station())
        if not special:
            return move
        paid = self.tickets() if self.took("pay") else []
        for word in special:
            symbol, place = (FOOT, 0) if word == "double" else (SHAD, SHADOWS)
            price = self.words.prices[word]
            own = [ticket for ticket in paid if ticket.endswith(f"/{self.words.symbols[symbol]}")]
            paid = [ticket for ticket in paid if ticket not in own]
            if len(own) != price:  # EU-012, EU-044, EU-054
                raise self.price(
                    Reason(f"{word}_move"), Reason("symbols", count=price, symbol=self.words.symbols[symbol])
                )
            move |= self.lot(own, symbol) << (PAY + place)
        if paid:
            raise self.price(Reason(f"{'_'.join(special)}_move"), Reason("no_other_tickets"))
        return move

    def price(self, what: Reason, price: Reason) -> IllegalMove:
        return IllegalMove("wrong_price", what=what, price=price)

    def lot(self, tickets: Iterable[str], symbol: int) -> int:
        given = Counter(tickets)
        name = self.words.symbols[symbol]
        car, rail, plane = (given[f"{mode}/{name}"] for mode in self.words.modes)
        return LOTS.index((car, rail, plane))

    def team(self) -> int:
        if self.took("end"):
            return code(END, 0, 0, 0)
        if self.took("investigate"):
            return code(INVESTIGATE, 0, 0, 0) | self.payment(Reason("investigation"), MAG) << PAY
        if not self.took("operate"):
            raise self.wrong()
        pawn = self.pawn()
        if pawn == X:  # EU-106: any one detective
            raise self.wrong()
        move = code(OPERATE, pawn, 0, self.station())
        return move | self.payment(Reason("special_operation"), BLUE) << PAY

    def payment(self, what: Reason, symbol: int) -> int:
        """The number of a common payment; contributions beyond a player's share are refused here (EU-088)."""
        if not self.took("pay"):
            raise self.wrong()
        number = 0
        named: set[int] = set()
        while self.parts:
            hand = self.named(self.words.stocks)
            tickets = self.tickets()
            if hand == X or hand in named or not tickets:
                raise self.wrong()
            named.add(hand)
            if any(not ticket.endswith(f"/{self.words.symbols[symbol]}") for ticket in tickets):  # EU-012, EU-090
                raise self.price(what, Reason("symbol_alone", symbol=self.words.symbols[symbol]))
            if len(tickets) > self.words.leads[hand]:
                raise IllegalMove("share_too_large", seat=self.words.stocks[hand], most=self.words.leads[hand])
            number += self.lot(tickets, symbol) * prod(LOTS_UP_TO[led] for led in self.words.leads[1:hand])
        return number

    def discard(self) -> int:
        name = self.take()
        if name not in self.words.stocks:
            raise self.wrong()
        self.take()
        hand = self.words.stocks.index(name)
        given = Counter() if self.took("none") else Counter(self.tickets())
        if not given and self.text.split()[-1] != "none":
            raise self.wrong()
        number, weight = 0, 1
        for kind, held in enumerate(self.state.hands[hand].tolist()):
            ticket = self.words.tickets[kind]
            if given[ticket] > held:
                raise IllegalMove("no_ticket", pawn=name, ticket=ticket)
            number += given[ticket] * weight
            weight *= held + 1
        return code(DISCARD, hand, 0, 0) | number << PAY


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


def pawn_of_move(text: str) -> str:
    """Who acts: a pawn, a player by his seat, or the team."""
    return text.split(maxsplit=1)[0] if text.split() else ""
