"""A title of this family must have what the family needs, and is told everything that it lacks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from misterx import TitleError, titles
from misterx.families.transit.options import NEEDED, check_options

YARD = titles.load("scotland-yard")
MODES = "a transit game has three modes that take tickets, and perhaps a fourth for black ones alone."
BOX = "box: tickets must say how many there are of each mode, as Mister X draws on the rest."
DECKS = "decks: separate must name the board's start cards of the hunters and of x."
FULL = YARD.tables["box"]["tickets"]
LACKING: list[tuple[dict[str, Any], dict[str, Any], list[str]]] = [
    ({}, {}, []),
    ({"modes": YARD.modes[:3]}, {}, []),
    ({"modes": YARD.modes[:2]}, {}, [MODES]),
    ({"modes": (*YARD.modes, "tram")}, {}, [MODES]),
    ({}, {"box": {"tickets": {"taxi": 4}}}, [BOX]),
    ({}, {"box": {"tickets": {kind: FULL[kind] for kind in YARD.modes[:3]}}}, []),
    ({}, {"decks": {}}, [DECKS]),
    ({}, {"decks": {"separate": {"hunters": "detective"}}}, [DECKS]),
    ({"modes": ("taxi",)}, {"decks": {}, "box": {}}, [MODES, DECKS, BOX]),
]


@pytest.mark.parametrize(("changed", "tables", "faults"), LACKING)
def test_what_a_title_lacks_is_told(changed: dict[str, Any], tables: dict[str, Any], faults: list[str]) -> None:
    title = replace(YARD, tables={**YARD.tables, **tables}, **changed)
    options = titles.resolve(YARD, 4, {})
    if not faults:
        check_options(title, options)
        return
    with pytest.raises(TitleError) as caught:
        check_options(title, options)
    assert caught.value.code == "bad_title"
    assert caught.value.arguments["faults"] == faults


@pytest.mark.parametrize("name", NEEDED)
def test_every_option_that_the_rules_read_is_needed(name: str) -> None:
    options = titles.resolve(YARD, 4, {})
    del options.values[name]
    with pytest.raises(TitleError) as caught:
        check_options(YARD, options)
    assert caught.value.arguments["faults"] == [f"a transit game needs the option {name}."]


def test_tickets_of_his_own_need_no_box() -> None:
    title = replace(YARD, tables={**YARD.tables, "box": {}})
    check_options(title, titles.resolve(YARD, 4, {"x_tickets": {"taxi": 4, "bus": 3, "metro": 3}}))
