"""Every screen from the first page to the next game is whole for everybody: by night, enlarged, in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.learner import open_end
from tests.web.player import READY
from tests.web.test_everyone import GO, find_faults, is_narrow
from tests.web.test_friends import begin_two, resign, seat

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}
TWICE: dict[str, Any] = {"width": 720, "height": 450, "device_scale_factor": 2}  # a desk of 1440 at twice the size
FORCED: dict[str, Any] = {"width": 1280, "height": 800, "forced_colors": "active"}
LOOKS = {"phone": PHONE, "twice": TWICE, "forced": FORCED}
LANGUAGES = ("en-GB", "de-DE", "es-ES", "pt-BR")
ALWAYS = ("de-DE", "dark", "phone")  # the words are longest there; the rest belongs to the full counts
CASES = [
    pytest.param(*case, marks=() if case == ALWAYS else pytest.mark.deep)
    for case in product(LANGUAGES, ("light", "dark"), LOOKS)
]
OWN = "color-contrast"  # where colours are the reader's own, so is their contrast
# Text that reaches out of what cuts it off; what scrolls can be scrolled, and a map shows a part of itself.
CUT_OFF = """() => {
    const cutter = (node) => {
        for (let up = node.parentElement; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (up.matches('.frame, .map, svg, select, [hidden]')) return null;
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
            if (/hidden|clip/.test(style.overflowX + style.overflowY)) return up;
        }
        return null;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent.trim() || !node.parentElement.checkVisibility()) continue;
        const by = cutter(node);
        if (!by || by.matches('.sr')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const [text, room] = [range.getBoundingClientRect(), by.getBoundingClientRect()];
        const out = [room.left - text.left, text.right - room.right, room.top - text.top, text.bottom - room.bottom];
        if (text.width && room.width > 1 && Math.max(...out) > 1) found.push(node.textContent.trim());
    }
    return found;
}"""
Screens = Iterator[tuple[str, Page]]


def show_pages(server: Server, visit: Visitor, look: dict[str, Any]) -> Screens:
    page = visit(server.url, **look)
    page.wait_for_selector("[data-play]")
    yield "first page", page
    page.locator("[data-code]").fill("222222")
    expect(page.get_by_role("alert")).to_be_visible()
    yield "a code that opens nothing", page
    for place in ("#settings", "#tables", "#score", "#set/scotland-yard"):
        page.evaluate(GO, place)
        page.wait_for_selector("main h1")
        yield place, page


def show_lesson(server: Server, visit: Visitor, look: dict[str, Any]) -> Screens:
    page = visit(f"{server.url}/#learn/scotland-yard", **look)
    page.wait_for_selector("[data-asked]")
    page.wait_for_selector(".table[data-settled] .frame")
    yield "lesson", page
    open_end(page, server.url, "scotland-yard")
    yield "the end of a lesson", page


def show_evening(server: Server, visit: Visitor, look: dict[str, Any]) -> Screens:
    anna, ben = begin_two(server, visit, **look)
    anna.wait_for_selector(".table[data-settled] .frame")
    yield "waiting", anna
    anna.click("[data-open=menu]")
    anna.wait_for_selector("dialog")
    yield "menu", anna
    anna.keyboard.press("Escape")
    resign(ben)
    anna.wait_for_selector(".end")
    yield "the end", anna
    anna.locator("[data-rematch]").click()
    anna.wait_for_selector("[data-next-x]")
    yield "who is Mister X next", anna
    anna.locator("[data-next-x=x]").click()
    expect(seat(anna, "h1").locator("[data-get-up]")).to_be_visible()
    yield "the next lobby", anna
    anna.goto(f"{server.url}/#tables")
    anna.wait_for_selector("[data-status]")
    yield "games", anna
    anna.goto(f"{server.url}/#score")
    anna.wait_for_selector("[data-score]")
    yield "results", anna


def show_television(server: Server, visit: Visitor, look: dict[str, Any]) -> Screens:
    made = server.make(players=3, seats={"x": "me"})
    page = visit(f"{server.url}/watch/{made['table']}#{made['watch']}", **look)
    page.wait_for_selector(".tv[data-settled]:has(.piece)")
    yield "television", page
    made = server.make(players=3, seats={"x": "me", "h1": "open", "h2": "open"}, lobby=True)
    page = visit(f"{server.url}/watch/{made['table']}#{made['watch']}", **look)
    page.wait_for_selector(".tv-names li")
    yield "a lobby on a television", page


SHOWS: list[Callable[[Server, Visitor, dict[str, Any]], Screens]] = [
    show_pages,
    show_lesson,
    show_evening,
    show_television,
]


@pytest.mark.parametrize(("locale", "theme", "look"), CASES)
def test_every_screen_is_whole(server: Server, visit: Visitor, locale: str, theme: str, look: str) -> None:
    """No faults that axe finds, nothing wider than the screen, no text cut off."""
    wrong: dict[str, list[str]] = {}
    for show in SHOWS:
        for name, page in show(server, visit, {"locale": locale, "color_scheme": theme, **LOOKS[look]}):
            faults = [fault for fault in find_faults(page) if look != "forced" or not fault.startswith(OWN)]
            faults += [f"cut off: {text}" for text in page.evaluate(CUT_OFF)]
            if not is_narrow(page):
                faults.append("wider than the screen")
            if faults:
                wrong[name] = faults
    assert wrong == {}


def test_what_is_chosen_shows_where_colours_are_the_readers_own(server: Server, visit: Visitor) -> None:
    """Where a reader's own colours rule, what is pressed, lit or current differs by more than its colour."""
    page = visit(server.url, **FORCED)
    page.locator("[data-title=scotland-yard] [data-play=hunters]").click()
    page.wait_for_selector(READY)
    page.click("[data-open=team]")
    page.locator("[data-tool=suspected]").click()
    outline = "node => getComputedStyle(node).outlineStyle"
    assert page.locator("[data-tool=suspected]").evaluate(outline) == "double"
    assert page.locator("[data-tool=arrow]").evaluate(outline) == "none"
    assert page.locator(".target").first.evaluate("node => node.getBoundingClientRect().width") > 0
