"""A picture as PNG, taken by a browser: nothing else draws our lettering as it is meant."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from misterx.cli.failures import BadInput

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PATIENCE = 120  # seconds


def photograph(picture: str, target: str, wide: int, high: int) -> None:
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise BadInput(f"A PNG needs a browser to draw it ({', '.join(BROWSERS[:3])}); write an .svg instead.")
    if Path(target).is_dir() or not Path(target).absolute().parent.is_dir():
        raise BadInput(f"{target} cannot be written: there is no such folder.")
    with tempfile.TemporaryDirectory() as folder:
        page, shot = Path(folder, "board.html"), Path(folder, "board.png")
        page.write_text(f"<!doctype html><style>body{{margin:0}}svg{{display:block}}</style>{picture}", "utf-8")
        taking = [browser, "--headless", "--disable-gpu", "--hide-scrollbars", f"--window-size={wide},{high}"]
        taking += [f"--user-data-dir={folder}/browser", f"--screenshot={shot}", page.as_uri()]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            taking.insert(1, "--no-sandbox")  # browsers refuse to run as root otherwise
        try:
            subprocess.run(taking, capture_output=True, timeout=PATIENCE, check=True)
            shutil.copyfile(shot, target)
        except (OSError, subprocess.SubprocessError) as error:
            raise BadInput(f"The browser {browser} drew no picture ({type(error).__name__}); write an .svg.") from None
