"""How soon something is on the screen: told by the pages themselves, on the clock that all pages of a machine share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page
from tests.server.running import Server
from tests.web.player import Player

SEATS = ("x", "h1", "h2", "h3", "h4", "h5")
OPENED: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}, "locale": "en-GB"}

# Runs in every page before its own code. A frame counts when it has been painted: a message that is posted while a
# frame is made is delivered after it.
WATCH = """
    const now = (stamp) => performance.timeOrigin + stamp;
    const painted = (then) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(now(performance.now()));
      port2.postMessage(0);
    });
    const watched = (window.watched = { clicked: 0, changed: 0, board: 0 });
    addEventListener("click", (event) => (watched.clicked = now(event.timeStamp)), true);
    addEventListener("DOMContentLoaded", () => {
      let version = null;
      new MutationObserver(() => {
        const table = document.querySelector(".table");
        const picture = document.querySelector(".picture")?.shadowRoot?.querySelector("svg");
        if (!watched.board && picture && document.querySelector(".piece")) {
          watched.board = -1;
          painted((at) => (watched.board = at - performance.timeOrigin));
        }
        if (!table || table.dataset.version === version) return;
        version = table.dataset.version;
        if (watched.awaits) painted((at) => (watched.changed ||= at));
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
"""


def open_board(browser: Browser, link: str, **context: Any) -> float:
    """Seconds from opening a page, in a browser that has never seen it, to its first painted board with its pieces."""
    fresh = browser.new_context(**{**OPENED, **context})
    fresh.add_init_script(WATCH)
    page = fresh.new_page()
    page.goto(link)
    page.wait_for_function("() => watched.board > 0")
    took: float = page.evaluate("watched.board")
    fresh.close()
    return took / 1000


def sit_six(browser: Browser, server: Server, title: str = "scotland-yard") -> dict[str, Page]:
    """Six people with a browser each, at one table."""
    made = server.make(title, players=6, seats=dict.fromkeys(SEATS, "me"))
    pages = {}
    for seat in SEATS:
        context = browser.new_context(**OPENED)
        context.add_init_script(WATCH)
        pages[seat] = page = context.new_page()
        page.goto(f"{server.url}/t/{made['table']}#{made['mine'][seat]}")
        page.wait_for_function("() => watched.board > 0")
    return pages


def time_changes(pages: dict[str, Page], moves: int, tell: Callable[[float], None] = lambda _: None) -> list[float]:
    """For each move: seconds from the click that sends it to the first changed frame on the last of the screens."""
    players = {seat: Player(page, number) for number, (seat, page) in enumerate(pages.items())}
    found: list[float] = []
    while len(found) < moves:
        mover = next((player for player in players.values() if player.is_on_turn), None)
        if any(player.is_over for player in players.values()):
            break
        if mover is None:
            continue
        for page in pages.values():
            page.evaluate("Object.assign(watched, { clicked: 0, changed: 0, awaits: true })")
        mover.move()
        for page in pages.values():
            page.wait_for_function("() => watched.changed > 0")
        clicked: float = mover.page.evaluate("watched.clicked")
        found.append((max(page.evaluate("watched.changed") for page in pages.values()) - clicked) / 1000)
        tell(found[-1])
    return found
