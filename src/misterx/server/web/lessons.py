"""First lessons: the same for whoever asks, told in his language."""

from __future__ import annotations

import re
from functools import cache

from misterx import lessons
from misterx.server.protocol import api, wire
from misterx.server.protocol.refusals import Refusal
from misterx.words import ENGLISH, LANGUAGES, say


def write_lesson(title: str, language: str) -> bytes:
    """A title's lesson; English where we do not speak a language."""
    if title not in lessons.ids():
        raise Refusal("not_found")
    return _write(title, language if language in LANGUAGES else ENGLISH)


@cache  # as many as there are titles and languages, whatever is asked
def _write(title: str, language: str) -> bytes:
    return wire.write(tell(lessons.play(title), language))


def tell(played: lessons.Played, language: str) -> api.Lesson:
    title = played.script.title
    return api.Lesson(title, language, [_scene(title, scene, language) for scene in played.scenes])


def _scene(title: str, played: lessons.PlayedScene, language: str) -> api.LessonScene:
    scene = played.scene
    key = message(title, scene.name)
    steps = [
        _step(step, say(f"{key}-{number}", arguments(step.step.ask), language))
        for number, step in enumerate(played.steps, 1)
    ]
    heading, done = say(key, {}, language), say(f"{key}-done", {}, language)
    opening = [_frame(frame) for frame in played.opening]
    return api.LessonScene(scene.name, heading, done, played.board, scene.viewer, opening, steps)


def _step(played: lessons.PlayedStep, text: str) -> api.LessonStep:
    ask, kind = played.step.ask, played.step.kind
    said = ask.partition(" ")[2]
    return api.LessonStep(
        text=text,
        move=ask if kind == "move" else None,
        station=int(said) if kind in ("find", "tap") else None,
        look=said if kind == "look" else None,
        frames=[_frame(frame) for frame in played.frames],
    )


def _frame(frame: lessons.Frame) -> api.LessonFrame:
    return api.LessonFrame(frame.view, frame.parts, frame.events, frame.possible)


def message(title: str, scene: str) -> str:
    """What a scene is called in the catalogue of words; its steps are numbered there, and `done` comes last."""
    return f"lesson-{title}-{scene}"


def arguments(ask: str) -> dict[str, object]:
    """What a text may name of what is asked: the station where it leads."""
    numbers = re.findall(r"(?<= )\d+", ask)
    return {"station": numbers[0]} if numbers else {}
