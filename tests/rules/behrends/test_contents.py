"""What is in the box, and who plays (BX-001 to BX-012)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.behrends.city import CARS, HQ, TOKENS, city, new_game, placed, refusal

from misterx import Game, IllegalMove
from misterx.kernel.errors import TitleError
from misterx.titles import load


@pytest.mark.rule("BX-001")
def test_bx001_the_game_is_played_on_its_one_board() -> None:
    game = Game.new("behrends", seed=1)
    assert game.view("public")["board"] == "behrends-city"
    assert len(game.board.numbers) == 141


@pytest.mark.rule("BX-002")
def test_bx002_the_tokens_bear_the_numbers_one_to_ten() -> None:
    view = Game.new("behrends", seed=3).view("x")
    assert sorted(view["pawns"][token]["number"] for token in TOKENS) == list(range(1, 11))


@pytest.mark.rule("BX-002", "BX-003")
def test_bx002_ids_are_shuffled_against_numbers() -> None:
    dealt = {tuple(Game.new("behrends", seed=s).view("x")["pawns"][t]["number"] for t in TOKENS) for s in range(20)}
    assert len(dealt) == 20


@pytest.mark.rule("BX-003")
@pytest.mark.parametrize("viewer", ["h1", "h2", "public"])
def test_bx003_a_face_down_token_shows_no_number(viewer: str) -> None:
    game = new_game(*placed())
    assert {game.view(viewer)["pawns"][token]["number"] for token in TOKENS} == {None}


@pytest.mark.rule("BX-004")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bx004_there_are_four_cars_however_many_play(players: int) -> None:
    view = Game.new("behrends", players, seed=1).view("public")
    assert [pawn for pawn in view["pawns"] if pawn.startswith("car")] == list(CARS)


@pytest.mark.rule("BX-005")
def test_bx005_a_die_shows_one_to_six_each_as_likely_and_there_are_two() -> None:
    game = new_game(*placed())
    for _ in range(2):
        moves, weights = game.engine.chance(game.state)
        assert [game.family.write_move(game.words, game.state, m) for m in moves] == [f"roll {n}" for n in range(1, 7)]
        assert len(set(weights)) == 1
        game._play_chance(moves[2])
    assert game.view("public")["dice"] == [3, 3]
    assert game.decider == "hunters"


@pytest.mark.rule("BX-006", "BX-022")
def test_bx006_the_police_start_with_seven_checks() -> None:
    assert new_game(*placed()).view("h1")["checks"] == 7
    assert load("behrends").tables["box"]["checks"] == 7


@pytest.mark.rule("BX-007", "BX-063")
def test_bx007_phase_2_starts_with_no_warning_held() -> None:
    game = city(phase=2)
    assert game.view("public")["warnings"] == 0
    assert int(game.engine.rules.warnings) == 20


@pytest.mark.rule("BX-008", "BX-099")
def test_bx008_all_cars_share_one_dial() -> None:
    lines = ("nominate car1 car2",)
    game = city(*lines, phase=2, car1=(3, 4), car2=(7, 8))  # 75534 turns by 2 to red; 48342 by 10
    assert game.view("public")["dial"] == 2
    game.play("car1 38 facing 39")
    assert game.view("public")["dial"] == 1  # 2 + 10, past the dead field


@pytest.mark.rule("BX-009")
@pytest.mark.parametrize("players", [0, 1, 6, 7, "3", True])
def test_bx009_two_to_five_play(players: Any) -> None:
    with pytest.raises(TitleError) as caught:
        Game.new("behrends", players)
    assert caught.value.code == "bad_players"


@pytest.mark.rule("BX-009", "BX-010")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bx010_one_leads_the_gang_and_the_others_are_the_police(players: int) -> None:
    game = Game.new("behrends", players, seed=1)
    assert list(game.seats) == ["x", *(f"h{i}" for i in range(1, players))]
    assert game.seats["x"] == ["x", *TOKENS]


@pytest.mark.rule("BX-011", "BX-113")
def test_bx011_the_police_win_together() -> None:
    game = city("car1 36", phase=2, t10=36, car1=33, nominated=["car1", "car2"])
    assert game.result is not None
    assert game.result.winner == "hunters"
    for seat in ("h1", "h2"):
        assert game.view(seat)["result"] == {"winner": "hunters", "reason": "captured"}


@pytest.mark.rule("BX-012")
def test_bx012_any_policeman_moves_any_car_and_the_gang_none() -> None:
    for seat in ("h1", "h2"):
        for car in CARS:
            game = city(dice=[1, 2])
            game.play(f"{car} 57", seat)
            assert game.view("public")["pawns"][car]["station"] == 57
    assert refusal(city(dice=[1, 2]), "car1 57", "x") == "not_your_pawn"
    with pytest.raises(IllegalMove, match="x does not lead the whole team"):
        city(phase=2).play("nominate car1 car2", "x")
    assert refusal(city(decides="x", dice=[1, 2]), "t1 110", "h1") == "not_your_pawn"


@pytest.mark.rule("BX-012")
def test_bx012_by_option_the_captain_decides() -> None:
    game = city(dice=[1, 2], options={"captain": True})
    assert game.view("h2")["legal"] == []
    assert refusal(game, "car1 57", "h2") == "not_your_pawn"
    game.play("car1 57", "h1")
    assert city(phase=2, options={"captain": True}).view("h2")["legal"] == []


@pytest.mark.rule("BX-004", "BX-020")
def test_bx004_a_car_that_a_position_does_not_name_is_in_headquarters() -> None:
    assert {city().view("public")["pawns"][car]["station"] for car in CARS} == {HQ}
