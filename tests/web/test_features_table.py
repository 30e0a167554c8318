"""Setting a table and planning together: bots and their words, odds, options without effect, marks, proposals."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.lead import Leader
from tests.web.player import Player

from misterx.server.web.catalogue import odds


def test_setting_the_table_tells_of_bots_odds_and_options_without_effect(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#set/ny-chase", locale="de-DE")
    page.select_option("[data-chair=x]", "bot:level5")
    expect(page.locator(".bots")).to_contain_text("Bot: Meister. Der stärkste")
    expect(page.locator("[data-odds]")).to_contain_text("von")
    page.click("summary")
    page.fill("[data-option=roadblocks] input", "0")
    page.keyboard.press("Tab")
    page.select_option("[data-option=roadblock_reuse] select", "never")
    expect(page.locator("[data-option=roadblock_reuse] [data-idle]")).to_contain_text("keine Straßensperren gibt")
    expect(page.locator("[data-odds] li")).to_have_count(2)
    page.click("[data-option=roadblocks] [data-why]")
    expect(page.locator("dialog .about .head")).to_have_text("Straßensperren")
    page.keyboard.press("Escape")
    page.select_option("[data-chair=h2]", "open")
    page.select_option("[data-stand-in]", "level2")
    page.click(".start")
    expect(page.locator("[data-lobby] [data-seat=h2]")).to_have_attribute("data-kind", "open")


OF_THIS_EDITION = {
    "en-GB": "In this edition Mister X won",
    "de-DE": "In dieser Ausgabe",
    "es-ES": "En esta edición",
    "pt-BR": "Nesta edição",
}


@pytest.mark.parametrize("locale", OF_THIS_EDITION)
def test_the_odds_are_those_of_the_chosen_edition(server: Server, visit: Visitor, locale: str) -> None:
    rows = odds()["rows"]
    classic = next(
        row for row in rows if row["value"] == "classic" and row["option"] == "edition" and 4 in row["players"]
    )
    page = visit(f"{server.url}/#set/scotland-yard", locale=locale)
    shown = page.locator("[data-odds]")
    page.locator("form select").first.select_option("4")
    expect(shown).not_to_contain_text(OF_THIS_EDITION[locale])
    page.locator("[data-edition]").select_option("classic")
    expect(shown).to_contain_text(OF_THIS_EDITION[locale])
    expect(shown).to_contain_text(f"{100 * classic['x_wins'] / classic['games']:.0f} %")
    expect(shown).to_contain_text(str(classic["games"]))


def sit_down(server: Server, visit: Visitor, title: str) -> tuple[Page, Page, Page]:
    made = server.make(title, seats={"x": "me", "h1": "open", "h2": "open"}, players=3, name="Xaver")
    table = f"{server.url}/t/{made['table']}"
    mister_x = visit(f"{table}#{made['mine']['x']}")
    pages = []
    for seat in ("h1", "h2"):
        page = visit(f"{table}#{made['invites'][seat]}")
        page.fill("input", seat)
        page.click("form button")
        pages.append(page)
    for page in (*pages, mister_x):
        page.wait_for_selector(".frame")
        page.click("[data-open=team]")
    return mister_x, pages[0], pages[1]


def test_chips_arrows_and_proposals_are_made_by_keyboard_and_never_reach_mister_x(
    server: Server, visit: Visitor
) -> None:
    mister_x, first, second = sit_down(server, visit, "europa")
    player = Player(mister_x, 4)
    while not first.locator("[data-turn=mine]").count():
        if player.is_on_turn:
            player.move()
        first.wait_for_timeout(20)
    first.locator("[data-tool=suspected]").press("Enter")
    first.fill("[data-mark-station]", "57 60")
    first.keyboard.press("Enter")
    for station in (57, 60):  # the second is laid before the first was answered
        for page in (first, second):
            page.wait_for_selector(f".table[data-settled] [data-mark=suspect][data-at='{station}']")
    first.locator("[data-tool=arrow]").press("Enter")
    first.fill("[data-mark-station]", "57 60")
    first.keyboard.press("Enter")
    second.wait_for_selector("path.arrow")
    version = first.locator(".table").get_attribute("data-version")
    first.locator("[data-tool=plan]").press("Enter")
    target = first.locator(".target").first
    target.focus()
    target.press("Enter")
    first.locator(".chooser .way").first.press("Enter")
    first.locator("[data-propose]").press("Enter")
    second.wait_for_selector("[data-proposal]")
    assert first.locator(".table").get_attribute("data-version") == version, "a proposal moves nothing"
    first.locator("[data-accept]").press("Enter")
    first.wait_for_function("v => document.querySelector('.table').dataset.version !== v", arg=version)
    for secret in ("[data-mark=suspect]", "path.arrow", "[data-proposal]", "[data-tool]"):
        assert mister_x.locator(secret).count() == 0, secret


def test_the_host_lets_a_bot_play_for_somebody_and_gives_the_seat_back(server: Server, visit: Visitor) -> None:
    mister_x, first, _ = sit_down(server, visit, "scotland-yard")
    made = mister_x.evaluate("JSON.parse(localStorage.getItem('misterx.tables') ?? '[]')")
    assert made == [] or "host" not in made[0], "this browser came by a link of its own and is no host"
    page = visit(f"{server.url}/#set/scotland-yard")
    page.select_option("form select >> nth=0", "3")
    page.select_option("[data-chair=h2]", "open")
    page.click(".start")
    page.wait_for_selector("[data-lobby]")
    place = page.evaluate("JSON.parse(localStorage['misterx.tables'])[0]")
    friend = visit(f"{server.url}/t/{place['table']}#{place['invites']['h2']}")
    friend.fill("input", "Bea")
    friend.click("form button")
    expect(page.locator("[data-seat=h2]")).to_contain_text("Bea")
    page.click("[data-start]")
    page.wait_for_selector(".frame")
    page.click("[data-open=people]")
    page.select_option("dialog select", "level1")
    page.click("[data-to-bot=h2]")
    expect(page.locator("[data-seat=h2]")).to_contain_text("beginner")
    page.click("[data-to-person=h2]")
    expect(page.locator("[data-seat=h2]")).to_contain_text("Bea")
    assert first.locator(".table").count() == 1


def test_a_half_made_choice_stays_when_a_colleague_moves(server: Server, visit: Visitor) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})
    page = visit(f"{server.url}/t/{made['table']}#{made['mine']['h1']}")
    leader = Leader(server, made)
    assert leader.lead("h2", lambda view: view["turn"] == "hunters" and not view["moved"])
    Player(page).wait()
    his = str(leader.chairs["x"].view["pawns"]["x"]["station"])  # a capture would end the game
    ways = [move.split() for move in leader.chairs["h2"].view["legal"] if move.startswith("d2 ")]
    colleague = next(way for way in ways if way[2] != his)
    taken = colleague[2]
    target = page.locator(f".target:not([data-station='{taken}']):not([data-station='{his}'])").first
    station = target.get_attribute("data-station")
    target.press("Enter")
    offered = page.locator(".chooser .way")
    expect(offered.first).to_be_focused()
    leader.chairs["h2"].play(" ".join(colleague))
    page.wait_for_selector(f".table[data-settled] .piece[data-pawn=d2][data-at='{taken}']")
    expect(offered).not_to_have_count(0)
    offered.first.press("Enter")
    page.wait_for_selector(f".piece[data-pawn=d1][data-at='{station}']")
    leader.close()


@pytest.mark.parametrize(("language", "fast"), [("en-GB", "Underground"), ("de-DE", "U-Bahn"), ("es-ES", "Metro")])
def test_the_legend_speaks_as_the_tickets_do(server: Server, visit: Visitor, language: str, fast: str) -> None:
    page = visit(server.url, locale=language)
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    expect(page.locator(".picture .mode[data-mode=metro]")).to_have_text(fast)
    assert set(page.locator(".picture .fast-letter").all_text_contents()) == {fast[0]}
    expect(page.locator(".holdings [data-ticket=metro]").first).to_contain_text(fast)
