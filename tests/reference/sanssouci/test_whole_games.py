"""Whole games of Sanssouci, all variants mixed: the rules and the slow reading of them agree at every decision."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from tests.reference.sanssouci.table import laid_out
from tests.rules.sanssouci.town import TOWN, VARIANTS
from tests.toy import paste

from misterx import Game
from misterx.kernel.errors import TitleError

DEEP = bool(os.environ.get("MISTERX_DEEP"))
READINGS = ("stay_with_black", "refund_same_move")
FEW = {"foot": 4, "vip": 3, "train": 2}


def follow(game: Game, chooser: random.Random) -> None:
    """Play a whole game on both tables, rare moves more often than chance would have it."""
    slow = laid_out(game)
    while True:
        assert slow.result == game.result, paste(game)
        moves = game.legal_moves()
        assert sorted(moves) == sorted(slow.choices()), paste(game)
        if game.result:
            return
        rare = [move for move in moves if any(word in move for word in ("double", "triple", "show", "black", "pay"))]
        near_him = [move for move in moves if str(slow.x) in move.split() and not move.startswith("x")]
        apart = [move for move in moves if move not in near_him] or moves
        move = chooser.choice(chooser.choice([rare or apart, apart, apart]))
        game.play(move)
        slow.play(move)


def mix(seed: int) -> dict[str, Any]:
    """Some variants together, and often few tickets, so that agents leave and Mister X runs out."""
    chooser = random.Random(seed)
    chosen = chooser.sample([*VARIANTS, *READINGS], chooser.randint(0, 6))
    options: dict[str, Any] = dict.fromkeys(chosen, True)
    if chooser.random() < 0.5:
        options["hunter_tickets"] = FEW
    if chooser.random() < 0.3:
        options["black_tickets"] = 5
    if chooser.random() < 0.4:
        options["eliminated_pawn"] = chooser.choice(["block_all", "block_hunters"])
    return options


def start(seed: int, board: Any, players: int) -> Game | None:
    options = mix(seed)
    try:
        if board is not None and "extra_agent" not in options:
            options["detectives"] = 1 + seed % 4
        return Game.new("sanssouci", players, options, board=board, seed=seed)
    except TitleError:
        return None  # variants that exclude each other


@pytest.mark.parametrize("part", range(4))
def test_both_agree_in_the_small_town(part: int) -> None:
    games = [start(seed, TOWN, 2 + seed % 5) for seed in range(part, 4000 if DEEP else 200, 4)]
    played = [game for game in games if game]
    for seed, game in enumerate(played):
        follow(game, random.Random(seed))
    assert len(played) > len(games) // 2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_both_agree_in_potsdam(players: int) -> None:
    for seed in range(players, 200 if DEEP else 15, 5):
        game = start(seed, None, players)
        if game:
            follow(game, random.Random(seed))
