"""A lesson played through: what its learner sees before every step, and what comes of each."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from misterx.deduce import Knowledge
from misterx.families.shared.parts import Parts
from misterx.lessons.script import Scene, Script, Step, build_board, load
from misterx.play import Game


class Frame(msgspec.Struct):
    """The table in the learner's eyes: `events` is what he has just heard, `possible` where Mister X can be."""

    view: dict[str, Any]
    parts: list[Parts] | None  # of the moves in `view["legal"]`
    events: list[dict[str, Any]]
    possible: list[int] | None


class PlayedStep(msgspec.Struct):
    step: Step
    frames: list[Frame]  # his own move first


class PlayedScene(msgspec.Struct):
    scene: Scene
    board: str
    opening: list[Frame]
    steps: list[PlayedStep]


class Played(msgspec.Struct):
    script: Script
    scenes: list[PlayedScene]


@cache
def play(title: str) -> Played:
    """The whole lesson; what is asked is the only way on, so it can be told at once. KeyError: there is none."""
    script = load(title)
    return Played(script, [_play_scene(script.title, scene) for scene in script.scenes])


def _play_scene(title: str, scene: Scene) -> PlayedScene:
    board = build_board(title, scene)
    game = Game.from_position({"title": title, **scene.position}, board=board, seed=1, chance=scene.chance)
    opening = [_show(scene, game, game.count_events(scene.viewer))]
    opening += _frames(scene, game, scene.story)
    steps = []
    for step in scene.steps:
        own = [step.ask] if step.kind == "move" else []
        steps.append(PlayedStep(step, _frames(scene, game, [*own, *step.then])))
    return PlayedScene(scene, board.id, opening, steps)


def _frames(scene: Scene, game: Game, lines: list[str]) -> list[Frame]:
    """A frame for each line of which the learner hears something."""
    found = []
    for line in lines:
        heard = game.count_events(scene.viewer)
        game.play(line)
        if game.count_events(scene.viewer) > heard:
            found.append(_show(scene, game, heard))
    return found


def _show(scene: Scene, game: Game, heard: int) -> Frame:
    legal = game.share_legal(scene.viewer)
    return Frame(
        game.view(scene.viewer), legal and legal.parts, game.heard(scene.viewer, heard), _possible(scene, game)
    )


def _possible(scene: Scene, game: Game) -> list[int] | None:
    return sorted(Knowledge(game, "public").possible()) if scene.aid and not game.result else None
