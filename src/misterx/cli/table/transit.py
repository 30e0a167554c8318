"""How a transit game is told at the table: its log, its tickets, its facts and rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from misterx.cli.table.words import Holding, Slot, cap, count, join, name_pawn, say_result

Fact = dict[str, Any]
View = dict[str, Any]


def examples(modes: Sequence[str]) -> list[tuple[str, str]]:
    near, far = (*modes, *modes)[:2]  # a title of your own may have one
    return [
        (f"{near} 46", f"go there; `{near[0]} 46` or only `46` will do where it is clear"),
        (f"d2 {far} 128", "move a pawn that is not on turn; `d2` alone turns to it"),
        (f"double {near} 46 {far} 34", "Mister X's double move, whole or leg by leg"),
        (f"{near} 46!", "go at once, without being asked"),
    ]


def headline(view: View) -> str:
    options = view["options"]
    if options["end_mode"] == "entries":
        return f"Round {max(1, view['round'])}, entry {len(view['log'])} of {options['round_limit']}"
    return f"Round {max(1, view['round'])} of {options['round_limit']}"


def last_entry(view: View) -> int:
    """The highest number that the log can come to."""
    options = view["options"]
    doubles = 0 if options["end_mode"] == "entries" else options["double_tickets"]
    return int(max(options["round_limit"] + doubles, len(view["log"])))


def slots(view: View) -> list[Slot]:
    found = []
    for number in range(1, last_entry(view) + 1):
        entry = view["log"][number - 1] if number <= len(view["log"]) else {}
        ticket = "stays" if entry.get("stayed") else entry.get("ticket")
        marked = number in view["reveals"]
        found.append(Slot(number, ticket, entry.get("station"), marked, entry.get("double", False)))
    return found


def outlook(view: View, mine: bool) -> str:
    """When he shows himself next; mine if he is the player."""
    written = len(view["log"])
    coming = next((number for number in view["reveals"] if number > written), None)
    who = "You show yourself" if mine else "Mister X shows himself"
    seen = view["last_seen"]
    last = f" Last seen at {seen['station']}, entry {seen['entry']}." if seen and not mine else ""
    if coming is None or coming > last_entry(view):
        return f"{who} no more.{last}"
    moves = coming - written
    return f"{who} {'with the next move' if moves == 1 else f'in {moves} moves'} (entry {coming}).{last}"


def holdings(view: View) -> list[Holding]:
    """Everybody's place and tickets, as the viewer knows them."""
    tickets, found = view["tickets"], []
    for pawn, place in view["pawns"].items():
        where = "hidden" if place["station"] is None else str(place["station"])
        if pawn == "x":
            own = {**tickets.get("x", {}), "double": view["double"]}
            found.append(Holding(pawn, where, tuple(own.items())))
            continue
        if place["station"] is None:
            flying = view["helicopter"]["pawn"] == pawn
            where = f"in the air over {view['helicopter']['station']}" if flying else "not placed"
            where = "gone" if pawn in view["out"] else where
        note = "rides free" if pawn.startswith("p") else "" if pawn in tickets else "pays from the common stock"
        note = "out of the game" if pawn in view["out"] else "has moved" if pawn in view["moved"] else note
        found.append(Holding(pawn, where, tuple(tickets.get(pawn, {}).items()), note))
    for stock, what in (("pool", "the detectives' common stock"), ("reserve", "what Mister X draws on")):
        if stock in tickets:
            found.append(Holding(stock, "", tuple(tickets[stock].items()), what))
    if view["helicopter"]["cards"]:
        found.append(Holding("helicopter", "", (("flights", view["helicopter"]["cards"]),)))
    return found


def closed(view: View) -> list[int]:
    return list(view["roadblocks"])


def path(view: View) -> list[int | None]:
    """His stations from the start on; None where the viewer does not know."""
    return [view["start"], *(entry["station"] for entry in view["log"])]


def tell(facts: list[Fact]) -> list[str]:
    """What happened, sentence by sentence."""
    told: list[str] = []
    places = {fact["entry"]: fact for fact in facts if fact["event"] in ("entry_written", "revealed")}
    for before, fact in zip([{"event": ""}, *facts], facts, strict=False):
        if fact["event"] == "ended" and fact["reason"] == "captured" and "pawn" in before:
            told.append(f"{name_pawn(before['pawn'])} has found Mister X at {before['station']}.")
        if sentence := _sentence(fact, places):
            told.append(sentence)
        if fact["event"] == "ended":
            break  # what follows is disclosed afterwards and shown as his path
    return told


def _sentence(fact: Fact, places: dict[int, Fact]) -> str | None:
    who = name_pawn(fact["pawn"]) if "pawn" in fact else "Mister X"
    match fact["event"]:
        case "placed":
            return f"{who} starts at {fact['station']}."
        case "start_dealt":
            return f"Mister X starts at {fact['station']}, in secret."
        case "double_played" if fact["moves"] > 1:  # a position states the legs of earlier ones, each by itself
            return f"Mister X plays {'a double' if fact['moves'] == 2 else 'a triple'} move."
        case "entry_covered":
            return _entry(fact, places.get(fact["entry"]))
        case "stayed":
            return f"Mister X stays where he is (entry {fact['entry']})."
        case "rode":
            paid = f", paid with a {fact['ticket']} ticket" if fact["ticket"] != fact["mode"] else ""
            return f"{who} takes the {fact['mode']} to {fact['station']}{paid}."
        case "passed":
            return f"{who} cannot move and waits."
        case "eliminated":
            return f"{who} cannot move any more and leaves the game."
        case "removed":
            return f"{who} is taken off the board."
        case "flew":
            return f"{who} takes the helicopter towards {fact['station']}."
        case "landed":
            return f"{who} lands at {fact['station']}."
        case "blocked":
            return f"A roadblock stands at {fact['station']} now."
        case "unblocked":
            return f"The roadblock at {fact['station']} is gone."
        case "ended":
            return say_result(fact)
    return None


def _entry(fact: Fact, place: Fact | None) -> str:
    ticket = "with a black ticket" if fact["ticket"] == "black" else f"by {fact['ticket']}"
    if place is None:
        return f"Mister X travels {ticket} (entry {fact['entry']})."
    shown = " and shows himself there" if place["event"] == "revealed" else ""
    return f"Mister X travels {ticket} to {place['station']}{shown} (entry {fact['entry']})."


def say_move(move: str) -> str:
    """A move in words, before it is made."""
    pawn, *rest = move.split()
    legs, said = 1 + (rest[0] == "double") + 2 * (rest[0] == "triple") if rest else 1, []
    words = rest[1:] if legs > 1 else rest
    who = name_pawn(pawn)
    while words:
        word, *words = words
        match word, words:
            case (("stay" | "out" | "land"), _):
                said.append({"stay": "stays", "out": "leaves the game", "land": "lands"}[word])
            case "fly", [station, *_]:
                said.append(f"flies to {station}")
                words = words[1:]
            case "pay", [ticket, *_]:
                said.append(f"pays with a {ticket} ticket")
                words = words[1:]
            case "show", _:
                said.append("shows himself")
            case "block", ["from", station, *_]:
                said.append(f"brings the roadblock from {station}")
                words = words[2:]
            case "block", _:
                said.append("leaves a roadblock")
            case ticket, [station, *_]:
                said.append(f"{'black ticket' if ticket == 'black' else ticket} to {station}")
                words = words[1:]
            case other, _:
                said.append(other)
    head = {1: "", 2: "double move, ", 3: "triple move, "}[legs]
    return f"{who}: {head}{', then '.join(said) if legs > 1 else ', '.join(said)}"


def rules(view: View) -> list[str]:
    """The game in a nutshell, as it is played at this table."""
    options, modes = view["options"], list(dict.fromkeys(t for held in view["tickets"].values() for t in held))
    usual = [mode for mode in modes if mode != "black"]
    reveals = join(number for number in view["reveals"] if number <= last_entry(view))
    span = count(options["round_limit"], "entry of his log", "entries of his log")
    span = span if options["end_mode"] == "entries" else count(options["round_limit"], "round")
    detectives, policemen = options["detectives"], options.get("policemen", 0)
    hunters = count(detectives, "detective") + (
        f" and {count(policemen, 'policeman', 'policemen')}" if policemen else ""
    )
    told = [
        f"Mister X is on the run through the city, and {hunters} hunt him. "
        "In every round he moves first, then they do.",
        f"A ticket ({join(usual, 'or')}) takes a pawn along one line of its kind, to the next stop and no further. "
        "Two pawns never stand on one station.",
        "His moves are secret. The travel log shows only the ticket that he used. "
        f"With entry {reveals} he must show where he is.",
    ]
    specials = []
    if options["black_tickets"]:
        specials.append("a black ticket hides how he travelled and is good for every line, also over water")
    if options["double_tickets"]:
        specials.append("a double ticket gives him two moves in one turn")
    if specials:
        told.append(f"{cap('; '.join(specials))}.")
    stuck = "leaves the game" if options.get("stuck_hunter") == "eliminated" else "must wait"  # SS-070
    told.append(
        f"Detectives pay with their own tickets, and who has none that fits {stuck}."
        + (" Policemen ride free." if policemen else "")
    )
    told.append(f"The hunters win when one of them comes to his station, or when he cannot move. He wins after {span}.")
    return told
