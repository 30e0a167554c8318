"""A table on a large screen without a seat, beside the phones of those who play."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.test_moments import lead_until, leading, truth


def test_a_television_shows_what_everybody_may_see_and_nothing_more(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, leader):
        screen = visit(f"{server.url}/watch/{made['table']}#{made['watch']}", 1920, 1080)
        screen.wait_for_selector(".tv[data-settled]:has(.piece)")
        heard: list[str] = []
        screen.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
        screen.reload()
        screen.wait_for_selector(".tv[data-settled]:has(.piece)")
        lead_until(leader, "h1")
        lead_until(leader, "x")
        now = truth(leader, "x")
        for pawn in now.keys() - {"x"}:
            expect(screen.locator(f".piece[data-pawn={pawn}]")).to_have_attribute("data-at", now[pawn])
        assert screen.locator(".piece[data-pawn=x]").count() == 0
        assert all('"legal":[' not in frame for frame in heard)
        assert screen.locator(".target").count() == 0
        expect(screen.locator(".tv-names .now")).to_have_attribute("data-seat", "x")
        expect(screen.locator("[data-line]")).to_be_visible()
        expect(screen.locator("[data-full]")).to_be_visible()


def test_a_seats_own_link_opens_no_television(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, _):
        screen = visit(f"{server.url}/watch/{made['table']}#{made['mine']['x']}")
        expect(screen.locator("h1")).to_contain_text("link to watch")
        assert screen.locator(".piece").count() == 0


def test_the_lobby_on_a_television_says_how_to_come_in(server: Server, visit: Visitor) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open", "h2": "open"}, lobby=True)
    address = f"{server.url}/watch/{made['table']}#{made['watch']}"
    stranger = visit(address, 1920, 1080)
    expect(stranger.locator(".tv-names li")).to_have_count(3)
    assert stranger.locator("[data-code]").count() == 0, "the code is for those who may sit down"
    screen = visit(server.url, 1920, 1080)
    place = {"table": made["table"], "title": "scotland-yard", "seats": {}, "at": 0, "host": made["host"]}
    screen.evaluate("place => localStorage.setItem('misterx.tables', JSON.stringify([place]))", place)
    screen.goto(address)
    expect(screen.locator("[data-code]")).to_have_text(made["code"])
    expect(screen.locator(".tv-names li")).to_have_count(3)


def test_where_a_screen_watches_the_phone_of_mister_x_hides_by_default(server: Server, visit: Visitor) -> None:
    made = server.make(players=3, seats={"x": "me"})
    phone = visit(f"{server.url}/t/{made['table']}#{made['mine']['x']}", 390, 844, has_touch=True, is_mobile=True)
    phone.wait_for_selector(".table[data-settled]:has(.piece[data-pawn=x])")
    visit(f"{server.url}/watch/{made['table']}#{made['watch']}", 1920, 1080)
    expect(phone.locator(".piece[data-pawn=x]")).to_have_count(0)
