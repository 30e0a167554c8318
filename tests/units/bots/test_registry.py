"""Every family brings the same things to its bots and to deduction, in files of the same names."""

from __future__ import annotations

from pathlib import Path

import pytest

import misterx
from misterx.bots.mcts.context import context_type
from misterx.bots.registry import GREEDY, SEARCH
from misterx.deduce.explanation import EXPLANATIONS
from misterx.deduce.registry import BELIEFS
from misterx.families.registry import FAMILIES

PACKAGE = Path(misterx.__file__).parent
SHAPE = {"bots": ("belief.py", "greedy.py", "search.py"), "deduce": ("absence.py", "belief.py")}


def test_every_family_is_in_every_table() -> None:
    for table in (GREEDY, SEARCH, BELIEFS, EXPLANATIONS):
        assert table.keys() == FAMILIES.keys()


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("room", SHAPE)
def test_the_same_thing_has_the_same_name_in_every_family(family: str, room: str) -> None:
    for name in SHAPE[room]:
        assert (PACKAGE / room / family / name).is_file()


@pytest.mark.parametrize("room", SHAPE)
def test_no_module_is_found_by_the_text_of_its_name(room: str) -> None:
    for file in (PACKAGE / room).rglob("*.py"):
        assert "import_module" not in file.read_text("utf-8"), file


@pytest.mark.parametrize("family", FAMILIES)
def test_what_a_search_works_with_fits_the_family(family: str) -> None:
    context = context_type(family)
    assert context["states"].base == context["roots"].base == FAMILIES[family].State.DTYPE
    assert context["net"] == SEARCH[family].rules_of_thumb().dtype
    assert context["known"].shape == context["work"]["known"].shape == (SEARCH[family].SIZES.known_words,)
