"""The words in which each family's table is told in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from misterx.cli.table import any_family, gang, hand, transit
from misterx.cli.table.words import Holding, Slot

View = dict[str, Any]


class TableWords(Protocol):
    """What a module of this folder says about its family's table."""

    def examples(self, modes: Sequence[str]) -> list[tuple[str, str]]:
        """Moves as they may be typed, with what they mean."""

    def headline(self, view: View) -> str:
        """How far the game is."""

    def slots(self, view: View) -> list[Slot]:
        """Mister X's travel log."""

    def outlook(self, view: View, mine: bool) -> str:
        """What is coming."""

    def holdings(self, view: View) -> list[Holding]:
        """Who stands where and holds what."""

    def closed(self, view: View) -> list[int]:
        """Places that nobody may enter."""

    def path(self, view: View) -> list[int | None]:
        """Where Mister X was, from the start on."""

    def tell(self, facts: list[dict[str, Any]]) -> list[str]:
        """What happened, a sentence each."""

    def say_move(self, legs: Sequence[Any]) -> str:
        """A move before it is made, from its parts; those of each leg where it is told as a whole."""

    def rules(self, view: View) -> list[str]:
        """The game in a nutshell."""


WORDS: dict[str, TableWords] = {"transit": transit, "hand": hand, "gang": gang}


def words_of(family: str) -> TableWords:
    """A family's own words; one that has none is told in the names of its facts."""
    return WORDS.get(family, any_family)
