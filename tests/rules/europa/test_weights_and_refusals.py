"""Small things that somebody would notice: weights, notes, words of refusals, what views begin with."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.rules.europa.land import LAND, after_moves, finish_round, log, play, shuttle, table

from misterx import Game, IllegalMove, titles
from misterx.families.hand.options import check_options
from misterx.families.hand.schema.state import CARDS, DRAWS, NO_ENTRY, OFF_BOARD

USED = {f"d{pawn}": "car/foot" for pawn in range(1, 6)}


def told(game: Game, move: str, seat: str | None = None) -> str:
    with pytest.raises(IllegalMove) as caught:
        game.play(move, seat)
    return str(caught.value)


# Chance


@pytest.mark.rule("EU-017", "EU-020")
def test_chance_weighs_tickets_by_their_number_and_cards_alike() -> None:
    game = Game.new("europa", 3, board=LAND, seed=1)
    state = game.opening.copy()
    state.bag[:] = [3, 0, 1, 2, 0, 0, 0, 5, 0, 0, 0, 4]
    moves, weights = game.engine.chance(state)
    assert weights == [3, 1, 2, 5, 4]
    texts = [game.family.write_move(game.words, state, move) for move in moves]
    assert texts == [f"draw x {ticket}" for ticket in ("car/mag", "car/foot", "car/shad", "rail/shad", "plane/shad")]
    state.phase, state.turn, state.pos[1], state.x = CARDS, 2, game.board.node[4], game.board.node[6]
    moves, weights = game.engine.chance(state)
    texts = [game.family.write_move(game.words, state, move) for move in moves]
    assert texts == [f"deal d2 {city}" for city in range(1, 16) if city not in (4, 6)]
    assert weights == [1] * 13


def test_the_table_before_the_deal() -> None:
    state = Game.new("europa", 3, board=LAND, seed=1).opening
    assert (state.phase, state.after, state.drawing, state.turn, state.round_no) == (DRAWS, CARDS, 0b111111, 1, 1)
    for name in ("pos", "entered", "trail", "ring_city"):
        assert set(state[name].tolist()) == {OFF_BOARD}, name
    assert (int(state.x), int(state.mission), set(state.ring_entry.tolist())) == (OFF_BOARD, -1, {NO_ENTRY})
    assert (state.moves, state.moved, state.next_pair, state.winner) == (0, 0, 0, 0)


@pytest.mark.rule("EU-016")
@pytest.mark.parametrize(
    ("players", "shares"), [(2, [5]), (3, [3, 2]), (4, [2, 2, 1]), (5, [2, 1, 1, 1]), (6, [1, 1, 1, 1, 1])]
)
def test_eu016_the_larger_shares_come_first(players: int, shares: list[int]) -> None:
    game = Game("europa", players, {}, LAND, None, 0)
    led = [game.seats[f"h{place}"] for place in range(1, players)]
    assert [len(pawns) for pawns in led] == shares
    assert [pawn for pawns in led for pawn in pawns] == ["d1", "d2", "d3", "d4", "d5"]


def test_seats_may_be_given() -> None:
    game = Game.new("europa", 3, board=LAND, seats={"h2": ["d1", "d5"], "h4": ["d2", "d3", "d4"]}, seed=4)
    assert game.engine.rules.leader.tolist()[1:6] == [2, 4, 4, 4, 2]
    assert game.engine.rules.full.tolist() == [8, 0, 6, 0, 7, 0]
    assert {seat: hand["size"] for seat, hand in game.view("public")["hands"].items()} == {"x": 8, "h2": 6, "h4": 7}


# Options beside each other


def notes(**options: Any) -> list[str]:
    return list(Game("europa", 3, options, LAND, None, 0).options.notes)


PRESENT = "the check sees only his present city, and who enters that catches him"
ENDS = "the game ends before that move"


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({"check_window": 1}, [("check_window", PRESENT)]),
        (
            {"check_window": 1, "repeat_visit": "latest", "start_counts": False, "check_all_entered": False},
            [(name, PRESENT) for name in ("check_window", "repeat_visit", "start_counts", "check_all_entered")],
        ),
        ({"check_window": 2, "repeat_visit": "latest"}, []),
        (
            {"check_window": 1, "repeat_visit": "latest", "check_includes_current": False},
            [("repeat_visit", "the check sees one city alone")],
        ),
        (
            {"check_window": 1, "repeat_visit": "latest", "capture_timing": "check"},
            [("repeat_visit", "the check sees one city alone")],
        ),
        ({"check_window": 1, "check_includes_current": False}, []),
        ({"round_limit": 12, "first_open_move": 24}, []),
        ({"round_limit": 11, "first_open_move": 24}, [("first_open_move", ENDS)]),
        ({"round_limit": 11}, []),
        ({"round_limit": 2, "detective_special_from_move": 4}, []),
        ({"round_limit": 2, "detective_special_from_move": 6}, [("detective_special_from_move", ENDS)]),
        ({"round_limit": 2}, []),
    ],
)
def test_options_without_effect_are_noted(options: dict[str, Any], found: list[tuple[str, str]]) -> None:
    assert notes(**options) == [f"{name}: has no effect, as {why}." for name, why in found]


def test_notes_are_added_once_for_each_reading() -> None:
    options = Game("europa", 3, {"check_window": 1}, LAND, None, 0).options
    before = len(options.notes)
    check_options(titles.load("europa"), options)
    assert len(options.notes) == 2 * before


# Refusals


def test_a_long_list_of_moves_is_cut_after_twelve() -> None:
    game = table(x=4, start=3, log=log("car/mag 4"), discards=True, hold="car/mag rail/mag plane/mag rail/blue")
    assert len(game.legal_moves()) == 16
    text = told(game, "x car/mag 3")
    assert text.count("x discard") == 12
    assert text.rstrip(".").endswith("…")
    few = table(x=4, start=3, log=log("car/mag 4"), discards=True, hold="car/mag 5*rail/mag")
    assert len(few.legal_moves()) == 12
    assert told(few, "x car/mag 3").count("x discard") == 12
    assert "…" not in told(few, "x car/mag 3")


def test_out_of_turn_it_is_said_whose_turn_it_is() -> None:
    mine = table(x=4)
    assert told(mine, "d1 car/mag 11") == "d1 cannot move now: Mister X is moving."
    assert told(mine, "team end") == "the whole team cannot move now: Mister X is moving."
    theirs = table("hunters", x=4, start=3, log=log("car/mag 4"))
    assert told(theirs, "x car/mag 5") == "x cannot move now: the detectives are moving."


HOLD = "3*car/foot 3*car/shad rail/mag car/blue"


@pytest.mark.rule("EU-010", "EU-044", "EU-054")
@pytest.mark.parametrize(
    ("hold", "move", "text"),
    [
        (HOLD, "x plane/mag 2", "x has no ticket left: plane/mag."),
        (HOLD, "x double rail/mag 6 pay car/foot car/foot rail/foot", "x has no ticket left: foot of that kind."),
        (HOLD, "x hidden rail/mag 6 pay car/shad car/shad rail/shad", "x has no ticket left: shad of that kind."),
        (HOLD, "x double car/foot 5 pay car/foot car/foot car/foot", "x has no ticket left: car/foot."),
        (HOLD, "x hidden car/shad 5 pay car/shad car/shad car/shad", "x has no ticket left: car/shad."),
        (HOLD, "x rail/mag 5", "rail does not go from 4 to 5. From there it goes to: 2, 6."),
        (HOLD, "x hidden rail/mag 9 pay car/shad car/shad car/shad", "No line leads from 4 to 9. From there lines"),
        (HOLD, "x double hidden rail/mag 6 pay car/foot car/foot car/foot car/shad car/shad car/shad", "A double move"),
        (HOLD, "x double car/blue 3 pay car/foot car/foot", "The price of a double move is 3 × foot"),
        (HOLD, "x double car/blue 3 pay car/foot car/foot car/foot rail/mag", "The price of a double move is no other"),
        (
            "3*car/foot 5*rail/mag",
            "x double car/foot 5 pay car/foot car/foot car/foot",
            "x has no ticket left: car/foot.",
        ),
        (
            "3*car/foot rail/blue 4*plane/mag",
            "x double rail/blue 6 pay car/foot car/foot car/foot",
            "After that leg no",
        ),
    ],
)
def test_why_a_move_of_mister_x_is_refused(hold: str, move: str, text: str) -> None:
    game = table(x=4, hold=hold)
    assert move not in game.legal_moves()
    assert told(game, move).startswith(text)


@pytest.mark.rule("EU-072", "EU-073", "EU-078")
@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("d1 car/mag 4", "d1 has already moved in this round."),
        ("d2 car/shad 5", "d2 has no ticket left: car/shad."),
        ("d2 car/mag 8", "car does not go from 4 to 8. From there it goes to: 3, 5."),
        ("d2 rail/mag 5", "rail does not go from 4 to 5. From there it goes to: 2, 6."),
        ("d2 car/mag 3", "Station 3 is closed to d2: a detective stands there."),
        ("team end", "d2 may not stand still"),
        ("h1 discard none", "d2 may not stand still"),
        ("team investigate pay h1 car/mag car/mag car/mag", "d2 may not stand still"),
    ],
)
def test_why_a_move_of_a_detective_is_refused(move: str, text: str) -> None:
    game = table(
        "hunters",
        x=10,
        start=9,
        log=log("car/mag 10"),
        d1=3,
        d2=4,
        indicators={"d1": "car/foot"},
        h1="3*car/mag rail/mag",
        h2="",
    )
    assert told(game, move).startswith(text)


@pytest.mark.rule("EU-091", "EU-107")
@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("team operate d1 11 pay h1 car/mag car/blue", "The price of a special operation is"),
        ("team investigate pay h1 car/mag rail/mag", "h1 has no ticket left: of that kind."),
        ("team investigate pay h1 car/mag car/mag", "The price of an investigation is 3 or 4 or 5 × magnifier"),
        (
            "team operate d1 11 pay h1 car/blue",
            "The price of a special operation is paid in blue lights: "
            "3 for a car move, 4 for a rail move, 5 for a plane move.",
        ),
        ("team operate d1 5 pay h1 car/blue car/blue h2 car/blue", "car does not go from 12 to 5."),
        (
            "team operate d1 11 pay h1 car/blue car/blue h2 car/blue",
            "Station 11 is closed to d1: a detective stands there.",
        ),
        ("d1 car/mag 11", "d1 has already moved in this round."),
        ("h1 discard none", "'h1 discard none' is not"),
    ],
)
def test_why_a_special_action_is_refused(move: str, text: str) -> None:
    game = after_moves(x=2, start=1, log=shuttle(5, 1, 2), d2=11, h1="3*car/mag 2*car/blue", h2="car/blue", indicators={
        "d1": "car/foot", "d2": "car/foot", "d4": "car/foot", "d5": "car/foot"}, passed=["d3"])  # fmt: skip
    assert told(game, move).startswith(text), told(game, move)


def test_discards_go_in_the_order_of_seats() -> None:
    game = table("h1", x=2, start=1, log=shuttle(3, 1, 2), indicators=USED, h1="4*car/mag", h2="4*car/blue")
    assert told(game, "h2 discard none").startswith("It is h1's turn")


# Views


def test_a_view_counts_rounds_checks_and_stays() -> None:
    game = table(x=1, hold="8*rail/blue", options={"ticket_mix": "uniform"}, d1=9, h1="7*car/mag", h2="6*car/blue")
    assert game.view("public")["stayed"] == [1]
    assert game.view("public")["checked"] == 0
    finish_round(game)
    assert game.view("public")["checked"] == 1
    assert game.view("public")["round"] == 2


def test_chips_are_named_by_their_colour_and_cleared_at_the_check() -> None:
    game = table(
        "hunters",
        x=4,
        start=3,
        log=log("car/mag 4"),
        chips={"9": "yellow", "10": "pink"},
        h1="7*car/mag",
        h2="6*car/blue",
    )
    assert game.view("h1")["chips"] == {"9": "yellow", "10": "pink"}
    assert game.to_position()["chips"] == {"9": "yellow", "10": "pink"}
    assert game.view("x")["chips"] == {}
    finish_round(game)
    assert game.view("h1")["chips"] == {}
    assert [fact["event"] for fact in game.events("x") if "chip" in fact["event"]] == []


def test_all_ways_to_pay_are_as_numbers_too() -> None:
    """The number of a payment holds what each player gives; no two ways share one."""
    game = after_moves(x=2, start=1, log=shuttle(5, 1, 2), h1="2*car/mag rail/mag", h2="car/mag rail/mag")
    moves = game.engine.legal(game.state)
    texts = [game.family.write_move(game.words, game.state, move) for move in moves]
    assert len(set(moves)) == len(set(texts)) == len(moves)
    assert [game.family.read_move(game.words, game.state, text) for text in texts] == moves
    assert np.unique([text.count("/mag") for text in texts]).tolist() == [0, 3, 4, 5]


@pytest.mark.rule("EU-045", "EU-060", "EU-069")
@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (("x rail/mag 6",), 7),
        (("x hidden rail/mag 5 pay car/shad car/shad car/shad",), 4),
        (("x double rail/mag 6 pay car/foot car/foot car/foot", "x car/blue 7"), 3),
    ],
)
def test_everybody_counts_his_tickets_before_and_after_the_refill(moves: tuple[str, ...], left: int) -> None:
    game = play(table(x=4, hold=HOLD, h1="", h2=""), *moves)
    for viewer in ("public", "h1", "x"):
        assert game.view(viewer)["hands"]["x"]["size"] == left
    play(game, "x discard none")
    assert game.view("public")["hands"]["x"]["size"] == 8
