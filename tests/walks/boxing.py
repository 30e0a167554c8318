"""A title of the tests, put into the box: files that are new or changed in a copy of the tree."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.walks.tree import ROOT, Tree

HARBOUR = ROOT / "tests" / "units" / "titles" / "harbour"
WORDS = Path(__file__).with_name("harbour")
LOOK = """
[look]
accent = { light = "#0b5f6b", dark = "#6fd3e0" }
stretch = 88
spacing = 0.01
capitals = false

[box]"""


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
