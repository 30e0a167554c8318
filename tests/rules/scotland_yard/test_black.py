"""Black tickets and the ferry (SY-090 to SY-099)."""

import json

import pytest
from tests.toy import legal, log, refusal, station, stock, table, told

from misterx import Game, boards


def black(game: Game) -> int:
    return int(game.view("public")["tickets"]["x"]["black"])


@pytest.mark.rule("SY-090")
@pytest.mark.parametrize("target", [2, 3, 5])
def test_sy090_a_black_ticket_pays_for_any_line(target: int) -> None:
    game = table(x=1, d1=8)
    game.play(f"x black {target}")
    assert (station(game, "x"), black(game)) == (target, 4)


@pytest.mark.rule("SY-090")
def test_sy090_there_is_one_black_move_to_a_station_however_many_lines_lead_there() -> None:
    game = table(x=3, d1=8)
    assert [move for move in game.legal_moves() if move.startswith("x black")] == [
        "x black 1", "x black 2", "x black 4", "x black 5", "x black 6",
    ]  # fmt: skip


@pytest.mark.rule("SY-091")
def test_sy091_nobody_is_told_the_mode_under_a_black_ticket() -> None:
    for viewer in ("h1", "public"):
        texts = set()
        for target in (2, 3, 5):  # by taxi, by bus, by metro
            game = table(x=1, d1=8)
            game.play(f"x black {target}")
            texts.add(told(game, viewer))
        assert len(texts) == 1
    game = table(x=1, d1=8)
    facts = game.play("x black 3")
    assert not {"taxi", "bus", "metro", "ferry"} & set(json.dumps(facts).replace('"', " ").split())


@pytest.mark.rule("SY-092", "SY-095")
def test_sy092_mister_x_rides_the_ferry_for_a_black_ticket_alone() -> None:
    game = table(x=6, d1=1)
    assert refusal(game, "x taxi 7") == "no_connection"
    assert refusal(game, "x bus 7") == "no_connection"
    assert refusal(game, "x ferry 7") == "not_alone"
    game.play("x black 7")
    assert station(game, "x") == 7
    assert "black 7" not in legal(table(x=6, d1=1, black=0), "x")


@pytest.mark.rule("SY-093")
@pytest.mark.parametrize("hunter", ["d1", "p1"])
def test_sy093_no_hunter_rides_the_ferry(hunter: str) -> None:
    game = table("hunters", x=1, **{"d1": 5, hunter: 6})
    assert legal(game, hunter) == {"taxi 3"}
    assert refusal(game, f"{hunter} ferry 7") == "not_alone"
    assert refusal(game, f"{hunter} taxi 7") == "no_connection"
    assert refusal(game, f"{hunter} black 7") == "black_for_x"


@pytest.mark.rule("SY-096", "SY-098")
@pytest.mark.parametrize("edition", ["2015", "classic"])
def test_sy098_a_black_ticket_is_told_as_his_own_and_not_the_reserves(edition: str) -> None:
    game = table(x=6, d1=1, options={"edition": edition})
    game.play("x black 7")
    told = [fact for fact in game.events("h1") if fact["event"] == "tickets" and fact["ticket"] == "black"]
    assert [(fact["stock"], fact["left"]) for fact in told] == [("x", 5), ("x", 4)]
    assert game.view("h1")["tickets"]["x"]["black"] == 4


@pytest.mark.rule("SY-094")
@pytest.mark.parametrize("edition", ["2015", "classic"])
def test_sy094_london_has_a_ferry_from_157_to_115(edition: str) -> None:
    assert (115, 157) in {tuple(sorted(link)) for link in boards.load("london").links("ferry")}
    position = {"title": "scotland-yard", "options": {"edition": edition}, "pawns": {"x": 157, "d1": 1}}
    assert "x black 115" in Game.from_position(position).legal_moves()
    assert "x taxi 115" not in Game.from_position(position).legal_moves()


@pytest.mark.rule("SY-096")
def test_sy096_the_black_ticket_covers_the_entry_and_the_reserve_keeps_its_tickets() -> None:
    game = table(x=3, d1=1, log=log("taxi", "taxi", "taxi 3"), reserve="5/5/5", round=4)
    game.play("x black 5")
    assert game.view("h1")["log"][3] == {"entry": 4, "ticket": "black", "station": None}
    assert stock(game, "reserve") == "5/5/5"


@pytest.mark.rule("SY-097")
@pytest.mark.parametrize(("pair", "left"), [("black 4 black 7", 0), ("taxi 4 black 7", 1), ("black 4 taxi 7", 1)])
def test_sy097_black_tickets_pay_either_or_both_legs_of_a_double(pair: str, left: int) -> None:
    game = table(x=3, d1=1, black=2)
    game.play(f"x double {pair}")
    assert (station(game, "x"), black(game)) == (7, left)


@pytest.mark.rule("SY-098")
def test_sy098_five_black_tickets_and_never_a_sixth() -> None:
    game = table(x=3, d1=1)
    for turn in range(5):
        game.play(f"x black {(4, 3)[turn % 2]}")
        game.play(f"d1 taxi {(2, 1)[turn % 2]}")
    assert black(game) == 0
    assert refusal(game, "x black 3") == "no_ticket"


@pytest.mark.rule("SY-099")
def test_sy099_a_black_ticket_does_not_cancel_a_reveal() -> None:
    game = table(x=3, d1=1, log=log(*["taxi"] * 7))
    game.play("x black 4")
    entry = game.view("h1")["log"][7]
    assert (entry["ticket"], entry["station"]) == ("black", 4)
