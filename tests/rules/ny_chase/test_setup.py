"""Contents of the box, roles, tickets and start cards (NY-001 to NY-031, NY-105 to NY-109)."""

from __future__ import annotations

import json

import pytest
from tests.toy import stock, written

from misterx import Game, TitleError, boards, titles

BOX = titles.load("ny-chase").tables["box"]
CARDS = boards.load("new-york").starts["common"]
PLAYERS = (3, 4, 5, 6)
DETECTIVES = {3: 4, 4: 3, 5: 4, 6: 5}


def new(players: int, seed: int = 1) -> Game:
    return Game.new("ny-chase", players, seed=seed)


@pytest.mark.rule("NY-001", "NY-018")
@pytest.mark.parametrize("players", PLAYERS)
def test_ny001_one_white_figure_and_one_for_each_detective(players: int) -> None:
    pawns = list(new(players).view("public")["pawns"])
    assert pawns == ["x", *(f"d{number}" for number in range(1, DETECTIVES[players] + 1))]
    assert len(set(pawns)) <= BOX["pawns"] == 6


@pytest.mark.rule("NY-002", "NY-007", "NY-022")
@pytest.mark.parametrize("players", PLAYERS)
def test_ny002_one_helicopter_and_three_cards_lie_ready(players: int) -> None:
    assert (BOX["helicopters"], BOX["helicopter_cards"]) == (1, 3)
    view = new(players).view("x")
    assert view["helicopter"] == {"cards": 3, "pawn": None, "station": None}
    assert view["roadblocks"] == []


@pytest.mark.rule("NY-003")
def test_ny003_there_are_three_roadblocks() -> None:
    assert BOX["roadblocks"] == 3
    with pytest.raises(TitleError, match="from 0 to 3"):
        Game.new("ny-chase", options={"roadblocks": 4})


@pytest.mark.rule("NY-004")
def test_ny004_the_box_holds_137_tickets_exactly_for_six_players() -> None:
    assert BOX["tickets"] == {"taxi": 61, "bus": 47, "subway": 24, "black": 5}
    view = new(6).view("x")
    dealt = {kind: sum(owned.get(kind, 0) for owned in view["tickets"].values()) for kind in BOX["tickets"]}
    assert dealt == BOX["tickets"]
    assert sum(dealt.values()) == 137


@pytest.mark.rule("NY-005", "NY-027")
def test_ny005_everybody_draws_from_one_deck_of_18() -> None:
    assert len(set(CARDS)) == BOX["start_cards"] == 18
    xs, hunters = set(), set()
    for seed in range(120):
        where = [entry["station"] for entry in new(6, seed).view("x")["pawns"].values()]
        assert len(set(where)) == 6
        xs.add(where[0])
        hunters |= set(where[1:])
    assert xs == hunters == set(CARDS)


@pytest.mark.rule("NY-006", "NY-016")
@pytest.mark.parametrize("players", PLAYERS)
def test_ny006_mister_x_gets_both_double_move_cards(players: int) -> None:
    assert new(players).view("x")["double"] == BOX["double"] == 2


@pytest.mark.rule("NY-009", "NY-014")
def test_ny009_mister_x_alone_has_the_figure_and_the_log() -> None:
    game = new(4)
    assert game.seats["x"] == ["x"]
    move = game.legal_moves()[0]
    game.play(move)
    assert [entry["station"] for entry in game.view("x")["log"]] == [int(move.split()[-1])]
    game.play(game.legal_moves()[0])
    assert len(game.view("x")["log"]) == 1


@pytest.mark.rule("NY-010")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_ny010_three_to_six_people_play(players: int) -> None:
    with pytest.raises(TitleError) as caught:
        new(players)
    assert caught.value.code == "bad_players"


@pytest.mark.rule("NY-011", "NY-013")
@pytest.mark.parametrize("players", PLAYERS)
def test_ny011_one_mister_x_and_every_other_player_leads_detectives(players: int) -> None:
    seats = new(players).seats
    assert seats.pop("x") == ["x"]
    assert len(seats) == players - 1
    assert all(seats.values())
    assert [pawn for owned in seats.values() for pawn in owned] == [f"d{n + 1}" for n in range(DETECTIVES[players])]


@pytest.mark.rule("NY-013")
def test_ny013_one_player_may_take_several_detectives() -> None:
    game = Game.new("ny-chase", 4, seats={"h1": ["d1", "d3"], "h2": ["d2"]}, seed=1)
    game.play(game.legal_moves()[0])
    assert {move.split()[0] for move in game.legal_moves("h1")} == {"d1"}


@pytest.mark.rule("NY-015", "NY-017")
@pytest.mark.parametrize("players", PLAYERS)
def test_ny015_mister_xs_tickets(players: int) -> None:
    own = new(players).view("public")["tickets"]["x"]
    assert own == {"taxi": 11, "bus": 7, "subway": 4, "black": DETECTIVES[players]}


@pytest.mark.rule("NY-019", "NY-020")
@pytest.mark.parametrize(("players", "pool"), [(3, "40/32/16"), (4, "30/24/12"), (5, "40/32/16"), (6, "50/40/20")])
def test_ny020_ten_eight_four_for_each_detective_in_one_stock(players: int, pool: str) -> None:
    game = new(players)
    assert stock(game, "pool") == pool
    assert set(game.view("x")["tickets"]) == {"x", "pool"}


@pytest.mark.rule("NY-023", "NY-024", "NY-109")
@pytest.mark.parametrize(("players", "number"), [(3, 2), (4, 3), (5, 2), (6, 2)])
def test_ny023_three_roadblocks_for_three_detectives_and_two_for_more(players: int, number: int) -> None:
    assert new(players).view("public")["options"]["roadblocks"] == number


@pytest.mark.rule("NY-025", "NY-108")
@pytest.mark.parametrize("players", PLAYERS)
def test_ny025_everybody_sees_the_order_which_stays(players: int) -> None:
    game = new(players)
    order = [f"d{number + 1}" for number in range(DETECTIVES[players])]
    for _ in range(3):
        assert {tuple(game.view(viewer)["order"]) for viewer in ("x", "h1", "public")} == {tuple(order)}
        game.play(next(move for move in game.legal_moves() if "double" not in move))
        for pawn in order:
            assert game.view("public")["next"] == pawn
            assert {move.split()[0] for move in game.legal_moves()} == {pawn}
            game.play(game.legal_moves()[0])
            if game.result:
                return


@pytest.mark.rule("NY-026")
@pytest.mark.parametrize(("players", "left"), [(6, "0/0/0/0"), (5, "10/8/4/1"), (3, "10/8/4/1"), (4, "20/16/8/2")])
def test_ny026_undealt_tickets_are_nobodys(players: int, left: str) -> None:
    view = new(players).view("x")
    held = {kind: sum(owned.get(kind, 0) for owned in view["tickets"].values()) for kind in BOX["tickets"]}
    assert "/".join(str(BOX["tickets"][kind] - held[kind]) for kind in BOX["tickets"]) == left


@pytest.mark.rule("NY-028", "NY-029")
def test_ny028_detectives_stand_openly_on_their_cards() -> None:
    for seed in range(10):
        game = new(5, seed)
        where = {pawn: entry["station"] for pawn, entry in game.view("public")["pawns"].items() if pawn != "x"}
        assert set(where.values()) <= set(CARDS)
        for pawn, station in where.items():
            assert f"chance: deal {pawn} {station}" in game.record("h1").splitlines()


@pytest.mark.rule("NY-030", "NY-031")
def test_ny030_his_start_is_secret_until_the_end() -> None:
    game = new(4)
    start = game.view("x")["start"]
    assert start in CARDS
    for viewer in ("h1", "h3", "public"):
        view = game.view(viewer)
        assert (view["start"], view["pawns"]["x"]["station"]) == (None, None)
        assert "start_dealt" not in json.dumps(game.events(viewer))
        assert "deal x ?" in game.record(viewer)
    game.resign("h1")
    assert {game.view(viewer)["start"] for viewer in ("h1", "h3", "public", "x")} == {start}
    assert f"deal x {start}" in game.record()


@pytest.mark.rule("NY-105", "NY-106", "NY-107")
def test_ny105_with_three_players_two_lead_two_detectives_each() -> None:
    game = new(3)
    assert game.seats == {"x": ["x"], "h1": ["d1", "d2"], "h2": ["d3", "d4"]}
    assert written(game.view("x")["tickets"]["pool"]) == "40/32/16"
    assert game.view("x")["tickets"]["x"]["black"] == 4


@pytest.mark.rule("NY-108")
def test_ny108_the_agreed_order_may_go_by_turns() -> None:
    game = Game.new("ny-chase", 3, seats={"h1": ["d1", "d3"], "h2": ["d2", "d4"]}, seed=1)
    game.play(game.legal_moves()[0])
    movers = []
    while game.decider == "hunters":
        movers.append(next(seat for seat in ("h1", "h2") if game.legal_moves(seat)))
        game.play(game.legal_moves()[0])
    assert movers == ["h1", "h2", "h1", "h2"]
