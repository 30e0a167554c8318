"""A family that has no words of its own yet: its table is told in the names of its facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from misterx.cli.speech import told
from misterx.cli.table.words import Holding, Slot, name_pawn, say_result
from misterx.families.shared.parts import Parts

Fact = dict[str, Any]
View = dict[str, Any]
SILENT = ("tickets", "turn_started", "next_pawn", "vanished")


def examples(modes: Sequence[str]) -> list[tuple[str, str]]:
    return []  # `moves` lists what can be typed


def headline(view: View) -> str:
    return told("terminal-round", round=max(1, view.get("round") or 1))


def slots(view: View) -> list[Slot]:
    found = []
    for number, entry in enumerate(_log(view), 1):
        marked = number in (view.get("reveals") or ())
        found.append(Slot(number, _text(entry.get("ticket")), entry.get("station"), marked))
    return found


def _log(view: View) -> list[dict[str, Any]]:
    return [entry for entry in view.get("log") or () if isinstance(entry, dict)]


def _text(value: Any) -> str | None:
    return None if value is None else str(value)


def outlook(view: View, mine: bool) -> str:
    return ""


def holdings(view: View) -> list[Holding]:
    found = []
    for pawn, place in (view.get("pawns") or {}).items():
        station = place.get("station") if isinstance(place, dict) else place
        held = (view.get("tickets") or {}).get(pawn, {})
        counts = (
            tuple((str(what), n) for what, n in held.items() if isinstance(n, int)) if isinstance(held, dict) else ()
        )
        found.append(Holding(pawn, told("holding-hidden") if station is None else str(station), counts))
    return found


def closed(view: View) -> list[int]:
    return []


def path(view: View) -> list[int | None]:
    return [view.get("start"), *(entry.get("station") for entry in _log(view))]


def tell(facts: list[Fact]) -> list[str]:
    news: list[str] = []
    for fact in facts:
        if fact["event"] == "ended":
            return [*news, say_result(fact)]
        if fact["event"] not in SILENT:
            values = ", ".join(
                f"{key} {name_pawn(value) if key == 'pawn' else value}" for key, value in fact.items() if key != "event"
            )
            news.append(f"{fact['event'].replace('_', ' ').capitalize()}{': ' if values else ''}{values}.")
    return news


def say_move(legs: Sequence[Parts]) -> str:
    said = (told("move-to", station=parts.station) if parts.station is not None else parts.kind for parts in legs)
    return f"{name_pawn(legs[0].who)}: {', '.join(said)}"


def rules(view: View) -> list[str]:
    return [told("nutshell-elsewhere", title=view.get("title", ""))]
