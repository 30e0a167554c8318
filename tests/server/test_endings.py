"""How games end at a table, and what comes after: giving up, clocks, takeback, rematch, the proof."""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Browser, Server, out_of_reach, sit
from tests.server.test_links import ANN, BEN, CY

from misterx import Game
from misterx.cli import main
from misterx.play.draws import Draws
from misterx.play.fairness import hash_turn
from misterx.play.verification import verify


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


def test_with_people_on_both_sides_a_turn_is_taken_back_when_all_agree(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open", "h2": "open"}, name="Ann")
    tokens = {"h1": server.join(made["table"], made["join"], "Ben"), "h2": server.join(made["table"], made["join"])}

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], tokens["h1"]["token"]) as h1,
            sit(server, made["table"], tokens["h2"]["token"]) as h2,
            sit(server, made["table"], made["watch"]) as watcher,
        ):
            assert not x.welcome["can_take_back"]
            before = deepcopy(x.view)
            await x.play(out_of_reach(x.view))
            for seat in ("h1", "h2"):
                hunter = {"h1": h1, "h2": h2}[seat]
                assert await hunter.until_my_turn()
                assert (await hunter.play(hunter.view["legal"][0]))["type"] == "done"
            assert (await x.ask("takeback"))["type"] == "done"
            for looker in (h1, h2, watcher):
                asked = await looker.listen("request")
                assert asked == {"type": "request", "by": "x", "agreed": ["x"], "missing": ["h1", "h2"]}
                await looker.catch_up()
                assert looker.view["log"], "nothing is undone yet"
            assert (await h1.ask("takeback"))["code"] == "asked_already"
            assert (await h1.ask("consent", agree=True))["type"] == "done"
            assert (await h2.ask("consent", agree=False))["type"] == "done"
            await x.catch_up()
            assert x.view["log"], "one does not want it"
            assert (await h2.ask("consent", agree=True))["code"] == "nothing_asked"
            await x.ask("takeback")
            await h1.ask("consent", agree=True)
            await h2.ask("consent", agree=True)
            await x.catch_up()
            assert x.view == before
            await watcher.catch_up()
            told = [json.loads(frame) for frame in watcher.frames]
            deeds = [message["deed"] for message in told if message["type"] == "happened"]
            assert [(deed["what"], deed["seat"], deed["by"]) for deed in deeds] == [("takeback", "x", "x h1 h2")]
            running = record_of(server, made["table"], made["watch"])
            assert "table: takeback x ? h1 h2\n" in running
            await x.play(out_of_reach(x.view))
            await x.ask("resign")

    asyncio.run(play())
    verdict = verify(record_of(server, made["table"], made["watch"]))
    assert verdict.faults == []
    assert any("x took back" in note and "h1 and h2 agreed" in note for note in verdict.notes)


def test_a_persons_move_makes_a_request_void_and_whoever_asks_may_withdraw(server: Server) -> None:
    made = server.make(players=2, seats={"x": "me", "h1": "open"})
    joined = server.join(made["table"], made["join"])

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], joined["token"]) as hunter,
        ):
            await x.play(out_of_reach(x.view))
            await x.ask("takeback")
            await x.ask("consent", agree=False)
            assert (await hunter.listen("request"))["by"] == "x"
            assert (await hunter.listen("request"))["by"] == ""
            await x.ask("takeback")
            assert (await hunter.listen("request"))["by"] == "x"
            await hunter.until_my_turn()
            await hunter.play(hunter.view["legal"][0])
            assert (await x.listen("request"))["by"] == ""
            assert (await hunter.ask("consent", agree=True))["code"] in ("nothing_asked", "game_over")

    asyncio.run(play())


def test_what_somebody_did_who_has_left_is_not_taken_back(server: Server) -> None:
    made = server.make(players=3, seats={"x": "bot:greedy", "h1": "open", "h2": "me"})
    gone = server.join(made["table"], made["join"], "Ben", cookie=BEN)

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["h2"], made["host"]) as h2:
            async with sit(server, made["table"], gone["token"], cookie=BEN) as h1:
                assert await h1.until_my_turn()
                assert (await h1.play(h1.view["legal"][0]))["type"] == "done"
                await h1.send("remove", seat="h1")
                await h1.listen("invite")
                assert await h1.closed() == 4405
            await h2.catch_up()
            assert (await h2.ask("takeback"))["code"] == "no_takeback"

    asyncio.run(play())


def test_mister_x_does_not_take_back_what_others_have_not_heard_of(server: Server) -> None:
    made = server.make(players=2, seats={"x": "me", "h1": "open"})
    server.join(made["table"], made["join"])

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            leg = next(move for move in x.view["legal"] if move.startswith("x double "))
            await x.play(leg)
            assert (await x.ask("takeback"))["code"] == "no_takeback"

    asyncio.run(play())


def test_a_rematch_rotates_the_sides_and_everybody_follows_with_his_browser(server: Server) -> None:
    wish = {"title": "scotland-yard", "players": 3, "seats": {"x": "me", "h1": "open", "h2": "open"}, "name": "Ann"}
    made = server.post("/api/tables", {"cookie": ANN}, **wish).json()
    tokens = {"x": (made["mine"]["x"], ANN)}
    for name, cookie in (("Ben", BEN), ("Cy", CY)):
        joined = server.join(made["table"], made["join"], name, cookie=cookie)
        tokens[joined["seat"]] = (joined["token"], cookie)

    async def play() -> str:
        async with (
            sit(server, made["table"], tokens["x"][0], made["host"], cookie=ANN) as x,
            sit(server, made["table"], tokens["h1"][0], cookie=BEN) as hunter,
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
    assert server.post(f"/api/tables/{made['table']}/look", token=tokens["x"][0]).json()["over"]
    follow = f"/api/tables/{made['table']}/follow"
    seats = {}
    for old, (token, cookie) in tokens.items():
        for other in ({}, {"cookie": CY if cookie != CY else ANN}):  # his link alone, or another player
            refused = server.post(follow, other, token=token)
            assert (refused.status_code, refused.json()["code"]) == (403, "not_holder")
        host = made["host"] if old == "x" else ""
        answer: dict[str, Any] = server.post(follow, {"cookie": cookie}, token=token, host=host).json()
        assert answer["table"] == table
        seats[answer["seat"]] = answer
    assert set(seats) == {"x", "h1", "h2"}
    assert seats["h1"]["host"]
    assert not seats["x"]["host"]

    async def look() -> None:
        async with (
            sit(server, table, seats["x"]["token"], cookie=CY) as x,
            sit(server, table, seats["h1"]["token"], seats["h1"]["host"], cookie=ANN) as host,
        ):
            assert x.view is None  # they wait for each other
            await host.send("start")
            await x.listen("welcome")
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
