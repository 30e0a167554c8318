"""Somebody who plays through the interface: sees highlighted stations, takes one, chooses a ticket, confirms."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

READY = ".table[data-settled]:has(.frame) [data-turn=mine]:not([data-waiting])"  # the board may come after the turn
HEARD_OR_ASKED = """before => document.querySelector('.table')?.dataset.version !== before ? 'heard'
    : document.querySelector('.chooser .strong') ? 'asked' : null"""


def stop_clock(page: Page) -> None:
    """What is done at once takes no time in the page's eyes, however slow the machine is; until it is loaded anew."""
    page.evaluate("() => { const now = Date.now(); Date.now = () => now; }")


class Player:
    """Plays what the page offers, at random but for wishes: plans and ways that are taken whenever they are offered."""

    def __init__(self, page: Page, seed: int = 1, wishes: tuple[str, ...] = ()) -> None:
        self.page, self.random, self.wishes = page, random.Random(seed), wishes
        self.used: set[str] = set()

    @property
    def is_over(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def is_on_turn(self) -> bool:
        return self.page.locator(READY).count() > 0

    def wait(self) -> bool:
        """Until it is this player's turn; False when the game is over."""
        ready = self.page.locator(f"{READY}, .end").first
        expect(ready).to_be_attached()
        return not self.is_over

    def move(self) -> None:
        """One decision."""
        before = self.version
        expect(self.page.locator(".target, [data-action], [data-plan]").first).to_be_attached()
        self.take_plan(self.names("[data-plan]", "plan"))
        targets = self.page.locator(".target")
        actions = self.page.locator("[data-action]")
        names = self.names("[data-action]", "action")
        wished = [place for place, name in enumerate(names) if name in self.wishes]
        if wished:
            self.act(actions.nth(self.random.choice(wished)))
        elif (count := targets.count()) and not (names and self.random.random() < 0.3):
            self.go(targets.nth(self.random.randrange(count)))
        else:
            self.act(actions.nth(self.random.randrange(len(names))))
        self.wait_for_change(before)

    def names(self, selector: str, kind: str) -> list[str]:
        """What the elements say of themselves, all at once."""
        found: list[str] = self.page.locator(selector).evaluate_all(
            "(nodes, kind) => nodes.map((node) => node.dataset[kind] ?? '')", kind
        )
        return found

    def wait_for_change(self, before: str) -> None:
        """Until the page has heard of something that it had not; what it asks before it sends the move is answered."""
        try:
            while not self.page.wait_for_function(HEARD_OR_ASKED, arg=before).evaluate("what => what === 'heard'"):
                self.answer()
        except PlaywrightTimeout:
            raise AssertionError(f"nothing came of it: {self.page.locator('.table').inner_text()}") from None

    def answer(self) -> None:
        """Go, although one is seen."""
        self.page.locator(".chooser .strong").click()

    @property
    def version(self) -> str:
        return self.page.locator(".table").get_attribute("data-version") or ""

    def take_plan(self, names: list[str]) -> None:
        wished = [
            name for name in names if name in self.wishes and (name not in self.used or self.random.random() < 0.3)
        ]
        if wished:
            self.page.locator(f"[data-plan='{wished[0]}']").click()
            self.used.add(wished[0])

    def choose_station(self) -> None:
        """Open the choice of ways to one of the highlighted stations."""
        targets = self.page.locator(".target")
        self.open(targets.nth(self.random.randrange(targets.count())))

    def open(self, target: Locator) -> None:
        target.focus()
        target.press("Enter")
        self.page.wait_for_selector(".chooser")

    def go(self, target: Locator) -> None:
        self.used.add(self.page.locator(".table").get_attribute("data-now") or "")
        self.open(target)
        ways = self.page.locator(".chooser .way")
        names = self.names(".chooser .way", "way")
        wished = [name for name in names if name in self.wishes]
        chosen = wished[0] if wished else self.random.choice(names)
        self.used.add(chosen)
        blocks = self.page.locator(".chooser input[type=radio]")
        if "block" in self.wishes and blocks.count() > 1:
            blocks.nth(1).check()
            self.used.add("block")
        if "show" in self.wishes and self.page.locator(".chooser input[type=checkbox]").count():
            self.page.locator(".chooser input[type=checkbox]").check()
        ways.nth(names.index(chosen)).click()
        self.confirm()

    def act(self, action: Locator) -> None:
        name = action.get_attribute("data-action") or ""
        self.used.add(name)
        action.click()
        if name == "discard":
            self.page.locator("[data-pay]:enabled").first.click()
        self.confirm()

    def confirm(self) -> None:
        """Pay what a move costs before it goes out."""
        while self.page.locator("[data-confirm]:disabled").count():
            pays = self.page.locator("[data-pay]:enabled")
            pays.nth(self.random.randrange(pays.count())).click()
        if self.page.locator("[data-confirm]").count():
            self.page.locator("[data-confirm]").click()

    def play(self, most: int = 400) -> dict[str, Any]:
        """To the end of the game, alone against bots."""
        for count in range(most):
            if not self.wait():
                return {"moves": count}
            self.move()
        raise AssertionError(f"not over after {most} moves: {self.page.locator('.sentence').text_content()}")
