"""A host who sits nowhere is named as such, and is not counted among those who watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.running import Server
from tests.web.conftest import Visitor

WORDS = {
    "en-GB": ("You host this table and have no seat.", "The host is here and has no seat.", "One person is watching."),
    "de-DE": (
        "Du leitest diesen Tisch, spielst aber nicht mit.",
        "Der Gastgeber ist da, spielt aber nicht mit.",
        "Eine Person schaut zu.",
    ),
    "es-ES": (
        "Organizas esta mesa, pero no juegas.",
        "El anfitrión está aquí, pero no juega.",
        "Hay un espectador.",
    ),
    "pt-BR": (
        "Você organiza esta mesa, mas não joga.",
        "O anfitrião está aqui, mas não joga.",
        "Uma pessoa está assistindo.",
    ),
}


@pytest.mark.parametrize("locale", WORDS)
def test_a_host_without_a_seat_is_no_spectator(server: Server, visit: Visitor, locale: str) -> None:
    own, others, watching = WORDS[locale]
    made = server.make(seats={"x": "open", "h1": "open"}, players=2)
    table = f"{server.url}/t/{made['table']}"
    host = visit(f"{table}#{made['host']}", locale=locale)
    expect(host.locator("[data-unseated-host]")).to_have_text(own)
    expect(host.locator("[data-watchers]")).to_have_count(0)

    watcher = visit(f"{table}#{made['watch']}", locale=locale)
    expect(watcher.locator("[data-unseated-host]")).to_have_text(others)
    for page in (host, watcher):
        expect(page.locator("[data-watchers]")).to_have_text(watching)

    host.goto("about:blank")
    expect(watcher.locator("[data-unseated-host]")).to_have_count(0)
    expect(watcher.locator("[data-watchers]")).to_have_text(watching)


def test_a_host_with_a_seat_is_named_by_it_alone(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#set/scotland-yard")
    page.select_option("[data-chair=x]", "open")
    page.click(".start")
    expect(page.locator("[data-seat=x]")).to_be_visible()
    expect(page.locator("[data-unseated-host], [data-watchers]")).to_have_count(0)
