"""What a phone has to bear, in a real Chromium on this machine:

    python -m bench.phone --taps 40 --json

prints the bytes of the first load, and what the page's main thread works: from a tap on a station to the frame that
shows its tickets, times four, as on a phone four times as slow, and in the longest task while five hunters' moves are
staged, as it is. Work is counted in the thread's own time, so that others on this machine change nothing; `throttled`
is the same tap by the clock on the wall with Chromium's own throttling, which tells something on a quiet machine alone.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from bench.pages import summary
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import Server
from tests.web.conftest import CHROMIUM
from tests.web.player import READY, Player

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}
SLOWER = 4  # times
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel"]
TASK = "ThreadControllerImpl::RunTask"
# When a tap came, and when the page had done its part of the frame that shows the tickets.
MARK = """() => { window.took = [];
    let tapped = 0;
    addEventListener("pointerup", (event) => {
        performance.mark("tapped");
        tapped = event.timeStamp;
    }, true);
    new MutationObserver(() => {
        if (!tapped || !document.querySelector(".chooser")) return;
        const since = tapped;
        tapped = 0;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
                performance.mark("painted");
                took.push(performance.now() - since);
            };
            port2.postMessage(0);
        });
    }).observe(document.body, { subtree: true, childList: true }); }"""


def weigh(browser: Browser, server: Server) -> int:
    """Bytes that come with the first page."""
    context = browser.new_context(**PHONE, locale="en-GB")
    page = context.new_page()
    sizes: list[int] = []
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(server.url)
    page.wait_for_selector("[data-play]:enabled")
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes)


def open_game(browser: Browser, server: Server, title: str, seat: str, **seats: str) -> Page:
    context = browser.new_context(**PHONE, locale="en-GB")
    made = server.make(title, seats={seat: "me", **seats}, players=6 if title == "scotland-yard" else 2)
    page = context.new_page()
    page.goto(f"{server.url}/t/{made['table']}#{made['mine'][seat]}")
    page.wait_for_selector(READY)
    return page


def tap(page: Page, taps: int) -> None:
    """Taps on stations one after the other; each opens its tickets, which are put away again."""
    targets = page.locator(".target")
    for number in range(taps):
        before = page.evaluate("took.length")
        box = targets.nth(number % targets.count()).bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function("before => took.length > before", arg=before)
        page.wait_for_selector(".chooser")
        page.keyboard.press("Escape")
        page.wait_for_selector(".chooser", state="detached")


def time_taps(browser: Browser, server: Server, taps: int) -> dict[str, Any]:
    page = open_game(browser, server, "scotland-yard", "h1")
    page.evaluate(MARK)
    tap(page, 2)
    browser.start_tracing(page=page, categories=TRACED)
    tap(page, taps)
    worked = [SLOWER * seconds for seconds in work_between(browser.stop_tracing(), "tapped", "painted")]
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate("took.length = 0")
    tap(page, taps)
    wall = [each / 1000 for each in page.evaluate("took")]
    page.context.close()
    return {"work_seconds_times_four": summary(worked), "throttled": summary(wall)}


def time_staging(browser: Browser, server: Server, moves: int) -> float:
    """Seconds of the longest task while others' moves are shown."""
    page = open_game(browser, server, "scotland-yard", "x")
    player = Player(page, 3)
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(moves):
        page.evaluate("performance.mark('staged')")
        if not player.wait():
            break
        player.move()
    longest = max(seconds for _, seconds in tasks_of(browser.stop_tracing(), "staged"))
    page.context.close()
    return round(longest, 3)


def tasks_of(trace: bytes, mark: str) -> list[tuple[tuple[int, int], float]]:
    """Begin and end of every task of the thread that left these marks, and the seconds that it worked."""
    events = json.loads(trace)["traceEvents"]
    thread = next((event["pid"], event["tid"]) for event in events if event["name"] == mark)
    return [
        ((event["ts"], event["ts"] + event["dur"]), event.get("tdur", 0) / 1e6)
        for event in events
        if event["name"] == TASK and "dur" in event and (event["pid"], event["tid"]) == thread
    ]


def work_between(trace: bytes, begin: str, end: str) -> list[float]:
    """Seconds that the main thread worked from each mark to the next one of the other kind."""
    events = json.loads(trace)["traceEvents"]
    begins, ends = (sorted({e["ts"] for e in events if e["name"] == name}) for name in (begin, end))
    tasks = tasks_of(trace, begin)
    return [
        sum(seconds for (first, last), seconds in tasks if last >= began and first <= ended)
        for began, ended in zip(begins, ends, strict=True)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--taps", type=int, default=40)
    parser.add_argument("--moves", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", MISTERX_BOT_PAUSE="0.4")
        found = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        result: dict[str, Any] = {
            "cores": os.cpu_count(),
            "load": round(os.getloadavg()[0], 1),
            "first_load_bytes": weigh(browser, server),
            "tap_to_tickets": time_taps(browser, server, wish.taps),
            "longest_staging_task_seconds": time_staging(browser, server, wish.moves),
        }
        browser.close()
        server.stop()
    print(json.dumps(result) if wish.json else "\n".join(f"{name}: {value}" for name, value in result.items()))


if __name__ == "__main__":
    main()
