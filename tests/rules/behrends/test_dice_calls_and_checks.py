"""Corners of the game against the gang: lapsed dice, calls, extra moves, checks, and what refused moves are told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.behrends.city import city, ends, events, facing
from tests.rules.behrends.toy_city import TOY_CITY

from misterx import Game, IllegalMove, TitleError
from misterx.deduce import Knowledge
from misterx.families.gang import explain, read_move
from misterx.families.gang.schema.moves import die_of, facing_of, target_of
from misterx.families.gang.text.notation import NUMBER_HINT, PLACE_HINT

STREETS = (12, 13, 14, 15, 16, 17, 18, 19, 20, 21)
FULL: dict[str, Any] = {"car1": 10, "car2": 11, "car3": (1, 10), "car4": (2, 11)}
FACE_TO_FACE: dict[str, Any] = {"car1": (12, 13), "car2": (13, 12), "car3": (17, 18), "car4": (18, 17)}
TWO: dict[str, Any] = {"phase": 2, "nominated": ["car1", "car2"]}
HINT = (
    "is not a move. A move is a piece and a square, such as `t7 33` or `car2 57`, or `check`, `nominate`, `override`, "
    "`banish`."
)
ONLY_T1 = {"phase": 0, "t1": None}
WALKS = {"decides": "x", "dice": [1, 2], "t1": 34}


def toy(squares: tuple[int, ...] = STREETS, board: dict[str, Any] = TOY_CITY, x: int = 10, **said: Any) -> Game:
    """A table in the toy city; a car on a street as (square, square ahead)."""
    pawns: dict[str, Any] = {f"t{i}": square for i, square in enumerate(squares, 1)}
    body: dict[str, Any] = {"title": "behrends", "players": 3, "number": x}
    for name, value in said.items():
        if name[:3] == "car" and name[3:].isdigit():
            pawns[name] = {"station": value[0], "facing": value[1]} if isinstance(value, tuple) else value
        else:
            body[name] = value
    return Game.from_position({**body, "pawns": pawns}, board=board, seed=1)


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"dice": [1, 2]}, "x 4", f"'x 4' {HINT}"),
    ({"dice": [1, 2]}, "no tea", f"'no tea' {HINT}"),
    ({"dice": [1, 2]}, "no tea check", f"'no tea check' {HINT}"),
    ({"dice": [1, 2]}, "t1 9998", "There is no station 9998 on this board."),
    ({"dice": [1, 2]}, "t1 9999", "There is no station 9999 on this board."),
    ({"dice": [1, 2]}, "car1 00034", f"'car1 00034' {HINT}"),
    ({"dice": [1, 2]}, "car1 34 facing 36", "A car on square 34 cannot face that way. It can face: 33, 35."),
    ({"dice": [1, 2]}, "car1 5 facing 4", "A car on square 5 cannot face that way. It can face: –."),
    (
        ONLY_T1,
        "x place car1 34",
        "There is no pawn 'car1'. Pawns here are: t1, t2, t3, t4, t5, t6, t7, t8, t9, t10.",
    ),
    (ONLY_T1, "x place t1 here", f"'x place t1 here' is not a move. {PLACE_HINT}"),
    (ONLY_T1, "x number ten", f"'x number ten' is not a move. {NUMBER_HINT}"),
    (ONLY_T1, "x place t1 0", "Station 0 is closed to t1: the gang starts on street squares."),
    (ONLY_T1, "x place t1 5", "Station 5 is closed to t1: the gang starts on street squares."),
    (
        {**ONLY_T1, "options": {"setup_on_arrow": False}},
        "x place t1 57",
        "Station 57 is closed to t1: the gang starts on street squares.",
    ),
    (ONLY_T1, "x place t1 114", "Station 114 is closed to t1: somebody stands there."),
    ({**ONLY_T1, "t2": 57}, "x place t1 57", "Station 57 is closed to t1: somebody stands there."),
    (ONLY_T1, "x place t2 34", "t2 already has its place."),
    ({"phase": 2}, "nominate car1 car1", "Two different cars are nominated, not car1 twice."),
    ({"phase": 2}, "check", "'check' is not asked for now: the police nominate two cars."),
    ({**WALKS, "t2": 35}, "t1 35", "Station 35 is closed to t1: one of the gang stands there."),
    ({**WALKS, "car1": (35, 36)}, "t1 35", "Station 35 is closed to t1: a car stands there."),
    (
        {"phase": 2, "decides": "x", "dice": [1], "t10": 34, "t1": 35, "t2": 35},
        "t10 35",
        "Station 35 is closed to t10: there is a barricade.",
    ),
]


@pytest.mark.parametrize(("said", "move", "sentence"), REFUSED)
def test_a_refused_move_is_told_why(said: dict[str, Any], move: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        city(**said).play(move)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(("count", "more"), [(12, []), (13, ["…"]), (14, ["…"])])
def test_twelve_possible_moves_are_told(count: int, more: list[str]) -> None:
    game = city(phase=2)
    allowed = [str(number) for number in range(count)]
    move = read_move(game.words, game.state, "nominate car1 car2")
    told = explain(game.words, game.engine.board, game.engine.rules, game.state, move, "nominate car1 car2", allowed)
    assert told.arguments["allowed"] == allowed[:12] + more


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        *((f"x number {number}", 1 <= number <= 10) for number in (0, 1, 10, 11)),
        *((f"roll {pips}", 1 <= pips <= 6) for pips in (0, 1, 6, 7)),
        *((f"dial {place}", 1 <= place <= 10) for place in (0, 1, 10, 11)),
        *(("t1 34".ljust(letters), letters <= 80) for letters in (79, 80, 81)),
    ],
)
def test_how_moves_are_read(text: str, taken: bool) -> None:
    game = city()
    if taken:
        assert read_move(game.words, game.state, text) > 0
        return
    with pytest.raises(IllegalMove) as caught:
        read_move(game.words, game.state, text)
    assert caught.value.code == "bad_move_text"


@pytest.mark.parametrize("lingering", [False, True])
def test_where_nobody_of_the_gang_can_walk_both_dice_lapse(lingering: bool) -> None:
    game = toy(decides="x", dice=[1, 5], options={"lingering_check": lingering}, **FULL)
    assert [fact["pips"] for fact in events(game, "public", "die_lapsed")] == [1, 5]
    assert events(game, "public", "stayed") == []
    view = game.view("public")
    assert (view["turn"], view["asked"], len(view["dice"])) == ("hunters", "drive", 2)


def test_a_die_that_is_left_lapses_alone() -> None:
    game = toy(decides="x", dice=[1], moved=["t1"], **FULL)
    assert [fact["pips"] for fact in events(game, "public", "die_lapsed")] == [1]
    assert game.view("public")["turn"] == "hunters"


@pytest.mark.rule("BX-049")
@pytest.mark.parametrize(("first", "lingering", "asked"), [(12, True, True), (12, False, False), (11, True, False)])
def test_by_option_a_car_that_cannot_drive_still_checks(first: int, lingering: bool, asked: bool) -> None:
    squares = (first, 1, 2, 14, 15, 16, 19, 20, 21, 10)
    game = toy(squares, dice=[1, 1], options={"lingering_check": lingering}, **FACE_TO_FACE)
    assert len(events(game, "public", "die_lapsed")) >= 2
    assert (game.view("public")["asked"] == "check") == asked
    if asked:
        assert game.legal_moves() == ["check", "no check"]
        assert game.view("public")["dice"] == []
        assert Knowledge.of(game, "x").shadow().packed().tobytes() == game.state.tobytes()
        game.play("check")
        assert game.view("public")["pawns"]["t1"]["up"]


def test_who_declined_a_check_is_not_asked_once_more_when_the_second_die_lapses() -> None:
    squares = (12, 1, 2, 14, 15, 16, 19, 20, 21, 10)
    game = toy(squares, dice=[1], moved=["car1"], **FACE_TO_FACE)
    assert game.view("public")["asked"] != "check"


@pytest.mark.rule("BX-051")
@pytest.mark.parametrize("named", ["t1", "t2"])
def test_whoever_is_named_is_checked(named: str) -> None:
    squares = (12, 13, 2, 14, 15, 16, 19, 20, 21, 10)
    game = toy(squares, dice=[1, 1], options={"lingering_check": True}, **FACE_TO_FACE)
    assert game.legal_moves() == ["check t1", "check t2", "no check"]
    game.play(f"check {named}")
    assert [token for token in ("t1", "t2") if game.view("public")["pawns"][token]["up"]] == [named]


@pytest.mark.rule("BX-067", "BX-068")
def test_phase_2_begins_with_every_token_turned_once_and_the_dial_at_its_arrows() -> None:
    up = {f"t{i}": {"station": 16 + i, "up": True} for i in (2, 3)}
    game = city("car1 35", "check", "roll 1", "t1 36", dice=[2, 5], car1=33, t1=35, x=1, **up)
    assert sorted(fact["pawn"] for fact in events(game, "public", "turned_up")) == sorted(f"t{i}" for i in range(1, 11))
    assert [fact["place"] for fact in events(game, "public", "dial_set")] == [0]
    assert game.view("public")["phase"] == 2


@pytest.mark.rule("BX-105", "BX-114")
def test_the_twentieth_warning_is_the_last_although_two_are_due() -> None:
    override = {"leg": "override", "car": "car1", "dice": [1], "car1": (34, 35), "moved": ["car1", "car2"]}
    game = city("car1 35", **TWO, **override, warnings=19)
    assert game.result == ("x", "twenty_warnings")
    assert [fact["held"] for fact in events(game, "public", "warned")] == [19, 20]


@pytest.mark.parametrize("moved", [["car1"], ["car2"], ["car1", "car2"]])
def test_by_option_only_a_car_that_moved_may_defy_the_switchboard(moved: list[str]) -> None:
    options = {"override_after_warning": False}
    game = city(**TWO, moved=moved, step="override", car1=(34, 35), car2=(44, 45), options=options)
    assert game.legal_moves() == [*(f"override {car}" for car in moved), "no override"]
    assert (game.view("public")["car"], game.view("public")["leg"]) == (None, "second")


@pytest.mark.rule("BX-079")
@pytest.mark.parametrize(
    ("square", "barred", "may"), [(35, True, True), (35, False, True), (57, True, True), (57, False, False)]
)
def test_helpers_bar_an_arrow_square_by_option(square: int, barred: bool, may: bool) -> None:
    near = 34 if square == 35 else 52
    said = {"phase": 2, "decides": "x", "leg": "second", "dice": [1], "t1": square, "t2": near}
    game = city(**said, options={"barricade_on_arrow": barred})
    assert (square in ends(game, "t2")) == may
    if may:
        game.play(f"t2 {square}")
        assert game.view("public")["barricades"] == [square]
        assert game.state.barred == 0b110


def test_nobody_stops_on_a_square_that_is_held_wherever_it_lies() -> None:
    board = toy().board
    for first in (12, 15, 18):  # the square that comes first on the board
        stations = sorted(TOY_CITY["stations"], key=lambda mark: mark["number"] != first)
        near = sorted({b if a == first else a for a, b in board.links("street") if first in (a, b)})
        others = [square for square in STREETS if square not in (first, *near)]
        free = next(square for square in near if square not in (10, 11)) if set(near) - {10, 11} else 10
        squares = (first, free, *[*others, 1, 2][:8])
        game = toy(squares, {**TOY_CITY, "stations": stations}, decides="x", dice=[1, 6])
        assert first not in {int(move.split()[1]) for move in game.legal_moves() if move.startswith("t2")}


@pytest.mark.rule("BX-093")
def test_a_jump_chooses_where_to_face_beside_headquarters_too() -> None:
    stations = [{**mark, "colour": "red"} if mark["number"] == 1 else mark for mark in TOY_CITY["stations"]]
    squares = (13, 14, 16, 17, 18, 19, 20, 21, 15, 2)
    said: dict[str, Any] = {**TWO, "step": "jump", "colour": "red", "car1": (12, 13), "x": 9}
    moves = toy(squares, {**TOY_CITY, "stations": stations}, **said).legal_moves()
    assert {"car1 1 facing 0", "car1 1 facing 10", "car1 15 facing 10", "car1 15 facing 11"} == set(moves)
    game = toy(squares, {**TOY_CITY, "stations": stations}, **said, options={"colour_arrest": False})
    assert set(game.legal_moves()) == {"car1 1 facing 0", "car1 1 facing 10"}  # Mister X stands on 15
    game.play("car1 1 facing 0")
    assert game.view("public")["colour"] is None
    assert facing(game, "car1") == 0


@pytest.mark.rule("BX-115")
def test_a_cap_of_one_round_ends_phase_1_after_the_first_turn() -> None:
    game = toy((1, 2, *STREETS[:8]), dice=[1, 2], options={"phase1_cap": 1})
    while not game.result and game.view("public")["turn"] == "hunters":
        moves = game.legal_moves()
        game.play("no check" if "no check" in moves else moves[0])
    assert game.result == ("x", "cap")


@pytest.mark.rule("BX-028")
def test_a_named_die_is_the_one_that_is_used() -> None:
    squares = (15, 21, 20, 19, 18, 17, 16, 13, 1, 2)
    game = toy(squares, decides="x", dice=[5, 1], car1=11)
    both = {move for move in game.legal_moves() if move.startswith("t1 10")}
    assert both == {"t1 10 die 1", "t1 10 die 5"}
    for text in both:
        trial = game.copy()
        trial.play(text)
        assert trial.state.dice.tolist() == [6 - int(text[-1]), 0]
    cars = toy((15, 21, 20, 19, 18, 17, 16, 13, 12, 14), dice=[1, 5])
    onto = {move for move in cars.legal_moves() if move.startswith("car1 1 ")}
    assert onto == {"car1 1 die 1", "car1 1 die 5"}
    code = read_move(game.words, game.state, "car1 12 die 2 facing 13")
    assert (die_of(code), facing_of(code), game.words.stations[target_of(code)]) == (2, 2, 12)


@pytest.mark.rule("BX-046")
@pytest.mark.parametrize("ahead", [10, 11])
def test_a_car_that_comes_from_either_side_faces_as_it_says(ahead: int) -> None:
    game = toy((12, 21, 20, 19, 18, 17, 16, 13, 1, 2), dice=[3, 6])
    game.play(f"car1 15 facing {ahead}")
    assert facing(game, "car1") == ahead


def test_a_barricade_that_breaks_up_is_forgotten_by_everybody() -> None:
    options = {"barricade_breakable": True}
    said: dict[str, Any] = {"phase": 2, "decides": "x", "leg": "second", "dice": [1], "t1": 35, "t2": 35}
    game = city(**said, options=options)
    assert game.state.barred == 0b110
    assert Knowledge.of(game, "x").shadow().packed().tobytes() == game.state.tobytes()
    game.play("t1 34")
    assert game.view("public")["barricades"] == []
    assert Knowledge.of(game, "x").shadow().packed().barred == 0


def test_who_was_cleared_is_told_once() -> None:
    said: dict[str, Any] = {"cleared": ["t1", "t2", "t3"], "checked": ["t2"], "moved": ["car1"], "dice": [2]}
    game = city(**said, options={"hard_checks": True})
    assert [fact["pawn"] for fact in game.heard("public") if fact["event"] == "cleared"] == ["t1", "t3", "t2"]
    assert events(game, "public", "cleared") == []


def test_a_dial_left_to_chance_is_a_position() -> None:
    game = toy((15, 21, 20, 19, 18, 17, 16, 13, 1, 2), **TWO, step="dial", car1=(12, 13), options={"dial": "random"})
    assert len(events(game, "public", "called")) == 1


@pytest.mark.parametrize(("captain", "players", "noted"), [(True, 2, 1), (True, 3, 0), (False, 2, 0), (False, 3, 0)])
def test_a_captain_without_a_team_is_noted(captain: bool, players: int, noted: int) -> None:
    assert len(Game.new("behrends", players, {"captain": captain}, board=TOY_CITY, seed=1).options.notes) == noted


def test_a_board_with_many_faults_is_told_five_of_them() -> None:
    stations = [{**mark, "kind": "tea"} for mark in TOY_CITY["stations"]]
    with pytest.raises(TitleError) as caught:
        Game.new("behrends", board={**TOY_CITY, "stations": stations})
    assert str(caught.value).count("must be of a kind") == 5
    with pytest.raises(TitleError, match="places means: warning, busy, red, yellow, blue"):
        Game.new("behrends", board={**TOY_CITY, "dial": {}})


@pytest.mark.rule("BX-097")
@pytest.mark.parametrize("rule", ["rotary", "rotary_reset"])
@pytest.mark.parametrize("dial", range(11))
def test_a_number_is_dialled_once_more_only_on_the_dead_field(dial: int, rule: str) -> None:
    squares = (13, 14, 16, 17, 18, 19, 20, 21, 1, 2)
    cars: dict[str, Any] = {
        "car1": (12, 13),
        "car3": (15, 10),
    }  # 12 and 15 are the red squares; 12 turns the dial by 10
    game = toy(squares, **TWO, **cars, dial=dial, options={"dial": rule})
    turned = 10 if rule == "rotary_reset" else (dial + 10) % 11
    dead = rule == "rotary" and turned == 0
    assert [fact["pawn"] for fact in events(game, "public", "redialled")] == ["car1"] * dead
    (called,) = (fact["place"] for fact in events(game, "public", "called") if fact["pawn"] == "car1")
    assert called == (turned or 10)
    sector = TOY_CITY["dial"]["sectors"][called - 1]
    stays = [fact for fact in events(game, "public", "stayed") if fact["pawn"] == "car1"]
    assert len(stays) == (sector in ("warning", "red"))
    assert [fact["pawn"] for fact in events(game, "public", "line_busy")][:1] == ["car1"] * (sector == "busy")
    assert [fact["colour"] for fact in events(game, "public", "sent") if fact["pawn"] == "car1"] == [sector] * (
        sector not in ("warning", "busy")
    )
    assert len(events(game, "public", "warned")) >= (sector == "warning")
