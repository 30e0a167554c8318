"""The protocol's TypeScript is what the structs say."""

from __future__ import annotations

from misterx.server.typescript import FILE, write_types


def test_the_types_of_the_web_client_are_fresh() -> None:
    assert FILE.read_text("utf-8") == write_types(), "run scripts/protocol"
