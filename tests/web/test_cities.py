"""Europa's map: names of cities in the reader's language, that never lie on each other, and calm lines."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import READY, Player
from tests.web.test_missions import overlap

SIZES: dict[str, dict[str, Any]] = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1440, "height": 900}}
# What lies on the board: names, tags of missions, and what the picture itself says and is not left out.
LETTERING = """() => {
    const box = (kind) => (node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const what = `${kind} ${node.textContent.trim()}`;
        return { what, left: left + 1, right: right - 1, top: top + 2, bottom: bottom - 2 };
    };
    const city = document.querySelector('.picture').shadowRoot;
    return [
        ...[...document.querySelectorAll('[data-name]')].map(box('name')),
        ...[...document.querySelectorAll('.tag rect')].map(box('tag')),
        ...[...city.querySelectorAll('.station .number')].map(box('number')),
    ];
}"""
NAMED = "() => document.querySelectorAll('[data-name]').length"
WRITTEN = """() => [...document.querySelector('.picture').shadowRoot.querySelectorAll('text[class$=-word], .title')]
    .map((word) => word.textContent)"""
LOUD = """() => [...document.querySelector('.picture').shadowRoot.querySelectorAll('.loud')]
    .map((line) => line.dataset.ride)"""
SAID = {
    "en-GB": ("Vienna", "North Sea", "GERMANY", "EUROPE"),
    "de-DE": ("Wien", "Nordsee", "DEUTSCHLAND", "EUROPA"),
    "es-ES": ("Viena", "Mar del Norte", "ALEMANIA", "EUROPA"),
    "pt-BR": ("Viena", "Mar do Norte", "ALEMANHA", "EUROPA"),
}
VIENNA = 102


def hunt(server: Server, visit: Visitor, **context: Any) -> Page:
    """The hunters' turn, with names on the board."""
    page = visit(server.url, **context)
    page.click("[data-title=europa] [data-play=hunters]")
    page.wait_for_selector(READY)
    page.wait_for_selector("[data-name]", state="attached")
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("size", SIZES)
def test_no_name_lies_on_another_however_close_one_looks(server: Server, visit: Visitor, size: str) -> None:
    page = hunt(server, visit, locale="de-DE", **SIZES[size])
    counts = []
    for _ in range(3):
        page.wait_for_timeout(1)  # lets what was pressed begin
        counts.append(settle(page))
        names = page.evaluate(LETTERING)
        on_each_other = [(a["what"], b["what"]) for a, b in combinations(names, 2) if overlap(a, b)]
        assert [pair for pair in on_each_other if any(what.startswith("name") for what in pair)] == []
        page.click("[data-lens=closer]")
    assert counts == sorted(counts), "more as one comes closer"
    assert counts[-1] > counts[0]


def settle(page: Page) -> int:
    """How many names there are, once they have come to rest."""
    page.evaluate("window.counted = null")
    page.wait_for_function(
        f"""() => {{
            const now = ({NAMED})() + ' ' + document.querySelector('.sheet').getBoundingClientRect().width;
            const still = now === window.counted;
            window.counted = now;
            return still;
        }}""",
        polling=400,
    )
    found: int = page.evaluate(NAMED)
    return found


@pytest.mark.parametrize("locale", SAID)
def test_the_map_is_written_in_the_readers_language(server: Server, visit: Visitor, locale: str) -> None:
    vienna, sea, country, board = SAID[locale]
    page = hunt(server, visit, locale=locale, width=1440, height=900)
    assert {sea, country, board} <= set(page.evaluate(WRITTEN))
    expect(page.locator(f"[data-mark][data-at='{VIENNA}'] text, [data-name='{VIENNA}']").first).to_have_text(vienna)


def test_where_one_can_go_is_named_in_bold(server: Server, visit: Visitor) -> None:
    page = hunt(server, visit, width=1440, height=900)
    targets = page.locator(".target").evaluate_all("nodes => nodes.map((node) => node.dataset.station)")
    strong = page.locator("[data-name].strong").evaluate_all("nodes => nodes.map((node) => node.dataset.name)")
    tagged = page.locator("[data-mark=goal], [data-mark=start]").evaluate_all(
        "nodes => nodes.map((node) => node.dataset.at)"
    )
    assert set(targets) & {*strong, *tagged}
    assert page.locator("[data-name]:not(.strong)").count() > len(strong)


def test_planes_routes_are_thin_but_those_that_matter(server: Server, visit: Visitor) -> None:
    page = hunt(server, visit, width=1440, height=900)
    player = Player(page, 4)
    for _ in range(12):
        flights = page.locator("[data-ticket^='plane']").count()
        if flights and page.evaluate(LOUD):
            break
        player.move()
        assert player.wait(), "the game was over before anybody could fly"
    loud = page.evaluate(LOUD)
    assert loud
    at = page.locator(".piece.active").get_attribute("data-at")
    assert all(at in ride.split("-") for ride in loud)
