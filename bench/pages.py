"""How soon people see something, in a real Chromium on this machine:

    python -m bench.pages --moves 30 --loads 10 --json

prints the seconds from opening a table's page to its first painted board, for each title, and from the click that
sends a move to the first changed frame on the last of six people's screens, each in a window of 1280 x 860 of its own:
`painted` when the last page has painted it, `shown` when the browser says that it was presented, and `whole` when lists
and marks are painted too. A quiet machine tells more than a busy one: the load is printed too.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.server.running import Server
from tests.web.conftest import CHROMIUM
from tests.web.measure import Change, open_board, sit_six, time_changes

TITLES = ("scotland-yard", "ny-chase", "sanssouci", "europa", "behrends")


def measure_boards(browser: Browser, server: Server, loads: int) -> dict[str, Any]:
    found = {}
    for title in TITLES:
        made = server.make(title, seats={"h1": "me"})
        link = f"{server.url}/t/{made['table']}#{made['mine']['h1']}"
        found[title] = summary([open_board(browser, link) for _ in range(loads)])
    return found


def measure_changes(browser: Browser, server: Server, moves: int) -> dict[str, Any]:
    found: list[Change] = []
    while len(found) < moves:  # a game may end early
        pages = sit_six(browser, server)
        found += time_changes(pages, moves - len(found))
        for page in pages.values():
            page.context.close()
    return {name: summary(list(times)) for name, times in zip(Change._fields, zip(*found, strict=True), strict=True)}


def summary(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    last = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return {
        name: round(value, 3)
        for name, value in (("best", ordered[0]), ("median", statistics.median(ordered)), ("p95", last))
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--loads", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        found = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        result: dict[str, Any] = {
            "cores": os.cpu_count(),
            "load": round(os.getloadavg()[0], 1),
            "six_screens_seconds": measure_changes(browser, server, wish.moves),
            "first_board_seconds": measure_boards(browser, server, wish.loads),
        }
        browser.close()
        server.stop()
    print(json.dumps(result) if wish.json else "\n".join(f"{name}: {value}" for name, value in result.items()))


if __name__ == "__main__":
    main()
