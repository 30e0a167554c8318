"""Names in the column beside the board are read in full, in every language, however narrow the column is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player

LOCALES = ("en-GB", "de-DE", "es-ES", "pt-BR")
WIDTHS = (1100, 1280, 1440)  # one column, which is as narrow as it gets
LONGEST = 199  # no board has a station with a longer number
CUT = """longest => [...document.querySelectorAll('.holding:not(.laden) .who')].flatMap((who) => {
    const number = who.querySelector('b');
    if (/\\d/.test(number.textContent)) number.textContent = longest;
    const name = who.querySelector('.name');
    const range = document.createRange();
    range.selectNodeContents(name);
    const fits = range.getBoundingClientRect().width <= name.getBoundingClientRect().width + 0.1;
    const inside = who.getBoundingClientRect().right <= who.parentElement.getBoundingClientRect().right + 0.5;
    return fits && inside ? [] : [name.textContent];
})"""


def cut_names(page: Page) -> list[str]:
    page.wait_for_selector(".table.desk[data-settled] .holding:not(.laden)")
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(CUT, LONGEST)
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_is_cut_off_beside_the_board(server: Server, visit: Visitor, locale: str) -> None:
    for title, players in (("scotland-yard", 2), ("europa", 3), ("behrends", 3)):
        made = server.make(title, players=players, seats={"h1": "me"})
        for width in WIDTHS:
            page = visit(f"{server.url}/t/{made['table']}#{made['mine']['h1']}", width=width, locale=locale)
            assert Player(page).wait()
            assert cut_names(page) == [], (title, width)
            page.context.close()
