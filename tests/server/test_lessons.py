"""Lessons over HTTP: a fixed story for everybody, with boards of its own."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.running import Server

from misterx import lessons
from misterx.server.protocol import api


@pytest.mark.parametrize("title", lessons.ids())
def test_a_lesson_comes_whole_and_its_boards_are_drawn(server: Server, title: str) -> None:
    told = server.get(f"/api/lessons/{title}?language=de")
    assert told.status_code == 200
    lesson = msgspec.json.decode(told.content, type=api.Lesson)
    assert (lesson.title, lesson.language) == (title, "de")
    for scene in lesson.scenes:
        plan = msgspec.json.decode(server.get(f"/api/boards/{scene.board}").content, type=api.BoardPlan)
        assert plan.id == scene.board
        for step in scene.steps:
            assert [step.move, step.station, step.look].count(None) == 2
        for theme in ("light", "dark"):
            assert server.get(f"/api/boards/{scene.board}.svg?theme={theme}").status_code == 200


def test_a_lesson_in_a_language_that_nobody_speaks_is_english(server: Server) -> None:
    for query in ("", "?language=", "?language=tlh"):
        assert server.get(f"/api/lessons/scotland-yard{query}").json()["language"] == "en"


def test_there_is_no_lesson_of_an_unknown_title(server: Server) -> None:
    assert server.get("/api/lessons/chess").status_code == 404
    assert server.get("/api/boards/lesson-chess-move").status_code == 404


def test_the_learner_is_told_what_his_seat_may_know_and_no_more(server: Server) -> None:
    lesson = msgspec.json.decode(server.get("/api/lessons/scotland-yard").content, type=api.Lesson)
    for scene in lesson.scenes:
        for frame in (*scene.opening, *(frame for step in scene.steps for frame in step.frames)):
            view = frame.view
            assert view["viewer"] == scene.viewer
            if scene.viewer != "x" and not view["result"]:
                shown = view["last_seen"] and view["last_seen"]["entry"] == len(view["log"])
                assert view["pawns"]["x"]["station"] is None or shown
