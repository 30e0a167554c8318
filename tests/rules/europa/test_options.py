"""Options: bad values are refused with what is allowed, and what changes nothing is noted."""

from typing import Any

import pytest

from misterx import Game, titles
from misterx.kernel.errors import TitleError

DEFAULTS = {
    "edition": "printed",
    "ticket_mix": "default",
    "setup_order": "detectives_first",
    "capture_timing": "immediate",
    "x_without_move": "stays",
    "detectives_share_city": False,
    "must_move": "local",
    "check_window": 5,
    "check_includes_current": True,
    "start_counts": True,
    "check_all_entered": True,
    "repeat_visit": "all",
    "discard_before_draw": True,
    "first_open_move": 25,
    "detective_special_from_move": 5,
    "double_with_hidden": False,
    "detective_hands_visible_to_x": False,
    "investigation_chips": 22,
    "chips_visible_to_x": False,
    "round_limit": "none",
}


def notes(**options: Any) -> list[str]:
    return [note.partition(":")[0] for note in Game("europa", 3, options, None, None, 0).options.notes]


def test_the_defaults_are_our_readings_of_the_open_points() -> None:
    assert Game("europa", 3, None, None, None, 0).options.values == {**DEFAULTS, "trail_needed": True}


def test_every_option_is_known_and_nothing_is_noted_when_nothing_is_chosen() -> None:
    assert set(titles.load("europa").defaults) == set(DEFAULTS) - {"edition"}
    assert notes() == []
    for name, value in DEFAULTS.items():
        assert notes(**{name: value}) == []


@pytest.mark.parametrize(
    "options",
    [
        {"check_window": 0},
        {"check_window": 8},
        {"first_open_move": 26},
        {"round_limit": 0},
        {"round_limit": "never"},
        {"setup_order": "x_first"},
        {"double_with_hidden": 1},
        {"hunter_tickets": {"car": 3}},
        {"ticket_mix": {"car/mag": 12}},
    ],
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(TitleError):
        Game.new("europa", 3, options)


@pytest.mark.parametrize(
    ("options", "noted"),
    [
        ({"check_window": 1}, ["check_window"]),
        ({"check_window": 1, "repeat_visit": "latest"}, ["check_window", "repeat_visit"]),
        ({"check_window": 1, "capture_timing": "check", "repeat_visit": "latest"}, ["repeat_visit"]),
        ({"check_window": 1, "check_includes_current": False}, []),
        ({"first_open_move": 1, "double_with_hidden": True}, []),  # a hidden move still needs no fitting ticket
        ({"round_limit": 4, "first_open_move": 9}, ["first_open_move"]),
        ({"round_limit": 5, "first_open_move": 9}, []),
        ({"round_limit": 2, "detective_special_from_move": 5}, ["detective_special_from_move"]),
    ],
)
def test_what_has_no_effect_is_noted(options: dict[str, Any], noted: list[str]) -> None:
    assert notes(**options) == noted
