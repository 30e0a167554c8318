"""Every hidden story that fits what the public heard, by trying them all with the rules themselves."""

from __future__ import annotations

import random

from tests.leaks.transit import TransitHearing
from tests.leaks.worlds import Worlds

from misterx.play import Game


class Histories:
    """All states that a spectator could not tell from the truth; grows with the stories, so for small boards only."""

    def __init__(self, game: Game) -> None:
        """`game` is new: its start cards are dealt and nothing else has happened."""
        self.worlds = Worlds(game, "public", TransitHearing(), random.Random(0))
        self.follow(game)

    def follow(self, game: Game) -> None:
        """Take in the lines that were added; a story that a forced event ended differently falls out by itself."""
        for line in game.lines[len(self.worlds.followed) :]:
            self.worlds.follow(line)

    def stations(self) -> list[int]:
        words = self.worlds.game.words
        return sorted({words.stations[int(world.state.x)] for world in self.worlds.worlds.values()})
