"""Whole games by keyboard alone, and by typed moves alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.lead import Leader, View
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


def tab_to(page: Page, selector: str) -> bool:
    """Whether it could be reached; not if it went meanwhile, as a question does that has just been answered."""
    for _ in range(MOST_TABS):
        if focus_matches(page, selector):
            return True
        page.keyboard.press("Tab")
    assert not page.locator(selector).count(), f"no key leads to {selector}"
    return False


class Typist(Player):
    """Tab, Enter and nothing else."""

    def move(self) -> None:
        page, before = self.page, self.version
        page.keyboard.press("Tab")
        assert tab_to(page, ".target, [data-action]")
        for _ in range(self.random.randrange(3)):
            page.keyboard.press("Tab")
            assert tab_to(page, ".target, [data-action]")
        page.keyboard.press("Enter")
        while self.version == before and not page.locator("[data-waiting]").count():
            offered = next((each for each in (ASKED, "[data-pay]:enabled", ".chooser .way") if self.sees(each)), None)
            if offered is None:
                break
            if tab_to(page, offered):
                page.keyboard.press("Enter")
        self.wait_for_change(before)

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def answer(self) -> None:
        assert tab_to(self.page, ASKED)
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
        if not player.wait():
            return
        player.move()
    raise AssertionError("not over")


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_to_its_end_by_keyboard_alone(server: Server, visit: Visitor, title: str) -> None:
    page = visit(server.url)
    page.wait_for_selector(f"[data-title={title}] [data-play=x]")
    assert tab_to(page, f"[data-title={title}] [data-play=x]")
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
    assert tab_to(page, ".target")
    station = page.evaluate("document.activeElement.dataset.station")
    page.keyboard.press("Enter")
    expect(page.locator(".chooser .way:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    page.wait_for_selector(".chooser", state="detached")
    expect(page.locator(f".target[data-station='{station}']")).to_be_focused()  # back where one was


def test_a_typed_move_may_say_drive_as_the_text_board_does(server: Server, visit: Visitor) -> None:
    def plain(view: View) -> list[str]:
        return [move for move in view["legal"] if re.fullmatch(r"car1 \d+", move)]

    made = server.make("behrends", players=2, seats={"x": "me", "h1": "me"})
    leader = Leader(server, made)
    assert leader.lead("h1", lambda view: bool(plain(view)))
    station = plain(leader.chairs["h1"].view)[0].split()[1]
    leader.close()
    page = visit(f"{server.url}/t/{made['table']}#{made['mine']['h1']}")
    Player(page).wait()
    page.click("[data-open=text]")
    page.fill("[data-typed]", f"Drive {station}")
    page.keyboard.press("Enter")
    expect(page.locator(f".piece[data-pawn=car1][data-at='{station}']")).to_be_attached()
