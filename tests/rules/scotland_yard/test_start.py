"""Start cards (SY-028 to SY-033)."""

import json

import pytest

from misterx import Game, boards

STARTS = boards.load("london").starts


def deal(players: int, seed: int) -> Game:
    return Game.new("scotland-yard", players=players, seed=seed)


def places(game: Game, viewer: str) -> dict[str, int | None]:
    return {pawn: entry["station"] for pawn, entry in game.view(viewer)["pawns"].items()}


@pytest.mark.rule("SY-028", "SY-029")
def test_sy028_hunters_draw_from_their_cards_and_mister_x_from_his() -> None:
    hunters, xs = set(), set()
    for seed in range(150):
        where = places(deal(6, seed), "x")
        xs.add(where.pop("x"))
        hunters |= set(where.values())
        assert places(deal(6, seed), "public") == {"x": None, **where}
    assert hunters == set(STARTS["detective"])
    assert xs == set(STARTS["mister_x"])


@pytest.mark.rule("SY-030", "SY-033")
@pytest.mark.parametrize(("players", "hunters"), [(2, 4), (3, 4), (4, 4), (5, 4), (6, 5)])
def test_sy033_no_two_hunters_start_on_one_station(players: int, hunters: int) -> None:
    for seed in range(60):
        where = places(deal(players, seed), "public")
        del where["x"]
        assert len(set(where.values())) == len(where) == hunters
        assert set(where.values()) <= set(STARTS["detective"])


@pytest.mark.rule("SY-031", "SY-032")
def test_sy031_mister_xs_card_is_his_secret_and_his_pawn_stays_off_the_board() -> None:
    for seed in range(20):
        game = deal(4, seed)
        assert game.view("x")["start"] == places(game, "x")["x"] in STARTS["mister_x"]
        for viewer in ("h1", "h2", "h3", "public"):
            assert game.view(viewer)["start"] is None
            assert places(game, viewer)["x"] is None
            assert "start_dealt" not in json.dumps(game.events(viewer))
            assert "deal x ?" in game.record(viewer)


@pytest.mark.rule("SY-033")
def test_sy033_every_card_is_as_likely_as_the_other() -> None:
    counts = dict.fromkeys(STARTS["mister_x"], 0)
    for seed in range(1300):
        start = deal(2, seed).view("x")["start"]
        counts[start] += 1
    # 1300 draws of 13 cards: a hundred each, give or take four standard deviations.
    assert all(60 <= count <= 140 for count in counts.values()), counts
