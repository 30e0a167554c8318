"""Every title says its goal in one line and shows its phase, to each side its own."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import Server
from tests.web.conftest import Visitor

TITLES = ("scotland-yard", "ny-chase", "sanssouci", "europa", "behrends")
SMALL: dict[str, Any] = {"width": 320, "height": 640}
# Whether all of the line lies on the screen and within what it lies in.
WHOLE = """aim => {
    const line = aim.getBoundingClientRect();
    const panel = aim.closest('.now').getBoundingClientRect();
    return [...aim.children].every(part => part.textContent && part.scrollWidth <= part.clientWidth + 1)
        && line.left >= panel.left && line.right <= panel.right && line.right <= innerWidth;
}"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "es-ES", "pt-BR"])
def test_each_side_reads_what_it_must_do(server: Server, visit: Visitor, locale: str) -> None:
    for title in TITLES:
        made = server.make(title, players=3, seats={"x": "me", "h1": "me", "h2": "bot:random"})
        goals = []
        for seat in ("x", "h1"):
            page = visit(f"{server.url}/t/{made['table']}#{made['mine'][seat]}", locale=locale, **SMALL)
            aim = page.locator("[data-aim]")
            aim.wait_for()
            assert aim.evaluate(WHOLE), (title, seat, aim.inner_text())
            goals.append(aim.locator("span").inner_text())
            page.context.close()
        assert len(set(goals)) == 2, goals
