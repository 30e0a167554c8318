"""How soon something is on the screen: told by the pages themselves, on the clock that all pages of a machine share.

Nothing is asked of a page between a click and what it changes: whoever polls takes the time that he measures.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page
from tests.server.running import LONGEST, Server
from tests.web.player import Player

SEATS = ("x", "h1", "h2", "h3", "h4", "h5")
OPENED: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}, "locale": "en-GB"}
PAUSE = 900  # milliseconds in which what moves comes to rest; people think longer between two moves
MOST_PAUSES = int(1000 * LONGEST / PAUSE)
SPELL = 0.05  # seconds of a processor that tell how many others want it

# Runs in every page before its own code. Painted: the page has done its part of the frame; a message that is posted
# while a frame is made is delivered after it. Shown: the browser says when the frame came onto the screen, for which
# a dot that the frame brings along beside the sentence is watched; this takes in drawing, other pages' too.
WATCH = """
    const now = (stamp) => performance.timeOrigin + stamp;
    const painted = (then) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(now(performance.now()));
      port2.postMessage(0);
    });
    const watched = (window.watched = { clicked: 0, painted: 0, shown: 0, whole: 0, board: 0, version: null });
    addEventListener("click", (event) => (watched.clicked = now(event.timeStamp)), true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.identifier === watched.version) watched.shown = now(entry.renderTime);
    }).observe({ type: "element", buffered: false });
    let last = null;
    const changed = (version) => {
      Object.assign(watched, { version, painted: -1, shown: -1 });
      const dot = document.createElement("p");
      dot.setAttribute("elementtiming", version);
      dot.setAttribute("aria-hidden", "true");
      dot.textContent = ".";
      dot.style.cssText = "position: absolute; left: 0; top: 0; width: 8px; height: 8px; contain: strict";
      last?.remove();
      document.querySelector(".now").append((last = dot));
      painted((at) => (watched.painted = at));
    };
    addEventListener("DOMContentLoaded", () => {
      const seen = new MutationObserver(() => {
        const table = document.querySelector(".table");
        const picture = document.querySelector(".picture")?.shadowRoot?.querySelector("svg");
        if (!picture || !document.querySelector(".piece")) return;
        seen.disconnect();
        painted((at) => (watched.board = at - performance.timeOrigin));
        const follow = (name, then) => new MutationObserver(then).observe(table, { attributeFilter: [name] });
        follow("data-heard", () => changed(table.dataset.heard));
        follow("data-version", () => painted((at) => (watched.whole = at)));
      });
      seen.observe(document, { subtree: true, childList: true, attributes: true });
    });
"""


class Change(NamedTuple):
    """Seconds from the click that sends a move to the first changed frame on the last of the screens."""

    painted: float
    shown: float
    whole: float  # with the lists and marks that follow


def find_crowd() -> float:
    """How many times longer work takes here now than alone: the time that a little of it takes, by what it gets."""
    began, worked = time.perf_counter(), time.process_time()
    while time.process_time() - worked < SPELL:
        pass
    return (time.perf_counter() - began) / SPELL


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


def time_changes(pages: dict[str, Page], moves: int) -> list[Change]:
    """Moves at one table, until it has made so many or its game is over."""
    players = {seat: Player(page, number) for number, (seat, page) in enumerate(pages.items())}
    found: list[Change] = []
    while len(found) < moves:
        rest(pages)
        if any(player.is_over for player in players.values()):
            break
        mover = next((player for player in players.values() if player.is_on_turn), None)
        if mover:
            found.append(time_change(pages, mover))
    return found


def time_change(pages: dict[str, Page], mover: Player) -> Change:
    for page in pages.values():
        page.evaluate("Object.assign(watched, { clicked: 0, painted: 0, shown: 0, whole: 0 })")
    mover.choose_station()
    while True:
        rest(pages)
        press(mover.page, ".chooser .strong, .chooser .way")
        for _ in range(MOST_PAUSES):
            rest(pages)
            seen = [page.evaluate("[watched.painted, watched.shown, watched.whole]") for page in pages.values()]
            if all(time > 0 for times in seen for time in times):
                clicked: float = mover.page.evaluate("watched.clicked")
                return Change(*((max(times) - clicked) / 1000 for times in zip(*seen, strict=True)))
            if mover.page.locator(".chooser .strong").count():
                break  # it asks before it sends the move
        else:
            raise AssertionError(f"nothing came of it: {mover.page.locator('.table').inner_text()}")


def press(page: Page, selector: str) -> None:
    """A click at a place that stands still, without asking the page anything after that."""
    place = page.locator(selector).first.element_handle()
    place.wait_for_element_state("stable")
    box = place.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def rest(pages: dict[str, Page]) -> None:
    next(iter(pages.values())).wait_for_timeout(PAUSE)
