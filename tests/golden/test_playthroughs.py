"""Every playthrough is told as it was: what each viewer hears and sees, and what each seat may do, at every step."""

from __future__ import annotations

import pytest
from tests.golden.playthroughs import TOLD, condense, file_of, flatten, tell, together

from misterx import titles

MOST_BYTES = 200_000  # what one can still read
ALL = [pytest.param(title, name, id=f"{title}-{name}") for title, name in TOLD]
#: What must be seen in the playthroughs of a title.
SHOWN = {
    "scotland-yard": ["x double", "    revealed "],
    "ny-chase": ["    flew ", "    landed ", "    blocked "],
    "sanssouci": [" show (", "x triple", "    removed ", "    eliminated "],
    "europa": ["x double", "    discarded ", "    checked "],
    "behrends": ["    turned_back", "    warned ", "    nominated "],
}


@pytest.mark.parametrize(("title", "name"), ALL)
def test_a_playthrough_is_told_as_it_was(title: str, name: str) -> None:
    kept = file_of(title, name).read_text("utf-8")
    assert tell(title, name).splitlines() == kept.splitlines()
    assert len(kept.encode()) < MOST_BYTES


@pytest.mark.parametrize("title", titles.ids())
def test_playthroughs_show_what_is_special(title: str) -> None:
    told = "".join(file_of(one, name).read_text("utf-8") for one, name in TOLD if one == title)
    assert [words for words in SHOWN[title] if words not in told] == []


def test_a_playthrough_says_who_may_know_what() -> None:
    assert list(together("sees", {"x": ["a", "b"], "h1": ["b"], "h2": ["b", "b"]})) == [
        *("x sees", "    a", "x h1 h2 sees", "    b", "h2 sees", "    b (again, 2)")
    ]
    assert flatten({"pawns": {"d1": {"station": 8}}, "log": [{"entry": 1}], "out": []}) == {
        "pawns.d1.station": "8",
        "log.1.entry": "1",
        "out": "[]",
    }
    assert list(condense(["d1 taxi 4", "d1 taxi 3", "d1 stay", "d1 fly 9 pay bus", "d1 taxi 7"])) == [
        *("d1 fly _ pay bus: 9", "d1 stay", "d1 taxi _: 3-4 7")
    ]
