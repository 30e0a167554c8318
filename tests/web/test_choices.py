"""Clear choices: a ring is a place to go to and nothing else, a tap on a wrong place says why, choices are buttons."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import READY, Player

MANY = 30
FAR = {
    "en-GB": "No line goes straight from",
    "de-DE": "führt keine Linie direkt nach",
    "es-ES": "Ninguna línea va directa de",
    "pt-BR": "Nenhuma linha vai direto de",
}
# The middle of a station of the drawn city on the screen, that lies free and far from where anybody can go.
FREE = """() => {
    const middle = (node) => { const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 }; };
    const taken = [...document.querySelectorAll('.target, .piece')].map(middle);
    const city = document.querySelector('.picture').shadowRoot;
    return [...city.querySelectorAll('.station .token')].map(middle).find(({ x, y }) =>
        document.elementFromPoint(x, y)?.closest('.frame') &&
        !document.elementFromPoint(x, y)?.closest('[data-still], .target') &&
        taken.every((other) => Math.hypot(other.x - x, other.y - y) > 70));
}"""


def hunt(server: Server, visit: Visitor, title: str = "scotland-yard", **context: Any) -> Page:
    page = visit(server.url, **context)
    page.click(f"[data-title={title}] [data-play=hunters]")
    page.wait_for_selector(READY)
    page.wait_for_function("() => document.querySelector('.picture')?.shadowRoot?.querySelector('.station')")
    return page


@pytest.mark.parametrize("locale", FAR)
def test_a_tap_on_a_wrong_place_says_why_beside_it(server: Server, visit: Visitor, locale: str) -> None:
    sizes: list[dict[str, Any]] = [{"width": 390, "height": 844, "has_touch": True}, {"width": 1280, "height": 860}]
    for size in sizes:
        page = hunt(server, visit, locale=locale, **size)
        page.wait_for_function(FREE)
        place = page.evaluate(FREE)
        page.mouse.click(place["x"], place["y"])
        said = page.locator("[data-missed]")
        expect(said).to_contain_text(FAR[locale])
        expect(said).to_be_in_viewport(ratio=1)
        box = said.bounding_box()
        assert box
        assert abs(box["x"] + box["width"] / 2 - place["x"]) < 320
        assert abs(box["y"] + box["height"] / 2 - place["y"]) < 200
        page.locator(".target").first.press("Enter")
        expect(said).to_have_count(0)
        expect(page.locator(".chooser")).to_be_visible()


def test_possible_places_are_an_area_when_many_and_diamonds_when_few(server: Server, visit: Visitor) -> None:
    page = hunt(server, visit)
    player = Player(page, 3)
    seen = set()
    for _ in range(40):
        many = page.locator("[data-mark=possible]").count()
        shaded = page.locator(".area [data-mark=possible]").count()
        assert shaded in (0, many)
        assert (shaded > 0) == (many > MANY)
        assert page.locator("g.possible circle").count() == 0  # a ring is a place to go to
        seen.add(shaded > 0)
        player.move()
        if len(seen) > 1 or not player.wait():
            break
    assert True in seen


def test_europas_missions_are_written_out_and_look_like_buttons(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    page.click("[data-title=europa] [data-play=x]")
    page.wait_for_selector(READY)
    words = page.locator(".tag text").all_text_contents()
    assert words
    assert set(words) <= {"green", "yellow", "orange"}
    for tag in page.locator(".tag").all()[:4]:
        assert tag.evaluate(
            """node => { const [outer, word] = ['rect', 'text'].map((each) => node.querySelector(each).getBBox());
                return word.x > outer.x && word.x + word.width < outer.x + outer.width; }"""
        )
    page.locator(".target").first.press("Enter")
    way = page.locator(".chooser .way").first
    expect(way).to_have_css("border-top-style", "solid")
    assert way.evaluate("node => parseFloat(getComputedStyle(node).borderTopWidth)") >= 1


def test_who_holds_a_pawn_is_named_on_board_cards_and_lists(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"x": "me", "h1": "open", "h2": "open", "h3": "open"}, players=4)
    x = visit(f"{server.url}/t/{made['table']}#{made['mine']['x']}")
    hunters = []
    for seat, name in (("h1", "Ben"), ("h2", "Carla"), ("h3", "Dora")):
        page = visit(f"{server.url}/t/{made['table']}#{made['invites'][seat]}")
        page.fill("form input", name)
        page.press("form input", "Enter")
        hunters.append(page)
    for page in (x, *hunters):
        page.wait_for_selector(".table[data-settled] .piece")
        pieces = page.locator(".piece text.name").all_text_contents()
        assert {"Ben", "Carla", "Dora"} <= {piece.split(" (")[0] for piece in pieces}
        expect(page.locator(".holdings")).to_contain_text("Ben")
        expect(page.locator(".piece[data-pawn=d1] svg > title")).to_contain_text("Ben")
        expect(page.locator(".piece[data-pawn=d1] .letter")).to_have_text("1")  # colour, shape and sign stay
    mister_x = Player(x)
    mister_x.wait()
    mister_x.move()
    first = Player(hunters[0])
    first.wait()
    expect(hunters[0].locator(".sentence")).to_contain_text("Ben")
    first.move()
    expect(hunters[1].locator("[data-news]")).to_contain_text("Ben")
