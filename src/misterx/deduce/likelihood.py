"""How likely Mister X is where he can be: a model of how he plays, and a floor under it.

A `Belief` hears the same facts as the viewer's shadow and nothing else. Its probabilities follow from a model of
Mister X that stands in numbers in `deduce/F/belief.py`; mixed into them is a floor that is the same for every
possible place, so that a place is given up only when the rules exclude it.
"""

from __future__ import annotations

from typing import Any, Protocol

FLOOR = 0.05  # of all probability, shared evenly by the possible places whatever the model says


class Belief(Protocol):
    """What one viewer thinks of Mister X's place."""

    def see(self, shadow: Any, fact: dict[str, Any]) -> None:
        """Let the shadow take in a fact, and think again."""

    def stations(self, shadow: Any) -> dict[int, float]:
        """The probability of every possible station, by number; together 1."""


class EvenBelief:
    """No model of how he plays: every possible place is as likely as the others."""

    def __init__(self, shadow: Any) -> None:
        pass

    def see(self, shadow: Any, fact: dict[str, Any]) -> None:
        shadow.see(fact)

    def stations(self, shadow: Any) -> dict[int, float]:
        return with_floor(dict.fromkeys(shadow.stations(), 0.0))


def with_floor(weights: dict[int, float]) -> dict[int, float]:
    """Weights as probabilities, in the order of the stations."""
    total, places = sum(weights.values()), len(weights)
    if total <= 0.0 < places:
        return dict.fromkeys(sorted(weights), 1.0 / places)
    return {place: (1.0 - FLOOR) * weights[place] / total + FLOOR / places for place in sorted(weights)}
