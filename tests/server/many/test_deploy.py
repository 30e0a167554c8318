"""What is said about hosting fits the program."""

from __future__ import annotations

import builtins
import re
from pathlib import Path
from typing import Any

import pytest

from _steps import Steps
from misterx.cli.commands import NAMES
from misterx.server.bus import open_bus
from misterx.server.settings import Settings, read_settings
from misterx.server.store import StoreError, open_store

ROOT = Path(__file__).parents[3]
DEPLOY = sorted(file for file in (ROOT / "deploy").rglob("*") if file.is_file())
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
ELSEWHERE = {"CACHE", "PASSWORD", "SITE"}  # of the compile cache, and of the compose file itself


def test_the_table_of_settings_is_complete() -> None:
    told = {name for row in re.findall(r"^\| (`[^|]+) \|", HOSTING, re.M) for name in re.findall(r"`(\w+)`", row)}
    assert set(Settings.__struct_fields__) <= told


@pytest.mark.parametrize("file", [*DEPLOY, ROOT / "docs" / "hosting.md"], ids=lambda file: file.name)
def test_files_for_hosts_name_settings_and_commands_that_exist(file: Path) -> None:
    text = file.read_text("utf-8")
    known = {name.upper() for name in Settings.__struct_fields__} | ELSEWHERE
    named = {name for name in re.findall(r"MISTERX_([A-Z_]+)", text) if name != "NAME"}
    assert named <= known
    commands = re.findall(r"(?:bin/misterx |misterx, |\"misterx\", \")([a-z]+)", text)
    assert set(commands) <= set(NAMES)


def test_nodes_and_workers_share_what_makes_them_one_server() -> None:
    for name in ("misterx-node@.service", "misterx-worker@.service"):
        unit = (ROOT / "deploy" / "systemd" / name).read_text("utf-8")
        assert "EnvironmentFile=/etc/misterx.env" in unit
        assert "Restart=always" in unit
    compose = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    assert "MISTERX_STORE: postgresql://" in compose
    assert "MISTERX_BUS: nats://" in compose


@pytest.mark.parametrize(("name", "value"), [("STORE", "mysql://db/misterx"), ("BUS", "bus.internal")])
def test_an_address_of_another_kind_is_refused(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"MISTERX_{name}", value)
    with pytest.raises(ValueError, match=f"{name.lower()} is an address that begins with"):
        read_settings()


@pytest.mark.parametrize("module", ["store_postgres", "bus_nats"])
def test_packages_that_are_missing_are_named(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == f"misterx.server.{module}":
            raise ImportError("nothing here", name="psycopg")
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    settings = Settings(store="postgresql://db/misterx", bus="nats://bus")
    with pytest.raises(StoreError, match=r"pip install 'misterx\[many\]' \(psycopg is missing\)"):
        open_store(settings) if module == "store_postgres" else open_bus(settings)


def test_what_could_not_be_run_is_said_loudly(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    steps.leave_out("the tests of many nodes: NATS not found")
    assert steps.finish() == 0
    assert "!!! NOT RUN: the tests of many nodes: NATS not found" in capsys.readouterr().out
