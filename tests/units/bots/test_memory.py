"""What a search takes: memory that does not grow with its thoughts and is given back, and time in line with them."""

from __future__ import annotations

import gc
import time
import tracemalloc

import pytest

from misterx import bots
from misterx.deduce import Knowledge
from misterx.play import Game

SLACK = 1_000_000  # bytes that lists and texts may take


def mind() -> Knowledge:
    return Knowledge(Game.new("scotland-yard", 6, {"edition": "classic"}, seed=3), "x")


@pytest.mark.parametrize("name", ["pimbot", "search"])
def test_memory_is_bounded_and_given_back(name: str) -> None:
    knowledge = mind()
    bots.load(f"{name}@50", 1).choose(knowledge)  # what is loaded once stays
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        taken = []
        for iterations in (50, 20_000):
            bot = bots.load(f"{name}@{iterations}", 1)
            bot.choose(knowledge)
            taken.append(tracemalloc.get_traced_memory()[0] - before)
            del bot
            gc.collect()
            assert tracemalloc.get_traced_memory()[0] - before < SLACK, "given back"
    finally:
        tracemalloc.stop()
    assert taken[1] < taken[0] + SLACK, "no more for longer thoughts"


@pytest.mark.parametrize("name", ["pimbot", "search"])
def test_thinking_takes_time_in_line_with_its_iterations(name: str) -> None:
    knowledge = mind()
    bots.load(f"{name}@50", 1).choose(knowledge)
    spent = {}
    for iterations in (4_000, 32_000):
        tries = []
        for _ in range(3):
            bot = bots.load(f"{name}@{iterations}", 1)
            begun = time.thread_time()
            bot.choose(knowledge)
            tries.append(time.thread_time() - begun)
        spent[iterations] = min(tries)
    assert 3 < spent[32_000] / spent[4_000] < 16, "eight times the iterations"
