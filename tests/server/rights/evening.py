"""An evening: friends, their windows, tables, and one random step after the other; after each the laws are looked at."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.server.dealing import name_deals
from tests.server.rights import laws
from tests.server.rights.friends import Friends, Link, Socket, Wires, come, cookie_of, hear_all, person_of
from tests.server.rights.given import Given
from tests.server.rights.hall import PASSING
from tests.server.rights.houses import House
from tests.server.rights.laws import Find, Place
from tests.server.rights.steps import HELLO, OVER, RUNNING, WAITING, Chooser, Step
from tests.server.rights.truth import Chair, Truth, body_of, witnesses

LOOKOUT = "lookout"  # a window of the test itself: it looks on at every table, as anybody may
Name = tuple[str, str]  # of a house, and of a table in it


class Evening:
    """Everything of one sequence."""

    def __init__(self, number: int, houses: dict[str, House]) -> None:
        self.number, self.houses = number, houses
        self.friends, self.wires = Friends(), Wires()
        self.places: dict[Name, Place] = {}
        self.at_end: dict[Name, dict[str, Chair]] = {}
        self.watch: dict[Name, str] = {}  # a link to watch
        self.lookouts: dict[Name, list[Socket]] = {}
        self.sockets: list[Socket] = []
        self.opened = 0
        self.made = 0
        self.real: dict[str, str] = {}  # [name]: the table or token
        self.names: dict[str, str] = {}
        self.words: dict[str, tuple[str, str]] = {}  # what hunters said among themselves, and at which table
        self.steps: list[Step] = []
        self.finds: list[Find] = []
        self.settled: dict[Name, int] = {}  # the version that everybody has heard of
        self._was_running: dict[Name, bool] = {}
        self._answer: tuple[Step, Link, str] | None = None
        name_deals(f"rights {number}")

    # What steps are chosen by

    def state_of(self, house: str, table: str) -> int:
        truth = self.places[house, table].truth
        return OVER if truth.over else RUNNING if truth.started else WAITING

    def is_asked(self, house: str, table: str) -> bool:
        return bool(self.places[house, table].truth.asked)

    def has_rematch(self, house: str, table: str) -> bool:
        return bool(self.places[house, table].truth.rematch)

    def has_room(self, link: Link) -> bool:
        chairs = self.places[link.house, link.table].truth.chairs
        return any(chair.kind == "open" for seat, chair in chairs.items() if link.seat in ("", seat))

    def is_there(self, window: str, link: Link) -> bool:
        """Whether a window has this seat open already."""
        where = (window, link.house, link.table, link.seat or laws.PUBLIC)
        return any((each.window, each.house, each.table, each.seat) == where for each in self.sockets)

    def seats_of(self, what: Link | Socket | None) -> list[str]:
        return self.places[what.house, what.table].truth.seats() if what else []

    def count_nodes(self, house: str) -> int:
        return len(self.houses[house].nodes)

    # Going on

    async def play(self, count: int, enough: frozenset[str] | None = None) -> None:
        """So many steps, or until one of these laws is found broken; any of them where none is named."""
        chooser = Chooser(self, f"rights {self.number}")
        for _ in range(count):
            await self.do(chooser.next())
            if any(enough is None or find.law in enough for find in self.finds):
                return

    async def replay(self, steps: list[Step]) -> None:
        for step in steps:
            await self.do(step)

    async def do(self, step: Step) -> None:
        """Carry out a step, wait until all is quiet, and look at the laws."""
        self.steps.append(step)
        self._answer = None
        for name, place in self.places.items():
            place.given.begin_step()
            place.truth.lines_before, place.truth.nudged = place.truth.known, False
            self._was_running[name] = place.truth.running
        match step.what:
            case "leave":
                await self._socket(step).leave()
            case "post":
                self._post(step)
            case "wait":
                await self._wait(step)
            case "carry":
                await self._carry(step)
            case "hello":
                await self._hello(step)
            case _:
                await (self._message(step) if step.socket >= 0 else self._request(step))
        await self._settle()
        self._learn_courses(step)
        await self._look()

    async def close(self) -> None:
        for socket in [*self.sockets, *(each for some in self.lookouts.values() for each in some)]:
            await socket.leave()
        await self.wires.close()
        for house in self.houses.values():
            for node in house.nodes:
                if said := node.said():
                    self.finds.append(Find(laws.QUIET, said[-2000:]))

    # Names

    def name(self, kind: str, real: str) -> str:
        if real not in self.names:
            self.names[real] = f"@{kind}{sum(name.startswith(f'@{kind}') for name in self.real) + 1}"
            self.real[self.names[real]] = real
        return self.names[real]

    def resolve(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.real.get(value, value)
        if isinstance(value, list):
            return [self.resolve(each) for each in value]
        if isinstance(value, dict):
            return {key: self.resolve(each) for key, each in value.items()}
        return value

    # Steps

    def _socket(self, step: Step) -> Socket:
        return next(socket for socket in self.sockets if socket.number == step.socket)

    def _post(self, step: Step) -> None:
        for link in self.friends.pockets[person_of(step.who)]:
            if link.token == step.fields["token"]:
                self.friends.post(link)

    async def _wait(self, step: Step) -> None:
        tables = [self.real[table] for house, table in self.places if house == step.house]
        for node in self.houses[step.house].nodes:
            body = {"tables": tables, "seconds": step.fields["seconds"]}
            answer = await self.wires.ask(node.port, "post", PASSING, body, {})
            assert answer.status_code == 200, answer.text

    async def _carry(self, step: Step) -> None:
        """The operator brings a table to the other house, as it is."""
        table = step.fields["table"]
        here, there = self.houses["here"], self.houses["there"]
        if not await asyncio.to_thread(here.carry, self.real[table], there):
            return
        given = self.places["here", table].given.copy()
        place = self.places["there", table] = Place(Truth(there.archive, self.real[table]), given)
        self.at_end["there", table] = dict(self.at_end.get(("here", table), {}))
        place.truth.lines_before, self._was_running["there", table] = place.truth.known, place.truth.running
        self.watch["there", table] = self.watch["here", table]
        self.friends.move_in(table, "there")
        await self._look_on("there", table)

    async def _hello(self, step: Step) -> None:
        port = self.houses[step.house].nodes[step.node].port
        fields, self.opened = step.fields, self.opened + 1
        table = fields.get("table", "")
        link = Link(fields.get("token", ""), step.house, table, "")
        hello = self.resolve(fields)
        socket = await come(port, self.opened, step.who, str(self.number), link, hello, step.node)
        self.friends.use(HELLO, step.who, link.token, not socket.welcome)
        if (step.house, table) not in self.places:
            await socket.leave()
            return
        self.sockets = [each for each in self.sockets if each.closed is None or each.fresh]
        self.sockets.append(socket)
        given = self.places[step.house, table].given
        if socket.welcome and socket.seat != laws.PUBLIC:
            given.open(step.who, link.token)
            if socket.welcome["key"] >= 0:
                given.keys[socket.seat, socket.welcome["key"]] = step.who

    async def _message(self, step: Step) -> None:
        found = [socket for socket in self.sockets if socket.number == step.socket]
        if not found or found[0].closed is not None:
            return
        socket, heard = found[0], len(found[0].fresh)
        if step.what == "say" and step.fields.get("to") == "team":
            self.words[step.fields["text"]] = step.house, socket.table
        seat = socket.seat
        await socket.tell(self.resolve(step.fields), {"type": "ping"})
        self._learn_answer(step, socket, seat, socket.fresh[heard:])

    async def _request(self, step: Step) -> None:
        port = self.houses[step.house].nodes[step.node].port
        method, _, path = step.what.partition(" ")
        real = "/".join(self.resolve(part) for part in path.split("/"))
        headers = cookie_of(step.who, str(self.number))
        body = self.resolve(step.fields) if method == "post" else None
        if method == "get":
            headers |= self.resolve(step.fields)
        answer = await self.wires.ask(port, method, real, body, headers)
        parts = path.split("/")
        table = parts[3] if path.startswith("/api/tables/") else ""
        used = step.fields.get("token") or step.fields.get("x-token") or ""
        general = "/".join("{table}" if part == table else part for part in parts) if table else path
        self.friends.use(f"{method} {general}", step.who, used, not answer.is_success)
        link = Link(used, step.house, table, "")
        if answer.is_success:
            self._answer = step, link, answer.text
            self._learn_success(step, link, method, path, answer)

    # What follows from answers

    def _learn_success(self, step: Step, link: Link, method: str, path: str, answer: Any) -> None:
        place = self.places.get((link.house, link.table))
        if path == "/api/tables":
            self._learn_made(step, answer.json())
        elif method == "get" and place:
            place.given.open(step.who, link.token)
        elif place and isinstance(told := answer.json(), dict) and "token" in told:
            self._learn_joined(step, link, path.rpartition("/")[2], place, told)

    def _keep(self, person: str, link: Link) -> None:
        self.friends.keep(person, link, len(self.steps))

    def _learn_made(self, step: Step, made: dict[str, Any]) -> None:
        self.made += 1
        person, table = person_of(step.who), self.name("t", made["table"])
        truth = Truth(self.houses[step.house].archive, made["table"])
        given = Given(truth.seats())
        self.places[step.house, table] = Place(truth, given)
        self.watch[step.house, table] = made["watch"]
        mine = {seat: self.name("k", token) for seat, token in made["mine"].items()}
        given.make(step.who, mine)
        for seat, token in mine.items():
            self._keep(person, Link(token, step.house, table, "seat", seat))
        self._keep(person, Link(self.name("k", made["host"]), step.house, table, "host"))
        for seat, token in made["invites"].items():
            self.friends.post(Link(self.name("k", token), step.house, table, "invite", seat))
        for kind in ("join", "watch"):
            self.friends.post(Link(self.name("k", made[kind]), step.house, table, kind))

    def _learn_joined(self, step: Step, link: Link, what: str, place: Place, told: dict[str, Any]) -> None:
        person, table, seat = person_of(step.who), self.name("t", told["table"]), told["seat"]
        token = self.name("k", told["token"])
        kind = "watch" if seat == laws.PUBLIC else "seat"
        self._keep(person, Link(token, step.house, table, kind, "" if kind == "watch" else seat))
        if told.get("host"):
            self._keep(person, Link(self.name("k", told["host"]), step.house, table, "host"))
        if what == "join":
            place.given.join(step.who, seat, token, link.token, place.truth.known)
        elif what == "follow" and (step.house, table) in self.places:
            self.places[step.house, table].given.follow(step.who, seat, token)

    def _learn_answer(self, step: Step, socket: Socket, seat: str, heard: list[dict[str, Any]]) -> None:
        place = self.places[socket.house, socket.table]
        done = any(message["type"] == "done" for message in heard)
        for message in heard:
            if message["type"] == "invite":
                token = self.name("k", message["token"])
                kind = "seat" if step.what == "device" else "invite"
                link = Link(token, socket.house, socket.table, kind, message["seat"])
                self._keep(person_of(step.who), link)
                if step.what == "device":
                    place.given.lend(step.who, seat, token)
                elif step.what == "remove":
                    place.given.remove(step.who, seat, message["seat"], token, place.truth.known)
        person = person_of(step.who)
        place.truth.nudged = step.what == "nudge" and not any(message["type"] == "refused" for message in heard)
        if step.what == "end" and done:
            place.given.end(seat, step.fields["key"])
        if step.what == "takeback" and done or step.what == "consent" and done and step.fields["agree"]:
            place.given.words.add(person)
        elif step.what == "consent" and done:
            place.given.words.discard(person)

    # Until all is quiet

    async def _settle(self) -> None:
        """Wait until no bot is due, every node has caught up with what is stored, and everybody has heard of it."""
        while True:
            for place in self.places.values():
                place.truth.follow()
            due = [name for name, place in self.places.items() if place.truth.bots_are_due()]
            for name in self.places.keys() - self.lookouts.keys():
                await self._look_on(*name)
            if due:
                await asyncio.gather(*(self.lookouts[name][0].hear_more() for name in due))
            elif unmet := self._unmet():
                await self._meet_rematches(unmet)
            else:
                fresh = [name for name in self.places if self.places[name].truth.version != self.settled.get(name)]
                for name in fresh:
                    self.settled[name] = self.places[name].truth.version
                    await self._catch_up(name)
                await hear_all([*self.sockets, *(each for some in self.lookouts.values() for each in some)])
                if not fresh:
                    return

    async def _catch_up(self, name: Name) -> None:
        """Every node looks into the store, once it has told of what it has just stored itself."""
        for node in self.houses[name[0]].nodes:
            path, body = f"/api/tables/{self.real[name[1]]}/look", {"token": self.watch[name]}
            assert (await self.wires.ask(node.port, "post", path, body, {})).status_code == 200

    def _unmet(self) -> list[Name]:
        return [
            (house, table)
            for (house, table), place in self.places.items()
            if place.truth.rematch and (house, self.names.get(place.truth.rematch, "")) not in self.places
            and self.houses[house].has(place.truth.rematch)
        ]  # fmt: skip

    async def _meet_rematches(self, unmet: list[Name]) -> None:
        for house, table in unmet:
            old = self.places[house, table]
            path = f"/api/tables/{self.real[table]}/follow"
            answer = await self.wires.ask(
                self.houses[house].nodes[0].port, "post", path, {"token": self.watch[house, table]}, {}
            )
            assert answer.status_code == 200, answer.text
            name = house, self.name("t", old.truth.rematch)
            place = self.places[name] = Place(Truth(self.houses[house].archive, old.truth.rematch), Given([]))
            self.watch[name] = answer.json()["token"]
            if not old.given.over:  # it ended in this very step
                self._finish((house, table))
            self.places[name] = Place(place.truth, old.given.rematch())
            self._was_running[name] = True

    async def _look_on(self, house: str, table: str) -> None:
        hello = {"type": "hello", "v": 1, "table": self.real[table], "token": self.watch[house, table]}
        link = Link("", house, table, "watch")
        self.lookouts[house, table] = [
            await come(node.port, 0, LOOKOUT, str(self.number), link, hello, number)
            for number, node in enumerate(self.houses[house].nodes)
        ]

    # The course of the games

    def _finish(self, name: Name) -> None:
        truth, given = self.places[name]
        given.finish({seat for seat, chair in truth.chairs.items() if chair.kind == "person"})
        self.at_end[name] = dict(truth.chairs)

    def _learn_courses(self, step: Step) -> None:
        for name, (truth, given) in self.places.items():
            if truth.started and not given.started:
                given.start()
            own = next((each for each in self.sockets if each.number == step.socket), None)
            if own and (own.house, own.table) == name:
                for place in range(truth.lines_before, truth.known):
                    seat = truth.lines[place][0]
                    if seat == own.seat and not truth.chairs[seat].is_bots:
                        given.authors[place] = person_of(own.window)
            if truth.over and not given.over:
                self._finish(name)

    async def _look(self) -> None:
        finds = self.finds
        for name, place in self.places.items():
            finds += laws.look_at_takebacks(place, name[1])
            finds += laws.look_at_the_end(place, self.at_end.get(name, {}), name[1])
            finds += laws.look_alike(place, self.lookouts[name], name[1])
            if place.truth.takebacks(place.truth.lines_before) or not place.truth.asked:
                place.given.words.clear()
            if place.truth.running and place.truth.witnesses() and place.truth.known > place.truth.lines_before:
                await self._look_at_record(name, place)
        for socket in [*self.sockets, *(each for some in self.lookouts.values() for each in some)]:
            name = socket.house, socket.table
            place, running = self.places[name], self._was_running.get(name, False)
            finds += laws.look_at_frames(place, socket, running, self.words)
            finds += laws.look_at_view(place, socket)
            socket.fresh.clear()
            socket.fresh_bytes.clear()
        if self._answer:
            step, link, body = self._answer
            if found := self.places.get((link.house, link.table)):
                running = self._was_running.get((link.house, link.table), False)
                finds += laws.look_at_answer(found, step.who, link, step.what, body, running)
                finds += laws.look_for_words(body, found.given, step.who, (link.house, link.table), self.words)
        self.sockets = [socket for socket in self.sockets if socket.closed is None]

    async def _look_at_record(self, name: Name, place: Place) -> None:
        house, table = name
        headers = {"x-token": self.watch[name]}
        path = f"/api/tables/{self.real[table]}/record"
        answer = await self.wires.ask(self.houses[house].nodes[-1].port, "get", path, None, headers)
        if witnesses(body_of(answer.text).splitlines()) != place.truth.witnesses():
            self.finds.append(Find(laws.TOLD, f"the record of {table}:\n{answer.text}"))


def write(steps: list[Step]) -> str:
    """Steps, to be pasted into a test."""
    return "[\n" + "".join(f"    {step!r},\n" for step in steps) + "]"


__all__ = ["Evening", "json", "write"]
