"""A new title of an existing family: two files to play it, eight at most to have it in the box with its rules."""

from __future__ import annotations

from pathlib import Path

from tests.walks.boxing import HARBOUR, box  # noqa: F401
from tests.walks.tree import ROOT, Tree, run_on

FILES_TO_PLAY, FILES_IN_THE_BOX = 2, 8
PLAYED = """
import sys
from misterx import Game, titles
if sys.argv[1:]:
    titles.add(sys.argv[1])
for seed in range(5):
    game = Game.new("harbour", seed=seed)
    while game.result is None:
        game.play(game.legal_moves()[seed % len(game.legal_moves())])
    assert Game.replay(game.record()).result == game.result
"""
KNOWN = """
from misterx.server.web.catalogue import catalogue, board_picture
from misterx.words import say
assert any((card.id, card.board) == ("harbour", "harbour") for card in catalogue("level3").titles)
assert b"Rope Walk" in board_picture("harbour", "dark")
print([say("title-harbour", language=language) for language in ("en", "de", "es", "pt")])
"""


def test_two_files_are_enough_to_play_it(tmp_path: Path) -> None:
    own = tmp_path / "harbour"
    own.mkdir()
    for name in ("title.toml", "harbour.json"):
        (own / name).write_bytes((HARBOUR / name).read_bytes())
    assert len(list(own.iterdir())) == FILES_TO_PLAY
    run_on(ROOT, "-c", PLAYED, str(own))  # where it is not in the box


def test_a_few_files_are_enough_to_have_it_in_the_box(box: Tree) -> None:  # noqa: F811
    box.run("-c", PLAYED)
    assert "Der Dieb im Hafen" in box.run("-c", KNOWN)
    assert "harbour" in box.run("-m", "misterx", "titles")
    box.run("-c", "import sys; sys.path.insert(0, 'web'); import build; build.write_words()")
    for language, head in (("en", "What it is about"), ("de", "Worum es geht"), ("pt", "Do que se trata")):
        assert f'"goal": `{head}`' in box.read(f"web/app/words/rules.{language}.ts").partition("  harbour: {")[2]
    assert '[data-title="harbour"]' in box.read("web/app/look/titles.css")
    assert len(box.touched()) <= FILES_IN_THE_BOX, box.touched()


def test_tests_of_boards_words_and_looks_are_content_with_it(box: Tree) -> None:  # noqa: F811
    box.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/web/test_words.py", "tests/units/boards/test_look.py"
    )
