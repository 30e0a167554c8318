"""Checking a finished game: every move legal, every draw from seed and lots, every hidden turn as committed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, TypeVar

import msgspec

from misterx.kernel.errors import MisterXError, RecordError
from misterx.play import Game
from misterx.play.draws import Draws
from misterx.play.fairness import hash_turn
from misterx.play.lots import Drawing, check_drawing, mix, tell_drawing
from misterx.play.records import play_line_and_draw
from misterx.play.takeback import is_takeback, live_lines

Turn = tuple[int, int, str, str]  # its first line, its last, the nonce and the hash
Line = tuple[str, str]
T = TypeVar("T")
SEED_BYTES, NONCE_BYTES = 32, 16
ASIDE = ("x", "chance", "table")  # who writes lines within a turn of Mister X's
BOT = "bot "  # how a bot's name begins in a record; no person's does


class Fairness(msgspec.Struct, forbid_unknown_fields=True):
    """What a record publishes about its game."""

    seed: str
    commitment: str
    turns: list[Turn]


class Verdict(NamedTuple):
    """What was checked, and what is wrong; nothing wrong is an honest game.

    `lots`: how many were drawn for the deal, beside the table's seed.
    `notes` are what everybody should know of it all the same: what was taken back, seats that changed hands, who joined
    after the deal, and rounds of lots that somebody spoilt.
    """

    lines: int
    draws: int
    turns: int
    lots: int
    faults: list[str]
    notes: list[str]


def verify(record: str) -> Verdict:
    """Check a whole record of a table; RecordError if it is not a legal game at all or brings no proof."""
    told = Game.replay(record)
    lines = list(told.lines)
    fairness, drawing = _read(record, "fairness", Fairness), _read(record, "deal", Drawing)
    if fairness is None:
        raise RecordError("bad_record", line=1, why="it brings no proof; records of finished tables do.")
    drawing = drawing or Drawing()
    faults = [] if told.result else ["The record ends before the game does."]
    seed = _bytes(fairness.seed, SEED_BYTES)
    if seed is None:
        faults.append(f"The seed is not {SEED_BYTES} bytes in hexadecimal.")
    else:
        if Draws(seed).commitment() != fairness.commitment:
            faults.append("The seed is not the one that was committed to.")
        faults += _check_draws(told, lines, mix(seed, drawing))
    seated = seated_at_the_deal(told, lines)
    faults += check_drawing(drawing, fairness.commitment, seated)
    faults += check_turns(fairness.turns, lines)
    draws = sum(seat == "chance" for seat, _ in lines)
    lots = len(drawing.drawn.lots) if drawing.drawn else 0
    notes = [*tell_drawing(drawing, seated), *tell_table_lines(lines)]
    return Verdict(len(lines), draws, len(fairness.turns), lots, faults, notes)


def seated_at_the_deal(told: Game, lines: list[Line]) -> list[str]:
    """The seats on which, by the record, people sat at the deal: who left to a bot and was back, or is still there."""
    moved: dict[str, str] = {}  # how each seat changed hands first, a bot's turns at it aside
    for seat, text in lines:
        word, _, rest = text.partition(" ")
        who, _, name = rest.partition(" ")
        if seat == "table" and word in ("taken", "back") and moved.get(who, BOT) == BOT:
            moved[who] = BOT if word == "taken" and name.startswith(BOT) else word
    stayed = [seat for seat, name in told.names.items() if seat not in moved and not name.startswith(BOT)]
    return [seat for seat in told.seats if seat in stayed or moved.get(seat) == "back"]


def tell_table_lines(lines: list[Line]) -> Iterator[str]:
    """What the table said while the game ran, in words."""
    lent = set()  # seats whose people had left them to a bot after the deal
    for number, (seat, text) in enumerate(lines, 1):
        word, _, rest = text.partition(" ")
        who, _, name = rest.partition(" ")
        if seat == "table" and word == "taken" and name.startswith(BOT):
            lent.add(who)
            yield f"Line {number}: from here on {name} played {who}."
        elif seat == "table" and (word == "taken" or (word == "back" and who not in lent)):
            yield f"Line {number}: {name} joined after the deal, and from here on played {who}."
        elif seat == "table" and word == "back":
            yield f"Line {number}: {name} was back and played {who} again."
        elif is_takeback((seat, text)):
            yield f"Line {number}: {_tell_takeback(lines, number, *name.split())}"


def _tell_takeback(lines: list[Line], number: int, first: str, *agreed: str) -> str:
    who = lines[number - 1][1].split()[1]
    undone = [place for place in live_lines(lines[: number - 1]) if place >= int(first) - 1]
    movers = [seat for seat in dict.fromkeys(lines[place][0] for place in undone) if seat not in ("table", "chance")]
    told = f"{who} took back everything from line {first} on, moves of {' and '.join(movers)}"
    return f"{told}; {' and '.join(agreed)} agreed." if agreed else f"{told}; nobody else is said to have agreed."


def check_turns(turns: list[Turn], lines: list[Line]) -> list[str]:
    """Each of Mister X's turns has a commitment of its own, made before anybody answered it, and is as it says."""
    faults = []
    bare = {place for place, (seat, _) in enumerate(lines, 1) if seat == "x"}
    before = 0
    for first, last, nonce, told_hash in turns:
        where = f"Mister X's turn in lines {first} to {last}"
        if not before < first <= last <= len(lines) or {lines[first - 1][0], lines[last - 1][0]} != {"x"}:
            faults.append(f"{where} is not where a turn of his can be.")
            continue
        before = last
        within = lines[first - 1 : last]
        bare -= set(range(first, last + 1))
        if any(seat not in ASIDE and not text.startswith("note ") for seat, text in within):
            faults.append(f"{where} goes on after others have moved; each turn has a commitment of its own.")
        known = _bytes(nonce, NONCE_BYTES)
        if known is None:
            faults.append(f"The nonce of {where} is not {NONCE_BYTES} bytes in hexadecimal.")
        elif hash_turn(known, within) != told_hash:
            faults.append(f"{where} is not what was committed to.")
    if bare:
        faults.append(f"Nothing was committed to for Mister X's lines {', '.join(map(str, sorted(bare)))}.")
    return faults


def _check_draws(told: Game, lines: list[tuple[str, str]], seed: bytes) -> list[str]:
    """Play the game once more and let the seed draw: it must come to the same lines."""
    given = {seat: pawns for seat, pawns in told.seats.items() if seat != "x"}
    again = Game.new(
        told.title.pinned, told.options.players, told.options.chosen,
        board=told.board, seats=given, seed=seed, stored=True,
    )  # fmt: skip
    for place, (seat, text) in enumerate(lines):
        if place < len(again.lines):
            if again.lines[place] != (seat, text):
                return [f"Line {place + 1} says {text!r}; the seed draws {again.lines[place][1]!r}."]
            continue
        try:
            play_line_and_draw(again, seat, text)
        except MisterXError:
            return [f"Line {place + 1} does not follow from the seed."]
    return []


def _read(record: str, key: str, kind: type[T]) -> T | None:
    """What a line of the header says, where there is one; what cannot be read is refused."""
    header = record.partition("\n\n")[0].splitlines()
    for number, line in enumerate(header, 1):
        if line.startswith(f"{key}:"):
            try:
                return msgspec.json.decode(line.removeprefix(f"{key}:").strip(), type=kind)
            except msgspec.DecodeError as error:
                raise RecordError("bad_record", line=number, why=f"its proof cannot be read: {error}.") from None
    return None


def _bytes(text: str, count: int) -> bytes | None:
    """So many bytes in small hexadecimal letters, as the table writes them; None if that is not what it is."""
    return bytes.fromhex(text) if re.fullmatch(f"[0-9a-f]{{{2 * count}}}", text) else None
