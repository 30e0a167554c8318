"""Around the game: watching, giving up, taking back, the record, another game with sides changed, my tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player


def test_whoever_watches_sees_the_board_and_moves_nothing(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"x": "me", "h1": "me", "h2": "me"}, players=3)  # nobody catches him at once
    mister_x = Player(visit(f"{server.url}/t/{made['table']}#{made['mine']['x']}"))
    page = visit(f"{server.url}/t/{made['table']}#{made['watch']}")
    page.wait_for_selector(".piece[data-pawn=d1]")
    mister_x.wait()
    mister_x.move()
    page.wait_for_selector(".slot.filled")
    assert page.locator(".piece[data-pawn=x]").count() == 0
    assert page.locator(".target, [data-action], [data-tool]").count() == 0


def test_the_gang_is_scattered_by_one_tap_on_a_phone(server: Server, visit: Visitor) -> None:
    page = visit(server.url, width=360, height=740, has_touch=True)
    page.click("[data-title=behrends] [data-play=x]")
    Player(page).wait()
    page.locator("[data-action=number]").nth(3).click()
    page.click("[data-scatter]")
    expect(page.locator(".piece[data-pawn^=t]")).to_have_count(10)


def test_the_log_stays_in_sight_on_a_phone(server: Server, visit: Visitor) -> None:
    page = visit(server.url, width=360, height=740, has_touch=True)
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    Player(page).wait()
    moves = page.locator("[data-strip] [data-ticket]").count()  # one, or two if he began with a double move
    assert moves in (1, 2)
    page.click("[data-strip]")
    expect(page.locator(".slot.filled")).to_have_count(moves)


def test_a_turn_is_taken_back_a_game_given_up_and_played_again(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    games, goes_on = 0, False
    while not goes_on:  # he may be caught at once, and then there is nothing to take back
        page.goto(server.url)
        page.click("[data-title=scotland-yard] [data-play=x]")
        games += 1
        player = Player(page, games)
        player.wait()
        start = page.locator(".piece[data-pawn=x]").get_attribute("data-at")
        page.click("[data-open=menu]")
        expect(page.locator("[data-giveup]")).to_have_count(1)
        expect(page.locator("[data-takeback]")).to_have_count(0)  # nothing has been done yet
        page.keyboard.press("Escape")
        player.move()
        goes_on = player.wait()
    page.click("[data-open=menu]")
    page.click("[data-takeback]")
    page.wait_for_function("at => document.querySelector('.piece[data-pawn=x]')?.dataset.at === at", arg=start)
    page.click("[data-open=menu]")
    page.click("[data-giveup]")
    page.click("[data-resign]")
    page.wait_for_selector(".end")
    with page.expect_download() as record:
        page.click("text=Download the record")
    assert "resigned x" in record.value.path().read_text("utf-8")
    before = page.url
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(".piece[data-pawn=d1]")
    page.goto(f"{server.url}/#tables")
    expect(page.locator("li h2")).to_have_count(games + 1)


@pytest.mark.parametrize(("title", "side"), [("europa", "x"), ("ny-chase", "hunters"), ("scotland-yard", "x")])
def test_a_phone_keeps_in_sight_what_one_pays_with(server: Server, visit: Visitor, title: str, side: str) -> None:
    page = visit(server.url, width=390, height=844, has_touch=True)
    page.click(f"[data-title={title}] [data-play={side}]")
    player = Player(page, 4)
    for _ in range(2):
        if not player.wait():
            return
        expect(page.locator(".holding.first")).to_be_in_viewport(ratio=0.5)
        player.move()


@pytest.mark.parametrize(("title", "width", "height"), [("scotland-yard", 1280, 720), ("ny-chase", 1440, 900)])
def test_the_board_has_the_height_of_a_large_screen(
    server: Server, visit: Visitor, title: str, width: int, height: int
) -> None:
    page = visit(server.url, width=width, height=height)
    page.click(f"[data-title={title}] [data-play=hunters]")
    assert Player(page).wait()
    page.locator(".frame .picture").element_handle().wait_for_element_state("stable")
    board = page.locator(".frame .picture").bounding_box()
    assert board
    assert board["height"] > 0.85 * height
    for panel in page.locator(".table > .bar, .table .sheet .panel").all():
        box = panel.bounding_box()
        assert box
        assert box["x"] >= board["x"] + board["width"] or box["x"] + box["width"] <= board["x"]
