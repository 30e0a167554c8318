"""Who can see what: the table as one viewer knows it, put together from what the rulebook lets him see.

The words are those of the product's views (docs/notation.md); what is in them is not.
"""

from __future__ import annotations

from typing import Any

from tests.reference.europa.table import DETECTIVES, Table

HUNTERS_TURN = ("moves", "team", "discards")


def see(table: Table, viewer: str) -> dict[str, Any]:
    """What a viewer knows: a seat, or "public". When the game is over everybody knows everything."""
    if table.half and not table.result and viewer != "x":
        assert table.before is not None
        return see(table.before, viewer)  # nobody learns of a double move before both halves are made
    open_all = viewer == "x" or table.result is not None
    hunter = viewer.startswith("h")
    return {
        "round": table.round,
        "turn": turn(table),
        "next": next_to_act(table) if hunter else None,
        "moved": done(table),
        "pawns": {"x": {"station": x_pawn(table, open_all)}}
        | {pawn: {"station": table.place.get(pawn)} for pawn in DETECTIVES},
        "mission": table.mission or None,  # EU-025
        "start": table.start or None if open_all or 0 in table.marked else None,
        "log": [read_entry(table, number, open_all) for number in range(1, table.moves + 1)],
        "hands": {seat: read_hand(table, seat, viewer) for seat in table.hands},
        "bag": table.bag.total(),
        "box": table.box.total(),
        "indicators": table.indicators,
        "entered": table.entered,
        "rings": [{"pair": p, "station": c, "entry": e} for p, (c, e) in table.rings.items()],
        "chips": read_chips(table, hunter),
        "stayed": table.stays,
        "checked": table.checked,
        "result": {"winner": table.result[0], "reason": table.result[1]} if table.result else None,
    }


def turn(table: Table) -> str | None:
    if not table.round or table.result:
        return None
    return "hunters" if table.phase in HUNTERS_TURN else "x"


def next_to_act(table: Table) -> str | None:
    """Whether the team could act tells of its hands, so what comes after the moves is for the hunters alone."""
    return {"team": "team", "discards": table.discarding[0] if table.discarding else None}.get(table.phase)


def done(table: Table) -> list[str]:
    """EU-080: who has moved, in order; and who could not, once the moves are over."""
    stuck = [pawn for pawn in DETECTIVES if pawn not in table.indicators] if table.moves_over else []
    return [*table.indicators, *stuck]


def x_pawn(table: Table, open_all: bool) -> int | None:
    """EU-026, EU-134: beside the board until the first open move."""
    if not table.mission:
        return None
    return table.here if open_all or table.moves >= table.options["first_open_move"] else None


def read_entry(table: Table, number: int, open_all: bool) -> dict[str, Any]:
    """EU-038, EU-061: the ticket unless it lies face down; the city if it was marked once, or is open."""
    entry = table.entries[number - 1]
    public = open_all or number in table.marked or number >= table.options["first_open_move"]
    told: dict[str, Any] = {
        "entry": number,
        "ticket": entry.ticket if open_all or not entry.face_down else None,
        "station": entry.city if public else None,
    }
    told |= {"shown": True} if number >= table.options["first_open_move"] else {}
    told |= {"double": True} if entry.double else {}
    told |= {"paid": list(entry.paid)} if entry.paid else {}
    return told | ({"face_down": True} if entry.face_down else {})


def read_hand(table: Table, seat: str, viewer: str) -> dict[str, Any]:
    """EU-OP-24: his own hand; the detectives' hands are open among them, and to all by option."""
    hand = table.hands[seat]
    known = table.result is not None or viewer == seat
    if seat != "x":
        known = known or viewer.startswith("h") or table.options["detective_hands_visible_to_x"]
    return {"size": hand.total(), "tickets": dict(hand) if known else None}


def read_chips(table: Table, hunter: bool) -> dict[str, str]:
    """EU-OP-25."""
    known = hunter or table.options["chips_visible_to_x"] or table.result is not None
    return {str(city): colour for city, colour in table.chips.items()} if known else {}


def deciders(table: Table, text: str) -> list[str]:
    """EU-073, EU-106: each player moves whom he leads and discards from his own hand; the team acts together."""
    word = text.split()[0]
    if word == "team":
        return list(table.leads)
    return [word if word in table.hands else table.leader(word)]


def read_line(table: Table, text: str, viewer: str) -> str | None:
    """A line of the record, before it is played, as a viewer may know it: `?` for what he may not, None for nothing."""
    words = text.split()
    x, hunter = viewer == "x", viewer.startswith("h")
    theirs = hunter or table.options["detective_hands_visible_to_x"]
    if words[0] == "draw":
        own = x if words[1] == "x" else theirs
        return text if own else f"draw {words[1]} ?"
    if words[:2] == ["team", "end"]:
        return text if theirs else None  # that they could act tells of their hands
    if words[1] == "discard":
        own = x if words[0] == "x" else theirs
        return text if own else " ".join("?" if "/" in word and at > 1 else word for at, word in enumerate(words))
    if words[0] != "x" or x:
        return text
    if words[1] == "mission":
        return f"x mission {words[2]} ?"
    ticket = next(at for at, word in enumerate(words) if "/" in word)
    if "hidden" in words:
        words[ticket] = "?"
    if table.moves + 1 < table.options["first_open_move"]:
        words[ticket + 1] = "?"
    return " ".join(words)
