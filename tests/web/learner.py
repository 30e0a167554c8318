"""Somebody who has never seen the game: taps what the pointer points at, and nothing else."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.server.running import Server

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
MOST_DECISIONS = 40
END = {"scene": 99, "step": 99, "finished": True}  # of whatever there is

# What can be seen of how far a lesson is, and where it points: again and again the same until something comes of a tap.
STANDS = """() => {
    const pointer = document.querySelector('[data-points]');
    const told = document.querySelector('[data-asked]');
    if (!pointer || !told || told.dataset.showing) return null;
    const place = pointer.getBoundingClientRect();
    return JSON.stringify([
        document.querySelector('[aria-current=step]').dataset.scene, told.dataset.asked, pointer.dataset.points,
        Math.round(place.left), Math.round(place.top)]);
}"""
AT_REST = f"""before => {{
    const now = ({STANDS})();
    const calm = now !== null && now === window.seen;
    window.seen = now;
    return calm && now !== before ? now : null;
}}"""
MIDDLE = """() => {
    const { left, top, width, height } = document.querySelector('[data-points]').getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}"""


class Learner:
    """Follows the pointer. `pointed` lists for each step what was pointed at."""

    def __init__(self, server: Server, page: Page, title: str) -> None:
        self.server, self.page, self.title = server, page, title
        self.lesson: dict[str, Any] = server.get(f"/api/lessons/{title}").json()
        self.pointed: dict[tuple[str, str], list[str]] = {}
        self.decisions = 0
        self.state = ""

    def look(self) -> tuple[str, str, str]:
        """The scene, the step and what is pointed at, once all that moves has come to rest."""
        found = self.page.wait_for_function(AT_REST, arg=self.state, polling=100).json_value()
        self.state = found
        scene, step, name, *_ = json.loads(found)
        return scene, step, name

    def tap(self) -> None:
        x, y = self.page.evaluate(MIDDLE)
        self.page.touchscreen.tap(x, y)
        self.decisions += 1

    def follow(self, until: str = "") -> None:
        """To the end of the lesson, or to the beginning of a scene."""
        while True:
            scene, step, name = self.look()
            self.pointed.setdefault((scene, step), []).append(name)
            if name == "next" and not self.page.locator("[data-skip]").count():
                return
            if scene == until:
                return
            self.tap()
            assert self.decisions <= MOST_DECISIONS, self.pointed

    def check_pointed(self) -> None:
        """Everything that was asked was pointed at, and nothing else was."""
        for scene in self.lesson["scenes"]:
            for number, step in enumerate(scene["steps"]):
                names = self.pointed[scene["name"], str(number)]
                if step["station"] is not None:
                    assert names == [f"station {step['station']}"]
                elif step["look"] is not None:
                    assert names[-1] == f"look {step['look']}"
                    assert set(names[:-1]) <= {"tab log"}
                else:
                    self._check_move(step["move"], names)
            assert self.pointed[scene["name"], "done"] == ["next"]

    def _check_move(self, move: str, names: list[str]) -> None:
        words = move.split()
        for name in names:
            kind, _, what = name.partition(" ")
            said = what.replace("|", " ").split()
            if kind == "plan":  # a kind of move may be the one that its words do not name
                continue
            if kind == "pay":
                said = said[:1]
            assert kind in ("station", "way", "pawn", "go", "pay", "confirm", "action", "block"), name
            if kind not in ("go", "confirm", "action", "block"):
                assert all(word in words for word in said), (move, name)
        assert names[-1].split()[0] in ("way", "go", "confirm", "action"), (move, names)


def open_end(page: Page, url: str, title: str) -> None:
    """The end of a lesson, as somebody finds it who has come there before."""
    page.evaluate("kept => localStorage.setItem('misterx.lessons', kept)", json.dumps({title: END}))
    page.goto(f"{url}/#learn/{title}")
    page.reload()  # who is there already goes nowhere by the same address
    expect(page.locator("[data-guided]")).to_be_visible()
