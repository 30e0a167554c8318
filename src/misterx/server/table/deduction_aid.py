"""Where Mister X can be, from public knowledge alone, kept up to date fact by fact."""

from __future__ import annotations

from typing import Any

from misterx.deduce.likelihood import Belief
from misterx.deduce.registry import new_belief
from misterx.play import Game
from misterx.play.past import leaves_it_to_memory
from misterx.server.protocol.wire_parts import Aid, AidGiven
from misterx.server.table.audience import PUBLIC

DIGITS = 6
LOOKED_BACK_ON = ("steps", "history")  # by whoever samples or explains; an aid does neither, and lasts for long
AT_HAND = 2  # the latest of them, which a shadow may go on from


def usual_aid(game: Game) -> Aid:
    """What a table is given whose maker says nothing about it."""
    return "off" if leaves_it_to_memory(game.options) else "possible"


class DeductionAid:
    """Follows one game with the eyes of the public."""

    def __init__(self, aid: Aid) -> None:
        self.aid = aid
        self._shadow: Any = None
        self._belief: Belief | None = None
        self._heard = 0

    def look(self, game: Game) -> AidGiven | None:
        """What can be told now; None where the table wants no aid, or the title knows none."""
        if self.aid == "off" or game.result:
            self.forget()
            return None
        if self._shadow is None:
            self._shadow = game.family.KnownTable(game.words, game.engine.board, game.engine.rules, game.opening)
            self._belief = new_belief(game.family, self._shadow) if self.aid != "possible" else None
        for fact in game.heard(PUBLIC, self._heard):
            self._heard += 1
            if self._belief:
                self._belief.see(self._shadow, fact)
            else:
                self._shadow.see(fact)
        for name in LOOKED_BACK_ON:
            del getattr(self._shadow, name, [])[:-AT_HAND]
        if self._belief is None:
            return AidGiven(self._shadow.stations(), None)
        likely = self._belief.stations(self._shadow)
        return AidGiven(list(likely), [round(chance, DIGITS) for chance in likely.values()])

    def forget(self) -> None:
        """Begin again: something was taken back."""
        self._shadow, self._belief, self._heard = None, None, 0
