"""Lots before the deal in real browsers: felt as immediate, told where somebody sleeps, and checked at the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.dealing import PATIENCE
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.test_fair import answer, ask
from tests.web.test_friends import PHONE, code_of, open_lobby, seat

pytestmark = pytest.mark.lots
# A device that sleeps: its line is open, and nothing comes from it.
MUTE = "() => { window.loud = WebSocket.prototype.send; WebSocket.prototype.send = () => {}; }"
WAKE = "() => { WebSocket.prototype.send = window.loud; }"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for lots no longer than a few seconds."""
    running = Server(tmp_path_factory.mktemp("hasty") / "data", **{PATIENCE: "6"})
    yield running
    running.stop()


def gather(server: Server, visit: Visitor, **more: Any) -> tuple[Page, Page]:
    """Anna's lobby, in which Ben is to be Mister X, and both are ready."""
    anna = open_lobby(server, visit, **more)
    ben = visit(f"{server.url}/#code/{code_of(anna)}", **{**PHONE, **more})
    ben.locator("[data-sit=x]").click()
    expect(seat(ben, "x").locator("[data-get-up]")).to_be_visible()
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        page.locator("[data-name]").fill(name)
        page.locator("[data-name]").blur()
    expect(seat(anna, "x")).to_contain_text("Ben")
    ben.locator("button[data-ready]").click()
    expect(anna.locator("[data-awaited]")).to_have_attribute("data-awaited", "0")
    return anna, ben


def test_a_game_with_lots_begins_at_once_and_is_found_fair_by_both(server: Server, visit: Visitor) -> None:
    anna, ben = gather(server, visit)
    anna.locator("[data-start]").click()
    for page in (anna, ben):
        page.wait_for_selector(".table .piece")
    ben.click("[data-open=menu]")
    ben.click("[data-giveup]")
    ben.click("[data-resign]")
    records: list[str] = []
    for page in (anna, ben):
        page.wait_for_selector("[data-fair]")
        with page.expect_response("**/record") as told:
            assert ask(page) == "fair"
        records.append(told.value.text())
    assert records[0] == records[1]
    head = next(line for line in records[0].splitlines() if line.startswith("deal: "))
    deal = json.loads(head.removeprefix("deal: "))
    assert deal["rounds"][0]["seats"] == {"x": ["x"], "h1": ["h1"]}
    deal["rounds"][0]["lots"]["h1"] = "0" * 64
    anna.route("**/record", lambda route: answer(route, records[0].replace(head, f"deal: {json.dumps(deal)}")))
    assert ask(anna) == "unfair"
    assert "the lot that this browser drew" in anna.inner_text("[data-verdict]")
    ben.route("**/record", lambda route: answer(route, records[0].replace(f"{head}\n", "")))
    assert ask(ben) == "unfair"


def test_who_sleeps_is_named_and_his_seat_is_free_again(hasty: Server, visit: Visitor) -> None:
    anna, ben = gather(hasty, visit)
    ben.evaluate(MUTE)
    anna.locator("[data-start]").click()
    expect(anna.locator("[data-dealing='1']")).to_have_text("Dealing. Waiting for Ben.")
    expect(anna.locator("[data-slept]")).to_contain_text("Ben (Mister X) did not answer, so nothing was dealt")
    expect(seat(anna, "x")).to_have_attribute("data-kind", "open")
    expect(ben.locator("h1")).to_contain_text("Your device did not answer")
    ben.evaluate(WAKE)
    ben.locator("[data-return]").click()
    ben.locator("[data-sit=x]").click()
    expect(seat(anna, "x")).to_have_attribute("data-kind", "person")
    expect(anna.locator("[data-slept]")).to_have_count(0)
    anna.locator("[data-start]").click()
    for page in (anna, ben):
        page.wait_for_selector(".table .piece")


def test_a_game_waits_for_whoever_is_away_and_says_so(server: Server, visit: Visitor) -> None:
    anna, ben = gather(server, visit)
    address = ben.url
    ben.goto("about:blank")
    expect(seat(anna, "x")).to_contain_text("not here yet")
    anna.locator("[data-start]").click()
    expect(anna.locator("[data-dealing='0']")).to_contain_text("The game begins as soon as Ben is here")
    ben.goto(address)
    for page in (anna, ben):
        page.wait_for_selector(".table .piece")
