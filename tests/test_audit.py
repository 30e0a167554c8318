"""The secret scan finds what it should, and an audit that could not ask says so."""

from pathlib import Path

import pytest

from _audit import judge_pages, judge_python, pins
from _secrets import ROOT, files_of, find_secrets, scan
from _steps import NOT_RUN, Steps

PLANTED = [  # each in two parts, so that no file of ours holds one
    "-----BEGIN RSA " + "PRIVATE KEY-----",
    "key = AKIA" + "ABCDEFGHIJKLMNOP",
    "ghp_" + "a1B2" * 9,
    "pypi-" + "AgEI" * 12,
    "xoxb-" + "123456789012",
    "eyJhbGciOiJIUzI1NiJ9" + ".eyJzdWIiOiIxMjM0In0" + ".SflKxwRJSMeKKF2QT4",
    "postgresql://ann:" + "hunter2@db/x",
    'password = "' + 'correct horse"'.replace(" ", "-"),
]
HARMLESS = [
    "MISTERX_STORE=postgresql://misterx:PASSWORD@db/misterx",
    'password = "{password}"',
    "http://127.0.0.1:8470/t/abc#token",
    "d1 taxi 46 # password: none",
]


@pytest.mark.parametrize("line", PLANTED)
def test_a_planted_secret_is_found_and_not_repeated(line: str) -> None:
    (found,) = find_secrets("notes.txt", f"first\n{line}\n")
    assert found.startswith("notes.txt:2: ")
    assert line not in found


@pytest.mark.parametrize("line", HARMLESS)
def test_what_is_no_secret_is_left_alone(line: str) -> None:
    assert list(find_secrets("notes.txt", line)) == []


def test_files_without_git_are_scanned_too(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "key.pem").write_text(PLANTED[0])
    assert scan(tmp_path, files_of(tmp_path)) == ["deep/key.pem:1: a private key"]
    assert len(files_of(ROOT)) > 100


def test_an_audit_fails_for_holes_and_says_when_it_could_not_ask(capsys: pytest.CaptureFixture[str]) -> None:
    good = {"name": "click", "version": "8.1", "vulns": []}
    bad = {"name": "click", "version": "8.1", "vulns": [{"id": "PYSEC-1"}]}
    unknown = {"name": "numba", "skip_reason": "not found"}
    assert judge_python({"dependencies": [good]}) == 0
    assert judge_python({"dependencies": [good, bad, unknown]}) == 1
    assert "click 8.1: PYSEC-1" in capsys.readouterr().out
    assert judge_python({"dependencies": [good, unknown]}) == judge_python(None) == judge_python({}) == NOT_RUN
    assert judge_pages({"vulnerabilities": {}}) == 0
    assert judge_pages({"vulnerabilities": {"vite": {"severity": "low"}}}) == 0
    assert judge_pages({"vulnerabilities": {"vite": {"severity": "critical"}}}) == 1
    assert judge_pages({"error": {"code": "ENOTFOUND"}}) == judge_pages(None) == NOT_RUN


def test_a_check_that_could_not_run_is_told_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    steps.check("audit", ["-c", f"raise SystemExit({NOT_RUN})"])
    assert steps.finish() == 0
    assert "!!! NOT RUN: audit" in capsys.readouterr().out


def test_only_pins_for_this_machine_are_asked_about() -> None:
    told = pins("# why\nclick==8.1\nnumba==1 ; sys_platform == 'nowhere'\ncolorama==0.4 ; python_version >= '3'\n")
    assert told == "click==8.1\ncolorama==0.4\n"
