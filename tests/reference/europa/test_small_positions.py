"""The moves that are offered in small positions are those that a person would write down (the second engine)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.reference.europa.positions import laid_out
from tests.reference.europa.rounds import choices
from tests.rules.europa.land import after_moves, log, shuttle, table

from misterx import Game

BOTH = {"double_with_hidden": True}
NEAR = {"d1": 3, "d2": 5, "d3": 7, "d4": 13, "d5": 11}
EARLY = {"detective_special_from_move": 1}


def compare(game: Game) -> list[str]:
    moves = game.legal_moves()
    assert sorted(moves) == sorted(choices(laid_out(game)))
    return moves


@pytest.mark.rule("EU-035", "EU-045", "EU-056")
@pytest.mark.parametrize(
    "hold",
    [
        "3*car/foot 3*car/shad rail/mag plane/blue",
        "2*car/foot rail/foot 2*car/shad plane/shad rail/mag car/mag",
        "3*car/foot 5*car/shad",
        "3*car/foot 4*car/shad plane/mag",
        "4*rail/foot 4*rail/shad",
        "5*rail/foot 3*car/shad",
        "6*rail/foot 2*car/shad",
        "3*plane/foot 3*plane/shad 2*rail/shad",
        "3*car/foot 2*plane/shad 3*plane/mag",
        "3*plane/foot 3*plane/shad rail/blue plane/mag",
        "2*car/foot 6*rail/shad",
        "8*rail/shad",
        "car/mag rail/mag 2*car/foot rail/foot 2*car/shad rail/shad",
    ],
)
@pytest.mark.parametrize("options", [{}, BOTH], ids=["printed", "both"])
def test_his_moves(hold: str, options: dict[str, Any]) -> None:
    places: list[tuple[int, dict[str, Any]]] = [(4, {}), (8, {}), (4, {"d1": 3, "d2": 2}), (7, {**NEAR, "d3": 6})]
    for at, others in places:
        compare(table(x=at, hold=hold, options={**options, "ticket_mix": "uniform"}, h1="", h2="", **others))


@pytest.mark.rule("EU-042", "EU-051", "EU-142")
def test_his_moves_near_his_target() -> None:
    """The first half may win, so that no second half is needed; a held target is closed."""
    for options in ({}, BOTH):
        for others in ({}, {"d1": 15}, {"d1": 16}):
            pawns: dict[str, Any] = {"d1": 1, "d2": 2, "d3": 3, "d4": 4, "d5": 5, **others}
            for hold in ("3*car/foot 3*car/shad rail/mag car/mag", "3*car/foot 3*car/shad 2*rail/mag"):
                compare(table(x=14, hold=hold, options=options, h1="", h2="", **pawns))


HALF = {"ticket": "rail/mag", "station": 4, "double": True, "paid": ["car/foot"] * 3}


@pytest.mark.rule("EU-052")
@pytest.mark.parametrize("hold", ["4*car/mag", "3*car/shad rail/mag", "4*rail/shad", "2*plane/mag 2*car/shad"])
@pytest.mark.parametrize("options", [{}, BOTH], ids=["printed", "both"])
def test_his_second_half(hold: str, options: dict[str, Any]) -> None:
    said: dict[str, Any] = {"x": 4, "start": 2, "log": [HALF], "half": True, "box": HALF["paid"], "h1": "", "h2": ""}
    if hold.startswith("2*plane") and not options:
        hold = "car/mag 2*plane/mag car/shad"
    compare(table(hold=hold, options=options, **said))


@pytest.mark.rule("EU-088", "EU-090", "EU-103")
@pytest.mark.parametrize(
    ("players", "hands"),
    [
        (2, {"h1": "2*car/mag rail/mag plane/mag"}),
        (2, {"h1": "2*car/blue rail/blue plane/blue"}),
        (3, {"h1": "2*car/mag rail/mag car/blue", "h2": "car/mag rail/mag 2*plane/blue"}),
        (3, {"h1": "3*car/blue rail/blue", "h2": "car/blue rail/blue 2*plane/blue"}),
        (3, {"h1": "4*car/blue", "h2": "4*plane/foot"}),
        (3, {"h1": "4*car/foot", "h2": "4*plane/blue"}),
        (3, {"h1": "2*car/mag 2*plane/foot", "h2": "2*car/mag 2*plane/foot"}),
    ],
)
@pytest.mark.parametrize("n", [4, 5, 8])
def test_special_actions(players: int, hands: dict[str, str], n: int) -> None:
    for options in ({}, {"detectives_share_city": True, **EARLY}, {**EARLY, "start_counts": False}):
        for others in (NEAR, {"d1": 14, "d2": 6, "d3": 8, "d4": 12, "d5": 15}):
            said = {"x": (1, 2)[n % 2], "start": 1, "log": shuttle(n, 1, 2), **others, **hands}
            compare(after_moves(players=players, options=options, **said))


@pytest.mark.rule("EU-085")
@pytest.mark.parametrize(
    ("hands", "at"),
    [
        ({"h1": "3*rail/blue", "h2": "rail/blue"}, {"d1": 14}),  # by rail alone, which only d1 can use
        ({"h1": "3*rail/blue", "h2": "rail/blue"}, {"d5": 6}),
        ({"h1": "3*rail/blue", "h2": "2*rail/blue"}, {"d3": 8}),
        ({"h1": "3*rail/mag", "h2": ""}, {}),
        ({"h1": "3*rail/mag", "h2": "2*car/mag"}, {}),
    ],
)
def test_the_team_is_asked_where_just_one_thing_can_be_done(hands: dict[str, str], at: dict[str, int]) -> None:
    """All stand in dead ends, so that no car takes anybody on, and trains or planes few."""
    jam = {"d1": 10, "d2": 9, "d3": 12, "d4": 11, "d5": 3, **at}
    moves = compare(after_moves(x=2, start=1, log=shuttle(5, 1, 2), **jam, **hands))
    assert moves[0] == "team end"
    assert len(moves) > 1


@pytest.mark.rule("EU-073", "EU-075", "EU-078")
@pytest.mark.parametrize(
    "hands", [("7*car/mag", ""), ("3*rail/mag car/blue", "2*plane/mag car/mag"), ("", "6*rail/shad")]
)
@pytest.mark.parametrize("moved", [(), ("d1",), ("d5", "d2")], ids=str)
def test_moves_of_detectives(hands: tuple[str, str], moved: tuple[str, ...]) -> None:
    h1, h2 = hands
    for options in ({}, {"detectives_share_city": True}, {"must_move": "maximal"}):
        for at in (NEAR, {"d1": 2, "d2": 4, "d3": 6, "d4": 8, "d5": 14}, {"d1": 1, "d2": 2, "d3": 3, "d4": 4, "d5": 5}):
            used = dict.fromkeys(moved, "car/foot")
            spent = sum(pawn in ("d1", "d2", "d3") for pawn in moved)
            first = h1.replace("7*", f"{7 - spent}*")
            second = h2.replace("6*", f"{6 - len(moved) + spent}*")
            said: dict[str, Any] = {"x": 16, "start": 14, "log": log("rail/mag 16"), "mission": "orange", **at}
            compare(table("hunters", h1=first, h2=second, indicators=used, options=options, **said))


@pytest.mark.rule("EU-068", "EU-113")
def test_discards_are_every_part_of_a_hand() -> None:
    mine = table(x=4, start=3, log=log("car/mag 4"), discards=True, hold="3*car/mag rail/blue 2*plane/shad")
    assert len(compare(mine)) == 24
    used = {f"d{pawn}": "car/foot" for pawn in range(1, 6)}
    theirs = table("h2", x=4, start=3, log=log("car/mag 4"), indicators=used, h1="car/mag", h2="2*car/mag 2*rail/mag")
    assert len(compare(theirs)) == 9


@pytest.mark.rule("EU-022", "EU-028")
def test_missions_and_starts() -> None:
    for seed in range(3):
        compare(Game.new("europa", 3, seed=seed))
