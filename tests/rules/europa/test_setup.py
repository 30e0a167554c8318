"""Setting up (EU-014 to EU-029)."""

import json
from collections import Counter

import pytest
from tests.rules.europa.land import LAND, refusal, where

from misterx import Game, boards
from misterx.kernel.errors import TitleError

EUROPE = boards.load("europe")
MISSIONS = EUROPE.extra["missions"]


def deal(players: int = 6, seed: int = 1, **options: object) -> Game:
    return Game.new("europa", players, options, seed=seed)


@pytest.mark.rule("EU-014", "EU-015", "EU-016")
@pytest.mark.parametrize(
    ("players", "shares"), [(2, [5]), (3, [3, 2]), (4, [2, 2, 1]), (5, [2, 1, 1, 1]), (6, [1] * 5)]
)
def test_eu016_one_is_mister_x_and_five_detectives_are_shared_out_evenly(players: int, shares: list[int]) -> None:
    seats = deal(players).seats
    assert seats.pop("x") == ["x"]
    assert [len(pawns) for pawns in seats.values()] == shares
    assert [pawn for pawns in seats.values() for pawn in pawns] == ["d1", "d2", "d3", "d4", "d5"]


@pytest.mark.rule("EU-017")
def test_eu017_every_ticket_in_the_bag_is_as_likely_as_the_other() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(400):
        drawn.update(deal(2, seed).to_position()["hands"]["x"])
    # 3200 tickets: 400 of each kind of car ticket, 267 rail, 133 plane, give or take four standard deviations.
    for ticket, count in drawn.items():
        expected = {"car": 400, "rail": 267, "plane": 133}[ticket.partition("/")[0]]
        assert abs(count - expected) < 4 * expected**0.5, (ticket, count)


@pytest.mark.rule("EU-018", "EU-019")
@pytest.mark.parametrize(("players", "sizes"), [(2, [9]), (3, [7, 6]), (4, [6, 6, 5]), (5, [6, 5, 5, 5]), (6, [5] * 5)])
def test_eu018_hands_are_four_and_one_for_each_detective_and_eight_for_mister_x(players: int, sizes: list[int]) -> None:
    game = deal(players)
    assert [entry["size"] for entry in game.view("public")["hands"].values()] == [8, *sizes]
    assert sum(where(game, "bag").values()) == 120 - 8 - sum(sizes)


@pytest.mark.rule("EU-020", "EU-021")
def test_eu020_detectives_start_on_different_cards_and_mister_x_on_none() -> None:
    cards = set(EUROPE.starts["detective"])
    seen: set[int] = set()
    for seed in range(60):
        game = deal(seed=seed)
        places = [place["station"] for pawn, place in game.view("public")["pawns"].items() if pawn != "x"]
        assert len(set(places)) == 5
        assert set(places) <= cards
        seen |= set(places)
        assert not any("deal x" in text for _, text in game.lines)
    assert seen == cards


@pytest.mark.rule("EU-022", "EU-023")
def test_eu022_mister_x_chooses_a_mission_and_one_of_its_five_starts() -> None:
    game = deal()
    held = {place["station"] for place in game.view("public")["pawns"].values()}
    expected = {
        f"x mission {name} {city}" for name, of in MISSIONS.items() for city in of["starts"] if city not in held
    }
    assert set(game.legal_moves()) == expected
    assert [len(of["starts"]) for of in MISSIONS.values()] == [5, 5, 5]
    assert refusal(game, "x mission yellow 1") == "no_start"
    assert refusal(game, "x mission yellow 120") == "no_start"
    assert refusal(game, "x mission blue 194") == "bad_move_text"
    assert refusal(game, "x car/mag 194") == "illegal_move"


@pytest.mark.rule("EU-024", "EU-025", "EU-026")
def test_eu025_the_others_learn_the_colour_and_nothing_else() -> None:
    game = deal(seed=3)
    game.play("x mission yellow 194")
    assert game.view("x")["start"] == game.to_position()["start"] == 194
    for viewer in ("h1", "h5", "public"):
        view = game.view(viewer)
        assert view["mission"] == "yellow"
        assert view["start"] is None
        assert view["pawns"]["x"]["station"] is None
        assert "start_chosen" not in json.dumps(game.events(viewer))
        assert "x: x mission yellow ?" in game.record(viewer)


@pytest.mark.rule("EU-027")
def test_eu027_he_is_asked_when_all_detectives_stand_on_the_board() -> None:
    game = deal()
    assert game.decider == "x"
    assert all(place["station"] for pawn, place in game.view("public")["pawns"].items() if pawn != "x")


@pytest.mark.rule("EU-028")
def test_eu028_a_start_that_a_detective_holds_is_not_offered() -> None:
    game = Game.new("europa", 2, board=LAND, seed=1)
    held = [place["station"] for pawn, place in game.view("public")["pawns"].items() if pawn != "x"]
    assert refusal(game, f"x mission green {held[0]}") == "station_closed"
    free = {int(move.split()[-1]) for move in game.legal_moves() if "green" in move}
    assert free == set(range(1, 16)) - set(held)


@pytest.mark.rule("EU-029")
def test_eu029_nothing_lies_on_board_and_track() -> None:
    view = deal().view("public")
    assert (view["rings"], view["chips"], view["log"], view["box"]) == ([], {}, [], 0)


def test_by_option_mister_x_chooses_first_and_no_detective_is_dealt_onto_him() -> None:
    """EU-OP-05."""
    for seed in range(40):
        game = Game.new("europa", 2, {"setup_order": "mission_first"}, board=LAND, seed=seed)
        assert all(place["station"] is None for place in game.view("public")["pawns"].values())
        game.play("x mission yellow 5")
        places = [place["station"] for pawn, place in game.view("public")["pawns"].items() if pawn != "x"]
        assert len(set(places)) == 5
        assert 5 not in places


def test_players_may_lead_other_detectives_and_their_hands_follow() -> None:
    """EU-OP-02."""
    game = Game.new("europa", seats={"h1": ["d5"], "h2": ["d1", "d2", "d3", "d4"]}, seed=1)
    sizes = {seat: entry["size"] for seat, entry in game.view("public")["hands"].items()}
    assert sizes == {"x": 8, "h1": 5, "h2": 8}


def test_nobody_is_given_the_whole_team_to_lead() -> None:
    """EU-OP-02: what the detectives do together is any of theirs."""
    with pytest.raises(TitleError, match="no pawn 'team'"):
        Game.new("europa", seats={"h1": ["d1", "team"], "h2": ["d2", "d3", "d4", "d5"]}, seed=1)
