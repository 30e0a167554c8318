"""Dice, dial and gang of Behrends' Mister X: drawn as what they are, moved before one's eyes, and said in words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.learner import PHONE as TOUCHED
from tests.web.learner import Learner
from tests.web.player import Player

# What each die shows, where it is looked at: a side that points away is not met.
DICE = """() => [...document.querySelectorAll('[data-die]')].map((die) => {
    const { left, top, width, height } = die.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return [Number(die.dataset.die), Number(met?.closest('[data-side]')?.dataset.side)];
})"""
# What is animated of the elements that a selector finds, from now on.
LISTEN = """(selector) => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...more) {
        if (this.matches(selector)) window.moved.push([...new Set([...frames].flatMap(Object.keys))].sort());
        return animate.call(this, frames, ...more);
    };
}"""
ROUND = ".progress"
PHONE: dict[str, Any] = {"width": 390, "height": 844}


def sit(server: Server, visit: Visitor, seat: str = "h1", **context: Any) -> Page:
    seats = {"x": "bot:random", "h1": "me"} if seat == "h1" else {"x": "me", "h1": "bot:random"}
    made = server.make("behrends", players=2, seats=seats)
    page = visit("about:blank", **PHONE, **context)
    page.add_init_script(f"({LISTEN})('.cube')")
    page.goto(f"{server.url}/t/{made['table']}#{made['mine'][seat]}")
    page.wait_for_selector(".table[data-settled] [data-die]")
    return page


def test_dice_show_what_is_said(server: Server, visit: Visitor) -> None:
    page = sit(server, visit)
    dice = page.evaluate(DICE)
    assert len(dice) == 2
    assert all(pips == shown for pips, shown in dice)
    assert page.locator(".dice .sr").inner_text() == f"Dice: {dice[0][0]}, {dice[1][0]}"
    assert page.evaluate("window.moved") == [], "what lies there already does not roll"


def play_on(page: Page) -> None:
    """To the next turn: each of the four dice that are thrown after the first two is seen."""
    player = Player(page, wishes=("no check",))
    page.wait_for_selector("[data-die]:not(.used)")
    player.move()
    page.wait_for_selector("[data-die].used")
    while page.locator(ROUND).inner_text() == "Round 1":
        player.move()
        player.wait()


def test_a_throw_rolls_and_what_is_used_pales(server: Server, visit: Visitor) -> None:
    page = sit(server, visit, reduced_motion="no-preference")
    play_on(page)
    page.wait_for_function("() => window.moved.length > 1")
    for what in page.evaluate("window.moved"):
        assert set(what) <= {"transform", "opacity", "offset"}


def test_dice_lie_still_for_who_wants_it_still(server: Server, visit: Visitor) -> None:
    page = sit(server, visit)
    play_on(page)
    assert page.evaluate("window.moved") == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_dial_turns_ratchets_back_and_says_what_the_chief_says(server: Server, visit: Visitor, motion: str) -> None:
    page = visit("about:blank", **{**TOUCHED, "reduced_motion": motion})
    page.add_init_script(f"({LISTEN})('.wheel, .arrow')")
    page.goto(f"{server.url}/#learn/behrends")
    page.click("[data-scene=dial]")
    learner = Learner(server, page, "behrends")
    called = page.locator("[data-dial] .number")
    expect(called).to_have_count(0)
    while not called.count():
        learner.look()
        learner.tap()
    expect(called).to_have_text(re.compile(r"☎ \d{5}"))
    expect(page.locator("[data-dial]")).not_to_have_attribute("data-dial", "0")
    moved = page.evaluate("window.moved")
    assert [set(what) for what in moved] == ([] if motion == "reduce" else [{"offset", "transform"}] * 2)
