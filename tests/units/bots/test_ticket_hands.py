"""What bots think of Flucht durch Europa: where detectives go, what Mister X risks, tables that share their deals."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.rules.europa.land import AWAY, after_moves, table, total

from misterx import Game
from misterx.bots.greedy_bot import SCRATCH_WORDS
from misterx.bots.hand.belief import ONE, now, soon
from misterx.bots.hand.hunter_policy import drop_equal_actions, playout_hunter_move
from misterx.bots.hand.x_policy import drop_equal_payments, playout_x_move
from misterx.deduce import Knowledge
from misterx.families.hand.knowledge.deduction import KNOWN
from misterx.families.hand.knowledge.sample import sample_tables
from misterx.kernel.bits import words_of
from misterx.kernel.random import new_randoms


class Thinking:
    """A table as kernels see it, with what is probable."""

    def __init__(self, game: Game, seat: str, here: dict[int, float], next_: dict[int, float]) -> None:
        self.game = game
        self.board, self.rules, self.state = game.engine.board, game.engine.rules, game.state
        self.known = np.zeros(KNOWN + 96 * words_of(self.board), np.int64)
        self.known[:KNOWN] = Knowledge(game, seat).shadow().possible
        for base, chances in ((now(self.board), here), (soon(self.board), next_)):
            for station, chance in chances.items():
                self.known[base + game.words.node[station]] = int(ONE * chance)
        legal = [game.family.read_move(game.words, self.state, text) for text in game.legal_moves(seat)]
        self.moves, self.n = np.array(legal, np.int32), len(legal)

    def say(self, move: int) -> str:
        return str(self.game.family.write_move(self.game.words, self.state, move))

    def playout_hunter_move(self) -> str:
        scratch, randoms = np.zeros(SCRATCH_WORDS, np.int64), new_randoms(1)
        return self.say(
            playout_hunter_move(self.board, self.rules, self.state, self.known, randoms, self.moves, self.n, scratch)
        )  # fmt: skip

    def playout_x_move(self) -> str:
        scratch, randoms = np.zeros(SCRATCH_WORDS, np.int64), new_randoms(1)
        return self.say(playout_x_move(self.board, self.state, self.known, randoms, self.moves, self.n, scratch))


CARS: Any = {"h1": "3*car/foot", "h2": "3*car/shad"}


def test_a_detective_takes_him_where_he_surely_is() -> None:
    game = table("hunters", x=3, d1=2, log=[{"ticket": "car/mag", "station": 3}], start=4, **CARS)
    assert Thinking(game, "h1", {3: 1.0}, {4: 1.0}).playout_hunter_move().split()[-1] == "3"


def test_a_detective_guards_the_target_rather_than_follow() -> None:
    away = {**AWAY, "d2": 1, "d3": 2, "d4": 3, "d5": 4}
    game = table("hunters", x=13, log=[{"ticket": "car/mag", "station": 13}], start=8, **{**away, "d1": 15}, **CARS)
    assert Thinking(game, "h1", {13: 1.0}, {14: 1.0}).playout_hunter_move().split()[-1] in {"14", "16"}


def test_the_team_sends_somebody_on_where_he_surely_is_and_asks_where_nobody_knows() -> None:
    log = [{"ticket": "car/mag", "station": station} for station in (6, 5, 4, 5, 4)]
    hands: Any = {"h1": "2*car/blue 2*car/mag", "h2": "2*car/blue 2*car/mag"}
    game = after_moves(x=4, d1=3, log=log, start=7, **hands)
    assert Thinking(game, "h1", {4: 1.0}, {5: 1.0}).playout_hunter_move().startswith("team operate d1 4")
    blind = dict.fromkeys((4, 6, 7, 8, 9), 0.2)
    assert Thinking(game, "h1", {}, blind).playout_hunter_move().startswith("team ")


def test_one_detective_is_thought_about_at_a_time_and_no_city_twice() -> None:
    game = table("hunters", x=8, log=[{"ticket": "car/mag", "station": 8}], start=7, d1=3, d2=5, **CARS)
    thinking = Thinking(game, "h1", {}, {})
    left = drop_equal_actions(thinking.rules, thinking.moves, thinking.n)
    said = [thinking.say(int(move)).split() for move in thinking.moves[:left]]
    assert {words[0] for words in said} == {"d1"}
    assert sorted(words[-1] for words in said) == ["2", "4", "9"]


def test_he_enters_a_target_and_pays_the_same_move_one_way() -> None:
    game = table("x", x=15, hold="3*car/foot 3*car/mag 2*car/blue", **{**AWAY, "d3": 1, "d4": 2, "d5": 3})
    assert Thinking(game, "x", {}, {}).playout_x_move().split()[-1] == "16"
    thinking = Thinking(game, "x", {}, {})
    left = drop_equal_payments(thinking.moves, thinking.n)
    said = sorted(thinking.say(int(move)).split(" pay ")[0] for move in thinking.moves[:left])
    assert said == ["x car/mag 14", "x car/mag 16", "x double car/mag 14", "x double car/mag 16"]


@pytest.mark.parametrize("seat", ["x", "h1"])
def test_tables_that_share_deals_keep_every_ticket_and_fit_what_is_known(seat: str) -> None:
    chooser = random.Random(4)
    game = Game.new("europa", seed=4)
    for _ in range(60):
        if game.result:
            break
        game.play(chooser.choice(game.legal_moves()))
    knowledge = Knowledge(game, seat)
    shadow = knowledge.shadow()
    tables = sample_tables(shadow, lambda n: chooser.randrange(n), None, 12, 3)
    assert len(tables) == 12
    possible = {game.words.node[station] for station in knowledge.possible()}
    for state in tables:
        counted = sum(int(state[part].sum()) for part in ("hands", "bag", "box", "track", "aside"))
        assert counted == total(game) == 120
        assert int(state["x"]) in possible
    assert len({state["hands"].tobytes() for state in tables}) <= 3
