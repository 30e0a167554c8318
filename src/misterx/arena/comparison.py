"""The same playouts in C: what the speed of the compiled rules is measured against."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from misterx.families.shared.playout import playout
from misterx.families.transit.schema.rules import BY_ENTRIES, FIXED
from misterx.kernel.jit import kernel
from misterx.kernel.random import seed_randoms
from misterx.play import Game

SOURCE = Path(__file__).resolve().parents[3] / "bench" / "playouts.c"
FLAGS = ("-O2", "-march=native", "-shared", "-fPIC")

# As the structures in playouts.c.
BOARD: Any = np.dtype(
    [
        ("hunter_cards", "<i4"),
        ("x_cards", "<i4"),
        ("hunter_deck", "<i4", (64,)),
        ("x_deck", "<i4", (64,)),
        ("first", "<i2", (256, 6)),
        ("links", "<i2", (256 * 24,)),
        ("served", "<i2", (256,)),
    ]
)
RULES: Any = np.dtype(
    [
        ("hunters", "<i4"),
        ("limit", "<i4"),
        ("by_entries", "<i4"),
        ("fixed_order", "<i4"),
        ("refill", "<i4"),
        ("doubles", "<i4"),
        ("stock", "<i4", (6,)),
        ("tickets", "<i4", (6, 4)),
    ]
)


class PlayoutsInC:
    """A game of Scotland Yard, any edition and player count, as the C program plays it."""

    def __init__(self, game: Game, folder: Path) -> None:
        compiler = shutil.which("gcc") or shutil.which("cc")
        if compiler is None or not SOURCE.is_file():
            raise OSError("the comparison with C needs the sources of Mister X and a C compiler")
        library = folder / "playouts.so"
        subprocess.run([compiler, *FLAGS, "-o", str(library), str(SOURCE)], check=True, capture_output=True)
        self._play = ctypes.CDLL(str(library)).playouts
        self._play.restype = ctypes.c_int64
        self._play.argtypes = [ctypes.c_void_p] * 2 + [ctypes.c_uint32, ctypes.c_int64] + [ctypes.c_void_p] * 2
        self._board, self._rules = np.zeros(1, BOARD), np.zeros(1, RULES)
        board, rules, opening = game.engine.board, game.engine.rules, game.opening
        for name in BOARD.names:
            self._board[name][0] = board[name] & 0x1FFF  # a link has its column twice, C wants it once
        told = {
            "hunters": rules.hunters,
            "limit": rules.limit,
            "by_entries": rules.end_mode == BY_ENTRIES,
            "fixed_order": rules.hunter_order == FIXED,
            "refill": rules.hunters_refill_x,
            "doubles": opening.doubles,
            "stock": rules.stock,
            "tickets": opening.tickets,
        }
        for name, value in told.items():
            self._rules[name][0] = value
        self.tally = np.zeros(8, np.int64)
        self._check = np.zeros(1, np.int64)

    def play(self, seed: int, games: int) -> int:
        """Play games; returns the number of decisions."""
        return int(
            self._play(self._board.ctypes.data, self._rules.ctypes.data, seed, games, self.tally.ctypes.data, None)
        )

    def check(self, seed: int, games: int) -> int:
        """Play games; returns a number made from where each of them ended."""
        self._check[0] = 0
        where = self._board.ctypes.data, self._rules.ctypes.data, seed, games, self.tally.ctypes.data
        self._play(*where, self._check.ctypes.data)
        return int(self._check[0])


@kernel
def check_playouts(
    board: Any, rules: Any, start: Any, states: Any, randoms: Any, moves: Any, weights: Any, seed: int, games: int
) -> int:
    """The same number from the compiled rules: decisions, reason, stations and tickets at the end of every game."""
    check = 0
    for g in range(games):
        states[0] = start[0]
        seed_randoms(randoms, (seed + g) & 0xFFFFFFFF)
        end = playout(board, rules, states[0], randoms, moves, weights) * 64 + int(states[0].reason)
        for pawn in range(rules.hunters + 1):
            place = int(states[0].x)
            if pawn > 0:
                place = int(states[0].pos[pawn])
            end = (end * 31 + place) & 0xFFFFFFFF
            for ticket in range(4):
                end = (end * 31 + int(states[0].tickets[pawn, ticket])) & 0xFFFFFFFF
        check = (check * 1000003 + end) & 0xFFFFFFFF
    return check
