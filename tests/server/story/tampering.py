"""Records and transcripts that a lying server could bring, and what each lie is called."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from misterx.play.heads import Signer, to_be_signed
from misterx.play.witness import TRANSCRIPT

OTHER = Signer(b"another server's own secret key!")


def halves(record: str) -> tuple[dict[str, str], list[str]]:
    head, _, body = record.partition("\n\n")
    return dict(line.split(": ", 1) for line in head.splitlines()[1:]), body.splitlines()


def joined(header: dict[str, str], lines: list[str]) -> str:
    return "\n".join(["misterx record 1", *(f"{key}: {value}" for key, value in header.items()), "", *lines]) + "\n"


def heads_of(record: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(halves(record)[0]["heads"])
    return told


def transcript(record: str, since: int = 0) -> dict[str, Any]:
    """What an honest browser has heard of this evening, from a step on."""
    heads = heads_of(record)
    steps = [[number, link[4]] for number, link in enumerate(heads["links"])][since:]
    key = next(link[3] for link in heads["links"] if link[3])
    signed = [steps[-1][0], steps[-1][1], heads["signature"]]
    return {"format": TRANSCRIPT, "table": heads["table"], "seat": "h1", "key": key, "signed": signed, "steps": steps}


def with_heads(record: str, heads: dict[str, Any]) -> str:
    header, lines = halves(record)
    return joined({**header, "heads": json.dumps(heads)}, lines)


# Each lie takes a record, what somebody has heard, and a choice; it returns what is told instead, and a part of what
# has to be said about it.
Told = tuple[str, dict[str, Any], str]
Lie = Callable[[str, dict[str, Any], random.Random], "Told | None"]


def seal_late(record: str, heard: dict[str, Any], chooser: random.Random) -> Told | None:
    """A turn's commitment is told one step later; the links' numbers say so, as they must for the heads to follow."""
    heads = heads_of(record)
    links = heads["links"]
    lines = halves(record)[1]
    sealed = [
        number for number in range(1, len(links) - 1)
        if links[number][2] and lines[links[number][0]].startswith("h") and "note" not in lines[links[number][0]]
    ]  # fmt: skip
    if not sealed:
        return None
    number = chooser.choice(sealed)
    links[number][2] -= 1
    links[number + 1][2] += 1
    return with_heads(record, heads), heard, "late"


def tell_two(record: str, heard: dict[str, Any], chooser: random.Random) -> Told | None:
    """Somebody heard another story from some step on."""
    first = chooser.randrange(1, len(heard["steps"]))
    steps = [[n, head if n < first else f"{chooser.getrandbits(160):040x}"] for n, head in heard["steps"]]
    return record, {**heard, "steps": steps, "signed": None}, f"At step {first}, "


def drop_line(record: str, heard: dict[str, Any], chooser: random.Random) -> Told | None:
    """A line is not in the record any more."""
    header, lines = halves(record)
    del lines[chooser.randrange(len(lines))]
    return joined(header, lines), heard, ""


def change_hands(record: str, heard: dict[str, Any], chooser: random.Random) -> Told | None:
    """The record says that somebody else sat down."""
    header, lines = halves(record)
    taken = [place for place, line in enumerate(lines) if line.startswith(("table: taken", "table: back"))]
    if not taken:
        return None
    place = chooser.choice(taken)
    word, seat = lines[place].split()[1:3]
    lines[place] = f"table: {word} {seat} Somebody else {chooser.randrange(100)}"
    return joined(header, lines), heard, f"line {place + 1} of the record"


def undo(record: str, heard: dict[str, Any], chooser: random.Random) -> Told | None:
    """What was taken back is left out, as if nobody had done it."""
    header, lines = halves(record)
    backs = [place for place, line in enumerate(lines) if line.startswith("table: takeback")]
    if not backs:
        return None
    place = chooser.choice(backs)
    first = int(lines[place].split()[3]) - 1
    return joined(header, lines[:first] + lines[place + 1 :]), heard, ""


def cut(record: str, heard: dict[str, Any], chooser: random.Random) -> Told | None:
    """The record ends before what was heard, heads and all, and is signed anew."""
    heads = heads_of(record)
    last = chooser.randrange(1, len(heads["links"]) - 1)
    heads["links"] = heads["links"][: last + 1]
    header, lines = halves(record)
    return joined({**header, "heads": json.dumps(heads)}, lines[: heads["links"][-1][0]]), heard, f"Step {last + 1}, "


def sign_otherwise(record: str, heard: dict[str, Any], chooser: random.Random) -> Told | None:
    """Another server's signature stands under the heads."""
    heads = heads_of(record)
    last = len(heads["links"]) - 1
    heads["signature"] = OTHER._private.sign(to_be_signed(heads["table"], last, heads["links"][last][4])).hex()
    return with_heads(record, heads), heard, "not signed"


LIES: dict[str, Lie] = {
    "late commitment": seal_late,
    "two stories": tell_two,
    "dropped line": drop_line,
    "changed hands": change_hands,
    "undone move": undo,
    "cut short": cut,
    "another key": sign_otherwise,
}
