"""A thousand lies about what was told at a table: each is named, and honest stories are believed."""

from __future__ import annotations

import json
import random

import pytest
from tests.server.story.evenings import record_of
from tests.server.story.tampering import LIES, OTHER, heads_of, transcript, with_heads

from misterx import titles
from misterx.kernel.errors import MisterXError
from misterx.play.heads import is_signed
from misterx.play.witness import verify_story

TITLES = titles.ids()
EVENINGS, EVENINGS_DEEP = 1, 10  # of each title
LIES_A_RUN, LIES_DEEP = 2, 30  # of each kind about each title
HONEST_DEEP = 1_000


def faults_of(record: str, heard: dict[str, object]) -> list[str]:
    """What is found wrong; a record that is no game at all is found out as well."""
    try:
        return verify_story(record, json.dumps(heard)).faults
    except MisterXError as error:
        return [str(error)]


def lie(title: str, evenings: int, count: int) -> int:
    """Tell lies of every kind, and see each of them named; how many there were."""
    told = 0
    for kind, work in LIES.items():
        chooser = random.Random(f"{title} {kind}")
        found = 0
        while found < count:
            record = record_of(title, chooser.randrange(evenings))
            tampered = work(record, transcript(record), chooser)
            if tampered is None:
                assert kind == "late commitment"  # the last turn is sealed with the end
                break
            other, heard, named = tampered
            faults = faults_of(other, heard)
            assert any(named in fault for fault in faults), f"{kind}: {named!r} is not in {faults}\n{other}"
            found += 1
        told += found
    return told


@pytest.mark.parametrize("title", TITLES)
def test_lies_are_named(title: str) -> None:
    assert lie(title, EVENINGS, LIES_A_RUN) > LIES_A_RUN * (len(LIES) - 1)


@pytest.mark.parametrize("title", TITLES)
def test_honest_stories_are_believed(title: str) -> None:
    record = record_of(title)
    for since in range(len(heads_of(record)["links"])):
        verdict = verify_story(record, json.dumps(transcript(record, since)))
        assert verdict.faults == []
    assert verdict.steps == len(heads_of(record)["links"]) - 1 > 10


@pytest.mark.deep
def test_a_thousand_lies_are_named() -> None:
    told = sum(lie(title, EVENINGS_DEEP, LIES_DEEP) for title in TITLES)
    assert told >= 1_000


@pytest.mark.deep
def test_a_thousand_honest_stories_are_believed() -> None:
    chooser = random.Random("honest")
    for number in range(HONEST_DEEP):
        record = record_of(TITLES[number % len(TITLES)], chooser.randrange(EVENINGS_DEEP))
        since = chooser.randrange(len(heads_of(record)["links"]))
        assert verify_story(record, json.dumps(transcript(record, since))).faults == []


def test_what_the_server_signed_and_does_not_tell_any_more_is_proven() -> None:
    """Who heard two stories can show to others that it was the server."""
    record = record_of("scotland-yard")
    heads = heads_of(record)
    heard = transcript(record)
    number, head = 5, "ab" * 20
    for link in heads["links"]:
        link[3] = OTHER.key if link[3] else ""
    heard |= {"key": OTHER.key, "steps": [[number, head]]}
    heard["signed"] = [number, head, OTHER.sign(heads["table"], number, head)]
    faults = faults_of(with_heads(record, heads), heard)
    assert any("had signed that story" in fault for fault in faults)
    heard["signed"] = [number, head, "00" * 64]
    assert not any("had signed" in fault for fault in faults_of(with_heads(record, heads), heard))


@pytest.mark.parametrize(
    ("heard", "said"),
    [
        ("", ""),
        ("nonsense", "cannot be read"),
        ('{"format": "misterx heard 1", "table": "another", "key": "", "steps": []}', "not of this table"),
        ('{"format": "misterx heard 9", "table": "another", "key": "", "steps": []}', "not of this table"),
    ],
)
def test_what_is_no_transcript_is_said_to_be_none(heard: str, said: str) -> None:
    faults = verify_story(record_of("scotland-yard"), heard).faults
    assert [said in fault for fault in faults] == ([True] if said else [])


def test_records_without_heads_have_nothing_to_compare() -> None:
    record = record_of("scotland-yard")
    bare = "\n".join(line for line in record.split("\n") if not line.startswith("heads:"))
    assert verify_story(bare).faults == []
    assert "an older one" in verify_story(bare).notes[0]
    assert verify_story(bare, json.dumps(transcript(record))).faults


@pytest.mark.parametrize("wrong", ["{", "[]", '{"table": "t", "links": [[-1, 0, 0, "", "t"]], "signature": ""}'])
def test_heads_that_are_none_are_refused(wrong: str) -> None:
    record = record_of("scotland-yard")
    line = next(line for line in record.split("\n") if line.startswith("heads:"))
    with pytest.raises(MisterXError):
        verify_story(record.replace(line, f"heads: {wrong}"))


@pytest.mark.parametrize("nonsense", ["", "zz", "00" * 64])
def test_what_is_no_signature_has_signed_nothing(nonsense: str) -> None:
    assert not is_signed(OTHER.key, "t", 1, "head", nonsense)
    assert not is_signed(nonsense, "t", 1, "head", OTHER.sign("t", 1, "head"))
