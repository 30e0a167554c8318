"""How far the search is from perfect play on a map small enough to know: exploitability by exact best response.

    python bench/glasses.py [--bot NAME] [ITERATIONS ...]

The map looks like a pair of glasses. Mister X begins on 6, which everybody knows, the detectives on 1 and 11; five taxi
tickets each, five rounds, he never shows himself. Winning is worth 1, losing -1. A policy is how often the bot would
play each move (`SearchBot.distribution`), asked at every table that can come about. Against each side's policy the
other's best answer is worked out exactly; half of what both gain together is the exploitability: 0 for perfect play.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from misterx import bots
from misterx.bots.mcts.bot import SearchBot
from misterx.deduce import Knowledge
from misterx.play import Game

EDGES = ((1, 2), (2, 3), (2, 4), (3, 5), (4, 5), (5, 6), (6, 7), (7, 8), (7, 9), (8, 10), (9, 10), (10, 11))
PLACES = {
    1: (50, 200), 2: (150, 200), 3: (250, 120), 4: (250, 280), 5: (350, 200), 6: (450, 200), 7: (550, 200),
    8: (650, 120), 9: (650, 280), 10: (750, 200), 11: (850, 200),
}  # fmt: skip
BOARD: dict[str, Any] = {
    "format": "misterx-board/1",
    "id": "glasses",
    "name": "Glasses",
    "size": [900, 400],
    "modes": ["taxi", "bus", "metro", "ferry"],
    "stations": [{"number": number, "at": list(at)} for number, at in PLACES.items()],
    "lines": [{"mode": "taxi", "route": list(edge)} for edge in EDGES],
    "starts": {"detective": [1, 11], "mister_x": [6], "classic": list(PLACES), "common": list(PLACES)},
}
FIVE = {"taxi": 5, "bus": 0, "metro": 0}
OPTIONS = {
    "edition": "classic", "detectives": 2, "round_limit": 5, "reveals": [], "hunter_tickets": FIVE, "x_tickets": FIVE,
    "black_tickets": 0, "double_tickets": 0, "used_hunter_tickets": "discard",
}  # fmt: skip

Policy = dict[str, float]
Seen = tuple[str, ...]
Table = tuple[Seen, int]


def set_up() -> Game:
    position = {
        "title": "scotland-yard", "players": 2, "options": OPTIONS,
        "pawns": {"x": 6, "d1": 1, "d2": 11}, "possible": [6],
    }  # fmt: skip
    return Game.from_position(position, board=BOARD)


def hunters_decide(game: Game) -> bool:
    return bool(game.legal_moves()[0].startswith("d"))


class Study:
    """Every table that can come about, and what a bot would do there.

    A table is what everybody has seen, which is the moves of the detectives, and where Mister X is.
    """

    def __init__(self, name: str) -> None:
        bot = bots.load(name, 1)
        assert isinstance(bot, SearchBot)
        self.bot = bot
        self.policies: dict[Table, Policy] = {}
        self.after: dict[Table, dict[str, Game]] = {}
        self.best: dict[Table, float] = {}

    def play(self, seen: Seen, game: Game) -> dict[str, Game]:
        """The games that its moves lead to."""
        table = seen, int(game.state.x)
        if table not in self.after:
            self.after[table] = {}
            for move in game.legal_moves():
                copy = game.copy()
                copy.play(move)
                self.after[table][move] = copy
        return self.after[table]

    def policy(self, seen: Seen, game: Game, seat: str) -> Policy:
        """How often the bot would play each move; what hunters do may not depend on where he is."""
        table = seen, int(game.state.x) if seat == "x" else -1
        if table not in self.policies:
            shares = self.bot.distribution(Knowledge(game, seat))
            self.policies[table] = {move: share for move, share in shares.items() if share > 0}
        return self.policies[table]

    def best_of_x(self, seen: Seen, game: Game) -> float:
        """What he gets who knows the hunters' policy."""
        if game.result:
            return 1.0 if game.result.winner == "x" else -1.0
        table = seen, int(game.state.x)
        if table not in self.best:
            after = self.play(seen, game)
            if hunters_decide(game):
                chances = self.policy(seen, game, "h1")
                worth = sum(share * self.best_of_x((*seen, move), after[move]) for move, share in chances.items())
            else:
                worth = max(self.best_of_x((*seen, ""), game) for game in after.values())
            self.best[table] = worth
        return self.best[table]

    def best_of_hunters(self, seen: Seen, games: list[tuple[float, Game]]) -> float:
        """What Mister X is left with by hunters who know his policy; games that look alike, with their weights."""
        worth = sum(weight * (1.0 if game.result.winner == "x" else -1.0) for weight, game in games if game.result)
        going_on = [(weight, game) for weight, game in games if not game.result]
        if not going_on:
            return worth
        if hunters_decide(going_on[0][1]):
            answers = []
            for move in going_on[0][1].legal_moves():
                after = [(weight, self.play(seen, game)[move]) for weight, game in going_on]
                answers.append(self.best_of_hunters((*seen, move), after))
            return worth + min(answers)
        merged: dict[int, tuple[float, Game]] = {}  # by his station: how he came there matters no more
        for weight, game in going_on:
            for move, share in self.policy(seen, game, "x").items():
                after_it = self.play(seen, game)[move]
                before = merged.get(int(after_it.state.x), (0.0, after_it))[0]
                merged[int(after_it.state.x)] = before + weight * share, after_it
        return worth + self.best_of_hunters((*seen, ""), list(merged.values()))


def measure(bot: str) -> dict[str, float]:
    study, begun = Study(bot), time.perf_counter()
    x_gets, x_keeps = study.best_of_x((), set_up()), study.best_of_hunters((), [(1.0, set_up())])
    return {
        "against_hunters": x_gets,
        "against_x": x_keeps,
        "exploitability": (x_gets - x_keeps) / 2,
        "tables": len(study.policies),
        "seconds": time.perf_counter() - begun,
    }


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("iterations", nargs="*", type=int, default=[33, 100, 300, 1000])
    reader.add_argument("--bot", default="search")
    asked = reader.parse_args()
    print("| iterations | best against hunters | best against Mister X leaves him | exploitability | tables |")
    print("|---|---|---|---|---|", flush=True)
    for iterations in asked.iterations:
        found = measure(f"{asked.bot}@{iterations}")
        shares = f"{found['against_hunters']:+.3f} | {found['against_x']:+.3f} | {found['exploitability']:.3f}"
        print(f"| {iterations} | {shares} | {found['tables']:.0f} |", flush=True)


if __name__ == "__main__":
    main()
