"""Bots in other languages at the table: only those that whoever hosts has named, and only by their names."""

from __future__ import annotations

import asyncio
import logging
import shlex
import sys
from pathlib import Path

import pytest
from tests.server.running import Server

from misterx import bots
from misterx.deduce import Knowledge
from misterx.kernel.errors import MisterXError
from misterx.play import Game
from misterx.server.bots.executor import BotExecutor
from misterx.server.logs import Lines
from misterx.server.settings import read_settings
from misterx.server.table.seats import check_bot
from misterx.server.web.catalogue import catalogue

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "cautious.py"


def named(folder: Path, command: str) -> Path:
    file = folder / "house.toml"
    file.write_text(f"[external_bots]\nclub-bot = '''{command}'''\n", "utf-8")
    return file


def choose(bot: str, game: Game) -> str:
    executor = BotExecutor(1)
    try:
        return asyncio.run(executor.choose(bot, 1, game, Knowledge(game, "x")))
    finally:
        executor.close()


@pytest.fixture(autouse=True)
def nobody_named_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_programs", {})


def test_a_named_program_can_be_chosen_and_plays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = read_settings(named(tmp_path, f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}@60s"))
    catalogue.cache_clear()
    found = catalogue(settings.usual_bot)
    catalogue.cache_clear()
    assert "club-bot" in [card.id for card in found.bots]
    assert all("club-bot" in title.bots for title in found.titles)
    game = Game.new("scotland-yard", 3, seed=1)
    check_bot(game, "club-bot")
    assert choose("club-bot", game) in game.legal_moves("x")
    assert caplog.messages == []


def test_a_program_that_fails_is_logged_and_greedy_play_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    read_settings(named(tmp_path, f"{shlex.quote(sys.executable)} -c pass"))
    game = Game.new("scotland-yard", 3, seed=1)
    with caplog.at_level(logging.WARNING, "misterx.server"):
        assert choose("club-bot", game) in game.legal_moves("x")
    assert caplog.messages == ["external bot at fault"]


def test_a_program_that_is_not_there_stops_the_server_from_starting(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no such program"):
        read_settings(named(tmp_path, "no-such-program-here"))


def test_nobody_at_the_table_can_name_a_command(server: Server) -> None:
    for wish in ("bot:cmd:sleep 1", "bot:cmd:", "bot:club-bot"):
        answer = server.post("/api/tables", title="scotland-yard", players=3, seats={"x": wish})
        assert answer.status_code == 422, wish
        assert answer.json()["code"] in ("unknown_bot", "bad_seats")
    with pytest.raises(MisterXError):
        check_bot(Game.new("scotland-yard", 3, seed=1), "cmd:sleep 1")


def test_the_log_quotes_nothing_that_a_program_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It may hold Mister X's seat, and whoever reads the log may hunt him."""
    talks = "import sys; print('x taxi 46', flush=True); print('he is at 46', file=sys.stderr, flush=True); input()"
    read_settings(named(tmp_path, f"{shlex.quote(sys.executable)} -c {shlex.quote(talks)}@60s"))
    game = Game.new("scotland-yard", 3, seed=1)
    with caplog.at_level(logging.WARNING, "misterx.server"):
        assert choose("club-bot", game) in game.legal_moves("x")
    assert caplog.messages == ["external bot at fault"]
    logged = "".join(Lines().format(record) for record in caplog.records)
    assert "taxi" not in logged
    assert "he is at" not in logged
    assert caplog.records[0].__dict__["code"] in ("babbled", "ended")
