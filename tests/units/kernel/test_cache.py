"""Kept code: found again, never believed when damaged, never in the way of anybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from misterx.kernel import cache
from misterx.kernel.cache import cache_folder, fingerprint, is_ready, read_kept, sources, write_kept
from misterx.kernel.folders import cache_root


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    write_kept(tmp_path / "code", b"compiled")
    assert read_kept(tmp_path / "code") == b"compiled"
    assert [path.name for path in tmp_path.iterdir()] == ["code"]


@pytest.mark.parametrize("harm", [lambda raw: raw[:-1], lambda raw: raw[:10], lambda raw: b"", lambda raw: raw + b"x"])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, harm: object) -> None:
    path = tmp_path / "code"
    write_kept(path, b"compiled")
    assert callable(harm)
    path.write_bytes(harm(path.read_bytes()))
    assert read_kept(path) is None
    assert read_kept(tmp_path / "nowhere") is None


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    write_kept(tmp_path / "missing" / "code", b"compiled")
    assert list(tmp_path.iterdir()) == []


def test_a_family_depends_on_its_own_rules_and_no_others() -> None:
    names = {path.relative_to(cache.PACKAGE).as_posix() for path in sources("transit")}
    assert {"families/transit/turn.py", "families/shared/playout.py", "kernel/random.py", "arena/match.py"} <= names
    assert not any(name.startswith(("families/hand/", "families/gang/", "server/", "cli/")) for name in names)


def test_an_edit_a_version_and_the_bounds_check_name_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rule = tmp_path / "families" / "toy" / "turn.py"
    rule.parent.mkdir(parents=True)
    other = tmp_path / "families" / "other" / "turn.py"
    other.parent.mkdir(parents=True)
    for path in (rule, other):
        path.write_text("limit = 22")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    seen = set()

    def name() -> str:
        fingerprint.cache_clear()
        seen.add(fingerprint("toy"))
        return fingerprint("toy")

    first = name()
    other.write_text("limit = 23")
    assert name() == first
    rule.write_text("limit = 23")
    name()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    name()
    monkeypatch.setattr(cache, "version", lambda package: "99")
    name()
    assert len(seen) == 4
    fingerprint.cache_clear()


def test_the_cache_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    assert cache_folder("transit").parent == tmp_path
    assert not is_ready("transit")
    cache_folder("transit").mkdir()
    assert is_ready("transit")
    monkeypatch.setenv("MISTERX_JIT", "off")
    assert not is_ready("transit")
