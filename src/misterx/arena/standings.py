"""What a contest's games come to: win rates by role with their intervals, scores and Elo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from typing import Any

from misterx.arena.simulate import wilson

POINTS = {"x": (1.0, 0.0), "hunters": (0.0, 1.0), "nobody": (0.5, 0.5)}  # winner: points of x, of the hunters


def summarise(games: Sequence[dict[str, Any]], names: Sequence[str]) -> dict[str, Any]:
    """Every pairing, and every bot's Elo where more than one game was played."""
    pairs = [summarise_pair(games, a, b) for place, a in enumerate(names) for b in names[place + 1 :]]
    return {"games": len(games), "pairs": pairs, "elo": elo(games, names), "faults": count_faults(games, names)}


def count_faults(games: Sequence[dict[str, Any]], names: Sequence[str]) -> dict[str, dict[str, int]]:
    """How often each bot in another language did what, or was not asked: each time greedy play took its turn."""
    found: dict[str, dict[str, int]] = {}
    for game in games:
        for side, faults in game.get("faults", {}).items():
            for fault in faults:
                counts = found.setdefault(game[side], {})
                counts[fault["kind"]] = counts.get(fault["kind"], 0) + 1
    return {name: found[name] for name in names if name in found}


def summarise_pair(games: Sequence[dict[str, Any]], a: str, b: str) -> dict[str, Any]:
    """A against B: won as Mister X, won as hunters, and the score over both roles."""
    as_x = [POINTS[game["winner"]][0] for game in games if (game["x"], game["hunters"]) == (a, b)]
    as_hunters = [POINTS[game["winner"]][1] for game in games if (game["x"], game["hunters"]) == (b, a)]
    return {
        "a": a,
        "b": b,
        "as_x": _rate(as_x),
        "as_hunters": _rate(as_hunters),
        "score": _rate(as_x + as_hunters),
    }


class Running:
    """The score so far, game by game: of the first bot if there are two, else of those who lead."""

    SHOWN = 3

    def __init__(self, names: Sequence[str]) -> None:
        self.points = dict.fromkeys(names, 0.0)
        self.games = dict.fromkeys(names, 0)

    def add(self, game: Mapping[str, Any]) -> None:
        for side, points in zip(("x", "hunters"), POINTS[game["winner"]], strict=True):
            self.points[game[side]] += points
            self.games[game[side]] += 1

    def tell(self) -> str:
        met = [name for name in self.games if self.games[name]]
        if len(self.games) > 2:
            met.sort(key=lambda name: -self.points[name] / self.games[name])
        shown = met[: self.SHOWN] if len(self.games) > 2 else met[:1]
        told = [self._rate(name) for name in shown]
        return ", ".join([*told, "…"] if len(met) > len(shown) > 1 else told)

    def _rate(self, name: str) -> str:
        low, high = wilson(self.points[name], self.games[name])
        return f"{name} {self.points[name] / self.games[name]:.0%} ({100 * low:.0f} to {100 * high:.0f})"


def _rate(points: Sequence[float]) -> dict[str, Any]:
    if not points:
        return {"games": 0, "rate": None, "ci95": None}
    low, high = wilson(sum(points), len(points))
    return {"games": len(points), "rate": sum(points) / len(points), "ci95": [low, high]}


def elo(games: Sequence[dict[str, Any]], names: Sequence[str]) -> dict[str, float]:
    """Bradley-Terry strengths on Elo's scale, mean 0, with half a drawn game between every two who met."""
    won = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = {}
    for game in games:
        points = POINTS[game["winner"]]
        for name, point in zip((game["x"], game["hunters"]), points, strict=True):
            won[name] += point
        pair = (min(game["x"], game["hunters"]), max(game["x"], game["hunters"]))
        met[pair] = met.get(pair, 0.0) + 1
    for a, b in met:
        met[a, b] += 1
        won[a] += 0.5
        won[b] += 0.5
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        for name in names:
            against = sum(
                count / (strength[name] + strength[b if name == a else a])
                for (a, b), count in met.items()
                if name in (a, b)
            )
            if against:
                strength[name] = won[name] / against
    rated = {name: 400 * log10(strength[name]) for name in names}
    mean = sum(rated.values()) / len(rated)
    return {name: round(value - mean, 1) for name, value in rated.items()}
