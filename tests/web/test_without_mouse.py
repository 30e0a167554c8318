"""Whole games by keyboard alone, and by typed moves alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player

MOST_MOVES = 1500
MOST_TABS = 90
NORMAL = ("scotland-yard",)
TITLES = [
    title if title in NORMAL else pytest.param(title, marks=[pytest.mark.deep])
    for title in ("scotland-yard", "ny-chase", "sanssouci", "europa", "behrends")
]
ASKED = ".chooser .strong:enabled, [data-confirm]:enabled"


def focus_matches(page: Page, selector: str) -> bool:
    return bool(page.evaluate("selector => document.activeElement?.matches(selector)", selector))


def tab_to(page: Page, selector: str) -> None:
    for _ in range(MOST_TABS):
        if focus_matches(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


class Typist(Player):
    """Tab, Enter and nothing else."""

    def move(self) -> None:
        page, before = self.page, self.version
        page.keyboard.press("Tab")
        tab_to(page, ".target, [data-action]")
        for _ in range(self.random.randrange(3)):
            page.keyboard.press("Tab")
            tab_to(page, ".target, [data-action]")
        page.keyboard.press("Enter")
        while self.version == before and not page.locator("[data-waiting]").count():
            if page.locator(ASKED).count():
                tab_to(page, ASKED)
            elif page.locator("[data-pay]").count():
                tab_to(page, "[data-pay]:enabled")
            elif page.locator(".chooser .way").count():
                tab_to(page, ".way")
            else:
                break
            page.keyboard.press("Enter")
        self.wait_for_change(before)

    def answer(self) -> None:
        tab_to(self.page, ASKED)
        self.page.keyboard.press("Enter")


class Writer(Player):
    """Types what the text board says can be reached, in the words that it uses."""

    def move(self) -> None:
        before = self.version
        if not self.page.locator("[data-typed]").count():
            self.page.click("[data-open=text]")
        self.page.fill("[data-typed]", self.choose())
        self.page.keyboard.press("Enter")
        self.wait_for_change(before)

    def choose(self) -> str:
        """`Bus 67` for the pawn that goes next, or the example."""
        reached = self.page.locator(".inside h4 + ul").first
        ways = re.findall(r"^(\w+): ([\d, ]+)$", reached.inner_text(), re.M) if reached.count() else []
        if ways and self.page.locator(".inside h4").count() == 1:
            way, stations = self.random.choice(ways)
            return f"{way} {self.random.choice(stations.split(', '))}"
        example = self.page.locator(".inside p.soft").first.text_content() or ""
        return example.removeprefix("For example ").strip()


def play_out(player: Player) -> None:
    for _ in range(MOST_MOVES):
        if not player.wait(60):
            return
        player.move()
    raise AssertionError("not over")


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_to_its_end_by_keyboard_alone(server: Server, visit: Visitor, title: str) -> None:
    page = visit(server.url)
    page.wait_for_selector(f"[data-title={title}] [data-play=x]")
    tab_to(page, f"[data-title={title}] [data-play=x]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table")
    play_out(Typist(page, 5))
    assert page.locator(".end h2").count() == 1


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_to_its_end_by_typing_alone(server: Server, visit: Visitor, title: str) -> None:
    made = server.make(title, seats={"x": "me"})
    page = visit(f"{server.url}/t/{made['table']}#{made['mine']['x']}")
    player = Writer(page, 5)
    player.wait()
    play_out(player)
    assert page.locator(".end h2").count() == 1


def test_the_chooser_takes_the_keyboard_and_gives_it_back(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"h1": "me", "x": "bot:greedy"}, players=2)
    page = visit(f"{server.url}/t/{made['table']}#{made['mine']['h1']}")
    Player(page).wait()
    tab_to(page, ".target")
    station = page.evaluate("document.activeElement.dataset.station")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chooser")
    assert focus_matches(page, ".way")
    page.keyboard.press("Escape")
    page.wait_for_selector(".chooser", state="detached")
    assert focus_matches(page, f".target[data-station='{station}']"), "back where one was"
