"""The sheet below a phone's board: pulled by its head, with named tabs, at rest from turn to turn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import READY, Player

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}
TABS = {
    "en-GB": ["Tickets", "Travel log", "Team"],
    "de-DE": ["Tickets", "Fahrtentafel", "Team"],
    "es-ES": ["Billetes", "Registro de viaje", "Equipo"],
    "pt-BR": ["Bilhetes", "Diário de viagem", "Equipe"],
}
SHEET = ".sheet[data-height]"
STANDS = "() => document.querySelector('.sheet[data-height]').getBoundingClientRect().height"
CARDS = "() => [...document.querySelectorAll('[data-holding]')].map((card) => card.dataset.holding)"
# What one pays with stays where it is, and the others may lie below it.
PLACES = """() => [...document.querySelectorAll('[data-holding]:not(.first)')]
    .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    .map((card) => card.dataset.holding)"""
# What a tap in the middle of the element meets.
MET = """node => { const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"""


def hunt(server: Server, visit: Visitor, title: str = "scotland-yard", **context: Any) -> Page:
    page = visit(server.url, **{**PHONE, **context})
    page.click(f"[data-title={title}] [data-play=hunters]")
    page.wait_for_selector(READY)
    return page


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def stand(page: Page, level: str) -> None:
    expect(page.locator(SHEET)).to_have_attribute("data-height", level)
    expect(page.locator(SHEET)).not_to_have_class("pulled")


def test_the_sheet_is_pulled_by_mouse_and_rests_at_its_heights(server: Server, visit: Visitor) -> None:
    page = hunt(server, visit)
    x, y = middle(page.locator(".grip"))
    low = page.evaluate(STANDS)
    for to, level in ((844 - 440, "half"), (70, "full"), (840, "low")):
        x, y = middle(page.locator(".grip"))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, (y + to) / 2)
        page.mouse.move(x, to)
        expect(page.locator(".sheet.pulled")).to_be_attached()
        page.mouse.up()
        stand(page, level)
    assert page.evaluate(STANDS) == low


def test_the_sheet_is_pulled_by_a_finger_and_by_its_tabs(server: Server, visit: Visitor) -> None:
    page = hunt(server, visit)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    for start, to, level in ((".grip", 80.0, "full"), ("[data-tab=team]", 840.0, "low")):
        x, y = middle(page.locator(start))
        touch("touchStart", (x, y))
        for step in range(1, 5):
            touch("touchMove", (x, y + (to - y) * step / 4))
        touch("touchEnd")
        stand(page, level)
    expect(page.locator(SHEET)).to_have_attribute("data-tab", "tickets")  # a pull is no tap


def test_the_sheet_is_moved_by_keys_and_says_how_it_stands(server: Server, visit: Visitor) -> None:
    page = hunt(server, visit, locale="de-DE")
    grip = page.get_by_role("slider", name="Ziehen zeigt mehr oder weniger")
    grip.focus()
    for key, level, said in (("ArrowUp", "half", "halb"), ("End", "low", "klein"), ("Home", "full", "groß")):
        page.keyboard.press(key)
        stand(page, level)
        expect(grip).to_have_attribute("aria-valuetext", said)
    page.keyboard.press("Enter")
    stand(page, "low")
    assert page.locator(SHEET).evaluate("node => getComputedStyle(node).transitionProperty") == "none"


def test_with_motion_the_sheet_glides(server: Server, visit: Visitor) -> None:
    page = hunt(server, visit, reduced_motion="no-preference")
    assert page.locator(SHEET).evaluate("node => getComputedStyle(node).transitionProperty") == "height"


@pytest.mark.parametrize("locale", TABS)
def test_the_tabs_are_named_and_show_what_they_say(server: Server, visit: Visitor, locale: str) -> None:
    page = hunt(server, visit, locale=locale)
    assert page.locator("[data-tab] >> visible=true").all_inner_texts()[-3:] == TABS[locale]
    for tab, part in (("log", "aside.log"), ("team", "aside.team"), ("tickets", ".holdings")):
        page.click(f"button[data-tab={tab}]")
        expect(page.locator(part)).to_be_visible()
        expect(page.locator("button[data-tab][aria-pressed=true]")).to_have_attribute("data-tab", tab)
        assert [page.locator(each).is_visible() for each in ("aside.log", "aside.team", ".holdings")].count(True) == 1


@pytest.mark.parametrize("title", ["scotland-yard", "europa"])
def test_from_turn_to_turn_the_sheet_stays_and_cards_keep_their_order(
    server: Server, visit: Visitor, title: str
) -> None:
    page = hunt(server, visit, title)
    player = Player(page, 5)
    if title == "europa":
        player.move()  # what a turn can ask for has been seen once
        assert player.wait()
    height, cards, places = (page.evaluate(each) for each in (STANDS, CARDS, PLACES))
    active = set()
    for _ in range(4):
        active.add(page.locator(".holding.active").get_attribute("data-holding"))
        player.move()
        if not player.wait():
            break
        page.wait_for_selector(READY)
        assert page.evaluate(STANDS) == height
        assert page.evaluate(CARDS) == cards
        assert page.evaluate(PLACES) == places
    assert len(active) > 1


def test_whatever_is_scrolled_the_head_of_the_sheet_can_be_tapped(server: Server, visit: Visitor) -> None:
    page = hunt(server, visit)
    page.click("button[data-tab=log]")
    stand(page, "half")
    for down in (0, 70, 400):
        page.locator(".sheet > .body").evaluate("(node, down) => node.scrollTo(0, down)", down)
        for part in page.locator("[data-lens], .grip, button[data-tab]").all():
            assert part.evaluate(MET), down
    wide = "() => document.querySelector('.picture').getBoundingClientRect().width"
    before = page.evaluate(wide)
    page.tap("[data-lens=closer]")
    page.wait_for_function(f"before => ({wide})() > 1.2 * before", arg=before)
    page.tap("[data-lens=farther]")
    page.wait_for_function(f"before => ({wide})() < 1.1 * before", arg=before)


@pytest.mark.parametrize("width", [390, 360])
def test_in_german_the_head_of_a_page_is_one_row_on_a_phone(server: Server, visit: Visitor, width: int) -> None:
    page = visit(server.url, width=width, height=844, locale="de-DE")
    page.wait_for_selector("[data-play]")
    assert page.locator("header").evaluate("node => node.offsetHeight") < 80
    page.click("[data-title=sanssouci] [data-play=hunters]")
    page.wait_for_selector(READY)
    assert page.locator("header.bar").evaluate("node => node.offsetHeight") < 64
    expect(page.locator("[data-open=menu]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("title", ["scotland-yard", "ny-chase", "sanssouci", "europa", "behrends"])
def test_on_a_desk_what_just_happened_is_in_sight(server: Server, visit: Visitor, title: str) -> None:
    page = visit(server.url, width=1440, height=900)
    page.click(f"[data-title={title}] [data-play=hunters]")
    player = Player(page, 2)
    for _ in range(2):
        if player.wait():
            player.move()
    if player.wait():
        expect(page.locator("[data-news] p").last).to_be_attached()
        expect(page.locator("[data-news] .lines")).to_be_in_viewport(ratio=1)


def test_ways_lie_above_the_sheet_also_while_something_opened_in_it(server: Server, visit: Visitor) -> None:
    page = hunt(server, visit)
    before = page.evaluate(STANDS)
    page.evaluate("document.querySelector('.now .asked').style.minHeight = '200px'")  # as a request or an offer does
    page.wait_for_function(f"before => ({STANDS})() > before + 150", arg=before)
    for number in range(page.locator(".target").count()):
        Player(page).open(page.locator(".target").nth(number))
        for way in page.locator(".chooser .way").element_handles():
            page.wait_for_function(MET, arg=way)
        page.keyboard.press("Escape")
