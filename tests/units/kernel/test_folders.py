"""Where things are kept: where they always were, or where somebody says."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest

from misterx.kernel.folders import cache_root, data_folder


def test_whoever_names_a_folder_gets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_DATA", str(tmp_path / "tables"))
    monkeypatch.setenv("MISTERX_CACHE", str(tmp_path / "code"))
    assert (data_folder(), cache_root()) == (tmp_path / "tables", tmp_path / "code")


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_on_linux_the_folders_are_those_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MISTERX_DATA", "MISTERX_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "misterx"
    assert cache_root() == tmp_path / ".cache" / "misterx"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "mine"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "short"))
    assert (data_folder(), cache_root()) == (tmp_path / "mine" / "misterx", tmp_path / "short" / "misterx")


def test_on_a_mac_tables_stay_where_they_began(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MISTERX_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "elsewhere")
    assert data_folder() == tmp_path / "elsewhere"
    (tmp_path / "Library" / "Application Support" / "misterx").mkdir(parents=True)
    assert data_folder() == tmp_path / "Library" / "Application Support" / "misterx"


def test_on_windows_tables_lie_beside_compiled_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MISTERX_DATA", raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "misterx")
    assert data_folder() == tmp_path / "misterx" / "data"
