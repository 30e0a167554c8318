"""Why the detectives cannot investigate or send somebody on now, in words."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.europa.land import after_moves, play, shuttle

from misterx import Game, IllegalMove

THREE = "team investigate pay h1 car/mag car/mag rail/mag"
FOUR = "team investigate pay h1 car/mag car/mag rail/mag h2 rail/mag"
OPERATE = "team operate d1 11 pay h1 car/blue car/blue rail/blue"
LIGHTS = {"h1": "2*car/mag rail/mag 2*car/blue rail/blue", "h2": "rail/mag"}  # d3 has not used a ticket


def told(game: Game, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.code == "no_special_action"
    return str(caught.value)


def team(n: int, **said: Any) -> Game:
    used = {f"d{pawn}": "car/foot" for pawn in (1, 4, 5)}
    given: dict[str, Any] = {"log": shuttle(n, 1, 2), "start": 1, "x": (1, 2)[n % 2], "d2": 4, "d3": 7}
    return after_moves(**{"indicators": used, "passed": ["d2", "d3"], **LIGHTS, **given, **said})


def hole(entry: int) -> list[dict[str, Any]]:
    """A log of six moves that does not say where he was after one of them."""
    entries = shuttle(6, 1, 2)
    del entries[entry - 1]["station"]
    return entries


@pytest.mark.rule("EU-095", "EU-096", "EU-102")
@pytest.mark.parametrize(("move", "entry", "back"), [(THREE, 2, 4), (FOUR, 3, 3)])
def test_a_position_that_does_not_say_where_he_was_cannot_be_asked(move: str, entry: int, back: int) -> None:
    game = team(6, log=hole(entry), title="europa@2")  # later rules refuse such a position
    assert move not in game.legal_moves()
    want = f"take an investigation now: the position does not tell where Mister X was {back} moves before."
    assert told(game, move).endswith(want)
    other = THREE if move == FOUR else FOUR
    assert other in game.legal_moves()


@pytest.mark.rule("EU-085")
def test_eu085_before_his_fifth_move_the_refusal_says_so() -> None:
    game = team(4)
    for move, what in ((THREE, "an investigation"), (OPERATE, "a special operation")):
        assert told(game, move) == f"The detectives cannot take {what} now: Mister X must have moved 5 times."


@pytest.mark.rule("EU-083")
def test_eu083_when_it_is_over_the_refusal_says_so() -> None:
    game = play(team(5), "team end")
    assert told(game, THREE).endswith("now: nobody can pay for one any more, or it has been decided.")


EARLY = {"detective_special_from_move": 1}


@pytest.mark.rule("EU-099")
@pytest.mark.parametrize(
    ("n", "options", "why"),
    [
        (3, EARLY, "there is no entry 4 moves before."),
        (4, {**EARLY, "start_counts": False}, "4 moves before he was at his start, which does not count."),
        (8, {"first_open_move": 4}, "his move 4 was made in the open."),
    ],
)
def test_an_investigation_that_has_nothing_to_show_says_why(n: int, options: dict[str, Any], why: str) -> None:
    assert told(team(n, options=options), THREE).endswith(why)


def test_what_can_be_asked_is_not_refused() -> None:
    assert THREE in team(4, options=EARLY).legal_moves()
    assert THREE in team(7, options={"first_open_move": 4}).legal_moves()


def test_the_start_alone_can_be_asked_for() -> None:
    """Three magnifiers, no blue lights, and four moves: the start is all there is to ask for."""
    hands = {"h1": "2*car/mag rail/mag 3*plane/foot", "h2": "4*plane/shad"}
    assert set(team(4, options=EARLY, **hands).legal_moves()) == {"team end", THREE}
