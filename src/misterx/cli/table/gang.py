"""How the game of the gang is told at the table: its pieces, its cards, its facts and rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from misterx.cli.speech import join, told
from misterx.cli.table.words import Holding, Slot, name_pawn, say_result

Fact = dict[str, Any]
View = dict[str, Any]

EXAMPLE = "car1 57"
MANY = 14


def examples(modes: Sequence[str]) -> list[tuple[str, str]]:
    return [
        ("t7 33", told("help-walk")),
        ("car2 57 die 5", told("help-die")),
        ("check, no check", told("help-check")),
        ("t7 33!", told("help-at-once")),
    ]


def headline(view: View) -> str:
    if view["phase"] == 0:
        return told("terminal-setting-up")
    is_first = view["phase"] == 1
    cards = told(
        "terminal-checks-left" if is_first else "terminal-warnings", count=view["checks" if is_first else "warnings"]
    )
    return f"{told('terminal-phase', phase=view['phase'], round=max(1, view['round']))}, {cards}"


def slots(view: View) -> list[Slot]:
    """There is no travel log: everything stands on the board."""
    return []


def outlook(view: View, mine: bool) -> str:
    """How far each side is from winning."""
    if view["phase"] < 2:
        hidden = sum(not pawn["up"] for name, pawn in view["pawns"].items() if name.startswith("t"))
        checks = told("outlook-person-checks", count=view["checks"] or 0)
        return f"{join([told('outlook-face-down', count=hidden), checks])}."
    won = told("outlook-x-wins", station=view["pawns"]["x"]["station"], count=20 - view["warnings"])
    dial = told("outlook-dial", place=view["dial"] % 10) if view["dial"] else told("outlook-dial-arrows")
    return f"{won} {dial}"


def holdings(view: View) -> list[Holding]:
    """Where everybody stands, the numbers that the viewer knows, how cars look."""
    found = []
    for pawn, place in view["pawns"].items():
        if pawn == "x":
            continue
        where = "" if place["station"] is None else str(place["station"])
        notes = []
        if "facing" in place and place["facing"] is not None:
            notes.append(told("holding-towards", station=place["facing"]))
        if place.get("number") is not None:
            notes.append(told("holding-number", number=place["number"]))
        if view["pawns"]["x"]["token"] == pawn:
            notes.append(name_pawn("x"))
        if place["station"] in view["barricades"]:
            notes.append(told("holding-in-barricade"))
        if pawn in view["moved"]:
            notes.append(told("holding-moved"))
        found.append(Holding(pawn, where, (), ", ".join(notes)))
    if view["dice"]:
        thrown = len(view["dice"])
        shown = told("holding-dice-show", count=thrown, pips=join(view["dice"]))
        found.append(Holding("die" if thrown == 1 else "dice", shown))
    return found


def closed(view: View) -> list[int]:
    return list(view["barricades"])


def path(view: View) -> list[int | None]:
    """Nothing is hidden about where he was; what was hidden is who he is."""
    return []


def tell(facts: list[Fact]) -> list[str]:
    """What happened, sentence by sentence."""
    news: list[str] = []
    for fact in facts:
        if sentence := _sentence(fact):
            news.append(sentence)
        if fact["event"] == "ended":
            break  # what follows is disclosed afterwards
    return news


# Facts that are told by the message of the same name, with the values that they bring.
TOLD = {
    "number_chosen": "number-chosen",
    "die_lapsed": "lapsed",
    "turned_up": "turned-up",
    "line_busy": "busy",
    "broke_up": "broke-up",
    **{
        name: name
        for name in (
            *("rolled", "walked", "drove", "jumped", "stayed", "shown", "cleared", "found", "redialled"),
            *("warned", "overrode", "banished", "barricaded"),
        )
    },
}


def _sentence(fact: Fact) -> str | None:
    who = name_pawn(fact["pawn"]) if "pawn" in fact else ""
    match fact["event"]:
        case "phase_started":
            return told("police-search" if fact["phase"] == 1 else "police-hunt")
        case "nominated":
            return told("police-nominated", first=name_pawn(fact["first"]), second=name_pawn(fact["second"]))
        case "called":
            return told("police-called", who=who, place=fact["place"] % 10)
        case "sent":
            return told("police-sent", colour=told(f"sector-{fact['colour']}"))
        case "ended":
            return say_result(fact)
        case event if event in TOLD:
            return told(f"police-{TOLD[event]}", **{**fact, "who": who})
    return None


def say_move(move: str) -> str:
    """A move in words, before it is made."""
    match move.split():
        case ["x", "number", number]:
            return told("move-number", number=number)
        case ["x", "place", token, square]:
            return told("move-place", who=name_pawn(token), station=square)
        case ["nominate", first, second]:
            return told("move-then", one=name_pawn(first), next=name_pawn(second))
        case ["override", car]:
            return told("move-defies", who=name_pawn(car))
        case ["banish", token, square]:
            return told("move-banished", who=name_pawn(token), station=square)
        case ["check", token]:
            return told("move-check", who=name_pawn(token))
        case [pawn, square, *rest] if square.isdecimal():
            said = [f"{word} {value}" for word, value in zip(rest[::2], rest[1::2], strict=False)]
            return f"{name_pawn(pawn)}: {', '.join([told('move-to', station=square), *said])}"
    return move


def say_choice(legal: list[str], focus: str | None) -> str:
    """What is expected now, in one sentence."""
    first = legal[0].split()
    if first[:2] == ["x", "number"]:
        return told("police-choose-number")
    if first[:2] == ["x", "place"]:
        tokens = list(dict.fromkeys(move.split()[2] for move in legal))
        return told("police-choose-place", example=" ".join(first[1:]), tokens=join(tokens))
    if first[0] in ("check", "no", "nominate", "override", "banish"):
        names = [move for move in legal if not move.startswith("banish")]
        if len(names) < len(legal):
            names.insert(0, told("police-any-square", move=" ".join(first[:2])))
        return told("police-decide", moves=join(names, "or"))
    said = []
    for pawn in dict.fromkeys(move.split()[0] for move in legal):
        ends = [move.partition(" ")[2] for move in legal if move.split()[0] == pawn]
        if pawn == focus or len(legal) <= MANY:
            said.append(told("terminal-choice", who=name_pawn(pawn), moves=", ".join(ends)))
    others = [pawn for pawn in dict.fromkeys(move.split()[0] for move in legal) if pawn != focus]
    if others and len(legal) > MANY:
        said.append(told("police-also", pawns=join(others)))
    return " ".join(said)


def rules(view: View) -> list[str]:
    """The game in a nutshell, as it is played at this table."""
    first = "phase1-hard" if view["options"]["hard_checks"] else "phase1"
    return [told(f"nutshell-{name}") for name in ("gang", first, "cars", "phase2", "chief", "barricade", "gang-win")]
