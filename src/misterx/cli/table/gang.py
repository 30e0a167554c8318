"""How the game of the gang is told at the table: its pieces, its cards, its facts and rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from misterx.cli.speech import join, told
from misterx.cli.table.words import Holding, Slot, name_pawn, say_result
from misterx.families.gang.schema.move_table import MOVES, GangParts
from misterx.families.shared.vocabulary import TEAM
from misterx.play.legal import Move

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


def say_move(legs: Sequence[GangParts]) -> str:
    """A move in words, before it is made."""
    parts = legs[0]
    if parts.kind in ("drive", "walk"):
        beside = [f"{name} {value}" for name, value in (("die", parts.die), ("facing", parts.facing)) if value]
        return f"{name_pawn(parts.who)}: {', '.join([told('move-to', station=parts.station), *beside])}"
    named = [name_pawn(pawn) for pawn in parts.pawns]
    match parts.kind, named:
        case "number", _:
            return told("move-number", number=parts.how)
        case "place", _:
            return told("move-place", who=name_pawn(parts.who), station=parts.station)
        case "banish", _:
            return told("move-banished", who=name_pawn(parts.who), station=parts.station)
        case "nominate", [first, second]:
            return told("move-then", one=first, next=second)
        case "override", [car]:
            return told("move-defies", who=car)
        case "check", [token]:
            return told("move-check", who=token)
    return parts.kind


def say_choice(legal: Sequence[Move], focus: str | None) -> str:
    """What is expected now, in one sentence."""
    first = legal[0].parts
    if first.kind == "number":
        return told("police-choose-number")
    if first.kind == "place":
        tokens = list(dict.fromkeys(move.parts.who for move in legal))
        return told("police-choose-place", example=legal[0].text.removeprefix("x "), tokens=join(tokens))
    if MOVES.mover(first) == TEAM:
        names = [move.text for move in legal if move.parts.kind != "banish"]
        if len(names) < len(legal):
            names.insert(0, told("police-any-square", move=f"{first.kind} {first.who}"))
        return told("police-decide", moves=join(names, "or"))
    said = []
    pawns = list(dict.fromkeys(move.parts.who for move in legal))
    for pawn in pawns:
        ends = [move.text.removeprefix(f"{pawn} ") for move in legal if move.parts.who == pawn]
        if pawn == focus or len(legal) <= MANY:
            said.append(told("terminal-choice", who=name_pawn(pawn), moves=", ".join(ends)))
    others = [pawn for pawn in pawns if pawn != focus]
    if others and len(legal) > MANY:
        said.append(told("police-also", pawns=join(others)))
    return " ".join(said)


def rules(view: View) -> list[str]:
    """The game in a nutshell, as it is played at this table."""
    first = "phase1-hard" if view["options"]["hard_checks"] else "phase1"
    return [told(f"nutshell-{name}") for name in ("gang", first, "cars", "phase2", "chief", "barricade", "gang-win")]
