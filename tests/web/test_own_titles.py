"""A title that somebody added, at the table in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.server.running import Server
from tests.web.conftest import Visitor

HARBOUR = Path(__file__).parents[1] / "units" / "titles" / "harbour"
FACES = {"walk": ("short", "W"), "cart": ("middle", "C"), "tram": ("fast", "T")}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", MISTERX_TITLES=str(HARBOUR))
    yield running
    running.stop()


def test_tickets_of_its_own_modes_are_told_apart(house: Server, visit: Visitor) -> None:
    page = visit(house.url, width=390, height=844)
    page.click("[data-title=harbour] [data-play=hunters]")
    for ticket, (rank, letter) in FACES.items():
        face = page.locator(f".holdings [data-ticket={ticket}]").first
        expect(face).to_contain_class(rank)
        expect(face.locator(".letter")).to_have_text(letter)
        expect(face.locator("svg")).to_have_count(0)


def test_it_is_called_as_its_own_words_say(house: Server, visit: Visitor) -> None:
    page = visit(house.url, locale="de-DE")
    box = page.locator("[data-title=harbour]")
    expect(box).to_contain_text("Der Dieb im Hafen")
    expect(box).to_contain_text("Ein Hafen mit vierzehn Kais")
    page.click("[data-title=harbour] [data-play=hunters]")
    page.wait_for_selector(".table[data-settled] .holdings")
    page.reload()  # whoever comes by a link has not seen the home page
    expect(page.get_by_text("Der Dieb im Hafen").first).to_be_visible()


def test_no_way_leads_to_rules_that_nobody_wrote_down(house: Server, visit: Visitor) -> None:
    page = visit(f"{house.url}/#set/harbour")
    page.locator("summary").first.click()
    expect(page.get_by_label("Black tickets")).to_be_visible()
    expect(page.locator("[data-why]")).to_have_count(0)
    page.click(".start")
    page.wait_for_selector(".table[data-settled] .holdings")
    expect(page.locator("[data-why]")).to_have_count(0)
    page.goto(f"{house.url}/#set/scotland-yard")
    page.locator("summary").first.click()
    expect(page.locator("[data-why=black_tickets]")).to_be_visible()
