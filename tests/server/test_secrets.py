"""Two games that differ only in Mister X's secrets: hunters and spectators get the same bytes over the wire."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from tests.leaks.compare import attempts, deal, say
from tests.leaks.gang import GangHearing
from tests.leaks.hand import HandHearing
from tests.leaks.transit import TransitHearing
from tests.leaks.worlds import Hearing, Line, Worlds
from tests.server.running import LONGEST, PATIENT, Browser
from tests.server.story.listening import Listener
from websockets.asyncio.client import connect

from misterx.kernel.codes import CHANCE
from misterx.play import Game
from misterx.play.draws import Draws
from misterx.server.limits import Bucket
from misterx.server.logs import Lines
from misterx.server.protocol import wire_parts
from misterx.server.protocol.links import Right, hashed
from misterx.server.settings import Settings
from misterx.server.table.audience import Connection
from misterx.server.table.patch import apply
from misterx.server.table.rights_history import SAT, STARTED, new_deed, read_history
from misterx.server.table.seats import Seat
from misterx.server.table.table import Table
from misterx.server.tables.registry import Tables
from misterx.server.web.app import make_app

HEARINGS: dict[str, Hearing] = {"transit": TransitHearing(), "hand": HandHearing(), "gang": GangHearing()}
QUIET = Settings(
    usual_bot="greedy", bot_pause=0, tables_per_minute=0, requests_per_second=0, messages_per_second=0,
    questions_per_minute=0, port=0,
)  # fmt: skip
AIDS: dict[str, wire_parts.Aid] = {
    "scotland-yard": "possible",
    "ny-chase": "likelihood",
    "sanssouci": "likelihood",
    "europa": "likelihood",
    "behrends": "possible",
}
SEED = b"the same for both"
HOST = "the host"
MOMENT = re.compile(r'"(at|since)":[0-9.]+')
HASH = re.compile(r'"[0-9a-f]{64}"')
HEAD = re.compile(r'"(head|key|named|signature)":"[0-9a-f]+"')


def two_stories(title: str, viewer: str, rounds: int = 4, lines: int = 60) -> tuple[Game, list[Line], list[Line]]:
    """A game played at random, and another that a viewer could not tell from it."""
    for seed in range(5, 40):
        chooser = random.Random(f"{title} {seed}")
        game = Game.new(title, 4, seed=seed)
        while not game.result and game.state.round_no <= rounds and len(game.lines) < lines:
            game.play(chooser.choice(game.legal_moves()))
        truth = list(game.lines)
        while truth and (truth[-1][0] == "chance" or game.result):
            truth.pop()
            game = deal(game)
        worlds = Worlds(game, viewer, HEARINGS[game.title.family], chooser, 200, 4)
        for line in truth:
            worlds.follow(line)
        stories = worlds.stories(1)
        if stories:
            return game, truth, stories[0]
    raise AssertionError("no two stories were found")


def draw_as_told(game: Any) -> None:
    """Chance brings what the story says; each copy of the game carries it along."""
    while game.result is None and game.engine.decider(game.state) == CHANCE and len(game.lines) < len(game.told):
        game._play_chance(game.family.read_move(game.words, game.state, game.told[len(game.lines)][1]))


async def frames_of(folder: Path, game: Game, story: list[Line], prober: str) -> dict[str, list[str]]:
    """Everything that each viewer is sent while a story is played at a real server over real sockets.

    Also what whoever hosts it can read: the metrics and the log.
    """
    settings = msgspec.structs.replace(QUIET, data=str(folder))
    app = make_app(settings)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="critical", ws="websockets-sansio"))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    table = await lay_out(app.state.tables, game, story)
    dealt = len(table.game.lines)
    log = Log()
    tokens = {**{seat: seat for seat in game.seats}, "public": "watch"}
    async with AsyncExitStack() as stack:
        at: dict[str, Browser] = {}
        for viewer, token in tokens.items():
            connection = await stack.enter_async_context(connect(f"ws://127.0.0.1:{port}/ws", **PATIENT))
            at[viewer] = Browser(connection)
            await at[viewer].send("hello", v=1, table=table.id, token=token)
            await at[viewer].listen("welcome")
        for number, (seat, text) in enumerate(story[dealt:]):
            if seat == "chance":
                continue
            answer = await at[seat].ask("play", move=text, id=f"move {number}")
            assert answer["type"] == "done", answer
            if number % 6 == 0:
                await at["h1"].send("say", text=f"he is near {number}", to="team")
                await at["h1"].listen("said")
                await at["x"].send("say", text=f"no, I am far away {number}", to="table")
                await at["x"].listen("said")
                await at["h1"].send("pin", station=game.words.stations[number], mark="suspected")
                await at["h1"].listen("team")
                await at["public"].ask("play", move=text, id=f"stranger {number}")  # refused, whatever it is
            if number % 5 == 0:  # refusals must not tell anything either
                for attempt, wrong in enumerate(attempts(game)[::6]):
                    if wrong not in table.game.legal_moves(prober):
                        await at[prober].ask("play", move=wrong, id=f"wrong {number} {attempt}")
        for viewer, token in tokens.items():  # whoever comes back gets everything at once
            connection = await stack.enter_async_context(connect(f"ws://127.0.0.1:{port}/ws", **PATIENT))
            again = Browser(connection)
            await again.send("hello", v=1, table=table.id, token=token)
            await again.listen("welcome")
            await at[viewer].catch_up()
            at[viewer].frames += again.frames
        for viewer, token in tokens.items():
            async with httpx.AsyncClient(timeout=LONGEST) as http:  # a browser of his own
                where = f"http://127.0.0.1:{port}/api/tables/{table.id}"
                record = await http.get(f"{where}/record", headers={"x-token": token})
                look = await http.post(f"{where}/look", json={"token": token})
                at[viewer].frames += [record.text, json.dumps({**look.json(), "touched": 0})]
                asked = [f"why/{station}" for station in game.words.stations[:: len(game.words.stations) // 20]]
                for part in ("review", "trace", *asked):
                    answer_to = await http.get(f"{where}/{part}", headers={"x-token": token})
                    at[viewer].frames.append(f"{part} {answer_to.status_code} {answer_to.text}")
                metrics = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    server.should_exit = True
    await serving
    counts = [line for line in metrics.splitlines() if "second" not in line or "_count" in line]
    for viewer, browser in at.items():
        check_heads(viewer, browser.frames)
    told = {viewer: [blind(frame) for frame in browser.frames] for viewer, browser in at.items()}
    return {**told, HOST: [*counts, *log.close()]}


def check_heads(viewer: str, frames: list[str]) -> None:
    """The heads that a viewer was told follow from what he was told besides, and from nothing else."""
    ear, view = Listener(), {}
    messages = [json.loads(frame) for frame in frames if frame.startswith('{"type"')]
    for message in messages[: next(n for n, each in enumerate(messages[1:], 1) if each["type"] == "welcome")]:
        if message["type"] == "welcome":
            view = message["view"]
        elif message["type"] == "update":
            apply(view, message["patch"])
        ear.hear(message, view)
    assert ear.faults == [], (viewer, ear.faults)
    assert ear.number > 10


class Log(logging.Handler):
    """What the server writes to its log, without the time."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.of = logging.getLogger("misterx.server")
        self.before = self.of.level
        self.of.setLevel(logging.DEBUG)
        self.of.addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(Lines().format(record).partition(", ")[2])

    def close(self) -> list[str]:  # type: ignore[override]
        self.of.removeHandler(self)
        self.of.setLevel(self.before)
        super().close()
        return self.lines


def blind(frame: str) -> str:
    """A frame without hashes of commitments, random by design, whose number stays, and without the time of day.

    Nor heads, in which these are: that nothing else is in them, `Listener` sees, which finds them again.
    """
    frame = HEAD.sub(r'"\1":"#"', MOMENT.sub(r'"\1":0', frame))
    return HASH.sub('"#"', frame) if '"commitment' in frame else frame


async def lay_out(tables: Tables, game: Game, story: list[Line]) -> Table:
    """A table of the house whose start cards are those of a story."""
    fresh = deal(game)
    for line in story:
        if line[0] != "chance":
            break
        say(fresh, line)
    fresh.draws = Draws(SEED)
    fresh.__dict__["told"] = story
    settings = wire_parts.TableSettings(
        game.title.id, game.options.players, {}, game.board.id, AIDS[game.title.id], None, None, f"{game.title.id}@1"
    )
    seats = {seat: Seat("person", pawns, f"{seat}'s", browser=seat.encode()) for seat, pawns in game.seats.items()}
    links = {hashed(seat): Right("seat", seat) for seat in seats} | {hashed("watch"): Right("watch")}
    table = Table("0123456789ab", settings, fresh, seats, links, tables.store)
    table.started = True
    sat = [new_deed(len(fresh.lines), SAT, name, seat.browser, seat.name, "join") for name, seat in seats.items()]
    table.history = read_history([*sat, new_deed(len(fresh.lines), STARTED)])
    row = "insert into tables values (?, 0, 0, '', ?, 1, 0, '', '', '', '', 0, '', '', '')"
    await tables.store.write((row, (table.id, SEED)))
    tables._keep(table)
    return table


@pytest.mark.parametrize(
    ("title", "viewer"),
    [
        ("scotland-yard", "public"),
        ("ny-chase", "public"),
        ("sanssouci", "public"),
        ("europa", "public"),
        ("europa", "h1"),
        ("europa", "x"),
        ("behrends", "public"),
        ("behrends", "h1"),
    ],
)
def test_the_same_bytes_in_games_that_differ_in_secrets(
    title: str, viewer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, truth, other = two_stories(title, viewer)
    monkeypatch.setattr(Game, "_draw_chance", draw_as_told)
    prober = viewer if viewer in game.seats else "h1"
    first = asyncio.run(frames_of(tmp_path / "first", game, truth, prober))
    second = asyncio.run(frames_of(tmp_path / "second", game, other, prober))
    assert first != second  # the games do differ, for somebody
    alike = [viewer, HOST]
    if game.title.family == "transit":  # no hunter knows more than the public
        alike += [seat for seat in game.seats if seat != "x"]
    for who in alike:
        assert first[who] == second[who], f"leak to {who} between\n{truth}\n{other}"
        assert who == HOST or sum('"type":"update"' in frame for frame in first[who]) > 10
    assert any("he is near" in frame for frame in first["h1"])
    assert not any("he is near" in frame for who in ("x", "public", HOST) for frame in first[who])
    assert any('"team"' in frame and '"suspected"' in frame for frame in first["h1"])
    assert not any('"suspected"' in frame for who in ("x", "public", HOST) for frame in first[who])
    assert sum('"only_watching"' in frame for frame in first["public"]) > 0
    assert any('"absence":{' in frame for frame in first[viewer])
    assert any(line.startswith("misterx_move_seconds_count ") for line in first[HOST])


def test_the_first_turn_of_all_is_told_when_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins with a double move has told nobody anything: not even that there is a story to sign."""
    game = Game.new("scotland-yard", 2, seed=5)
    dealt = [line for line in game.lines if line[0] == "chance"]
    monkeypatch.setattr(Game, "_draw_chance", draw_as_told)

    async def hear(folder: Path) -> tuple[list[str], list[str]]:
        tables = Tables(Settings(data=str(folder), bot_pause=0, usual_bot="greedy"))
        await tables.start(bots=False)
        table = await lay_out(tables, game, dealt)
        table.game.told = []  # type: ignore[attr-defined]
        ears = {viewer: Connection(viewer, False, b"", Bucket(1e9, 1e9)) for viewer in ("x", "h1", "public")}
        for ear in ears.values():
            table.enter(ear)
        before = {viewer: len(ear.waiting) for viewer, ear in ears.items()}
        leg = next(move for move in table.game.legal_moves() if "double" in move)
        legs = leg.split()
        await table.transact(table.play, "x", " ".join(legs[:4]), "m", None)
        fresh = {viewer: [text for _, text in ear.waiting][before[viewer] :] for viewer, ear in ears.items()}
        await tables.close()
        return fresh["x"], fresh["h1"] + fresh["public"]

    own, others = asyncio.run(hear(tmp_path))
    assert any('"update"' in text and '"links"' not in text for text in own)
    assert others == []


def test_commitments_are_as_many_and_as_long_whatever_the_secret(tmp_path: Path) -> None:
    game, truth, other = two_stories("scotland-yard", "public")

    async def count(folder: Path, story: list[Line]) -> list[int]:
        tables = Tables(Settings(data=str(folder), bot_pause=0, usual_bot="greedy"))
        table = await lay_out(tables, game, story)
        for number, (seat, text) in enumerate(story[len(table.game.lines) :]):
            await table.transact(table.play, seat, text, f"move {number}", None)
        hashes = [len(turn.hash) for turn in table.turns]
        await tables.close()
        return hashes

    first, second = asyncio.run(count(tmp_path / "1", truth)), asyncio.run(count(tmp_path / "2", other))
    assert first == second
    assert len(first) >= 3
