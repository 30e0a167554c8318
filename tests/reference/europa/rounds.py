"""The order of things: setting up, Mister X, the detectives, the position check, the next round."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.reference.europa import detectives, mister_x, special
from tests.reference.europa.rings import check
from tests.reference.europa.table import DETECTIVES, Table, read_lines
from tests.reference.europa.tickets import begin_refill, box_of, discard, discards, draw

from misterx import boards


def set_out(board: boards.Board, options: dict[str, Any], leads: dict[str, list[str]]) -> Table:
    """A new game: all tickets in the bag, hands to be drawn."""
    table = Table(
        lines=read_lines(board),
        cards=list(board.starts["detective"]),
        missions=board.extra["missions"],
        options=options,
        leads=leads,
        bag=box_of(options["ticket_mix"]),
    )
    table.hands = {seat: Counter() for seat in ["x", *leads]}
    begin_refill(table, ["x", *leads], "setup")
    return table


def choices(table: Table) -> list[str]:
    """Everything that may happen next, chance included; nothing when the game is over."""
    match table.phase:
        case "draw":
            return [f"draw {table.drawing[0]} {ticket}" for ticket in table.bag]
        case "deal":
            return deals(table)
        case "mission":
            return missions(table)
        case "x":
            return sorted(map(mister_x.spell_turn, mister_x.turns(table)))
        case "x discards":
            return [f"x discard {tickets}" for tickets in discards(table.hands["x"])]
        case "moves":
            return [f"{pawn} {ticket} {to}" for pawn, ticket, to in detectives.rides(table)]
        case "team":
            return special.actions(table)
        case "discards":
            seat = table.discarding[0]
            return [f"{seat} discard {tickets}" for tickets in discards(table.hands[seat])]
    return []


def deals(table: Table) -> list[str]:
    """EU-020, EU-OP-05: a card for each detective in turn; none on a start that Mister X has chosen before."""
    pawn = next(pawn for pawn in DETECTIVES if pawn not in table.place)
    return [f"deal {pawn} {card}" for card in table.cards if card not in table.held and card != table.start]


def missions(table: Table) -> list[str]:
    """EU-022, EU-023, EU-028."""
    return [
        f"x mission {colour} {city}"
        for colour, told in table.missions.items()
        for city in told["starts"]
        if city not in table.held
    ]


def play(table: Table, text: str) -> None:
    """What one line of a record says, and everything that follows without a choice."""
    first, *words = text.split()
    match first, words[0]:
        case "draw", _:
            draw(table, words[1])
        case "deal", pawn:
            table.place[pawn] = int(words[1])
            set_up(table)
        case "x", "mission":
            table.mission, table.start = words[1], int(words[2])
            set_up(table)
        case seat, "discard":
            discard(table, seat, [word for word in words[1:] if word != "none"])
            next_discard(table, seat)
        case "x", _:
            play_turn(table, words)
        case "team", _:
            special.act(table, words)
            begin_discards(table)
        case _:
            detectives.put(table, first, words[0], int(words[1]))
            settle_moves(table)
    while table.phase == "draw" and not table.drawing:
        go_on(table)


def play_turn(table: Table, words: list[str]) -> None:
    kind = [word for word in words if word in ("double", "hidden")]
    ticket, city, *rest = words[len(kind) :]
    mister_x.move(table, " ".join(kind), ticket, int(city), tuple(rest[1:]))


def go_on(table: Table) -> None:
    """What comes after hands are full."""
    match table.then:
        case "setup":
            set_up(table)
        case "detectives":
            table.bag.update(table.aside)
            table.aside.clear()
            table.phase = "moves"
            settle_moves(table)
        case "end of round":
            end_round(table)


def set_up(table: Table) -> None:
    """EU-027: the detectives are placed before Mister X chooses, or after him."""
    placed = len(table.place) == len(DETECTIVES)
    waits = table.options["setup_order"] == "detectives_first" and not placed
    if not table.mission and not waits:
        table.phase = "mission"
    elif not placed:
        table.phase = "deal"
    else:
        mister_x.begin_round(table)


def settle_moves(table: Table) -> None:
    """EU-076, EU-082: the moves are over when nobody who waits can move; then a special action, if one can be paid."""
    if detectives.is_caught(table):
        table.end("hunters", "captured")
    elif not any(detectives.possible(table, pawn) for pawn in detectives.waiting(table)):
        table.phase, table.moves_over = "team", True
        if not special.actions(table):
            begin_discards(table)


def begin_discards(table: Table) -> None:
    if detectives.is_caught(table):
        table.end("hunters", "captured")
        return
    table.phase = "discards"
    table.discarding = [seat for seat in table.leads if table.hands[seat]]
    if not table.discarding:
        begin_refill(table, list(table.leads), "end of round")


def next_discard(table: Table, seat: str) -> None:
    """EU-069, EU-114: Mister X refills at once, the detective players when all have discarded."""
    if seat == "x":
        begin_refill(table, ["x"], "detectives")
        return
    table.discarding.pop(0)
    if not table.discarding:
        begin_refill(table, list(table.leads), "end of round")


def end_round(table: Table) -> None:
    """EU-081: move tickets go back into the bag. EU-121: then the check. EU-OP-23: a cap ends the game drawn."""
    table.bag.update(table.indicators.values())
    table.bag.update(table.aside)
    table.aside.clear()
    table.chips.clear()  # EU-131
    check(table)
    if table.result:
        return
    if table.options["round_limit"] == table.round:
        table.end("nobody", "cap")
    else:
        table.indicators.clear()
        table.entered.clear()
        mister_x.begin_round(table)


def note(table: Table, colour: str, city: int) -> None:
    """EU-132: a chip of the detectives, in their turn; `off` takes it away."""
    assert table.phase in ("moves", "team", "discards")
    if colour == "off":
        table.chips.pop(city, None)
    else:
        table.chips[city] = colour


def count(table: Table, depth: int) -> int:
    """How many sequences of so many decisions begin here."""
    found = choices(table)
    if depth == 1:
        return len(found)
    total = 0
    for text in found:
        after = table.copy()
        play(after, text)
        total += count(after, depth - 1)
    return total
