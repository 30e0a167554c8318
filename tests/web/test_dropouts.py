"""Lines that die without a word: the others read it within five seconds, and who is back plays within one."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.dark import Network
from tests.web.measure import find_crowd
from tests.web.player import READY, Player
from tests.web.test_rights import begin, come, set_table

READ_SECONDS, BACK_SECONDS = 5.0, 1.0  # as promised
# When the page first showed, or showed no more, that somebody is offline.
WATCH = """seat => { window.told = { gone: 0, back: 0 };
    const look = () => { const off = !!document.querySelector(`[data-offline=${seat}]`);
        if (off && !told.gone) told.gone = Date.now() / 1000;
        if (!off && told.gone && !told.back) told.back = Date.now() / 1000; };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true }); }"""


@pytest.fixture
def network(server: Server) -> Iterator[Network]:
    between = Network(server)
    yield between
    between.stop()


def told(page: Page, what: str) -> float:
    page.wait_for_function("what => told[what] > 0", arg=what)
    at: float = page.evaluate("what => told[what]", what)
    return at


@pytest.mark.parametrize("gone", ["h2", "h1"])  # the last is the host
def test_others_read_who_is_gone_and_he_is_back_at_once(
    server: Server, network: Network, visit: Visitor, gone: str
) -> None:
    host, links = set_table(visit, network if gone == "h1" else server, x="open", h2="open")
    ways = {seat: link.replace(network.url, server.url) for seat, link in links.items()}
    if gone == "h2":
        ways["h2"] = ways["h2"].replace(server.url, network.url)
    xena, bea = come(visit, ways["x"], "Xena"), come(visit, ways["h2"], "Bea")
    begin(host, "Xena", "Bea")
    pages = {"h1": host, "h2": bea, "x": xena}
    for page in pages.values():
        page.wait_for_selector(".frame")
    mister_x = Player(xena)
    mister_x.wait()
    mister_x.move()
    host.wait_for_selector(READY)
    lost = pages.pop(gone)
    for page in pages.values():
        page.evaluate(WATCH, gone)
    network.dark, went = True, time.time()
    reads = [told(page, "gone") - went for page in pages.values()]
    expect(xena.locator(f"[data-offline={gone}]")).to_contain_text("A bot takes over in ")
    expect(lost.locator(".lost")).to_have_count(1)
    crowd = find_crowd()
    network.dark, came = False, time.time()
    backs = [told(page, "back") - came for page in pages.values()]
    print(f"read after {max(reads):.2f} s, back after {max(backs):.2f} s, a crowd of {crowd:.1f}")
    assert max(reads) <= READ_SECONDS * crowd
    assert max(backs) <= BACK_SECONDS * max(crowd, find_crowd())
    expect(lost.locator(".lost")).to_have_count(0)
    Player(lost if gone == "h1" else host).move()
