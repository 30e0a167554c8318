"""A new title in the box, seen on the pages: on the home page, with its rules, and where its table is set."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.server.running import Server
from tests.walks.boxing import box  # noqa: F401
from tests.walks.tree import Tree
from tests.web.conftest import Visitor


class House(Server):
    """The server of that tree."""

    def __init__(self, data: Path, tree: Tree) -> None:
        super().__init__(data, PYTHONPATH=f"{tree.folder / 'src'}")


@pytest.mark.slow
def test_it_lies_on_the_home_page_with_its_rules(tmp_path: Path, box: Tree, visit: Visitor) -> None:  # noqa: F811
    box.run("web/build.py", "run", "build")
    running = House(tmp_path / "data", box)
    try:
        page = visit(running.url, locale="de-DE")
        card = page.locator("[data-title=harbour]")
        expect(card).to_contain_text("Der Dieb im Hafen")
        page.goto(f"{running.url}/#rules/harbour")
        expect(page.get_by_text("Der Dieb schleicht 8 Einträge lang")).to_be_visible()
        page.goto(f"{running.url}/#set/harbour")
        page.locator("summary").first.click()
        expect(page.locator("[data-why=black_tickets]")).to_be_visible()
    finally:
        running.stop()
