"""Why not here? Asked by a tap on the board, by number or by name, and answered in the reader's words."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player
from tests.web.test_everyone import find_faults, is_narrow

PHONE = {"width": 360, "height": 740, "has_touch": True}


def hunt(page: Page, title: str = "scotland-yard", seed: int = 3) -> Player:
    page.click(f"[data-title={title}] [data-play=hunters]")
    player = Player(page, seed)
    player.wait()
    return player


def tap_a_hunter(page: Page) -> str:
    """Tap where a hunter stands, which is where he is not; returns the station."""
    piece = page.locator(".piece:not([data-pawn=x])").first
    spot = piece.locator(".ring").bounding_box()
    assert spot
    page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    return piece.get_attribute("data-at") or ""


def type_place(page: Page, place: str) -> None:
    page.fill("[data-ask-station]", place)
    page.keyboard.press("Enter")


def test_a_tap_on_the_board_asks_and_playing_goes_on_afterwards(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    player = hunt(page)
    version = player.version
    page.click("[data-ask]")
    expect(page.locator("[data-ask]")).to_have_attribute("aria-pressed", "true")
    station = tap_a_hunter(page)
    answer = page.locator("[data-answer]")
    expect(answer).to_contain_text(re.compile(rf"^\s*{station}: .+\.\s*$"))
    expect(page.locator(f"[data-mark=asked][data-at='{station}']")).to_be_visible()
    assert page.locator(".chooser").count() == 0
    possible = page.locator("[data-mark=possible]").first.get_attribute("data-at") or ""
    type_place(page, possible)
    expect(answer).to_have_text(f"{possible}: he can be there.")
    type_place(page, "999")
    expect(answer).to_have_text("There is no station 999 on this board.")
    assert player.version == version
    page.click("[data-ask-done]")
    expect(page.locator("[data-asking], [data-mark=asked]")).to_have_count(0)
    player.move()
    assert player.version != version


def test_what_was_asked_stays_true_when_the_game_goes_on(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    player = hunt(page)
    page.click("[data-ask]")
    possible = page.locator("[data-mark=possible]").evaluate_all("nodes => nodes.map((node) => node.dataset.at)")
    type_place(page, possible[0])
    expect(page.locator("[data-answer=possible]")).to_be_visible()
    with page.expect_response(re.compile(r"/why/")):
        page.evaluate("document.querySelector('[data-open=text]').click()")
        reach = page.locator(".inside li").filter(has_text=re.compile(r"^Taxi: ")).first.text_content() or ""
        page.fill("[data-typed]", f"taxi {reach.split()[1].rstrip(',')}")
        page.keyboard.press("Enter")
    player.wait()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_the_answer_lies_below_the_board_in_ones_language(
    server: Server, visit: Visitor, theme: str
) -> None:
    page = visit(server.url, locale="de-DE", color_scheme=theme, **PHONE)
    hunt(page)
    page.click("[data-tab=log]")
    page.tap("[data-ask]")
    expect(page.locator(".sheet[data-height=low]")).to_be_attached()
    assert not page.evaluate("document.activeElement.matches('input')")  # no keys come up over the board
    station = tap_a_hunter(page)
    answer = page.locator("[data-answer]")
    expect(answer).to_contain_text(re.compile(rf"^\s*{station}: .+(Eintrag|Runde|begonnen|zeigte).+"))
    expect(answer).to_be_in_viewport(ratio=1)
    page.tap("[data-ask-station]")
    type_place(page, "1")
    expect(answer).to_contain_text(re.compile(r"^\s*1: "))
    assert is_narrow(page)
    assert find_faults(page, "[data-asking]") == []
    page.tap("[data-ask-done]")
    expect(page.locator("[data-asking]")).to_have_count(0)


def test_by_keyboard_one_asks_in_the_field_and_comes_back_to_the_button(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    hunt(page)
    page.locator("[data-ask]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-ask-station]")).to_be_focused()
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live][data-answer]")).to_contain_text("1: ")
    page.keyboard.press("Escape")
    expect(page.locator("[data-ask]")).to_be_focused()


@pytest.mark.parametrize("width", [360, 1280])
def test_cities_are_asked_for_by_name_and_called_by_it(server: Server, visit: Visitor, width: int) -> None:
    page = visit(server.url, **(PHONE if width == 360 else {}))
    hunt(page, "europa")
    if width == 360:
        page.click("[data-tab=log]")
    page.click("[data-ask]")
    answer = page.locator("[data-answer]")
    type_place(page, "berl")
    expect(answer).to_contain_text(re.compile(r"^\s*\d+ Berlin: .+\."))
    type_place(page, "Atlantis")
    expect(answer).to_have_text("There is no station Atlantis on this board.")
    assert is_narrow(page)


def test_tokens_are_called_as_at_the_table(server: Server, visit: Visitor) -> None:
    page = visit(server.url, locale="es-ES")
    hunt(page, "behrends")
    page.click("[data-ask]")
    empty = page.evaluate("[...Array(99).keys()].slice(1).find((at) => !document.querySelector(`[data-at='${at}']`))")
    type_place(page, str(empty))
    expect(page.locator("[data-answer]")).to_contain_text("Allí no hay ninguna ficha que pueda ser él.")


def test_a_reason_that_the_page_does_not_know_is_told_in_the_servers_words(server: Server, visit: Visitor) -> None:
    page = visit(server.url, locale="pt-BR")
    hunt(page)
    reasons = [
        {"station": 5, "code": "struck_by_comet", "text": "A comet fell.", "arguments": {"size": 3}, "because": []},
        {"station": 6, "code": "searched", "text": "Somebody looked.", "arguments": {"who": "d1"}, "because": []},
    ]
    told = {"station": 1, "possible": False, "absence": {**reasons[0], "station": 1, "because": reasons}}
    page.route("**/why/*", lambda route: route.fulfill(json=json.loads(json.dumps(told))))
    page.click("[data-ask]")
    type_place(page, "1")
    expect(page.locator("[data-answer]")).to_contain_text("A comet fell.")
    expect(page.locator("[data-answer]")).to_contain_text("Não de 6: Somebody looked.")


def test_where_the_table_has_no_aid_nobody_can_ask(server: Server, visit: Visitor) -> None:
    made = server.make(players=3, seats={"h1": "me", "h2": "me"}, aid="off")
    page = visit(f"{server.url}/t/{made['table']}#{made['mine']['h1']}")
    Player(page).wait()
    assert page.locator("[data-ask]").count() == 0
