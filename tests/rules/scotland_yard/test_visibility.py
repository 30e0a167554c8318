"""Who can see what: what is open is there for everybody, what is hidden is nowhere that others can look."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.toy import log, refusal, table, told

from misterx import Game, IllegalMove, MisterXError

OTHERS = ("h1", "h2", "public")
EVERYBODY = ("x", *OTHERS)


def opened(**said: Any) -> Game:
    return table("hunters", x=4, d1=(1, "10/8/4"), d2=(6, "11/7/4"), p1=2, log=log("taxi", "black 4"), **said)


OPEN: dict[str, Callable[[dict[str, Any]], Any]] = {
    "hunters' stations": lambda view: [view["pawns"][pawn]["station"] for pawn in ("d1", "d2", "p1")],
    "who is a policeman": lambda view: sorted(set(view["pawns"]) - {"x"} - set(view["tickets"])),
    "detectives' tickets": lambda view: [view["tickets"][pawn] for pawn in ("d1", "d2")],
    "the reserve": lambda view: view["tickets"]["reserve"],
    "black tickets left": lambda view: view["tickets"]["x"]["black"],
    "double tickets left": lambda view: view["double"],
    "tickets on the log": lambda view: [entry["ticket"] for entry in view["log"]],
    "round": lambda view: view["round"],
    "reveals": lambda view: view["reveals"],
    "whose turn": lambda view: view["turn"],
    "who has moved": lambda view: view["moved"],
    "seats": lambda view: view["seats"],
    "options": lambda view: view["options"],
}
SHOULD: dict[str, Any] = {
    "hunters' stations": [1, 6, 2],
    "who is a policeman": ["p1"],
    "detectives' tickets": [{"taxi": 10, "bus": 8, "metro": 4}, {"taxi": 11, "bus": 7, "metro": 4}],
    "the reserve": {"taxi": 35, "bus": 30, "metro": 15},
    "black tickets left": 4,
    "double tickets left": 2,
    "tickets on the log": ["taxi", "black"],
    "round": 2,
    "reveals": [3, 8, 13, 18, 24],
    "whose turn": "hunters",
    "who has moved": [],
    "seats": {"x": ["x"], "h1": ["d1"], "h2": ["d2"]},
}


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("what", SHOULD)
def test_everybody_sees_what_lies_open(what: str, viewer: str) -> None:
    assert OPEN[what](opened().view(viewer)) == SHOULD[what]


@pytest.mark.parametrize("viewer", OTHERS)
def test_the_start_station_is_hidden_until_the_end(viewer: str) -> None:
    texts = set()
    for start in (3, 6, 8):
        game = table(x=start, d1=1, d2=5)
        assert game.view("x")["start"] == start
        assert game.view(viewer)["start"] is None
        texts.add(told(game, viewer))
    assert len(texts) == 1
    game.resign("h1")
    assert game.view(viewer)["start"] == 8


@pytest.mark.parametrize("viewer", OTHERS)
def test_the_decks_are_known_and_the_card_drawn_is_not(viewer: str) -> None:
    lines = Game.new("scotland-yard", 3, seed=3).record(viewer)
    assert "deal x ?" in lines
    assert lines.count("deal") == 5


@pytest.mark.parametrize("viewer", OTHERS)
def test_his_station_is_hidden_but_for_reveals_and_the_end(viewer: str) -> None:
    game = table(x=3, d1=1, d2=8, log=log("taxi"))
    game.play("x taxi 4")
    assert game.view("x")["pawns"]["x"]["station"] == 4
    assert game.view(viewer)["pawns"]["x"]["station"] is None
    for move in ("d1 taxi 2", "d2 taxi 7", "x taxi 5"):
        game.play(move)
    assert game.view(viewer)["pawns"]["x"]["station"] == 5  # the third entry is a reveal
    for move in ("d1 taxi 1", "d2 taxi 8", "x taxi 4"):
        game.play(move)
    assert game.view(viewer)["pawns"]["x"]["station"] is None
    game.resign("x")
    assert game.view(viewer)["pawns"]["x"]["station"] == 4
    assert [entry["station"] for entry in game.view(viewer)["log"]][1:] == [4, 5, 4]


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_double_is_told_with_the_order_of_its_tickets(viewer: str) -> None:
    game = table(x=1, d1=8, d2=6)
    game.play("x double taxi 2 black 3")
    view = game.view(viewer)
    assert view["double"] == 1
    assert [(entry["ticket"], entry["double"], entry["station"]) for entry in view["log"]] == [
        ("taxi", True, None),
        ("black", True, None),
    ]
    names = [fact["event"] for fact in game.events(viewer)]
    assert names.index("double_played") < names.index("entry_covered")


@pytest.mark.parametrize("viewer", OTHERS)
def test_his_legal_moves_and_their_number_are_never_sent(viewer: str) -> None:
    texts = set()
    for start in (3, 6):  # with 23 and with 8 moves
        game = table(x=start, d1=1, d2=8)
        texts.add(told(game, viewer))
        assert "legal" not in game.view(viewer)
        assert viewer == "public" or game.legal_moves(viewer) == []
    assert len(texts) == 1
    assert len(game.view("x")["legal"]) == len(game.legal_moves())


def test_hunters_get_their_own_moves_and_mister_x_does_not() -> None:
    game = opened()
    assert set(game.view("h1")["legal"]) == {move for move in game.legal_moves() if move[:2] in ("d1", "p1")}
    assert "legal" not in game.view("x")
    assert "legal" not in game.view("public")


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_no_capture_is_told_after_each_hunters_move(viewer: str) -> None:
    game = opened()
    seen = len(game.events(viewer))
    game.play("p1 taxi 3")
    names = [fact["event"] for fact in game.events(viewer)[seen:]]
    assert names == ["rode"]
    assert game.view(viewer)["result"] is None


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_whole_log_and_the_start_are_open_when_the_game_is_over(viewer: str) -> None:
    game = table(x=6, d1=1, d2=8)
    for move in ("x black 7", "d1 taxi 2", "d2 taxi 7"):
        game.play(move)
    view = game.view(viewer)
    assert (view["start"], view["log"][0]["station"], view["log"][0]["ticket"]) == (6, 7, "black")
    assert view["result"] == {"winner": "hunters", "reason": "captured"}
    assert game.record(viewer) == game.record()
    assert "ferry" not in json.dumps(game.events(viewer))  # no mode was recorded
    assert "ferry" not in game.record(viewer)


def test_everything_at_once_is_for_finished_games() -> None:
    game = opened()
    for ask in (lambda: game.view("all"), lambda: game.record(), lambda: game.events("all")):
        with pytest.raises(MisterXError) as caught:
            ask()
        assert caught.value.code == "game_running"
    game.resign("x")
    assert game.view("all")["pawns"]["x"]["station"] == 4


@pytest.mark.parametrize(
    "attempt",
    ["d1 taxi 3", "d1 taxi 99", "d1 bus 2", "d1 stay", "d1 black 3", "p1 ferry 7", "x taxi 3", "nonsense", "d2 taxi 7"],
)
def test_refusals_to_hunters_do_not_depend_on_where_he_is(attempt: str) -> None:
    for decides in ("hunters", "x"):
        texts = set()
        for place in (4, 5, 8):
            entries = log("taxi", "taxi") if decides == "hunters" else log("taxi")
            game = table(decides, x=place, d1=1, d2=6, p1=2, round=2, log=entries)
            with pytest.raises(IllegalMove) as caught:
                game.play(attempt, "h1")
            texts.add((caught.value.code, str(caught.value), json.dumps(caught.value.arguments, default=str)))
        assert len(texts) == 1, texts


def test_a_hunter_cannot_try_out_moves_on_his_station() -> None:
    """Moving onto him captures; there is nothing to learn from asking first."""
    game = table("hunters", x=4, d1=3, d2=8)
    assert "d1 taxi 4" in game.legal_moves("h1")
    assert refusal(game, "d1 taxi 4", "h2") == "not_your_pawn"
