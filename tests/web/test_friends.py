"""Playing with friends on phones: into a lobby by link or code, sitting down, ready, off; with every tap counted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player
from tests.web.test_everyone import find_faults, is_narrow

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}
CUT = """() => [...document.querySelectorAll('main :is(button, b, p, h1, h2, label, .says), nav a')]
    .filter((node) => node.offsetParent && !node.closest('.sr') && !node.classList.contains('sr'))
    .filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
    .map((node) => node.textContent.trim())"""
COUNT = """window.counted = { taps: 0, keys: 0 };
addEventListener('click', (event) => event.isTrusted && (counted.taps += 1), true);
addEventListener('keydown', (event) => event.isTrusted && (counted.keys += 1), true);"""


def count(page: Page) -> None:
    page.evaluate(COUNT)


def counted(page: Page) -> tuple[int, int]:
    """Taps and key presses since then."""
    found: dict[str, int] = page.evaluate("counted")
    return found["taps"], found["keys"]


def open_lobby(server: Server, visit: Visitor, **more: Any) -> Page:
    host = visit(server.url, **{**PHONE, **more})
    count(host)
    host.locator("[data-friends]").click()
    expect(host.locator("[data-lobby] [data-seat=h1] [data-get-up]")).to_be_visible()
    assert counted(host)[0] <= 2
    return host


def code_of(page: Page) -> str:
    return page.locator("[data-lobby-code]").get_attribute("data-lobby-code") or ""


def seat(page: Page, name: str) -> Any:
    return page.locator(f"[data-seat={name}]")


def test_friends_meet_by_a_code_and_a_link_sit_down_are_ready_and_play(server: Server, visit: Visitor) -> None:
    host = open_lobby(server, visit)
    host.locator("[data-name]").fill("Anna")
    host.locator("[data-name]").blur()
    ben = visit(server.url, **PHONE)
    count(ben)
    field = ben.locator("[data-code]")
    field.click()
    field.press_sequentially(code_of(host).lower())
    ben.locator("[data-sit=x]").click()
    expect(seat(ben, "x").locator("[data-get-up]")).to_be_visible()
    assert counted(ben) == (2, 6)
    ben.locator("[data-name]").fill("Ben")
    ben.locator("[data-name]").blur()
    expect(seat(host, "x")).to_contain_text("Ben")
    cleo = visit(host.locator("[data-copy]").get_attribute("data-copy") or "", **PHONE)
    cleo.wait_for_selector("[data-sit=h2]")
    count(cleo)
    cleo.locator("[data-sit=h2]").click()
    expect(seat(cleo, "h2").locator("[data-get-up]")).to_be_visible()
    assert counted(cleo) == (1, 0)
    host.locator("[data-add-bot=h3]").click()
    host.locator("[data-add-bot=h4]").click()
    host.locator("[data-free=h4]").click()
    expect(seat(ben, "h3")).to_have_attribute("data-kind", "bot")
    expect(seat(ben, "h4")).to_have_attribute("data-kind", "open")
    expect(host.locator("[data-awaited]")).to_have_attribute("data-awaited", "2")
    for page in (ben, cleo):
        page.locator("button[data-ready]").click()
    expect(host.locator("[data-awaited]")).to_have_attribute("data-awaited", "0")
    expect(seat(host, "x")).to_have_attribute("data-ready", "")
    assert ben.locator("[data-start]").count() == 0
    host.locator("[data-start]").click()
    for page in (host, ben, cleo):
        page.wait_for_selector(".table .piece")


def test_somebody_changes_his_seat_gets_up_and_finds_it_again(server: Server, visit: Visitor) -> None:
    host = open_lobby(server, visit)
    ben = visit(f"{server.url}/#code/{code_of(host)}", **PHONE)
    ben.locator("[data-sit=x]").click()
    expect(seat(ben, "x").locator("[data-get-up]")).to_be_visible()
    ben.locator("[data-sit=h3]").click()
    expect(seat(ben, "h3").locator("[data-get-up]")).to_be_visible()
    expect(seat(host, "x")).to_have_attribute("data-kind", "open")
    ben.reload()
    ben.locator("[data-get-up]").click()
    expect(seat(host, "h3")).to_have_attribute("data-kind", "open")
    expect(ben.locator("[data-sit=h3]")).to_be_visible()
    host.locator("[data-sit=x]").click()  # the host plays Mister X
    expect(seat(ben, "x")).to_have_attribute("data-kind", "person")
    expect(host.locator("[data-start]")).to_be_visible()


def test_the_host_changes_the_game_and_everybody_stays(server: Server, visit: Visitor) -> None:
    host = open_lobby(server, visit)
    ben = visit(f"{server.url}/#code/{code_of(host)}", **PHONE)
    ben.locator("[data-sit=h5]").click()
    expect(seat(ben, "h5").locator("[data-get-up]")).to_be_visible()
    host.locator("[data-game]").select_option("ny-chase")
    expect(ben.locator("h1")).to_contain_text("N.Y. Chase")
    host.locator("[data-players]").select_option("3")
    expect(ben.locator("[data-seat]")).to_have_count(3)
    expect(ben.locator("[data-get-up]")).to_be_visible()
    ben.locator("button[data-ready]").click()
    ben.reload()
    expect(ben.locator("[data-get-up]")).to_be_visible()
    host.locator("[data-start]").click()
    ben.wait_for_selector(".table .piece")


def test_who_only_looked_on_hears_that_the_game_has_begun(server: Server, visit: Visitor) -> None:
    host = open_lobby(server, visit)
    ben = visit(f"{server.url}/#code/{code_of(host)}", **PHONE)
    expect(ben.locator("[data-sit=x]")).to_be_visible()
    code = code_of(host)
    host.locator("[data-start]").click()
    expect(ben.locator("h1")).to_contain_text("without you")
    cleo = visit(server.url, **PHONE)
    cleo.locator("[data-code]").fill(code)
    expect(cleo.get_by_role("alert")).to_contain_text("No lobby has this code")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "es-ES", "pt-BR"])
def test_the_lobby_and_the_first_page_cut_no_text_off(server: Server, visit: Visitor, locale: str) -> None:
    host = open_lobby(server, visit, locale=locale)
    host.locator("[data-name]").fill("Maximiliane Wunderlich-Oberhofer")
    host.locator("[data-name]").blur()
    host.locator("[data-add-bot=h3]").click()
    expect(seat(host, "h3")).to_have_attribute("data-kind", "bot")
    host.locator("button[data-ready]").click()
    expect(seat(host, "h1")).to_have_attribute("data-ready", "")
    host.locator("details summary").first.click()
    assert is_narrow(host)
    assert host.evaluate(CUT) == []
    host.goto(server.url)
    host.wait_for_selector("[data-play]")
    assert is_narrow(host)
    assert host.evaluate(CUT) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_the_lobby_has_no_faults_and_needs_no_mouse(server: Server, visit: Visitor, width: int, theme: str) -> None:
    host = visit(server.url, width=width, color_scheme=theme)
    friends = host.locator("[data-friends]:enabled")
    friends.focus()
    friends.press("Enter")
    expect(host.locator("[data-get-up]")).to_be_visible()
    host.locator("[data-add-bot=h3]").press("Enter")
    expect(seat(host, "h3")).to_have_attribute("data-kind", "bot")
    assert find_faults(host) == []
    host.locator("[data-sit=x]").press("Enter")
    expect(seat(host, "x").locator("[data-get-up]")).to_be_visible()
    host.locator("button[data-ready]").press("Enter")
    expect(seat(host, "x")).to_have_attribute("data-ready", "")
    host.locator("[data-start]").press("Enter")
    host.wait_for_selector(".table .piece")


def resign(page: Page) -> None:
    page.locator("[data-open=menu]").click()
    page.locator("[data-giveup]").click()
    page.locator("[data-resign]").click()
    page.wait_for_selector(".end")


def begin_two(server: Server, visit: Visitor, **look: Any) -> tuple[Page, Page]:
    """Anna hunts and is the host, Ben is Mister X; bots play the rest."""
    host = open_lobby(server, visit, **look)
    ben = visit(f"{server.url}/#code/{code_of(host)}", **PHONE)
    ben.locator("[data-sit=x]").click()
    expect(seat(ben, "x").locator("[data-get-up]")).to_be_visible()
    for page, name in ((host, "Anna"), (ben, "Ben")):
        page.locator("[data-name]").fill(name)
        page.locator("[data-name]").blur()
    expect(seat(host, "x")).to_contain_text("Ben")
    expect(seat(ben, "h1")).to_contain_text("Anna")
    host.locator("[data-start]").click()
    for page in (host, ben):
        page.wait_for_selector(".table .piece")
    return host, ben


def test_the_next_game_asks_who_is_mister_x_and_waits_for_everybody(server: Server, visit: Visitor) -> None:
    host, ben = begin_two(server, visit)
    resign(ben)
    host.locator("[data-rematch]").click()
    expect(host.locator("[data-next-x='']")).to_contain_text("Anna")
    host.locator("[data-next-x=x]").click()
    expect(seat(host, "h1").locator("[data-get-up]")).to_be_visible()
    expect(seat(host, "x")).to_contain_text("Ben, not here yet")
    expect(host.locator("[data-awaited]")).to_contain_text("Waiting for Ben.")
    ben.locator("[data-rematch]").click()
    expect(seat(ben, "x").locator("[data-get-up]")).to_be_visible()
    expect(seat(host, "x")).not_to_contain_text("not here yet")
    host.locator("[data-free=h2]").click()
    ben.locator("[data-sit=h2]").click()  # it is not too late to change one's mind
    expect(seat(host, "h2")).to_contain_text("Ben")
    host.locator("[data-start]").click()
    ben.wait_for_selector(".table .piece")


def test_the_first_page_knows_the_games_that_wait_and_the_list_how_they_ended(server: Server, visit: Visitor) -> None:
    host, ben = begin_two(server, visit)
    ben.goto(server.url)
    expect(ben.locator("[data-running]")).to_have_text("Your move in Scotland Yard, with Anna")
    expect(ben.locator("nav .count")).to_have_text("1")
    host.goto(server.url)
    expect(host.locator("[data-running]")).to_have_text("Scotland Yard is running, with Ben")
    assert find_faults(ben) == []
    ben.locator("[data-running]").click()
    ben.wait_for_selector(".table .piece")
    resign(ben)
    for page, ended in ((ben, "Lost"), (host, "Won")):
        page.goto(f"{server.url}/#tables")
        expect(page.locator("[data-status]")).to_have_text(ended)
        expect(page.locator("li")).to_contain_text("Anna" if page is ben else "Ben")
    host.locator("[data-forget]").click()
    expect(host.locator("[data-table]")).to_have_count(0)
    assert find_faults(host) == []
    host.locator("[data-undo]").click()
    expect(host.locator("[data-table]")).to_have_count(1)
    host.goto(f"{server.url}/#score")
    expect(host.locator("[data-score=scotland-yard] [data-side=hunters]")).to_contain_text("1 of 1 won")
    assert find_faults(host) == []
    with host.expect_download() as saved:
        host.locator("[data-save]").click()
    assert '"side": "hunters"' in saved.value.path().read_text("utf-8")


def test_a_finished_game_shows_where_mister_x_went(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE)
    page.locator("[data-title=scotland-yard] [data-play=x]").click()
    player = Player(page, 3)
    for _ in range(3):
        if player.wait():
            player.move()
    if player.wait():
        resign(page)
    page.goto(f"{server.url}/#tables")
    corners = page.locator("[data-path] polyline").get_attribute("points") or ""
    assert len(corners.split()) >= 2
    page.reload()  # it is remembered
    expect(page.locator("[data-path] polyline")).to_have_attribute("points", corners)


def test_only_the_host_reads_how_to_let_phones_in(server: Server, visit: Visitor) -> None:
    host = open_lobby(server, visit)
    ben = visit(f"{server.url}/#code/{code_of(host)}", **PHONE)
    ben.wait_for_selector("[data-sit=x]")
    expect(host.locator("[data-only-here]")).to_have_count(1)
    expect(ben.locator("[data-only-here]")).to_have_count(0)
