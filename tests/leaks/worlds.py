"""Every world that a viewer could not tell from the true one, by trying what the rules allow.

What a viewer hears is not taken from the game's own facts, which a fault might have told to the wrong people: it comes
from a `Hearing`, written after the rulebook's table of who can see what.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, Protocol

from misterx.kernel.codes import CHANCE
from misterx.play import Game

Line = tuple[str, str]


class Hearing(Protocol):
    """What one viewer hears of one decision, and what lies open to him after it."""

    def words(self, game: Game, viewer: str, before: Any, line: Line) -> Any:
        """The words of a line that this viewer hears."""

    def hears(self, game: Game, viewer: str, before: Any, after: Any, line: Line) -> Any:
        """Equal for two worlds if and only if this viewer may not tell them apart by this decision."""


@dataclass
class World:
    """A state, and the lines by which it came from worlds before."""

    state: Any
    origins: list[tuple[World, Line]] = field(default_factory=list)


class Worlds:
    """The worlds that fit what a viewer heard so far; at most `room` of them, the true one always among them."""

    def __init__(
        self, game: Game, viewer: str, hearing: Hearing, chooser: random.Random, room: int = 10**6, tries: int = 10**6
    ) -> None:
        """`game` tells title, board and options; its story is followed line by line from the deal on.

        From each world at most `tries` decisions are followed that sound like the true one.
        """
        self.game, self.viewer, self.hearing, self.chooser = game, viewer, hearing, chooser
        self.room, self.tries = room, tries
        self.truth = game.opening
        self.worlds: dict[bytes, World] = {self.truth.tobytes(): World(self.truth)}
        self.followed: list[Line] = []

    def follow(self, line: Line) -> None:
        """One more line of the true story."""
        before, engine, family = self.truth, self.game.engine, self.game.family
        self.truth, _ = engine.apply(before, family.read_move(self.game.words, before, line[1]))
        heard = self.hearing.hears(self.game, self.viewer, before, self.truth, line)
        found: dict[bytes, World] = {}
        for world in self.worlds.values():
            for move in self._choices(world.state, line, world.state.tobytes() == before.tobytes()):
                after, _ = engine.apply(world.state, move)
                other = (line[0], family.write_move(self.game.words, world.state, move))
                if self.hearing.hears(self.game, self.viewer, world.state, after, other) == heard:
                    found.setdefault(after.tobytes(), World(after)).origins.append((world, other))
        assert self.truth.tobytes() in found, "the true story does not fit itself"
        self.worlds = self._limited(found)
        self.followed.append(line)

    def _choices(self, state: Any, line: Line, is_truth: bool) -> list[int]:
        """What may have been decided: all that sounds the same; what the viewer decided himself he knows."""
        engine, game = self.game.engine, self.game
        moves = engine.chance(state)[0] if engine.decider(state) == CHANCE else engine.legal(state)
        told = {move: game.family.write_move(game.words, state, move) for move in moves}
        if line[0] == self.viewer:
            return [move for move in moves if told[move] == line[1]]
        heard = self.hearing.words(game, self.viewer, state, line)
        alike = [move for move in moves if self.hearing.words(game, self.viewer, state, (line[0], told[move])) == heard]
        if len(alike) > self.tries:
            kept = self.chooser.sample(alike, self.tries)
            return kept + [move for move in alike if is_truth and told[move] == line[1] and move not in kept]
        return alike

    def _limited(self, found: dict[bytes, World]) -> dict[bytes, World]:
        if len(found) <= self.room:
            return found
        true = self.truth.tobytes()
        kept = {true, *self.chooser.sample(sorted(found), self.room - 1)}
        return {key: world for key, world in found.items() if key in kept}

    def stories(self, most: int) -> list[list[Line]]:
        """Whole alternative stories, different ones, as many as asked for if there are so many."""
        others = [world for key, world in self.worlds.items() if key != self.truth.tobytes()]
        told: dict[tuple[Line, ...], None] = {}
        for _ in range(4 * most):
            story = self._walk_back(self.chooser.choice(others or list(self.worlds.values())))
            if story != self.followed:
                told[tuple(story)] = None
            if len(told) == most:
                break
        return [list(story) for story in told]

    def _walk_back(self, world: World) -> list[Line]:
        lines: list[Line] = []
        while world.origins:
            world, line = self.chooser.choice(world.origins)
            lines.append(line)
        return lines[::-1]
