"""Examples of the environments run as printed, and their tables name everything."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from _research import PAGE, TABLES
from misterx import titles


@pytest.mark.slow
def test_the_first_agent_runs_as_printed() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("module", ["vector", "gymnasium", "gymnasium_vector", "pettingzoo"])
def test_examples_in_the_source_run(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_JIT", "off")
    failed, tried = doctest.testmod(import_module(f"misterx.research.{module}"))
    assert tried > 3
    assert failed == 0


@pytest.mark.parametrize("title", titles.ids())
def test_the_numbers_of_every_title_are_explained(title: str) -> None:
    page = PAGE.read_text("utf-8")
    for what in TABLES:
        assert f"<!-- {what} of {title}, by scripts/docs -->" in page
