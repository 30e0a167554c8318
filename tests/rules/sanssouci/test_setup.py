"""Dealing pawns, tickets and start cards (SS-012 to SS-030)."""

from collections import Counter

import pytest
from tests.rules.sanssouci.town import black, play, potsdam, shown, stock, table
from tests.toy import refusal

from misterx import Game


def new(players: int, seed: int = 1) -> Game:
    return Game.new("sanssouci", players=players, seed=seed)


def agents(game: Game) -> list[str]:
    return [pawn for pawn in game.view("public")["pawns"] if pawn != "x"]


@pytest.mark.rule("SS-012")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ss012_one_player_is_mister_x_and_all_others_hunt(players: int) -> None:
    seats = new(players).seats
    assert list(seats) == ["x", *(f"h{number}" for number in range(1, players))]
    assert seats["x"] == ["x"]


@pytest.mark.rule("SS-013", "SS-014")
def test_ss013_one_opponent_leads_four_agents_and_two_lead_two_each() -> None:
    assert new(2).seats["h1"] == ["d1", "d2", "d3", "d4"]
    assert new(3).seats == {"x": ["x"], "h1": ["d1", "d2"], "h2": ["d3", "d4"]}


@pytest.mark.rule("SS-015")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_ss015_three_to_five_opponents_lead_one_agent_each(players: int) -> None:
    game = new(players)
    assert len(agents(game)) == players - 1
    assert all(len(pawns) == 1 for pawns in game.seats.values())


@pytest.mark.rule("SS-016", "SS-017", "SS-018")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ss016_mister_x_gets_four_foot_three_vip_and_three_train_tickets(players: int) -> None:
    assert stock(new(players), "x") == "4/3/3"


@pytest.mark.rule("SS-019")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ss019_mister_x_gets_two_double_move_tickets(players: int) -> None:
    assert new(players).view("public")["double"] == 2


@pytest.mark.rule("SS-020")
@pytest.mark.parametrize(("players", "tickets"), [(2, 4), (3, 4), (4, 3), (5, 4), (6, 5)])
def test_ss020_mister_x_gets_a_black_ticket_for_every_agent(players: int, tickets: int) -> None:
    assert black(new(players)) == tickets == len(agents(new(players)))


@pytest.mark.rule("SS-021")
def test_ss021_mister_xs_pawn_is_not_on_the_board_and_the_log_is_his() -> None:
    game = new(4)
    assert game.view("public")["pawns"]["x"]["station"] is None
    assert game.view("h1")["pawns"]["x"]["station"] is None
    game.play(game.legal_moves()[0])
    assert isinstance(shown(game, "x")[0], int)


@pytest.mark.rule("SS-022")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ss022_every_agent_gets_ten_foot_eight_vip_and_four_train_tickets(players: int) -> None:
    game = new(players)
    assert {stock(game, agent) for agent in agents(game)} == {"10/8/4"}


@pytest.mark.rule("SS-023")
def test_ss023_agents_hold_neither_black_nor_double_move_tickets() -> None:
    game = table(decides="hunters", x=8, d1=3, d2=5)
    assert all(set(game.view("x")["tickets"][agent]) == {"foot", "vip", "train"} for agent in ("d1", "d2"))
    assert refusal(game, "d1 black 4") == "black_for_x"
    assert refusal(game, "d1 double foot 4") == "no_double"


@pytest.mark.rule("SS-024")
def test_ss024_one_players_agents_have_stocks_of_their_own() -> None:
    game = table(decides="hunters", seats={"h1": ["d1", "d2"]}, x=8, d1=(1, "1/0/0"), d2=(5, "10/8/4"))
    assert refusal(game, "d1 vip 3") == "no_ticket"
    game.play("d1 foot 2", "h1")
    assert (stock(game, "d1"), stock(game, "d2")) == ("0/0/0", "10/8/4")


@pytest.mark.rule("SS-025")
def test_ss025_tickets_that_mark_a_stock_are_not_dealt() -> None:
    game = new(2)
    assert [stock(game, agent) for agent in agents(game)] == ["10/8/4"] * 4
    box = game.title.tables["box"]["tickets"]
    dealt = [sum(held[mode] for held in game.view("public")["tickets"].values()) for mode in ("foot", "vip", "train")]
    assert [box["foot"] - dealt[0], box["vip"] - dealt[1], box["train"] - dealt[2]] == [10, 8, 4]


@pytest.mark.rule("SS-026")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_ss026_a_card_is_drawn_for_every_pawn(players: int) -> None:
    game = new(players)
    deals = [text.split() for seat, text in game.lines if seat == "chance"]
    assert [pawn for _, pawn, _ in deals] == [*agents(game), "x"]
    assert {int(field) for _, _, field in deals} <= set(game.board.starts["common"])


@pytest.mark.rule("SS-026", "SS-027")
def test_ss027_cards_are_drawn_evenly_and_never_twice() -> None:
    starts: Counter[int] = Counter()
    for seed in range(1000):
        game = new(6, seed)
        fields = [pawn["station"] for pawn in game.view("x")["pawns"].values()]
        assert len(set(fields)) == 6, seed
        starts[fields[0]] += 1
    assert len(starts) == 13
    assert 40 < min(starts.values()) <= max(starts.values()) < 120  # 77 each on average


@pytest.mark.rule("SS-028")
def test_ss028_everybody_sees_where_the_agents_start() -> None:
    game = new(6)
    dealt = {pawn: int(field) for _, pawn, field in (text.split() for _, text in game.lines)}
    for viewer in ("x", "h1", "h5", "public"):
        pawns = game.view(viewer)["pawns"]
        assert {agent: pawns[agent]["station"] for agent in agents(game)} == {
            agent: dealt[agent] for agent in agents(game)
        }


@pytest.mark.rule("SS-029")
def test_ss029_mister_xs_start_is_known_to_him_alone() -> None:
    game = new(6)
    own = game.view("x")
    assert own["start"] == own["pawns"]["x"]["station"] is not None
    for viewer in ("h1", "h5", "public"):
        view = game.view(viewer)
        assert view["start"] is None
        assert view["pawns"]["x"]["station"] is None
        assert f"deal x {own['start']}" not in game.record(viewer)
        assert "deal x ?" in game.record(viewer)
        assert not any(event["event"] == "start_dealt" for event in game.events(viewer))


@pytest.mark.rule("SS-030")
def test_ss030_the_first_entry_is_the_first_destination() -> None:
    game = potsdam(x=99, d1=1, d2=2, d3=3)
    play(game, "x vip 102")
    assert shown(game, "x") == [102]
    assert game.view("x")["start"] == 99
