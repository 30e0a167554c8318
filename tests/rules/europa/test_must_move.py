"""Must as many detectives move as possible, or each who can (EU-OP-08): the stricter reading against brute force."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from tests.reference.europa.positions import laid_out
from tests.reference.europa.rounds import choices
from tests.rules.europa.land import LAND, led

from misterx import Game

DEEP = bool(os.environ.get("MISTERX_DEEP"))
KINDS = ("car/mag", "car/blue", "rail/mag", "rail/foot", "plane/blue")


def crowded(seed: int) -> Game:
    """Detectives close together, with few tickets that fit: somebody may well strand a colleague."""
    chooser = random.Random(seed)
    players = chooser.choice([2, 3, 4, 6])
    first = chooser.choice([1, 2, 3, 4])
    cities = chooser.sample(range(first, first + 9), 5)
    pawns = {"x": 15, **{f"d{i}": city for i, city in enumerate(cities, 1)}}
    hands: dict[str, Counter[str]] = {"x": Counter({"car/shad": 8})}
    useless = chooser.choice(["plane", "rail"])
    for place, leads in enumerate(led(players)):
        useful = chooser.choices(KINDS, k=chooser.randint(0, leads))
        rest = [f"{useless}/{('mag', 'blue', 'foot', 'shad')[k % 4]}" for k in range(4 + leads - len(useful))]
        hands[f"h{place + 1}"] = Counter([*useful, *rest])
    position = {
        "title": "europa",
        "players": players,
        "decides": "hunters",
        "mission": "green",
        "start": 14,
        "log": [{"ticket": "car/mag", "station": 15}],
        "pawns": pawns,
        "hands": hands,
        "options": {"must_move": "maximal", "ticket_mix": "uniform", "detectives_share_city": seed % 5 == 0},
    }
    return Game.from_position(position, board=LAND, seed=seed)


def follow(game: Game, chooser: random.Random) -> int:
    """How many decisions of the detectives' turn were compared."""
    compared = 0
    while not game.result and game.to_position()["decides"] == "hunters":
        moves = game.legal_moves()
        assert sorted(moves) == sorted(choices(laid_out(game))), game.to_position()
        game.play(chooser.choice(moves))
        compared += 1
    return compared


@pytest.mark.parametrize("part", range(15))
def test_the_largest_number_moves(part: int) -> None:
    games = [crowded(seed) for seed in range(part, 4000 if DEEP else 90, 15)]
    assert sum(follow(game, random.Random(part)) for game in games) > len(games)
