"""Who may do what, as the page shows it: taking back by consent, seats that change hands, devices, stand-ins."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.dark import Network
from tests.web.player import Player
from tests.web.test_everyone import find_faults, is_narrow

ASKS = {
    "en-GB": "Xena would like to take back a turn.",
    "de-DE": "Xena möchte einen Zug zurücknehmen.",
    "es-ES": "Xena quiere deshacer un turno.",
    "pt-BR": "Xena quer desfazer uma jogada.",
}
# What a page tells for some seconds stays, however slow the machine is; until it is loaded anew.
HOLD = "() => { const set = setTimeout; window.setTimeout = (f, ms, ...a) => (ms === 8000 ? 0 : set(f, ms, ...a)); }"


def come(visit: Visitor, link: str, name: str, **look: Any) -> Page:
    """Somebody takes a seat with an invitation."""
    page = visit(link, **look)
    page.fill("input", name)
    page.click("form button")
    page.wait_for_url(lambda url: url != link)
    page.evaluate(HOLD)
    return page


def sit_two(server: Server, visit: Visitor, **look: Any) -> tuple[Page, Page, dict[str, Any]]:
    """Mister X and the one who leads all hunters, each with a browser of his own."""
    made = server.make(players=2, seats={"x": "open", "h1": "open"})
    table = f"{server.url}/t/{made['table']}"
    xena = come(visit, f"{table}#{made['invites']['x']}", "Xena", **look)
    hugo = come(visit, f"{table}#{made['invites']['h1']}", "Hugo", **look)
    for page in (xena, hugo):
        page.wait_for_selector(".frame")
    return xena, hugo, made


def ask_back(page: Page) -> None:
    page.click("[data-open=menu]")
    page.click("[data-takeback]")


def open_people(page: Page) -> None:
    page.click("[data-open=menu]")
    page.click("[data-people]")
    page.wait_for_selector("dialog [data-seat]")


def move(player: Player) -> None:
    player.wait()
    player.move()


def test_a_turn_is_taken_back_when_the_other_side_agrees_and_everybody_reads_of_it(
    server: Server, visit: Visitor
) -> None:
    xena, hugo, made = sit_two(server, visit)
    watcher = visit(f"{server.url}/t/{made['table']}#{made['watch']}")
    start = xena.locator(".piece[data-pawn=x]").get_attribute("data-at")
    move(Player(xena))
    expect(hugo.locator(".slot.filled")).not_to_have_count(0)
    ask_back(xena)
    for page in (xena, hugo, watcher):
        expect(page.locator("[data-request=x]")).to_be_visible()
    expect(xena.locator("[data-missing]")).to_contain_text("Hugo")
    expect(watcher.locator("[data-missing]")).to_contain_text("Hugo")
    expect(watcher.locator("[data-request] button")).to_have_count(0)
    expect(xena.locator("[data-agree]")).to_have_count(0)
    xena.click("[data-open=menu]")
    expect(xena.locator("[data-takeback]")).to_have_count(0)  # it is asked already
    xena.keyboard.press("Escape")
    hugo.locator("[data-agree]").press("Enter")
    for page in (xena, hugo, watcher):
        expect(page.locator("[data-request]")).to_have_count(0)
        expect(page.locator(".slot.filled")).to_have_count(0)
    expect(xena.locator(".piece[data-pawn=x]")).to_have_attribute("data-at", start or "")
    told = "Xena (Mister X) took back a turn, Hugo (Detective 1) agreed"
    expect(hugo.locator("[data-notice=quiet]")).to_contain_text(told)
    for page in (hugo, watcher):
        open_people(page)
        expect(page.locator("[data-deed=takeback]")).to_contain_text(told)


def test_a_turn_stays_when_somebody_says_no_or_it_is_withdrawn_or_somebody_moves(
    server: Server, visit: Visitor
) -> None:
    xena, hugo, _ = sit_two(server, visit)
    move(Player(xena))
    expect(hugo.locator(".slot.filled")).not_to_have_count(0)
    filled = hugo.locator(".slot.filled").count()

    ask_back(xena)
    hugo.click("[data-refuse]")
    expect(xena.locator("[data-notice=quiet]")).to_have_text("Nothing was taken back. The game goes on. ✕")
    expect(xena.locator("[data-request]")).to_have_count(0)
    xena.click("[data-notice] button")
    expect(xena.locator("[data-notice]")).to_have_count(0)

    ask_back(xena)
    hugo.wait_for_selector("[data-agree]")
    xena.click("[data-withdraw]")
    expect(hugo.locator("[data-request]")).to_have_count(0)

    ask_back(xena)
    hugo.wait_for_selector("[data-agree]")
    move(Player(hugo))
    for page in (xena, hugo):
        expect(page.locator("[data-request]")).to_have_count(0)
    assert hugo.locator(".slot.filled").count() >= filled
    open_people(hugo)
    expect(hugo.locator("[data-deed=takeback]")).to_have_count(0)


def test_everybody_reads_in_his_language_who_asks(server: Server, visit: Visitor) -> None:
    xena, _, made = sit_two(server, visit)
    readers = {locale: visit(f"{server.url}/t/{made['table']}#{made['watch']}", locale=locale) for locale in ASKS}
    move(Player(xena))
    ask_back(xena)
    for locale, page in readers.items():
        expect(page.locator("[data-request] b")).to_have_text(ASKS[locale])


def test_a_second_device_is_told_of_ended_and_kept_out(server: Server, visit: Visitor) -> None:
    xena, _, _ = sit_two(server, visit)
    link = xena.url
    second = visit(link)
    second.wait_for_selector(".frame")
    expect(xena.locator("[data-notice=loud]")).to_contain_text("opened on another device")
    expect(second.locator("[data-notice]")).to_have_count(0)
    open_people(second)
    expect(second.locator("[data-device]")).to_contain_text("taken on another device")
    expect(second.locator("[data-end]")).to_have_count(0)  # it was only let in
    xena.reload()
    xena.wait_for_selector(".frame")
    expect(xena.locator("[data-notice]")).to_have_count(0)  # he has been told

    open_people(xena)
    expect(xena.locator("[data-device]")).to_contain_text("Also open on another device since")
    xena.locator("[data-end]").press("Enter")
    expect(xena.locator("[data-leave-device]")).to_be_focused()
    xena.keyboard.press("Enter")
    expect(xena.locator("[data-end]")).to_be_focused()  # it was only a question
    xena.click("[data-end]")
    xena.click("[data-end-now]")
    expect(xena.locator("[data-device]")).to_have_count(0)
    expect(second.locator("main h1")).to_contain_text("You are no longer at this seat")
    late = visit(link)
    expect(late.locator("main h1")).to_contain_text("has closed its link")

    xena.click("[data-new-device]")
    fresh = xena.locator("[data-link]").last
    expect(fresh).not_to_have_value(link)
    third = visit(fresh.input_value())
    third.wait_for_selector(".frame")
    expect(xena.locator("[data-device]")).to_have_count(1)
    xena.reload()  # his own link is for him, as ever
    move(Player(xena))


def test_what_came_while_nobody_looked_is_told_when_he_is_back(server: Server, visit: Visitor) -> None:
    xena, _, _ = sit_two(server, visit)
    link = xena.url
    xena.goto("about:blank")
    visit(link).wait_for_selector(".frame")
    xena.goto(link)
    expect(xena.locator("[data-notice=loud]")).to_contain_text("opened on another device")


def set_table(visit: Visitor, server: Server | Network, **chairs: str) -> tuple[Page, dict[str, str]]:
    """A host who sets a table with his own hands, and the links for his friends."""
    page = visit(f"{server.url}/#set/scotland-yard")
    page.select_option("form select >> nth=0", "3")
    for seat, kind in chairs.items():
        page.select_option(f"[data-chair={seat}]", kind)
    page.click(".start")
    page.wait_for_selector("[data-lobby] [data-seat]")
    page.evaluate(HOLD)
    place = page.evaluate("JSON.parse(localStorage['misterx.tables'])[0]")
    return page, {seat: f"{server.url}/t/{place['table']}#{token}" for seat, token in place["invites"].items()}


def begin(host: Page, *names: str) -> None:
    """Who was invited has come into the lobby, and the host begins."""
    for name in names:
        expect(host.locator("[data-lobby] .seats")).to_contain_text(name)
    host.click("[data-start]")


def test_a_host_arranges_all_seats_before_the_start_and_his_own_side_after_it(server: Server, visit: Visitor) -> None:
    host, links = set_table(visit, server, x="open", h2="open")
    xena = come(visit, links["x"], "Xena")
    expect(host.locator("[data-add-bot=h2]")).to_be_visible()
    expect(host.locator("[data-free=x]")).to_be_visible()
    expect(xena.locator("[data-free], [data-add-bot]")).to_have_count(0)  # she is no host
    bea = come(visit, links["h2"], "Bea")
    begin(host, "Xena", "Bea")
    host.wait_for_selector(".frame")
    open_people(host)
    expect(host.locator("[data-open-seat=h2]")).to_be_visible()
    expect(host.locator("[data-to-bot=h2]")).to_have_text("Let a bot play (simple)")
    expect(host.locator("dialog select")).to_have_count(0)  # there is nothing to choose
    expect(host.locator("[data-seat=x] button")).to_have_count(0)
    host.click("[data-to-bot=h2]")
    for page in (xena, bea):
        expect(page.locator("[data-notice]")).to_contain_text("lets a bot (simple) play for Bea (Detective 2)")
    bea.click("[data-me-again]")
    expect(host.locator("[data-seat=h2]")).to_contain_text("Bea")
    expect(host.locator("[data-deed=back]")).to_contain_text("Bea (Detective 2) is back")
    host.keyboard.press("Escape")

    xena.click("[data-open=menu]")
    xena.click("[data-giveup]")
    xena.click("[data-resign]")
    host.wait_for_selector(".end")
    open_people(host)
    expect(host.locator("[data-seat] button")).to_have_count(0)


def test_a_seat_given_away_is_somebody_elses_and_that_is_said_aloud(server: Server, visit: Visitor) -> None:
    host, links = set_table(visit, server, x="open", h2="open")
    xena, bea = come(visit, links["x"], "Xena"), come(visit, links["h2"], "Bea")
    begin(host, "Xena", "Bea")
    for page in (host, xena, bea):
        page.wait_for_selector(".frame")
    open_people(bea)
    bea.click("[data-open-seat=h2]")
    expect(bea.locator("dialog")).to_contain_text("You leave the table at once")
    bea.click("[data-open-now=h2]")
    expect(bea.locator("main h1")).to_have_text("You have left your seat.")
    expect(xena.locator("[data-notice=quiet]")).to_contain_text("Bea (Detective 2) left the seat")
    come(visit, bea.locator("[data-link]").input_value(), "Cy").wait_for_selector(".frame")
    for page in (host, xena):
        expect(page.locator("[data-notice=loud]")).to_contain_text("Another person plays Detective 2 now: Cy")
    open_people(xena)
    expect(xena.locator("[data-deed=left]")).to_contain_text("Bea (Detective 2) left the seat")
    expect(xena.locator("[data-deed=sat]")).to_contain_text("Cy joined as Detective 2 after the deal")
    bea.click("[data-watch]")
    expect(bea.locator(".sentence")).to_contain_text("You are watching.")


def test_the_stand_in_is_chosen_with_the_table_and_shown_to_everybody(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#set/scotland-yard")
    expect(page.locator("[data-stand-in]")).to_have_count(0)  # nobody else plays
    page.select_option("[data-chair=x]", "open")
    says = page.locator("[data-stand-in-says]")
    expect(says).to_contain_text("offline for a minute, the bot “simple” takes over until they are back.")
    expect(page.locator("[data-stand-in] option[value=random]")).to_have_count(0)
    page.select_option("[data-stand-in-after]", "2")
    page.select_option("[data-stand-in]", "level2")
    expect(says).to_contain_text("offline for 2 minutes, the bot “casual” takes over until they are back.")
    page.click(".start")
    page.wait_for_selector("[data-lobby]")
    place = page.evaluate("JSON.parse(localStorage['misterx.tables'])[0]")
    friend = come(visit, f"{server.url}/t/{place['table']}#{place['invites']['x']}", "Xena", locale="de-DE")
    begin(page, "Xena")
    friend.wait_for_selector(".frame")
    open_people(friend)
    german = "2 Minuten offline, übernimmt der Bot „Gelegenheitsspieler“"
    expect(friend.locator("[data-stand-in-says]")).to_contain_text(german)

    page.goto(f"{server.url}/#set/scotland-yard")
    page.select_option("[data-chair=x]", "open")
    page.select_option("[data-stand-in-after]", "0")
    expect(page.locator("[data-stand-in]")).to_have_count(0)
    expect(says).to_contain_text("If somebody goes offline, the game waits for them.")


def test_a_host_may_let_the_tables_bot_play_for_somebody_of_the_other_side_who_is_long_gone(
    server: Server, visit: Visitor
) -> None:
    host, links = set_table(visit, server, x="open", h2="bot:greedy")
    xena = come(visit, links["x"], "Xena")
    begin(host, "Xena")
    host.wait_for_selector(".frame")
    open_people(host)
    xena.goto("about:blank")
    expect(host.locator("[data-seat=x]")).to_contain_text("offline")
    expect(host.locator("[data-to-bot=x]")).to_have_count(0)
    host.evaluate("() => { const now = Date.now; Date.now = () => now() + 300_000; }")  # five minutes later
    expect(host.locator("[data-to-bot=x]")).to_have_text("Let a bot play (simple)")
    expect(host.locator("[data-open-seat=x]")).to_have_count(0)


def test_a_bot_plays_for_somebody_until_he_plays_himself_again(server: Server, visit: Visitor) -> None:
    _, hugo, _ = sit_two(server, visit)
    open_people(hugo)
    hugo.click("[data-to-bot=h1]")
    hugo.keyboard.press("Escape")
    expect(hugo.locator(".now")).to_contain_text("A bot plays for you.")
    hugo.click("[data-me-again]")
    expect(hugo.locator("[data-me-again]")).to_have_count(0)


def test_a_second_device_may_watch_the_next_game(server: Server, visit: Visitor) -> None:
    xena, hugo, _ = sit_two(server, visit)
    second = visit(xena.url)
    second.wait_for_selector(".frame")
    hugo.click("[data-open=menu]")
    hugo.click("[data-giveup]")
    hugo.click("[data-resign]")
    hugo.click("[data-rematch]")
    hugo.click("[data-next-x='']")
    hugo.wait_for_selector("[data-lobby]")
    before = second.url
    second.click("[data-rematch]")
    expect(second.locator(".end [role=alert]")).to_have_text(
        "The seat in the next game opens only on the device that held this one."
    )
    second.click("[data-watch-next]")
    second.wait_for_url(lambda url: url != before)
    expect(second.locator("[data-lobby] [data-seat]")).to_have_count(2)
    expect(second.locator("[data-lobby-code]")).to_have_count(0)
    xena.click("[data-rematch]")
    xena.wait_for_selector("[data-lobby]")
    for page in (xena, hugo):
        page.click("button[data-ready]")
    hugo.click("[data-start]")
    expect(second.locator(".sentence")).to_contain_text("You are watching.")
    xena.wait_for_selector("[data-open=menu]")
    expect(xena.locator(".sentence")).not_to_contain_text("watching")


@pytest.mark.slow
@pytest.mark.parametrize(("width", "theme"), [(390, "light"), (1280, "dark")])
def test_what_is_asked_and_told_has_no_faults(server: Server, visit: Visitor, width: int, theme: str) -> None:
    xena, hugo, _ = sit_two(server, visit, width=width, color_scheme=theme, has_touch=width < 700)
    visit(hugo.url).wait_for_selector(".frame")
    for _ in range(2):  # asked for once more, so that there is something to tell
        expect(xena.locator("[data-request]")).to_have_count(0)
        expect(xena.locator(".target, [data-action], .cover").first).to_be_attached()
        if xena.locator(".cover").count():
            xena.locator(".cover").press("Enter")
        move(Player(xena))
        ask_back(xena)
        hugo.wait_for_selector("[data-agree]")
        for page in (xena, hugo):
            assert find_faults(page) == [], "asked"
            assert is_narrow(page)
        hugo.click("[data-agree]")
    open_people(hugo)
    hugo.click("[data-end]")
    assert find_faults(hugo, "dialog") == [], "people"
    assert is_narrow(hugo)
