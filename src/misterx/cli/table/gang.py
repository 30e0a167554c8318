"""How the game of the gang is told at the table: its pieces, its cards, its facts and rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from misterx.cli.table.words import Holding, Slot, cap, count, join, name_pawn, say_result

Fact = dict[str, Any]
View = dict[str, Any]

EXAMPLE = "car1 57"
MANY = 14


def examples(modes: Sequence[str]) -> list[tuple[str, str]]:
    return [
        ("t7 33", "walk there; `car2 57` drives"),
        ("car2 57 die 5", "by that die, where both dice lead there"),
        ("check, no check", "a person check, or none"),
        ("t7 33!", "go at once, without being asked"),
    ]


def headline(view: View) -> str:
    if view["phase"] == 0:
        return "Setting up"
    cards = f"{count(view['checks'], 'check')} left" if view["phase"] == 1 else f"{count(view['warnings'], 'warning')}"
    return f"Phase {view['phase']}, round {max(1, view['round'])}, {cards}"


def slots(view: View) -> list[Slot]:
    """There is no travel log: everything stands on the board."""
    return []


def outlook(view: View, mine: bool) -> str:
    """How far each side is from winning."""
    if view["phase"] < 2:
        hidden = sum(not pawn["up"] for name, pawn in view["pawns"].items() if name.startswith("t"))
        return f"{count(hidden, 'token')} lie face down, and {count(view['checks'] or 0, 'person check')} left."
    x = view["pawns"]["x"]
    left = 20 - view["warnings"]
    dial = view["dial"] % 10 if view["dial"] else "its arrows"
    return f"Mister X is on {x['station']} and wins with {count(left, 'more warning')}. The dial stands at {dial}."


def holdings(view: View) -> list[Holding]:
    """Where everybody stands, the numbers that the viewer knows, how cars look."""
    found = []
    for pawn, place in view["pawns"].items():
        if pawn == "x":
            continue
        where = "" if place["station"] is None else str(place["station"])
        notes = []
        if "facing" in place and place["facing"] is not None:
            notes.append(f"towards {place['facing']}")
        if place.get("number") is not None:
            notes.append(f"number {place['number']}")
        if view["pawns"]["x"]["token"] == pawn:
            notes.append("Mister X")
        if place["station"] in view["barricades"]:
            notes.append("in a barricade")
        if pawn in view["moved"]:
            notes.append("has moved")
        found.append(Holding(pawn, where, (), ", ".join(notes)))
    if view["dice"]:
        one = len(view["dice"]) == 1
        found.append(
            Holding("die" if one else "dice", f"{'shows' if one else 'show'} {' and '.join(map(str, view['dice']))}")
        )
    return found


def closed(view: View) -> list[int]:
    return list(view["barricades"])


def path(view: View) -> list[int | None]:
    """Nothing is hidden about where he was; what was hidden is who he is."""
    return []


def tell(facts: list[Fact]) -> list[str]:
    """What happened, sentence by sentence."""
    told: list[str] = []
    for fact in facts:
        if sentence := _sentence(fact):
            told.append(sentence)
        if fact["event"] == "ended":
            break  # what follows is disclosed afterwards
    return told


def _sentence(fact: Fact) -> str | None:
    who = name_pawn(fact["pawn"]) if "pawn" in fact else ""
    match fact["event"]:
        case "phase_started":
            return "The police look for Mister X." if fact["phase"] == 1 else "The police hunt Mister X."
        case "number_chosen":
            return "Mister X's number is written down."
        case "rolled":
            return f"A {fact['pips']} is thrown."
        case "walked":
            return f"{who} walks to {fact['station']}."
        case "drove":
            return f"{who} drives to {fact['station']}."
        case "jumped":
            return f"{who} changes to {fact['station']}."
        case "die_lapsed":
            return f"Nobody can use the {fact['pips']}."
        case "stayed":
            return f"{who} stays."
        case "shown":
            return f"{who} shows the number {fact['number']} and is turned back."
        case "turned_up":
            return f"{who} is number {fact['number']}."
        case "cleared":
            return f"{who} is not Mister X."
        case "found":
            return f"{who} is Mister X!"
        case "nominated":
            return f"{name_pawn(fact['first'])} and then {name_pawn(fact['second'])} are nominated."
        case "called":
            return f"{who} calls; the dial stops at {fact['place'] % 10}."
        case "redialled":
            return f"{who} dials the dead field and once more."
        case "line_busy":
            return "The line is busy."
        case "sent":
            return f"The chief says {fact['colour']}."
        case "warned":
            return f"Warning number {fact['held']}."
        case "overrode":
            return f"{who} defies the switchboard."
        case "banished":
            return f"{who} is banished to {fact['station']}."
        case "barricaded":
            return f"There is a barricade on {fact['station']} now."
        case "broke_up":
            return f"The barricade on {fact['station']} is gone."
        case "ended":
            return say_result(fact)
    return None


def say_move(move: str) -> str:
    """A move in words, before it is made."""
    match move.split():
        case ["x", "number", number]:
            return f"Mister X is number {number}"
        case ["x", "place", token, square]:
            return f"{name_pawn(token)} starts on {square}"
        case ["nominate", first, second]:
            return f"{name_pawn(first)}, then {name_pawn(second)}"
        case ["override", car]:
            return f"{name_pawn(car)} defies the switchboard"
        case ["banish", token, square]:
            return f"{name_pawn(token)} is banished to {square}"
        case ["check", token]:
            return f"check {name_pawn(token)}"
        case [pawn, square, *rest] if square.isdecimal():
            said = [f"{word} {value}" for word, value in zip(rest[::2], rest[1::2], strict=False)]
            return f"{name_pawn(pawn)}: {', '.join([f'to {square}', *said])}"
    return move


def say_choice(legal: list[str], focus: str | None) -> str:
    """What is expected now, in one sentence."""
    first = legal[0].split()
    if first[:2] == ["x", "number"]:
        return "Choose Mister X's number: number 1 to 10."
    if first[:2] == ["x", "place"]:
        tokens = list(dict.fromkeys(move.split()[2] for move in legal))
        return f"Put a token on a street square, such as {' '.join(first[1:])}. Still to place: {join(tokens)}."
    if first[0] in ("check", "no", "nominate", "override", "banish"):
        names = [move for move in legal if not move.startswith("banish")]
        if len(names) < len(legal):
            names.insert(0, f"{' '.join(first[:2])} and any empty square")
        return f"Decide: {join(names, 'or')}."
    told = []
    for pawn in dict.fromkeys(move.split()[0] for move in legal):
        ends = [move.partition(" ")[2] for move in legal if move.split()[0] == pawn]
        if pawn == focus or len(legal) <= MANY:
            told.append(f"{name_pawn(pawn)} can go: {', '.join(ends)}.")
    others = [pawn for pawn in dict.fromkeys(move.split()[0] for move in legal) if pawn != focus]
    if others and len(legal) > MANY:
        told.append(f"Also {join(others)}; a name shows its moves.")
    return " ".join(told)


def rules(view: View) -> list[str]:
    """The game in a nutshell, as it is played at this table."""
    hard = view["options"]["hard_checks"]
    return [
        "Ten tokens that look alike are the gang; one of them is Mister X. The police drive four cars together.",
        "Phase 1: each side throws two dice and moves two pieces. A car that ends on a token may check him, seven "
        f"times in all. Who is not Mister X {'is turned face down again' if hard else 'stays face up'}.",
        "Cars never turn round in a street; at a junction they go where they like.",
        "When Mister X is found, he gets away and phase 2 begins: all cars start again from headquarters. Two "
        "are nominated; each drives by a die from headquarters, by the pips of a junction, or calls from a street.",
        "The chief is busy (a die), names a colour (change to any square of it) or gives a warning (stay). After both "
        "cars one may drive once more by a die; if that misses, it costs two warnings.",
        cap("two helpers on one square are a barricade that no car passes. A lone helper under a car may be banished."),
        "The police win when a car ends on Mister X. He wins with seven checks in vain, or with the twentieth warning.",
    ]
