"""Every lesson can be played from its start to its end, by the rules and in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from misterx import lessons, titles
from misterx.boards.faults import Report
from misterx.boards.legibility import check_legibility
from misterx.lessons import PlayedScene, Scene
from misterx.lessons.script import build_board
from misterx.play import Game
from misterx.server.web.lessons import arguments, message, tell
from misterx.words import LANGUAGES, catalogue
from misterx.words.fluent import arguments_of

TITLES = lessons.ids()
SCENES = 6
MOST_STATIONS = {"behrends": 24}  # ten gangsters take up ten squares
USUAL_MOST = 12
MOST_LETTERS = 190  # of what is said at once
MOST_SENTENCES = 3


def scenes() -> list[tuple[str, Scene]]:
    return [(title, scene) for title in TITLES for scene in lessons.load(title).scenes]


@cache
def played(title: str, name: str) -> PlayedScene:
    return next(each for each in lessons.play(title).scenes if each.scene.name == name)


each_scene = pytest.mark.parametrize(
    ("title", "scene"), scenes(), ids=[f"{title}-{scene.name}" for title, scene in scenes()]
)


def test_there_are_six_small_boards_to_a_lesson() -> None:
    assert set(TITLES) <= set(titles.ids())
    for title in TITLES:
        assert len(lessons.load(title).scenes) == SCENES, title
    for title, scene in scenes():
        assert len(scene.stations) <= MOST_STATIONS.get(title, USUAL_MOST), (title, scene.name)


@each_scene
def test_the_learner_may_make_every_move_that_he_is_asked_for(title: str, scene: Scene) -> None:
    done = played(title, scene.name)
    frame = done.opening[-1]
    for step in done.steps:
        if step.step.kind == "move":
            assert step.step.ask in frame.view["legal"], "by the table that he sees"
            assert step.frames, "his own move is shown to him"
        if step.step.kind in ("find", "tap"):
            assert int(step.step.ask.partition(" ")[2]) in build_board(title, scene).numbers
        frame = [frame, *step.frames][-1]


@each_scene
def test_a_station_to_be_found_is_where_he_is(title: str, scene: Scene) -> None:
    game = Game.from_position(
        {"title": title, **scene.position}, board=build_board(title, scene), seed=1, chance=scene.chance
    )
    for line in scene.story:
        game.play(line)
    for step in scene.steps:
        if step.kind == "find":
            assert game.view("x")["pawns"]["x"]["station"] == int(step.ask.partition(" ")[2])
        for line in [step.ask] * (step.kind == "move") + step.then:
            game.play(line)


@each_scene
def test_the_board_of_a_scene_can_be_read(title: str, scene: Scene) -> None:
    report = Report()
    check_legibility(build_board(title, scene), report)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_told_in_every_language(language: str) -> None:
    words = catalogue(language)
    expected = set()
    for title, scene in scenes():
        key = message(title, scene.name)
        expected |= {key, f"{key}-done", *(f"{key}-{number}" for number, _ in enumerate(scene.steps, 1))}
        for number, step in enumerate(scene.steps, 1):
            assert arguments_of(words, words[f"{key}-{number}"]) <= set(arguments(step.ask))
    assert {key for key in words if key.startswith("lesson-")} == expected
    for title in TITLES:
        for told in tell(lessons.play(title), language).scenes:
            for text in (told.heading, told.done, *(step.text for step in told.steps)):
                assert len(text) <= MOST_LETTERS, text
                assert len(re.findall(r"[.?](?=\s|$)", text)) <= MOST_SENTENCES, text
                assert "!" not in text


def test_a_title_without_a_lesson_has_none() -> None:
    with pytest.raises(KeyError):
        lessons.load("chess")
    assert lessons.board_named("london") is None
