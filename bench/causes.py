"""What the papers leave open, tried: does another reading bring our simplest cells to the published ones?

    python bench/causes.py [--games N] [CAUSE ...]

`walks-in`: Mister X moves at random and may step onto a hunter, which ends the game. `one-guess`: greedy hunters close
in on one possible station, drawn anew for every decision, in place of all of them. `last-seen`: on where he was last
seen.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

from misterx import bots
from misterx.arena.simulate import wilson
from misterx.deduce import Knowledge
from misterx.play import Game

CLASSIC = {"edition": "classic"}


def walks_in(seed: int) -> bool:
    """Whether hunters win at random against somebody who may walk into them."""
    chance, game = random.Random(seed), Game.new("scotland-yard", 6, CLASSIC, seed=seed)
    words, board = game.words, game.board
    while not game.result:
        if any(move.startswith("x ") for move in game.legal_moves()):
            at = words.stations[int(game.state.x)]
            held = {int(place) for place in game.state.pos if place >= 0}
            stations = {words.stations[node] for node in held}
            tickets = [t for t, n in zip(words.tickets[:3], game.state.tickets[0].tolist(), strict=False) if n > 0]
            tickets += list(board.modes) if game.state.tickets[0, 3] > 0 else []
            near = [link for ticket in tickets for link in board.links(ticket) if at in link]
            into = [link for link in near if (set(link) - {at}) & stations]
            singles = [move for move in game.legal_moves() if "double" not in move]
            if chance.random() < len(into) / max(1, len(into) + len(singles)):
                return True
        game.play(chance.choice(game.legal_moves()))
    return game.result.winner == "hunters"


def one_guess(seed: int) -> bool:
    """Whether hunters win who go for one guess at a time, against a greedy Mister X."""
    return go_for(seed, False)


def last_seen(seed: int) -> bool:
    """Whether hunters win who go to where he was last seen."""
    return go_for(seed, True)


def go_for(seed: int, to_last_seen: bool) -> bool:
    chance, game = random.Random(seed), Game.new("scotland-yard", 6, CLASSIC, seed=seed)
    minds = {seat: Knowledge(game, seat) for seat in game.seats}
    greedy = bots.load("greedy", seed)
    node, distance = game.words.node, game.engine.board.distance
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        mind = minds[seat].follow(game)
        if seat == "x":
            game.play(greedy.choose(mind), seat)
            continue
        seen = mind.view["last_seen"]
        guess = node[seen["station"] if to_last_seen and seen else chance.choice(mind.possible())]
        rated = [
            (int(distance[node[int(move.split()[2])], guess]), chance.random(), move) for move in mind.view["legal"]
        ]
        game.play(min(rated)[2], seat)
    return game.result.winner == "hunters"


CAUSES: dict[str, tuple[Callable[[int], bool], float]] = {
    "walks-in": (walks_in, 51.4),
    "one-guess": (one_guess, 51.0),
    "last-seen": (last_seen, 51.0),
}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("causes", nargs="*", metavar="CAUSE", help=f"of {', '.join(CAUSES)}")
    reader.add_argument("--games", type=int, default=300)
    asked = reader.parse_args()
    for name in asked.causes or CAUSES:
        plays, published = CAUSES[name]
        won = sum(plays(seed) for seed in range(asked.games))
        low, high = wilson(won, asked.games)
        told = f"{100 * won / asked.games:.1f} % ({100 * low:.1f} to {100 * high:.1f}), published {published} %"
        print(f"{name}: hunters won {told}", flush=True)


if __name__ == "__main__":
    main()
