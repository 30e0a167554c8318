"""Scotland Yard through the interface."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player


def test_two_clicks_start_a_game_and_the_hunters_play_it_to_its_end(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    player = Player(page, seed=4)
    assert player.play()["moves"] >= 4
    assert page.locator(".end h2").text_content() in ("Caught", "Mister X escapes")
    expect(page.locator(".slot.filled button.station")).not_to_have_count(0)  # the whole path is shown at the end


def test_mister_x_uses_black_and_double_tickets(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    page.click("[data-title=scotland-yard] [data-play=x]")
    player = Player(page, seed=7, wishes=("double", "black"))
    player.play()
    assert {"double", "black"} <= player.used
