"""Titles differ by data: no family asks which title it is playing."""

import re
from pathlib import Path

import pytest

import misterx
from misterx import titles

SOURCES = sorted((Path(misterx.__file__).parent / "families").rglob("*.py"))
ASKS = re.compile(r"title\.(id|name)\s*(==|!=|in\b|not in\b)|match title")


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_family_does_not_ask_for_the_title(file: Path) -> None:
    text = file.read_text("utf-8")
    assert ASKS.search(text) is None
    assert [name for name in titles.ids() if f'"{name}"' in text] == []
