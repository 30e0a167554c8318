"""From parsed JSON to a Board: every value is looked at, and what is wrong is reported rather than raised."""

import math
from collections import Counter
from typing import Any

from misterx.boards.art import read_art
from misterx.boards.board import RANKS, Board, Line, Past, Point, Step
from misterx.boards.faults import Report
from misterx.boards.values import cite, identifier, point, show, text

FORMAT = "misterx-board/1"
MAX_STATIONS = 1_000
MAX_NUMBER = 9_999
MAX_LINES = 10_000
MAX_STEPS = 50_000
MAX_VALUES = 100_000
REQUIRED = ("format", "id", "name", "size", "modes", "stations", "lines")
OPTIONAL = ("spans", "starts", "provenance", "art")
TITLE_KEYS = ("missions", "dial")
LINE_KEYS = ("mode", "route", "name", "when", "unless")


_STAND_IN = {
    "format": FORMAT,
    "id": "unnamed",
    "name": "unnamed",
    "size": [1600, 1200],
    "modes": ["none"],
    "stations": [],
    "lines": [],
}


def read_board(data: Any, report: Report) -> Board | None:
    """The board as far as it can be understood; None where nothing can be said about it."""
    if not isinstance(data, dict):
        report.add("wrong_type", "A board is one JSON object, in curly brackets.")
        return None
    missing = [key for key in REQUIRED if key not in data]
    for key in missing:
        report.add("missing", f"The board has no “{key}”.")
    if data.get("stations") == []:
        report.add("missing", "The board has no stations.")
    data = {**_STAND_IN, **data}
    if data["format"] != FORMAT:
        report.add("format", f"“format” must be “{FORMAT}”; this file says {cite(data['format'])}.")
    modes = _modes(data["modes"], report)
    attributes: dict[int, dict[str, Any]] = {}
    names: dict[int, str] = {}
    at = _stations(data["stations"], names, attributes, report)
    # Without stations or modes, all that names one would only repeat what is wrong with them.
    unread = [key for key, read in (("stations", at), ("modes", modes)) if not read]
    if unread:
        data = {**data, "lines": [], "spans": []}
    if "stations" in unread:
        data = {key: value for key, value in data.items() if key not in ("starts", "missions")}
    extra = {key: value for key, value in data.items() if key not in REQUIRED + OPTIONAL}
    for key in extra:
        if key not in TITLE_KEYS:
            report.add("unknown_key", f"The board has a “{show(key)}”, which nothing reads.", severity="advice")
    if not isinstance(data.get("dial", {}), dict):
        report.add("wrong_type", "“dial” must be an object.")
    _plain([extra, attributes], report)
    return Board(
        id=identifier(data["id"], "“id”", report) or "unnamed",
        name=text(data["name"], "“name”", report) or "",
        size=_size(data["size"], report),
        modes=modes,
        numbers=tuple(at),
        at=at,
        names=names,
        lines=_lines(data["lines"], set(modes), set(at), report),
        starts=_decks(data.get("starts", {}), "Start deck", at, report),
        spans=_spans(data.get("spans", []), modes, report),
        provenance=_provenance(data.get("provenance", {}), report),
        art=read_art(data.get("art", {}), report),
        extra={**extra, **_missions(data, at, report), "stations": attributes},
    )


def _size(value: Any, report: Report) -> Point:
    size = point(value)
    if size and all(100 <= side <= 20_000 for side in size):
        return size
    report.add("size", f"“size” must be [width, height], each from 100 to 20,000, not {cite(value)}.")
    return (0, 0)


def _modes(value: Any, report: Report) -> tuple[str, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= len(RANKS):
        report.add("modes", f"“modes” must list one to {len(RANKS)} modes, from the shortest ride to the secret one.")
        return ()
    modes = tuple(mode for mode in (identifier(entry, "A mode", report) for entry in value) if mode)
    if len(set(modes)) < len(modes):
        report.add("modes", "“modes” names a mode twice.")
    return tuple(dict.fromkeys(modes))


def _stations(
    value: Any, names: dict[int, str], attributes: dict[int, dict[str, Any]], report: Report
) -> dict[int, Point]:
    if not isinstance(value, list):
        report.add("wrong_type", "“stations” must be a list.")
        return {}
    if len(value) > MAX_STATIONS:
        report.add("too_many", f"The board has {len(value):,} stations; {MAX_STATIONS:,} is the most.")
        return {}
    at: dict[int, Point] = {}
    for place, entry in enumerate(value, 1):
        found = entry.get("number") if isinstance(entry, dict) else None
        if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= MAX_NUMBER:
            but = "" if found is None else f", but {cite(found)}"
            report.add("station_number", f"Entry {place} of “stations” has no number from 0 to {MAX_NUMBER:,}{but}.")
            continue
        if found in at:
            report.add("duplicate_station", f"Station {found} is there twice.", [found])
            continue
        where = point(entry.get("at"))
        if where is None:
            report.add("station_place", f"Station {found} has no place “at”: [x, y].", [found])
        at[found] = where or (math.nan, math.nan)
        if "name" in entry and (name := text(entry["name"], f"The name of station {found}", report)):
            names[found] = name
        if further := {key: entry[key] for key in entry if key not in ("number", "at", "name")}:
            attributes[found] = further
    return at


def _lines(value: Any, modes: set[str], stations: set[int], report: Report) -> tuple[Line, ...]:
    if not isinstance(value, list):
        report.add("wrong_type", "“lines” must be a list.")
        return ()
    if len(value) > MAX_LINES:
        report.add("too_many", f"The board has {len(value):,} lines; {MAX_LINES:,} is the most.")
        return ()
    lines: list[Line] = []
    steps = 0
    for place, entry in enumerate(value, 1):
        if not isinstance(entry, dict) or not isinstance(entry.get("route"), list):
            report.add("wrong_type", f"Entry {place} of “lines” needs a “mode” and a “route”.")
            continue
        steps += len(entry["route"])
        if steps > MAX_STEPS:
            report.add("too_many", f"The lines have more than {MAX_STEPS:,} stops and bends in all.")
            break
        line = _line(entry, place, modes, stations, report)
        if line:
            lines.append(line)
    return tuple(lines)


def _line(entry: dict[str, Any], place: int, modes: set[str], stations: set[int], report: Report) -> Line | None:
    mode = entry.get("mode")
    stops = [step for step in entry["route"] if isinstance(step, int) and not isinstance(step, bool)]
    what = f"Line {place} ({show(mode)} {show('–'.join(map(str, stops[:9])))})"
    good = True
    if not isinstance(mode, str) or mode not in modes:
        report.add("unknown_mode", f"{what} is of a mode that “modes” does not list.", stops[:2])
        good = False
    for key in entry:
        if key not in LINE_KEYS:
            report.add("unknown_key", f"{what} has a “{show(key)}”, which nothing reads.", severity="advice")
    route: list[Step] = []
    for step in entry["route"]:
        known = _step(step)
        if known is None:
            report.add("wrong_type", f"{what}: {cite(step)} is no stop, no [x, y] and no {{past}}.", stops[:2])
            good = False
            continue
        called = known.station if isinstance(known, Past) else known
        if isinstance(called, int) and called not in stations:
            report.add("unknown_station", f"{what} calls at station {called}, which does not exist.", [called])
            good = False
        route.append(known)
    if len(stops) < 2 or not (isinstance(route[0], int) and isinstance(route[-1], int)):
        report.add("route", f"{what} must begin and end at a stop.", stops[:2])
        good = False
    tags = {key: entry[key] for key in ("when", "unless") if key in entry}
    good &= all(identifier(tag, f"{what}: a tag", report) is not None for tag in tags.values())
    name = text(entry["name"], f"{what}: “name”", report) if "name" in entry else None
    return Line(str(mode), tuple(route), name, tags.get("when"), tags.get("unless")) if good else None


def _step(step: Any) -> Step | None:
    if isinstance(step, dict):
        found = step.get("past")
        plain = len(step) == 1 and isinstance(found, int) and not isinstance(found, bool)
        return Past(found) if plain and found is not None else None
    if isinstance(step, int):
        return None if isinstance(step, bool) else step
    return point(step)


def _decks(value: Any, what: str, stations: dict[int, Point], report: Report) -> dict[str, tuple[int, ...]]:
    if not isinstance(value, dict):
        report.add("wrong_type", f"{what}s must be an object of lists.")
        return {}
    decks: dict[str, tuple[int, ...]] = {}
    for deck, cards in value.items():
        known = identifier(deck, "The name of a deck", report)
        if not isinstance(cards, list) or any(not isinstance(card, int) or isinstance(card, bool) for card in cards):
            report.add("wrong_type", f"{what} {show(deck)} must be a list of station numbers.")
        elif known:
            decks[deck] = _cards(cards, f"{what} {deck}", stations, report)
    return decks


def _cards(cards: list[int], what: str, stations: dict[int, Point], report: Report) -> tuple[int, ...]:
    for card, count in Counter(cards).items():
        if card not in stations:
            report.add("unknown_start", f"{what} has a card for station {card}, which does not exist.", [card])
        if count > 1:
            report.add("duplicate_start", f"{what} has station {card} {count} times.", [card])
    return tuple(dict.fromkeys(card for card in cards if card in stations))


def _missions(data: dict[str, Any], stations: dict[int, Point], report: Report) -> dict[str, Any]:
    if "missions" not in data:
        return {}
    missions = data["missions"]
    if not isinstance(missions, dict):
        report.add("wrong_type", "“missions” must be an object.")
        return {"missions": {}}
    return {
        "missions": {
            name: _decks(entry, f"Mission {show(name)}:", stations, report) for name, entry in missions.items()
        }
    }


def _spans(value: Any, modes: tuple[str, ...], report: Report) -> tuple[str, ...]:
    if not isinstance(value, list) or any(mode not in modes for mode in value):
        report.add("spans", "“spans” must list modes of this board: those that reach every station by themselves.")
        return ()
    return tuple(value)


def _provenance(value: Any, report: Report) -> dict[str, str]:
    if isinstance(value, dict) and all(isinstance(entry, str) and len(entry) <= 2_000 for entry in value.values()):
        return dict(value)
    report.add("wrong_type", "“provenance” must say in a text per group of facts where they come from.")
    return {}


def _plain(value: Any, report: Report) -> None:
    """Attributes and title keys are read by others: make sure that they are finite and few."""
    stack = [value]
    for _ in range(MAX_VALUES):
        if not stack:
            return
        top = stack.pop()
        if isinstance(top, dict | list):
            stack.extend(top.values() if isinstance(top, dict) else top)
        elif isinstance(top, float) and not math.isfinite(top):
            report.add("not_a_number", "The board has a number that is not finite.")
    report.add("too_many", f"The board has more than {MAX_VALUES:,} further values.")
