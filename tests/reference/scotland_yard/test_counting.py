"""The rules and the slow generator agree: move by move along random games, and in every perft file."""

from __future__ import annotations

import random

import pytest
from tests.reference.scotland_yard import counting as slow

from misterx import Game
from misterx.kernel.codes import CHANCE


@pytest.mark.parametrize("edition", ["2015", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_both_offer_the_same_moves_all_through_a_game(edition: str, players: int, seed: int) -> None:
    chooser = random.Random(seed)
    game = Game("scotland-yard", players, {"edition": edition}, None, None, seed)
    table = slow.new_table(edition, players)
    while True:
        found = dict(slow.choices(table))
        state, family = game.state, game.family
        if game.result:
            assert found == {}
            return
        moves = game.engine.chance(state)[0] if game.engine.decider(state) == CHANCE else game.engine.legal(state)
        texts = {family.write_move(game.words, state, move): move for move in moves}
        assert sorted(found) == sorted(texts), game.lines
        text = chooser.choice(sorted(found))
        game.state, _ = game.engine.apply(state, texts[text])
        table = found[text]
