"""Who leads whom: chosen where the table is set, if the title and the number of players leave something to choose."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.test_everyone import find_faults, is_narrow

WORDS = {
    "en-GB": (
        "Who plays which detectives",
        "The seats do not fit together: Detective 2 leads nobody.",
        "Deal as in the rulebook",
    ),
    "de-DE": (
        "Wer welche Detektive spielt",
        "Die Plätze passen nicht zusammen: Detektiv 2 führt niemanden.",
        "Verteilen wie in der Regel",
    ),
    "es-ES": (
        "Quién juega con qué detectives",
        "Los asientos no encajan: Detective 2 no lleva a nadie.",
        "Repartir como en el reglamento",
    ),
    "pt-BR": (
        "Quem joga com quais detetives",
        "Os lugares não combinam: Detetive 2 não comanda ninguém.",
        "Dividir como na regra",
    ),
}


def set_table(page: Page, players: int) -> None:
    page.select_option("form select >> nth=0", str(players))
    page.click("summary")


def test_a_table_is_played_by_those_who_were_chosen(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#set/europa")
    set_table(page, 3)
    page.select_option("[data-led=d1]", "h2")
    page.locator("[data-led=d5]").focus()
    page.keyboard.press("ArrowUp")  # by keyboard alone: to the first seat
    expect(page.locator("label", has=page.locator("[data-chair=h1]"))).to_contain_text("Blue, Green, Violet")
    expect(page.locator("label", has=page.locator("[data-chair=h2]"))).to_contain_text("Red, Yellow")
    page.click(".start")
    expect(page.locator(".table[data-settled] .piece[data-pawn=d1]")).to_be_attached()
    place = page.evaluate("JSON.parse(localStorage.getItem('misterx.tables'))[0]")
    told = server.post(f"/api/tables/{place['table']}/look", token=place["seats"]["h1"]).json()
    assert told["people"]["h1"]["pawns"] == ["d2", "d3", "d5"]
    assert told["people"]["h2"]["pawns"] == ["d1", "d4"]
    page.click("[data-open=menu]")
    page.click("[data-giveup]")
    page.click("[data-resign]")
    before = page.url
    page.click("[data-same]")
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".table[data-settled] .piece[data-pawn=d1]")).to_be_attached()
    again = page.evaluate("JSON.parse(localStorage.getItem('misterx.tables'))[0]")
    assert again["table"] != place["table"]
    told = server.post(f"/api/tables/{again['table']}/look", token=again["seats"]["h1"]).json()
    assert told["people"]["h2"]["pawns"] == ["d1", "d4"], "the same again"


@pytest.mark.parametrize("locale", WORDS)
def test_who_would_have_nobody_to_lead_is_named(server: Server, visit: Visitor, locale: str) -> None:
    head, refusal, reset = WORDS[locale]
    page = visit(f"{server.url}/#set/ny-chase", locale=locale)
    set_table(page, 3)
    expect(page.locator("[data-leaders] legend")).to_have_text(head)
    for pawn in ("d3", "d4"):
        page.select_option(f"[data-led={pawn}]", "h1")
    expect(page.get_by_role("alert")).to_have_text(refusal)
    page.get_by_role("button", name=reset).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-led=d3]")).to_have_value("h2")
    expect(page.locator("[data-as-dealt]")).to_have_count(0)
    with page.expect_request("**/api/tables") as asked:
        page.click(".start")
    assert "pawns" not in (asked.value.post_data_json or {})


def test_it_is_offered_only_where_there_is_something_to_choose(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#set/europa")
    set_table(page, 3)
    leaders = page.locator("[data-led]")
    expect(leaders).to_have_count(5)
    for players, count in ((6, 0), (5, 5), (2, 0)):  # one each, one of them with two, one who leads them all
        page.select_option("form select >> nth=0", str(players))
        expect(leaders).to_have_count(count)
    page.goto(f"{server.url}/#set/sanssouci")
    set_table(page, 4)
    expect(page.locator("[data-option=extra_agent]")).to_be_visible()
    expect(leaders).to_have_count(0)
    page.select_option("[data-option=extra_agent] select", "true")
    expect(leaders).to_have_count(4)
    expect(page.locator("[data-led=d2]")).to_have_value("h1")
    page.select_option("[data-led=d2]", "h3")
    page.select_option("[data-option=extra_agent] select", "false")
    expect(leaders).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("width", "theme"), [(360, "light"), (1280, "dark")])
def test_the_choice_fits_every_screen_and_has_no_faults(server: Server, visit: Visitor, width: int, theme: str) -> None:
    page = visit(f"{server.url}/#set/europa", width=width, color_scheme=theme)
    set_table(page, 3)
    page.select_option("[data-led=d1]", "h2")
    expect(page.locator("[data-as-dealt]")).to_be_visible()
    assert find_faults(page, "[data-leaders]") == []
    assert is_narrow(page)
    for pawn in page.locator("[data-led]").all():
        box = pawn.bounding_box()
        assert box
        assert box["height"] >= 44, "a finger's width"
