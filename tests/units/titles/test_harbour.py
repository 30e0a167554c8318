"""A sixth title made of data alone: `docs/adding-a-title.md`, followed once. Nothing in `src` knows of it."""

from __future__ import annotations

import asyncio
import io
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from misterx import Game, TitleError, boards, titles
from misterx.arena.contest import Contest, run
from misterx.arena.simulate import simulate
from misterx.boards.render import render
from misterx.bots.levels import row_of
from misterx.cli import main
from misterx.deduce import Knowledge, possible_stations
from misterx.server.bots.executor import BotExecutor
from misterx.titles import title as shelf
from misterx.words import say

FOLDER = Path(__file__).parent / "harbour"
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def harbour(monkeypatch: pytest.MonkeyPatch) -> titles.Title:
    """The title, known while a test runs and forgotten afterwards."""
    from misterx.boards import library

    monkeypatch.setattr(shelf, "_added", {})
    monkeypatch.setattr(library, "_added", {})
    library._own.cache_clear()
    return titles.add(FOLDER)


def finish(game: Game) -> Game:
    pick = 5
    while not game.result:
        moves = game.legal_moves()
        pick = (pick * 69069 + 1) % (1 << 31)
        game.play(moves[(pick >> 8) % len(moves)])
    return game


def test_it_is_a_title_like_the_others(harbour: titles.Title) -> None:
    assert titles.ids()[-1] == "harbour"
    assert titles.load("harbour") is harbour
    assert boards.ids()[-1] == harbour.board == "harbour"
    assert boards.check("harbour") == []


def test_it_is_made_of_data_alone() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == ["harbour.json", "title.toml", "words"]
    written = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.toml")]
    assert [file.name for file in written if "harbour" in file.read_text("utf-8").lower()] == []


@pytest.mark.parametrize(("players", "edition", "stays"), list(product([2, 3], ["printed", "long"], [False, True])))
def test_it_plays_and_replays(players: int, edition: str, stays: bool) -> None:
    for seed in range(5):
        game = finish(Game.new("harbour", players, {"edition": edition, "x_may_stay": stays}, seed=seed))
        again = Game.replay(game.record())
        assert (again.result, again.digest(), again.record()) == (game.result, game.digest(), game.record())
        assert len(game.view("all")["log"]) <= (12 if edition == "long" else 8)


def test_its_rules_are_those_of_its_tables() -> None:
    game = Game.new("harbour", seed=3)
    view = game.view("public")
    assert view["tickets"]["x"] == {"walk": 3, "cart": 2, "tram": 1, "black": 2}
    assert view["tickets"]["d2"] == {"walk": 8, "cart": 4, "tram": 3}
    assert (view["double"], view["reveals"], view["seats"]["h2"]) == (1, [2, 5, 8], ["d2"])
    position = {"title": "harbour", "pawns": {"x": 11, "d1": 5, "d2": 3}}
    game = Game.from_position(position)
    assert {"x black 14", "x walk 6", "x walk 12"} <= set(game.legal_moves())
    assert not any(move.startswith("x boat") for move in game.legal_moves())
    assert Game.from_position(game.to_position()).digest() == game.digest()


def test_where_the_thief_can_be_is_worked_out() -> None:
    game = Game.new("harbour", seed=2)
    held = {game.view("public")["pawns"][pawn]["station"] for pawn in ("d1", "d2")}
    assert set(possible_stations(game)) == set(game.board.starts["thief"]) - held
    while not game.result:
        assert game.view("x")["pawns"]["x"]["station"] in possible_stations(game)
        game.play(game.legal_moves()[0])


def test_bots_play_it() -> None:
    told = simulate("harbour", 20, seed=1, x="greedy", hunters="greedy")
    assert told["games"] == told["x_wins"] + told["hunter_wins"] == 20
    assert simulate("harbour", 20, seed=1, x="greedy", hunters="greedy")["reasons"] == told["reasons"]


def test_it_is_drawn(harbour: titles.Title) -> None:
    drawn = render(boards.load(harbour.board))
    assert ET.fromstring(drawn).tag.endswith("svg")
    assert all(name in drawn for name in ("Lighthouse", "Coal Pier"))


@pytest.mark.parametrize("command", ["titles", "board check", "board stats"])
def test_commands_take_its_folder(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), str(FOLDER)]) == 0
    assert "arbour" in capsys.readouterr().out


def test_a_listed_folder_is_known_to_every_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    record.write_text(finish(Game.new("harbour", seed=1)).record(), "utf-8")
    shelf._added.clear()
    assert main(["replay", str(record)]) == 2
    assert "no title 'harbour'" in capsys.readouterr().err
    monkeypatch.setenv("MISTERX_TITLES", str(FOLDER))
    assert main(["replay", str(record)]) == 0


def test_every_level_knows_how_to_think_about_it() -> None:
    assert row_of("harbour") == row_of("scotland-yard")
    assert {f"level{number}" for number in range(1, 6)} <= set(row_of("harbour"))


def test_bots_that_think_in_other_processes_know_it(caplog: pytest.LogCaptureFixture) -> None:
    executor = BotExecutor(1)
    game = Game.new("harbour", seed=3)
    try:
        move = asyncio.run(executor.choose("level1", 1, game, Knowledge(game, "x")))
    finally:
        executor.close()
    assert move in game.legal_moves()
    assert caplog.messages == []


def test_a_contest_in_other_processes_knows_it() -> None:
    contest = Contest("harbour", 3, {}, ("greedy", "random"), 1, 0)
    assert len(run(contest, workers=1)) == 2


Change = Callable[[str], str]


def replacing(old: str, new: str) -> Change:
    return lambda text: text.replace(old, new)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (replacing('id = "harbour"', ""), "id must be a text."),
        (replacing('id = "harbour"', 'id = "The Harbour"'), "id must be small letters"),
        (replacing('id = "harbour"', 'id = "europa"'), "there is a title europa already."),
        (replacing("rules = 1", "rules = true"), "rules must be a whole number"),
        (replacing("rules = 1", "rules ="), "title.toml: Invalid value"),
        (replacing('["walk", "cart", "tram", "boat"]', '"walk"'), "modes must be a list of texts"),
        (replacing("least = 2", "least = 4"), "players must say least, usual and most"),
        (replacing("x_may_stay", "may_stay"), "defaults: there is no option 'may_stay'."),
        (replacing("round_limit = 12", "policemen = 1"), "editions: long sets 'policemen'"),
        (replacing("black_tickets = 2", "black_tickets = -1"), "black_tickets cannot be -1"),
        (
            replacing("black_tickets = 2", 'black_tickets = { by = "players", 2 = 2 }'),
            "black_tickets is not known for 3",
        ),
        (replacing('stuck_hunter = "pass"', 'stuck_hunter = "sing"'), "stuck_hunter cannot be 'sing'"),
        (replacing('used_hunter_tickets = "x"', 'used_hunter_tickets = "burnt"'), "used_hunter_tickets cannot be"),
        (replacing("[box]", "[boxes]"), "nothing reads 'boxes'"),
        (replacing("[defaults]", "[default]"), "defaults must be a table of options."),
        (replacing('"harbour.json"', '"harbor.json"'), "board: there is no file 'harbor.json' beside title.toml"),
    ],
)
def test_everything_wrong_with_a_title_is_named(change: Change, fault: str, tmp_path: Path) -> None:
    for file in FOLDER.glob("*.*"):
        text = file.read_text("utf-8")
        (tmp_path / file.name).write_text(change(text) if file.suffix == ".toml" else text, "utf-8")
    shelf._added.clear()
    with pytest.raises(TitleError) as caught:
        titles.add(tmp_path)
    assert caught.value.code == "bad_title"
    assert any(fault in one for one in caught.value.arguments["faults"]), caught.value
    assert "harbour" not in titles.ids()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (replacing('family = "transit"', 'family = "trains"'), "there is no family trains"),
        (replacing("double_tickets = 1", ""), "needs the option double_tickets"),
        (replacing('common = { hunters = "guard", x = "thief" }', ""), "decks: common must name"),
        (replacing('["walk", "cart", "tram", "boat"]', '["walk", "cart"]'), "three modes that take tickets"),
    ],
)
def test_what_its_family_misses_is_named_when_a_game_begins(change: Change, fault: str, tmp_path: Path) -> None:
    for file in FOLDER.glob("*.*"):
        text = file.read_text("utf-8")
        text = change(text) if file.suffix == ".toml" else text.replace('"id": "harbour"', '"id": "harbour-two"')
        (tmp_path / file.name).write_text(text.replace('id = "harbour"', 'id = "harbour-two"'), "utf-8")
    if "three modes" in fault:
        file = tmp_path / "title.toml"
        file.write_text(file.read_text("utf-8").replace(", tram = 3", "").replace(", tram = 1", ""), "utf-8")
    titles.add(tmp_path)
    with pytest.raises(TitleError) as caught:
        Game.new("harbour-two")
    assert caught.value.code == "bad_title"
    assert fault in str(caught.value)


def test_a_fixed_table_of_tickets_need_not_name_every_mode(tmp_path: Path) -> None:
    for file in FOLDER.glob("*.*"):
        text = file.read_text("utf-8").replace("hunter_tickets = { walk = 8, cart = 4, tram = 3 }\n", "")
        text = text.replace("detectives = 2", "detectives = 2\nhunter_tickets = { walk = 8 }")
        text = text.replace('"id": "harbour"', '"id": "harbour-two"').replace('id = "harbour"', 'id = "harbour-two"')
        (tmp_path / file.name).write_text(text, "utf-8")
    titles.add(tmp_path)
    assert Game.new("harbour-two", seed=1).view("h1")["tickets"]["d1"] == {"walk": 8, "cart": 0, "tram": 0}


def test_a_board_whose_name_is_taken_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text((FOLDER / "harbour.json").read_text("utf-8").replace('"id": "harbour"', '"id": "london"'), "utf-8")
    with pytest.raises(boards.BoardError, match="a board london already"):
        boards.add(file)
    assert boards.load("london").numbers[-1] == 199


def test_it_brings_its_words(
    harbour: titles.Title, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert harbour.words["de"]["title-harbour"] == "Der Dieb im Hafen"
    assert say("ticket-walk", language="de") == "Zu Fuß"
    assert say("ticket-walk", language="pt") == "Walk"  # it has no Portuguese
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "harbour", "--side", "x", "--seed", "1", "--plain", "--language", "de"]) == 0
    said = capsys.readouterr().out
    assert "Ein Hafen mit vierzehn Kais" in said
    assert "Karren" in said


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("fr.ftl", "ticket-walk = À pied", "languages are en, de, es, pt"),
        ("de.ftl", "say-action = Los!", "nothing says say-action"),
        ("de.ftl", "title-sanssouci = Meins", "nothing says title-sanssouci"),
        ("de.ftl", "ticket-walk = { $pawn } geht", "ticket-walk is filled in with nothing"),
        ("de.ftl", "ticket-walk = { $pawn", "a brace after $pawn is missing"),
        ("de.ftl", "ticket-walk", "neither a message nor part of one"),
    ],
)
def test_words_that_nothing_says_are_refused(file: str, text: str, fault: str, tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "harbour")
    (tmp_path / "harbour" / "words" / file).write_text(text, "utf-8")
    with pytest.raises(TitleError, match=re.escape(fault)):
        titles.add(tmp_path / "harbour")


def test_the_boxs_own_words_stay_as_they_are(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "harbour")
    tables = (tmp_path / "harbour" / "title.toml").read_text("utf-8").replace('id = "harbour"', 'id = "quay"')
    (tmp_path / "harbour" / "title.toml").write_text(tables, "utf-8")
    words = "title-quay = Quay\nticket-boat = Mein Boot\nticket-walk = Gang\n"
    (tmp_path / "harbour" / "words" / "en.ftl").unlink()
    (tmp_path / "harbour" / "words" / "de.ftl").write_text(words, "utf-8")
    board = (tmp_path / "harbour" / "harbour.json").read_text("utf-8")
    (tmp_path / "harbour" / "harbour.json").write_text(board.replace('"harbour"', '"quay"', 1), "utf-8")
    titles.add(tmp_path / "harbour")
    assert say("ticket-walk", language="de") == "Gang"
    assert say("ticket-boat", language="de") != "Mein Boot"


def test_adding_it_twice_is_adding_it_once(harbour: titles.Title) -> None:
    assert titles.add(FOLDER) == harbour
    assert titles.ids().count("harbour") == 1


def test_a_folder_without_a_title_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TitleError, match=r"title\.toml: No such file"):
        titles.add(tmp_path)
    (tmp_path / "title.toml").write_bytes(b"\xff")
    with pytest.raises(TitleError, match="cannot be played"):
        titles.add(tmp_path)
