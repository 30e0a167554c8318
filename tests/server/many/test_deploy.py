"""What is said about hosting fits the program."""

from __future__ import annotations

import builtins
import importlib
import json
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from _services import PATIENCE, find_program, free_port
from _steps import Steps
from misterx.cli.commands import NAMES
from misterx.server.cluster.bus import open_bus
from misterx.server.settings import Settings, read_settings
from misterx.server.store.store import StoreError, open_store

ROOT = Path(__file__).parents[3]
DEPLOY = sorted(file for file in (ROOT / "deploy").rglob("*") if file.is_file())
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
ELSEWHERE = {"CACHE", "PASSWORD", "SITE"}  # of the compile cache, and of the compose file itself

FILLED_IN = re.compile(r"\$\{\w+[^}]*\}")  # what whoever starts it chooses


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


def test_the_compose_file_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read as YAML, its anchors merged: what each service needs is there, and the program takes its settings."""
    yaml: Any = importlib.import_module("yaml")
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
    services, volumes = compose["services"], set(compose["volumes"])
    assert set(services) == {"node", "worker", "postgres", "nats", "proxy"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        named = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        files = {place for place in named if place.startswith(".")}
        assert named - files <= volumes
        assert all((ROOT / "deploy" / place).is_file() for place in files)
    for name in ("node", "worker"):
        assert (ROOT / "deploy" / services[name]["build"]["context"] / services[name]["build"]["dockerfile"]).is_file()
        for variable, value in services[name]["environment"].items():
            monkeypatch.setenv(variable, FILLED_IN.sub("EXAMPLE", value))
        settings = read_settings()
        assert settings.store == "postgresql://misterx:EXAMPLE@postgres/misterx"
        assert settings.public == "https://EXAMPLE"
        assert settings.log
    assert services["worker"]["command"][1] in NAMES


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """Every line is a setting of a section that systemd knows; where systemd is, it is asked itself."""
    misterx = shutil.which("misterx", path=Path(sys.executable).parent) or sys.executable
    units = []
    for unit in sorted((ROOT / "deploy" / "systemd").iterdir()):
        text = unit.read_text("utf-8")
        sections = re.findall(r"^\[(\w+)\]$", text, re.M)
        assert sections == ["Unit", "Service", "Install"]
        assert all(re.match(r"(#|\[|[A-Z]\w+=|$)", line) for line in text.splitlines())
        copy = tmp_path / unit.name.replace("@.", "@8471.")
        copy.write_text(text.replace("/opt/misterx/bin/misterx", misterx), "utf-8")
        units.append(str(copy))
    if analyze := shutil.which("systemd-analyze"):
        asked = subprocess.run([analyze, "verify", *units], capture_output=True, text=True, check=False)
        assert (asked.returncode, asked.stdout + asked.stderr) == (0, "")


@pytest.mark.parametrize(("name", "value"), [("STORE", "mysql://db/misterx"), ("BUS", "bus.internal")])
def test_an_address_of_another_kind_is_refused(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"MISTERX_{name}", value)
    with pytest.raises(ValueError, match=f"{name.lower()} is an address that begins with"):
        read_settings()


@pytest.mark.parametrize("module", ["store.postgres", "cluster.nats"])
def test_packages_that_are_missing_are_named(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == f"misterx.server.{module}":
            raise ImportError("nothing here", name="psycopg")
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    settings = Settings(store="postgresql://db/misterx", bus="nats://bus")
    with pytest.raises(StoreError, match=r"pip install 'misterx\[many\]' \(psycopg is missing\)"):
        open_store(settings) if module == "store.postgres" else open_bus(settings)


def test_what_could_not_be_run_is_said_loudly(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    steps.leave_out("the tests of many nodes: NATS not found")
    assert steps.finish() == 0
    assert "!!! NOT RUN: the tests of many nodes: NATS not found" in capsys.readouterr().out


def test_the_bus_wants_a_password() -> None:
    """The model's configuration, in a NATS of its own."""
    program = find_program("nats-server")
    if program is None:
        pytest.skip("nats-server is not here (Debian: nats-server)")
    port, password = free_port(), "1e5deadbeef"  # which would be a number without its quotation marks
    yaml: Any = importlib.import_module("yaml")
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
    given = FILLED_IN.sub(password, compose["services"]["nats"]["environment"]["PASSWORD"])
    command = [program, "--config", str(ROOT / "deploy" / "nats.conf"), "-a", "127.0.0.1", "-p", str(port)]
    bus = subprocess.Popen(command, env={"PASSWORD": given}, stderr=subprocess.DEVNULL)

    def answer(**known: str) -> bytes:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
                    line.sendall(f"CONNECT {json.dumps({'verbose': False, **known})}\r\nPING\r\n".encode())
                    told = b""
                    while part := line.recv(65_536):
                        told += part
                        if b"PONG" in told or b"-ERR" in told:
                            break
                    return told
            except ConnectionRefusedError:  # it is not there yet
                assert time.monotonic() < end
                time.sleep(0.05)

    try:
        assert b"PONG" in answer(user="misterx", **{"pass": password})
        assert b"-ERR 'Authorization Violation'" in answer()
        assert b"-ERR 'Authorization Violation'" in answer(user="misterx", **{"pass": "wrong"})
    finally:
        bus.terminate()
        bus.wait()
