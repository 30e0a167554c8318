"""Why a flight, a landing or a roadblock is refused: the whole sentence, in words that everybody may know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.ny_chase.toy_york import york

from misterx import IllegalMove

ABOARD = {"cards": 2, "pawn": "d1", "station": 4}
NO_BLOCKS: dict[str, Any] = {"options": {"roadblocks": 0}}
CASES: list[tuple[dict[str, Any], str, str]] = [
    ({"d1": 1, "options": {"helicopter_cards": 0}}, "d1 fly 5 pay taxi", "there is no helicopter in this game."),
    ({"d1": 1, "helicopter": {"cards": 0}}, "d1 fly 5 pay taxi", "d1 cannot fly now: no helicopter card is left."),
    ({"d1": None, "helicopter": ABOARD}, "d1 fly 5 pay taxi", "d1 cannot fly now: d1 is aboard."),
    ({"d1": 1}, "d1 land pay taxi", "d1 cannot get out now: he is not aboard the helicopter."),
    ({"d1": None, "helicopter": ABOARD}, "d1 land 5 pay taxi", "d1 cannot get out now: the helicopter points at 4."),
    ({"d1": None, "helicopter": ABOARD}, "d1 taxi 5", "must get out first. Type `d1 land pay` and a ticket."),
    ({"d1": 1, **NO_BLOCKS}, "d1 taxi 2 block", "d1 cannot leave a roadblock: there are none in this game."),
    ({"d1": 1, "roadblocks": [1]}, "d1 taxi 2 block", "there is one on 1 already."),
    (
        {"d1": 1, "roadblocks": [3, 5], "options": {"roadblocks": 2}},
        "d1 taxi 2 block",
        "none is left in the supply; they lie on 3, 5.",
    ),
    (
        {"d1": 1, "roadblocks": [3], "options": {"roadblock_reuse": "never"}},
        "d1 taxi 2 block from 3",
        "one that lies on the board cannot be moved from afar.",
    ),
    ({"d1": 1, "roadblocks": [3]}, "d1 taxi 2 block from 5", "There is no roadblock on station 5."),
    ({"d1": 1}, "d1 boat 7", "boat has no tickets of its own; Mister X rides it for a black ticket. Type `x black 7`."),
    ({"d1": 1, "pool": "0/1/1"}, "d1 fly 5 pay taxi", "d1 has no ticket left: taxi."),
    ({"d1": 1}, "d1 stay", "d1 may not stand still: anyone who can move must; anyone who cannot passes automatically."),
    ({"d1": 1}, "d1 double taxi 2", "A double move is not possible now: that is for Mister X."),
    ({"d1": 1, "d2": 2}, "d1 taxi 2", "Station 2 is closed to d1: a hunter stands there."),
    ({"d1": 1, "d2": 2}, "d2 taxi 3", "It is d1's turn; the order is fixed."),
]


@pytest.mark.parametrize(("said", "move", "sentence"), CASES)
def test_the_refusal_says_why(said: dict[str, Any], move: str, sentence: str) -> None:
    game = york("hunters", **{"x": 8, "d3": 6, "d2": 7, **said})
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert str(caught.value).endswith(sentence), str(caught.value)


@pytest.mark.parametrize(
    ("said", "move", "sentence"),
    [
        ({"options": {"policemen": 1, "hunter_order": "free"}}, "p1 fly 5 pay taxi", "policemen do not fly."),
        ({"options": {"policemen": 1, "hunter_order": "free"}}, "p1 taxi 2 block", "that is for detectives."),
    ],
)
def test_policemen_have_neither_helicopter_nor_roadblocks(said: dict[str, Any], move: str, sentence: str) -> None:
    game = york("hunters", x=8, d1=5, p1=1, **said)
    with pytest.raises(IllegalMove, match=sentence):
        game.play(move)
    assert not any("fly" in text or "block" in text for text in game.legal_moves() if text.startswith("p1"))


def test_one_flight_a_round_is_said() -> None:
    game = york("hunters", x=6, d1=None, d2=8, d3=5, helicopter={"cards": 2, "pawn": "d1", "station": 1})
    game.play("d1 land pay taxi")
    game.play("d2 fly 4 pay taxi")
    with pytest.raises(IllegalMove, match="d3 cannot fly now: d2 is aboard"):
        game.play("d3 fly 4 pay taxi")
