"""One story for all, as browsers hear it: honest servers are believed, and others are found out."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import LONGEST, Server, out_of_reach, sit
from tests.web.conftest import Visitor

from misterx.play.witness import verify_story

ROUNDS = 4


class Liar(Server):
    program = "tests.server.story.lying"


@pytest.fixture
def liar(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    running = Liar(tmp_path / "data", LIE=request.param)
    yield running
    running.stop()


def sit_down(server: Server, visit: Visitor) -> tuple[dict[str, Any], Page, Page]:
    """A table, and the pages of Mister X and of the hunter."""
    made = server.make(players=2, seats={"x": "me", "h1": "me"}, name="Anna")
    pages = [visit(f"{server.url}/t/{made['table']}#{made['mine'][seat]}") for seat in ("x", "h1")]
    for page in pages:
        page.wait_for_selector("[data-entry]")
    return made, *pages  # type: ignore[return-value]


def play(server: Server, made: dict[str, Any], rounds: int, to_end: bool = False) -> None:
    """Both sides play from other devices; in the end Mister X gives up."""

    async def go() -> None:
        table, mine = made["table"], made["mine"]
        async with sit(server, table, mine["x"]) as x, sit(server, table, mine["h1"]) as hunter:
            for _ in range(rounds):
                if not await x.until_my_turn():
                    return
                await x.play(out_of_reach(x.view))
                while await hunter.until_my_turn():
                    await hunter.play(hunter.view["legal"][-1])
                    await hunter.catch_up()
                    if not hunter.view.get("legal"):
                        break
            if to_end and not x.view["result"] and await x.until_my_turn():
                await x.ask("resign")

    thread = threading.Thread(target=lambda: asyncio.run(go()))
    thread.start()
    thread.join(LONGEST)
    assert not thread.is_alive()


def open_people(page: Page) -> None:
    page.click("[data-open=menu]")
    page.click("[data-people]")


def judge(page: Page) -> str:
    page.wait_for_selector("[data-fair]")
    page.click("[data-fair]")
    return page.wait_for_selector("[data-verdict]").get_attribute("data-verdict") or ""  # type: ignore[union-attr]


def record_of(server: Server, made: dict[str, Any]) -> str:
    return server.get(f"/api/tables/{made['table']}/record", made["watch"]).text


def heard_by(page: Page) -> str:
    with page.expect_download() as saving:
        page.click("[data-save-heard]")
    return Path(saving.value.path()).read_text("utf-8")


def test_everybody_has_heard_the_same(server: Server, visit: Visitor) -> None:
    made, x, hunter = sit_down(server, visit)
    play(server, made, ROUNDS, to_end=True)
    record = record_of(server, made)
    for page, other in ((x, "h1"), (hunter, "x")):
        assert judge(page) == "fair"
        assert "One story." in page.inner_text("[data-verdict]")
        expect(page.locator("[data-story=one]")).to_be_visible()
        expect(page.locator(f"[data-agree~={other}]")).to_be_visible()  # they have told each other
        verdict = verify_story(record, heard_by(page))
        assert verdict.faults == []
        assert page.locator("[data-story]").get_attribute("data-step") == str(verdict.steps)
    assert x.locator("[data-code]").get_attribute("data-code") == hunter.locator("[data-code]").get_attribute(
        "data-code"
    )


def test_a_browser_that_comes_back_goes_on_where_it_was(server: Server, visit: Visitor) -> None:
    made, x, hunter = sit_down(server, visit)
    play(server, made, 1)
    for page in (x, hunter):
        page.reload()
        page.wait_for_selector("[data-entry]")
    play(server, made, 1, to_end=True)
    for page in (x, hunter):
        assert judge(page) == "fair"
        expect(page.locator("[data-doubt]")).to_have_count(0)


@pytest.mark.parametrize("liar", ["two"], indirect=True)
def test_a_server_that_tells_two_stories_is_found_out_while_they_play(liar: Server, visit: Visitor) -> None:
    made, x, hunter = sit_down(liar, visit)
    play(liar, made, ROUNDS)
    for page, other in ((x, "Detective 1"), (hunter, "Mister X")):
        told = page.locator("[data-notice=loud]", has_text="two different stories")
        expect(told).to_be_visible()
        assert f"({other})" in told.inner_text() or other in told.inner_text()
    play(liar, made, 0, to_end=True)
    assert judge(hunter) == judge(x) == "unfair"
    expect(hunter.locator("[data-doubt=record]")).to_be_visible()  # the record is the true one
    expect(x.locator("[data-doubt=record]")).to_have_count(0)
    faults = verify_story(record_of(liar, made), heard_by(hunter)).faults
    assert any("heard another story" in fault for fault in faults)
    assert any("had signed that story" in fault for fault in faults)
    assert verify_story(record_of(liar, made), heard_by(x)).faults == []


@pytest.mark.parametrize("liar", ["withhold"], indirect=True)
def test_one_that_passes_nothing_on_is_found_out_at_the_end(liar: Server, visit: Visitor) -> None:
    made, x, hunter = sit_down(liar, visit)
    play(liar, made, ROUNDS, to_end=True)
    assert judge(hunter) == "unfair"
    expect(hunter.locator("[data-doubt=record]")).to_be_visible()
    assert judge(x) == "fair"


@pytest.mark.parametrize("liar", ["late"], indirect=True)
def test_a_seal_that_comes_late_is_noticed(liar: Server, visit: Visitor) -> None:
    made, _, hunter = sit_down(liar, visit)
    play(liar, made, 1)
    expect(hunter.locator("[data-notice=loud]", has_text="sealed too late")).to_be_visible()
    play(liar, made, 0, to_end=True)
    assert judge(hunter) == "unfair"


def test_another_key_is_told_and_can_be_trusted(server: Server, visit: Visitor) -> None:
    made, x, _ = sit_down(server, visit)
    x.evaluate("localStorage.setItem('misterx.server', JSON.stringify('0'.repeat(64)))")
    x.reload()
    expect(x.locator("[data-notice=loud]", has_text="another key")).to_be_visible()
    play(server, made, 1, to_end=True)
    assert judge(x) == "fair"  # a key may change for good reasons
    x.click("[data-trust]")
    expect(x.locator("[data-doubt]")).to_have_count(0)
    x.reload()
    x.wait_for_selector("[data-fair]")
    assert x.evaluate("JSON.parse(localStorage.getItem('misterx.server'))") != "0" * 64


def test_what_anybody_claims_without_a_signature_is_called_a_claim(server: Server, visit: Visitor) -> None:
    made, x, _ = sit_down(server, visit)
    play(server, made, 1)

    async def claim() -> None:
        async with sit(server, made["table"], made["mine"]["h1"]) as liar:
            await liar.send("heard", number=2, head="0" * 40)
            await liar.catch_up()

    thread = threading.Thread(target=lambda: asyncio.run(claim()))
    thread.start()
    thread.join(LONGEST)
    expect(x.locator("[data-notice=loud]", has_text="has not signed that one")).to_be_visible()
    play(server, made, 0, to_end=True)
    assert judge(x) == "fair"
