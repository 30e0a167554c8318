"""Bad input of every kind: nothing but named refusals comes back, and no game is changed by one."""

from __future__ import annotations

import os
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.fuzz.junk import JUNK, attempt, spoil, spoil_text, values

from misterx import Game, boards, titles
from misterx.deduce import Knowledge, possible_stations, why_not
from misterx.titles.options import names

DEEP = bool(os.environ.get("MISTERX_DEEP"))
MANY = 10_000 if DEEP else 100
quietly = settings(
    max_examples=2000 if DEEP else 60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TITLES = titles.ids()


@cache
def games(title: str) -> tuple[Game, ...]:
    """Games of a title at different moments, one of them over."""
    chooser = random.Random(title)
    found = []
    for moves in (0, 1, 9, 40, 90):
        game = Game.new(title, 3, seed=moves)
        for _ in range(moves):
            if not game.result:
                game.play(chooser.choice(game.legal_moves()))
        found.append(game)
    over = found[2].copy()
    over.resign("h1")
    return (*found, over)


def whole(game: Game) -> Any:
    return game.digest(), list(game.facts), list(game.lines), game.draws.count, game.result


@quietly
@given(st.sampled_from(TITLES), values, values, values, values, values)
def test_no_new_game_from_nonsense(title: str, first: Any, players: Any, options: Any, seats: Any, seed: Any) -> None:
    attempt(Game.new, first)
    attempt(Game.new, title, players)
    attempt(Game.new, title, options=options)
    attempt(Game.new, title, seats=seats)
    attempt(Game.new, title, seed=seed)
    attempt(Game.new, title, players, options, seats=seats, seed=seed)


@pytest.mark.parametrize("title", TITLES)
def test_every_option_refuses_nonsense(title: str) -> None:
    for option in names(titles.load(title)):
        for value in JUNK:
            attempt(Game.new, title, options={option: value}, seed=1)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("value", range(len(JUNK)))
def test_every_question_refuses_nonsense(title: str, value: int) -> None:
    junk = JUNK[value]
    for game in games(title):
        before = whole(game)
        known = ("x", "h1", "h2")
        attempt(game.view, junk)
        attempt(game.events, junk)
        attempt(game.events, "public", junk)
        attempt(game.count_events, junk)
        attempt(game.record, junk)
        attempt(game.legal_moves, junk)
        attempt(game.play, junk)
        attempt(possible_stations, game, junk)
        if not isinstance(junk, str) or junk not in known:
            attempt(game.play, "x taxi 1", junk)
            attempt(game.resign, junk)
            attempt(game.time_out, junk)
        assert whole(game) == before
        trial = game.copy()
        attempt(trial.note, junk, "h1")
        attempt(trial.note, "chip yellow 7", junk)
        attempt(trial.name_seat, "h1", junk)
        attempt(trial.name_seat, junk, "Ada")
        attempt(trial.take_over, junk, junk)
        attempt(trial.take_back, junk, "h1")
        attempt(trial.take_back, 0, junk)
        assert whole(game) == before
    attempt(why_not, Knowledge.of(games(title)[2], "h1"), junk)
    attempt(Game.from_position, junk)
    attempt(Game.from_position, {"title": title, "pawns": junk})
    attempt(Game.replay, junk)
    attempt(Game.new, title, board=junk)


@pytest.mark.parametrize("title", TITLES)
def test_spoilt_moves_change_nothing(title: str) -> None:
    chooser = random.Random(title)
    texts = sorted({text for game in games(title) for text in game.legal_moves()[:40]})
    texts += [text for game in games(title) for _, text in game.lines]
    for _ in range(MANY):
        game = chooser.choice(games(title))
        text = spoil_text(chooser.choice(texts), chooser)
        seat = chooser.choice([None, *game.seats])
        before = whole(game)
        trial = game.copy()
        if attempt(trial.play, text, seat) is None:
            assert whole(trial) == before
        assert whole(game) == before


@pytest.mark.parametrize("title", TITLES)
def test_spoilt_positions_are_refused_or_played(title: str) -> None:
    chooser = random.Random(title)
    good = [game.to_position() for game in games(title) if not game.result]
    for number in range(MANY):
        position = chooser.choice(good)
        for _ in range(chooser.randint(1, 3)):
            position = spoil(position, chooser)
        game = attempt(Game.from_position, position, seed=1)
        if game is not None and number % 4 == 0:
            play_on(game, chooser)


def play_on(game: Game, chooser: random.Random) -> None:
    """What was accepted can be played, seen and written down."""
    for _ in range(6):
        if game.result:
            break
        game.play(chooser.choice(game.legal_moves()))
    for viewer in (*game.seats, "public"):
        game.view(viewer)
        game.record(viewer)
    again = game.copy()
    if not again.result:
        again.resign("x")
    assert Game.replay(again.record(), board=game.board).digest() == game.digest()


@pytest.mark.parametrize("title", TITLES)
def test_spoilt_records_name_the_line(title: str) -> None:
    chooser = random.Random(title)
    record = games(title)[-1].record()
    for _ in range(MANY):
        text = spoil_text(record, chooser)
        attempt(Game.replay, text)
    lines = record.split("\n")
    for length in range(0, len(lines), max(1, len(lines) // 40)):
        attempt(Game.replay, "\n".join(lines[:length]))


@pytest.mark.parametrize("title", TITLES)
def test_spoilt_boards_are_refused_or_played(title: str) -> None:
    chooser = random.Random(title)
    good = boards.read(titles.load(title).board)
    for _ in range(MANY // 25):
        board = good
        for _ in range(chooser.randint(1, 4)):
            board = spoil(board, chooser)
        game = attempt(Game.new, title, board=board, seed=1)
        if game is not None:
            attempt(game.play, game.legal_moves()[0])


@quietly
@given(st.sampled_from(TITLES), st.text(max_size=60), st.sampled_from([None, "x", "h1", "h2"]))
def test_no_text_is_an_accident(title: str, text: str, seat: str | None) -> None:
    for game in games(title):
        trial = game.copy()
        if attempt(trial.play, text, seat) is None:
            assert whole(trial) == whole(game)
    attempt(Game.replay, text)
    attempt(Game.replay, "misterx record 1\n" + text)
    attempt(Game.new, text)
