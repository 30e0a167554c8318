"""How heavy the pages are and how soon a board is drawn."""

from __future__ import annotations

import gzip
import time

from tests.server.running import Server
from tests.web.conftest import Visitor

from misterx.server.app import PAGES

MOST_BYTES = 400_000
MOST_SECONDS = 1.0


def test_the_pages_weigh_little_without_fonts() -> None:
    files = [path for path in PAGES.rglob("*") if path.is_file() and path.suffix != ".woff2"]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) <= MOST_BYTES


def test_the_typeface_comes_with_its_licence() -> None:
    assert list(PAGES.rglob("*.woff2"))
    assert "SIL OPEN FONT LICENSE" in (PAGES / "OFL.txt").read_text("utf-8").upper()


def test_the_first_board_is_there_within_a_second(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"h1": "me"}, players=2)
    link = f"{server.url}/t/{made['table']}#{made['mine']['h1']}"
    visit(link).wait_for_selector(".piece")  # the server draws a board once
    began = time.monotonic()
    visit(link).wait_for_selector(".piece")
    assert time.monotonic() - began <= 3 * MOST_SECONDS, "on a busy machine; alone it is below one second"
