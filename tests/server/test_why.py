"""Why not here? Whoever may see a table asks, and hears what the public knows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.running import Server, out_of_reach, sit

from misterx.deduce import possible_stations
from misterx.server.protocol import api
from misterx.server.settings import Settings
from misterx.server.tables.registry import Tables
from misterx.server.web.why import learn

EVERYBODY = dict.fromkeys(("x", "h1", "h2"), "me")


def ask(server: Server, made: dict[str, Any], token: str, station: object) -> httpx.Response:
    return server.get(f"/api/tables/{made['table']}/why/{station}", token)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    told = msgspec.json.decode(answer.content, type=api.Failure)
    return answer.status_code, told.code


@pytest.mark.parametrize("title", ["scotland-yard", "europa", "behrends"])
def test_everybody_hears_the_same_and_it_agrees_with_the_aid(server: Server, title: str) -> None:
    made = server.make(title, players=3, seats=EVERYBODY)

    async def play() -> list[int]:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            while x.view.get("legal"):
                await x.play(out_of_reach(x.view))
                await x.catch_up()
            again = [frame for frame in x.frames if '"aid"' in frame][-1]
            possible: list[int] = msgspec.json.decode(again)["aid"]["possible"]
            return possible

    possible = asyncio.run(play())
    assert possible
    stations = [spot["number"] for spot in server.get(f"/api/boards/{board_of(title)}").json()["stations"]]
    codes = set()
    for station in [*possible[:3], *stations[::9]]:
        answers = [ask(server, made, token, station) for token in (*made["mine"].values(), made["watch"], made["host"])]
        assert len({answer.content for answer in answers}) == 1
        told = msgspec.json.decode(answers[0].content, type=api.Why)
        assert (told.station, told.possible, told.absence is None) == (station, station in possible, told.possible)
        codes |= {told.absence.code for told in (told,) if told.absence}
        assert told.absence is None or told.absence.text.endswith(".")
    assert codes


def board_of(title: str) -> str:
    return {"scotland-yard": "london", "europa": "europe", "behrends": "behrends-city"}[title]


def test_strangers_are_not_told_and_stations_must_be_on_the_board(server: Server) -> None:
    made = server.make(players=3, seats={**EVERYBODY, "h2": "open"})
    assert refusal(ask(server, made, made["watch"], 46)) == (409, "not_started")
    server.join(made["table"], made["join"])
    for token in ("", "guessed", made["join"], *made["invites"].values()):
        assert refusal(ask(server, made, token, 46)) == (404, "unknown_link")
    for station in (0, 200, "-1", "46x", "%D9%A3", "9" * 5000):
        assert refusal(ask(server, made, made["watch"], station)) == (422, "unknown_station")
    assert ask(server, made, made["watch"], 46).status_code == 200


def test_only_where_the_table_has_the_aid_and_while_the_game_runs(server: Server) -> None:
    without = server.make(players=3, seats=EVERYBODY, aid="off")
    for token in (*without["mine"].values(), without["watch"]):
        assert refusal(ask(server, without, token, 46)) == (403, "no_aid")
    made = server.make(players=3, seats=EVERYBODY, aid="likelihood")
    assert ask(server, made, made["watch"], 46).status_code == 200

    async def give_up() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.ask("resign")

    asyncio.run(give_up())
    assert refusal(ask(server, made, made["watch"], 46)) == (422, "game_over")


def test_what_the_public_knows_is_learnt_once_and_not_anew_for_what_it_has_not_heard(tmp_path: Path) -> None:
    """Else hunters with a stop-watch would find out that Mister X has begun a double move."""

    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        table = tables.open_tables[(await tables.make(api.NewTable("scotland-yard", 3, seats=EVERYBODY), b"")).table]
        first = await tables.reviews.look(table, learn)
        leg = next(move for move in table.on_turn()["x"] if move.startswith("x double "))
        await table.transact(table.play, "x", leg, "one", None)
        assert await tables.reviews.look(table, learn) is first
        await table.transact(table.play, "x", table.on_turn()["x"][0], "two", None)
        second = await tables.reviews.look(table, learn)
        assert second is not first
        assert second.possible() == possible_stations(table.game)
        await tables.close()

    asyncio.run(play())


def test_what_was_taken_back_is_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        seats = {"x": "bot:random", "h1": "me", "h2": "bot:random"}
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        table = tables.open_tables[(await tables.make(api.NewTable("scotland-yard", 3, seats=seats), b"")).table]
        game = table.game.copy()
        while not game.lines or game.lines[-1][0] != "h1":
            game.play(game.legal_moves()[0])
        table.game = game
        first = await tables.reviews.look(table, learn)
        after = game.copy()
        after.take_back(len(game.lines) - 1, "h1")
        others = [move for move in after.legal_moves("h1") if move != game.lines[-1][1]]
        trials = [after.copy() for _ in others]
        for trial, move in zip(trials, others, strict=True):
            trial.play(move, "h1")
        after = next(trial for trial in trials if trial.count_events("public") == game.count_events("public"))
        table.game = after
        assert await tables.reviews.look(table, learn) is not first
        await tables.close()

    asyncio.run(play())
