"""Thousands of games stepped by one call: decisions a second, what a call costs, and what a game takes.

usage: python -m bench.vector [TITLE ...] [--games N] [--rounds N] [--json]

A decision counts with both sides' observations, the exact set of possible stations and the list of legal moves. Speeds
are by processor time, so that other work on the machine disturbs little; with two threads, by the clock as well. Of all
rounds the fastest counts, and random playouts of the same title, which observe nothing, are timed in turn with them.
Actions are drawn beside the clock.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from misterx import titles
from misterx.arena.room import Room
from misterx.families.shared.playout import playouts
from misterx.kernel.jit import compiled
from misterx.play import Game
from misterx.research.vector import Vector

DECISIONS = 200_000  # of one round
PLAYOUTS = 0.25  # seconds of one round
CALLS = 20_000
SIZES = (64, 256, 1024, 4096, 16_384, 65_536)


def measure_title(title: str, games: int, rounds: int) -> dict[str, Any]:
    """Decisions of one title, in millions for each second of a processor."""
    kinds: dict[str, dict[str, Any]] = {
        "lists": {},
        "without possible sets": {"possible": False},
        "places as bits": {"masks": "bits"},
        "letters, not decisions, as bits": {"masks": "bits", "actions": "letters"},
        "two threads": {"threads": 2},
        "two threads, places as bits": {"threads": 2, "masks": "bits"},
    }
    players = {name: Player(title, games, settings) for name, settings in kinds.items()}
    playout = playout_speed(title)
    answer: dict[str, Any] = {"random playouts": 0.0}
    for _ in range(rounds):
        answer["random playouts"] = max(answer["random playouts"], playout())
        for name, player in players.items():
            by_processor, by_clock = player.play()
            answer[name] = max(answer.get(name, 0.0), by_processor)
            if "threads" in kinds[name]:
                answer[f"{name}, by the clock"] = max(answer.get(f"{name}, by the clock", 0.0), by_clock)
    answer["of random playouts"] = answer["lists"] / answer["random playouts"]
    if title == "scotland-yard":
        answer["by games"] = by_sizes(title, rounds)
    answer["microseconds a call"] = time_call(title)
    answer["bytes a game"] = measure_memory(title)
    return answer


class Player:
    """Plays at random: the fraction of the list that a number drawn before stands for."""

    def __init__(self, title: str, games: int, settings: dict[str, Any]) -> None:
        self.games = Vector(title, games, **{"possible": True, "threads": 1, **settings})
        self.games.reset(1)
        self._spells = settings.get("actions") == "letters"
        self._chooser = np.random.default_rng(1)
        for _ in range(40):
            self.games.step(self._draw())

    def _draw(self) -> Any:
        if self._spells:
            return self.games.sample()
        return (self._chooser.random(self.games.games, np.float32) * self.games.batch.count).astype(np.int32)

    def play(self) -> tuple[float, float]:
        """Millions of decisions for each second of a processor, and by the clock."""
        used = passed = 0.0
        steps = max(4, DECISIONS // self.games.games)
        for _ in range(steps):
            actions = self._draw()
            clock, processor = time.perf_counter(), time.process_time()
            self.games.step(actions)
            used += time.process_time() - processor
            passed += time.perf_counter() - clock
        done = steps * self.games.games / 1e6
        return done / used, done / passed


def playout_speed(title: str) -> Callable[[], float]:
    """What times random playouts, in millions of decisions for each second of a processor."""
    game = Game(title, None, titles.load(title).simulation, None, None, 0)
    room, play = Room.of(game), compiled(playouts, game.family)
    play(*room.for_playouts, 0, 1, room.tally[0])

    def measure_once() -> float:
        begun, seed, decisions = time.process_time(), 1, 0
        while time.process_time() - begun < PLAYOUTS:
            decisions += play(*room.for_playouts, seed, 50, room.tally[0])
            seed += 50
        return decisions / (time.process_time() - begun) / 1e6

    return measure_once


def by_sizes(title: str, rounds: int) -> dict[int, float]:
    """The same with few games and with many."""
    players = {size: Player(title, size, {}) for size in SIZES}
    answer = dict.fromkeys(SIZES, 0.0)
    for _ in range(rounds):
        for size, player in players.items():
            answer[size] = max(answer[size], player.play()[0])
    return answer


def time_call(title: str) -> float:
    """What a step of one game costs, in microseconds, all of it."""
    games = Vector(title, 1, threads=1)
    games.reset(1)
    action = np.zeros(1, np.int32)
    best = 1.0
    for _ in range(5):
        begun = time.process_time()
        for _ in range(CALLS):
            games.step(action)
        best = min(best, (time.process_time() - begun) / CALLS)
    return best * 1e6


def measure_memory(title: str) -> dict[str, int]:
    """Bytes of a game: with everything, and without the room for ends and for legal moves."""
    all_of_it = Vector(title, 64, possible=True)
    lean = Vector(title, 64, possible=True, autoreset="next_step", most_moves=0)
    return {"all": all_of_it.bytes_per_game, "without ends and lists": lean.bytes_per_game}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE", choices=[[], *titles.ids()], default=[])
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    for title in said.titles or titles.ids():
        answer = measure_title(title, said.games, said.rounds)
        if said.json:
            print(json.dumps({title: answer}), flush=True)
            continue
        print(title)
        for name, figure in answer.items():
            print(f"  {name}: {figure:.2f}" if isinstance(figure, float) else f"  {name}: {figure}", flush=True)


if __name__ == "__main__":
    main()
