"""A server for each file of tests that wants one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house") / "data")
    yield running
    assert running.stop() == 0
    assert running.said() == ""
