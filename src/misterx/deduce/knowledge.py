"""What one viewer knows of one game: his view, the facts he saw, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from misterx.families.words import Words
from misterx.play import Game


@dataclass(frozen=True)
class Knowledge:
    """Everything a bot may stand on. It holds no game, so nothing else can be asked of it."""

    viewer: str
    family: ModuleType
    words: Words
    board: Any
    rules: Any
    table: Any  # the state before the deal, which is public
    view: dict[str, Any]
    events: list[dict[str, Any]]

    @classmethod
    def of(cls, game: Game, viewer: str) -> Knowledge:
        return cls(
            viewer,
            game.family,
            game.words,
            game.engine.board,
            game.engine.rules,
            game.opening,
            game.view(viewer),
            game.events(viewer),
        )

    def shadow(self) -> Any:
        """The table as this viewer can rebuild it."""
        shadow = self.family.Shadow(self.words, self.board, self.rules, self.table)
        for fact in self.events:
            shadow.see(fact)
        return shadow


def possible_stations(game: Game, viewer: str = "public") -> list[int]:
    """The stations where Mister X can be, exactly, as far as a viewer can know."""
    return Knowledge.of(game, viewer).shadow().stations()  # type: ignore[no-any-return]


def sample(knowledge: Knowledge, below: Callable[[int], int]) -> tuple[Any, list[Any]]:
    """A full state which the viewer could not tell from the truth, and the hidden story that leads to it.

    `below(n)` draws a number under n. What a story is made of is the family's to say: stations, or hidden decisions.
    """
    state, story = knowledge.family.sample(knowledge.shadow(), below)
    return state, story
