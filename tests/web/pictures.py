"""Takes the pictures of docs/screenshots: `python -m tests.web.pictures`. Look at them before they are kept."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import Server
from tests.web.conftest import CHROMIUM
from tests.web.player import Player

SHELF = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {360: 740, 768: 1024, 1440: 900}
TITLES = {
    "scotland-yard": "hunters",
    "ny-chase": "hunters",
    "sanssouci": "x",
    "europa": "hunters",
    "behrends": "hunters",
}


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(500)
    page.screenshot(path=SHELF / f"{name}.png")


def tour(browser: Browser, server: Server, width: int, theme: str) -> None:
    """Home, and a table of each title a few moves in."""
    context = browser.new_context(
        viewport={"width": width, "height": SIZES[width]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=width < 700,
    )
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector("[data-play]")
    take(page, f"home-{width}-{theme}")
    for title, side in TITLES.items():
        page.goto(server.url)
        page.click(f"[data-title={title}] [data-play={side}]")
        player = Player(page, 2)
        for _ in range(9):
            if player.wait():
                player.move()
        player.wait()
        take(page, f"{title}-{width}-{theme}")
    context.close()


def main() -> None:
    SHELF.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        for width in SIZES:
            for theme in ("light", "dark"):
                tour(browser, server, width, theme)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
