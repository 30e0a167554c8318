"""Mister X is warned, gently, of a station where a hunter could come next: he alone, where the table has the aid."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server, neighbours
from tests.web.conftest import Visitor
from tests.web.lead import Leader, View
from tests.web.player import READY

WORDS = {
    "en-GB": ("Red", "could reach {} in one move.", "Where they could get to in one move"),
    "de-DE": ("Rot", "{} in einem Zug erreichen.", "Wohin sie in einem Zug kommen könnten"),
    "es-ES": ("Rojo", "llegar a {} en un movimiento.", "Adónde podrían llegar en un movimiento"),
    "pt-BR": ("Vermelho", "chegar a {} em um movimento.", "Aonde poderiam chegar em um movimento"),
}


def goals(view: View) -> set[int]:
    return {int(move.split()[-1]) for move in view["legal"] if "double" not in move}


def near(view: View) -> set[int]:
    """Where red could come next."""
    return neighbours()[view["pawns"]["d1"]["station"]]


def is_tight(view: View) -> bool:
    """One of Mister X's ways leads to where red could come, another to where nobody could, and he may move twice."""
    reached = {n for pawn, place in view["pawns"].items() if pawn != "x" for n in neighbours()[place["station"]]}
    twice = {int(move.split()[-1]) for move in view["legal"] if "double" in move}
    return bool(goals(view) & near(view) & twice and goals(view) - reached)


@contextmanager
def tight_table(server: Server, **wish: Any) -> Iterator[tuple[Leader, dict[str, str]]]:
    for seed in range(30):
        made = server.make(players=2, seats={"x": "me", "h1": "me"}, **wish)
        leader = Leader(server, made, seed)
        links = {seat: f"{server.url}/t/{made['table']}#{token}" for seat, token in made["mine"].items()}
        try:
            if leader.lead("x", is_tight):
                yield leader, links
                return
        finally:
            leader.close()
    raise AssertionError("he never came near anybody")


def tap(page: Page, station: int) -> None:
    page.locator(f".target[data-station='{station}']").press("Enter")
    page.wait_for_selector(".chooser")


@pytest.mark.parametrize("locale", WORDS)
def test_mister_x_is_warned_of_a_hunter_next_to_where_he_wants_to_go(
    server: Server, visit: Visitor, locale: str
) -> None:
    who, what, title = WORDS[locale]
    with tight_table(server) as (leader, links):
        view = leader.chairs["x"].view
        page = visit(links["x"], locale=locale)
        page.wait_for_selector(READY)
        bad = min(goals(view) & near(view) & {int(m.split()[-1]) for m in view["legal"] if "double" in m})
        safe = min(
            goals(view) - {n for p, place in view["pawns"].items() if p != "x" for n in neighbours()[place["station"]]}
        )
        tap(page, bad)
        expect(page.locator(".chooser .near")).to_contain_text(who)
        expect(page.locator(".chooser .near")).to_contain_text(what.format(bad))
        expect(page.locator(".chooser .way").first).to_be_visible()  # it is no question; he may go
        tap(page, safe)
        expect(page.locator(".chooser .name")).to_have_text(str(safe))
        expect(page.locator(".chooser .near")).to_have_count(0)
        page.locator("[data-plan=double]").click()
        tap(page, bad)
        expect(page.locator(".chooser .near")).to_have_count(0)  # he goes on from there at once
        page.keyboard.press("Escape")
        page.locator("[data-open=text]").click()
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        red = page.locator("[data-reach] li").first
        expect(red).to_contain_text(str(bad))


def test_without_the_aid_nobody_is_warned(server: Server, visit: Visitor) -> None:
    with tight_table(server, aid="off") as (leader, links):
        view = leader.chairs["x"].view
        page = visit(links["x"])
        page.wait_for_selector(READY)
        tap(page, min(goals(view) & near(view)))
        expect(page.locator(".chooser .way").first).to_be_visible()
        expect(page.locator(".near")).to_have_count(0)
        page.locator("[data-open=text]").click()
        expect(page.locator("[data-typed]")).to_be_visible()
        expect(page.locator("[data-reach]")).to_have_count(0)


def test_hunters_hear_nothing_of_what_he_is_warned_of(server: Server, visit: Visitor) -> None:
    with tight_table(server) as (leader, links):
        frames: list[str] = []
        page = visit("about:blank")
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
        page.goto(links["h1"])
        page.wait_for_selector(".table[data-settled] .piece[data-pawn=d1]")
        leader.chairs["x"].play(leader.choose("x"))
        page.wait_for_selector(READY)
        page.locator(".target").first.press("Enter")
        page.wait_for_selector(".chooser .way")
        expect(page.locator(".near")).to_have_count(0)
        assert any('"aid"' in frame for frame in frames)
        assert not any('"reach"' in frame for frame in frames)
