"""Copies and answers: nobody outside holds a piece of a game, and a long game costs no more than a short one."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from misterx import Game, IllegalMove
from misterx.families.shared.view_fold import ViewFold
from misterx.families.shared.view_json import Folded
from misterx.kernel.codes import TO_ALL, TO_X
from misterx.kernel.events import pack_fact
from misterx.play.append_only import AppendOnlyList
from misterx.play.event_log import EventLog


def play_on(game: Game, chooser: random.Random, moves: int) -> None:
    for _ in range(moves):
        if not game.result:
            game.play(chooser.choice(game.legal_moves()))


def picture(game: Game) -> Any:
    """All that can be asked of a game."""
    viewers = [*game.seats, "public"]
    return (
        game.digest(),
        list(game.lines),
        list(game.facts),
        [game.view(viewer) for viewer in viewers],
        [game.events(viewer) for viewer in viewers],
        [game.record(viewer) for viewer in viewers],
        game.draws.count,
    )


def test_a_tape_and_its_copies_go_their_own_ways() -> None:
    tape: AppendOnlyList[int] = AppendOnlyList()
    tape.extend([1, 2, 3])
    first, second = tape.copy(), tape.copy()
    first.append(4)
    second.append(5)
    tape.extend([6, 7])
    assert (list(tape), list(first), list(second)) == ([1, 2, 3, 6, 7], [1, 2, 3, 4], [1, 2, 3, 5])
    assert (first[-1], first[1:], len(first)) == (4, [2, 3, 4], 4)
    assert first == [1, 2, 3, 4]
    assert first != [1, 2, 3, 9]
    for outside in (4, -5):
        with pytest.raises(IndexError):
            first[outside]


def test_keeping_the_copy_that_a_move_was_tried_on_copies_nothing() -> None:
    tape: AppendOnlyList[int] = AppendOnlyList()
    tape.extend(range(1000))
    shared = tape._items
    for number in range(1000, 1100):
        trial = tape.copy()
        trial.append(number)
        tape = trial
    assert tape._items is shared
    assert tape == range(1100)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_played_on_a_copy_leaves_the_game_as_it_was(seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("scotland-yard", 3, seed=seed)
    play_on(game, chooser, 12)
    before, first, second = picture(game), game.copy(), game.copy()
    play_on(first, chooser, 9)
    assert picture(second) == before
    play_on(second, chooser, 9)
    assert picture(game) == before


def test_an_answer_can_be_written_to_without_harm() -> None:
    game = Game.new("ny-chase", 4, {"x_tickets": {"taxi": 9, "bus": 0, "subway": 0}}, seed=5)
    play_on(game, random.Random(5), 9)
    before = picture(game)
    for viewer in ("x", "h1", "public"):
        for answer in (game.view(viewer), game.events(viewer), game.to_position(), game.legal_moves()):
            spoil(answer)
    assert picture(game) == before


def spoil(value: Any) -> None:
    """Write nonsense into every list and table."""
    for item in list(value.values() if isinstance(value, dict) else value):
        if isinstance(item, dict | list):
            spoil(item)
    value.clear()


def test_what_was_handed_in_can_be_written_to_without_harm() -> None:
    options: dict[str, Any] = {"x_tickets": {"taxi": 9, "bus": 0, "metro": 0}, "reveals": [3, 8]}
    seats = {"h1": ["d1"], "h2": ["d2"], "h3": ["d3"]}
    game = Game.new("scotland-yard", 4, options, seats=seats, seed=5)
    position = game.to_position()
    other = Game.from_position(position)
    before = picture(game), picture(other)
    for given in (options, seats, position):
        spoil(given)
    assert (picture(game), picture(other)) == before
    other.resign("x")
    assert Game.replay(other.record()).result == other.result


def test_a_turn_that_fails_half_way_leaves_nothing_behind() -> None:
    game = Game.new("scotland-yard", 3, seed=1)
    double = next(move for move in game.legal_moves() if " double " in move)
    before = picture(game)
    with pytest.raises(IllegalMove):
        game.play(f"{double} taxi 199")
    assert picture(game) == before


class Counting(ViewFold):
    """A fold that counts what it folds."""

    count = 0

    def go_on(self, before: Folded, facts: Iterable[tuple[int, ...]]) -> Folded:
        told = list(facts)
        self.count += len(told)
        return super().go_on(before, told)


def counting(game: Game) -> Counting:
    folding = Counting(game.family, game.words, game.options.values)
    game.event_log.folding = folding
    return folding


def test_each_view_folds_only_what_is_new() -> None:
    game = Game.new("scotland-yard", 3, seed=3)
    codes = {declared.name: code for code, declared in game.family.FACTS.items()}
    log = EventLog(game.family, game.words, game.options.values)
    folding = log.folding = counting(game)
    for number in range(500):
        log.end_moment()
        log.tell(
            [pack_fact(codes["doubles"], TO_ALL, (number % 5,)), pack_fact(codes["start_dealt"], TO_X, (number % 9,))]
        )
        log.publish_turn()
        log = log.copy()
        folding.count = 0
        log.view("h1")
        log.view("x")
        assert folding.count <= 6  # the latest decision for both, and the one before into what is kept
    assert [fact.name for fact in log.visible("x", 998)] == ["doubles", "start_dealt"]
    assert log.count("h1") == 500


def test_a_new_game_in_the_same_words_is_as_quick_at_its_end() -> None:
    """Counted in folds, not in seconds: the last view of a long game costs as few as the third."""
    game = Game.new("scotland-yard", 6, seed=3)
    counts: list[int] = []
    folding = counting(game)
    chooser = random.Random(3)
    while not game.result:
        game = game.copy()
        game.play(chooser.choice(game.legal_moves()))
        folding.count = 0
        for viewer in (*game.seats, "public"):
            game.view(viewer)
        counts.append(folding.count)
    assert len(counts) > 60
    assert max(counts[-20:-1]) <= 2 * max(counts[1:20])
