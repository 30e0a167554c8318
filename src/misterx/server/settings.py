"""What whoever hosts a server can set: in a TOML file, or as MISTERX_NAME in the environment (`docs/hosting.md`)."""

from __future__ import annotations

import ipaddress
import math
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from misterx import bots
from misterx.bots.external.program import NO_WALLS
from misterx.bots.external.walls import find_walls
from misterx.kernel.errors import MisterXError
from misterx.kernel.folders import data_folder

DEFAULT_PORT = 8470
LAST_PORT = 65_535
SCHEMES = {"store": ("postgresql://", "postgres://"), "bus": ("nats://", "tls://", "ws://", "wss://")}


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting with its default; 0 switches a limit off."""

    address: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    data: str = ""  # the folder for tables; empty: the platform's
    store: str = ""  # postgresql://… where many nodes share their tables; empty: a file in the folder
    bus: str = ""  # nats://… by which they tell each other what has changed; empty: within this process
    public: str = ""  # the address that people type, such as https://misterx.example.org
    hosts: str = ""  # other names by which this server may be asked, with commas between; * for any
    trusted_proxies: str = "127.0.0.1"
    tables_per_minute: float = 30
    code_tries_per_minute: int = 10  # at the short codes of lobbies, of an address, the wrong ones and the right ones
    requests_per_second: float = 50
    questions_per_minute: float = 60  # of one browser, that are work for the server; five times as many of an address
    messages_per_second: float = 20
    sockets_per_address: int = 400  # and never more than half of all
    connections_per_address: int = 100  # beside sockets
    most_sockets: int = 20_000  # of all addresses; fewer where the system lets a process open fewer files
    most_tables: int = 20_000
    most_watchers: int = 200
    forget_unstarted_hours: float = 48
    forget_untouched_days: float = 90
    keep_in_memory_minutes: float = 10
    bot_pause: float = 0.4
    answer_beat: float = 0.01  # moves are told at whole multiples of it; none without bot_pause
    bot_threads: int = 2
    bots_alone_minutes: float = 1  # so long bots go on when nobody looks
    usual_bot: str = "level3"  # who plays where nobody chose a bot
    external_bots: dict[str, str] = {}  # [name]: the program that plays; by file only, as a table in it
    metrics_for: str = ""  # addresses beside this machine that may read /metrics
    log: bool = False  # say what happens, not only what goes wrong

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else data_folder()


def read_settings(file: Path | None = None, **given: Any) -> Settings:
    """Defaults, then the file, then the environment, then what was given; None is not given."""
    values: dict[str, Any] = tomllib.loads(file.read_text("utf-8")) if file else {}
    values |= _from_environment(os.environ)
    values |= {name: value for name, value in given.items() if value is not None}
    settings = msgspec.convert(values, Settings, strict=False)
    walls = find_walls(settings.folder, *([file] if file else [])) if settings.external_bots else NO_WALLS
    for name, command in settings.external_bots.items():
        try:
            bots.add_program(name, command, walls)
        except MisterXError as error:
            raise ValueError(str(error)) from None
    if settings.usual_bot not in bots.NAMES:
        raise ValueError(f"there is no bot {settings.usual_bot!r}; bots are {', '.join(bots.NAMES)}")
    for name, schemes in SCHEMES.items():
        if (address := getattr(settings, name)) and not address.startswith(schemes):
            raise ValueError(f"{name} is an address that begins with {' or '.join(schemes)}, or empty")
    _check_numbers(settings)
    _check_addresses(settings)
    return settings


def _check_numbers(settings: Settings) -> None:
    """Refuse numbers that mean nothing, before they mean something unforeseen: -1 days would be tomorrow."""
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        if isinstance(value, int | float) and not 0 <= value < math.inf:
            raise ValueError(f"{name} is a number from 0 on, not {value}")
    if settings.port > LAST_PORT:
        raise ValueError(f"port is a number from 0 to {LAST_PORT}, not {settings.port}")
    if settings.bot_threads < 1:
        raise ValueError("bot_threads is at least 1: somebody has to think for the bots")


def _check_addresses(settings: Settings) -> None:
    if any("\0" in value for value in msgspec.structs.astuple(settings) if isinstance(value, str)):
        raise ValueError("no setting can hold the letter 0")
    if not settings.address:  # which to the system would be all of its addresses
        raise ValueError("address must not be empty; 127.0.0.1 is this machine alone, 0.0.0.0 lets everybody in")
    if settings.public and not re.fullmatch(r"https?://[^\s/]+/?", settings.public):
        raise ValueError(f"public is an address such as https://misterx.example.org, not {settings.public!r}")
    for proxy in filter(None, (part.strip() for part in settings.trusted_proxies.split(","))):
        try:
            proxy == "*" or ipaddress.ip_network(proxy)
        except ValueError:
            raise ValueError(f"trusted_proxies are addresses or networks with commas between, not {proxy!r}") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    names = {f"MISTERX_{name.upper()}": name for name in Settings.__struct_fields__ if name != "external_bots"}
    return {names[key]: value for key, value in environment.items() if key in names}
