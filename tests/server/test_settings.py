"""Settings that mean nothing are refused before anything begins, and logs quote nobody."""

from __future__ import annotations

import json
import logging
import os
import traceback
from pathlib import Path

import pytest

from misterx.cli import main
from misterx.server.logs import Lines
from misterx.server.settings import read_settings

NONSENSE = {
    "port = 99999": "port is a number from 0 to 65535",
    "port = -1": "port is a number from 0 on",
    "bot_threads = 0": "bot_threads is at least 1",
    "bot_pause = nan": "bot_pause is a number from 0 on",
    "answer_beat = inf": "answer_beat is a number from 0 on",
    "tables_per_minute = -5": "tables_per_minute is a number from 0 on",
    "forget_untouched_days = -1": "forget_untouched_days is a number from 0 on",
    'address = ""': "address must not be empty",
    'public = "not an address"': "public is an address such as",
    'trusted_proxies = "127.0.0.1, rubbish"': "trusted_proxies are addresses or networks",
    'data = "a\\u0000b"': "no setting can hold the letter 0",
    "= = =": "Invalid statement",
}


@pytest.fixture(autouse=True)
def nothing_said_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment wins over a file, and a command that ran here before may have left something there."""
    for name in [name for name in os.environ if name.startswith("MISTERX_")]:
        monkeypatch.delenv(name)


@pytest.mark.parametrize("line", NONSENSE)
def test_a_setting_that_means_nothing_stops_the_server_with_a_line_that_says_so(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(line + "\n")
    assert main(["serve", "--no-browser", "--settings", str(file)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert NONSENSE[line] in told


def test_proxies_are_addresses_networks_or_everybody(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    for proxies in ("", "*", "127.0.0.1", "10.0.0.1, 172.30.70.0/24,::1"):
        file.write_text(f'trusted_proxies = "{proxies}"\npublic = "https://misterx.example.org/"\n')
        assert read_settings(file).trusted_proxies == proxies


def test_what_others_log_quotes_no_error_and_no_line() -> None:
    """Python and uvicorn put errors into the text of what they log, and errors may quote a move."""

    def fail() -> None:
        raise ValueError("x taxi 115\nx: bus 77")

    try:
        fail()
    except ValueError:
        trace = traceback.format_exc()
    lost = "Task exception was never retrieved\nfuture: <Task exception=ValueError('x taxi 115')>"
    events = []
    for text in (trace, lost, "Application startup failed. Exiting."):
        told = Lines().format(logging.LogRecord("asyncio", logging.ERROR, "", 0, text, (), None))
        assert "115" not in told
        assert "77" not in told
        events.append(json.loads(told)["event"])
    assert events[0].startswith("ValueError in ")
    assert "fail (test_settings.py:" in events[0]
    assert events[1:] == ["Task exception was never retrieved", "Application startup failed. Exiting."]
