"""What is said about hosting fits the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from misterx.cli.commands import NAMES
from misterx.server.settings import Settings

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
