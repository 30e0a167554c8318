"""What one viewer knows of one game: his view, the facts he saw, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from misterx.deduce.likelihood import Belief
from misterx.deduce.registry import new_belief
from misterx.play import Game
from misterx.play.past import hides_past


class Knowledge:
    """Everything a bot may stand on. It holds no game, so nothing else can be asked of it.

    It grows with the game: `follow` takes in what is new, at the same cost however long the game is. What is handed to
    people forgets what they have to keep in mind themselves (BX-056); a bot remembers.
    """

    def __init__(self, game: Game, viewer: str, *, remembers: bool = False) -> None:
        self.viewer, self.remembers = viewer, remembers
        self.family = game.family
        self.words = game.words
        self.plan = game.board
        self.board: Any = game.engine.board
        self.rules: Any = game.engine.rules
        self.table: Any = game.opening  # the state before the deal, which is public
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._shadow: Any = None
        self._belief: Belief | None = None
        self._heard = 0  # facts of the game that were taken in
        self._taken = 0  # of `events` that are in the shadow
        self.follow(game)

    @classmethod
    def of(cls, game: Game, viewer: str, *, remembers: bool = False) -> Knowledge:
        """What a viewer knows of a game as it stands."""
        return cls(game, viewer, remembers=remembers)

    def follow(self, game: Game) -> Knowledge:
        """Take in what happened since; the game is the same one or a copy that went on from it."""
        self.view = game.view(self.viewer)
        fresh = game.heard(self.viewer, self._heard)
        self._heard += len(fresh)
        if self.remembers:
            fresh = [fact for fact in fresh if fact["event"] not in self.family.FLEETING.values()]
        self.events += fresh
        if not self.remembers and hides_past(game, self.viewer):
            self._believe()  # what follows from the past stays, as far as it may; the past itself goes
            self.events = game.events(self.viewer)
            self._taken = len(self.events)
        return self

    def shadow(self) -> Any:
        """The table as this viewer can rebuild it; to be read, not written to."""
        if self._shadow is None:
            self._shadow = self.family.KnownTable(self.words, self.board, self.rules, self.table)
        for fact in self.events[self._taken :]:
            if self._belief is None:
                self._shadow.see(fact)
            else:
                self._belief.see(self._shadow, fact)
        self._taken = len(self.events)
        return self._shadow

    def ended_on(self) -> int | None:
        """Where Mister X was when the game ended, which everybody sees then; None while it goes on."""
        return self.view["pawns"].get("x", {}).get("station") if self.view["result"] else None

    def possible(self) -> list[int]:
        """The stations where Mister X can be, exactly, as far as the public can know.

        For Mister X himself too: where the hunters think that he can be.
        """
        over = self.ended_on()
        return self.shadow().stations() if over is None else [over]

    def likelihood(self) -> dict[int, float]:
        """How likely each of the possible stations is, by number; together 1.

        What the public can think, to Mister X too: a model of how he plays (`deduce/F/`) with a floor under it.
        """
        over = self.ended_on()
        return self._believe().stations(self.shadow()) if over is None else {over: 1.0}

    def suspicion(self) -> dict[str, float]:
        """How likely each token is Mister X, where tokens hide him; together 1."""
        belief = self._believe()
        shadow = self.shadow()
        return belief.tokens(shadow) if hasattr(belief, "tokens") else {}

    def _believe(self) -> Belief:
        """What is believed, from the first fact on; who never asks pays nothing for it."""
        if self._belief is None:
            self._shadow, self._taken = self.family.KnownTable(self.words, self.board, self.rules, self.table), 0
            self._belief = new_belief(self.family, self._shadow)
        self.shadow()
        return self._belief


def possible_stations(game: Game, viewer: str = "public") -> list[int]:
    """The stations where Mister X can be. Who asks after every move keeps a `Knowledge` and lets it follow."""
    return Knowledge(game, viewer).possible()


def sample(knowledge: Knowledge, below: Callable[[int], int]) -> tuple[Any, list[Any]]:
    """A full state which the viewer could not tell from the truth, and the hidden story that leads to it.

    `below(n)` draws a number under n. What a story is made of is the family's to say: stations, or hidden decisions.
    """
    state, story = knowledge.family.sample(knowledge.shadow(), below)
    return state, story
