"""Usable by everyone: no violations that axe finds, languages, small screens."""

from __future__ import annotations

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.learner import open_end
from tests.web.player import READY

TITLES = {
    "scotland-yard": "x",
    "ny-chase": "hunters",
    "sanssouci": "x",
    "europa": "hunters",
    "behrends": "x",
}
# Small screens by day and large ones by night always; the other looks belong to the full counts.
LOOKS = [
    (360, "light"),
    (1440, "dark"),
    pytest.param(360, "dark", marks=pytest.mark.deep),
    pytest.param(1440, "light", marks=pytest.mark.deep),
    pytest.param(768, "light", marks=pytest.mark.deep),
    pytest.param(768, "dark", marks=pytest.mark.deep),
]
# What opens beside the board, and where.
PANELS = {
    768: {"log": "aside.log", "rules": "aside.panel"},
    1440: {"people": "dialog", "rules": "aside.panel", "text": "dialog"},
}
# Until the page has heard of it: what it showed before has gone then.
GO = """place => new Promise((there) => {
    addEventListener('hashchange', () => there(), { once: true });
    location.hash = place;
})"""
PLACES = ["#tables", "#settings", "#set/nope", *(f"#{page}/{title}" for page in ("rules", "set") for title in TITLES)]


def find_faults(page: Page, within: str = "html") -> list[str]:
    """What axe finds in the page, or a part of it, as it stands; it is brought in once for each document."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    run = "within => axe.run(within, { resultTypes: ['violations'] }).then((found) => found.violations)"
    found = page.evaluate(run, within)
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def is_narrow(page: Page) -> bool:
    """Nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.slow
@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_the_pages_have_no_faults(server: Server, visit: Visitor, width: int, theme: str) -> None:
    page = visit(server.url, width=width, color_scheme=theme)
    page.wait_for_selector("[data-play]")
    assert find_faults(page) == []
    for place in PLACES:
        page.evaluate(GO, place)
        page.wait_for_selector("main h1")
        if place.startswith("#set/") and place != "#set/nope":
            page.click("summary")
        assert find_faults(page) == [], place
        assert is_narrow(page), place


@pytest.mark.slow
@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_the_way_to_a_table_has_no_faults(server: Server, visit: Visitor, width: int, theme: str) -> None:
    look = {"width": width, "color_scheme": theme}
    made = server.make(seats={"x": "me", "h1": "open"}, players=2)
    page = visit(f"{server.url}/t/{made['table']}#{made['invites']['h1']}", **look)
    page.wait_for_selector("form input")
    assert find_faults(page) == [], "invited"
    page = visit(f"{server.url}/t/nothing#nothing", **look)
    page.wait_for_selector("main h1")
    assert find_faults(page) == [], "a link that opens nothing"
    page.goto(f"{server.url}/#set/scotland-yard")
    page.select_option("[data-chair=h1]", "open")
    page.click(".start")
    page.wait_for_selector("[data-lobby] [data-seat=h1]")
    assert find_faults(page) == [], "waiting for friends"
    page.goto(f"{server.url}/#set/scotland-yard")
    page.select_option("form select >> nth=0", "2")
    page.select_option("[data-chair=x]", "me")
    page.click(".start")
    page.wait_for_selector("[data-ready]")
    assert find_faults(page) == [], "hand over"
    open_end(page, server.url, "scotland-yard")
    page.click("[data-guided]")
    page.wait_for_selector(READY)
    assert find_faults(page) == [], "the first guided game"


@pytest.mark.slow
@pytest.mark.parametrize(("width", "theme"), LOOKS)
@pytest.mark.parametrize(("title", "side"), TITLES.items())
def test_the_table_has_no_faults(server: Server, visit: Visitor, width: int, theme: str, title: str, side: str) -> None:
    page = visit(server.url, width=width, color_scheme=theme, has_touch=width < 700)
    page.click(f"[data-title={title}] [data-play={side}]")
    page.wait_for_selector(READY)
    assert find_faults(page) == []
    if width < 700:
        for height in ("half", "full", "low"):
            page.click(".grip")
            page.wait_for_selector(f".sheet[data-height='{height}']")
            assert find_faults(page, ".sheet") == [], f"sheet {height}"
    else:
        for panel, part in PANELS[width].items():
            page.click(f"[data-open={panel}]")
            expect(page.locator(part).last).to_be_visible()
            assert find_faults(page, part) == [], panel
            page.keyboard.press("Escape")
        page.click("[data-open=team]")
    if page.locator(".target").count():
        page.locator(".target").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".chooser")
    assert find_faults(page) == []
    assert is_narrow(page)
    page.keyboard.press("Escape")
    page.click("[data-open=menu]")
    page.wait_for_selector("dialog")
    assert find_faults(page, "dialog") == [], "menu"
    page.click("[data-giveup]")
    page.click("[data-resign]")
    page.wait_for_selector(".end .replay")
    assert find_faults(page) == [], "looking back"


@pytest.mark.parametrize(
    ("language", "words"), [("de-DE", "Er ist irgendwo"), ("es-ES", "Está en"), ("pt-BR", "Ele está")]
)
def test_the_browser_chooses_the_language(server: Server, visit: Visitor, language: str, words: str) -> None:
    page = visit(server.url, locale=language)
    expect(page.locator("h1")).to_contain_text(words)
    page.goto(f"{server.url}/#settings")
    page.select_option("select >> nth=0", "en")
    page.goto(server.url)
    page.wait_for_selector("[data-play]")
    expect(page.locator("h1")).to_contain_text("He is somewhere")
