"""Messages arrive visibly, on a phone and on a desk: a badge, a bubble over the board; phrases and pings."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}
DESK: dict[str, Any] = {"width": 1440, "height": 900}


def sit(server: Server, visit: Visitor, *looks: dict[str, Any]) -> list[Page]:
    """Mister X, and two hunters with a browser each."""
    made = server.make(seats={"x": "me", "h1": "open", "h2": "open"}, players=3)
    pages = [visit(f"{server.url}/t/{made['table']}#{made['mine']['x']}", **looks[0])]
    for (seat, name), look in zip((("h1", "Ben"), ("h2", "Carla")), looks[1:], strict=True):
        page = visit(f"{server.url}/t/{made['table']}#{made['invites'][seat]}", **look)
        page.fill("form input", name)
        page.press("form input", "Enter")
        pages.append(page)
    for page in pages:
        page.evaluate(
            "() => { const set = setTimeout; window.setTimeout = (f, ms) => (ms === 8000 ? 0 : set(f, ms)); }"
        )
        page.wait_for_selector(".table[data-settled] .frame")
    return pages


def open_team(page: Page, phone: bool) -> None:
    page.click("button[data-tab=team]" if phone else "[data-open=team]")
    page.wait_for_selector(".said:visible")


@pytest.mark.parametrize("phone", [True, False])
def test_a_message_shows_as_a_badge_and_a_bubble_that_opens_it(server: Server, visit: Visitor, phone: bool) -> None:
    look = PHONE if phone else DESK
    x, ben, carla = sit(server, visit, look, look, look)
    open_team(ben, phone)
    for count, text in enumerate(("He took the ferry", "Or did he"), start=1):
        ben.fill(".said ~ form input", text)
        ben.press(".said ~ form input", "Enter")
        expect(carla.locator("[data-bubble]")).to_contain_text(f"Ben {text}")
        expect(carla.locator("[data-unread] >> visible=true")).to_have_attribute("data-unread", str(count))
    expect(carla.locator("[data-bubble]")).to_be_in_viewport(ratio=1)
    expect(x.locator("[data-bubble], [data-unread]")).to_have_count(0)  # it was said to the team
    expect(ben.locator("[data-bubble], [data-unread]")).to_have_count(0)
    carla.click("[data-bubble]")
    expect(carla.locator(".said")).to_be_visible()
    expect(carla.locator(".said")).to_contain_text("Or did he")
    expect(carla.locator("[data-unread], [data-bubble]")).to_have_count(0)


def test_a_phrase_is_read_by_everybody_in_a_language_of_his_own(server: Server, visit: Visitor) -> None:
    x, ben, carla = sit(server, visit, DESK, {**DESK, "locale": "de-DE"}, {**PHONE, "locale": "es-ES"})
    open_team(ben, False)
    expect(ben.locator("[data-phrase]")).to_have_count(6)
    ben.get_by_role("button", name="Warten wir, bis er sich zeigt.").click()
    expect(ben.locator(".said")).to_contain_text("Warten wir, bis er sich zeigt.")
    expect(carla.locator("[data-bubble]")).to_contain_text("Esperemos a que se muestre.")
    open_team(x, False)
    expect(x.locator("[data-phrase]")).to_have_count(0)


def test_a_hunter_points_at_a_station_and_the_team_alone_sees_it(server: Server, visit: Visitor) -> None:
    x, ben, carla = sit(server, visit, DESK, DESK, PHONE)
    open_team(ben, False)
    ben.click("[data-tool=ping]")
    ben.fill("[data-mark-station]", "67")
    ben.press("[data-mark-station]", "Enter")
    expect(carla.locator("[data-bubble]")).to_contain_text("Look at 67.")
    expect(ben.locator(".said")).to_contain_text("Look at 67.")
    open_team(x, False)
    expect(x.locator(".said p b")).to_have_count(0)
    expect(ben.locator("[data-tool=ping]")).to_have_attribute("aria-pressed", "false")
