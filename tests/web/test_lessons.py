"""First lessons, played by somebody who only follows the pointer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.learner import PHONE, Learner, open_end
from tests.web.test_everyone import find_faults, is_narrow

from misterx import lessons

LOCALES = {"en": "en-GB", "de": "de-DE", "es": "es-ES", "pt": "pt-BR"}
SCENE = "[aria-current=step]"
# The pointer and what is really there: a station, or an element that a finger would meet.
MEETS = """() => {
    const pointer = document.querySelector('[data-points]');
    const { left, top, width, height } = pointer.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const [kind, what] = pointer.dataset.points.split(' ');
    if (kind === 'station') {
        const spot = document.querySelector(`.target[data-station="${what}"]`).getBoundingClientRect();
        return Math.hypot(spot.left + spot.width / 2 - x, spot.top + spot.height / 2 - y) < 6;
    }
    const met = document.elementFromPoint(x, y);
    if (kind === 'way') return met.closest('[data-way]').dataset.way === what;
    if (kind === 'plan') return met.closest('[data-plan]').dataset.plan === what;
    if (kind === 'next') return Boolean(met.closest('[data-next]'));
    if (kind === 'go') return Boolean(met.closest('.chooser .strong'));
    return Boolean(met.closest('button, .frame, [data-look], [data-strip]'));
}"""


@pytest.mark.slow
@pytest.mark.parametrize("title", lessons.ids())
def test_who_follows_the_pointer_finishes_a_lesson_in_forty_taps(server: Server, visit: Visitor, title: str) -> None:
    page = visit(server.url, **PHONE)
    page.locator(f"[data-learn={title}]").click()
    learner = Learner(server, page, title)
    learner.follow()
    learner.check_pointed()
    assert learner.decisions <= 40
    expect(page.locator("[data-guided]")).to_be_visible()
    page.locator("[data-leave]").click()
    expect(page.locator(f"[data-learn={title}]")).to_have_text("Repeat the lesson")


@pytest.mark.slow
@pytest.mark.parametrize("language", LOCALES)
def test_a_lesson_is_played_in_every_language(server: Server, visit: Visitor, language: str) -> None:
    page = visit(f"{server.url}/#learn/scotland-yard", locale=LOCALES[language], **PHONE)
    told = server.get(f"/api/lessons/scotland-yard?language={language}").json()
    learner = Learner(server, page, "scotland-yard")
    for scene in told["scenes"]:
        learner.follow(until=scene["name"])
        expect(page.locator("[data-asked]")).to_contain_text(scene["heading"])
        expect(page.locator("[data-asked]")).to_contain_text(scene["steps"][0]["text"])
        assert is_narrow(page)
        learner.tap()


def test_the_pointer_lies_on_the_very_thing_that_is_asked_for(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#learn/scotland-yard", **PHONE)
    learner = Learner(server, page, "scotland-yard")
    for _ in range(6):
        learner.look()
        assert page.evaluate(MEETS), learner.state
        learner.tap()
    page.locator("[data-scene=x]").click()
    for _ in range(6):
        learner.look()
        assert page.evaluate(MEETS), learner.state
        learner.tap()


# Where a station is on the screen, by two of those that can be chosen.
WHERE = """([plan, wanted]) => {
    const at = Object.fromEntries(plan.stations.map((spot) => [spot.number, [spot.x, spot.y]]));
    const seen = [...document.querySelectorAll('.target')].slice(0, 2).map((node) => {
        const box = node.getBoundingClientRect();
        return { on: at[node.dataset.station], x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
    const [a, b] = seen;
    const scale = Math.hypot(b.x - a.x, b.y - a.y) / Math.hypot(b.on[0] - a.on[0], b.on[1] - a.on[1]);
    return [a.x + (at[wanted][0] - a.on[0]) * scale, a.y + (at[wanted][1] - a.on[1]) * scale];
}"""


def tap_station(server: Server, page: Page, board: str, station: int) -> None:
    plan = server.get(f"/api/boards/lesson-scotland-yard-{board}").json()
    x, y = page.evaluate(WHERE, [plan, station])
    page.touchscreen.tap(x, y)


def test_a_wrong_tap_gets_a_friendly_word_and_changes_nothing(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#learn/scotland-yard", **PHONE)
    learner = Learner(server, page, "scotland-yard")
    learner.look()
    before = page.locator(".table").get_attribute("data-version")
    tap_station(server, page, "move", 4)
    expect(page.locator("[data-word=near]")).to_contain_text("2")
    expect(page.locator(".chooser")).to_have_count(0)
    tap_station(server, page, "move", 5)
    expect(page.locator("[data-word=far]")).to_be_visible()
    assert page.locator(".table").get_attribute("data-version") == before
    learner.tap()
    page.locator("[data-way=taxi]").click()
    expect(page.locator("[data-word]")).to_have_count(0)
    page.locator("[data-scene=log]").click()
    learner.look()
    learner.tap()
    expect(page.locator("[data-asked='1']")).to_be_visible()
    tap_station(server, page, "log", 6)
    expect(page.locator("[data-word=other]")).to_be_visible()
    expect(page.locator("[data-asked='1']")).to_be_visible()


def test_a_lesson_is_left_and_gone_on_with_skipped_and_played_again(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE)
    link = page.locator("[data-learn=scotland-yard]")
    expect(link).to_have_text("Learn in 3 minutes")
    link.click()
    learner = Learner(server, page, "scotland-yard")
    learner.follow(until="tickets")
    learner.tap()
    page.locator(".chooser [data-way=bus]").click()
    expect(page.locator("[data-asked='1']:not([data-showing])")).to_be_visible()
    page.locator("[data-leave]").click()
    expect(link).to_have_text("Continue the lesson")
    page.reload()
    link.click()
    expect(page.locator(SCENE)).to_have_attribute("data-scene", "tickets")
    expect(page.locator("[data-asked='1']")).to_be_visible()  # in the very step
    for scene in ("log", "reveal", "corner", "x"):
        page.locator("[data-skip]").click()
        expect(page.locator(SCENE)).to_have_attribute("data-scene", scene)
    expect(page.locator("[data-skip]")).to_have_count(0)
    learner.follow()
    page.locator("[data-again]").click()
    expect(page.locator(SCENE)).to_have_attribute("data-scene", "move")
    expect(page.locator("[data-asked='0']")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_lessons_have_no_faults(server: Server, visit: Visitor, width: int, theme: str) -> None:
    page = visit(f"{server.url}/#learn/scotland-yard", width=width, height=844, color_scheme=theme)
    for scene in ("move", "log", "x"):
        page.locator(f"[data-scene={scene}]").click()
        expect(page.locator("[data-points]")).to_be_visible()
        expect(page.locator("[data-asked]:not([data-showing])")).to_be_visible()
        assert find_faults(page) == [], scene
        assert is_narrow(page)
    open_end(page, server.url, "scotland-yard")
    assert find_faults(page) == []


def test_a_lesson_can_be_played_by_keys(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#learn/scotland-yard")
    expect(page.locator("[data-points='station 2']")).to_be_visible()
    page.locator(".target[data-station='2']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chooser [data-way=taxi]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-asked='1']")).to_be_visible()
    page.locator("[data-scene=log]").click()
    page.locator("[data-points='look log']").wait_for()
    page.locator(".log ol button").first.click()
    page.locator(".target[data-station='5']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-asked=done]")).to_be_visible()
    expect(page.locator("[data-next]")).to_be_focused()
