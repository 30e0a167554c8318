"""How many sequences of decisions there are: the rules and the plain reading of the rulebook count the same."""

from __future__ import annotations

from typing import Any

import pytest
from tests.reference.behrends.positions import laid_out, read
from tests.reference.behrends.words import count_sequences
from tests.rules.behrends.city import city

from misterx import Game
from misterx.kernel.codes import CHANCE

UP = {f"t{i}": {"station": 17 + i, "up": True} for i in range(1, 7)}
TABLES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "leaving headquarters": (2, 1152, {"dice": [2, 5]}),
    "a check": (3, 1920, {"dice": [1, 2], "moved": [], "car1": 33, "t1": 35}),
    "the last check": (2, 134, {**UP, "dice": [2, 2], "car1": 33, "t7": 35}),
    "the gang walks": (2, 978, {"decides": "x", "dice": [1, 6]}),
    "an escape": (3, 324, {"decides": "x", "escaping": True, "t10": {"station": 40, "up": True}, "car1": 41}),
    "nominations": (2, 87, {"phase": 2, "car1": 33, "car2": (3, 4), "car3": (2, 3)}),
    "a colour": (3, 906, {"phase": 2, "nominated": ["car1", "car2"], "car1": (3, 4), "car2": 5, "t1": 14}),
    "the brink": (
        4,
        108,
        {"phase": 2, "nominated": ["car1", "car2"], "car1": 33, "car2": 5, "warnings": 18, "t10": 36},
    ),
    "barricades": (2, 288, {"phase": 2, "decides": "x", "leg": "second", "dice": [2], "t1": 34, "t2": 36, "t3": 35}),
}


def count(game: Game, state: Any, depth: int) -> int:
    engine = game.engine
    if depth == 0:
        return 1
    moves = engine.chance(state)[0] if engine.decider(state) == CHANCE else engine.legal(state)
    return sum(count(game, engine.apply(state, move)[0], depth - 1) for move in moves) if depth > 1 else len(moves)


@pytest.mark.parametrize("name", TABLES)
def test_both_readings_count_the_same(name: str) -> None:
    depth, known, said = TABLES[name]
    game = city(**said)
    found = count(game, game.state, depth)
    assert found == known, name
    assert count_sequences(read(laid_out(game), game.to_position()), depth) == found
