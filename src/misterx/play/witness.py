"""Checking the story of a game: its heads follow from its lines, are signed, and are those that somebody heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

import msgspec

from misterx.kernel.errors import RecordError
from misterx.play import Game
from misterx.play.heads import Link, Story, is_signed
from misterx.play.records import replay_record
from misterx.play.verification import ASIDE, Turn

TRANSCRIPT = "misterx heard 1"
SAYS = {
    "bad": "The heads of the story cannot be read.",
    "unsigned": "The story is not signed by the key that it names.",
}


Count = Annotated[int, msgspec.Meta(ge=0)]


class Heads(msgspec.Struct, forbid_unknown_fields=True):
    """What a record brings of its story: the links, from link 0 on, and a signature of the latest."""

    table: str
    links: list[tuple[Count, Count, Count, str, str]]  # lines, facts, turns, key, head
    signature: str


class Promises(msgspec.Struct):
    """What is needed here of a record's proof."""

    commitment: str = ""
    turns: list[Turn] = []


class Transcript(msgspec.Struct):
    """What a browser heard, as it kept it: for each step the head that it came to itself."""

    format: str
    table: str
    key: str
    steps: list[tuple[int, str]]
    signed: tuple[int, str, str] | None = None  # the latest head that the server has signed for this browser
    seat: str = ""


class StoryVerdict(NamedTuple):
    """How many steps a story has, what is wrong with it, and what one should know all the same."""

    steps: int
    faults: list[str]
    notes: list[str]


def write_heads(story: Story, signature: str) -> dict[str, Any]:
    """A story as a record brings it."""
    links = [[link.line, link.facts, link.turns, link.key, link.head] for link in story.links]
    return {"table": story.table, "links": links, "signature": signature}


def verify_story(record: str, heard: str = "") -> StoryVerdict:
    """Tell the story of a record again and compare it with its heads, and with what a browser has heard."""
    heads, (seed, turns) = _read_heads(record), _read_promises(record)
    if heads is None:
        unknown = ["There is nothing to compare with: the record brings no heads."] if heard else []
        return StoryVerdict(0, unknown, ["Nothing was signed at this table; its server was an older one."])
    links = [Link(number, *link) for number, link in enumerate(heads.links)]
    if not links or links[0].head != heads.table:
        return StoryVerdict(0, [SAYS["bad"]], [])
    faults = [*_tell_again(record, heads.table, links, seed, turns), *check_promptness(links, turns, _lines(record))]
    named = [link.key for link in links if link.key]
    latest = links[-1]
    if len(links) > 1 and not (
        named and is_signed(named[-1], heads.table, latest.number, latest.head, heads.signature)
    ):
        faults.append(SAYS["unsigned"])
    if heard:
        faults += compare(heads, links, heard)
    return StoryVerdict(latest.number, faults, list(_notes(links)))


def _notes(links: list[Link]) -> Iterator[str]:
    if len(links) > 1 and links[0].line:
        yield f"The story begins after line {links[0].line}; what was before was not signed."
    named = [(link.number, link.key) for link in links if link.key]
    if named:
        yield f"It is signed by the key {short(named[0][1])}."
    for number, key in named[1:]:
        yield f"From step {number} on it another key signs, {short(key)}: the table was brought to another server."


def short(key: str) -> str:
    """A key as people read it to each other."""
    return " ".join(key[place : place + 4] for place in range(0, 16, 4))


def _tell_again(record: str, table: str, links: list[Link], seed: str, turns: list[Turn]) -> list[str]:
    """The story told again from the lines of a record: each link must come to its head."""
    at = {link.line: link for link in links[1:]}
    if len(at) != len(links) - 1 or list(at) != sorted(at):
        return [SAYS["bad"]]
    story: Story | None = None
    heard = links[0].turns
    game = None
    for game in replay_record(Game, record):
        if story is None and len(game.lines) == links[0].line:
            story = Story(table, game, links[:1])
            story.heard = links[0].facts
        link = at.get(len(game.lines))
        if story is None or link is None:
            continue
        told = [commitment for *_, commitment in turns[heard : heard + link.turns]]
        heard += link.turns
        again = story.go_on(game, told, link.key, seed)
        if again is None or again.head != link.head:
            return [_say_other(links, link.number)]
        story.add([link], game)
    if story is None or game is None:
        return [SAYS["bad"]]
    faults = []
    if story.latest.number < len(links) - 1:
        faults.append(f"Lines are missing: step {story.latest.number + 1} of the story comes after the record's end.")
    elif story.go_on(game, [], "", seed) is not None:
        faults.append(f"The record has lines after line {links[-1].line} that nobody was told of.")
    return faults


def _say_other(links: list[Link], number: int) -> str:
    """In words where the lines tell another story than the heads."""
    first, last = links[number - 1].line + 1, links[number].line
    where = f"line {last}" if first >= last else f"lines {first} to {last}"
    return f"Step {number}, {where} of the record: the table was told something else there."


def check_promptness(links: list[Link], turns: list[Turn], lines: list[str]) -> list[str]:
    """Each commitment was told with the turn that it is for: before anybody could answer it."""
    faults, number = [], links[0].turns
    for link in links[1:]:
        for first, last, *_ in turns[number : number + link.turns]:
            told = [line.partition(": ") for line in lines[last : link.line]]
            if any(seat not in ASIDE and not text.startswith("note ") for seat, _, text in told):
                late = "was committed to late, when others had moved already"
                faults.append(f"Mister X's turn in lines {first} to {last} {late}: in step {link.number}.")
        number += link.turns
    if number < len(turns):
        faults.append(f"The commitments to {len(turns) - number} of Mister X's turns were never told.")
    return faults


def compare(heads: Heads, links: list[Link], heard: str) -> list[str]:
    """What a browser heard against what a record tells."""
    try:
        told = msgspec.json.decode(heard, type=Transcript)
    except msgspec.DecodeError as error:
        return [f"What was heard cannot be read: {error}."]
    if told.format != TRANSCRIPT or told.table != heads.table:
        return [f"What was heard is not of this table, {heads.table}, but of {told.table[:40]!r}."]
    who = f"the browser of {told.seat}" if told.seat else "the browser"
    keys = {link.key for link in links if link.key}
    faults = []
    for number, head in told.steps:
        if not 0 <= number < len(links):
            faults.append(f"Step {number}, which {who} heard, is missing: the record ends with step {len(links) - 1}.")
            break
        if links[number].head != head:
            where = f"between lines {links[number - 1].line + 1} and {links[number].line} of the record"
            faults.append(f"At step {number}, {where}, {who} heard another story.")
            break
    if faults and told.signed:
        number, head, signature = told.signed
        if is_signed(told.key, told.table, number, head, signature) and (
            number >= len(links) or links[number].head != head
        ):
            faults.append(f"The server had signed that story, at step {number}: it told two.")
    if told.key and told.key not in keys:
        faults.append(f"{who.capitalize()} knew the server by another key, {short(told.key)}.")
    return faults


def _lines(record: str) -> list[str]:
    return [line.strip() for line in record.partition("\n\n")[2].splitlines() if line.strip()]


def _field(record: str, name: str) -> str | None:
    header = record.partition("\n\n")[0].splitlines()
    return next((line.partition(":")[2] for line in header if line.startswith(f"{name}:")), None)


def _read_heads(record: str) -> Heads | None:
    text = _field(record, "heads")
    try:
        return None if text is None else msgspec.json.decode(text, type=Heads)
    except msgspec.DecodeError as error:
        raise RecordError("bad_record", line=1, why=f"its heads cannot be read: {error}.") from None


def _read_promises(record: str) -> tuple[str, list[Turn]]:
    """Commitments to the seed and to turns, as the record publishes them; `verification.py` sees if they are kept."""
    try:
        told = msgspec.json.decode(_field(record, "fairness") or "{}", type=Promises)
    except msgspec.DecodeError:
        told = Promises()
    return told.commitment, told.turns
