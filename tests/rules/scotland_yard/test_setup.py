"""Contents of the box, and how it is dealt for three to six players (SY-001 to SY-027)."""

import pytest
from tests.toy import refusal, stock, table, written

from misterx import Game, TitleError, boards, titles

TITLE = titles.load("scotland-yard")
BOX = TITLE.tables["box"]


def new(players: int) -> Game:
    return Game.new("scotland-yard", players=players, seed=1)


def detectives(game: Game) -> list[str]:
    return [pawn for pawn in game.view("public")["pawns"] if pawn.startswith("d")]


def policemen(game: Game) -> list[str]:
    return [pawn for pawn in game.view("public")["pawns"] if pawn.startswith("p")]


@pytest.mark.rule("SY-001")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_sy001_there_are_six_pawns_one_of_them_mister_xs(players: int) -> None:
    pawns = list(new(players).view("public")["pawns"])
    assert pawns.count("x") == 1
    assert len(pawns) <= BOX["pawns"] == 6
    with pytest.raises(TitleError, match="there are 5"):
        Game.new("scotland-yard", options={"detectives": 5, "policemen": 1})


@pytest.mark.rule("SY-002")
def test_sy002_there_are_29_start_cards_of_two_kinds() -> None:
    starts = boards.load("london").starts
    hunters, x = set(starts["detective"]), set(starts["mister_x"])
    assert (len(starts["detective"]), len(starts["mister_x"])) == (16, 13)
    assert len(hunters | x) == 29


@pytest.mark.rule("SY-003", "SY-004")
def test_sy003_the_box_holds_130_tickets_and_three_double_moves() -> None:
    assert BOX["tickets"] == {"taxi": 57, "bus": 45, "metro": 23, "black": 5}
    assert sum(BOX["tickets"].values()) == 130
    assert BOX["double"] == 3


@pytest.mark.rule("SY-005")
def test_sy005_there_are_ticket_boards_for_five_detectives() -> None:
    assert len(detectives(new(6))) == 5
    with pytest.raises(TitleError):
        Game.new("scotland-yard", options={"detectives": 6})


@pytest.mark.rule("SY-006", "SY-014")
def test_sy006_there_is_one_log_and_mister_x_alone_writes_it() -> None:
    game = table(x=3, d1=1, d2=5)
    game.play("x taxi 4")
    game.play("d1 taxi 2")
    view = game.view("x")
    assert [entry["station"] for entry in view["log"]] == [4]
    assert view["seats"]["x"] == ["x"]


@pytest.mark.rule("SY-008")
def test_sy008_there_are_rings_for_two_policemen() -> None:
    assert BOX["police_rings"] == 2
    with pytest.raises(TitleError):
        Game.new("scotland-yard", players=3, options={"policemen": 3})


@pytest.mark.rule("SY-009")
def test_sy009_two_to_six_people_play() -> None:
    for players in (1, 7, 0, -2):
        with pytest.raises(TitleError) as caught:
            new(players)
        assert caught.value.code == "bad_players"
    for players in range(2, 7):
        assert new(players).view("public")["players"] == players


@pytest.mark.rule("SY-010", "SY-012")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sy010_one_player_is_mister_x_and_every_other_a_detective(players: int) -> None:
    seats = new(players).view("public")["seats"]
    assert list(seats) == ["x", *(f"h{number}" for number in range(1, players))]
    assert seats == {"x": ["x"], **{f"h{number}": [f"d{number}"] for number in range(1, players)}}


@pytest.mark.rule("SY-013", "SY-020")
@pytest.mark.parametrize(
    ("players", "reserve"), [(3, "35/29/15"), (4, "24/21/11"), (5, "13/13/7"), (6, "2/5/3"), (2, "35/29/15")]
)
def test_sy020_undealt_tickets_lie_open_in_the_reserve(players: int, reserve: str) -> None:
    game = new(players)
    for viewer in ("x", "h1", "public"):
        assert written(game.view(viewer)["tickets"]["reserve"]) == reserve


@pytest.mark.rule("SY-015", "SY-016")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_sy015_mister_x_gets_five_black_tickets_and_two_double_moves(players: int) -> None:
    view = new(players).view("x")
    assert view["tickets"]["x"] == {"black": 5}
    assert view["double"] == 2 == BOX["double"] - 1


@pytest.mark.rule("SY-017")
def test_sy017_mister_x_owns_no_ordinary_tickets_and_draws_on_the_reserve() -> None:
    game = table(x=3, d1=1, d2=5, reserve="2/0/0")
    assert game.view("x")["tickets"]["x"].keys() == {"black"}
    game.play("x taxi 4")
    assert stock(game, "reserve") == "1/0/0"


@pytest.mark.rule("SY-018", "SY-019")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sy019_each_detective_has_a_board_of_his_own_with_11_8_4(players: int) -> None:
    game = new(players)
    assert len(set(detectives(game))) == players - 1
    assert [stock(game, pawn) for pawn in detectives(game)] == ["11/8/4"] * (players - 1)


@pytest.mark.rule("SY-021", "SY-022", "SY-023")
@pytest.mark.parametrize(("players", "helpers"), [(3, 2), (4, 1), (5, 0), (6, 0)])
def test_sy021_policemen_help_where_there_are_fewer_than_four_detectives(players: int, helpers: int) -> None:
    assert len(policemen(new(players))) == helpers


@pytest.mark.rule("SY-024")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sy024_policemen_are_pawns_that_no_detective_has(players: int) -> None:
    game = new(players)
    pawns = game.view("public")["pawns"]
    assert len(pawns) == 1 + len(detectives(game)) + len(policemen(game)) <= 6
    assert not set(policemen(game)) & {pawn for owned in game.seats.values() for pawn in owned}


@pytest.mark.rule("SY-025")
def test_sy025_a_policeman_stays_a_policeman() -> None:
    game = Game.new("scotland-yard", players=3, seed=4)
    before = policemen(game)
    while not game.result:
        game.play(game.legal_moves()[0])
        assert policemen(game) == before
        assert not set(game.view("public")["tickets"]) & set(before)


@pytest.mark.rule("SY-026", "SY-045")
@pytest.mark.parametrize("ride", ["p1 metro 5", "p1 bus 3", "p1 taxi 2"])
def test_sy026_a_policeman_rides_free_and_adds_nothing_to_the_reserve(ride: str) -> None:
    game = table("hunters", x=8, d1=(6, "0/0/0"), p1=1)
    before = game.view("public")["tickets"]
    game.play(ride)
    assert game.view("public")["tickets"] == before


@pytest.mark.rule("SY-027")
def test_sy027_any_detective_may_move_a_policeman_but_not_mister_x() -> None:
    for seat in ("h1", "h2"):
        game = table("hunters", x=8, d1=6, d2=2, p1=1)
        assert "p1 metro 5" in game.legal_moves(seat)
        game.play("p1 metro 5", seat=seat)
    game = table("hunters", x=8, d1=6, d2=2, p1=1)
    assert refusal(game, "p1 metro 5", "x") == "not_your_pawn"
    assert refusal(game, "d2 taxi 3", "h1") == "not_your_pawn"
