"""What browsers are sent in games that differ only in secrets: frames, bodies and what the page shows are the same."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from playwright.sync_api import Browser, Page, Response, WebSocket
from tests.leaks.worlds import Line
from tests.server.running import PATIENT
from tests.server.test_secrets import QUIET, blind, draw_as_told, lay_out, two_stories
from tests.web.lead import Chair
from websockets.sync.client import connect

from misterx.play import Game
from misterx.server.web.app import make_app

BY_THE_CLOCK = ('{"type":"pong"', '{"type":"people"')  # when a line was felt, and whose line was open then
WHOLE = (60, 2000)  # most rounds and lines of a story
PART = (4, 60)


class Witness:
    """Somebody's browser that writes down everything it is sent."""

    def __init__(self, chromium: Browser, link: str) -> None:
        self.frames: list[str] = []
        self.bodies: list[str] = []
        self.page: Page = chromium.new_context(locale="en-GB", reduced_motion="reduce").new_page()
        self.page.on("websocket", self.listen)
        self.page.on("response", self.read)
        self.page.goto(link)
        self.page.wait_for_selector(".table .frame")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.hear(str(frame)))

    def hear(self, frame: str) -> None:
        if not frame.startswith(BY_THE_CLOCK):
            self.frames.append(blind(frame))

    def read(self, response: Response) -> None:
        if "/api/" in response.url:
            said = response.text() if response.ok else str(response.status)
            self.bodies.append(f"{response.url.partition('/api/')[2]} {said}")

    def wait(self, version: int) -> None:
        self.page.wait_for_selector(f".table[data-version='{version}']")

    def told(self) -> dict[str, Any]:
        """All of it. The look at a table says when it was last touched, which is no secret and never the same."""
        bodies = sorted(body for body in self.bodies if "/look" not in body)
        return {"frames": self.frames, "bodies": bodies, "page": self.page.locator("body").inner_text()}


@contextmanager
def laid_out(folder: Path, game: Game, story: list[Line]) -> Iterator[tuple[int, str, int]]:
    """A real server with a table that is dealt as a story says: its port, the table, and how many lines are told."""
    app = make_app(msgspec.structs.replace(QUIET, data=str(folder)))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="critical", ws="websockets-sansio"))
    loop = asyncio.new_event_loop()
    serving = threading.Thread(target=loop.run_until_complete, args=(server.serve(),))
    serving.start()
    while not server.started:
        threading.Event().wait(0.01)
    table = asyncio.run_coroutine_threadsafe(lay_out(app.state.tables, game, story), loop).result()
    yield server.servers[0].sockets[0].getsockname()[1], table.id, len(table.game.lines)
    server.should_exit = True
    serving.join()
    loop.close()


def witness(chromium: Browser, folder: Path, game: Game, story: list[Line], viewers: list[str]) -> dict[str, Any]:
    """What each viewer's browser is told while a story is played."""
    with laid_out(folder, game, story) as (port, table, dealt), ExitStack() as opened:
        tokens = {**{seat: seat for seat in game.seats}, "public": "watch"}
        chairs = {
            viewer: Chair(opened.enter_context(connect(f"ws://127.0.0.1:{port}/ws", **PATIENT)), table, token)
            for viewer, token in tokens.items()
        }
        link = f"http://127.0.0.1:{port}/t/{table}"
        watched = {viewer: Witness(chromium, f"{link}#{tokens[viewer]}") for viewer in viewers}
        for seat, text in story[dealt:]:
            if seat != "chance":
                chairs[seat].play(text)
        for viewer, somebody in watched.items():
            chairs[viewer].hear_all()
            somebody.wait(chairs[viewer].version)
        told = {viewer: somebody.told() for viewer, somebody in watched.items()}
        for somebody in watched.values():
            somebody.page.context.close()
    return told


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "viewer", "size"),
    [
        ("scotland-yard", "public", WHOLE),
        pytest.param("europa", "h1", PART, marks=pytest.mark.deep),
        pytest.param("behrends", "h1", PART, marks=pytest.mark.deep),
        pytest.param("ny-chase", "public", WHOLE, marks=pytest.mark.deep),
        pytest.param("sanssouci", "public", WHOLE, marks=pytest.mark.deep),
        pytest.param("europa", "x", PART, marks=pytest.mark.deep),
        pytest.param("europa", "public", PART, marks=pytest.mark.deep),
        pytest.param("behrends", "public", PART, marks=pytest.mark.deep),
    ],
)
def test_browsers_are_told_the_same_in_games_that_differ_in_secrets(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, viewer: str, size: tuple[int, int]
) -> None:
    game, truth, other = two_stories(title, viewer, *size)
    monkeypatch.setattr(Game, "_draw_chance", draw_as_told)
    viewers = ["x", "h1", "public"]
    first = witness(chromium, tmp_path / "first", game, truth, viewers)
    second = witness(chromium, tmp_path / "second", game, other, viewers)
    knowing = "h1" if viewer == "x" else "x"
    assert first[knowing]["frames"] != second[knowing]["frames"], "the games do differ, for somebody"
    alike = ["h1", "public"] if game.title.family == "transit" else [viewer]
    for who in alike:
        for kind in ("frames", "bodies", "page"):
            assert first[who][kind] == second[who][kind], f"leak to {who} between\n{truth}\n{other}"
        assert sum('"type":"update"' in frame for frame in first[who]["frames"]) > 10
