"""What chance brings, and how likely: dice and cards are even, tickets are as many as lie in the bag; and who won."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.behrends.city import city
from tests.variants import Variant

from misterx import Game, titles
from misterx.families.registry import FAMILIES
from misterx.kernel.codes import CHANCE, DRAWN_GAME, HUNTERS, MISTER_X, NOBODY
from misterx.kernel.records import interpreted

WINNERS = {"x": MISTER_X, "hunters": HUNTERS, "nobody": DRAWN_GAME}


def openings() -> list[Variant]:
    return [Variant(title, 4, {}) for title in titles.ids()] + [Variant("behrends", 3, {"dial": "random"})]


def expected(game: Game, text: str) -> int:
    """How often an outcome is in the bag, in the deck or on the die."""
    kind, *words = text.split()
    return int(game.to_position()["bag"][words[1]]) if kind == "draw" else 1


@pytest.mark.parametrize("variant", openings(), ids=str)
def test_every_outcome_is_as_likely_as_the_rulebook_has_it(variant: Variant) -> None:
    game = Game(variant.title, variant.players, variant.options, None, None, 3)
    chooser = random.Random(3)
    seen = 0
    for _ in range(60):
        if game.result:
            break
        if game.engine.decider(game.state) != CHANCE:
            game._play_leg(chooser.choice(game.legal_moves()), None)
            continue
        moves, weights = game.engine.chance(game.state)
        texts = [game.family.write_move(game.words, game.state, move) for move in moves]
        assert len(set(texts)) == len(texts) > 1
        assert weights == [expected(game, text) for text in texts]
        if texts[0].startswith("roll"):
            assert texts == [f"roll {pips}" for pips in range(1, 7)]
        game._play_chance(chooser.choice(moves))
        seen += 1
    assert seen >= 4


def test_a_dial_left_to_chance_stops_on_each_place_as_often() -> None:
    game = city(options={"dial": "random"}, phase=2, nominated=["car1", "car2"], car1=(3, 4), car2=5)
    texts: list[str] = []
    while not texts or texts[0].startswith("roll"):
        if game.engine.decider(game.state) != CHANCE:
            game._play_leg(game.legal_moves()[0], "h1")
            continue
        moves, weights = game.engine.chance(game.state)
        texts = [game.family.write_move(game.words, game.state, move) for move in moves]
        game._play_chance(moves[0])
    assert (texts, weights) == ([f"dial {place}" for place in range(1, 11)], [1] * 10)


@pytest.mark.parametrize("title", titles.ids())
def test_the_outcome_is_nobodys_until_somebody_has_won(title: str) -> None:
    caps: dict[str, Any] = {"behrends": {"phase1_cap": 6, "phase2_cap": 3}, "europa": {"round_limit": 4}}.get(title, {})
    winners = set()
    for seed in range(6):
        game, chooser = Game.new(title, 4, caps, seed=seed), random.Random(seed)
        outcome: Any = FAMILIES[game.title.family].outcome
        board, rules = interpreted(game.engine.board), interpreted(game.engine.rules)
        while not game.result:
            assert outcome(board, rules, interpreted(game.state)) == NOBODY
            game.play(chooser.choice(game.legal_moves()))
        assert outcome(board, rules, interpreted(game.state)) == WINNERS[game.result.winner]
        assert game.decider == "nobody"
        winners.add(game.result.winner)
    assert winners
