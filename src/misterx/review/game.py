"""A finished game told again, step by step."""

from __future__ import annotations

import msgspec

from misterx.deduce import Knowledge
from misterx.play import Game
from misterx.play.replaying import replay_game
from misterx.review.ending import Comings, Ending, tell_ending
from misterx.review.moments import Moment, MomentFinder
from misterx.review.step import Step, places
from misterx.review.trace import trace


class Review(msgspec.Struct):
    """A finished game step by step, its turning points, and why it ended as it did."""

    steps: list[Step]
    moments: list[Moment]
    ending: Ending


def review(game: Game) -> Review:
    """A finished game: every step with everybody's place, the moments that decided it, and why it ended so.

    A step also has the whole table as it stood then (`view`), what could be done next (`legal`), and the `game` itself.
    """
    steps: list[Step] = []
    finder = MomentFinder()
    comings = Comings()
    mind: Knowledge | None = None
    possible: list[int] = []
    told_before = 0  # facts
    turn: Game | None = None  # how the game stood when his latest turn began
    his = False
    for seat, text, now in replay_game(game):
        if not now.result:
            mind = mind.follow(now) if mind else Knowledge(now, "public")
            possible = mind.possible()
        elif seat == "x" and (told := trace(now)):  # his own move ended it
            possible = told[-1]
        if (now.decider == "x") > his:
            turn = now.copy()
        his = now.decider == "x"
        view = now.view("x")
        comings.look(places(view), (fact.plain() for fact in now.facts[told_before:]))
        told_before = len(now.facts)
        if seat == "chance" or text.startswith("note ") or (seat == "table" and not now.result):
            continue
        parts = None if seat == "table" else now.family.MOVES.take_apart(text)
        step = Step(seat, text, view["round"], len(view.get("log", ())), places(view), possible, parts)
        step.__dict__["game"] = now.copy()
        steps.append(step)
        finder.look(len(steps) - 1, steps, now, view)
    return Review(steps, finder.chosen(), tell_ending(game, turn, comings))
