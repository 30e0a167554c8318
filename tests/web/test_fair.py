"""Whether a game was fair, as a browser checks it: what `misterx verify` finds out, and what was said meanwhile."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.server.running import LONGEST, Server, out_of_reach, sit
from tests.server.test_verify import PROOFS, change
from tests.web.conftest import Visitor
from tests.web.player import Player

TURNS = 3
ONLY = {"en-GB": "The only turn", "de-DE": "Der einzige Zug", "es-ES": "El único turno", "pt-BR": "A única jogada"}


def play(server: Server, made: dict[str, Any]) -> None:
    """Some turns of Mister X's from another device, then he gives up."""

    async def go() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            for _ in range(TURNS):
                if await x.until_my_turn():
                    await x.play(out_of_reach(x.view))
            if await x.until_my_turn():
                await x.ask("resign")

    thread = threading.Thread(target=lambda: asyncio.run(go()))
    thread.start()
    thread.join(LONGEST)
    assert not thread.is_alive()


def record_of(server: Server, made: dict[str, Any]) -> str:
    return server.get(f"/api/tables/{made['table']}/record", made["watch"]).text


def count_turns(record: str) -> int:
    """How many turns of Mister X's a record proves."""
    proof = next((line for line in record.splitlines() if line.startswith("fairness:")), "")
    return proof.count("], [") + 1 if '"turns": [[' in proof else 0


def ask(page: Page) -> str:
    page.click("[data-fair]")
    return page.wait_for_selector("[data-verdict]").get_attribute("data-verdict") or ""  # type: ignore[union-attr]


@pytest.fixture
def finished(server: Server, visit: Visitor) -> tuple[Page, str]:
    """A spectator's page at the end of a game that he watched, and its record."""
    for _ in range(20):
        made = server.make(players=2, seats={"x": "me", "h1": "bot:random"})
        page = visit(f"{server.url}/t/{made['table']}#{made['watch']}")
        page.wait_for_selector("[data-entry]")
        play(server, made)
        record = record_of(server, made)
        if count_turns(record) >= TURNS:
            page.wait_for_selector("[data-fair]")
            return page, record
    raise AssertionError("Mister X is always caught at once")


def test_a_browser_finds_out_what_verify_finds_out(finished: tuple[Page, str]) -> None:
    page, record = finished
    assert ask(page) == "fair"
    assert f"All {count_turns(record)} turns" in page.inner_text("[data-verdict]")
    told = [record]
    page.route("**/record", lambda route: answer(route, told[0]))
    his = next(line for line in record.splitlines() if line.startswith("x: "))
    forged = {name: change(record, work(record)) for name, work in PROOFS.items()}
    forged["another move"] = record.replace(his, f"{his}1", 1)
    forged["no proof"] = record.replace("fairness:", "fairness")
    forged["half a proof"] = record.replace('"turns": [[', '"turns": [[[', 1)
    for name, text in forged.items():
        told[0] = text
        assert ask(page) == "unfair", name
    told[0] = record
    assert ask(page) == "unfair", "who was found out once stays found out"


def test_what_a_server_says_later_does_not_replace_what_it_promised(finished: tuple[Page, str]) -> None:
    """A reload asks the server anew; the browser has kept what it heard while the game ran."""
    page, _ = finished
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem("misterx.promises"));
            for (const promised of Object.values(kept)) promised.turns[1] = "0".repeat(64);
            localStorage.setItem("misterx.promises", JSON.stringify(kept));
        }"""
    )
    page.reload()
    page.wait_for_selector("[data-fair]")
    assert ask(page) == "unfair"
    assert "Not fair. From line" in page.inner_text("[data-verdict]")


def answer(route: Route, text: str) -> None:
    route.fulfill(status=200, body=text, content_type="text/plain")


@pytest.mark.parametrize("locale", ONLY)
def test_a_single_turn_is_not_counted_as_several(server: Server, visit: Visitor, locale: str) -> None:
    page = visit(server.url, locale=locale)
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    Player(page).wait()
    page.click("[data-open=menu]")
    page.click("[data-giveup]")
    page.click("[data-resign]")
    page.wait_for_selector("[data-fair]")
    assert ask(page) == "fair"
    assert ONLY[locale] in page.inner_text("[data-verdict]")


def test_a_server_that_cannot_answer_is_not_called_unfair(finished: tuple[Page, str]) -> None:
    page, _ = finished
    said = '{"code": "slow_down", "text": "Slower, please.", "arguments": {}}'
    page.route("**/record", lambda route: route.fulfill(status=429, content_type="application/json", body=said))
    page.click("[data-fair]")
    expect(page.locator(".end [role=alert]")).to_have_text("Slower, please. Try again in a moment.")
    expect(page.locator("[data-verdict]")).to_have_count(0)
    page.unroute("**/record")
    assert ask(page) == "fair"
    expect(page.locator(".end [role=alert]")).to_have_count(0)
