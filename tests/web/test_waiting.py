"""Nobody waits in the dark: whom one waits for, who is offline, when a bot takes over; who is back plays at once."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import READY, Player
from tests.web.test_rights import begin, come, set_table

OFFLINE = {
    "en": ("Bea is offline.", "A bot takes over in "),
    "de": ("Bea ist offline.", "übernimmt ein Bot"),
    "es": ("Bea está sin conexión.", "Un bot jugará en "),
    "pt": ("Bea está offline.", "Um bot assume em "),
}


def sit_three(server: Server, visit: Visitor) -> tuple[Page, Page, Page]:
    """A host who leads Detective 1, Bea beside him, and Xena; it is the hunters' turn."""
    host, links = set_table(visit, server, x="open", h2="open")
    xena, bea = come(visit, links["x"], "Xena"), come(visit, links["h2"], "Bea")
    begin(host, "Xena", "Bea")
    for page in (host, xena, bea):
        page.wait_for_selector(".frame")
    player = Player(xena)
    player.wait()
    player.move()
    host.wait_for_selector(READY)
    return host, xena, bea


@pytest.mark.parametrize("language", OFFLINE)
def test_who_drops_out_is_named_on_every_screen_with_the_bots_time(
    server: Server, visit: Visitor, language: str
) -> None:
    host, xena, bea = sit_three(server, visit)
    for page in (host, xena):
        page.evaluate("language => localStorage.setItem('misterx.language', language)", language)
        page.reload()
        page.wait_for_selector(".frame")
    bea.context.set_offline(True)
    began = time.monotonic()
    gone, soon = OFFLINE[language]
    for page in (host, xena):
        expect(page.locator("[data-offline=h2]")).to_contain_text(gone)
        expect(page.locator("[data-offline=h2]")).to_contain_text(soon)
    print(f"told after {time.monotonic() - began:.1f} s")
    bea.context.set_offline(False)
    for page in (host, xena):
        expect(page.locator("[data-offline]")).to_have_count(0)


def test_the_sentence_names_the_people_one_waits_for(server: Server, visit: Visitor) -> None:
    _, xena, _ = sit_three(server, visit)
    expect(xena.locator(".sentence")).to_contain_text("Bea")
    expect(xena.locator("[data-waiting-since]")).to_contain_text("For 0:1")


def test_a_seat_that_a_bot_kept_is_its_owners_again_the_moment_he_is_back(server: Server, visit: Visitor) -> None:
    host, xena, bea = sit_three(server, visit)
    bea.context.set_offline(True)
    host.click("[data-let-bot=h2]")
    expect(host.locator("[data-offline=h2] [data-let-bot]")).to_have_count(0)
    player = Player(host)
    for _ in range(4):  # the bot moves what is Bea's, and the game goes on to Mister X
        if player.is_on_turn:
            player.move()
        if xena.locator(READY).count():
            break
    bea.context.set_offline(False)
    expect(bea.locator("[data-notice=loud]")).to_contain_text("You are back.")
    expect(bea.locator("[data-me-again]")).to_have_count(0)
    expect(host.locator("[data-offline]")).to_have_count(0)
    host.click("[data-open=people]")
    expect(host.locator("dialog [data-seat=h2]")).to_contain_text("Bea")
    expect(host.locator("dialog [data-seat=h2] [data-to-bot]")).to_have_count(1)


def test_when_the_host_drops_out_the_others_read_it_and_he_comes_back(server: Server, visit: Visitor) -> None:
    host, xena, bea = sit_three(server, visit)
    host.context.set_offline(True)
    for page in (xena, bea):
        expect(page.locator("[data-offline=h1]")).to_contain_text("A bot takes over in ")
    host.context.set_offline(False)
    for page in (xena, bea):
        expect(page.locator("[data-offline]")).to_have_count(0)
    Player(host).move()
