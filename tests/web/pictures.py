"""Pictures of the pages: `scripts/pictures [NAME ...]` takes every screen into build/pictures.

`scripts/pictures --kept` takes the few that travel with the repository, for the README, into docs/pictures. Look at
them before they are committed.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import Server
from tests.web.conftest import CHROMIUM
from tests.web.learner import open_end
from tests.web.player import Player

ROOT = Path(__file__).parents[2]
SHELF = ROOT / "build" / "pictures"
KEPT_SHELF = ROOT / "docs" / "pictures"
QUALITY = 70
# Of the kept pictures: width and height, and the screens that stand in it side by side.
KEPT: dict[str, tuple[int, int, list[tuple[str, int, str]]]] = {
    "desk": (960, 600, [("scotland-yard", 1440, "light")]),
    "night": (960, 600, [("europa", 1440, "dark")]),
    "phones": (960, 640, [("home", 360, "light"), ("ny-chase", 360, "dark"), ("looking-back", 360, "light")]),
}
SIZES = {360: 740, 768: 1024, 1440: 900}
TITLES = {
    "scotland-yard": "hunters",
    "ny-chase": "hunters",
    "sanssouci": "x",
    "europa": "hunters",
    "behrends": "hunters",
}
Scene = Callable[[Page, str], None]


def home(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector("[data-play]")
    page.wait_for_function("() => [...document.images].slice(0, 2).every((image) => image.complete)")


def at(place: str) -> Scene:
    def go(page: Page, url: str) -> None:
        page.goto(f"{url}/{place}")
        page.wait_for_selector("main h1")

    return go


def table(title: str, side: str) -> Scene:
    """A few moves into a game; who runs at random is soon caught, and begins again."""

    def play(page: Page, url: str) -> None:
        for seed in range(2, 8):
            home(page, url)
            page.click(f"[data-title={title}] [data-play={side}]")
            player = Player(page, seed)
            for _ in range(3 if side == "x" else 9):
                if player.wait():
                    player.move()
            if player.wait():
                return

    return play


def waiting(page: Page, url: str) -> None:
    at("#set/europa")(page, url)
    page.select_option("[data-chair=h1]", "open")
    page.click(".start")
    page.wait_for_selector("[data-seat=h1]")


def invited(page: Page, url: str) -> None:
    waiting(page, url)
    link = page.evaluate("Object.values(JSON.parse(localStorage['misterx.tables'])[0].invites)[0]")
    address = page.url.partition("#")[0]
    page.evaluate("localStorage.removeItem('misterx.tables')")
    page.goto(f"{address}#{link}")
    page.reload()
    page.wait_for_selector("form input")


def hand_over(page: Page, url: str) -> None:
    at("#set/scotland-yard")(page, url)
    page.select_option("form select >> nth=0", "2")
    page.select_option("[data-chair=x]", "me")
    page.click(".start")
    page.wait_for_selector("[data-ready]")


def guided(page: Page, url: str) -> None:
    home(page, url)
    open_end(page, url, "scotland-yard")
    page.click("[data-guided]")
    Player(page).wait()


def looking_back(page: Page, url: str) -> None:
    table("scotland-yard", "x")(page, url)
    if not page.locator(".end").count():
        page.click("[data-open=menu]")
        page.click("[data-giveup]")
        page.click("[data-resign]")
    page.wait_for_selector(".end")


def choosing(page: Page, url: str) -> None:
    home(page, url)
    page.click("[data-title=scotland-yard] [data-play=x]")
    Player(page).wait()
    page.locator(".target").first.press("Enter")
    page.wait_for_selector(".chooser")


def tables(page: Page, url: str) -> None:
    """A game that is over, two that wait for a move, and one that waits for a friend."""
    looking_back(page, url)
    for title, side in (("europa", "x"), ("behrends", "hunters")):
        home(page, url)
        page.click(f"[data-title={title}] [data-play={side}]")
        Player(page).wait()
    waiting(page, url)
    at("#tables")(page, url)
    page.wait_for_function("() => [...document.querySelectorAll('li b')].filter((b) => b.textContent).length > 3")


SCENES: dict[str, Scene] = {
    "home": home,
    "set": at("#set/ny-chase"),
    "waiting": waiting,
    "invited": invited,
    "rules": at("#rules/europa"),
    "settings": at("#settings"),
    "error": at("t/nothing#nothing"),
    "hand-over": hand_over,
    "guided": guided,
    "choosing": choosing,
    "looking-back": looking_back,
    **{title: table(title, side) for title, side in TITLES.items()},
    "tables": tables,
}


def tour(browser: Browser, server: Server, names: list[str], width: int, theme: str) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": SIZES[width]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=width < 700,
        device_scale_factor=2 if width < 700 else 1,
    )
    page = context.new_page()
    for name in names:
        SCENES[name](page, server.url)
        page.wait_for_timeout(500)
        page.screenshot(path=place(name, width, theme), quality=QUALITY)
    context.close()


def place(name: str, width: int, theme: str) -> Path:
    return SHELF / f"{name}-{width}-{theme}.jpg"


def put_together(browser: Browser, name: str) -> None:
    """One small picture of screens that were taken, side by side."""
    width, height, screens = KEPT[name]
    shown = [base64.b64encode(place(*screen).read_bytes()).decode() for screen in screens]
    images = "".join(f"<img src='data:image/jpeg;base64,{one}'>" for one in shown)
    look = "margin: 0; height: 100vh; display: flex; justify-content: space-between; background: #fff"
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f"<body style='{look}'><style>img {{ height: 100% }}</style>{images}</body>")
    page.screenshot(path=KEPT_SHELF / f"{name}.jpg", quality=QUALITY)
    page.close()


def main(names: list[str]) -> None:
    SHELF.mkdir(parents=True, exist_ok=True)
    kept = names == ["--kept"]
    wanted = {(width, theme): names or list(SCENES) for width in SIZES for theme in ("light", "dark")}
    if kept:
        taken = [screen for _, _, screens in KEPT.values() for screen in screens]
        wanted = {look: [name for name, *at in taken if tuple(at) == look] for look in wanted}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        found = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for (width, theme), scenes in wanted.items():
            tour(browser, server, scenes, width, theme)
        for name in KEPT if kept else ():
            put_together(browser, name)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
