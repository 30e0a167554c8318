"""The helicopter: one detective flies beside any station, and gets out on his next turn (NY-074 to NY-085)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from misterx.families.shared.move_table import Kind
from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.roadblocks import block_bits, block_sources, may_block, place_roadblock
from misterx.families.transit.schema.facts import Flew, HelicopterCards, Landed
from misterx.families.transit.schema.moves import KIND, block_of, code, kind_of, pawn_of, target_of, ticket_of
from misterx.families.transit.schema.parts import TransitParts
from misterx.families.transit.schema.rules import ELSEWHERE, Rules
from misterx.families.transit.schema.state import HUNTERS_TURN, OFF_BOARD, State
from misterx.families.transit.special_rule import Plain, Saw, SpecialRule
from misterx.families.transit.stations import is_taken
from misterx.families.transit.tickets import hunter_holds, hunter_pays
from misterx.kernel.codes import TO_ALL
from misterx.kernel.errors import IllegalMove, Reason
from misterx.kernel.events import Sink, emit
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel, rare, small
from misterx.kernel.records import Numbers
from misterx.titles import Options

FLY, LAND = 1, 2  # kinds of moves
UNKNOWN = -1  # a ticket that a position does not tell


@small
def is_flight(move: int) -> bool:
    return kind_of(move) == FLY


@small
def is_landing(move: int) -> bool:
    return kind_of(move) == LAND


@kernel
def can_fly(rules: Rules, state: State, pawn: int) -> bool:
    """A card, nobody aboard, no take-off yet in this round, and any ticket to pay (NY-074, NY-075, NY-079, NY-083)."""
    if state.cards == 0 or state.flyer != 0 or state.flown:
        return False
    for ticket in range(3):
        if rules.stock[pawn] != 0 and hunter_holds(rules, state, pawn, ticket):
            return True
    return False


@rare
def flights(board: Graph, rules: Rules, state: State, pawn: int, out: Numbers, n: int) -> int:
    """Write flights to every station (NY-OP-14), with every roadblock that he may leave, paid by every ticket."""
    here = int(state.pos[pawn])
    for source in range(block_sources(rules, pawn)):
        if may_block(rules, state, here, source):
            for ticket in range(3):
                if hunter_holds(rules, state, pawn, ticket):
                    flight = code(FLY, pawn, ticket, ticket, 0) | block_bits(source)
                    for node in range(board.nodes):
                        out[n + node] = flight + node
                    n += board.nodes
    return n


@rare
def must_wait(board: Graph, rules: Rules, state: State) -> bool:
    """Whether the passenger has no station to get out at: a colleague stands there (NY-OP-15)."""
    if rules.landing_blocked == ELSEWHERE:  # there are more stations than hunters
        return False
    return is_taken(board, rules, state, state.hover)


@rare
def landings(board: Graph, rules: Rules, state: State, pawn: int, out: Numbers, n: int) -> int:
    """Write the ways to get out, by every ticket that the stock holds (NY-081)."""
    if must_wait(board, rules, state):
        return n
    target = int(state.hover)
    elsewhere = is_taken(board, rules, state, target)
    for ticket in range(3):
        if hunter_holds(rules, state, pawn, ticket):
            landing = code(LAND, pawn, ticket, ticket, 0)
            if not elsewhere:
                out[n] = landing + target
                n += 1
                continue
            for node in range(board.nodes):
                if not is_taken(board, rules, state, node):
                    out[n] = landing + node
                    n += 1
    return n


@rare
def fly(rules: Rules, state: State, move: int, events: Sink) -> None:
    """Take off: he pays, and may leave a roadblock behind."""
    pawn = pawn_of(move)
    hunter_pays(rules, state, pawn, ticket_of(move), events)
    place_roadblock(rules, state, state.pos[pawn], block_of(move), events)
    state.cards -= 1
    state.flown = 1
    state.flyer = pawn
    state.pos[pawn] = OFF_BOARD  # NY-084: on no station, so he neither blocks nor captures
    state.hover = target_of(move)
    emit(events, TO_ALL, Flew(pawn, ticket_of(move), state.hover))
    emit(events, TO_ALL, HelicopterCards(state.cards))


@rare
def land(rules: Rules, state: State, move: int, events: Sink) -> None:
    """Get out, for another ticket."""
    pawn = pawn_of(move)
    hunter_pays(rules, state, pawn, ticket_of(move), events)
    state.pos[pawn] = target_of(move)
    state.flyer = 0
    state.hover = OFF_BOARD
    emit(events, TO_ALL, Landed(pawn, ticket_of(move), state.pos[pawn]))


@small
def begin_round(state: State) -> None:
    state.flown = 0


class Helicopter(SpecialRule):
    """What it brings beside its kernels."""

    KINDS = (
        Kind("land", LAND << KIND, "{who} land [{station}] pay {pay:ticket}", "gets out of the helicopter"),
        Kind(
            "fly",
            FLY << KIND,
            "{who} fly {station} pay {pay:ticket} [block [from {block_from:roadblock}]]",
            "flies beside a station",
        ),
    )
    KEYS = frozenset({"helicopter"})
    NAME = "helicopter"
    COMES = frozenset({"flew", "landed"})

    def parts_of(self, words: Vocabulary, state: State, move: int, parts: TransitParts) -> TransitParts | None:
        who, pay = parts.who, (words.tickets[ticket_of(move)],)
        if kind_of(move) == LAND:  # where the helicopter points need not be said
            elsewhere = None if target_of(move) == state.hover else parts.station
            return TransitParts(kind="land", who=who, station=elsewhere, pay=pay)
        if kind_of(move) == FLY:
            return TransitParts(
                kind="fly",
                who=parts.who,
                station=parts.station,
                pay=pay,
                block=parts.block,
                block_from=parts.block_from,
            )
        return None

    def complete(self, kind: str, found: dict[str, int], state: State) -> None:
        if kind == "land":
            found.setdefault("station", max(int(state.hover), 0))

    def set_rules(self, rules: Rules, options: Options) -> None:
        rules.cards = options.get("helicopter_cards", 0)

    def lay_out(self, state: State, options: Options) -> None:
        state.hover = OFF_BOARD
        state.cards = options.get("helicopter_cards", 0)

    def most_moves(self, options: Options, stations: int, movers: int) -> int:
        return 3 * stations * movers if options.get("helicopter_cards") else 0

    def without_effect(self, options: Options) -> list[tuple[str, str, Any]]:
        none = options.get("helicopter_cards") == 0
        return [("landing_blocked", "no_helicopter_cards", none and "landing_blocked" in options.chosen)]

    # Refusals

    def explain_x(self, move: int) -> IllegalMove | None:
        if kind_of(move) in (FLY, LAND):  # NY-068
            return IllegalMove("no_flight", pawn="x", why=Reason("only_detectives_fly"))
        return None

    def explain_hunter(
        self, words: Vocabulary, board: Graph, rules: Rules, state: State, move: int
    ) -> IllegalMove | None:
        pawn, kind = pawn_of(move), kind_of(move)
        name = words.pawns[pawn]
        if kind == FLY and (why := _no_flight(words, rules, state, pawn)):
            return IllegalMove("no_flight", pawn=name, why=why)
        if kind == LAND:
            return IllegalMove("no_landing", pawn=name, why=_no_landing(words, board, rules, state, pawn))
        return IllegalMove("aboard", pawn=name) if state.flyer == pawn else None

    # Positions

    def announce_stock(self, rules: Rules, state: State, events: Sink) -> None:
        if rules.cards > 0:
            emit(events, TO_ALL, HelicopterCards(state.cards))

    def announce_pawns(self, state: State, events: Sink) -> None:
        if state.flyer > 0 and not state.flown:  # he took off in an earlier round
            emit(events, TO_ALL, Flew(state.flyer, UNKNOWN, state.hover))

    def announce_moved(self, state: State, pawn: int, events: Sink) -> bool:
        if state.flown and state.flyer == pawn:
            emit(events, TO_ALL, Flew(pawn, UNKNOWN, state.hover))
            return True
        return False

    def read_position(self, reader: Any) -> None:
        state: State = reader.state
        given = reader.position.get("helicopter", {})
        if not isinstance(given, dict) or not set(given) <= {"cards", "pawn", "station", "flown"}:
            reader.fault(f"helicopter must have cards, and pawn and station when somebody is aboard, not {given!r}.")
            return
        cards = int(state.cards)
        state.cards = reader.number("helicopter cards", given.get("cards", cards), 0, cards)
        flown = given.get("flown", False)
        if not isinstance(flown, bool):
            reader.fault(f"helicopter: flown must be true or false, not {flown!r}.")
        state.flown = flown is True
        if given.get("pawn") is not None:
            if given["pawn"] not in reader.words.pawns[1:]:
                reader.fault(f"helicopter: there is no hunter {given['pawn']!r}.")
                return
            state.flyer = reader.words.pawns.index(given["pawn"])
            state.hover = reader.node("helicopter", given.get("station"))

    def write_position(self, rules: Rules, state: State, view: Plain) -> Plain:
        return {"helicopter": {**view["helicopter"], "flown": bool(state.flown)}} if rules.cards > 0 else {}

    def find_faults(self, words: Vocabulary, rules: Rules, state: State) -> Iterator[str]:
        pawn = int(state.flyer)
        if state.flown and not pawn:  # NY-080: whoever took off in this round is still aboard
            yield "helicopter: it took off in this round, and nobody is aboard."
        if not pawn:
            return
        name = words.pawns[pawn]
        if state.cards >= rules.cards:
            yield f"helicopter: {name} is aboard, and no helicopter card was played."
        if rules.stock[pawn] == 0:
            yield f"helicopter: {name} is a policeman, who does not fly."
        if state.pos[pawn] != OFF_BOARD:
            yield f"helicopter: {name} is aboard and stands nowhere."
        if state.flown and state.phase != HUNTERS_TURN:
            yield "helicopter: flown is about the hunters' turn."
        elif state.flown and not state.moved >> pawn & 1:
            yield f"helicopter: {name} took off in this round, so he has moved."

    def is_off_board(self, position: Plain, pawn: str) -> bool:
        helicopter = position.get("helicopter")
        return isinstance(helicopter, dict) and helicopter.get("pawn") == pawn

    # What viewers see

    def aloft(self, view: Plain) -> dict[str, int]:
        pawn, station = view["helicopter"]["pawn"], view["helicopter"]["station"]
        return {} if pawn is None else {pawn: station}

    def stocks(self, view: Plain) -> list[tuple[str, str, int]]:
        return [("helicopter", "flights", view["helicopter"]["cards"])]

    @staticmethod
    def _saw_flight(table: Any, fact: Plain) -> None:
        pawn: int = table.pawn(fact)
        state: State = table.state
        state.pos[pawn] = OFF_BOARD
        state.flyer, state.hover, state.flown = pawn, table.node(fact), 1
        table.done(fact)

    @staticmethod
    def _saw_landing(table: Any, fact: Plain) -> None:
        state: State = table.state
        state.flyer, state.hover = 0, OFF_BOARD
        table.arrived(fact)

    @staticmethod
    def _saw_cards(table: Any, fact: Plain) -> None:
        state: State = table.state
        state.cards = fact["left"]

    SEEN: ClassVar[Mapping[str, Saw]] = {"flew": _saw_flight, "landed": _saw_landing, "helicopter_cards": _saw_cards}


def _no_flight(words: Vocabulary, rules: Rules, state: State, pawn: int) -> Reason | None:
    if rules.cards == 0:
        return Reason("no_helicopter")
    if rules.stock[pawn] == 0:
        return Reason("policemen_do_not_fly")
    if state.flyer:  # NY-083; so there is one flight a round (NY-075)
        return Reason("somebody_aboard", pawn=words.pawns[state.flyer])
    return None if state.cards else Reason("no_card_left")


def _no_landing(words: Vocabulary, board: Graph, rules: Rules, state: State, pawn: int) -> Reason:
    if state.flyer != pawn:
        return Reason("not_aboard")
    station = words.stations[state.hover]
    taken = is_taken(board, rules, state, state.hover)
    return Reason("colleague_on" if taken else "points_at", station=station)
