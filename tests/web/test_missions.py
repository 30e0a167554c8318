"""Missions of Europa on the table: all three until one is chosen, then that one, and never like where he can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor

from misterx import boards

MISSIONS = boards.load("europe").extra["missions"]
DRAWN = """() => {
    const city = document.querySelector('.picture').shadowRoot;
    const isShown = (node) => !node.closest('.legend') && getComputedStyle(node).display !== 'none';
    const shown = (kind) =>
        ['green', 'yellow', 'orange'].filter((name) => [...city.querySelectorAll(`.${name}-${kind}`)].some(isShown));
    return { targets: shown('target'), starts: shown('start') };
}"""
WORDS = {
    "en-GB": ("gr", "Target cities", "Start cities"),
    "de-DE": ("gr", "Zielstädte", "Startstädte"),
    "es-ES": ("ve", "Ciudades de destino", "Ciudades de salida"),
    "pt-BR": ("ve", "Cidades de destino", "Cidades de partida"),
}


def marked(page: Page, kind: str) -> list[int]:
    places: list[int] = page.locator(f"[data-mark={kind}]").evaluate_all(
        "nodes => nodes.map((node) => Number(node.dataset.at)).sort((a, b) => a - b)"
    )
    return places


def every(end: str, *names: str) -> list[int]:
    return sorted(city for name in names for city in MISSIONS[name][end])


@pytest.mark.parametrize("locale", WORDS)
def test_the_table_marks_the_chosen_mission_alone(server: Server, visit: Visitor, locale: str) -> None:
    made = server.make("europa", players=2, seats={"x": "me", "h1": "me"})
    x, hunter = (visit(f"{server.url}/t/{made['table']}#{made['mine'][seat]}", locale=locale) for seat in ("x", "h1"))
    short, targets, starts = WORDS[locale]
    for page in (x, hunter):
        page.wait_for_selector(".table[data-settled] [data-mark=goal]")
        assert marked(page, "goal") == every("targets", *MISSIONS)
        assert marked(page, "start") == every("starts", *MISSIONS)
        page.wait_for_function(f"({DRAWN})().targets.length === 3")
        expect(page.locator("[data-mission]")).to_have_count(3)
        expect(page.locator("[data-mission=green]")).to_contain_text(starts)
    x.locator(f".target[data-station='{MISSIONS['green']['starts'][0]}']").press("Enter")
    x.locator(".chooser .way").first.click()
    for page in (x, hunter):
        page.wait_for_function("() => document.querySelectorAll('[data-mark=goal]').length === 5")
        assert marked(page, "goal") == every("targets", "green")
        assert marked(page, "start") == every("starts", "green")
        assert page.evaluate(DRAWN) == {"targets": ["green"], "starts": []}
        expect(page.locator("[data-mission]")).to_have_count(1)
        expect(page.locator("[data-mission=green]")).to_contain_text(targets)
        expect(page.locator("[data-mark=goal] text").first).to_have_text(short)
    page = hunter
    page.wait_for_selector("[data-mark=possible] circle")
    assert page.locator("[data-mark=goal] circle, [data-mark=start] circle").count() == 0, "rings are where he can be"
