"""A server in which time can be let pass, and into which holes can be planted.

    python -m tests.server.rights.hall serve ...

is `misterx`, but for these two and for where its deals come from (`tests/server/dealing.py`).
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from tests.server.dealing import FILE
from tests.server.rights.holes import HOLES
from tests.server.running import Server

from misterx.cli import main
from misterx.server.people.endings import time_out
from misterx.server.people.seating import step_in
from misterx.server.people.starting import go_on
from misterx.server.settings import Settings
from misterx.server.table import lots
from misterx.server.tables import registry
from misterx.server.tables.registry import Tables
from misterx.server.web import app

PASSING = "/passing"
A_MINUTE = 60.0
HOLE = "HOLE_IS_PLANTED"  # the variable that names one
QUIETLY = {"MISTERX_MOST_TABLES": "0", "MISTERX_KEEP_IN_MEMORY_MINUTES": "0.5"}


class Hall(Server):
    """Such a server as a process of its own."""

    program = "tests.server.rights.hall"

    def __init__(self, data: Any, hole: str = "", **settings: str) -> None:
        data.parent.mkdir(parents=True, exist_ok=True)
        super().__init__(data, **{**QUIETLY, HOLE: hole, **settings})


class Passing(msgspec.Struct):
    """So many seconds pass at these tables."""

    tables: list[str]
    seconds: float


async def let_time_pass(request: Request) -> Response:
    rooms: Tables = request.app.state.tables
    passing = msgspec.json.decode(await request.body(), type=Passing)
    for name in passing.tables:
        table = rooms.open_tables.get(name)
        if table is None or not rooms.peers.listens(table):
            continue
        if table.clock:
            table.clock._since -= passing.seconds
        table.note_seen()
        table.seen = {seat: at - passing.seconds * (not table.count(seat)) for seat, at in table.seen.items()}
        await table.transact(time_out, table)
        table.draw_by -= passing.seconds
        await table.transact(go_on, table)
        wish = table.settings.stand_in
        if wish and passing.seconds >= wish.after:
            for seat in table.seats:
                await table.transact(step_in, table, seat)
    return Response("{}", media_type="application/json")


def add_time(settings: Settings) -> Starlette:
    made = _make_app(settings)
    made.router.routes.insert(0, Route(PASSING, let_time_pass, methods=["POST"]))
    return made


_make_app = app.make_app
_made: list[str] = []  # for which evening, one after the other


def deal_by_evening() -> bytes:
    """The deals of an evening are the same whenever it is played: what comes after `#` tells these times apart."""
    evening = Path(os.environ[FILE]).read_text("utf-8")
    if evening not in _made:
        _made.clear()
    _made.append(evening)
    return hashlib.sha256(f"{evening.partition('#')[0]}{len(_made)}".encode()).digest()


if __name__ == "__main__":
    patch.object(registry, "new_seed", deal_by_evening).start()
    patch.object(app, "make_app", add_time).start()
    patch.object(lots, "ANSWER_SECONDS", A_MINUTE).start()  # time passes where the evening says so
    if hole := os.environ.get(HOLE):
        HOLES[hole].plant()
    sys.exit(main())
