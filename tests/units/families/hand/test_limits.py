"""Boards, options, texts and refusals of Europa, each asked alone at its limits."""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.rules.europa.land import LAND

from misterx import Game, IllegalMove
from misterx.families.hand import legal
from misterx.families.hand.board import MOST_LINES, MOST_MISSIONS, MOST_STARTS, find_faults
from misterx.families.hand.knowledge.obligations import Turn, useful_modes
from misterx.families.hand.options import check_options
from misterx.families.hand.schema.moves import DEALT, DRAWN, RIDE, code
from misterx.families.hand.schema.state import DRAWS, HUNTERS_TURN, OVER, TEAM_TURN
from misterx.families.hand.setup import new_state
from misterx.families.hand.text.known_lines import known_lines
from misterx.families.hand.text.notation import LONGEST_MOVE, read_move
from misterx.families.hand.text.refusals import explain, explain_team, no_entry
from misterx.kernel.records import interpreted
from misterx.titles import Options

BLANK = Game("europa", 3, {}, LAND, None, 0)
BOARD: Any = interpreted(BLANK.engine.board)
RULES: Any = interpreted(BLANK.engine.rules)


def state_in(phase: int) -> Any:
    state: Any = interpreted(BLANK.opening.copy())
    state.phase = phase
    return state


def test_nobody_decides_while_chance_draws_or_when_all_is_over() -> None:
    for phase in (DRAWS, OVER):
        assert legal(BOARD, RULES, state_in(phase), {}) == 0


def test_all_six_hands_are_filled_first() -> None:
    assert new_state(BLANK.title, BLANK.options).drawing == 0b111111


# Boards


def land(cards: int = 6, lines: int = 3, missions: int = 1, starts: int = 6, first: int = 1) -> Any:
    """A board with so many of each; the starts of its missions begin at a city."""
    cities = list(range(first, first + starts))
    return SimpleNamespace(
        modes=BLANK.title.modes,
        numbers=range(200),
        starts={"detective": list(range(1, cards + 1))},
        links=lambda mode: [(1, to) for to in range(2, lines + 2)] if mode == "rail" else [],
        extra={"missions": {f"m{n}": {"starts": cities, "targets": [150]} for n in range(missions)}},
    )


@pytest.mark.parametrize(
    ("said", "faults"),
    [
        ({}, []),
        ({"cards": 5}, ["it needs start cards for more than 5 cities."]),
        ({"lines": MOST_LINES}, []),
        ({"lines": MOST_LINES + 1}, [f"city 1 has more than {MOST_LINES} rail lines."]),
        ({"missions": MOST_MISSIONS}, []),
        ({"missions": MOST_MISSIONS + 1}, [f"it needs one to {MOST_MISSIONS} missions."]),
        ({"missions": 0}, [f"it needs one to {MOST_MISSIONS} missions."]),
        ({"starts": MOST_STARTS}, []),
        ({"starts": MOST_STARTS + 1}, [f"the mission m0 needs one to {MOST_STARTS} start cities."]),
        ({"starts": 1, "first": 40}, []),
        ({"starts": 5}, ["detectives could hold every start city."]),
        ({"starts": 5, "first": 3}, []),
    ],
)
def test_what_a_board_may_have(said: dict[str, int], faults: list[str]) -> None:
    assert find_faults(BLANK.title, land(**said)) == faults


# Options


PRESENT = ["check_window", "repeat_visit"]
CHOSEN: list[tuple[dict[str, Any], list[str]]] = [
    ({"check_window": 1, "repeat_visit": "latest"}, PRESENT),
    ({"check_window": 2, "repeat_visit": "latest"}, []),
    ({"check_window": 1, "repeat_visit": "latest", "capture_timing": "check"}, ["repeat_visit"]),
    ({"check_window": 1, "repeat_visit": "latest", "check_includes_current": False}, ["repeat_visit"]),
    ({"check_window": 2, "repeat_visit": "latest", "check_includes_current": False}, []),
    ({"round_limit": 10, "first_open_move": 20}, []),
    ({"round_limit": 10, "first_open_move": 21}, ["first_open_move"]),
    ({"round_limit": 2, "detective_special_from_move": 4}, []),
    ({"round_limit": 2, "detective_special_from_move": 5}, ["detective_special_from_move"]),
    ({"detective_special_from_move": 5}, []),
    ({"round_limit": 2}, []),
]


def test_options_that_change_nothing_are_noted() -> None:
    for chosen, found in CHOSEN:
        options = Options(3, {**BLANK.options.values, **chosen}, chosen)
        check_options(BLANK.title, options)
        assert [note.partition(":")[0] for note in options.notes] == found, chosen


# Texts


def test_the_longest_text_and_the_longest_number() -> None:
    state = state_in(HUNTERS_TURN)
    end = read_move(BLANK.words, state, "team end")
    assert read_move(BLANK.words, state, "team end".ljust(LONGEST_MOVE)) == end
    assert read_move(BLANK.words, state, "d1 car/mag 000003") == code(RIDE, 1, 0, BLANK.words.node[3])
    for text in ("team end".ljust(LONGEST_MOVE + 1), "d1 car/mag 0000003", "d1 car/mag ³"):
        with pytest.raises(IllegalMove) as caught:
            read_move(BLANK.words, state, text)
        assert caught.value.code == "bad_move_text"


LINES = [
    ("x", "x car/mag 3"),
    ("x", "x discard none"),
    ("x", "x double rail/mag 6 pay car/foot"),
    ("h1", "d1 car/mag 4"),
]


def test_lines_are_told_up_to_a_move_in_progress() -> None:
    """Entries that lie on the track since the game was laid out belong to lines, those from before do not."""
    laid = [{"event": "laid", "entry": entry} for entry in (1, 2, 3)]
    told = ["x: x car/mag ?", "x: x discard none"]
    assert known_lines(LINES, laid, "h1", 2) == told
    assert known_lines(LINES, laid, "h1", 3) == []
    assert known_lines(LINES, laid, "h1", 1) == [*told, "x: x double rail/mag ? pay car/foot", "h1: d1 car/mag 4"]
    assert known_lines(LINES, laid, "x", 3) == [f"{seat}: {text}" for seat, text in LINES]


# Refusals


def test_chance_alone_deals_and_draws() -> None:
    for kind, text in ((DEALT, "deal d1 3"), (DRAWN, "draw x car/mag")):
        refusal = explain(BLANK.words, BOARD, RULES, state_in(HUNTERS_TURN), code(kind, 1, 0, 2), text, [])
        assert refusal.code == "bad_move_text"


def test_who_must_move_and_who_has_moved() -> None:
    state = state_in(HUNTERS_TURN)
    for moved, name in ((0, "d1"), (0b010, "d2"), (0b011110, "d5")):
        state.moved = moved
        refusal = explain_team(BLANK.words, BOARD, RULES, state, read_move(BLANK.words, state, "team end"))
        assert refusal is not None
        assert (refusal.code, refusal.arguments["pawn"]) == ("must_move", name)
    state.phase, state.moved = TEAM_TURN, 0b111110
    refusal = explain_team(BLANK.words, BOARD, RULES, state, code(RIDE, 3, 0, 2))
    assert refusal is not None
    assert refusal.code == "already_moved"


@pytest.mark.parametrize(
    ("moves", "counts", "why"),
    [
        (2, 1, "no_such_entry"),
        (4, 0, "start_does_not_count"),
        (4, 1, "that_city_is_unknown"),
        (5, 0, "that_city_is_unknown"),
        (28, 1, "that_city_is_unknown"),
        (29, 1, "that_city_is_open"),
    ],
)
def test_why_an_investigation_shows_nothing(moves: int, counts: int, why: str) -> None:
    rules: Any = interpreted(BLANK.engine.rules)
    rules.start_counts = counts
    state = state_in(TEAM_TURN)
    state.moves = moves
    assert no_entry(rules, state, 3).code == why


def test_one_ticket_more_is_tried_of_each_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[list[list[int]]] = []

    def most(board: Any, rules: Any, state: Any, turn: Turn, hands: Any) -> int:
        tried.append(np.argwhere(hands).tolist() + hands[hands > 0].tolist())
        return len(tried)

    monkeypatch.setattr(import_module("misterx.families.hand.knowledge.obligations"), "most_from", most)
    turn = Turn(0, None, 0, [(1, 2)])
    nothing: Any = None
    assert useful_modes(nothing, nothing, nothing, turn, 2) == 0b110
    assert tried == [[[1, 2], [2, kind], 1, 1] for kind in (0, 4, 8)]
