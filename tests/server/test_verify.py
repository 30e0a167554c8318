"""`misterx verify` on honest records of every title, and on records that somebody has worked on."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from tests.server.asking import Asking

from misterx import titles
from misterx.cli import main
from misterx.kernel.errors import MisterXError
from misterx.play import Game
from misterx.play.draws import Draws
from misterx.play.fairness import hash_turn
from misterx.play.verification import verify
from misterx.server.people.endings import resign
from misterx.server.people.seating import hand
from misterx.server.protocol import api
from misterx.server.settings import Settings
from misterx.server.table.record import write_table_record
from misterx.server.tables.registry import Tables

TURNS = 4  # of Mister X's that a game has before he gives up


async def play_a_while(title: str, folder: str, seed: int) -> str:
    """A table's record: people move at random, a seat changes hands in the middle, and the server stops once.

    Nothing where Mister X is caught too early.
    """
    chooser = random.Random(f"{title} {seed}")
    tables = Tables(Settings(data=folder, bot_pause=0))
    seats = list(Game.new(title).seats)
    made = await tables.make(api.NewTable(title, seats=dict.fromkeys(seats, "me")), b"us")
    table = tables.open_tables[made.table]
    interrupted = False
    while len(table.turns) < TURNS and not table.game.result:
        seat, moves = chooser.choice(list(table.on_turn().items()))
        await table.transact(table.play, seat, chooser.choice(moves), f"m{len(table.game.lines)}", None)
        if len(table.turns) == 2 and not interrupted:
            interrupted = True
            await table.transact(hand, table, Asking(seats[-1]), seats[-1], f"bot:{table.stand_in_bot}")
            await table.transact(hand, table, Asking(seats[-1]), seats[-1], "person")
            again = Tables(Settings(data=folder, bot_pause=0))
            found = await again.get(table.id)
            assert found
            await tables.close()
            tables, table = again, found
    if not table.game.result:
        await table.transact(resign, table, "x", "enough")
    await tables.close()
    return write_table_record(table, "public") if len(table.turns) >= TURNS else ""


@cache
def record_of(title: str) -> str:
    for seed in range(100):
        with TemporaryDirectory() as folder:
            if record := asyncio.run(play_a_while(title, folder, seed)):
                return record
    raise AssertionError(f"nobody survives {TURNS} turns of {title}")


def faults_of(record: str) -> list[str]:
    """What is wrong with a record, whether it can be checked at all or not."""
    try:
        return verify(record).faults
    except MisterXError as error:
        return [str(error)]


@pytest.mark.parametrize("title", titles.ids())
def test_honest_games_of_every_title_verify(title: str) -> None:
    verdict = verify(record_of(title))
    assert verdict.faults == []
    assert verdict.turns >= TURNS


def change(record: str, work: Callable[[dict[str, Any]], object]) -> str:
    """The record with another proof."""
    lines = record.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("fairness: "))
    proof = json.loads(lines[place].removeprefix("fairness: "))
    work(proof)
    lines[place] = f"fairness: {json.dumps(proof)}"
    return "\n".join(lines) + "\n"


def moves_of(record: str) -> list[tuple[str, str]]:
    told = record.partition("\n\n")[2].splitlines()
    return [(seat, text) for seat, _, text in (line.partition(": ") for line in told)]


def merge_turns(record: str) -> Callable[[dict[str, Any]], None]:
    """One commitment for several turns could have been made when the last of them was: it proves nothing."""

    def work(proof: dict[str, Any]) -> None:
        (first, *_), (_, last, nonce, _) = proof["turns"][0], proof["turns"][2]
        told = hash_turn(bytes.fromhex(nonce), moves_of(record)[first - 1 : last])
        proof["turns"][:3] = [[first, last, nonce, told]]

    return work


def forget_nonce(record: str) -> Callable[[dict[str, Any]], None]:
    def work(proof: dict[str, Any]) -> None:
        first, last, *_ = proof["turns"][0]
        proof["turns"][0][2:] = ["", hash_turn(b"", moves_of(record)[first - 1 : last])]

    return work


def another_seed(proof: dict[str, Any]) -> None:
    proof["seed"] = "00" * 32
    proof["commitment"] = Draws(bytes(32)).commitment()


def no_seed(proof: dict[str, Any]) -> None:
    proof["seed"], proof["commitment"] = "", hashlib.sha256(b"misterx seed ").hexdigest()


def flip(*path: Any) -> Callable[[dict[str, Any]], None]:
    def work(proof: dict[str, Any]) -> None:
        holder: Any = proof
        for step in path[:-1]:
            holder = holder[step]
        old = holder[path[-1]]
        holder[path[-1]] = old + 1 if isinstance(old, int) else ("1" if old[0] == "0" else "0") + old[1:]

    return work


def put(value: Any, *path: Any) -> Callable[[dict[str, Any]], None]:
    def work(proof: dict[str, Any]) -> None:
        holder: Any = proof
        for step in path[:-1]:
            holder = holder[step]
        holder[path[-1]] = value

    return work


PROOFS: dict[str, Callable[[str], Callable[[dict[str, Any]], object]]] = {
    "another seed": lambda _: another_seed,
    "no seed": lambda _: no_seed,
    "no nonce": forget_nonce,
    "one commitment for three turns": merge_turns,
    "a turn is missing": lambda _: lambda proof: proof["turns"].pop(1),
    "turns in another order": lambda _: lambda proof: proof["turns"].reverse(),
    "a turn told twice": lambda _: lambda proof: proof["turns"].append(proof["turns"][-1]),
    "a turn without end": lambda _: put(10**17, "turns", 0, 1),
    "a turn before the beginning": lambda _: put(-5, "turns", 0, 0),
    "a seed in other letters": lambda _: put("é" * 64, "seed"),
    "no turns": lambda _: put([], "turns"),
    "a flipped seed": lambda _: flip("seed"),
    "a flipped commitment": lambda _: flip("commitment"),
    "a flipped first line": lambda _: flip("turns", 1, 0),
    "a flipped last line": lambda _: flip("turns", 1, 1),
    "a flipped nonce": lambda _: flip("turns", 1, 2),
    "a flipped hash": lambda _: flip("turns", 1, 3),
}


@pytest.mark.parametrize("name", PROOFS)
@pytest.mark.parametrize("title", titles.ids())
def test_a_proof_that_was_worked_on_is_found_out(title: str, name: str) -> None:
    record = record_of(title)
    faults = faults_of(change(record, PROOFS[name](record)))
    assert faults
    assert all(len(fault) < 400 and fault[0].isupper() and fault.endswith(".") for fault in faults), faults


@pytest.mark.parametrize("title", titles.ids())
def test_lines_that_were_worked_on_are_found_out(title: str) -> None:
    """What only Mister X or chance knew: each line left out, and each exchanged with its neighbour.

    The hunters' moves need no proof: everybody saw them.
    """
    head, _, body = record_of(title).partition("\n\n")
    lines = body.splitlines()
    secret = [place for place, line in enumerate(lines) if line.startswith(("x: ", "chance: "))]
    for place in random.Random(1).sample(secret, min(10, len(secret))):
        left_out = [*lines[:place], *lines[place + 1 :]]
        exchanged = [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]]
        for forged in (left_out, exchanged):
            assert forged == lines or faults_of("\n\n".join((head, "\n".join(forged) + "\n"))), lines[place]


def test_a_record_that_ends_too_early_or_is_no_record_is_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of("scotland-yard")
    head, _, body = record.partition("\n\n")
    short = "\n\n".join((head, "\n".join(body.splitlines()[:-1]) + "\n"))
    assert "ends before the game does" in " ".join(verify(short).faults)
    file = tmp_path / "record.txt"
    for text in (record[:200], "", "\0" * 50, "fairness: {}\n\n", record.replace("fairness: {", "fairness: [")):
        file.write_text(text)
        assert main(["verify", str(file)]) != 0
        said = "".join(capsys.readouterr())
        assert said
        assert "Traceback" not in said
