"""The detectives' moves (EU-072 to EU-081)."""

from typing import Any

import pytest
from tests.rules.europa.land import cities, legal, log, play, refusal, table

from misterx import Game


@pytest.mark.rule("EU-072")
def test_eu072_whoever_can_move_must_once() -> None:
    game = table("hunters", x=4, d3=10, d4=7, d5=1, h1="7*car/foot", h2="6*car/shad")
    assert refusal(game, "team end") == "must_move"
    assert refusal(game, "h1 discard none") == "must_move"
    for pawn in ("d1", "d2", "d3", "d4", "d5"):
        move = next(move for move in game.legal_moves() if move.startswith(pawn))
        game.play(move)
        if pawn != "d5":
            assert refusal(game, move) == "already_moved"
    assert not any(move.startswith("d") for move in game.legal_moves())


@pytest.mark.rule("EU-073")
def test_eu073_only_the_leading_players_tickets_pay() -> None:
    game = table("hunters", x=4, d1=7, d4=2, h1="", h2="6*car/foot")  # h1 leads d1, d2, d3
    assert not legal(game, "d1")
    assert legal(game, "d4") == {"car/foot 1", "car/foot 3"}
    assert refusal(game, "d1 car/foot 6") == "no_ticket"


@pytest.mark.rule("EU-074")
def test_eu074_one_line_of_the_tickets_mode() -> None:
    game = table("hunters", x=4, d1=6, h1="car/foot rail/foot")
    assert legal(game, "d1") == {"car/foot 5", "car/foot 7", "rail/foot 4", "rail/foot 8"}
    assert refusal(game, "d1 car/foot 8") == "no_connection"
    assert refusal(game, "d1 rail/foot 7") == "no_connection"


@pytest.mark.rule("EU-075")
def test_eu075_any_ticket_of_the_hand_for_any_of_ones_detectives() -> None:
    game = table("hunters", x=10, d1=5, d2=7, d3=2, h1="car/foot car/mag")
    for pawn in ("d1", "d2", "d3"):
        assert {move.split()[0] for move in legal(game, pawn)} >= {"car/foot", "car/mag"}
    play(game, "d2 car/mag 6")
    assert {move.split()[0] for move in legal(game, "d1")} == {"car/foot"}


@pytest.mark.rule("EU-076")
def test_eu076_without_a_fitting_ticket_a_detective_stays() -> None:
    game = table("hunters", x=4, d1=7, d2=9, d3=11, d4=12, d5=1, h1="", h2="")
    assert game.decider == "hunters"
    view = game.view("public")
    assert view["moved"] == ["d1", "d2", "d3", "d4", "d5"]
    assert view["indicators"] == {}
    assert (view["pawns"]["d1"]["station"], game.result) == (7, None)


@pytest.mark.rule("EU-077")
def test_eu077_a_blocked_detective_must_move_once_he_is_free() -> None:
    # d1 in 12 can only go to 11, which d2 holds.
    game = table("hunters", x=2, d1=12, d2=11, d3=13, d4=15, d5=16, h1="7*car/foot", h2="6*car/shad")
    assert not legal(game, "d1")
    assert refusal(game, "d1 car/foot 11") == "station_closed"
    play(game, "d2 car/foot 5")
    assert legal(game, "d1") == {"car/foot 11"}
    for _ in range(3):
        others = [move for move in game.legal_moves() if not move.startswith("d1")]
        if others:
            game.play(others[0])
    assert refusal(game, "team end") == "must_move"


@pytest.mark.rule("EU-078")
def test_eu078_two_detectives_never_share_a_city() -> None:
    game = table("hunters", x=4, d1=6, d2=8, h1="7*car/foot")
    play(game, "d2 car/foot 7")
    assert refusal(game, "d1 car/foot 7") == "station_closed"
    assert cities(game, "d1") == {5}


@pytest.mark.rule("EU-079")
def test_eu079_where_he_hides_changes_nothing() -> None:
    said: dict[str, Any] = {"d1": 6, "d2": 8, "d3": 1, "h1": "4*car/foot 3*rail/mag", "h2": "6*car/shad"}
    games = [
        table("hunters", x=ways[-1], start=start, log=log(*(f"car/mag {city}" for city in ways)), **said)
        for start, *ways in ((3, 4, 3, 4), (3, 2, 3, 2), (4, 3, 9, 10))
    ]
    answers = {(tuple(game.legal_moves()), str(game.view("h1"))) for game in games}
    assert len(answers) == 1
    for move in ("d1 car/mag 5", "d1 rail/mag 2", "d4 car/shad 3"):
        assert len({refusal(game.copy(), move) for game in games}) == 1


@pytest.mark.rule("EU-080")
def test_eu080_used_tickets_lie_on_the_indicators() -> None:
    game = play(table("hunters", x=4, d1=6, d3=1, h1="7*car/foot"), "d1 car/foot 5")
    for viewer in ("x", "h2", "public"):
        assert game.view(viewer)["indicators"] == {"d1": "car/foot"}
        assert game.view(viewer)["moved"] == ["d1"]
    assert game.state.aside.sum() == 1


def test_by_option_detectives_share_a_city() -> None:
    """EU-OP-09."""
    game = table("hunters", x=4, d1=6, d2=8, h1="7*car/foot", options={"detectives_share_city": True})
    play(game, "d2 car/foot 7", "d1 car/foot 7")
    places = game.view("public")["pawns"]
    assert places["d1"] == places["d2"] == {"station": 7}


def stranding(reading: str) -> Game:
    # One car ticket and one rail ticket: d1 in 6 could use either, d2 in 9 only the car.
    return table(
        "hunters", x=1, d1=6, d2=9, d3=12, h1="car/foot rail/foot 5*plane/shad", options={"must_move": reading}
    )


def test_by_option_as_many_detectives_as_possible_must_move() -> None:
    """EU-OP-08."""
    local = stranding("local")
    assert "d1 car/foot 5" in local.legal_moves()
    strict = stranding("maximal")
    assert "d1 car/foot 5" not in strict.legal_moves()
    assert "d1 rail/foot 4" in strict.legal_moves()
    assert refusal(strict, "d1 car/foot 5") == "strands_others"
