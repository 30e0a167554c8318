"""What tests of arenas share."""

from __future__ import annotations

from pathlib import Path

import pytest

from misterx.kernel import cache


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder."""
    monkeypatch.setenv("MISTERX_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "_chosen", {})
    return tmp_path / "cache"
