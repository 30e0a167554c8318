"""Bots choose what they chose: to rewrite what they think with changes no move."""

from __future__ import annotations

import pytest
from tests.units.bots.choices.choosing import GAMES, SOLVED, choices, file_of

from misterx import titles

pytestmark = pytest.mark.slow


def test_every_title_is_asked() -> None:
    assert sorted(titles.ids()) == sorted(GAMES)


@pytest.mark.parametrize("name", [*GAMES, SOLVED])
def test_bots_choose_what_they_chose(name: str) -> None:
    assert choices(name) == file_of(name).read_text("utf-8").splitlines()
