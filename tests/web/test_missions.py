"""Missions of Europa on the table: all three until one is chosen, then that one, and never like where he can be."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player

from misterx import boards

MISSIONS = boards.load("europe").extra["missions"]
DRAWN = """() => {
    const city = document.querySelector('.picture').shadowRoot;
    const isShown = (node) => !node.closest('.legend') && getComputedStyle(node).display !== 'none';
    const shown = (kind) =>
        ['green', 'yellow', 'orange'].filter((name) => [...city.querySelectorAll(`.${name}-${kind}`)].some(isShown));
    return { targets: shown('target'), starts: shown('start') };
}"""
LEGEND = """() => {
    const legend = document.querySelector('.picture').shadowRoot.querySelector('.legend');
    const low = (node) => node.getBoundingClientRect().bottom;
    const [all, frame] = [[...legend.querySelectorAll('*')], legend.querySelector('.frame')];
    const signs = all.filter((node) => node !== frame && getComputedStyle(node).display !== 'none');
    const row = legend.querySelector('.mode').getBoundingClientRect().height;
    return { hidden: all.length - 1 - signs.length, rows: (low(frame) - Math.max(...signs.map(low))) / row };
}"""
# How far the outline that the table draws around a city lies from the one in the picture, at most, in pixels.
APART = """() => {
    const city = document.querySelector('.picture').shadowRoot;
    const place = (kind, node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { kind, x: x + width / 2, y: y + height / 2, wide: width };
    };
    const printed = [...city.querySelectorAll('[class$=-start], [class$=-target]')]
        .filter((node) => !node.closest('.legend') && getComputedStyle(node).display !== 'none')
        .map((node) => place(node.matches('[class$=-start]') ? 'start' : 'goal', node));
    const marks = [...document.querySelectorAll('[data-mark=start], [data-mark=goal]')]
        .map((mark) => place(mark.dataset.mark, mark.querySelector('.shape')));
    const apart = (a, b) => a.kind === b.kind ? Math.hypot(a.x - b.x, a.y - b.y) + Math.abs(a.wide - b.wide) : Infinity;
    const nearest = (own, others) => Math.min(...others.map((other) => apart(own, other)));
    return Math.max(...marks.map((mark) => nearest(mark, printed)), ...printed.map((drawn) => nearest(drawn, marks)));
}"""
TAGS = """() => [...document.querySelectorAll('.tag')].map((tag) => {
    const { left, right, top, bottom } = tag.querySelector('rect').getBoundingClientRect();
    return { at: Number(tag.parentNode.dataset.at), left, right, top, bottom };
})"""
NUMBERS = """() => [...document.querySelector('.picture').shadowRoot.querySelectorAll('.station')].map((station) => {
    const { left, right, top, bottom } = station.querySelector('.number').getBoundingClientRect();
    return { at: Number(station.dataset.station), left, right, top, bottom };
})"""
LOOKS: dict[str, dict[str, Any]] = {
    "en-GB": {"width": 1440, "color_scheme": "light"},
    "de-DE": {"width": 390, "color_scheme": "light"},
    "es-ES": {"width": 1440, "color_scheme": "dark"},
    "pt-BR": {"width": 390, "color_scheme": "dark"},
}
WORDS = {
    "en-GB": ("green", "Target cities", "Start cities", "Vienna"),
    "de-DE": ("grün", "Zielstädte", "Startstädte", "Wien"),
    "es-ES": ("verde", "Ciudades de destino", "Ciudades de salida", "Viena"),
    "pt-BR": ("verde", "Cidades de destino", "Cidades de partida", "Viena"),
}
VIENNA = 102


def marked(page: Page, kind: str) -> list[int]:
    places: list[int] = page.locator(f"[data-mark={kind}]").evaluate_all(
        "nodes => nodes.map((node) => Number(node.dataset.at)).sort((a, b) => a - b)"
    )
    return places


def every(end: str, *names: str) -> list[int]:
    return sorted(city for name in names for city in MISSIONS[name][end])


def check_drawing(page: Page) -> None:
    """Picture and table draw the same, and the legend has no empty row."""
    assert page.evaluate(APART) < 4, "the table's outline is a little wider"
    legend = page.evaluate(LEGEND)
    assert legend["hidden"] == 0
    assert legend["rows"] < 1


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = one["left"] < other["right"] and other["left"] < one["right"]
    return across and one["top"] < other["bottom"] and other["top"] < one["bottom"]


@pytest.mark.parametrize("locale", WORDS)
def test_the_table_marks_the_chosen_mission_alone(server: Server, visit: Visitor, locale: str) -> None:
    made = server.make("europa", players=2, seats={"x": "me", "h1": "me"})
    table = f"{server.url}/t/{made['table']}"
    x, hunter = (visit(f"{table}#{made['mine'][seat]}", locale=locale, **LOOKS[locale]) for seat in ("x", "h1"))
    colour, targets, starts, vienna = WORDS[locale]
    for page in (x, hunter):
        page.wait_for_selector(".table[data-settled] [data-mark=goal]")
        assert marked(page, "goal") == every("targets", *MISSIONS)
        assert marked(page, "start") == every("starts", *MISSIONS)
        page.wait_for_function(f"({DRAWN})().targets.length === 3")
        assert page.evaluate(DRAWN)["starts"] == list(MISSIONS)
        check_drawing(page)
        expect(page.locator("[data-mission]")).to_have_count(3)
        expect(page.locator("[data-mark=goal] text").first).to_have_text(colour)
        expect(page.locator("[data-goals]")).to_have_count(0)
        expect(page.locator("[data-mission=green]")).to_contain_text(starts)
    x.locator(f".target[data-station='{MISSIONS['green']['starts'][0]}']").press("Enter")
    x.locator(".chooser .way").first.click()
    for page in (x, hunter):
        page.wait_for_function("() => document.querySelectorAll('[data-mark=goal]').length === 5")
        assert marked(page, "goal") == every("targets", "green")
        assert marked(page, "start") == every("starts", "green")
        assert page.evaluate(DRAWN) == {"targets": ["green"], "starts": ["green"]}
        check_drawing(page)
        expect(page.locator("[data-mission]")).to_have_count(1)
        expect(page.locator("[data-mission=green]")).to_contain_text(targets)
        # Of the one mission that is left the cities say more than its colour; they are in sight beside the board too.
        expect(page.locator(f"[data-mark=goal][data-at='{VIENNA}'] text")).to_have_text(vienna)
        expect(page.locator("[data-goals=green] [data-goal]")).to_have_count(5)
        expect(page.locator(f"[data-goal='{VIENNA}']")).to_contain_text(vienna)
    page = hunter
    page.wait_for_selector("[data-mark=possible]", state="attached")
    assert page.locator("[data-mark=goal] circle, [data-mark=start] circle").count() == 0, "rings are where one can go"


def test_a_city_of_two_missions_shows_both(server: Server, visit: Visitor) -> None:
    """It is a start of one and a target of another: two tags, and none lies on another or on a number."""
    starts, targets = ({city for ends in MISSIONS.values() for city in ends[end]} for end in ("starts", "targets"))
    assert (shared := starts & targets)
    made = server.make("europa", players=2, seats={"x": "me", "h1": "me"})
    page = visit(f"{server.url}/t/{made['table']}#{made['mine']['h1']}")
    page.wait_for_selector(".table[data-settled] [data-mark=goal]")
    page.wait_for_selector(".picture svg .station")
    page.evaluate("document.fonts.ready")
    tags, numbers = page.evaluate(f"() => [({TAGS})(), ({NUMBERS})()]")
    assert {city: [tag["at"] for tag in tags].count(city) for city in shared} == dict.fromkeys(shared, 2)
    assert [(one["at"], other["at"]) for one, other in combinations(tags, 2) if overlap(one, other)] == []
    assert [(tag["at"], number["at"]) for tag in tags for number in numbers if overlap(tag, number)] == []


def test_who_waits_for_the_mission_is_told_so(server: Server, visit: Visitor) -> None:
    made = server.make("europa", players=2, seats={"x": "me", "h1": "me"}, aid="possible", name="Ada")
    table = f"{server.url}/t/{made['table']}"
    hunter, watcher = (visit(f"{table}#{key}") for key in (made["mine"]["h1"], made["watch"]))
    expect(hunter.locator(".sentence")).to_have_text("Waiting for Ada.")
    expect(watcher.locator(".sentence")).to_have_text("Waiting for Ada. You are watching.")


def test_who_waits_for_a_colleague_to_discard_is_told_for_whom(server: Server, visit: Visitor) -> None:
    made = server.make("europa", players=3, seats={"h1": "me", "h2": "me", "x": "bot:random"})
    first, second = (Player(visit(f"{server.url}/t/{made['table']}#{made['mine'][seat]}")) for seat in ("h1", "h2"))
    discards = first.page.locator("[data-action=keep], [data-action=discard]")
    while not discards.count():
        for player in (first, second):
            if not discards.count() and player.is_on_turn:
                player.move()
        first.page.wait_for_timeout(20)
        assert not first.is_over
    first.move()
    expect(first.page.locator(".sentence")).to_contain_text("Waiting for Detective 2.")
