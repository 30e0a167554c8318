"""Looking back: what the public could think at each entry, and a finished game step by step."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import LONGEST, Server, out_of_reach, sit

from misterx import bots
from misterx.deduce import Knowledge, possible_stations
from misterx.play import Game
from misterx.play.replaying import replay_game
from misterx.review import review, trace
from misterx.server.protocol import api
from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.tables.registry import Tables
from misterx.server.tables.review_cache import MOST_IN_LINE


def play_out(title: str, seed: int) -> tuple[Game, list[list[int]]]:
    """A game between simple bots, and where the public thought he could be after each of his turns."""
    game = Game.new(title, players=3, seed=seed)
    players = {seat: bots.load("greedy", seed) for seat in game.seats}
    seen: list[list[int]] = []
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        was_his = game.decider == "x"
        game.play(players[seat].choose(Knowledge(game, seat)), seat)
        if was_his and not game.result and game.decider != "x":
            seen.append(possible_stations(game))
    return game, seen


@pytest.mark.parametrize("title", ["scotland-yard", "ny-chase", "europa"])
def test_each_step_shows_what_was_known_then(title: str) -> None:
    game, seen = play_out(title, 3)
    told = review(game)
    his = [step for step, after in zip(told.steps, told.steps[1:], strict=False) if step.seat == "x" != after.seat]
    assert [step.possible for step in his][: len(seen)] == seen
    assert all(step.pawns["x"] in step.possible for step in his), "the truth is among what was thought possible"
    last = told.steps[-1]
    assert last.pawns["x"] == game.view("all")["pawns"]["x"]["station"]


def test_turning_points_are_true() -> None:
    kinds = set()
    for seed in range(8):
        game, _ = play_out("scotland-yard", seed)
        told = review(game)
        for moment in told.moments:
            kinds.add(moment.kind)
            step = told.steps[moment.step]
            match moment.kind:
                case "just_left":
                    assert step.pawns[moment.pawn] == moment.station != step.pawns["x"]
                case "missed":
                    assert step.pawns["x"] == moment.station
                case "narrowed":
                    assert moment.after * 2 <= moment.before
                case _:
                    assert moment.after >= moment.before * 2
    assert {"just_left", "missed", "slipped"} <= kinds


OPTIONS: dict[str, dict[str, Any]] = {
    "behrends": {"phase1_cap": 80, "phase2_cap": 60},
    "europa": {"round_limit": 20},
}


def play_at_odds(title: str, seed: int, **options: Any) -> Game:
    """A game in which simple bots play any move now and then, so that chances are missed."""
    chooser = random.Random(seed)
    game, bot = Game.new(title, 3, {**OPTIONS.get(title, {}), **options}, seed=seed), bots.load("greedy", seed)
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        odd = chooser.random() >= 0.7
        game.play(chooser.choice(game.legal_moves(seat)) if odd else bot.choose(Knowledge(game, seat)), seat)
    return game


def could_catch(game: Game, pawn: str) -> bool:
    """Whether some move of a pawn, or a special operation with it, would end the game."""
    for move in game.legal_moves():
        if pawn in move.split():
            trial = game.copy()
            trial.play(move)
            if trial.result and trial.result.reason == "captured":
                return True
    return False


@pytest.mark.parametrize(
    ("title", "seeds"),
    [("behrends", (1, 6)), ("ny-chase", range(1, 6)), ("europa", range(1, 4)), ("sanssouci", range(1, 4))],
)
def test_what_was_missed_could_have_been_played(title: str, seeds: Iterable[int]) -> None:
    missed = 0
    for seed in seeds:
        game = play_at_odds(title, seed)
        told = replay_game(game)
        counts = ((seat, text, now) for seat, text, now in told if seat not in ("chance", "table"))
        chances = {moment.step: moment.pawn for moment in review(game).moments if moment.kind == "missed"}
        for step, (_, text, now) in enumerate(counts):
            if step in chances:
                assert could_catch(now, chances[step]), f"{chances[step]} after {text}"
                missed += 1
    assert missed or title == "behrends", "it has met none"


def test_where_capture_waits_for_the_check_he_would_have_stood_there() -> None:
    game = play_at_odds("europa", 1, capture_timing="check")
    told = review(game)
    missed = [moment for moment in told.moments if moment.kind == "missed"]
    assert missed
    assert all(told.steps[moment.step].pawns["x"] == moment.station for moment in missed)


def test_a_trace_is_read_with_a_link_where_the_table_has_the_aid(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me"}, aid="possible")
    address = f"/api/tables/{made['table']}"

    async def play() -> int:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.play(out_of_reach(x.view))
            return len(x.view["log"])

    entries = asyncio.run(play())
    told = server.get(f"{address}/trace", made["watch"])
    assert len(told.json()["entries"]) >= entries
    assert server.get(f"{address}/trace").status_code == 404
    refused = server.get(f"{address}/review", made["mine"]["x"])
    assert (refused.status_code, refused.json()["code"]) == (409, "game_running")
    other = server.make(players=3, seats={"x": "me"}, aid="off")
    answer = server.get(f"/api/tables/{other['table']}/trace", other["mine"]["x"])
    assert (answer.status_code, answer.json()["code"]) == (403, "no_aid")


def test_a_trace_tells_of_each_entry_what_was_known_then() -> None:
    game, seen = play_out("scotland-yard", 5)
    running = Game.new("scotland-yard", players=3, seed=5)
    half = [place for place, (seat, _) in enumerate(game.lines) if seat == "x"][4]
    for seat, text in game.lines[: half + 1]:
        if seat not in ("table", "chance") and not running.result:
            running.play(text, seat)
    told = trace(running)
    turns = [step for step in seen if step in told]
    assert told[-1] == possible_stations(running)
    assert len(turns) >= 3


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("scotland-yard", {}),
        ("ny-chase", {}),
        ("sanssouci", {}),
        ("behrends", {}),
        ("europa", {}),
        ("europa", {"capture_timing": "check", "first_open_move": 9}),
    ],
)
def test_the_trace_of_a_finished_game_has_the_truth_at_every_entry(title: str, options: dict[str, Any]) -> None:
    ends = set()
    for seed in range(1, 6):
        game = play_at_odds(title, seed, **options)
        assert game.result
        ends.add(game.result.reason)
        told, log = trace(game), game.view("all").get("log", [])
        assert len(told) == len(log)
        for entry, possible in zip(log, told, strict=True):
            assert entry["station"] in possible, f"entry {entry['entry']} of seed {seed}, {game.result.reason}"
        last = review(game).steps[-1]
        assert last.pawns.get("x") in (*last.possible, None)
    assert title != "europa" or "target_reached" in ends


def test_a_review_is_made_once_and_few_wait_in_line(tmp_path: Path) -> None:
    begun: list[int] = []
    go_on = threading.Event()

    def slow(game: Game) -> int:
        begun.append(len(game.lines))
        go_on.wait(LONGEST)
        return len(begun)

    async def ask() -> None:
        all_tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        seats = dict.fromkeys(("x", "h1", "h2"), "me")
        makers = [all_tables.make(api.NewTable("scotland-yard", 3, seats=seats), b"") for _ in range(MOST_IN_LINE + 1)]
        *tables, late = [all_tables.open_tables[(await maker).table] for maker in makers]
        asked = [asyncio.create_task(all_tables.reviews.look(table, slow)) for table in tables for _ in range(5)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="Slower, please"):
            await all_tables.reviews.look(late, slow)
        go_on.set()
        answers = await asyncio.gather(*asked)
        assert len(begun) == len(set(answers)) == MOST_IN_LINE, "each once, whoever asks"
        assert await all_tables.reviews.look(late, slow) == MOST_IN_LINE + 1
        await late.transact(late.play, "x", late.on_turn()["x"][0], "m", None)
        assert await all_tables.reviews.look(late, slow) == MOST_IN_LINE + 2, "the game has gone on"
        await all_tables.close()

    asyncio.run(ask())
