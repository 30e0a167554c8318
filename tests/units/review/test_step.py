"""A step of a review has the whole game as it stood then, and pages get only what they show of it."""

from __future__ import annotations

import random

import msgspec
import pytest

from misterx import Game, titles
from misterx.play.replaying import replay_game
from misterx.review import review
from misterx.server.web.http import write_review

MOVES = 25


def play_some(title: str) -> Game:
    chooser = random.Random(title)
    game = Game.new(title, players=3, seed=5)
    for _ in range(MOVES):
        if not game.result:
            game.play(chooser.choice(game.legal_moves()))
    if not game.result:
        game.resign("h1")
    return game


@pytest.mark.parametrize("title", titles.ids())
def test_a_step_has_the_table_and_the_legal_moves_of_its_moment(title: str) -> None:
    game = play_some(title)
    steps = iter(review(game).steps)
    for seat, text, now in replay_game(game):
        if seat == "chance":
            continue
        step = next(steps)
        assert step.legal == now.legal_parts()
        assert step.game.digest() == now.digest()
        assert step.view["pawns"]["x"] == now.view("x")["pawns"]["x"]
        assert "legal" not in step.view
        assert (step.parts and game.family.MOVES.write(step.parts)) == (None if seat == "table" else text)
    assert next(steps, None) is None


def test_a_step_shows_what_hunters_hide_from_mister_x() -> None:
    step = review(play_some("europa")).steps[3]
    assert all(hand["tickets"] is not None for hand in step.view["hands"].values())


def test_pages_get_of_a_step_what_they_show() -> None:
    told = msgspec.json.decode(write_review(play_some("scotland-yard")))
    assert set(told["steps"][0]) == {"seat", "text", "round", "entry", "pawns", "possible", "parts"}
    assert told["steps"][0]["parts"]["kind"] in ("ride", "double")
