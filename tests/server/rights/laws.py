"""The laws, looked at after every step from outside: by every byte that each window got, and by what is stored."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.server.rights.friends import Link, Socket
from tests.server.rights.given import Given
from tests.server.rights.holes import GIVEN, UNDONE
from tests.server.rights.truth import Chair, Truth, body_of

AFTER_THE_END = "nothing changes hands after the end"
TOLD = "the running record shows every takeback and every change of hands"
ALIKE = "everybody sees what his seat sees, at every node"
QUIET = "the server has nothing to complain of"

PUBLIC = "public"
WORD = re.compile(r"whisper\d+whisper")  # what hunters say to their team, each saying once
FOR_A_SIDE = ("update", "team", "keys")  # beside welcomes: what comes for one's seat alone


class Find(NamedTuple):
    """A law that does not hold, and where that was seen."""

    law: str
    what: str


class Place(NamedTuple):
    """One table at one house: what is so, and what was given."""

    truth: Truth
    given: Given


def look_at_frames(
    place: Place, socket: Socket, was_running: bool, words: dict[str, tuple[str, str]]
) -> Iterator[Find]:
    """What a window heard in this step, against what it was given."""
    given, truth = place.given, place.truth
    steady = not truth.takebacks(truth.lines_before)  # else the story that the events told has gone
    for message, raw in zip(socket.fresh, socket.fresh_bytes, strict=True):
        kind = message["type"]
        seat = message["seat"] if kind == "welcome" else socket.seat
        yield from look_for_words(raw, given, socket.window, (socket.house, socket.table), words)
        if not (was_running and truth.running):
            continue
        for_a_side = kind in FOR_A_SIDE or (kind == "said" and message["to"] == "team") or kind == "welcome"
        if for_a_side and seat != PUBLIC and not given.may_see(socket.window, seat):
            yield Find(GIVEN, f"{socket.window} got {kind} of {seat} at {socket.table}")
        elif kind == "update" and steady and not _is_told(truth, seat, message):
            yield Find(GIVEN, f"{socket.window} at {seat} of {socket.table} heard {message['events']}")
        yield from look_inside(message, given, socket.window, socket.table)


def _is_told(truth: Truth, seat: str, update: dict[str, Any]) -> bool:
    """Whether the facts of an update are those that this seat hears."""
    last, told = update["version"], update["events"]
    return bool(truth.events(seat)[last - len(told) : last] == told)


def look_inside(message: Any, given: Given, window: str, table: str) -> Iterator[Find]:
    """Whatever looks like a side's knowledge, in messages and answers of any kind."""
    if isinstance(message, list):
        for part in message:
            yield from look_inside(part, given, window, table)
    if not isinstance(message, dict):
        return
    viewer = message.get("viewer", PUBLIC)
    if viewer != PUBLIC and not given.may_see(window, viewer):
        yield Find(GIVEN, f"{window} got what {viewer} sees at {table}")
    if viewer == PUBLIC and "viewer" in message and "legal" in message:
        yield Find(GIVEN, f"{window} got legal moves at {table}")
    if message.get("parts") and not has_legal_moves(message):
        yield Find(GIVEN, f"{window} got parts of moves that it may not make at {table}")
    if message.get("reach") and not given.may_see_side(window, "x"):
        yield Find(GIVEN, f"{window} got Mister X's aid at {table}")
    if message.get("team") and not given.may_see_side(window, "hunters"):
        yield Find(GIVEN, f"{window} got the hunters' notes at {table}")
    for part in message.values():
        yield from look_inside(part, given, window, table)


def has_legal_moves(message: dict[str, Any]) -> bool:
    """Whether a message with parts of moves has these moves, too: parts tell no more than the texts beside them."""
    if "view" in message:
        return len(message["parts"]) == len((message["view"] or {}).get("legal") or ())
    if "patch" in message:
        return any(change[0] == ["legal"] and len(change[1]) == len(message["parts"]) for change in message["patch"])
    return "moves" in message or "text" in message  # a proposal, a step looked back at


def look_for_words(
    raw: str, given: Given, window: str, table: tuple[str, str], words: dict[str, tuple[str, str]]
) -> Iterator[Find]:
    """What hunters said among themselves is heard by hunters alone, also when the game is over."""
    for word in WORD.findall(raw):
        if words.get(word, ("", ""))[1] == table[1] and not given.may_see_side(window, "hunters"):
            yield Find(GIVEN, f"{window} heard {word}, which hunters said among themselves at {table[1]}")


def look_at_answer(place: Place, window: str, link: Link, path: str, body: str, was_running: bool) -> Iterator[Find]:
    """What a request brought, against what was given."""
    given, truth = place.given, place.truth
    if not (was_running and truth.running):
        return
    if path.endswith("/record"):
        seats = [PUBLIC, *(seat for seat in given.seats if given.may_see(window, seat))]
        if body_of(body) not in [truth.record(seat) for seat in seats]:
            yield Find(GIVEN, f"{window} read a record of {link.table} that is none of {', '.join(seats)}")
    elif path.endswith("/review"):
        yield Find(GIVEN, f"{window} looked back at {link.table}, which is not over")
    elif body[:1] in ("{", "["):
        yield from look_inside(json.loads(body), given, window, link.table)


def look_at_view(place: Place, socket: Socket) -> Iterator[Find]:
    """What a window sees now is what the rules let its seat see, and it knows who plays."""
    truth = place.truth
    if socket.gone is not None or not socket.welcome:
        return
    expected = truth.view(socket.seat) if truth.started else None
    if socket.view != expected:
        yield Find(ALIKE, f"{socket.window} at {socket.seat} of {socket.table} sees {_differ(socket.view, expected)}")
    kinds = {seat: person["kind"] for seat, person in socket.people.items()}
    if kinds != {seat: chair.kind for seat, chair in truth.chairs.items()}:
        yield Find(ALIKE, f"{socket.window} at {socket.table} is told of {kinds}")


def _differ(seen: Any, expected: Any) -> str:
    if not isinstance(seen, dict) or not isinstance(expected, dict):
        return f"{str(seen)[:60]} and not {str(expected)[:60]}"
    keys = [key for key in {*seen, *expected} if seen.get(key) != expected.get(key)]
    return "; ".join(f"{key}: {str(seen.get(key))[:200]}, not {str(expected.get(key))[:200]}" for key in keys)


def look_at_takebacks(place: Place, name: str) -> Iterator[Find]:
    """Whoever's move is gone has wished it, and whoever has sat here since."""
    truth, given = place.truth, place.given
    for line in truth.takebacks(truth.lines_before):
        gone = truth.undone(line)
        missing = given.whose_word(gone) - given.words
        if missing:
            lines = ", ".join(f"{truth.lines[each][0]}: {truth.lines[each][1]}" for each in gone)
            yield Find(UNDONE, f"{lines} at {name} is undone without {' and '.join(sorted(missing))}")


def look_at_the_end(place: Place, at_end: dict[str, Chair], name: str) -> Iterator[Find]:
    changed = [seat for seat, chair in place.truth.chairs.items() if at_end.get(seat, chair) != chair]
    if changed:
        yield Find(AFTER_THE_END, f"{', '.join(changed)} of {name}")


def look_alike(place: Place, lookouts: list[Socket], name: str) -> Iterator[Find]:
    """Whoever looks on at several nodes hears of the same deeds."""
    told = [[(deed["number"], deed["what"], deed["seat"]) for deed in lookout.history] for lookout in lookouts]
    if any(each != told[0] for each in told):
        yield Find(ALIKE, f"deeds at {name}: {told}")
