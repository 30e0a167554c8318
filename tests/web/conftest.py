"""A real server, a real Chromium, and people who play with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright
from tests.server.running import LONGEST, Server

CHROMIUM = Path("/usr/bin/chromium")
PATIENCE = 1000 * LONGEST  # milliseconds for what comes at once; a busy machine may take its time
Visitor = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house") / "data")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"], timeout=PATIENCE)
        browser.on("context", lambda context: context.set_default_timeout(PATIENCE))
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visitor]:
    """Somebody with a browser of his own; whatever goes wrong in a page fails the test."""
    contexts = []
    wrong: list[str] = []

    def arrive(url: str, width: int = 1280, height: int = 860, **context: Any) -> Page:
        fresh = chromium.new_context(
            viewport={"width": width, "height": height}, **{"reduced_motion": "reduce", "locale": "en-GB", **context}
        )
        contexts.append(fresh)
        page = fresh.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if is_complaint(message) else None)
        page.goto(url)
        return page

    yield arrive
    for context in contexts:
        try:
            context.close()
        except Error:
            continue
    assert wrong == []


def is_complaint(message: Any) -> bool:
    """An error of ours; that a server in a test is away or says no is told by the browser too."""
    return message.type == "error" and not any(
        expected in message.text for expected in ("WebSocket connection", "Failed to load resource")
    )
