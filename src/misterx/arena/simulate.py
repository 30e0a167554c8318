"""Simulating many games and counting who wins, and why."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

import numpy as np

from misterx import boards, bots, titles
from misterx.arena.compiling.runner import A_MOMENT, Runner
from misterx.arena.compiling.searches import prepare_bots
from misterx.arena.match import POLICIES, matches
from misterx.arena.room import Room
from misterx.arena.seating import Seated, list_faults
from misterx.deduce import Knowledge
from misterx.kernel.codes import DRAWN_GAME, HUNTERS, MISTER_X, REASONS, SIDES
from misterx.kernel.errors import MisterXError
from misterx.play import Game

BATCH = 500

Faults = dict[str, dict[str, int]]  # [bot][kind]: how often greedy play took its turn


def simulate(
    title: str,
    games: int,
    *,
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    board: boards.Source | boards.Board | None = None,
    x: str = "greedy",
    hunters: str = "greedy",
    progress: Callable[[int], None] | None = None,
    say: Callable[[str], None] | None = None,
) -> dict[str, Any]:
    """Play games between bots; the same seed plays the same games.

    `progress` hears how many games more are done, `say` what is being compiled and what a person should know.
    """
    if type(games) is not int or games < 1:
        raise MisterXError("bad_games", games=repr(games))
    for name in (x, hunters):
        bots.load(name)
    if isinstance(options, Mapping | None):
        options = {**titles.load(title).simulation, **(options or {})}
    game = Game(title, players, options, board, None, seed)
    faults: Faults = {}
    if x in POLICIES and hunters in POLICIES:
        begun = time.perf_counter()
        tally, decisions, waited = _matched(game, games, seed, x, hunters, progress, say)
        seconds = time.perf_counter() - begun - waited
    else:
        waited = prepare_bots(title, (x, hunters), say)
        begun = time.perf_counter()
        tally, decisions, faults = _played(game, games, seed, x, hunters, progress)
        seconds = time.perf_counter() - begun
    wins = int(tally[MISTER_X].sum())
    low, high = wilson(wins, games)
    return {
        "title": game.title.id,
        "players": game.options.players,
        "options": game.options.chosen,
        "x": x,
        "hunters": hunters,
        "seed": seed,
        "games": games,
        "x_wins": wins,
        "hunter_wins": int(tally[HUNTERS].sum()),
        "x_win_rate": wins / games,
        "ci95": [low, high],
        "reasons": {reason: int(tally[:, i].sum()) for i, reason in enumerate(REASONS) if tally[:, i].any()},
        "decisions": decisions,
        "seconds": seconds,
        "seconds_compiling": waited,
        "moves_per_second": decisions / seconds,
        "faults": _sum(faults),
        "faults_by_bot": faults,
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    z = 1.959964
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _matched(
    game: Game,
    games: int,
    seed: int,
    x: str,
    hunters: str,
    progress: Callable[[int], None] | None,
    say: Callable[[str], None] | None,
) -> tuple[Any, int, float]:
    """Policies that are rule functions: interpreted for a moment, which may be enough, then compiled."""
    room = Room.of(game)
    policies = POLICIES.index(x), POLICIES.index(hunters)
    decisions = done = 0
    begun = time.perf_counter()
    with Runner(game.title.family, say) as runner:
        while done < games:
            if time.perf_counter() - begun > A_MOMENT:
                runner.wait()
            count = min(BATCH if runner.is_compiled else 1, games - done)
            decisions += runner.call(matches, *room.for_matches, *policies, seed + done, count, room.tally)
            done += count
            if progress:
                progress(count)
    return room.tally, decisions, runner.waited


def _played(
    opening: Game, games: int, seed: int, x: str, hunters: str, progress: Callable[[int], None] | None
) -> tuple[Any, int, Faults]:
    """The same with bots that are not compiled: each sees what its seat knows. Faults are those of `cmd:` bots."""
    tally = np.zeros((len(SIDES), len(REASONS)), np.int64)
    decisions = 0
    faults: Faults = {}
    for deal in range(seed, seed + games):
        game = Game.new(
            opening.title.pinned, opening.options.players, opening.options.chosen, board=opening.board, seed=deal
        )
        with Seated({seat: x if seat == "x" else hunters for seat in game.seats}, deal) as players:
            while not game.result:
                seat = next(seat for seat in game.seats if game.legal_moves(seat))
                game.play(players[seat].choose(Knowledge.of(game, seat, remembers=True)), seat)
                decisions += 1
            for bot in players.values():
                for fault in list_faults(bot):
                    counts = faults.setdefault(bot.name, {})
                    counts[fault["kind"]] = counts.get(fault["kind"], 0) + 1
        winner = {"x": MISTER_X, "hunters": HUNTERS}.get(game.result.winner, DRAWN_GAME)
        tally[winner, REASONS.index(game.result.reason)] += 1
        if progress:
            progress(1)
    return tally, decisions, faults


def _sum(faults: Faults) -> dict[str, int]:
    """How often each kind of fault was made, by whomever."""
    total: dict[str, int] = {}
    for counts in faults.values():
        for kind, count in counts.items():
            total[kind] = total.get(kind, 0) + count
    return total
