"""Everything special of every title, done once through the interface, where a table has been led to it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.running import LONGEST, Server
from tests.web.conftest import Visitor
from tests.web.lead import Chair, Leader, View, Wanted, over_water
from tests.web.player import Player

TRIES = 12
MOST_TABLES = 40
LEGS = ("double", "triple")
BLACK = ".slot.filled [data-ticket=black]"


def can(*words: str) -> Wanted:
    """One of the legal moves has all these words."""
    return lambda view: any(set(words) <= set(move.split()) for move in view["legal"])


@dataclass(frozen=True)
class Deed:
    """Who does it, when it can be done, what everybody hears, and what the other side's page shows afterwards."""

    name: str
    seat: str
    offered: Wanted
    heard: str
    shown: str
    wish: str = ""


WATER = Deed("over the water", "x", lambda view: bool(over_water(view)), "entry_covered", BLACK)
DOUBLE = Deed("double", "x", can("double"), "double_played", ".slot.double")
DEEDS: dict[str, tuple[dict[str, Any], list[Deed]]] = {
    "scotland-yard": ({}, [WATER, DOUBLE, Deed("black", "x", can("black"), "entry_covered", BLACK)]),
    "ny-chase": (
        {},
        [
            Deed("roadblock", "h1", can("block"), "blocked", "[data-mark=block]", "block"),
            Deed("helicopter", "h1", can("fly"), "flew", ".piece.ghost, .piece[data-pawn^=d]", "fly"),
            Deed("landing", "h1", can("land"), "landed", ".piece[data-pawn^=d]", "land"),
            WATER,
            DOUBLE,
        ],
    ),
    "sanssouci": (
        {"triple_move": True, "voluntary_reveal": True},
        [
            WATER,
            Deed("voluntary reveal", "x", can("show"), "revealed", "[data-mark=seen]", "show"),
            DOUBLE,
            Deed("triple", "x", can("triple"), "double_played", ".slot.filled", "triple"),
        ],
    ),
    "europa": (
        {},
        [
            Deed("discard", "h1", can("h1", "discard"), "discarded", ".holding", "discard"),
            Deed("hidden move", "x", can("hidden"), "hidden_played", ".slot.filled", "hidden"),
            Deed("investigation", "h1", can("investigate"), "investigated", ".slot.filled", "investigate"),
            Deed("special operation", "h1", can("operate"), "operated", ".piece[data-pawn^=d]", "operate"),
            DOUBLE,
        ],
    ),
    "behrends": (
        {},
        [
            Deed("person check", "h1", can("check"), "turned_up", ".piece[data-pawn^=t]", "check"),
            Deed("nomination", "h1", can("nominate"), "nominated", "figure svg", "nominate"),
            Deed("dial", "h1", can("nominate"), "called", "figure[data-dial]", "nominate"),
            Deed("override", "h1", can("override"), "overrode", "figure[data-dial]", "override"),
            Deed("banishment", "h1", can("banish"), "banished", ".piece[data-pawn^=t]", "banish"),
        ],
    ),
}


class Scene:
    """A table of two people with a browser each, and somebody who can lead it on; another one when the game is over."""

    def __init__(self, server: Server, visit: Visitor, title: str, options: dict[str, Any]) -> None:
        self.server, self.visit, self.title, self.options = server, visit, title, options
        self.tables = 0
        self.players: dict[str, Player] = {}
        self.set_up()

    def set_up(self) -> None:
        for player in self.players.values():
            player.page.context.close()
        self.tables += 1
        seats = {"x": "me", "h1": "me"}
        made = self.server.make(self.title, players=2 + (self.title == "ny-chase"), seats=seats, options=self.options)
        self.leader = Leader(self.server, made, self.tables)
        self.links = {seat: f"{self.server.url}/t/{made['table']}#{token}" for seat, token in made["mine"].items()}
        self.players = {}

    def sit_down(self) -> None:
        """The browsers come when the table is where they are needed."""
        self.players = {seat: Player(self.visit(link), self.tables) for seat, link in self.links.items()}

    def act(self, deed: Deed) -> None:
        for _ in range(TRIES):
            while not self.leader.lead(deed.seat, deed.offered):
                assert self.tables < MOST_TABLES, f"{deed.name} is never offered"
                self.leader.close()
                self.set_up()
            if self.do(deed):
                return
        raise AssertionError(f"{deed.name}: nobody heard {deed.heard}")

    def do(self, deed: Deed) -> bool:
        """Through the interface, to everybody's knowledge; False if that is not what came of it."""
        if not self.players:
            self.sit_down()
        player, chair = self.players[deed.seat], self.leader.chairs[deed.seat]
        chair.hear_all()
        expect(player.page.locator(f".table[data-version='{chair.version}']")).to_be_attached()  # it follows the leader
        assert player.wait()
        heard = {seat: chair.events.count(deed.heard) for seat, chair in self.leader.chairs.items()}
        if deed is WATER:
            self.cross(player, self.leader.chairs["x"].view)
        else:
            player.wishes, player.used = (deed.wish or deed.name,), set()
            player.move()
        limit = time.monotonic() + LONGEST
        while time.monotonic() < limit:
            self.leader.catch_up()
            if all(chair.events.count(deed.heard) > heard[seat] for seat, chair in self.leader.chairs.items()):
                other = self.players["h1" if deed.seat == "x" else "x"]
                expect(other.page.locator(deed.shown).first).to_be_attached()
                return True
            if deed.name in LEGS and player.is_on_turn:
                player.move()  # hunters hear of it when all its legs are fixed
            elif deed.name not in LEGS and self.is_over_and_done(chair, player):
                return False  # such as a car that stood where nobody telephones
            time.sleep(0.02)
        return False

    def is_over_and_done(self, chair: Chair, player: Player) -> bool:
        """Whether everybody has heard all that came of the move, and somebody is to make the next, if there is one."""
        chairs = self.leader.chairs.values()
        if chair.version < int(player.version) or not any(
            one.view.get("legal") or one.view["result"] for one in chairs
        ):
            return False
        before = [one.version for one in chairs]
        for one in chairs:
            one.hear_all()
        return before == [one.version for one in chairs]

    def cross(self, player: Player, view: View) -> None:
        pier = over_water(view)[0]
        player.wishes = ("black",)
        before = player.version
        player.go(player.page.locator(f".target[data-station='{pier}']"))
        player.wait_for_change(before)
        expect(player.page.locator(f".piece[data-pawn=x][data-at='{pier}']")).to_be_attached()


@pytest.mark.slow
@pytest.mark.parametrize("title", DEEDS)
def test_everything_special_is_done_through_the_interface(server: Server, visit: Visitor, title: str) -> None:
    options, deeds = DEEDS[title]
    scene = Scene(server, visit, title, options)
    for deed in deeds:
        scene.act(deed)
    scene.leader.close()
