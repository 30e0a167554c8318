"""Where Mister X can be, from public knowledge alone, kept up to date fact by fact."""

from __future__ import annotations

from misterx.deduce import Knowledge
from misterx.play import Game
from misterx.server.audience import PUBLIC
from misterx.server.wire import Aid, AidGiven

DIGITS = 6


class Watchman:
    """Follows one game with the eyes of the public."""

    def __init__(self, aid: Aid) -> None:
        self.aid = aid
        self._mind: Knowledge | None = None

    def look(self, game: Game) -> AidGiven | None:
        """What can be told now; None where the table wants no aid, or the title knows none."""
        if self.aid == "off" or game.result or not hasattr(game.family, "Shadow"):
            return None
        if self._mind is None:
            self._mind = Knowledge(game, PUBLIC)
        self._mind.events += game.events(PUBLIC, len(self._mind.events))
        if self.aid == "possible":
            return AidGiven(self._mind.possible(), None)
        likely = self._mind.likelihood()
        return AidGiven(list(likely), [round(chance, DIGITS) for chance in likely.values()])

    def forget(self) -> None:
        """Begin again: something was taken back."""
        self._mind = None
