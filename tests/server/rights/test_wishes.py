"""Steps are made from the protocol: what is new there is searched without being listed anywhere."""

from __future__ import annotations

import random
from typing import Annotated, Any, Literal

import msgspec
import pytest
from tests.server.rights.friends import Link
from tests.server.rights.steps import MESSAGES, REQUESTS, messages
from tests.server.rights.wishes import AtHand, fill

from misterx.server.protocol import wire
from misterx.server.protocol.openapi import OPERATIONS

LINKS = [Link("@k1", "here", "@t1", "seat", "x"), Link("@k2", "here", "@t1", "host")]


class Swap(wire.Message):
    """A message that does not exist."""

    token: str
    seat: str
    whom: Annotated[str, msgspec.Meta(max_length=5)]
    often: Annotated[int, msgspec.Meta(ge=3, le=4)]
    loud: bool
    how: Literal["gently", "not"]
    several: Annotated[list[str], msgspec.Meta(min_length=1)]
    by: dict[str, int]
    perhaps: float | None = None


def at_hand(seed: int, what: str) -> AtHand:
    return AtHand(random.Random(seed), what, LINKS[0], LINKS, None, ["x", "h1"], 5)


def test_a_message_that_is_new_gets_values_of_its_types_and_from_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up: Any = wire.Incoming | Swap
    monkeypatch.setattr(wire, "Incoming", made_up)
    assert "swap" in messages()
    assert "swap" not in MESSAGES
    made = [fill(messages()["swap"], at_hand(seed, "swap")) for seed in range(200)]
    for fields in made:
        assert isinstance(msgspec.convert(fields, made_up), Swap)
    assert {"@k1"} < {fields["token"] for fields in made} < {"", "somebody", "x", "h1", "@k1", "@k2", "@t1"} | {"@k1"}
    assert {"x", "h1"} <= {fields["seat"] for fields in made}
    assert {fields["how"] for fields in made} == {"gently", "not"}
    assert {"perhaps" in fields for fields in made} == {True, False}


@pytest.mark.parametrize("kind", sorted(messages()))
def test_every_message_can_be_read_by_the_server(kind: str) -> None:
    for seed in range(50):
        wire.read(msgspec.json.encode(fill(messages()[kind], at_hand(seed, kind))))


@pytest.mark.parametrize("operation", [each for each in OPERATIONS if each.body], ids=lambda each: each.path)
def test_every_request_can_be_read_by_the_server(operation: Any) -> None:
    for seed in range(50):
        what = f"{operation.method} {operation.path}"
        msgspec.convert(fill(operation.body, at_hand(seed, what)), operation.body)


def test_what_has_weights_is_in_the_protocol() -> None:
    assert MESSAGES.keys() <= messages().keys()
    assert REQUESTS.keys() <= {"hello", *(operation.path for operation in OPERATIONS)}
