"""What bots think with runs interpreted too, as one reads it in a debugger, and chooses what compiled code chooses."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from types import ModuleType
from typing import Any

import pytest
from lab.exploitability import BOARD, OPTIONS
from tests.units.bots.choices.choosing import GAMES, mover, tables

import misterx.bots.mcts.bot
import misterx.bots.pimbot
import misterx.bots.solver.small_game
from misterx import Game, bots, titles
from misterx.bots.mcts.bot import SearchBot
from misterx.deduce import Knowledge

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("error")]
CALLERS = (misterx.bots.mcts.bot, misterx.bots.pimbot, misterx.bots.solver.small_game)
FEW = 6  # iterations: enough to go down the tree, few enough to wait for
EVERY = 7  # of the tables, one in so many


def as_it_stands(kernel: Callable[..., Any], family: ModuleType) -> Callable[..., Any]:
    return kernel


def interpret(monkeypatch: pytest.MonkeyPatch) -> None:
    for caller in CALLERS:
        monkeypatch.setattr(caller, "compiled", as_it_stands)


def choices(title: str) -> list[str]:
    known = bots.names_for(titles.load(title).family)
    names = [f"{name}@{FEW}" for name in ("search", "search(learnt=0)", "pimbot") if name.partition("(")[0] in known]
    asked = islice(tables(title), 0, None, EVERY)
    return [bots.load(name, 5).choose(Knowledge.of(game, seat)) for _, game, seat in asked for name in names]


@pytest.mark.parametrize("title", GAMES)
def test_a_search_chooses_the_same_interpreted(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = choices(title)
    interpret(monkeypatch)
    assert choices(title) == compiled


def solution() -> dict[str, float]:
    """On a small map, in a game of two rounds: how often each move is to be played."""
    options = OPTIONS | {"round_limit": 2}
    pawns = {"x": 6, "d1": 2, "d2": 8}
    position = {"title": "scotland-yard", "players": 2, "options": options, "pawns": pawns, "possible": [6]}
    game = Game.from_position(position, board=BOARD)
    bot = bots.load("search@2", 1)
    assert isinstance(bot, SearchBot)
    return bot.distribution(Knowledge.of(game, mover(game)))


def test_a_small_game_is_solved_the_same_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = solution()
    interpret(monkeypatch)
    assert solution() == pytest.approx(compiled)
