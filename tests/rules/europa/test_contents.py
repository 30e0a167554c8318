"""What is in the box (EU-001 to EU-013)."""

from collections.abc import Iterable
from typing import Any

import pytest
from tests.rules.europa.land import LAND, after_moves, faults, legal, play, refusal, shuttle, table, total

from misterx import Game, IllegalMove, boards, titles
from misterx.kernel.errors import TitleError

TITLE = titles.load("europa")


@pytest.mark.rule("EU-001")
@pytest.mark.parametrize("players", [1, 7, 0, "3", True])
def test_eu001_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(TitleError, match="2 to 6"):
        Game.new("europa", players)


@pytest.mark.rule("EU-001", "EU-003")
@pytest.mark.parametrize("players", range(2, 7))
def test_eu003_120_tickets_are_on_the_table_whoever_plays(players: int) -> None:
    assert TITLE.tables["box"]["tickets"] == total(Game.new("europa", players, seed=1)) == 120


@pytest.mark.rule("EU-002", "EU-004")
def test_eu004_the_board_has_199_cities_and_15_start_cards() -> None:
    board = boards.load(TITLE.board)
    assert board.numbers == tuple(range(1, 200))
    assert len(set(board.starts["detective"])) == TITLE.tables["box"]["start_cards"] == 15


@pytest.mark.rule("EU-005")
def test_eu005_there_are_five_detectives_and_mister_x() -> None:
    assert list(Game.new("europa", seed=1).view("public")["pawns"]) == ["x", "d1", "d2", "d3", "d4", "d5"]


@pytest.mark.rule("EU-007")
def test_eu007_there_are_five_pairs_of_rings() -> None:
    assert TITLE.tables["box"]["ring_pairs"] == Game.new("europa", seed=1).state.ring_entry.size == 5


@pytest.mark.rule("EU-008")
def test_eu008_chips_are_yellow_or_pink_and_22() -> None:
    game = table("hunters", x=3)
    for colour in ("yellow", "pink"):
        game.note(f"chip {colour} 5", "h1")
        assert game.view("h1")["chips"] == {"5": colour}
    assert TITLE.tables["box"]["chips"] == 22


def lay_chips(game: Game, cities: Iterable[int]) -> int:
    """How many chips can be laid on these cities, one after the other."""
    for laid, city in enumerate(cities):
        try:
            game.note(f"chip yellow {city}", "h1")
        except IllegalMove:
            return laid
    return len(game.view("h1")["chips"])


@pytest.mark.rule("EU-008", "EU-132")
@pytest.mark.parametrize(
    ("title", "options", "most"),
    [
        ("europa", {}, 22),
        ("europa", {"investigation_chips": 3}, 3),
        ("europa", {"investigation_chips": "unlimited"}, 40),
        ("europa@2", {}, 40),
        ("europa@1", {}, 40),
    ],
)
def test_eu008_no_more_chips_lie_on_the_board_than_the_box_has(title: str, options: dict[str, Any], most: int) -> None:
    pawns = {"x": 164, "d1": 135, "d2": 111, "d3": 110, "d4": 174, "d5": 84}
    position: dict[str, Any] = {"title": title, "options": options, "mission": "yellow", "start": 194, "pawns": pawns}
    game = Game.from_position({**position, "pawns": {**pawns, "x": 194}, "decides": "hunters"}, seed=1)
    assert lay_chips(game, range(1, 41)) == most
    game.note("chip pink 1", "h2")  # one that lies is turned
    game.note("chip off 2", "h1")
    game.note("chip pink 50", "h1")
    assert len(game.view("h1")["chips"]) == most


@pytest.mark.rule("EU-008")
def test_eu008_a_position_has_no_more_chips_than_the_box() -> None:
    chips = {str(city): "pink" for city in range(1, 6)}
    assert table("hunters", x=3, chips=chips).view("h1")["chips"] == chips
    few = {"investigation_chips": 4}
    assert faults(decides="hunters", x=3, chips=chips, options=few) == ["chips: there are only 4."]
    with pytest.raises(IllegalMove) as caught:
        table("hunters", x=3, chips=chips, options={"investigation_chips": 5}).note("chip pink 9", "h1")
    why = "only 5 chips may lie on the board at once; take one off first."
    assert str(caught.value) == f"No chip can be placed or taken now: {why}"


@pytest.mark.rule("EU-009")
def test_eu009_every_ticket_has_a_mode_and_a_symbol() -> None:
    kinds = [f"{mode}/{symbol}" for mode in ("car", "rail", "plane") for symbol in ("mag", "blue", "foot", "shad")]
    assert list(Game.new("europa", seed=1).words.tickets) == kinds


@pytest.mark.rule("EU-010")
def test_eu010_a_ticket_paid_for_a_double_move_cannot_move_him_too() -> None:
    game = table(x=3, hold="3*car/foot rail/mag 2*rail/blue")
    assert not any("double" in move for move in game.legal_moves())
    assert refusal(game, "x double car/foot 4 pay car/foot car/foot car/foot") == "no_ticket"


@pytest.mark.rule("EU-011")
def test_eu011_both_sides_use_the_mode_whatever_the_symbol() -> None:
    game = table(x=3, hold="car/mag car/blue car/foot car/shad", h1="car/mag car/shad", d1=5, d2=13)
    assert {move.split()[0] for move in legal(game, "x")} == {"car/mag", "car/blue", "car/foot", "car/shad"}
    play(game, "x car/mag 2", "x discard none")
    assert {"car/mag 4", "car/shad 4"} <= legal(game, "d1")


@pytest.mark.rule("EU-012")
def test_eu012_each_side_has_its_own_symbols() -> None:
    game = table(x=3, hold="4*car/mag 4*car/blue")
    assert refusal(game, "x double car/mag 4 pay car/mag car/mag car/mag") == "wrong_price"
    assert refusal(game, "x hidden car/mag 4 pay car/blue car/blue car/blue") == "wrong_price"
    team = after_moves(x=4, start=3, log=shuttle(5, 3, 4), h1="4*car/foot", h2="4*car/shad")
    assert team.decider == "hunters"
    assert not legal(team, "team")
    assert refusal(team, "team investigate pay h1 car/foot car/foot car/foot") == "wrong_price"
    assert refusal(team, "team operate d1 11 pay h1 car/foot car/foot car/foot") == "wrong_price"


@pytest.mark.rule("EU-013")
def test_eu013_cars_are_common_planes_rare_and_symbols_alike() -> None:
    bag = dict(
        zip(Game.new("europa", seed=1).words.tickets, Game("europa", 2, None, LAND, None, 0).opening.bag, strict=True)
    )
    for mode, count in (("car", 15), ("rail", 10), ("plane", 5)):
        assert {int(bag[f"{mode}/{symbol}"]) for symbol in ("mag", "blue", "foot", "shad")} == {count}


def test_other_mixes_are_options_and_must_come_to_120() -> None:
    uniform = Game("europa", 2, {"ticket_mix": "uniform"}, LAND, None, 0).opening.bag
    assert set(uniform.tolist()) == {10}
    heavy = Game("europa", 2, {"ticket_mix": "car_heavy"}, LAND, None, 0).opening.bag.tolist()
    assert heavy == [18] * 4 + [8] * 4 + [4] * 4
    own = Game("europa", 2, {"ticket_mix": {"car/mag": 100, "rail/shad": 20}}, LAND, None, 0).opening.bag.tolist()
    assert own[0] == 100
    assert own[7] == 20
    assert sum(own) == 120
    for mix in ({"car/mag": 119}, {"car/mag": 121}, {"car/mag": -1, "rail/mag": 121}, {"bus/mag": 120}, "heavy"):
        with pytest.raises(TitleError, match="come to 120"):
            Game("europa", 2, {"ticket_mix": mix}, LAND, None, 0)
