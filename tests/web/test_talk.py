"""Talk at the table: hunters speak to their team unless they choose otherwise, and always see who reads it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor

READERS = {
    "en-GB": ("Only hunters can read this.", "Mister X can read this too.", "1 unread"),
    "de-DE": ("Das lesen nur Verfolger.", "Das liest auch Mister X.", "1 ungelesen"),
    "es-ES": ("Esto solo lo leen los perseguidores.", "Esto también lo lee Mister X.", "1 sin leer"),
    "pt-BR": ("Só os perseguidores leem isto.", "Mister X também lê isto.", "1 não lida"),
}


def open_talk(page: Page) -> None:
    page.wait_for_selector(".table[data-settled] .frame")
    page.click("[data-open=team]")
    page.wait_for_selector(".said")


def say(page: Page, text: str) -> None:
    page.fill(".said ~ form input", text)
    page.press(".said ~ form input", "Enter")


@pytest.mark.parametrize("locale", READERS)
def test_a_hunter_speaks_to_the_team_until_he_says_otherwise(server: Server, visit: Visitor, locale: str) -> None:
    secret, open_to_all, unread = READERS[locale]
    made = server.make(seats={"x": "me", "h1": "me", "h2": "me"}, players=3)
    keys = {**made["mine"], "watch": made["watch"]}
    x, hunter, mate, watcher = (
        visit(f"{server.url}/t/{made['table']}#{keys[key]}", locale=locale) for key in ("x", "h1", "h2", "watch")
    )
    for page in (x, hunter, mate, watcher):
        open_talk(page)
    for page in (x, watcher):
        expect(page.locator("[data-talk]")).to_have_count(0)
    expect(watcher.locator(".said ~ form")).to_have_count(0)
    expect(hunter.locator("[data-talk][aria-pressed=true]")).to_have_attribute("data-talk", "team")
    expect(hunter.locator("[data-readers]")).to_have_text(secret)

    say(hunter, "He took the ferry")
    expect(mate.locator(".said")).to_contain_text("ferry")
    say(x, "Catch me if you can")
    expect(watcher.locator(".said")).to_contain_text("Catch me")
    assert "ferry" not in (x.locator(".said").text_content() or "") + (watcher.locator(".said").text_content() or "")

    expect(mate.locator("[data-talk=table]")).to_contain_text(unread)
    mate.click("[data-talk=table]")
    expect(mate.locator(".said")).to_contain_text("Catch me")
    expect(mate.locator("[data-talk]").locator(".unread")).to_have_count(0)
    expect(mate.locator("[data-readers]")).to_have_text(open_to_all)
    colours = [
        page.locator("[data-readers]").evaluate("node => getComputedStyle(node).color") for page in (hunter, mate)
    ]
    assert colours[0] != colours[1]

    for page in (hunter, mate):  # what one chose stays so while one visits, and is nobody else's choice
        page.reload()
        open_talk(page)
    expect(mate.locator("[data-talk][aria-pressed=true]")).to_have_attribute("data-talk", "table")
    expect(hunter.locator("[data-talk][aria-pressed=true]")).to_have_attribute("data-talk", "team")
    say(mate, "Soon")
    expect(x.locator(".said")).to_contain_text("Soon")
