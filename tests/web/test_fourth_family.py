"""A family that the box does not know, in the browser: its page folder is in the table of families of its own build."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.fourth_family.serving import PAGES
from tests.fourth_family.test_cellar import TITLE
from tests.server.running import ROOT, Server
from tests.web.conftest import Visitor
from tests.web.player import Player

BUILD = "tests/fourth_family/build.config.ts"


class House(Server):
    program = "tests.fourth_family.serving"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages, built with a table of families that takes ours in and adds one."""
    folder = tmp_path_factory.mktemp("built") / "pages"
    command = [sys.executable, "web/build.py", "run", "build", "--", "--config", BUILD, "--outDir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


@pytest.fixture
def house(tmp_path: Path, pages: Path) -> Iterator[House]:
    running = House(tmp_path / "data", MISTERX_TITLES=str(TITLE), MISTERX_USUAL_BOT="random", **{PAGES: str(pages)})
    yield running
    running.stop()


@pytest.mark.parametrize("side", ["hunters", "x"])
def test_a_whole_game_is_played_against_a_bot(house: House, visit: Visitor, side: str) -> None:
    page = visit(house.url)
    page.click(f"[data-title=cellar] [data-play={side}]")
    player = Player(page)
    steps: list[int] = []
    while player.wait():
        steps.append(int(page.locator("[data-steps]").get_attribute("data-steps") or 0))
        places = page.locator(".piece").count()
        assert places == (1 if side == "hunters" else 2), "the guard does not see the thief"
        player.move()
    assert steps == sorted(set(steps)), "every step was heard"
    assert steps
    expect(page.locator("section.end")).to_be_visible()


def test_the_pages_of_the_box_draw_no_game_that_they_do_not_know(tmp_path: Path, visit: Visitor) -> None:
    ours = ROOT / "src" / "misterx" / "server" / "pages"
    running = House(tmp_path / "data", MISTERX_TITLES=str(TITLE), MISTERX_USUAL_BOT="random", **{PAGES: str(ours)})
    try:
        page = visit(running.url)
        page.click("[data-title=cellar] [data-play=hunters]")
        expect(page.get_by_text("This page does not know this kind of game")).to_be_visible()
        expect(page.locator(".piece, .target")).to_have_count(0)
    finally:
        running.stop()
