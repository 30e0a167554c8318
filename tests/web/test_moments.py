"""What happens is staged: the end, others' moves, moments. Staging is skipped at once and delays nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.lead import Leader

from misterx import boards
from misterx.review.distance import neighbours

MOVING = {"reduced_motion": "no-preference"}
# What would pass by itself stays for as long as a test needs.
LASTING = "() => { const real = setTimeout; window.setTimeout = (then, ms) => (ms > 2000 ? 0 : real(then, ms)); }"


@contextmanager
def leading(server: Server, **wishes: Any) -> Iterator[tuple[dict[str, Any], Leader]]:
    """A table whose seats are all led from here, beside whoever looks at it in a browser."""
    made = server.make(players=3, seats=dict.fromkeys(("x", "h1", "h2"), "me"), **wishes)
    leader = Leader(server, made)
    try:
        yield made, leader
    finally:
        leader.close()


def address(server: Server, made: dict[str, Any], token: str) -> str:
    return f"{server.url}/t/{made['table']}#{token}"


def lead_to_capture(leader: Leader) -> tuple[str, str]:
    """He comes to meet them until a hunter can catch him; whose seat, and the move that does."""
    while True:
        leader.catch_up()
        seat, view = next(
            ((seat, chair.view) for seat, chair in leader.chairs.items() if chair.view.get("legal")), ("", {})
        )
        if not seat:
            leader.chairs["x"].hear(0.05)
            continue
        here = leader.chairs["x"].view["pawns"]["x"]["station"]
        plain = [move for move in view["legal"] if len(move.split()) == 3 and move.split()[-1].isdigit()]
        if seat == "x":
            hunters = [place["station"] for pawn, place in view["pawns"].items() if pawn != "x"]
            near = sorted(plain, key=lambda move: min(away(view["board"], int(move.split()[-1]))[at] for at in hunters))
            leader.chairs["x"].play(near[0])
            continue
        near = sorted(plain, key=lambda move: away(view["board"], here)[int(move.split()[-1])])
        if near[0].split()[-1] == str(here):
            return seat, near[0]
        leader.chairs[seat].play(near[0])


@cache
def away(name: str, here: int) -> dict[int, int]:
    """How many rides each station is from one."""
    near, far = neighbours(boards.load(name)), {here: 0}
    front = {here}
    while front:
        front = {other for station in front for other in near[station]} - far.keys()
        far |= dict.fromkeys(front, max(far.values()) + 1)
    return far


def is_laid(page: Page) -> None:
    page.wait_for_selector(".table[data-settled]:has(.piece)")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_capture_is_a_scene_and_says_why(server: Server, visit: Visitor, motion: str) -> None:
    with leading(server, title="scotland-yard") as (made, leader):
        seat, move = lead_to_capture(leader)
        pawn, ticket, station = move.split()
        keys = {"x": made["mine"]["x"], seat: made["mine"][seat], "public": made["watch"]}
        pages = {who: visit(address(server, made, key), 390, 844, reduced_motion=motion) for who, key in keys.items()}
        for page in pages.values():
            is_laid(page)
        start = leader.chairs[seat].view["pawns"][pawn]["station"]
        leader.chairs[seat].play(move)
        for who, page in pages.items():
            told = page.locator("[data-ended=captured]")
            whom, mode = "you" if who == "x" else "Mister X", ticket.replace("metro", "underground")
            expect(told).to_contain_text(f"caught {whom} at {station}, by {mode} from {start}.")
            expect(told).to_contain_text(re.compile(r"safe|saved"))
            expect(page.locator("[data-mark=possible]")).to_have_count(0)
            expect(page.locator(".sentence")).not_to_contain_text("could be")
        if motion == "reduce":
            assert all(not page.locator("[data-finale]").count() for page in pages.values())


def test_a_stamp_falls_and_a_tap_or_a_key_ends_it(server: Server, visit: Visitor) -> None:
    with leading(server, title="sanssouci") as (made, leader):
        is_laid(tapped := visit(address(server, made, made["watch"]), **MOVING))
        is_laid(keyed := visit(address(server, made, made["mine"]["x"]), 390, 844, **MOVING))
        for page in (tapped, keyed):
            page.evaluate(LASTING)
        leader.chairs["x"].socket.send('{"type": "resign", "id": "r"}')
        for page in (tapped, keyed):
            expect(page.locator("[data-finale=resigned]")).to_have_text("Given up")
        tapped.locator("div.frame").click(position={"x": 5, "y": 300})
        keyed.keyboard.press("Shift")
        for page in (tapped, keyed):
            expect(page.locator("[data-finale]")).to_have_count(0)


def test_who_comes_when_it_is_over_sees_no_scene(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, leader):
        leader.chairs["x"].socket.send('{"type": "resign", "id": "r"}')
        page = visit(address(server, made, made["watch"]), **MOVING)
        expect(page.locator("[data-ended=resigned]")).to_contain_text("Mister X was at")
        assert not page.locator("[data-finale]").count()
