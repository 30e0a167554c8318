"""A table says who leads which pawn: dealt so, kept so, told so, and taken along to the next game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Server, out_of_reach, sit
from tests.server.test_links import ANN

from misterx.cli import main
from misterx.play import Game
from misterx.play.verification import verify

CROSSED = {"h1": ["d5", "d1"], "h2": ["d2", "d4", "d3"]}
EVERYBODY = dict.fromkeys(("x", "h1", "h2"), "me")


@pytest.fixture(scope="module")
def record(server: Server) -> tuple[dict[str, Any], str]:
    """A finished game of Europa between three people with pawns of their choice, and its record."""
    wish = {"title": "europa", "players": 3, "seats": EVERYBODY, "pawns": CROSSED}
    made: dict[str, Any] = server.post("/api/tables", {"cookie": ANN}, **wish).json()

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"], cookie=ANN) as x,
            sit(server, made["table"], made["mine"]["h1"], cookie=ANN) as hunter,
        ):
            assert x.welcome["settings"]["pawns"] == CROSSED
            assert x.view["seats"] == {"x": ["x"], **CROSSED}
            assert x.people["h1"]["pawns"] == CROSSED["h1"]
            while x.view.get("legal"):
                await x.play(out_of_reach(x.view))
            assert await hunter.until_my_turn()
            movers = {move.split()[0] for move in hunter.view["legal"]}
            assert movers & {"d1", "d5"}
            assert not movers & {"d2", "d3", "d4"}
            assert (await hunter.play("d2 taxi 1"))["code"] == "not_your_pawn"
            own = next(move for move in hunter.view["legal"] if move.startswith(("d1 ", "d5 ")))
            assert (await hunter.play(own))["type"] == "done"
            await x.ask("resign")

    asyncio.run(play())
    return made, server.get(f"/api/tables/{made['table']}/record", made["watch"]).text


def test_the_record_says_so_and_verifies(
    record: tuple[dict[str, Any], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, text = record
    assert f"seats: {json.dumps(CROSSED)}\n" in text
    assert Game.replay(text).seats == {"x": ["x"], **CROSSED}
    assert verify(text).faults == []
    file = tmp_path / "record.txt"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    assert "all as committed" in capsys.readouterr().out


def test_seats_keep_their_pawns_in_the_next_game_and_people_move_on(
    server: Server, record: tuple[dict[str, Any], str]
) -> None:
    made, _ = record

    async def go_on() -> None:
        async with sit(server, made["table"], made["mine"]["x"], cookie=ANN) as x:
            await x.send("rematch")
            await x.listen("moved")
        follow = f"/api/tables/{made['table']}/follow"
        joined = server.post(follow, {"cookie": ANN}, token=made["mine"]["x"]).json()
        assert joined["seat"] == "h1"
        async with sit(server, joined["table"], joined["token"], cookie=ANN) as hunter:
            assert hunter.view["seats"] == {"x": ["x"], **CROSSED}
            assert hunter.welcome["settings"]["pawns"] == CROSSED
            assert [person["pawns"] for person in hunter.people.values()] == [["x"], *CROSSED.values()]

    asyncio.run(go_on())


def test_a_restart_and_another_server_deal_them_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there = (Server(tmp_path / name) for name in ("here", "there"))
    made = here.make("ny-chase", players=3, seats=EVERYBODY, pawns={"h2": ["d1", "d3"], "h1": ["d4", "d2"]})

    async def look(server: Server) -> dict[str, Any]:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            return x.view

    try:
        before = asyncio.run(look(here))
        assert before["seats"] == {"x": ["x"], "h1": ["d4", "d2"], "h2": ["d1", "d3"]}
        here.kill()
        here.start()
        assert asyncio.run(look(here)) == before
        capsys.readouterr()
        assert main(["admin", "export", made["table"], "--whole", "--data", str(here.data)]) == 0
        file = tmp_path / "table.json"
        file.write_text(capsys.readouterr().out, "utf-8")
        assert main(["admin", "import", str(file), "--data", str(there.data)]) == 0
        assert main(["admin", "verify", "--data", str(there.data)]) == 0
        assert asyncio.run(look(there)) == before
    finally:
        assert (here.stop(), there.stop()) == (0, 0)


@pytest.mark.parametrize(
    ("title", "options"),
    [("europa", {}), ("ny-chase", {}), ("sanssouci", {"extra_agent": True}), ("behrends", {"captain": True})],
)
def test_without_a_wish_they_are_dealt_as_the_rulebook_says(
    server: Server, title: str, options: dict[str, Any]
) -> None:
    made = server.make(title, players=3, options=options, seats=EVERYBODY)
    dealt = Game.new(title, 3, options, seed=1).seats

    async def look() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            assert x.welcome["settings"]["pawns"] is None
            assert x.view["seats"] == dealt

    asyncio.run(look())
    told = server.post("/api/check", title=title, players=3, options=options).json()
    assert {chair["seat"]: chair["pawns"] for chair in told["seats"]} == dealt


def test_a_wish_is_told_as_it_will_be_dealt(server: Server) -> None:
    told = server.post("/api/check", title="europa", players=3, pawns=CROSSED).json()
    assert {chair["seat"]: chair["pawns"] for chair in told["seats"]} == {"x": ["x"], **CROSSED}


FIVE = ["d1", "d2", "d3", "d4", "d5"]
WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"h1": FIVE, "h2": []}, "seat_without_pawns", "h2 leads nobody."),
    ({"h1": FIVE}, "seat_without_pawns", "h2 leads nobody."),
    ({}, "pawn_without_seat", "d1 has no seat."),
    ({"h1": FIVE[:2], "h2": FIVE[3:]}, "pawn_without_seat", "d3 has no seat."),
    ({"h1": FIVE[:3], "h2": FIVE[2:]}, "pawn_with_two_seats", "d3 has two seats."),
    ({"h1": FIVE[:2], "h2": FIVE[2:4], "h3": FIVE[4:]}, "no_such_seat", "there is no seat h3; seats are h1, h2."),
    ({"h1": FIVE[:2], "h9": FIVE[2:]}, "no_such_seat", "there is no seat 'h9'; seats are x and h1 to h5."),
    ({"h1": FIVE, "h2": ["d6"]}, "no_such_pawn", "there is no pawn 'd6'; pawns are x, d1, d2, d3, d4, d5."),
    ({"h1": FIVE, "h2": ["team"]}, "no_such_pawn", "there is no pawn 'team'; pawns are x, d1, d2, d3, d4, d5."),
    ({"x": ["x", "d1"], "h1": FIVE[1:], "h2": []}, "x_leads_these_alone", "the seat x decides for x alone."),
]


@pytest.mark.parametrize("path", ["/api/check", "/api/tables"])
@pytest.mark.parametrize(("pawns", "why", "words"), WRONG, ids=range(len(WRONG)))
def test_what_cannot_be_is_refused_in_words(
    server: Server, path: str, pawns: dict[str, Any], why: str, words: str
) -> None:
    answer = server.post(path, title="europa", players=3, pawns=pawns)
    told = answer.json()
    assert (answer.status_code, told["code"], told["arguments"]["why"]["code"]) == (422, "bad_seats", why)
    assert told["text"] == f"The seats do not fit together: {words}"
