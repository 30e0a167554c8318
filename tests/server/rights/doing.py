"""How a step is carried out, and what follows from its answer for what was given to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from tests.server.rights import laws
from tests.server.rights.friends import Link, Socket, come, cookie_of, person_of
from tests.server.rights.given import Given
from tests.server.rights.hall import PASSING
from tests.server.rights.laws import Place
from tests.server.rights.steps import HELLO, Step
from tests.server.rights.truth import Truth

if TYPE_CHECKING:
    from tests.server.rights.evening import Evening


async def carry_out(evening: Evening, step: Step) -> None:
    if step.what in BESIDE:
        await BESIDE[step.what](evening, step)
    elif step.what == HELLO:
        await say_hello(evening, step)
    elif step.socket >= 0:
        await send(evening, step)
    else:
        await ask(evening, step)


def find_socket(evening: Evening, step: Step) -> Socket | None:
    return next((each for each in evening.sockets if each.number == step.socket and each.gone is None), None)


# Beside the protocol


async def leave(evening: Evening, step: Step) -> None:
    if socket := find_socket(evening, step):
        await socket.leave()


async def post(evening: Evening, step: Step) -> None:
    for link in evening.friends.pockets[person_of(step.who)]:
        if link.token == step.fields["token"]:
            evening.friends.post(link)


async def wait(evening: Evening, step: Step) -> None:
    tables = [evening.real[table] for house, table in evening.places if house == step.house]
    for node in evening.houses[step.house].nodes:
        body = {"tables": tables, "seconds": step.fields["seconds"]}
        answer = await evening.wires.ask(node.port, "post", PASSING, body, {})
        assert answer.status_code == 200, answer.text


async def carry(evening: Evening, step: Step) -> None:
    """The operator brings a table to the other house, as it is."""
    table = step.fields["table"]
    here, there = evening.houses["here"], evening.houses["there"]
    if not await asyncio.to_thread(here.carry, evening.real[table], there):
        return
    given = evening.places["here", table].given.copy()
    place = evening.places["there", table] = Place(Truth(there.archive, evening.real[table]), given)
    evening.at_end["there", table] = dict(evening.at_end.get(("here", table), {}))
    place.truth.lines_before, evening.was_running["there", table] = place.truth.known, place.truth.running
    evening.watch["there", table] = evening.watch["here", table]
    evening.friends.move_in(table, "there")
    evening.reached["carried"] += 1
    await evening.look_on("there", table)


BESIDE: dict[str, Callable[[Evening, Step], Coroutine[Any, Any, None]]] = {
    "leave": leave,
    "post": post,
    "wait": wait,
    "carry": carry,
}

# Messages and requests


async def say_hello(evening: Evening, step: Step) -> None:
    port = evening.houses[step.house].nodes[step.node].port
    fields, evening.opened = step.fields, evening.opened + 1
    table = fields.get("table", "")
    link = Link(fields.get("token", ""), step.house, table, "")
    socket = await come(port, evening.opened, step.who, evening.number, link, evening.resolve(fields), step.node)
    evening.friends.use(HELLO, step.who, link.token, not socket.welcome)
    if (step.house, table) not in evening.places:
        await socket.leave()
        return
    evening.sockets = [each for each in evening.sockets if each.gone is None or each.fresh]
    evening.sockets.append(socket)
    given = evening.places[step.house, table].given
    if socket.welcome and socket.seat != laws.PUBLIC:
        evening.reached["lent"] += given.open(step.who, link.token)
        if socket.welcome["key"] >= 0:
            given.keys[socket.seat, socket.welcome["key"]] = step.who


async def send(evening: Evening, step: Step) -> None:
    socket = find_socket(evening, step)
    if socket is None:
        return
    heard, seat = len(socket.fresh), socket.seat
    if step.what == "say" and step.fields.get("to") == "team":
        evening.words[step.fields["text"]] = step.house, socket.table
    await socket.tell(evening.resolve(step.fields), {"type": "ping"})
    learn_answer(evening, step, socket, seat, socket.fresh[heard:])


async def ask(evening: Evening, step: Step) -> None:
    port = evening.houses[step.house].nodes[step.node].port
    method, _, path = step.what.partition(" ")
    real = "/".join(evening.resolve(part) for part in path.split("/"))
    headers = cookie_of(step.who, evening.number)
    body = evening.resolve(step.fields) if method == "post" else None
    if method == "get":
        headers |= evening.resolve(step.fields)
    answer = await evening.wires.ask(port, method, real, body, headers)
    parts = path.split("/")
    table = parts[3] if path.startswith("/api/tables/") else ""
    used = step.fields.get("token") or step.fields.get("x-token") or step.fields.get("code") or ""
    general = "/".join("{table}" if part == table else part for part in parts) if table else path
    evening.friends.use(f"{method} {general}", step.who, used, not answer.is_success)
    link = Link(used, step.house, table, "")
    if answer.is_success:
        evening.answer = step, link, answer.text
        learn_success(evening, step, link, method, path, answer)


# What follows


def learn_success(evening: Evening, step: Step, link: Link, method: str, path: str, answer: Any) -> None:
    place = evening.places.get((link.house, link.table))
    if path == "/api/code":
        learn_entered(evening, step, answer.json())
    elif path == "/api/tables":
        learn_made(evening, step, answer.json())
    elif method == "get" and place:
        place.given.open(step.who, link.token)
    elif place and isinstance(told := answer.json(), dict) and "token" in told:
        learn_joined(evening, step, link, path.rpartition("/")[2], place, told)


def learn_entered(evening: Evening, step: Step, told: dict[str, Any]) -> None:
    """Somebody came into a lobby by its code."""
    link = Link(evening.name("k", told["token"]), step.house, evening.name("t", told["table"]), "lobby")
    keep(evening, person_of(step.who), link)
    evening.reached["entered"] += 1


def keep(evening: Evening, person: str, link: Link) -> None:
    evening.friends.keep(person, link, len(evening.steps))


def learn_made(evening: Evening, step: Step, made: dict[str, Any]) -> None:
    evening.made += 1
    person, table = person_of(step.who), evening.name("t", made["table"])
    truth = Truth(evening.houses[step.house].archive, made["table"])
    given = Given(truth.seats())
    evening.places[step.house, table] = Place(truth, given)
    evening.watch[step.house, table] = made["watch"]
    mine = {seat: evening.name("k", token) for seat, token in made["mine"].items()}
    given.make(step.who, mine)
    for seat, token in mine.items():
        keep(evening, person, Link(token, step.house, table, "seat", seat))
    keep(evening, person, Link(evening.name("k", made["host"]), step.house, table, "host"))
    for seat, token in made["invites"].items():
        evening.friends.post(Link(evening.name("k", token), step.house, table, "invite", seat))
    if made["code"]:
        evening.friends.post(Link(evening.name("k", made["code"]), step.house, table, "code"))
    for kind in ("join", "watch"):
        evening.friends.post(Link(evening.name("k", made[kind]), step.house, table, kind))


def learn_joined(evening: Evening, step: Step, link: Link, what: str, place: Place, told: dict[str, Any]) -> None:
    person, table, seat = person_of(step.who), evening.name("t", told["table"]), told["seat"]
    token = evening.name("k", told["token"])
    kind = "watch" if seat == laws.PUBLIC else "seat"
    keep(evening, person, Link(token, step.house, table, kind, "" if kind == "watch" else seat))
    if told.get("host"):
        keep(evening, person, Link(evening.name("k", told["host"]), step.house, table, "host"))
    if what == "join":
        place.given.join(step.who, seat, token, link.token, place.truth.known, step.fields.get("leave", ""))
    elif what == "follow" and (step.house, table) in evening.places:
        evening.reached["followed"] += evening.places[step.house, table].given.follow(step.who, seat, token)


def learn_answer(evening: Evening, step: Step, socket: Socket, seat: str, heard: list[dict[str, Any]]) -> None:
    place = evening.places[socket.house, socket.table]
    done = any(message["type"] == "done" for message in heard)
    for message in heard:
        if message["type"] == "invite":
            token = evening.name("k", message["token"])
            kind = "seat" if step.what == "device" else "invite"
            link = Link(token, socket.house, socket.table, kind, message["seat"])
            keep(evening, person_of(step.who), link)
            if step.what == "device":
                place.given.lend(step.who, seat, token)
            elif step.what == "remove":
                place.given.remove(step.who, seat, message["seat"], token, place.truth.known)
    if step.what == "nudge" and not any(message["type"] == "refused" for message in heard):
        place.truth.nudged_at = place.truth.known
    if not done:
        return
    match step.what:
        case "end":
            evening.reached["ended"] += place.given.end(seat, step.fields["key"])
        case "takeback":
            place.given.words.add(person_of(step.who))
        case "consent" if step.fields["agree"]:
            evening.reached["agreed"] += 1
            place.given.words.add(person_of(step.who))
        case "consent":
            place.given.words.discard(person_of(step.who))
