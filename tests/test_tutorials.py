"""The tutorials run as printed."""

import doctest
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "docs" / "tutorials"


@pytest.mark.parametrize("name", sorted(file.name for file in FOLDER.glob("*.md")))
def test_a_tutorial_runs_as_printed(name: str) -> None:
    failed, tried = doctest.testfile(str(FOLDER / name), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0
