"""An evening: friends, their windows, tables, one random step after the other; after each the laws are looked at."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from typing import Any

from tests.server.dealing import name_deals
from tests.server.rights import laws
from tests.server.rights.doing import carry_out
from tests.server.rights.friends import Friends, Link, Socket, Wires, come, hear_all, person_of
from tests.server.rights.given import Given
from tests.server.rights.houses import House
from tests.server.rights.laws import Find, Place
from tests.server.rights.steps import OVER, RUNNING, WAITING, Chooser, Step
from tests.server.rights.truth import Chair, Truth, body_of, witnesses

LOOKOUT = "lookout"  # a window of the test itself: it looks on at every table, as anybody may
TIMES = itertools.count()  # that an evening has begun in this process
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
        self.reached: Counter[str] = Counter()  # what has happened this evening
        self.settled: dict[Name, int] = {}  # the version that everybody has heard of
        self.was_running: dict[Name, bool] = {}
        self.answer: tuple[Step, Link, str] | None = None
        name_deals(f"rights {number} #{next(TIMES)}")

    @property
    def where(self) -> str:
        return "one" if self.count_nodes("here") == 1 else "two"

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

    async def do(self, step: Step) -> None:
        """Carry out a step, wait until all is quiet, and look at the laws."""
        self.steps.append(step)
        self.answer = None
        for name, place in self.places.items():
            place.given.begin_step()
            place.truth.lines_before = place.truth.known
            self.was_running[name] = place.truth.running
        await carry_out(self, step)
        await self._settle()
        self._learn_courses(step)
        await self._look()

    async def close(self) -> None:
        for name, place in self.places.items():
            deeds = self.lookouts[name][0].history if name in self.lookouts else []
            self.reached.update(f"{deed['what']} late" if deed["late"] else deed["what"] for deed in deeds)
            self.reached["over"] += place.truth.over
            self.reached["drawn"] += place.truth.drawing.drawn is not None
        for socket in self.everybody():
            await socket.leave()
        await self.wires.close()
        for house in self.houses.values():
            for node in house.nodes:
                if said := node.said():
                    self.finds.append(Find(laws.QUIET, said[-2000:]))

    def everybody(self) -> list[Socket]:
        return [*self.sockets, *(each for some in self.lookouts.values() for each in some)]

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

    # Until all is quiet

    async def _settle(self) -> None:
        """Wait until no bot is due, every node has caught up with what is stored, and everybody has heard of it."""
        while True:
            for place in self.places.values():
                place.truth.follow()
            due = [name for name, place in self.places.items() if place.truth.bots_are_due()]
            for name in self.places.keys() - self.lookouts.keys():
                await self.look_on(*name)
            if due:
                await asyncio.gather(*(self.lookouts[name][0].hear_more() for name in due))
            elif unmet := self._unmet():
                await self._meet_rematches(unmet)
            else:
                fresh = [name for name in self.places if self.places[name].truth.version != self.settled.get(name)]
                for name in fresh:
                    self.settled[name] = self.places[name].truth.version
                    await self._catch_up(name)
                before = [each.dealing for each in self.everybody()]
                await hear_all(self.everybody())
                heard = before != [each.dealing for each in self.everybody()]
                if not fresh and not heard and not self._is_dealing():
                    return

    def _is_dealing(self) -> bool:
        """Whether lots go on by themselves: somebody has answered, or all have come who are to draw."""
        if any(each.owes for each in self.sockets if each.gone is None):
            return True
        here = {(each.house, each.table, each.seat) for each in self.sockets if each.gone is None}
        return any(
            all(any((*name, seat) in here for seat in held) for held in place.truth.who_draws().values())
            for name, place in self.places.items()
            if place.truth.drawing.waits
        )

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
            self.places[name] = Place(place.truth, old.given.rematch(old.truth.rematch_x))
            self.was_running[name] = place.truth.running

    async def look_on(self, house: str, table: str) -> None:
        hello = {"type": "hello", "v": 1, "table": self.real[table], "token": self.watch[house, table]}
        link = Link("", house, table, "watch")
        self.lookouts[house, table] = [
            await come(node.port, 0, LOOKOUT, self.number, link, hello, number)
            for number, node in enumerate(self.houses[house].nodes)
        ]

    # The course of the games

    def _finish(self, name: Name) -> None:
        truth, given = self.places[name]
        given.finish({seat for seat, chair in truth.chairs.items() if chair.kind == "person"})
        self.at_end[name] = dict(truth.chairs)

    def _learn_courses(self, step: Step) -> None:
        for name, (truth, given) in self.places.items():
            if truth.people_before is not None:
                given.arrange(truth.people_before, truth.seats())
                truth.people_before = None
                self.reached["arranged"] += 1
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
        for socket in self.everybody():
            name = socket.house, socket.table
            place, running = self.places[name], self.was_running.get(name, False)
            finds += laws.look_at_frames(place, socket, running, self.words)
            finds += laws.look_at_view(place, socket)
            socket.fresh.clear()
            socket.fresh_bytes.clear()
        if self.answer:
            step, link, body = self.answer
            if found := self.places.get((link.house, link.table)):
                running = self.was_running.get((link.house, link.table), False)
                finds += laws.look_at_answer(found, step.who, link, step.what, body, running)
                finds += laws.look_for_words(body, found.given, step.who, (link.house, link.table), self.words)
        self.sockets = [socket for socket in self.sockets if socket.gone is None]

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
