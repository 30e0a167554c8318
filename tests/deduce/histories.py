"""Every hidden story that fits what the public saw, by trying them all with the rules themselves."""

from __future__ import annotations

from typing import Any

from misterx.families.words import Fact
from misterx.kernel.codes import CHANCE, HUNTERS, TO_PUBLIC
from misterx.play import Game


class Histories:
    """All states that a spectator could not tell from the truth; grows with the stories, so for small boards only."""

    def __init__(self, game: Game) -> None:
        """`game` is new: its start cards are dealt and nothing else has happened."""
        self.engine = game.engine
        self.states: list[Any] = [game.opening]
        truth = game.opening
        for _, text in game.lines:
            move = game.family.read_move(game.words, truth, text)
            self.follow(truth, move)
            truth, _ = self.engine.apply(truth, move)

    def follow(self, before: Any, move: int) -> None:
        """One decision was made: keep the stories that look the same to the public."""
        _, facts = self.engine.apply(before, move)
        seen = public(facts)
        decider = self.engine.decider(before)
        found: dict[bytes, Any] = {}
        for state in self.states:
            moves = self.engine.chance(state)[0] if decider == CHANCE else self.engine.legal(state)
            for other in [move] if decider == HUNTERS else moves:
                after, told = self.engine.apply(state, other)
                if public(told) == seen:
                    found[after.tobytes()] = after
        self.states = list(found.values())

    def stations(self, game: Game) -> list[int]:
        return sorted({game.words.stations[int(state.x)] for state in self.states})


def public(facts: list[Fact]) -> list[dict[str, Any]]:
    return [fact.plain() for fact in facts if fact.audience & TO_PUBLIC]
