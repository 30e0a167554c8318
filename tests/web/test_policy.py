"""The pages keep their own strict policy: no foreign, inserted or inline code and style; the boards look as drawn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player

LISTEN = """
    window.broken = [];
    document.addEventListener("securitypolicyviolation", (event) =>
        window.broken.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""


def broken(page: Page) -> list[str]:
    """What the browser has refused since the page was opened."""
    found: list[str] = page.evaluate("window.broken")
    return found


def land_colour(page: Page) -> str:
    page.wait_for_function(
        "() => document.querySelector('.picture')?.shadowRoot?.querySelector('.land, .park, .block')"
    )
    colour: str = page.evaluate(
        "getComputedStyle(document.querySelector('.picture').shadowRoot.querySelector('.land, .park, .block')).fill"
    )
    return colour


def test_no_page_needs_what_its_policy_forbids(server: Server, visit: Visitor) -> None:
    policy = server.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    invited = server.make(seats={"x": "me", "h1": "open"}, players=2)
    page = visit("about:blank")
    page.context.add_init_script(LISTEN)
    for where, shown in (
        *(
            ("/", "[data-title=scotland-yard]"),
            ("/#rules/scotland-yard", "h2"),
            ("/#tables", "h1"),
            ("/#settings", "h1"),
        ),
        *(("/#set/europa", "[data-chair]"), ("/#set/nope", "h1"), ("/t/nothing#nothing", "h1")),
        (f"/t/{invited['table']}#{invited['invites']['h1']}", "form input"),
        (f"/t/{invited['table']}#{invited['mine']['x']}", "[data-seat=h1]"),
    ):
        page.goto("about:blank")
        page.goto(server.url + where)
        page.wait_for_selector(shown)
        assert broken(page) == [], where


@pytest.mark.parametrize("title", ["scotland-yard", "europa", "behrends"])
def test_a_table_and_looking_back_at_its_game_keep_the_policy(server: Server, visit: Visitor, title: str) -> None:
    made = server.make(title, seats={"x": "me"}, players=3)
    page = visit("about:blank")
    page.context.add_init_script(LISTEN)
    page.goto(f"{server.url}/t/{made['table']}#{made['mine']['x']}")
    player = Player(page)
    player.wait()
    assert land_colour(page) not in ("rgb(0, 0, 0)", "none")
    for _ in range(3):
        if player.wait():
            player.move()
    over = not player.wait()
    for panel in ("people", "rules", "text", "team", "menu"):
        page.click(f"[data-open={panel}]")
        if panel in ("people", "text"):
            page.keyboard.press("Escape")
    if over:
        page.keyboard.press("Escape")
    else:
        page.click("[data-giveup]")
        page.click("[data-resign]")
    page.wait_for_selector(".replay input")
    page.locator(".replay input").fill("0")
    page.click("[data-step=on]")
    page.click("[data-step=back]")
    assert land_colour(page) not in ("rgb(0, 0, 0)", "none")
    assert broken(page) == []


def test_a_picture_opened_by_itself_wears_its_style_sheet(server: Server, visit: Visitor) -> None:
    page = visit("about:blank")
    page.context.add_init_script(LISTEN)
    page.goto(f"{server.url}/api/boards/london.svg?theme=dark")
    assert page.evaluate("getComputedStyle(document.querySelector('.land, .park, .block')).fill") != "rgb(0, 0, 0)"
    assert broken(page) == []
