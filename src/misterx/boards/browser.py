"""PNG pictures, drawn by a browser that is installed: nothing else renders SVG text as well everywhere."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/usr/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
QUIET = (
    "--headless",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
)
PATIENCE = 60


class NoPicture(RuntimeError):
    """A PNG could not be made; the message says what to do."""


def find_browser() -> str | None:
    """A browser of the Chromium family, if one is installed."""
    found = (shutil.which(name) for name in BROWSERS)
    there = (place for place in PLACES if Path(place).exists())
    return next((browser for browser in (*found, *there) if browser), None)


def png(svg: str) -> bytes:
    """A picture of an SVG text in the size it asks for."""
    browser = find_browser()
    if browser is None:
        raise NoPicture("A PNG needs Chromium or Chrome, and none was found. Install one, or write an .svg file.")
    size = re.search(r'width="(\d+)" height="(\d+)"', svg)
    if size is None:
        raise NoPicture("The SVG text does not say how large it is.")
    with tempfile.TemporaryDirectory(prefix="misterx-board-") as folder:
        page, picture = Path(folder, "board.html"), Path(folder, "board.png")
        page.write_text(f'<meta charset="utf-8"><body style="margin:0">{svg}', encoding="utf-8")
        root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        command = [
            browser,
            *QUIET,
            *root,
            f"--user-data-dir={Path(folder, 'profile')}",
            f"--window-size={size[1]},{size[2]}",
            f"--screenshot={picture}",
            page.as_uri(),
        ]
        try:
            done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
        except subprocess.TimeoutExpired:
            raise NoPicture(
                f"{browser} did not draw the picture within {PATIENCE} seconds; make it smaller, or write an .svg file."
            ) from None
        if not picture.exists():
            said = done.stderr.decode(errors="replace").strip().splitlines()
            raise NoPicture(f"{browser} drew no picture: {said[-1] if said else 'it said nothing'}")
        return picture.read_bytes()
