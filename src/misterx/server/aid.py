"""Where Mister X can be, from public knowledge alone, kept up to date fact by fact."""

from __future__ import annotations

from typing import Any

from misterx.deduce import Knowledge
from misterx.play import Game
from misterx.server.audience import PUBLIC
from misterx.server.wire import Aid, AidGiven


class Watchman:
    """Follows one game with the eyes of the public."""

    def __init__(self, aid: Aid) -> None:
        self.aid = aid
        self._shadow: Any = None
        self._seen = 0

    def look(self, game: Game) -> AidGiven | None:
        """What can be told now; None where the table wants no aid, or the title knows none."""
        if self.aid == "off" or game.result or not hasattr(game.family, "Shadow"):
            return None
        if self._shadow is None:
            known = Knowledge.of(game, PUBLIC)
            self._shadow, self._seen = known.shadow(), len(known.events)
        else:
            fresh = game.events(PUBLIC, self._seen)
            for fact in fresh:
                self._shadow.see(fact)
            self._seen += len(fresh)
        return AidGiven(list(self._shadow.stations()), None)

    def forget(self) -> None:
        """Begin again: something was taken back."""
        self._shadow = None
