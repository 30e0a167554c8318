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
from tests.web.player import Player

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


NEVER_PACED = "() => { const real = setTimeout; window.setTimeout = (then, ms) => (ms === 600 ? 0 : real(then, ms)); }"


def lead_until(leader: Leader, seat: str) -> None:
    """Plain moves to where nobody catches anybody, until it is a seat's turn."""
    while True:
        leader.catch_up()
        mover = next((name for name, chair in leader.chairs.items() if chair.view.get("legal")), "")
        if mover == seat:
            return
        if mover:
            leader.chairs[mover].play(leader.choose(mover))
        else:
            leader.chairs["x"].hear(0.05)


def places(page: Page) -> dict[str, str]:
    """Where the pieces are drawn."""
    found: dict[str, str] = page.locator(".piece").evaluate_all(
        "all => Object.fromEntries(all.map(({ dataset }) => [dataset.pawn, dataset.at]))"
    )
    return found


def truth(leader: Leader, seat: str) -> dict[str, str]:
    pawns = leader.chairs[seat].view["pawns"].items()
    return {pawn: str(place["station"]) for pawn, place in pawns if place["station"] is not None}


def test_others_moves_come_one_after_the_other_and_delay_no_move(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, leader):
        page = visit(address(server, made, made["mine"]["x"]), 390, 844, **MOVING)
        is_laid(page)
        page.evaluate(NEVER_PACED)
        lead_until(leader, "h1")
        page.wait_for_selector("[data-turn=other]")
        before = truth(leader, "x")
        lead_until(leader, "x")
        expect(page.locator(".target").first).to_be_attached()
        now = truth(leader, "x")
        drawn = places(page)
        waiting = [pawn for pawn in now if drawn[pawn] == before[pawn] != now[pawn]]
        assert waiting, "only the first of them is shown yet"
        player = Player(page)
        player.wait()
        player.move()
        leader.catch_up()
        assert {pawn: at for pawn, at in places(page).items() if pawn != "x"} == {
            pawn: at for pawn, at in now.items() if pawn != "x"
        }
        line = page.locator("[data-line]")
        assert all(f"to {now[pawn]}" in (line.text_content() or "") for pawn in waiting)


def test_a_tap_on_the_board_shows_at_once_what_others_did(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, leader):
        page = visit(address(server, made, made["watch"]), 390, 844, **MOVING)
        is_laid(page)
        page.evaluate(NEVER_PACED)
        lead_until(leader, "h1")
        lead_until(leader, "x")
        now = {pawn: at for pawn, at in truth(leader, "x").items() if pawn != "x"}
        page.wait_for_function(
            "most => document.querySelector('[data-line]')?.textContent.split(',').length === most", arg=len(now)
        )
        assert places(page) != now
        page.locator("div.frame").click(position={"x": 195, "y": 200})
        page.wait_for_function(
            "now => [...document.querySelectorAll('.piece')].every(({ dataset: { pawn, at } }) => now[pawn] === at)",
            arg=now,
        )


def test_who_wants_no_motion_reads_the_line_alone(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, leader):
        page = visit(address(server, made, made["watch"]))
        is_laid(page)
        page.evaluate(NEVER_PACED)
        lead_until(leader, "h1")
        lead_until(leader, "x")
        now = {pawn: at for pawn, at in truth(leader, "x").items() if pawn != "x"}
        page.wait_for_function(
            "most => document.querySelector('[data-line]')?.textContent.split(',').length === most", arg=len(now)
        )
        assert places(page) == now


def test_pawns_out_of_sight_have_a_badge_at_the_edge_that_leads_to_them(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, _):
        page = visit(address(server, made, made["mine"]["x"]), 390, 844)
        is_laid(page)
        edge = page.locator("[data-edge]").first
        expect(edge).to_be_visible()
        pawn = edge.get_attribute("data-edge")
        edge.click()
        expect(page.locator(f"[data-edge={pawn}]")).to_have_count(0)
        expect(page.locator(f".piece[data-pawn={pawn}]")).to_be_in_viewport()


def test_he_sees_that_he_is_shown_and_who_is_near(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, leader):
        x = visit(address(server, made, made["mine"]["x"]), **MOVING)
        hunter = visit(address(server, made, made["mine"]["h1"]), **MOVING)
        for page in (x, hunter):
            is_laid(page)
            page.evaluate(LASTING)
        while len(leader.chairs["x"].view["log"]) < 2:
            lead_until(leader, "x")
            leader.chairs["x"].play(leader.choose("x"))
        lead_until(leader, "x")
        leader.chairs["x"].play(leader.choose("x"))
        station = leader.chairs["x"].view["pawns"]["x"]["station"]
        expect(x.locator("[data-cue=reveal]")).to_have_text(f"They see you at {station}.")
        expect(hunter.locator("[data-cue=reveal]")).to_contain_text(f"Mister X shows himself at {station}.")
        x.keyboard.press("Shift")
        expect(x.locator("[data-cue]")).to_have_count(0)


def test_sound_is_offered_once_and_loaded_when_it_is_wanted(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, _):
        page = visit(address(server, made, made["mine"]["x"]))
        is_laid(page)
        expect(page.locator("[data-offer]")).to_be_visible()
        with page.expect_request(re.compile(r"/synth")):
            assert not page.evaluate(
                "() => performance.getEntriesByType('resource').some(({ name }) => /synth/.test(name))"
            )
            page.locator("[data-sound=yes]").click()
        expect(page.locator("[data-offer]")).to_have_count(0)
        page.reload()
        is_laid(page)
        assert page.locator("[data-offer]").count() == 0
        page.locator("[data-open=menu]").click()
        page.locator("[data-sound][aria-pressed=true]").click()
        assert page.evaluate("() => JSON.parse(localStorage['misterx.settings']).sound") is False


def test_sound_is_not_offered_where_several_sit_at_one_device(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, _):
        page = visit(server.url)
        seats = {"table": made["table"], "title": "scotland-yard", "seats": made["mine"], "at": 0}
        page.evaluate("place => localStorage.setItem('misterx.tables', JSON.stringify([place]))", seats)
        page.goto(address(server, made, made["mine"]["x"]))
        is_laid(page)
        assert page.locator("[data-offer]").count() == 0


ANIMATED = """() => [...new Set(document.getAnimations()
    .filter((one) => one.effect.target?.closest('.frame, .caption, .finale'))
    .flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys)))]
    .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key))"""
WATCHED = f"""() => {{
    window.animated = new Set();
    const look = () => {{
        for (const key of ({ANIMATED})()) window.animated.add(key);
        requestAnimationFrame(look);
    }};
    look();
}}"""


def test_staging_moves_by_transforms_and_opacity_alone(server: Server, visit: Visitor) -> None:
    with leading(server, title="scotland-yard") as (made, leader):
        page = visit(address(server, made, made["watch"]), 390, 844, **MOVING)
        is_laid(page)
        page.evaluate(LASTING)
        page.evaluate(WATCHED)
        lead_until(leader, "h1")
        lead_until(leader, "x")
        page.wait_for_selector("[data-line]")
        leader.chairs["x"].socket.send('{"type": "resign", "id": "r"}')
        page.wait_for_selector("[data-finale]")
        page.wait_for_function("() => window.animated.has('transform') && window.animated.has('opacity')")
        assert set(page.evaluate("() => [...window.animated]")) == {"transform", "opacity"}
