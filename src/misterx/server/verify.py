"""Checking a finished game: every move legal, every draw from the committed seed, every hidden turn as committed."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from misterx.kernel.errors import MisterXError, RecordError
from misterx.play import Game
from misterx.play.draws import Draws
from misterx.play.records import play_on
from misterx.server.fairness import hash_turn


class Fairness(msgspec.Struct, forbid_unknown_fields=True):
    """What a record publishes about its game."""

    seed: str
    commitment: str
    turns: list[tuple[int, int, str, str]]


class Verdict(NamedTuple):
    """What was checked, and what is wrong; nothing wrong is an honest game."""

    lines: int
    draws: int
    turns: int
    faults: list[str]


def verify(record: str) -> Verdict:
    """Check a whole record of a table; RecordError if it is not a legal game at all or brings no proof."""
    told = Game.replay(record)
    lines = list(told.lines)
    fairness = _read(record)
    faults = []
    seed = _bytes(fairness.seed)
    if Draws(seed).commitment() != fairness.commitment:
        faults.append("The seed is not the one that was committed to.")
    faults += _check_draws(told, lines, seed)
    covered: set[int] = set()
    for first, last, nonce, told_hash in fairness.turns:
        covered.update(range(first - 1, last))
        if hash_turn(_bytes(nonce), lines[max(0, first - 1) : last]) != told_hash:
            faults.append(f"Mister X's turn in lines {first} to {last} is not what was committed to.")
    bare = [place + 1 for place, (seat, _) in enumerate(lines) if seat == "x" and place not in covered]
    if bare:
        faults.append(f"Nothing was committed to for Mister X's lines {', '.join(map(str, bare))}.")
    draws = sum(seat == "chance" for seat, _ in lines)
    return Verdict(len(lines), draws, len(fairness.turns), faults)


def _check_draws(told: Game, lines: list[tuple[str, str]], seed: bytes) -> list[str]:
    """Play the game once more and let the seed draw: it must come to the same lines."""
    given = {seat: pawns for seat, pawns in told.seats.items() if seat != "x"}
    again = Game.new(
        told.title.pinned, told.options.players, told.options.chosen, board=told.board, seats=given, seed=seed
    )
    for place, (seat, text) in enumerate(lines):
        if place < len(again.lines):
            if again.lines[place] != (seat, text):
                return [f"Line {place + 1} says {text!r}; the seed draws {again.lines[place][1]!r}."]
            continue
        try:
            play_on(again, seat, text)
        except MisterXError:
            return [f"Line {place + 1} does not follow from the seed."]
    return []


def _read(record: str) -> Fairness:
    header = record.partition("\n\n")[0].splitlines()
    for number, line in enumerate(header, 1):
        if line.startswith("fairness:"):
            try:
                return msgspec.json.decode(line.removeprefix("fairness:").strip(), type=Fairness)
            except msgspec.DecodeError as error:
                raise RecordError("bad_record", line=number, why=f"its proof cannot be read: {error}.") from None
    raise RecordError("bad_record", line=1, why="it brings no proof; records of finished tables do.")


def _bytes(text: Any) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
