"""A new title of an existing family: two files to play it, eight at most to have it in the box with its rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.server.running import Server
from tests.walks.tree import ROOT, Tree, run_on
from tests.web.conftest import Visitor, chromium, visit  # noqa: F401

FILES_TO_PLAY, FILES_IN_THE_BOX = 2, 8
HARBOUR = ROOT / "tests" / "units" / "titles" / "harbour"
WORDS = Path(__file__).with_name("harbour")
LOOK = """
[look]
accent = { light = "#0b5f6b", dark = "#6fd3e0" }
stretch = 88
spacing = 0.01
capitals = false

[box]"""
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


def put_into_the_box(tree: Tree) -> None:
    table = (HARBOUR / "title.toml").read_text("utf-8").replace("\n[box]", LOOK, 1)
    tree.write("src/misterx/titles/harbour/title.toml", table.replace('"harbour.json"', '"harbour"'))
    tree.write("src/misterx/boards/harbour.json", (HARBOUR / "harbour.json").read_text("utf-8"))
    for words in WORDS.glob("*.ftl"):
        tree.write(f"src/misterx/words/{words.stem}/titles/harbour.ftl", words.read_text("utf-8"))
    tree.run("web/look.py")


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    tree = Tree(tmp_path_factory.mktemp("box"))
    put_into_the_box(tree)
    return tree


def test_two_files_are_enough_to_play_it(tmp_path: Path) -> None:
    own = tmp_path / "harbour"
    own.mkdir()
    for name in ("title.toml", "harbour.json"):
        (own / name).write_bytes((HARBOUR / name).read_bytes())
    assert len(list(own.iterdir())) == FILES_TO_PLAY
    run_on(ROOT, "-c", PLAYED, str(own))  # where it is not in the box


def test_a_few_files_are_enough_to_have_it_in_the_box(box: Tree) -> None:
    box.run("-c", PLAYED)
    assert "Der Dieb im Hafen" in box.run("-c", KNOWN)
    assert "harbour" in box.run("-m", "misterx", "titles")
    box.run("-c", "import sys; sys.path.insert(0, 'web'); import build; build.write_words()")
    for language, head in (("en", "What it is about"), ("de", "Worum es geht"), ("pt", "Do que se trata")):
        assert f'"goal": `{head}`' in box.read(f"web/app/words/rules.{language}.ts").partition("  harbour: {")[2]
    assert '[data-title="harbour"]' in box.read("web/app/look/titles.css")
    assert len(box.touched()) <= FILES_IN_THE_BOX, box.touched()


def test_tests_of_boards_words_and_looks_are_content_with_it(box: Tree) -> None:
    box.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/web/test_words.py", "tests/units/boards/test_look.py"
    )


class House(Server):
    """The server of that tree."""

    def __init__(self, data: Path, tree: Tree) -> None:
        super().__init__(data, PYTHONPATH=f"{tree.folder / 'src'}")


@pytest.mark.slow
def test_it_lies_on_the_home_page_with_its_rules(tmp_path: Path, box: Tree, visit: Visitor) -> None:  # noqa: F811
    box.run("web/build.py", "run", "build")
    running = House(tmp_path / "data", box)
    try:
        page = visit(running.url, locale="de-DE")
        card = page.locator("[data-title=harbour]")
        expect(card).to_contain_text("Der Dieb im Hafen")
        page.goto(f"{running.url}/#rules/harbour")
        expect(page.get_by_text("Der Dieb schleicht 8 Einträge lang")).to_be_visible()
        page.goto(f"{running.url}/#set/harbour")
        page.locator("summary").first.click()
        expect(page.locator("[data-why=black_tickets]")).to_be_visible()
    finally:
        running.stop()
