"""The library as a program uses it: games are copied, sent and looked at, and refusals say what was wrong."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import pytest
from tests.toy import table

import misterx
from misterx import Game, MisterXError, RecordError, TitleError, titles

TITLES = titles.ids()


def begun(title: str, moves: int = 20) -> Game:
    game, chooser = Game.new(title, seed=4), random.Random(4)
    for _ in range(moves):
        before = game.copy()
        game.play(chooser.choice(game.legal_moves()))
        if game.result:
            return before
    return game


def finish(game: Game) -> str:
    chooser = random.Random(8)
    for _ in range(400):
        if game.result:
            break
        game.play(chooser.choice(game.legal_moves()))
    else:
        game.resign("x")
    return game.record()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    "twin_of", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))], ids=["copy", "deep", "pickle"]
)
def test_a_copied_or_sent_game_plays_on_just_so(title: str, twin_of: Callable[[Game], Game]) -> None:
    game = begun(title)
    before = game.to_position()
    twin = twin_of(game)
    assert [twin.view(seat) for seat in twin.seats] == [game.view(seat) for seat in game.seats]
    ended = finish(twin)
    assert game.to_position() == before
    assert finish(game) == ended
    assert finish(Game.replay(ended)) == ended


def test_seats_and_options_are_copies() -> None:
    game = begun("scotland-yard")
    before = game.view("h1")
    game.seats["h1"].clear()
    game.seats.clear()
    for exposed in (game.options.values, game.options.chosen, game.options.seats):
        exposed.clear()
    game.options.values["reveals"].clear()
    assert game.view("h1") == before
    assert game.seats == before["seats"]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("moves", [0, 7, 60])
def test_a_position_comes_back_as_it_was(title: str, moves: int) -> None:
    position = begun(title, moves).to_position()
    assert Game.from_position(position).to_position() == position


def test_options_that_a_position_names_stay_named() -> None:
    position = Game.new("scotland-yard", 4, {"detectives": 4, "policemen": 0}, seed=1).to_position()
    assert position["options"] == {"detectives": 4, "policemen": 0}
    assert Game.from_position(position).to_position() == position


@pytest.mark.parametrize("title", TITLES)
def test_what_one_viewer_knows_is_not_taken_for_a_whole_record(title: str) -> None:
    known = begun(title).record("h1")
    with pytest.raises(RecordError, match="one viewer knows of a running game") as caught:
        Game.replay(known)
    assert "?" in known.splitlines()[caught.value.arguments["line"] - 1]


def test_a_seat_that_is_not_there_is_called_a_seat() -> None:
    game = table(x=3, d1=1)
    with pytest.raises(MisterXError, match=r"There is no seat 'h9'\. There are: x, h1"):
        game.play("x taxi 4", seat="h9")
    with pytest.raises(MisterXError, match=r"There is no viewer 'h9'\. There are: x, h1.*public"):
        game.view("h9")


def test_a_position_without_a_title_is_told_so() -> None:
    with pytest.raises(TitleError, match=r"The position does not say which game it is of: behrends"):
        Game.from_position({})


def test_a_game_says_what_it_is_and_no_secret() -> None:
    game = Game.new("scotland-yard", 3, seed=1)
    assert repr(game) == "<Game scotland-yard: 3 players, 5 lines, x to move>"
    game.resign("x")
    assert repr(game) == "<Game scotland-yard: 3 players, 6 lines, hunters won (resigned)>"


def test_the_package_lists_its_names() -> None:
    assert set(misterx.__all__) <= set(dir(misterx))
