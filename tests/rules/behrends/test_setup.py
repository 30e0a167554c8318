"""Before phase 1: the secret number, the gang's places, headquarters (BX-013 to BX-023)."""

from __future__ import annotations

import json

import pytest
from tests.rules.behrends.city import CARS, HQ, SOUTH, TOKENS, city, new_game, placed, refusal, squares

from misterx import Game, IllegalMove


@pytest.mark.rule("BX-013")
@pytest.mark.parametrize("viewer", ["h1", "h2", "public"])
def test_bx013_the_number_is_secret(viewer: str) -> None:
    four, seven = (new_game(f"x number {n}", *placed()[1:], "roll 1", "roll 2") for n in (4, 7))
    assert four.view("x")["pawns"]["x"]["number"] == 4
    for tell in (Game.view, Game.events, Game.record):
        assert json.dumps(tell(four, viewer)) == json.dumps(tell(seven, viewer))
    assert "x: x number ?" in four.record(viewer)
    assert "x: x number 4" in four.record("x")


@pytest.mark.rule("BX-013")
def test_bx013_he_may_choose_any_of_the_ten() -> None:
    game = new_game()
    assert game.legal_moves() == [f"x number {n}" for n in range(1, 11)]
    assert game.decider == "x"
    assert refusal(game, "x number 0") == refusal(game, "x number 11") == "bad_move_text"
    with pytest.raises(IllegalMove, match="one from 1 to 10"):
        game.play("x number 11")
    with pytest.raises(IllegalMove, match="`x place t3 34`"):
        game.play("x place t3")


@pytest.mark.rule("BX-014")
def test_bx014_the_number_never_changes() -> None:
    game = new_game("x number 4")
    assert refusal(game, "x number 5") == "not_asked"
    game = new_game("x number 4", *placed()[1:], "roll 1", "roll 2")
    assert refusal(game, "x number 5") == "not_asked"
    assert game.view("x")["pawns"]["x"] == {"station": 127, "token": "t4", "number": 4}


@pytest.mark.rule("BX-015", "BX-025")
def test_bx015_play_begins_when_all_ten_stand() -> None:
    game = new_game(*placed()[:-1])
    assert game.view("public")["phase"] == 0
    assert {move.split()[2] for move in game.legal_moves()} == {"t10"}
    assert refusal(game, "car1 57") == "not_your_turn"
    game.play(placed()[-1])
    assert (game.view("public")["phase"], game.decider) == (1, "hunters")


@pytest.mark.rule("BX-016")
def test_bx016_all_tokens_lie_face_down_after_the_setup() -> None:
    view = new_game(*placed()).view("public")
    assert not any(view["pawns"][token]["up"] for token in TOKENS)


@pytest.mark.rule("BX-017")
def test_bx017_junctions_and_headquarters_are_no_start() -> None:
    game = new_game("x number 10")
    offered = {int(move.split()[3]) for move in game.legal_moves()}
    kinds = {game.board.extra["stations"][square]["kind"] for square in offered}
    assert kinds == {"street", "arrow"}
    for square in (5, 41, 132, HQ):
        assert refusal(game, f"x place t1 {square}") == "station_closed"


@pytest.mark.rule("BX-018")
def test_bx018_every_free_street_square_is_offered_for_every_token() -> None:
    game = new_game("x number 10")
    streets = [n for n in game.board.numbers if game.board.extra["stations"][n]["kind"] in ("street", "arrow")]
    assert len(streets) == 120
    assert set(game.legal_moves()) == {f"x place {token} {square}" for token in TOKENS for square in streets}


@pytest.mark.rule("BX-018")
def test_bx018_by_option_arrow_squares_are_no_start() -> None:
    game = new_game("x number 10", setup_on_arrow=False)
    offered = {int(move.split()[3]) for move in game.legal_moves()}
    assert len(offered) == 116
    assert not offered & {57, 70, 71, 84}
    assert refusal(game, "x place t1 57") == "station_closed"


@pytest.mark.rule("BX-019")
def test_bx019_one_token_to_a_square_at_the_start() -> None:
    game = new_game("x number 10", "x place t1 34")
    assert refusal(game, "x place t2 34") == "station_closed"
    assert refusal(game, "x place t1 35") == "already_placed"


@pytest.mark.rule("BX-020")
def test_bx020_all_cars_start_in_headquarters() -> None:
    before = new_game(*placed()[:-1])
    assert {squares(before)[car] for car in CARS} == {None}
    view = new_game(*placed()).view("public")
    assert [view["pawns"][car] for car in CARS] == [{"station": HQ, "facing": None}] * 4


@pytest.mark.rule("BX-021")
def test_bx021_headquarters_are_in_the_middle() -> None:
    board = city().board
    (hq,) = (n for n in board.numbers if board.extra["stations"][n]["kind"] == "hq")
    wide, high = board.size
    assert (hq, board.at[hq]) == (HQ, (wide // 2, high // 2))


@pytest.mark.rule("BX-022")
def test_bx022_the_checks_are_open_to_all() -> None:
    game = new_game(*placed())
    assert {game.view(viewer)["checks"] for viewer in ("x", "h1", "h2", "public")} == {7}


@pytest.mark.rule("BX-023")
def test_bx023_a_whole_phase_1_leaves_dial_and_warnings_alone() -> None:
    for seed in range(4):
        game = Game.new("behrends", seed=seed)
        for turn in range(200):
            moves = game.legal_moves()
            game.play(moves[turn * 7 % len(moves)])
            view = game.view("public")
            if view["phase"] == 2 or game.result:
                break
            assert (view["warnings"], view["dial"], int(game.state.dial)) == (0, None, 0)


@pytest.mark.rule("BX-016", "BX-020")
def test_bx016_the_places_are_open_to_all_as_they_are_taken() -> None:
    game = new_game(*placed())
    for viewer in ("x", "h1", "public"):
        view = game.view(viewer)
        assert [view["pawns"][token]["station"] for token in TOKENS] == list(SOUTH)
