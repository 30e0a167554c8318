"""The buttons that bring the board closer cover no station on a phone, and every station can be tapped."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor

from misterx import titles

PHONES = [(390, 844), (360, 740)]
# The board is what is seen between the bar and the sheet: where its stations are, and whether a tap meets them.
BOARD = """() => {
    const RIM = 2; // a tap falls on a whole pixel
    const box = (node) => node.getBoundingClientRect();
    const city = document.querySelector('.picture').shadowRoot;
    const [top, bottom] = [box(document.querySelector('.bar')).bottom, box(document.querySelector('.grip')).top];
    const stations = [...city.querySelectorAll('.station .token')].map((token) => {
        const { x, y, width, height } = box(token);
        return { x: x + width / 2, y: y + height / 2 };
    });
    const within = ({ x, y }) => x > RIM && x < innerWidth - RIM && y > top + RIM && y < bottom - RIM;
    const met = ({ x, y }) => document.elementFromPoint(x, y);
    return {
        top, bottom, stations,
        lenses: [...document.querySelectorAll('[data-lens]')].map((lens) => box(lens).top),
        covered: stations.filter(within).map(met).flatMap((node) => node.closest('.frame') ? [] : [node.outerHTML]),
    };
}"""
EDGES = [("x", min), ("x", max), ("y", min), ("y", max)]


def drag(page: Page, dx: float, dy: float) -> None:
    """With one finger, from the middle of the board."""
    board = page.evaluate(BOARD)
    x, y = page.evaluate("innerWidth / 2"), (board["top"] + board["bottom"]) / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx, y + dy, steps=4)
    page.mouse.up()


def bring(page: Page, axis: str, end: Any) -> None:
    """Drag until the outermost station of a side lies in the middle of the board."""
    for _ in range(12):
        board = page.evaluate(BOARD)
        place = end(board["stations"], key=lambda station: station[axis])
        middle = {"x": page.evaluate("innerWidth / 2"), "y": (board["top"] + board["bottom"]) / 2}
        away = {each: max(-120, min(120, middle[each] - place[each])) for each in "xy"}
        if abs(away["x"]) < 20 and abs(away["y"]) < 20:
            return
        drag(page, away["x"], away["y"])
    raise AssertionError(f"the outermost station by {axis} stays away")


@pytest.mark.parametrize("title", titles.ids())
def test_no_lens_lies_on_a_phones_board_and_every_station_can_be_tapped(
    server: Server, visit: Visitor, title: str
) -> None:
    made = server.make(title, seats={"x": "me", "h1": "me"}, players=3)
    for (width, height), seat in zip(PHONES, ("x", "h1"), strict=True):
        page = visit(f"{server.url}/t/{made['table']}#{made['mine'][seat]}", width=width, height=height)
        page.wait_for_selector(".table[data-settled]")
        page.wait_for_function("() => document.querySelector('.picture')?.shadowRoot?.querySelector('.station')")
        board = page.evaluate(BOARD)
        assert len(board["lenses"]) == 4
        assert min(board["lenses"]) >= board["bottom"]
        assert board["covered"] == []
        for axis, end in EDGES:
            bring(page, axis, end)
            assert page.evaluate(BOARD)["covered"] == []


def test_the_lenses_of_a_phone_look_closer_and_at_the_whole(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"x": "me", "h1": "me"}, players=3)
    page = visit(f"{server.url}/t/{made['table']}#{made['mine']['x']}", width=390, height=844)
    page.wait_for_selector(".table[data-settled] .piece")
    wide = "() => document.querySelector('.picture').getBoundingClientRect().width"
    page.click("[data-lens=whole]")
    page.wait_for_function(f"({wide})() <= innerWidth + 1")
    before = page.evaluate(wide)
    page.click("[data-lens=closer]")
    page.wait_for_function(f"before => ({wide})() > 1.3 * before", arg=before)
    page.click("[data-lens=mine]")
    expect(page.locator(".piece[data-pawn=x]")).to_be_in_viewport()


@pytest.mark.parametrize("title", ["scotland-yard", "europa"])
def test_a_tablets_lenses_lie_beside_the_panel(server: Server, visit: Visitor, title: str) -> None:
    made = server.make(title, seats={"x": "me", "h1": "me"}, players=3)
    page = visit(f"{server.url}/t/{made['table']}#{made['mine']['x']}", width=768, height=1024)
    page.wait_for_selector(".table[data-settled] [data-strip]")
    expect(page.locator("[data-lens]")).to_have_count(4)
    page.locator("main.now").element_handle().wait_for_element_state("stable")
    panel = page.locator("main.now").bounding_box()
    assert panel
    for lens in page.locator("[data-lens]").all():
        box = lens.bounding_box()
        assert box
        assert box["x"] >= panel["x"] + panel["width"]
        assert box["y"] >= panel["y"] - 12, "the board ends a little above the panel"
