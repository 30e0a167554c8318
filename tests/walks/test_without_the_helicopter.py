"""Taking a special rule out touches few files, and what stays is a game: types, golden games and pages."""

from __future__ import annotations

import pytest
from tests.walks.helicopter import left_over, take_out
from tests.walks.tree import Tree

MOST_FILES = 20
REPLAYED = """
from pathlib import Path
from misterx import Game
from tests.golden.games import read_expected, read_record

for title in ("scotland-yard", "sanssouci"):
    for name, facts in read_expected(title).items():
        game = Game.replay(read_record(title, name))
        assert game.result and (game.result.winner, game.result.reason) == (facts["winner"], facts["reason"]), name
game = Game.new("ny-chase", seed=3)
while game.result is None:
    moves = game.legal_moves()
    assert not any(word in move.split() for move in moves for word in ("fly", "land"))
    game.play(moves[len(game.lines) % len(moves)])
assert Game.replay(game.record()).result == game.result
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    made = Tree(tmp_path_factory.mktemp("without"))
    take_out(made)
    return made


def test_few_files_are_touched_and_nothing_is_left_over(tree: Tree) -> None:
    assert left_over(tree) == []
    assert len(tree.touched()) <= MOST_FILES, tree.touched()


def test_the_other_games_are_played_as_before(tree: Tree) -> None:
    tree.run("-c", REPLAYED)


@pytest.mark.slow
def test_types_and_words_hold(tree: Tree) -> None:
    tree.run("-m", "mypy", "src")
    words = ["tests/web/test_words.py", "-k", "not no_effect"]  # whose cases choose flights
    tree.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *words)


@pytest.mark.deep
def test_the_pages_hold(tree: Tree) -> None:
    tree.run("web/build.py", "run", "check")
