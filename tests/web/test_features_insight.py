"""Looking back and looking things up: entries of the log, the finished game step by step, rules beside the board."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player


def test_an_entry_shows_where_he_could_be_then(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    Player(page, 3).wait()
    expect(page.locator("[data-aid=possible]")).to_be_visible()
    page.click(".slot.filled button >> nth=0")
    page.wait_for_selector("[data-mark=past]")
    assert page.locator("[data-mark=possible]").count() == 0
    page.click("text=Back to now")
    page.wait_for_selector("[data-mark=possible]")


def test_what_cannot_be_done_is_explained_with_its_rule_beside_the_board(server: Server, visit: Visitor) -> None:
    page = visit(server.url, locale="de-DE")
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    Player(page, 3).wait()
    page.click("[data-open=text]")
    page.fill("[data-typed]", "Rot U-Bahn 1")
    page.keyboard.press("Enter")
    said = page.locator(".inside .refusal span")
    expect(said).to_contain_text("U-Bahn: von")
    page.click(".inside [data-rule]")
    expect(page.locator("aside .about .head")).to_have_text("Eine Runde")
    expect(page.locator(".target")).not_to_have_count(0)  # the board stays in play beside the rules
    page.keyboard.press("Escape")
    expect(page.locator("aside .about")).to_have_count(0)
    page.click("[data-why=log]")
    expect(page.locator("aside .about .head")).to_have_text("Fahrtentafel")


def test_a_finished_game_is_stepped_through_with_what_was_thought(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    page.click("[data-title=scotland-yard] [data-play=x]")
    player = Player(page, 6)
    for _ in range(3):
        if player.wait():
            player.move()
    if player.wait():
        page.click("[data-open=menu]")
        page.click("[data-giveup]")
        page.click("[data-resign]")
    page.wait_for_selector(".replay")
    places = []
    for _ in range(3):
        page.click("[data-step=back]")
        places.append(page.locator(".piece[data-pawn=x]").get_attribute("data-at"))
        expect(page.locator(".replay p")).to_contain_text(re.compile("places|one place"))
    page.locator(".replay input").fill("0")
    expect(page.locator("[data-mark=possible]").nth(1)).to_be_attached()
    entries = page.locator(".slot.filled button")
    entries.last.click()  # the game may have ended with the first
    expect(page.locator(".slot.looked")).to_have_attribute("data-entry", str(entries.count()))
    assert all(places)


def test_pieces_follow_their_line_unless_motion_is_unwelcome(server: Server, visit: Visitor) -> None:
    seen = {}
    for wish in ("no-preference", "reduce"):
        page = visit(server.url, reduced_motion=wish)
        page.click("[data-title=scotland-yard] [data-play=hunters]")
        player = Player(page, 3)
        player.wait()
        page.evaluate(
            """() => {
                window.frames_seen = [];
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (frames, how) {
                    if (this.dataset?.pawn) window.frames_seen.push(frames.length);
                    return animate.call(this, frames, how);
                };
            }"""
        )
        for _ in range(4):
            if player.wait():
                player.move()
        seen[wish] = page.evaluate("window.frames_seen")
    assert seen["reduce"] == []
    assert len(seen["no-preference"]) >= 3


def test_what_just_happened_is_told_in_words(server: Server, visit: Visitor) -> None:
    page = visit(server.url, locale="es-ES")
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    player = Player(page, 3)
    player.wait()
    told = page.locator("aside [role=log]").first
    said = ""
    for _ in range(8):  # at the latest with his next turn
        player.move()
        if not player.wait():
            return
        said += told.inner_text()
    assert "→" in said
    assert "Mister X:" in said


def test_rules_are_reached_and_left_by_keyboard(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    Player(page, 3).wait()
    page.locator("[data-why=log]").press("Enter")
    expect(page.locator("aside .about")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-why=log]")).to_be_focused()
