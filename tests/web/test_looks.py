"""What a newcomer looks for and must find: the log, whole tickets in it, what a button does, what a table waits for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player

WAITING = {
    "en-GB": "Waiting for one more player.",
    "de-DE": "Noch ein Mitspieler fehlt.",
    "es-ES": "Falta un jugador.",
    "pt-BR": "Falta um jogador.",
}


LIGHT = """node => {
    const [red, green, blue] = getComputedStyle(node).fill.match(/[\\d.]+/g).slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}"""


def give_up(page: Page) -> None:
    page.click("[data-open=menu]")
    page.click("[data-giveup]")
    page.click("[data-resign]")
    page.wait_for_selector(".replay")


@pytest.mark.parametrize("title", ["scotland-yard", "europa"])
def test_a_tablet_shows_the_end_of_the_log_and_opens_it_whole(server: Server, visit: Visitor, title: str) -> None:
    page = visit(server.url, width=768, height=1024)
    page.click(f"[data-title={title}] [data-play=hunters]")
    Player(page, 3).wait()
    expect(page.locator("[data-strip] .now")).to_be_visible()
    page.click("[data-strip]")
    expect(page.locator("aside.log .slot.current")).to_be_visible()
    expect(page.locator("[data-strip]")).to_have_count(0)  # once is enough
    page.click("[data-open=log]")
    expect(page.locator("[data-strip]")).to_be_visible()


def test_tickets_with_two_halves_lie_whole_in_the_log_which_comes_before_the_mission(
    server: Server, visit: Visitor
) -> None:
    page = visit(server.url, width=1440, height=900)
    page.click("[data-title=europa] [data-play=hunters]")
    player = Player(page, 3)
    while player.wait() and not page.locator(".slot.filled .ticket").count():
        player.move()
    fits = """() => [...document.querySelectorAll('.slot.filled .ticket')].every((ticket) => {
        const [card, slot] = [ticket.getBoundingClientRect(), ticket.closest('.slot').getBoundingClientRect()];
        return card.left >= slot.left && card.right <= slot.right;
    })"""
    assert page.evaluate(fits)
    log, mission = (page.locator(f"aside.log {what}").bounding_box() for what in (".slot.current", "[data-mission]"))
    assert log
    assert mission
    assert log["y"] < mission["y"]


def test_buttons_that_step_and_the_one_that_plays_look_different(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    page.click("[data-title=scotland-yard] [data-play=x]")
    Player(page, 3).wait()
    give_up(page)
    signs = page.locator(".steps .button path").evaluate_all("paths => paths.map((path) => path.getAttribute('d'))")
    assert len(set(signs)) == 5


@pytest.mark.parametrize("locale", WAITING)
def test_a_table_that_waits_for_a_friend_is_not_called_running(server: Server, visit: Visitor, locale: str) -> None:
    page = visit(f"{server.url}/#set/scotland-yard", locale=locale)
    page.select_option("[data-chair=x]", "open")
    page.click(".start")
    expect(page.locator("[data-seat=x]")).to_be_visible()
    page.goto(f"{server.url}/#tables")
    expect(page.locator("li b").first).to_have_text(WAITING[locale])


def test_a_phone_says_once_that_the_line_is_down_and_keeps_the_name_of_the_game(server: Server, visit: Visitor) -> None:
    page = visit(server.url, width=360, height=740)
    page.click("[data-title=scotland-yard] [data-play=x]")
    Player(page, 3).wait()
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("Connection lost. Trying again…")).to_have_count(1)
    page.evaluate("document.fonts.ready")
    whole = "node => node.scrollWidth <= node.clientWidth"
    assert page.locator("header h1").evaluate(whole)
    page.evaluate("dispatchEvent(new Event('online'))")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_entry_at_which_he_was_last_seen_can_be_read_on_the_board(
    server: Server, visit: Visitor, theme: str
) -> None:
    made = server.make(seats={"x": "me", "h1": "me"}, players=2, options={"reveals": [1]})
    table = f"{server.url}/t/{made['table']}"
    x, hunter = (visit(f"{table}#{made['mine'][seat]}", color_scheme=theme) for seat in ("x", "h1"))
    player = Player(x, 3)
    player.wait()
    player.move()
    seen = hunter.locator("[data-mark=seen]")
    expect(seen.locator("text")).to_have_text("1")
    ink, paper = (seen.locator(part).evaluate(LIGHT) for part in ("text", "rect"))
    assert (max(ink, paper) + 0.05) / (min(ink, paper) + 0.05) > 4.5


def test_the_end_fits_into_a_narrow_column(server: Server, visit: Visitor) -> None:
    page = visit(server.url, width=1440, height=900)
    page.click("[data-title=behrends] [data-play=x]")
    Player(page).wait()
    give_up(page)
    column, buttons = page.locator("main.now").bounding_box(), page.locator(".end button, .end input").all()
    assert column
    assert buttons
    for button in buttons:
        box = button.bounding_box()
        assert not box or box["x"] + box["width"] <= column["x"] + column["width"], button.inner_text()
