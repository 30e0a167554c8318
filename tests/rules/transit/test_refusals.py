"""What a refused move is told, to the word, and how moves are read."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy import TOYS, log

from misterx import Game, IllegalMove
from misterx.families.transit import explain, read_move, split_turn

YARD, YORK, POTSDAM = "scotland-yard", "ny-chase", "sanssouci"
PAWNS: dict[str, Any] = {"x": 3, "d1": 1, "d2": 8}
HUNTERS = {"decides": "hunters"}
AT_WILL = {"voluntary_reveal": True}
FETCH = {"roadblock_reuse": "fetch"}
RESERVED = {"landing_blocked": "reserved", "hunter_order": "free"}
LAID = {**HUNTERS, "roadblocks": [4, 5, 6]}
HOVERS = {**HUNTERS, "pawns": {**PAWNS, "d2": None}, "helicopter": {"cards": 2, "pawn": "d2", "station": 2}}
HINT = "is not a move. A move is a pawn, a ticket and a station, such as `x taxi 1`."
FERRY = "ferry has no tickets of its own; Mister X rides it for a black ticket. Type"
BLOCK = "d1 cannot leave a roadblock:"
STILL = "d1 may not stand still: anyone who can move must;"
DOUBLE = "A double move is not possible now:"
NO_LEG = "After that leg no further leg would be possible, so the double move cannot be made."
SHOW = "Mister X cannot take back a black ticket now:"
FEW = {"legs": 2, "doubled": 2, "black": 0, "x_tickets": {"foot": 1, "vip": 1, "train": 0}, "log": log("foot")}

REFUSED: list[tuple[str, dict[str, Any], dict[str, Any], str, str]] = [
    (YARD, {}, {}, "d1 taxi 2", "d1 cannot move now: Mister X is moving."),
    (YARD, {}, HUNTERS, "x taxi 4", "x cannot move now: the hunters are moving."),
    (
        POTSDAM,
        {"x_may_stay": True},
        {},
        "x foot 8",
        "foot does not go from 3 to 8. From there it goes to: 2, 4, 6.",
    ),
    (YARD, {}, {"pawns": {**PAWNS, "d1": 4}}, "x taxi 4", "Station 4 is closed to x: a hunter stands there."),
    (YORK, {}, {"roadblocks": [4]}, "x taxi 4", "Station 4 is closed to x: there is a roadblock."),
    (YARD, {}, HUNTERS, "d1 black 2", "Only Mister X has black tickets."),
    (YARD, {}, {**HUNTERS, "pawns": {**PAWNS, "p1": 7}}, "p1 black 4", "Only Mister X has black tickets."),
    # SY-039, SS-037, SS-070: what becomes of one who cannot move
    (YARD, {}, HUNTERS, "d1 out", f"{STILL} anyone who cannot passes automatically."),
    (POTSDAM, {}, HUNTERS, "d1 out", f"{STILL} anyone who cannot is out automatically."),
    (POTSDAM, {}, HUNTERS, "d1 stay", f"{STILL} anyone who cannot is out automatically."),
    (POTSDAM, {"stuck_hunter": "pass"}, HUNTERS, "d1 out", f"{STILL} anyone who cannot passes automatically."),
    # SS-148 to SS-155: showing himself
    (POTSDAM, AT_WILL, {"log": log("black", "foot")}, "x foot 4 show", f"{SHOW} this move is shown anyway."),
    (POTSDAM, AT_WILL, {"log": log("foot")}, "x foot 4 show", f"{SHOW} none was used in an earlier move."),
    (
        POTSDAM,
        AT_WILL,
        {"log": log("vip", "vip", "foot", "foot")},
        "x foot 4 show",
        f"{SHOW} none was used in an earlier move.",
    ),
    (
        POTSDAM,
        {**AT_WILL, "always_visible": True},
        {"log": log("foot")},
        "x foot 4 show",
        f"{SHOW} this move is shown anyway.",
    ),
    (
        POTSDAM,
        {"triple_move": True},
        FEW,
        "x foot 4",
        NO_LEG,
    ),
    (
        POTSDAM,
        {"x_may_stay": True},
        {},
        "x stay",
        "`x stay` is not a move. To stay, Mister X names his own station: `x foot 3`.",
    ),
    (
        POTSDAM,
        {},
        {},
        "x stay",
        "x may not stand still: anyone who can move must; anyone who cannot passes automatically.",
    ),
    (
        POTSDAM,
        {"triple_move": True},
        {"double": 1, "log": log("foot", "foot"), "round": 2},
        "x triple foot 4",
        f"{DOUBLE} a triple move takes two double-move tickets.",
    ),
    (
        POTSDAM,
        {"triple_move": True},
        {"double": 0, "log": log("foot", "foot", "foot"), "round": 2},
        "x triple foot 4",
        f"{DOUBLE} no double-move ticket is left.",
    ),
    (
        POTSDAM,
        {"triple_move": True},
        {
            "log": log(*["foot"] * 2, *["vip"] * 3, *["train"] * 3, *["black"] * 2),
            "x_tickets": {"foot": 2, "vip": 0, "train": 0},
            "round": 11,
        },
        "x triple foot 4",
        NO_LEG,
    ),
    # SS-138: a ViP ride for a fast-train ticket
    (
        POTSDAM,
        {},
        HUNTERS,
        "d1 vip 8 pay train",
        "'d1 vip 8 pay train' is not possible now. Possible now: d1 foot 2, d1 vip 3, d1 train 5, d2 foot 7.",
    ),
    (
        POTSDAM,
        {"combined_ticket": True},
        HUNTERS,
        "d1 vip 8 pay train",
        "vip does not go from 1 to 8. From there it goes to: 3.",
    ),
    # NY-086 to NY-092: roadblocks
    (YORK, FETCH, LAID, "d1 taxi 2 block from 4", f"{BLOCK} one that lies on the board cannot be moved from afar."),
    (YORK, FETCH, LAID, "d1 taxi 2 block", f"{BLOCK} none is left in the supply; they lie on 4, 5, 6."),
    (YORK, {}, LAID, "d1 taxi 2 block", f"{BLOCK} none is left in the supply; they lie on 4, 5, 6."),
    (YORK, RESERVED, HOVERS, "d1 taxi 2 block", f"{BLOCK} the move itself is not possible."),
    (
        YORK,
        RESERVED,
        {**HOVERS, "roadblocks": [4, 5, 6]},
        "d1 taxi 2 block from 5",
        f"{BLOCK} the move itself is not possible.",
    ),
    (YARD, {}, HUNTERS, "d1 taxi 2 block", f"{BLOCK} there are none in this game."),
    # how a move is written
    (YARD, {}, {}, "x taxi", f"'x taxi' {HINT}"),
    (YARD, {}, {}, "x taxi 100000", "There is no station 100000 on this board."),
    (YARD, {}, {}, "x taxi 0000004", f"'x taxi 0000004' {HINT}"),
    (YARD, {}, {}, "x ferry 7 3", f"{FERRY} `x black 7`."),
    (YARD, {}, {}, "x ferry", f"{FERRY} `x black 1`."),
    (YARD, {}, {}, "x ferry west", f"{FERRY} `x black 1`."),
    (YORK, {}, HUNTERS, "d1 fly 4 taxi", f"'d1 fly 4 taxi' {HINT}"),
    (YARD, {}, {}, "x double taxi 4 bus", f"'x bus' {HINT}"),
]


def game(title: str, options: dict[str, Any], said: dict[str, Any]) -> Game:
    return Game.from_position({"title": title, "options": options, "pawns": PAWNS, **said}, board=TOYS[title])


@pytest.mark.parametrize(("title", "options", "said", "move", "sentence"), REFUSED)
def test_a_refused_move_is_told_why(
    title: str, options: dict[str, Any], said: dict[str, Any], move: str, sentence: str
) -> None:
    table = game(title, options, said)
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(("count", "more"), [(11, []), (12, []), (13, ["…"]), (14, ["…"])])
def test_twelve_possible_moves_are_told(count: int, more: list[str]) -> None:
    table = game(YARD, {}, {})
    allowed = [str(number) for number in range(count)]
    move = read_move(table.words, table.state, "x out")
    refusal = explain(table.words, table.engine.board, table.engine.rules, table.state, move, "x out", allowed)
    assert refusal.code == "illegal_move"
    assert refusal.arguments["allowed"] == allowed[:12] + more


@pytest.mark.parametrize(("letters", "taken"), [(79, True), (80, True), (81, False), (400, False)])
def test_a_move_has_eighty_letters_at_most(letters: int, taken: bool) -> None:
    table = game(YARD, {}, {})
    text = "x taxi 4".ljust(letters)
    if taken:
        table.play(text)
        assert table.decider == "hunters"
        return
    with pytest.raises(IllegalMove, match="is not a move"):
        table.play(text)


def test_whole_turns_are_split_into_legs() -> None:
    assert split_turn("x double taxi 46") == ["x double taxi 46"]
    assert split_turn("x double taxi 46 bus") == ["x double taxi 46", "x bus"]
    assert split_turn("x double taxi 46  show") == ["x double taxi 46 show"]
    assert split_turn("x triple foot 4 show foot 5 vip 3") == ["x triple foot 4 show", "x foot 5", "x vip 3"]


@pytest.mark.rule("NY-089")
def test_every_roadblock_can_be_taken_from_where_it_lies() -> None:
    moves = [move for move in game(YORK, {}, LAID).legal_moves() if move.startswith("d1 taxi 2")]
    assert moves == ["d1 taxi 2", "d1 taxi 2 block from 4", "d1 taxi 2 block from 5", "d1 taxi 2 block from 6"]


@pytest.mark.rule("SS-083")
def test_a_hidden_leg_after_a_shown_one_of_the_position_stays_hidden_in_the_record() -> None:
    legs = [*log("foot", "foot"), {"ticket": "foot", "station": 4, "double": True}]
    table = game(POTSDAM, {}, {"legs": 1, "pawns": {**PAWNS, "x": 4}, "log": legs})
    table.play("x foot 5")
    assert table.record("h1").splitlines()[-1] == "x: x foot ?"
