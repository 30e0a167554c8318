"""Browsers hear what they heard when the oracle was frozen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.oracle import wire
from tests.server.running import Server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with wire.running() as server:
        yield server


@pytest.mark.parametrize("name", wire.EVENINGS)
def test_every_viewer_hears_what_he_heard(server: Server, name: str) -> None:
    then, beside_then = wire.read()[name], wire.read(wire.FILE_LATER)[name]
    heard = wire.spend(server, name)
    faults = []
    for viewer, messages in heard.items():
        now, beside = wire.short(messages)
        if now != then[viewer]:
            place = next((at for at, (new, old) in enumerate(zip(now, then[viewer], strict=False)) if new != old), -1)
            faults.append(
                f"{viewer}: {len(now)} messages for {len(then[viewer])}; number {place} is now {messages[place]}"
            )
        if beside != beside_then[viewer]:
            place = next(
                (at for at, pair in enumerate(zip(beside, beside_then[viewer], strict=False)) if len({*pair}) > 1), -1
            )
            faults.append(f"{viewer}: of what came later, number {place} is another")
    assert faults == [], f"python -m tests.oracle.wire {name} prints all of them"
    assert heard.keys() == then.keys()


def test_every_title_has_an_evening_with_a_double_move_and_a_takeback() -> None:
    heard = wire.read()
    assert {title for title, *_ in wire.EVENINGS.values()} == {
        "behrends", "europa", "ny-chase", "sanssouci", "scotland-yard",
    }  # fmt: skip
    for name, viewers in heard.items():
        assert {"x", "h1", "public"} <= viewers.keys(), name
        for messages in viewers.values():
            kinds = {message.partition(":")[0] for message in messages}
            assert {"welcome", "update", "said", "people", "happened", "record", "review"} <= kinds, name
