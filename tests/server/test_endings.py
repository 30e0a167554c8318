"""How games end at a table, and what comes after: giving up, clocks, takeback, rematch, the proof."""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Browser, Server, out_of_reach, sit

from misterx import Game
from misterx.cli import main
from misterx.play.draws import Draws
from misterx.server.fairness import hash_turn
from misterx.server.verify import verify


def record_of(server: Server, table: str, token: str) -> str:
    return server.get(f"/api/tables/{table}/record", token).text


def test_mister_x_resigns_and_everything_is_revealed(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as hunter,
        ):
            move = out_of_reach(x.view)
            await x.play(move)
            assert (await x.ask("resign"))["type"] == "done"
            await hunter.listen("secrets")
            assert hunter.view["result"] == {"winner": "hunters", "reason": "resigned"}
            assert hunter.view["log"][0]["station"] == int(move.split()[-1])
            assert (await x.ask("resign"))["code"] == "game_over"

    asyncio.run(play())


def test_a_team_gives_up_when_everybody_has_said_so(server: Server) -> None:
    made = server.make(players=4, seats={"x": "me", "h1": "me", "h2": "me", "h3": "bot:random"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["h1"]) as one,
            sit(server, made["table"], made["mine"]["h2"]) as two,
        ):
            await one.ask("resign")
            assert (await two.listen("team"))["resigning"] == ["h1"]
            assert two.view["result"] is None
            await two.ask("resign")
            assert two.view["result"] == {"winner": "x", "reason": "resigned"}

    asyncio.run(play())


def test_a_clock_that_runs_out_loses_and_is_off_by_default(server: Server) -> None:
    assert server.make(players=3, seats={"x": "me"})["table"]
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"}, clock={"seconds": 10, "increment": 60})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as hunter,
        ):
            clock = x.welcome["clock"]
            assert clock["running"] == "x"
            await x.play(out_of_reach(x.view))
            clock = (await hunter.listen("update"))["clock"]
            assert clock["running"] == "hunters"
            assert 60 < clock["x"] <= 70
            assert 0 < clock["hunters"] <= 10  # it is running
            await hunter.listen("secrets")
            assert hunter.view["result"] == {"winner": "x", "reason": "timeout"}

    asyncio.run(play())


def test_against_bots_alone_a_turn_is_taken_back_and_the_record_says_so(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            assert not x.welcome["can_take_back"], "nothing has been done yet"
            assert (await x.ask("takeback"))["code"] == "no_takeback"
            await x.play(out_of_reach(x.view))
            await x.until_my_turn()
            before = deepcopy(x.view)
            await x.play(out_of_reach(x.view))
            await x.until_my_turn()
            assert (await x.ask("takeback", id="oops"))["type"] == "done"
            assert x.view == before
            assert x.welcome["can_take_back"], "the first move is still there"
            assert (await x.ask("takeback", id="oops"))["type"] == "done"
            assert x.view == before
            await x.play(x.view["legal"][-1])
            await x.until_my_turn()
            await x.ask("resign")

    asyncio.run(play())
    record = record_of(server, made["table"], made["watch"])
    assert record.count("table: takeback x ") == 1
    assert Game.replay(record).result
    assert verify(record).faults == []


def test_against_people_nothing_is_taken_back(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            assert not x.welcome["can_take_back"]
            await x.play(out_of_reach(x.view))
            assert (await x.ask("takeback"))["code"] == "no_takeback"

    asyncio.run(play())


def test_a_rematch_rotates_the_sides_and_everybody_follows_with_his_link(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open", "h2": "open"}, name="Ann")
    tokens = {"x": made["mine"]["x"]}
    for name in ("Ben", "Cy"):
        joined = server.join(made["table"], made["join"], name)
        tokens[joined["seat"]] = joined["token"]

    async def play() -> str:
        async with (
            sit(server, made["table"], tokens["x"], made["host"]) as x,
            sit(server, made["table"], tokens["h1"]) as hunter,
        ):
            await x.send("rematch")
            assert (await x.listen("refused"))["code"] == "game_running"
            await x.ask("resign")
            await x.send("rematch")
            moved = await hunter.listen("moved")
            await hunter.send("rematch")
            assert (await x.listen("moved")) == moved
            table: str = moved["table"]
            return table

    table = asyncio.run(play())
    assert server.post(f"/api/tables/{made['table']}/look", token=tokens["x"]).json()["over"]
    follow = f"/api/tables/{made['table']}/follow"
    seats = {}
    for old, token in tokens.items():
        host = made["host"] if old == "x" else ""
        answer: dict[str, Any] = server.post(follow, token=token, host=host).json()
        assert answer["table"] == table
        seats[answer["seat"]] = answer
    assert set(seats) == {"x", "h1", "h2"}
    assert seats["h1"]["host"]
    assert not seats["x"]["host"]

    async def look() -> None:
        async with sit(server, table, seats["x"]["token"]) as x:
            assert {seat: person["name"] for seat, person in x.people.items()} == {"x": "Cy", "h1": "Ann", "h2": "Ben"}
            assert x.view["legal"]

    asyncio.run(look())
    running = server.make(players=3, seats={"x": "me"})
    early = server.post(f"/api/tables/{running['table']}/follow", token=running["mine"]["x"])
    assert (early.status_code, early.json()["code"]) == (409, "no_rematch")


async def play_on(browser: Browser, turns: int) -> int:
    """So many turns, or fewer where the game ends before; returns how many."""
    made = 0
    for _ in range(turns):
        if await browser.until_my_turn():
            await browser.play(browser.view["legal"][0])
            made += 1
    return made


def test_what_was_committed_to_during_the_game_is_what_is_published_after_it(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = server.make(players=3, seats={"x": "me"})

    async def play() -> tuple[int, str, list[str], dict[str, Any]]:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["watch"]) as spectator,
        ):
            turns = await play_on(x, 3)
            await x.until_my_turn()
            await x.ask("resign")
            secrets = await spectator.listen("secrets")
            frames = [json.loads(frame) for frame in spectator.frames]
            return (
                turns,
                spectator.welcome["seed_commitment"],
                [frame["hash"] for frame in frames if frame["type"] == "commitment"],
                secrets,
            )

    turns, promised, commitments, secrets = asyncio.run(play())
    assert len(commitments) == turns > 0
    assert Draws(bytes.fromhex(secrets["seed"])).commitment() == promised
    assert [turn["hash"] for turn in secrets["turns"]] == commitments
    record = record_of(server, made["table"], made["watch"])
    lines = list(Game.replay(record).lines)
    for turn in secrets["turns"]:
        assert hash_turn(bytes.fromhex(turn["nonce"]), lines[turn["first"] : turn["last"] + 1]) == turn["hash"]
    file = tmp_path / "record.txt"
    file.write_text(record)
    assert main(["verify", str(file)]) == 0
    assert "all as committed" in capsys.readouterr().out


def test_a_record_that_was_changed_afterwards_does_not_verify(server: Server, tmp_path: Path) -> None:
    made = server.make(players=3, seats={"x": "me"}, title="scotland-yard")

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.play(out_of_reach(x.view))
            await x.until_my_turn()
            await x.ask("resign")

    asyncio.run(play())
    record = record_of(server, made["table"], made["watch"])
    lines = record.splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("x: x "))
    before = Game.replay("\n".join(lines[:place]) + "\n")
    other = next(move for move in before.legal_moves() if f"x: {move}" != lines[place] and "double" not in move)
    forged = lines.copy()
    forged[place] = f"x: {other}"
    ended = next(i for i, line in enumerate(lines) if line.startswith("table: resigned"))
    shortened = "\n".join([*forged[: place + 1], lines[ended]]) + "\n"
    assert "not what was committed" in " ".join(verify(shortened).faults)
    dealt = next(i for i, line in enumerate(lines) if line.startswith("chance: deal x"))
    station = lines[dealt].split()[-1]
    swapped = [line.replace(f"deal x {station}", "deal x 45") for line in lines[: dealt + 1]]
    if station != "45" and "deal d1 45" not in record and "deal d2 45" not in record:
        ending = "\n".join([*swapped, *lines[dealt + 1 : place], lines[ended]]) + "\n"
        assert verify(ending).faults
    file = tmp_path / "forged.txt"
    file.write_text(shortened)
    assert main(["verify", str(file), "--json"]) == 1
