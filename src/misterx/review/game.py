"""A finished game told again, step by step."""

from __future__ import annotations

import msgspec

from misterx.deduce import Knowledge
from misterx.play import Game
from misterx.play.replaying import replay_game
from misterx.review.moments import Moment, MomentFinder
from misterx.review.step import Step, places
from misterx.review.trace import trace


class Review(msgspec.Struct):
    """A finished game step by step, and its turning points."""

    steps: list[Step]
    moments: list[Moment]


def review(game: Game) -> Review:
    """A finished game: every step with everybody's place, and the moments that decided it."""
    steps: list[Step] = []
    finder = MomentFinder()
    mind: Knowledge | None = None
    possible: list[int] = []
    for seat, text, now in replay_game(game):
        if not now.result:
            mind = mind.follow(now) if mind else Knowledge(now, "public")
            possible = mind.possible()
        elif seat == "x" and (told := trace(now)):  # his own move ended it
            possible = told[-1]
        if seat == "chance" or text.startswith("note ") or (seat == "table" and not now.result):
            continue
        view = now.view("x")
        parts = now.family.MOVES.read(text)
        steps.append(Step(seat, text, view["round"], len(view.get("log", ())), places(view), possible, parts))
        finder.look(len(steps) - 1, steps, now, view)
    return Review(steps, finder.chosen())
