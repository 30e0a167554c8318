"""How a game of ticket hands is told at the table: its track, its hands, its facts and rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from misterx.cli.speech import join, told
from misterx.cli.table.words import Holding, Slot, cap, name_pawn, say_result
from misterx.families.hand.schema.move_table import HandParts, write_shares

Fact = dict[str, Any]
View = dict[str, Any]

SPECIAL = {"double": "move-double", "hidden": "move-hidden", "double hidden": "move-double-hidden"}


def examples(modes: Sequence[str]) -> list[tuple[str, str]]:
    return [
        ("car/mag 136", told("help-go", station=136)),
        ("d3 car/shad 57", told("help-other-pawn", pawn="d3")),
        ("discard none", told("help-discard")),
        ("team end", told("help-team-end")),
        ("car/mag 136!", told("help-at-once")),
    ]


def headline(view: View) -> str:
    head = told("terminal-round-move", round=max(1, view["round"]), move=len(view["log"]))
    return f"{head}, {told('terminal-the-mission', mission=_mission(view['mission']))}" if view["mission"] else head


def _mission(colour: str) -> str:
    return told(f"mission-{colour}")


def slots(view: View) -> list[Slot]:
    """The track up to the last hidden move, and whatever came after it."""
    found = []
    for number in range(1, max(view["first_open_move"] - 1, len(view["log"])) + 1):
        entry = view["log"][number - 1] if number <= len(view["log"]) else {}
        is_covered = entry.get("face_down") and entry.get("ticket") is None
        ticket = told("holding-face-down") if is_covered else entry.get("ticket")
        opened = number >= view["first_open_move"]
        found.append(Slot(number, ticket, entry.get("station"), opened, entry.get("double", False)))
    return found


def outlook(view: View, mine: bool) -> str:
    """How long he stays hidden, and what rings tell."""
    left = view["first_open_move"] - 1 - len(view["log"])
    you = "-you" if mine else ""
    said = told(f"outlook-hidden{you}", count=left) if left > 0 else told(f"outlook-open{you}")
    marks = [f"{ring['station']} ({_at(ring['entry'])})" for ring in view["rings"]]
    return f"{said} {told('outlook-rings', marks=join(marks))}" if marks else said


def _at(entry: int) -> str:
    return told("terminal-move-number", entry=entry) if entry else told("terminal-the-start")


def holdings(view: View) -> list[Holding]:
    """Everybody's city, and the hands as the viewer knows them."""
    found = []
    for pawn, place in view["pawns"].items():
        where = told("holding-hidden") if place["station"] is None else str(place["station"])
        used = view["indicators"].get(pawn)
        moved = told("holding-moved") if pawn in view["moved"] else ""
        note = told("holding-moved-by", ticket=used) if used else moved
        held, size = _hand(view, pawn) if pawn == "x" else ((), "")
        found.append(Holding(pawn, where, held, note or size))
    for seat in view["hands"]:
        if seat != "x":
            held, size = _hand(view, seat)
            leads = told("holding-leads", pawns=join(name_pawn(pawn) for pawn in view["seats"].get(seat, [])))
            found.append(Holding(seat, "", held, leads if held else f"{leads}, {size}"))
    found.append(Holding("bag", "", ((told("holding-tickets"), view["bag"]),)))
    found.append(Holding("box", "", ((told("holding-tickets"), view["box"]),)))
    return found


def _hand(view: View, seat: str) -> tuple[tuple[tuple[str, int], ...], str]:
    """A hand's tickets as far as the viewer sees them, and how many there are."""
    hand = view["hands"].get(seat, {"tickets": None, "size": 0})
    return tuple(sorted((hand["tickets"] or {}).items())), told("terminal-tickets", count=hand["size"])


def closed(view: View) -> list[int]:
    return []


def path(view: View) -> list[int | None]:
    """His cities from the start on; None where the viewer does not know."""
    return [view["start"], *(entry["station"] for entry in view["log"])]


def tell(facts: list[Fact]) -> list[str]:
    """What happened, sentence by sentence."""
    news: list[str] = []
    places = {fact["entry"]: fact["station"] for fact in facts if fact["event"] in ("noted", "shown")}
    faces = {fact["entry"]: fact["ticket"] for fact in facts if fact["event"] == "face"}
    for before, fact in zip([{"event": ""}, *facts], facts, strict=False):
        if fact["event"] == "ended" and fact["reason"] == "captured" and "pawn" in before:
            news.append(told("flight-found", who=name_pawn(before["pawn"]), station=before["station"]))
        if sentence := _sentence(fact, places, faces):
            news.append(sentence)
        if fact["event"] == "ended":
            break  # what follows is disclosed afterwards and shown as his path
    return news


def _sentence(fact: Fact, places: dict[int, int], faces: dict[int, str]) -> str | None:
    who = name_pawn(fact["pawn"]) if "pawn" in fact else ""
    match fact["event"]:
        case "placed":
            return told("flight-placed", who=who, station=fact["station"])
        case "mission_chosen":
            return told("flight-mission", mission=_mission(fact["mission"]))
        case "start_chosen":
            return told("flight-start", station=fact["station"])
        case "double_played":
            return told("transit-double")
        case "hidden_played":
            return told("flight-hidden")
        case "laid":
            station = places.get(fact["entry"])
            to = "-to" if station is not None else ""
            return told(f"flight-laid{to}", ticket=fact["ticket"], station=station, entry=fact["entry"])
        case "laid_face_down":
            face, station = faces.get(fact["entry"]), places.get(fact["entry"])
            known = "-known" if face is not None and station is not None else ""
            return told(f"flight-face-down{known}", ticket=face, station=station, entry=fact["entry"])
        case "stayed":
            return told("flight-stayed")
        case "rode":
            return told("flight-rode", who=who, ticket=fact["ticket"], station=fact["station"])
        case "passed":
            return told("transit-passed", who=who)
        case "investigated":
            return told("flight-investigated", entry=fact["entry"])
        case "operated":
            return told("flight-operated", who=who, mode=fact["mode"], station=fact["station"])
        case "marked":
            start = "" if fact["entry"] else "-start"
            return told(f"flight-marked{start}", station=fact["station"], entry=fact["entry"])
        case "discarded" if fact["tickets"]:
            tickets = told("terminal-tickets", count=fact["tickets"])
            return told("flight-discarded", who=_player(fact["hand"]), tickets=tickets)
        case "recycled":
            return told("flight-recycled", tickets=told("terminal-tickets", count=fact["tickets"]))
        case "ended":
            return say_result(fact)
    return None


def _player(seat: str) -> str:
    return name_pawn("x") if seat == "x" else cap(told("terminal-player", seat=seat))


def say_move(legs: Sequence[HandParts]) -> str:
    """A move in words, before it is made."""
    parts = legs[0]
    price = f", {told('move-paid', tickets=write_shares(parts))}" if parts.givers else ""
    match parts.kind:
        case "mission":
            return f"{name_pawn('x')}: {told('move-mission', mission=_mission(parts.how), station=parts.station)}"
        case "discard":
            return f"{_player(parts.who)}: {told('move-discard', tickets=', '.join(parts.pay) or told('move-nothing'))}"
        case "end":
            return f"{told('move-detectives')}: {told('move-no-action')}"
        case "investigate":
            return f"{told('move-detectives')}: {told('move-investigate')}{price}"
        case "operate":
            goes_on = told("move-goes-on", who=name_pawn(parts.who), station=parts.station)
            return f"{told('move-detectives')}: {goes_on}{price}"
    first, *then = map(_leg, legs)
    return f"{name_pawn(parts.who)}: {told('move-then', one=first, next=then[0]) if then else first}"


def _leg(parts: HandParts) -> str:
    how = [told(SPECIAL[parts.kind])] if parts.kind in SPECIAL else []
    price = [told("move-paid", tickets=" ".join(parts.pay))] if parts.pay else []
    return ", ".join([*how, told("move-ride", ticket=parts.how, station=parts.station), *price])


def rules(view: View) -> list[str]:
    """The game in a nutshell, as it is played at this table."""
    options = view["options"]
    return [
        told("nutshell-flight"),
        told("nutshell-halves"),
        told("nutshell-prices"),
        told("nutshell-special", move=options["detective_special_from_move"]),
        told("nutshell-rings", cities=options["check_window"]),
        told("nutshell-secret", move=view["first_open_move"] - 1),
    ]
