"""Adding a special rule touches few files, and it is played, seen, recorded, refused and named."""

from __future__ import annotations

import pytest
from tests.walks.swap_ticket import put_in
from tests.walks.tree import Tree

MOST_FILES = 12
PLAYED = """
from misterx import Game
from misterx.bots import load
from misterx.cli.table.registry import words_of
from misterx.deduce import Knowledge
from misterx.kernel.errors import IllegalMove

game = Game.new("ny-chase", seed=5)
game.play(game.legal_moves()[0])
before = {viewer: game.view(viewer)["pawns"] for viewer in ("x", "h1", "public")}
assert [move for move in game.legal_moves() if " swap " in move][:2] == ["d1 swap d2", "d1 swap d3"]
swap = next(move.parts for move in game.legal_parts() if move.text == "d1 swap d2")
assert words_of("transit").say_move([swap]).endswith("changes places with Detective 2")
facts = game.play("d1 swap d2", "h1")
assert facts[:2] == [{"event": "swapped", "pawn": "d1", "other": "d2"}, {"event": "swap_cards", "left": 1}]
assert words_of("transit").tell(facts)[0] == "Detective 1 and Detective 2 change places."
for viewer, pawns in before.items():
    view = game.view(viewer)
    assert view["pawns"]["d1"] == pawns["d2"] and view["pawns"]["d2"] == pawns["d1"] and view["moved"] == ["d1"]
assert Knowledge(game, "h1").shadow().packed().pos.tolist() == game.state.pos.tolist()
assert Game.from_position(game.to_position()).digest() == game.digest()
game.play("d2 swap d1")
try:
    game.play("d3 swap d1")
    raise AssertionError("two tickets were played")
except IllegalMove as refusal:
    assert refusal.code == "no_swap" and "swap ticket" in str(refusal) and "Tauschticket" in refusal.say("de")
assert not any(" swap " in move for move in game.legal_moves())
assert "h1: d1 swap d2" in game.record("public") or "d1 swap d2" in game.record("public")
for seed in range(4):
    game, bots = Game.new("ny-chase", seed=seed), {"x": load("greedy", 1), "h1": load("random", seed)}
    while game.result is None:
        seat = "x" if game.decider == "x" else next(seat for seat in game.seats if game.legal_moves(seat))
        game.play(bots.get(seat, bots["h1"]).choose(Knowledge(game, seat)), seat)
    assert Game.replay(game.record()).view("all") == game.view("all")
assert Game.new("ny-chase", options={"swap_cards": 0}, seed=1).options["swap_cards"] == 0
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    made = Tree(tmp_path_factory.mktemp("with"))
    put_in(made)
    return made


def test_few_files_are_touched(tree: Tree) -> None:
    assert len(tree.touched()) <= MOST_FILES, tree.touched()


def test_it_is_played_seen_recorded_and_named(tree: Tree) -> None:
    tree.run("-c", PLAYED)


def test_the_page_is_told_its_words(tree: Tree) -> None:
    tree.run("-c", "import sys; sys.path.insert(0, 'web'); import build; build.write_words()")
    said = tree.read("web/app/words/messages.de.ts")
    for words in ("tauschen den Platz`", '"swap": `Platz tauschen`', '"swap_cards.rule": `swap`'):
        assert words in said
    assert '"swap": `Tauschticket`' in tree.read("web/app/words/rules.de.ts")


@pytest.mark.slow
def test_types_and_words_hold(tree: Tree) -> None:
    tree.run("-m", "mypy", "src")
    tree.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/web/test_words.py")


@pytest.mark.deep
def test_the_pages_hold(tree: Tree) -> None:
    tree.run("web/build.py", "run", "check")
