"""What holds for every test: nothing that it sees depends on the luck of a deal."""

from __future__ import annotations

import os

import pytest
from tests.server.dealing import name_deals

os.environ["LANGUAGE"] = "en"  # whatever language this machine speaks
name_deals("before any test")  # a server for many tests is started before the first of them is named


@pytest.fixture(autouse=True)
def _deals(request: pytest.FixtureRequest) -> None:
    name_deals(request.node.nodeid, draw_lots=request.node.get_closest_marker("lots") is not None)
