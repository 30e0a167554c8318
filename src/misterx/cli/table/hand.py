"""How a game of ticket hands is told at the table: its track, its hands, its facts and rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from misterx.cli.table.words import Holding, Slot, count, join, name_pawn, say_result

Fact = dict[str, Any]
View = dict[str, Any]

SYMBOLS = {"mag": "magnifier", "blue": "blue light", "foot": "footprints", "shad": "shadow"}


def examples(modes: Sequence[str]) -> list[tuple[str, str]]:
    return [
        ("car/mag 136", "go there; only `136` will do where it is clear"),
        ("d3 car/shad 57", "move a pawn that is not on turn; `d3` alone turns to it"),
        ("discard none", "keep all tickets before the hand is refilled"),
        ("team end", "no special action; `moves` tells which ones can be paid"),
        ("car/mag 136!", "go at once, without being asked"),
    ]


def headline(view: View) -> str:
    mission = f", the {view['mission']} mission" if view["mission"] else ""
    return f"Round {max(1, view['round'])}, move {len(view['log'])} of Mister X{mission}"


def slots(view: View) -> list[Slot]:
    """The track up to the last hidden move, and whatever came after it."""
    found = []
    for number in range(1, max(view["first_open_move"] - 1, len(view["log"])) + 1):
        entry = view["log"][number - 1] if number <= len(view["log"]) else {}
        ticket = "face down" if entry.get("face_down") and entry.get("ticket") is None else entry.get("ticket")
        opened = number >= view["first_open_move"]
        found.append(Slot(number, ticket, entry.get("station"), opened, entry.get("double", False)))
    return found


def outlook(view: View, mine: bool) -> str:
    """How long he stays hidden, and what rings tell."""
    left = view["first_open_move"] - 1 - len(view["log"])
    who = "You are" if mine else "Mister X is"
    hidden = f"{who} hidden for {count(left, 'more move')}." if left > 0 else f"{who} in the open from now on."
    marks = [f"{ring['station']} ({_at(ring['entry'])})" for ring in view["rings"]]
    return f"{hidden} Rings mark {join(marks)}." if marks else hidden


def _at(entry: int) -> str:
    return f"move {entry}" if entry else "the start"


def holdings(view: View) -> list[Holding]:
    """Everybody's city, and the hands as the viewer knows them."""
    found = []
    for pawn, place in view["pawns"].items():
        where = "hidden" if place["station"] is None else str(place["station"])
        used = view["indicators"].get(pawn)
        note = f"moved by {used}" if used else "has moved" if pawn in view["moved"] else ""
        held, size = _hand(view, pawn) if pawn == "x" else ((), "")
        found.append(Holding(pawn, where, held, note or size))
    for seat in view["hands"]:
        if seat != "x":
            held, size = _hand(view, seat)
            leads = f"leads {join(name_pawn(pawn) for pawn in view['seats'].get(seat, []))}"
            found.append(Holding(seat, "", held, leads if held else f"{leads}, {size}"))
    found.append(Holding("bag", "", (("tickets", view["bag"]),)))
    found.append(Holding("box", "", (("tickets", view["box"]),)))
    return found


def _hand(view: View, seat: str) -> tuple[tuple[tuple[str, int], ...], str]:
    """A hand's tickets as far as the viewer sees them, and how many there are."""
    hand = view["hands"].get(seat, {"tickets": None, "size": 0})
    return tuple(sorted((hand["tickets"] or {}).items())), count(hand["size"], "ticket")


def closed(view: View) -> list[int]:
    return []


def path(view: View) -> list[int | None]:
    """His cities from the start on; None where the viewer does not know."""
    return [view["start"], *(entry["station"] for entry in view["log"])]


def tell(facts: list[Fact]) -> list[str]:
    """What happened, sentence by sentence."""
    told: list[str] = []
    places = {fact["entry"]: fact["station"] for fact in facts if fact["event"] in ("noted", "shown")}
    faces = {fact["entry"]: fact["ticket"] for fact in facts if fact["event"] == "face"}
    for before, fact in zip([{"event": ""}, *facts], facts, strict=False):
        if fact["event"] == "ended" and fact["reason"] == "captured" and "pawn" in before:
            told.append(f"{name_pawn(before['pawn'])} has found Mister X in {before['station']}.")
        if sentence := _sentence(fact, places, faces):
            told.append(sentence)
        if fact["event"] == "ended":
            break  # what follows is disclosed afterwards and shown as his path
    return told


def _sentence(fact: Fact, places: dict[int, int], faces: dict[int, str]) -> str | None:
    who = name_pawn(fact["pawn"]) if "pawn" in fact else "Mister X"
    match fact["event"]:
        case "placed":
            return f"{who} starts in {fact['station']}."
        case "mission_chosen":
            return f"Mister X takes the {fact['mission']} mission."
        case "start_chosen":
            return f"He starts in {fact['station']}, in secret."
        case "double_played":
            return "Mister X plays a double move."
        case "hidden_played":
            return "Mister X moves hidden."
        case "laid":
            return f"Mister X travels by {fact['ticket']}{_to(places.get(fact['entry']))} (move {fact['entry']})."
        case "laid_face_down":
            face = f", {faces[fact['entry']]}" if fact["entry"] in faces else ""
            return f"A ticket lies face down{face}{_to(places.get(fact['entry']))} (move {fact['entry']})."
        case "stayed":
            return "Mister X cannot move, stays and exchanges his hand."
        case "rode":
            return f"{who} goes by {fact['ticket']} to {fact['station']}."
        case "passed":
            return f"{who} cannot move and waits."
        case "investigated":
            return f"The detectives investigate move {fact['entry']}."
        case "operated":
            return f"{who} is sent on by {fact['mode']} to {fact['station']}."
        case "marked":
            return f"Rings mark {fact['station']}: he was there at {_at(fact['entry'])}."
        case "discarded" if fact["tickets"]:
            return f"{_player(fact['hand'])} discards {count(fact['tickets'], 'ticket')}."
        case "recycled":
            return f"The bag runs low: {count(fact['tickets'], 'ticket')} come back from the box."
        case "ended":
            return say_result(fact)
    return None


def _to(station: int | None) -> str:
    return "" if station is None else f" to {station}"


def _player(seat: str) -> str:
    return "Mister X" if seat == "x" else f"Player {seat}"


def say_move(move: str) -> str:
    """A move in words, before it is made."""
    who, _, rest = move.partition(" ")
    what, _, paid = rest.partition(" pay ")
    price = f", paid with {paid}" if paid else ""
    match what.split():
        case ["mission", colour, city]:
            return f"Mister X: the {colour} mission, from {city}"
        case ["discard", *tickets]:
            return f"{_player(who)}: discards {'nothing' if tickets == ['none'] else ', '.join(tickets)}"
        case ["end"]:
            return "The detectives: no special action"
        case ["investigate"]:
            return f"The detectives: an investigation{price}"
        case ["operate", pawn, city]:
            return f"The detectives: {name_pawn(pawn)} goes on to {city}{price}"
        case [*special, ticket, city]:
            how = f"{' '.join(special)} move, " if special else ""
            return f"{name_pawn(who)}: {how}{ticket} to {city}{price}"
    return f"{name_pawn(who)}: {rest}"


def rules(view: View) -> list[str]:
    """The game in a nutshell, as it is played at this table."""
    options = view["options"]
    symbols = ", ".join(f"{short} is the {long}" for short, long in SYMBOLS.items())
    return [
        "Mister X is on a secret mission across Europe, and five detectives hunt him. He wins in a target city of his "
        "mission; they win when one of them comes to his city.",
        "A ticket has a mode and a symbol, such as car/mag, and is good for one of them: its mode takes a pawn along "
        f"one line to the next city, its symbol helps to pay for a special action ({symbols}).",
        "Mister X pays three footprints for a double move and three shadows for a hidden one.",
        f"From his move {options['detective_special_from_move']} on the detectives may, when all have moved, "
        "investigate with three to five magnifiers, or send one of them on with three to five blue lights. A player "
        "gives at most one ticket for each detective he leads.",
        f"At the end of a round rings mark those of his last {options['check_window']} cities that detectives entered "
        "in it.",
        f"His moves are secret up to move {view['first_open_move'] - 1}.",
    ]
