"""Which step comes next: any message and any request of the protocol, and what people do beside it.

The weights follow the state of a table, so that games are short and what comes after them is searched as well. What is
not named here is sent all the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

from tests.server.rights.friends import PEOPLE, PROGRAM, Link, Socket, person_of
from tests.server.rights.wishes import AtHand, fill, weighted

from misterx.server.protocol import wire
from misterx.server.protocol.openapi import OPERATIONS

if TYPE_CHECKING:
    from tests.server.rights.evening import Evening

WAITING, RUNNING, OVER = range(3)  # what a table is
USUAL = 1.0  # the weight of what is not named below
MESSAGES: dict[str, tuple[float, float, float]] = {
    "hello": (0, 0, 0),  # has no table yet: see REQUESTS
    "play": (0.1, 20, 0.2),
    "note": (0.1, 0.2, 0.1),
    "resign": (0.1, 1.5, 0.2),
    "takeback": (0.1, 0.7, 0.2),
    "consent": (0.1, 0.6, 0.2),
    "say": (0.3, 0.7, 0.2),
    "pin": (0.1, 0.2, 0.1),
    "arrow": (0.1, 0.2, 0.1),
    "wipe": (0.05, 0.1, 0.05),
    "propose": (0.1, 0.4, 0.1),
    "accept": (0.1, 0.3, 0.1),
    "nudge": (0.1, 0.3, 0.1),
    "name": (0.2, 0.2, 0.2),
    "arrange": (8, 0.05, 0.02),
    "ready": (0.5, 0.05, 0.02),
    "start": (25, 0.1, 0.1),
    "hand": (0.5, 4, 0.5),
    "remove": (0.5, 4, 1.5),
    "end": (0.5, 1.5, 0.4),
    "device": (0.5, 0.7, 0.5),
    "seal": (0.3, 0.02, 0.02),
    "open": (0.3, 0.02, 0.02),
    "rematch": (0.1, 0.2, 5),
    "ping": (0.01, 0.01, 0.01),
}
# The weight of a request for each link that fits and that this window has not tried with it, and otherwise.
REQUESTS: dict[str, tuple[float, float]] = {
    "hello": (4, 0.1),
    "/api/tables": (0, 0.03),
    "/api/check": (0, 0.02),
    "/api/tables/{table}/look": (0.1, 0.05),
    "/api/tables/{table}/join": (3, 0.1),
    "/api/tables/{table}/watch": (0.1, 0.05),
    "/api/tables/{table}/follow": (5, 0.1),
    "/api/tables/{table}/record": (0.4, 0.1),
    "/api/tables/{table}/review": (0.05, 0.05),
    "/api/tables/{table}/trace": (0.05, 0.05),
    "/api/tables/{table}/why/{station}": (0.05, 0.05),
    "/api/code": (2, 0.05),
    "/api/mine": (0.1, 0.05),
    "/api/titles": (0, 0.005),
    "/api/lessons/{title}": (0, 0.005),
    "/api/boards/{board}": (0, 0.005),
    "/api/boards/{board}.svg": (0, 0.002),
    "/healthz": (0, 0.005),
}
# Links that fit, and how much; where nothing is said, all do.
FITTING: dict[str, dict[str, float]] = {
    "hello": {"seat": 1, "watch": 0.05, "host": 0.1, "lobby": 0.2, "join": 0.02},
    "code": {"code": 1},
    "record": {"seat": 1},
    "join": {"invite": 1.5, "join": 1, "lobby": 1},
    "follow": {"seat": 1, "watch": 0.05, "host": 0.1},
}
BESIDE = {"leave": 0.3, "post": 0.5, "wait": 0.12, "carry": 0.02}
WINDOWS = {"phone": 1, "private": 3, PROGRAM: 1}  # that somebody has beside his usual one
BESIDE_HIS_OWN = 0.5  # how much they do, against it
LATELY, NEW = 5, 8.0  # what somebody got in the last steps he tries so much the sooner
AFTERWARDS = 4.0  # how much more a seat is tried that is free when the game is over: nobody must get it then
MOST_TABLES = 2  # that are made in one evening, beside rematches
HELLO, MAKE = "hello", "post /api/tables"


class Step(NamedTuple):
    """Who does what: a message over one of his sockets, a request at a node of a house, or something beside both."""

    who: str
    what: str
    fields: dict[str, Any]
    socket: int = -1
    house: str = "here"
    node: int = 0


def messages() -> dict[str, Any]:
    """Every message that a browser may send."""
    return {kind.__struct_config__.tag: kind for kind in get_args(wire.Incoming)}


Choice = tuple[str, str, Link | None, Socket | None]  # a window, what it does, with what or where


class Chooser:
    """Chooses steps, from what is at hand, the same in every run."""

    def __init__(self, evening: Evening, seed: str) -> None:
        self.evening, self.chooser = evening, random.Random(seed)
        self.private = dict.fromkeys(PEOPLE, 1)
        self.used: dict[str, str] = {}  # [person]: the window that he used last beside his usual one

    def next(self) -> Step:
        evening = self.evening
        if not evening.places:
            return self._request(self.chooser.choice(PEOPLE), MAKE, None)
        weights: dict[Choice, float] = {}
        for person in PEOPLE:
            for window, share in ((person, 1.0), (self._window(person), BESIDE_HIS_OWN)):
                weights |= {choice: share * weight for choice, weight in self._choices(window) if weight > 0}
        window, what, link, socket = weighted(self.chooser, weights)
        if window not in PEOPLE:
            self.used[person_of(window)] = window
        if what in BESIDE:
            return self._beside(window, what, link, socket)
        if socket is not None:
            return self._message(window, what, socket)
        return self._request(window, what, link)

    def _window(self, person: str) -> str:
        """One of his windows beside the usual one, most likely the one that he used last."""
        if person in self.used and self.chooser.random() < 0.7:
            return self.used[person]
        kind = weighted(self.chooser, WINDOWS)
        if kind == "private":
            self.private[person] += self.chooser.random() < 0.3
            return f"{person} private {self.private[person]}"
        return f"{person} {kind}"

    def _choices(self, window: str) -> Iterator[tuple[Choice, float]]:
        """What this window can do, with weights."""
        evening = self.evening
        links = evening.friends.links(person_of(window))
        for socket in evening.sockets:
            if socket.window == window and socket.gone is None:
                state = evening.state_of(socket.house, socket.table)
                for what in messages():
                    yield (window, what, None, socket), self._weight(what, state, socket)
                yield (window, "leave", None, socket), BESIDE["leave"]
        for what in (HELLO, *(f"{operation.method} {operation.path}" for operation in OPERATIONS)):
            fresh, otherwise = REQUESTS.get(what.partition(" ")[2] or what, (USUAL, USUAL))
            if what == MAKE and evening.made >= MOST_TABLES:
                continue
            for link in links:
                weight = fresh * self._fit(what, link, window) + otherwise / len(links)
                yield (window, what, link, None), weight
        for link in evening.friends.pockets[person_of(window)]:
            if link.kind == "invite" and link not in evening.friends.chat:
                yield (window, "post", link, None), BESIDE["post"]
        for what in ("wait", "carry"):
            yield (window, what, None, None), BESIDE[what]

    def _weight(self, what: str, state: int, socket: Socket) -> float:
        weight = MESSAGES[what][state] if what in MESSAGES else USUAL
        if what == "consent" and self.evening.is_asked(socket.house, socket.table):
            weight *= 20
        if what == "takeback" and socket.can_take_back:
            weight *= 10
        if what == "rematch" and self.evening.has_rematch(socket.house, socket.table):
            weight /= 20
        if what == "play" and not (socket.view or {}).get("legal"):
            weight /= 20
        if what in ("hand", "remove") and socket.welcome["host"]:
            weight *= 1.5
        if socket.seat == "public":
            weight *= 0.3 if socket.welcome["host"] else 0.02
        return weight

    def _fit(self, what: str, link: Link, window: str) -> float:
        """How good a link may well be for something now: less, the more often that was tried, or failed for others."""
        last = what.rpartition("/")[2]
        evening = self.evening
        if last == "follow" and not evening.has_rematch(link.house, link.table):
            return 0
        if last == "join" and not evening.has_room(link):
            return 0
        if last == HELLO and evening.is_there(window, link):
            return 0
        fit = FITTING[last].get(link.kind, 0) if last in FITTING else 0.1
        friends = evening.friends
        if last == "join" and evening.state_of(link.house, link.table) == OVER:
            fit *= AFTERWARDS
        if len(evening.steps) - friends.got.get(link, 0) <= LATELY:
            fit *= NEW
        return fit / (1 + 4 * friends.uses[what, window, link.token] + friends.failed[what, link.token])

    # The steps themselves

    def _at_hand(self, window: str, what: str, link: Link | None, socket: Socket | None) -> AtHand:
        links = self.evening.friends.links(person_of(window))
        seats = self.evening.seats_of(socket or link)
        return AtHand(self.chooser, what, link, links, socket, seats, len(self.evening.steps))

    def _message(self, window: str, what: str, socket: Socket) -> Step:
        fields = fill(messages()[what], self._at_hand(window, what, None, socket))
        return Step(window, what, fields, socket.number, socket.house, socket.node)

    def _request(self, window: str, what: str, link: Link | None) -> Step:
        hand = self._at_hand(window, what, link, None)
        house = link.house if link else "here"
        node = self.chooser.randrange(self.evening.count_nodes(house))
        if what == HELLO:
            return Step(window, HELLO, fill(messages()[HELLO], hand), -1, house, node)
        operation = next(each for each in OPERATIONS if f"{each.method} {each.path}" == what)
        path = operation.path.replace("{table}", link.table if link else "none")
        path = path.replace("{station}", str(self.chooser.choice([1, 46, 100]))).replace("{board}", "london")
        fields = fill(operation.body, hand) if operation.body else {}
        if operation.method == "get" and link:
            fields = {"x-token": link.token}
        return Step(window, f"{operation.method} {path}", fields, -1, house, node)

    def _beside(self, window: str, what: str, link: Link | None, socket: Socket | None) -> Step:
        if what == "leave" and socket:
            return Step(window, what, {}, socket.number, socket.house, socket.node)
        if what == "post" and link:
            return Step(window, what, {"token": link.token}, -1, link.house)
        if what == "carry":
            table = self.chooser.choice([name for house, name in self.evening.places if house == "here"])
            return Step("operator", what, {"table": table})
        house = self.chooser.choice([house for house, _ in self.evening.places])
        return Step("time", "wait", {"seconds": self.chooser.choice([70, 400])}, -1, house)
