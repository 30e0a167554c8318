"""Every family has one shape: the same questions, answered in files of the same names."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import pytest

from misterx.families.contract import Family
from misterx.families.registry import FAMILIES, family_of

FILES = {
    "__init__", "announce", "board", "chance", "decisions", "ends", "options", "setup", "turn", "view_fold",
    "knowledge/__init__", "knowledge/deduction", "knowledge/known_table", "knowledge/sample",
    "position/__init__", "position/reader", "position/writer",
    "schema/__init__", "schema/facts", "schema/move_table", "schema/moves", "schema/rules", "schema/state",
    "schema/view",
    "text/__init__", "text/known_lines", "text/notation", "text/refusals", "text/vocabulary",
}  # fmt: skip
ASKED = [name for name in vars(Family) if not name.startswith("_")]
OWN = {"aloft", "hides_past", "take_note"}  # what one rulebook alone knows of


def folder_of(family: Family) -> Path:
    return Path(inspect.getfile(family))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", FAMILIES)
def test_a_family_has_the_files_that_every_family_has(name: str) -> None:
    folder = folder_of(FAMILIES[name]).parent
    found = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.py")}
    assert FILES - found == set()


@pytest.mark.parametrize("question", [name for name in ASKED if name not in OWN])
def test_a_question_is_answered_in_the_same_file_by_every_family(question: str) -> None:
    answers: list[Any] = [getattr(family, question) for family in FAMILIES.values()]
    places = {inspect.getmodule(answer) for answer in answers if callable(answer)}
    names = {place.__name__.split(".", 3)[3] for place in places if place}
    assert len(names) == (1 if places else 0), names


@pytest.mark.parametrize("name", FAMILIES)
def test_a_family_is_found_by_its_states(name: str) -> None:
    assert family_of(FAMILIES[name].State.DTYPE) is FAMILIES[name]


def test_the_contract_asks_for_nothing_that_families_do_not_export() -> None:
    for family in FAMILIES.values():
        assert set(ASKED) <= set(family.__all__)  # type: ignore[attr-defined]
