"""How a transit game is told at the table: its log, its tickets, its facts and rules in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any

from misterx.cli.speech import join, name_ticket, told
from misterx.cli.table.words import Holding, Slot, cap, name_pawn, say_result
from misterx.families.transit import specials
from misterx.families.transit.schema.parts import TransitParts
from misterx.words import ENGLISH, catalogue

SPECIAL_FACTS = {name for special in specials.SPECIALS for name in special.SEEN}
SPECIAL_MOVES = {kind.name for special in specials.SPECIALS for kind in special.KINDS}
Fact = dict[str, Any]
View = dict[str, Any]


def examples(modes: Sequence[str]) -> list[tuple[str, str]]:
    near, far = (*modes, *modes)[:2]  # a title of your own may have one
    return [
        (f"{near} 46", told("help-ride", short=f"{near[0]} 46", station=46)),
        (f"d2 {far} 128", told("help-other-pawn", pawn="d2")),
        (f"double {near} 46 {far} 34", told("help-double")),
        (f"{near} 46!", told("help-at-once")),
    ]


def headline(view: View) -> str:
    options, number = view["options"], max(1, view["round"])
    if options["end_mode"] == "entries":
        return told("terminal-round-entry", round=number, entry=len(view["log"]), of=options["round_limit"])
    return told("terminal-round-of", round=number, of=options["round_limit"])


def last_entry(view: View) -> int:
    """The highest number that the log can come to."""
    options = view["options"]
    doubles = 0 if options["end_mode"] == "entries" else options["double_tickets"]
    return int(max(options["round_limit"] + doubles, len(view["log"])))


def slots(view: View) -> list[Slot]:
    found = []
    for number in range(1, last_entry(view) + 1):
        entry = view["log"][number - 1] if number <= len(view["log"]) else {}
        ticket = told("holding-stays") if entry.get("stayed") else entry.get("ticket")
        marked = number in view["reveals"]
        found.append(Slot(number, ticket, entry.get("station"), marked, entry.get("double", False)))
    return found


def outlook(view: View, mine: bool) -> str:
    """When he shows himself next; mine if he is the player."""
    written = len(view["log"])
    coming = next((number for number in view["reveals"] if number > written), None)
    you, seen = "-you" if mine else "", view["last_seen"]
    if coming is None or coming > last_entry(view):
        said = told(f"outlook-never{you}")
    else:
        said = told(f"outlook-shows{you}", moves=coming - written, entry=coming)
    last = told("outlook-last-seen", station=seen["station"], entry=seen["entry"]) if seen and not mine else ""
    return f"{said} {last}".rstrip()


def holdings(view: View) -> list[Holding]:
    """Everybody's place and tickets, as the viewer knows them."""
    tickets, above, found = view["tickets"], specials.aloft(view), []
    for pawn, place in view["pawns"].items():
        where = told("holding-hidden") if place["station"] is None else str(place["station"])
        if pawn == "x":
            own = {**tickets.get("x", {}), "double": view["double"]}
            found.append(Holding(pawn, where, tuple(own.items())))
            continue
        if place["station"] is None:
            over = above.get(pawn)
            where = told("holding-not-placed") if over is None else told("holding-in-air", station=over)
            where = told("holding-gone") if pawn in view["out"] else where
        note = "holding-free" if pawn.startswith("p") else "" if pawn in tickets else "holding-common"
        note = "holding-out" if pawn in view["out"] else "holding-moved" if pawn in view["moved"] else note
        found.append(Holding(pawn, where, tuple(tickets.get(pawn, {}).items()), told(note) if note else ""))
    for stock in ("pool", "reserve"):
        if stock in tickets:
            found.append(Holding(stock, "", tuple(tickets[stock].items()), told(f"holding-{stock}")))
    for stock, counted, left in specials.stocks(view):
        found.append(Holding(stock, "", ((told(f"holding-{counted}"), left),)))
    return found


def closed(view: View) -> list[int]:
    return list(view["roadblocks"])


def path(view: View) -> list[int | None]:
    """His stations from the start on; None where the viewer does not know."""
    return [view["start"], *(entry["station"] for entry in view["log"])]


def tell(facts: list[Fact]) -> list[str]:
    """What happened, sentence by sentence."""
    news: list[str] = []
    places = {fact["entry"]: fact for fact in facts if fact["event"] in ("entry_written", "revealed")}
    for before, fact in zip([{"event": ""}, *facts], facts, strict=False):
        if fact["event"] == "ended" and fact["reason"] == "captured" and "pawn" in before:
            news.append(told("transit-found", who=name_pawn(before["pawn"]), station=before["station"]))
        if sentence := _sentence(fact, places):
            news.append(sentence)
        if fact["event"] == "ended":
            break  # what follows is disclosed afterwards and shown as his path
    return news


def _sentence(fact: Fact, places: dict[int, Fact]) -> str | None:
    who = name_pawn(fact["pawn"]) if "pawn" in fact else ""
    match fact["event"]:
        case "placed" | "blocked" | "unblocked" as event:
            return told(f"transit-{event}", who=who, station=fact["station"])
        case "passed" | "eliminated" | "removed" as event:
            return told(f"transit-{event}", who=who)
        case "start_dealt":
            return told("transit-start-dealt", station=fact["station"])
        case "double_played" if fact["moves"] > 1:  # a position states the legs of earlier ones, each by itself
            return told("transit-double" if fact["moves"] == 2 else "transit-triple")
        case "entry_covered":
            return _entry(fact, places.get(fact["entry"]))
        case "stayed":
            return told("transit-stayed", entry=fact["entry"])
        case "rode":
            paid = "-paid" if fact["ticket"] != fact["mode"] else ""
            ride = {"mode": fact["mode"], "ticket": fact["ticket"], "station": fact["station"]}
            return told(f"transit-rode{paid}", who=who, **ride)
        case "ended":
            return say_result(fact)
        case event if event in SPECIAL_FACTS and f"transit-{event}" in catalogue(ENGLISH):
            return told(f"transit-{event}", **{**fact, "who": who, "other": name_pawn(fact.get("other", ""))})
    return None


def _entry(fact: Fact, place: Fact | None) -> str:
    black = "-black" if fact["ticket"] == "black" else ""
    to = "" if place is None else "-shown" if place["event"] == "revealed" else "-to"
    station = None if place is None else place["station"]
    return told(f"transit-travels{black}{to}", ticket=fact["ticket"], entry=fact["entry"], station=station)


def say_move(legs: Sequence[TransitParts]) -> str:
    """A move in words, before it is made."""
    said = [", ".join(_leg(parts)) for parts in legs]
    several = {"double": "move-double", "triple": "move-triple"}.get(legs[0].kind)
    told_legs = f"{told(several)}, {reduce(_then, said)}" if several else said[0]
    return f"{name_pawn(legs[0].who)}: {told_legs}"


def _leg(parts: TransitParts) -> Iterator[str]:
    match parts.kind:
        case "stay" | "out":
            yield told(f"move-{parts.kind}")
        case kind if kind in SPECIAL_MOVES:
            yield told(f"move-{kind}", station=parts.station, other=name_pawn(parts.how))
        case _ if parts.how == "black":
            yield told("move-black", station=parts.station)
        case _:
            yield told("move-ride", ticket=parts.how, station=parts.station)
    yield from (told("move-pay", ticket=ticket) for ticket in parts.pay)
    if parts.show:
        yield told("move-show")
    if parts.block_from is not None:
        yield told("move-block-from", station=parts.block_from)
    elif parts.block:
        yield told("move-block")


def _then(one: str, following: str) -> str:
    return told("move-then", one=one, next=following)


def rules(view: View) -> list[str]:
    """The game in a nutshell, as it is played at this table."""
    options, modes = view["options"], list(dict.fromkeys(t for held in view["tickets"].values() for t in held))
    usual = [mode for mode in modes if mode != "black"]
    reveals = join(number for number in view["reveals"] if number <= last_entry(view))
    counted = "terminal-entries" if options["end_mode"] == "entries" else "terminal-rounds"
    hunters = told("terminal-detectives", count=options["detectives"])
    if policemen := options.get("policemen", 0):
        hunters = join([hunters, told("terminal-policemen", count=policemen)])
    paragraphs = [
        told("nutshell-run", hunters=hunters),
        told("nutshell-ticket", tickets=join(map(name_ticket, usual), "or")),
        told("nutshell-log", reveals=reveals),
    ]
    specials = [told(f"nutshell-{name}") for name in ("black", "double") if options[f"{name}_tickets"]]
    if specials:
        paragraphs.append(f"{cap('; '.join(specials))}.")
    stuck = "leaves" if options.get("stuck_hunter") == "eliminated" else "waits"  # SS-070
    free = told("nutshell-police-free") if policemen else ""
    paragraphs.append(f"{told(f'nutshell-pay-{stuck}')} {free}".rstrip())
    paragraphs.append(told("nutshell-win", span=told(counted, count=options["round_limit"])))
    return paragraphs
