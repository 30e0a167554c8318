"""One battery over every title, option and player count: what must hold in any game whatever its rules."""

from __future__ import annotations

import json
import os
import random
import zlib
from typing import Any

import pytest
from tests.units.play.laws import check_laws
from tests.variants import Variant, each_option, mixtures

from misterx import Game, titles
from misterx.kernel.codes import REASONS
from misterx.kernel.errors import MisterXError

DEEP = bool(os.environ.get("MISTERX_DEEP"))
MOST_DECISIONS = 2500 if DEEP else 600
LOOKS = 40 if DEEP else 8  # how often a game is looked at closely


def whole(game: Game) -> tuple[Any, ...]:
    return game.digest(), list(game.facts), list(game.lines), game.draws.count


def check_views(game: Game) -> None:
    """Views are JSON; the legal moves in them are the seat's; every legal move belongs to some seat."""
    offered: list[str] = []
    for viewer in (*game.seats, "public"):
        view = game.view(viewer)
        assert json.loads(json.dumps(view)) == view
        if viewer in game.seats:
            assert view.get("legal", []) == game.legal_moves(viewer)
            offered += game.legal_moves(viewer)
        else:
            assert "legal" not in view
    assert set(offered) == set(game.legal_moves())


def check_refusals(game: Game, chooser: random.Random, others: list[str]) -> None:
    """Whatever is not legal is refused, with words, and changes nothing."""
    legal = set(game.legal_moves())
    before = whole(game)
    for text in [*others, *(spoilt(move, chooser) for move in chooser.choices(sorted(legal), k=4))]:
        if text in legal:
            continue
        try:
            game.copy().play(text)
        except MisterXError:
            pass
        else:
            assert same_move(game, text), f"{text!r} is not legal and was accepted"
            continue
        with pytest.raises(MisterXError) as caught:
            game.play(text)
        assert caught.value.code
        assert str(caught.value)
        assert whole(game) == before


def same_move(game: Game, text: str) -> bool:
    """A text that means a legal move in other words: more blanks, a whole double move, leading zeros."""
    first = game.family.split_turn(text)[0]
    move = game.family.read_move(game.words, game.state, first)
    return game.family.write_move(game.words, game.state, move) in game.legal_moves()


def spoilt(move: str, chooser: random.Random) -> str:
    words = move.split()
    place = chooser.randrange(len(words))
    words[place] = chooser.choice(["x", "d1", "taxi", "7", "9999", "double", "", "pay", "check", "team", words[-1]])
    return " ".join(words)


def check_position(game: Game) -> None:
    position = game.to_position()
    copied = json.loads(json.dumps(position))
    again = Game.from_position(copied, board=game.board)
    names = [name for name in game.state.dtype.names if again.state[name].tolist() != game.state[name].tolist()]
    assert again.digest() == game.digest(), f"{names} differ in {position}"
    assert again.legal_moves() == game.legal_moves()
    written = again.to_position()
    assert written.keys() | {"options"} == position.keys() | {"options"}
    assert [key for key in position if key != "options" and written[key] != position[key]] == []
    assert again.options.values == game.options.values  # a position may say what was left to its default


def play_a_game(variant: Variant, seed: int) -> Game:
    chooser = random.Random(seed)
    game = variant.new(seed)
    tried: list[str] = []
    looks = {*chooser.sample(range(80), LOOKS), *chooser.sample(range(MOST_DECISIONS), LOOKS)}
    for number in range(MOST_DECISIONS):
        if game.result:
            break
        moves = game.legal_moves()
        assert moves, "nobody can move and the game is not over"
        assert len(set(moves)) == len(moves)
        assert game.decider in ("x", "hunters")
        if chooser.random() < 0.1 or number < 3:
            check_laws(game)
        if number in looks:
            check_views(game)
            check_refusals(game, chooser, chooser.sample(tried, min(4, len(tried))))
            check_position(game)
        move = chooser.choice(moves)
        tried.append(move)
        game.play(move)
    return game


def check_end(game: Game) -> None:
    """The end has a reason, nothing goes on after it, and the record tells the same game again."""
    check_laws(game)
    assert game.result is not None
    assert game.result.reason in REASONS[1:]
    assert game.result.winner in ("x", "hunters", "nobody")
    assert (game.decider, game.legal_moves()) == ("nobody", [])
    before = whole(game)
    with pytest.raises(MisterXError) as caught:
        game.play(game.lines[-1][1])
    assert caught.value.code == "game_over"
    assert whole(game) == before
    check_record(game)


def check_record(game: Game) -> None:
    record = game.record()
    again = Game.replay(record, board=game.board)
    assert again.digest() == game.digest()
    assert again.record() == record
    for viewer in (*game.seats, "public", "all"):
        assert again.view(viewer) == game.view(viewer)
        assert again.events(viewer) == game.events(viewer)


def check(variant: Variant) -> None:
    game = play_a_game(variant, zlib.crc32(str(variant).encode()))
    if not game.result:  # only a game without any limit may go on for so long
        assert titles.load(variant.title).family in ("hand", "gang")
        game.resign("x")
    check_end(game)


@pytest.mark.parametrize("title", titles.ids())
@pytest.mark.parametrize("part", range(4))
def test_each_option_alone(title: str, part: int) -> None:
    for number, variant in enumerate(each_option(title)):
        if number % 4 == part:
            try:
                check(variant)
            except Exception as error:
                raise AssertionError(f"{variant!r}") from error


@pytest.mark.parametrize("title", titles.ids())
@pytest.mark.parametrize("part", range(5))
def test_options_together(title: str, part: int) -> None:
    for variant in mixtures(title, 30 if DEEP else 2, seed=part):
        try:
            check(variant)
        except Exception as error:
            raise AssertionError(f"{variant!r}") from error
