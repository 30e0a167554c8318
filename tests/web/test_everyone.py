"""Usable by everyone: no violations that axe finds, languages, small screens."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from tests.server.running import Server
from tests.web.conftest import Visitor

THEMES = ("light", "dark")
WIDTHS = (360, 1440)


def find_faults(page: Page) -> list[str]:
    """What axe finds in the page as it stands."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def start(page: Page, server: Server, title: str, side: str) -> None:
    page.goto(server.url)
    page.click(f"[data-title={title}] [data-play={side}]")
    page.wait_for_selector("[data-turn=mine]")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_the_pages_have_no_faults(server: Server, visit: Visitor, theme: str, width: int) -> None:
    page = visit(server.url, width=width, color_scheme=theme)
    page.wait_for_selector("[data-play]")
    assert find_faults(page) == []
    for place in ("#tables", "#settings", "#rules/europa", "#set/ny-chase"):
        page.goto(f"{server.url}/{place}")
        page.wait_for_selector("h1")
        if place.startswith("#set/"):
            page.click("summary")
        assert find_faults(page) == [], place


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("title", "side"),
    [("scotland-yard", "x"), ("ny-chase", "hunters"), ("sanssouci", "x"), ("europa", "hunters"), ("behrends", "x")],
)
def test_the_table_has_no_faults(server: Server, visit: Visitor, theme: str, title: str, side: str) -> None:
    page = visit(server.url, color_scheme=theme)
    start(page, server, title, side)
    assert find_faults(page) == []
    for dialog in ("people", "rules", "text", "menu"):
        page.click(f"[data-open={dialog}]")
        assert find_faults(page) == [], dialog
        page.keyboard.press("Escape")
    page.click("[data-open=team]")
    if page.locator(".target").count():
        page.locator(".target").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".chooser")
    assert find_faults(page) == []
    page.keyboard.press("Escape")
    page.click("[data-open=menu]")
    page.click("[data-giveup]")
    page.click("[data-resign]")
    page.wait_for_selector(".end")
    assert find_faults(page) == []


@pytest.mark.parametrize(
    ("language", "words"), [("de-DE", "Er ist irgendwo"), ("es-ES", "Está en"), ("pt-BR", "Ele está")]
)
def test_the_browser_chooses_the_language(server: Server, visit: Visitor, language: str, words: str) -> None:
    page = visit(server.url, locale=language)
    page.wait_for_selector("h1")
    assert words in (page.locator("h1").text_content() or "")
    page.goto(f"{server.url}/#settings")
    page.select_option("select >> nth=0", "en")
    page.goto(server.url)
    page.wait_for_selector("[data-play]")
    assert "He is somewhere" in (page.locator("h1").text_content() or "")
