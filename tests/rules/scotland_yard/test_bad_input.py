"""What cannot be is refused by name, with what is wrong and what is allowed, and nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy import TOY, log, refusal, table

from misterx import Game, IllegalMove, MisterXError, PositionError, RecordError, TitleError
from misterx.boards import BoardError


@pytest.mark.parametrize(
    ("asked", "code", "says"),
    [
        ({"title": "scotland_yard"}, "unknown_title", "scotland-yard"),
        ({"title": None}, "unknown_title", "scotland-yard"),
        ({"title": ["scotland-yard"]}, "unknown_title", "scotland-yard"),
        ({"players": 1}, "bad_players", "2 to 6"),
        ({"players": 7}, "bad_players", "2 to 6"),
        ({"players": "6"}, "bad_players", "2 to 6"),
        ({"players": True}, "bad_players", "2 to 6"),
        ({"players": 2.0}, "bad_players", "2 to 6"),
        ({"options": {"edtion": "classic"}}, "unknown_option", "edition"),
        ({"options": {"helicopter_cards": 3}}, "unknown_option", "round_limit"),
        ({"options": ["classic"]}, "bad_options", "round_limit"),
        ({"options": {"edition": "1984"}}, "bad_option", "2015, classic"),
        ({"options": {"edition": 1983}}, "bad_option", "2015, classic"),
        ({"options": {"round_limit": 0}}, "bad_option", "from 1 to"),
        ({"options": {"round_limit": "22"}}, "bad_option", "from 1 to"),
        ({"options": {"reveals": [3, 3]}}, "bad_option", "different"),
        ({"options": {"reveals": [0]}}, "bad_option", "from 1 to"),
        ({"options": {"reveals": 3}}, "bad_option", "list"),
        ({"options": {"hunter_tickets": {"subway": 4}}}, "bad_option", "taxi, bus, metro"),
        ({"options": {"hunter_tickets": 11}}, "bad_option", "taxi, bus, metro"),
        ({"options": {"x_tickets": "own"}}, "bad_option", "reserve"),
        ({"options": {"hunter_order": "clockwise"}}, "bad_option", "free, first_round, fixed"),
        ({"options": {"police_keep_game_alive": 1}}, "bad_option", "true or false"),
        ({"options": {"max_doubles_per_turn": 3}}, "bad_option", "from 1 to 2"),
        ({"options": {"detectives": 6}}, "bad_option", "from 2 to 5"),
        ({"options": {"round_limit": None}}, "bad_option", "cannot be null"),
        ({"options": {"round_limit": 2.5}}, "bad_option", "cannot be 2.5"),
        ({"options": "edition"}, "bad_options", "names and values is needed, not 'edition'"),
        ({"players": True}, "bad_players", "2 to 6 players, not true"),
        ({"options": {"detectives": 4, "policemen": 2}}, "impossible_options", "there are 5"),
        ({"options": {"hunter_tickets": {"taxi": 12}}}, "impossible_options", "the box holds 57"),
        ({"seats": {"h1": ["d1"]}}, "bad_seats", "d2 has no seat"),
        ({"seats": {"h1": ["d1", "d2", "d3", "d4", "d5", "d6"]}}, "bad_seats", "no pawn 'd6'"),
        ({"seats": {"h1": ["d1", "d2"], "h2": ["d2", "d3", "d4", "d5"]}}, "bad_seats", "two seats"),
        ({"seats": {"h9": ["d1"]}}, "bad_seats", "h1 to h5"),
        ({"seats": {"x": ["x", "d1"], "h1": ["d2", "d3", "d4", "d5"]}}, "bad_seats", "x alone"),
        ({"seats": {"h1": "d1"}}, "bad_seats", "list of pawns"),
        ({"seats": ["h1"]}, "bad_seats", "table"),
        ({"board": "potsdam"}, "bad_board", "no taxi"),
        ({"board": {**TOY, "starts": {}}}, "bad_board", "start cards"),
        ({"seed": "seven"}, "bad_seed", "whole number"),
    ],
)
def test_a_game_that_cannot_be_is_refused(asked: dict[str, Any], code: str, says: str) -> None:
    with pytest.raises(MisterXError, match=says.replace("(", "\\(")) as caught:
        Game.new(**{"title": "scotland-yard", **asked})
    assert caught.value.code == code
    assert caught.value.arguments
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("board", ["atlantis", "no/such/file.json", 5, {}, []])
def test_a_board_that_is_none_is_refused(board: Any) -> None:
    with pytest.raises((BoardError, TitleError)):
        Game.new("scotland-yard", board=board)


@pytest.mark.parametrize(
    ("options", "note"),
    [
        ({"police_keep_game_alive": True, "policemen": 0}, "police_keep_game_alive"),
        ({"edition": "classic", "reserve": "unlimited"}, "reserve"),
        ({"eliminated_pawn": "block_all"}, "eliminated_pawn"),
        ({"double_tickets": 1, "max_doubles_per_turn": 2}, "max_doubles_per_turn"),
    ],
)
def test_an_option_without_effect_is_taken_with_a_note(options: dict[str, Any], note: str) -> None:
    game = Game.new("scotland-yard", 6, options, seed=1)
    assert [line for line in game.options.notes if line.startswith(note)]


@pytest.mark.parametrize(
    ("said", "faults"),
    [
        ({"x": 3, "d2": 4, "options": {"detectives": 2}}, ["pawns: d1 is missing"]),
        ({"x": 99, "d1": 1}, ["no station 99"]),
        ({"x": "3", "d1": 1}, ["no station '3'"]),
        ({"x": None, "d1": 1}, ["x needs a station"]),
        ({"x": 3, "d1": 1, "d2": 1}, ["same station, 1"]),
        ({"x": 1, "d1": 1}, ["x stands on d1's station, 1"]),
        ({"x": 3, "d1": 1, "round": 0}, ["round must be"]),
        ({"x": 3, "d1": 1, "round": 23}, ["over after round 22"]),
        ({"x": 3, "d1": 1, "decides": "me"}, ["decides must be"]),
        ({"x": 3, "d1": 1, "colour": 3}, ["no 'colour'"]),
        ({"x": 3, "d1": 1, "moved": ["d7"]}, ["no hunter 'd7'"]),
        ({"x": 3, "d1": 1, "black": 6}, ["6 black tickets in all, and the game has only 5"]),
        ({"x": 3, "d1": 1, "black": -1}, ["black must be"]),
        ({"x": 3, "d1": 1, "double": 3}, ["double must be"]),
        ({"x": 3, "d1": 1, "double": 1, "round": 1}, ["1 double-move tickets cannot have been spent in 0 turns"]),
        ({"x": 3, "d1": 1, "double": 1, "log": []}, ["1 double-move tickets spent in them"]),
        ({"x": 3, "d1": (1, "12/8/4")}, ["d1 has 12 taxi tickets, and began with 11"]),
        ({"x": 3, "d1": 1, "reserve": "58/0/0"}, ["taxi tickets in all"]),
        ({"x": 3, "d1": 1, "pool": "1/1/1", "options": {"ticket_stock": "own"}}, ["pool: there is none"]),
        ({"x": 3, "d1": 1, "x_tickets": "4/3/3"}, ["x_tickets: there is none"]),
        ({"x": 3, "d1": 1, "roadblocks": [4]}, ["there are only 0"]),
        ({"x": 3, "d1": 1, "helicopter": {"pawn": "d1", "station": 4}}, ["no helicopter card was played"]),
        ({"x": 3, "d1": 1, "order": ["d1"]}, ["it is free"]),
        ({"x": 3, "d1": 1, "out": ["d1"]}, ["nobody leaves this game", "every hunter has left"]),
        ({"x": 3, "d1": 1, "log": "taxi"}, ["log must be a list"]),
        ({"x": 3, "d1": 1, "log": [{"ticket": "tram"}], "round": 2}, ["no ticket 'tram'"]),
        ({"x": 3, "d1": 1, "log": [{"ticket": "taxi", "station": 77}], "round": 2}, ["no station 77"]),
        ({"x": 3, "d1": 1, "log": log("taxi 4"), "round": 2}, ["last entry says 4"]),
        ({"x": 3, "d1": 1, "log": log("taxi"), "round": 3}, ["log has 1 entries"]),
        ({"x": 8, "d1": 1, "log": log("taxi", "taxi", "taxi 3", "taxi")}, ["entry 4 cannot lead from 3 to 8 by taxi"]),
        ({"x": 5, "d1": 2, "log": log("bus"), "start": 1}, ["entry 1 cannot lead from 1 to 5 by bus"]),
        ({"x": 3, "d1": 2, "start": 4}, ["start: x has not moved yet"]),
        ({"x": 3, "d1": 1, "possible": [4, 5]}, ["possible must hold"]),
        ({"x": 3, "d1": 1, "legs": 1}, ["double move in progress"]),
        ({"x": 3, "d1": 1, "legs": 3}, ["legs must be a whole number from 1 to 2"]),
        ({"x": 3, "d1": 1, "legs": 1, "doubled": 3}, ["doubled must be a whole number from 1 to 2"]),
        (
            {"x": 3, "d1": 1, "legs": 2, "doubled": 2, "round": 1, "log": log("taxi 3 double")},
            ["legs 2 with 2 double-move tickets played in this turn cannot be"],
        ),
        ({"x": 3, "d1": 1, "log": [{"ticket": "taxi", "double": "yes"}]}, ["double must be true or false"]),
        ({"x": 3, "d1": 1, "log": [{"ticket": "taxi", "mode": "bus"}]}, ["entry 1 must have a ticket and a station"]),
        ({"x": 3, "d1": 1, "log": ["taxi"]}, ["entry 1 must have a ticket and a station"]),
        ({"x": 3, "d1": {"station": 1, "tickets": {"subway": 3}}}, ["must be a table of tickets by taxi, bus, metro"]),
        ({"x": 3, "d1": {"station": 1, "tickets": {"taxi": -1}}}, ["d1 taxi must be a whole number"]),
        ({"x": 3, "d1": {"station": 1, "colour": "red"}}, ["d1 has no 'colour'"]),
        ({"x": {"station": 3, "tickets": {"taxi": 1}}, "d1": 1}, ["a position says them as reserve and black"]),
        ({"x": 3, "d1": 1, "p1": 3, "options": {"x_may_share_stuck": True}}, ["x stands on p1's station, 3"]),
        ({"x": 3, "d1": 1, "log": log("taxi 3", "taxi"), "round": 3}, ["entry 2 cannot lead from 3 to 3 by taxi"]),
        ({"x": 3, "d1": 1, "moved": "d1"}, ["moved must be a list"]),
        ({"x": 3, "d1": 1, "moved": ["d1"]}, ["moved: Mister X decides, so nobody has moved"]),
        ({"x": 3, "d1": 1, "doubled": 1}, ["doubled: it is said in the middle of a double move"]),
        (
            {"x": 3, "d1": 1, "legs": 1, "decides": "hunters", "round": 1, "log": log("taxi 3 double")},
            ["legs: a double move is under way, so Mister X decides"],
        ),
        (
            {"x": 99, "d1": 1, "d2": 1, "round": 0, "black": 7, "tea": 1, "decides": 4},
            ["no station 99", "same station", "round must be", "7 black tickets", "no 'tea'", "decides must be"],
        ),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_all_its_faults(said: dict[str, Any], faults: list[str]) -> None:
    with pytest.raises(PositionError) as caught:
        table(**said)
    assert caught.value.code == "bad_position"
    listed = caught.value.arguments["faults"]
    for fault in faults:
        assert any(fault in line for line in listed), listed
    assert len(listed) <= len(faults) + 1, listed


@pytest.mark.parametrize("position", [None, [], "x", 3, {}, {"title": "scotland-yard"}, {"title": "chess"}, {1: 2}])
def test_what_is_no_position_is_refused(position: Any) -> None:
    with pytest.raises((PositionError, TitleError)):
        Game.from_position(position)


MOVES = {
    "": "bad_move_text",
    "taxi 4": "unknown_pawn",
    "X taxi 4": "unknown_pawn",
    "x tram 4": "bad_move_text",
    "x taxi": "bad_move_text",
    "x taxi four": "bad_move_text",
    "x taxi -4": "bad_move_text",
    "x taxi 4 4": "bad_move_text",
    "x taxi 444": "unknown_station",
    "x taxi 5": "no_connection",
    "x metro 1": "no_connection",
    "x taxi 2": "station_closed",
    "x ferry 7": "not_alone",
    "x stay": "must_move",
    "x taxi 4 show": "not_in_game",
    "x triple taxi 4": "not_in_game",
    "x taxi 4 block": "no_block",
    "x taxi 4 pay black": "bad_move_text",
    "x fly 4 pay taxi": "no_flight",
    "d1 taxi 1": "not_your_turn",
    "d9 taxi 1": "unknown_pawn",
    "deal x 4": "bad_move_text",
    "x double taxi 4 taxi 8": "no_connection",
    "x" * 500: "unknown_pawn",
    "x taxi 4\nd1 taxi 1": "bad_move_text",
}


@pytest.mark.parametrize("move", MOVES, ids=range(len(MOVES)))
def test_an_illegal_move_of_mister_x_is_named_and_changes_nothing(move: str) -> None:
    game = table(x=3, d1=2, d2=8)
    assert refusal(game, move) in (MOVES[move], "bad_move_text" if len(move) > 80 else MOVES[move])


HUNTER_MOVES = {
    "d1 bus 3": "no_connection",
    "d1 taxi 4": "no_connection",
    "d1 taxi 1": "station_closed",
    "d1 black 3": "black_for_x",
    "d1 double taxi 3": "no_double",
    "d1 stay": "must_move",
    "d1 fly 4 pay taxi": "no_flight",
    "d1 land pay taxi": "no_landing",
    "d1 taxi 3 block": "no_block",
    "d1 taxi 3 show": "bad_move_text",
    "d1 out": "must_move",
    "p1 taxi 2": "station_closed",
    "d2 metro 1": "no_ticket",
    "x taxi 4": "not_your_turn",
}


@pytest.mark.parametrize("move", HUNTER_MOVES)
def test_an_illegal_move_of_a_hunter_is_named_and_changes_nothing(move: str) -> None:
    game = table("hunters", x=8, d1=2, d2=(5, "1/1/0"), p1=1)
    assert refusal(game, move) == HUNTER_MOVES[move]


def test_a_refusal_says_what_is_allowed() -> None:
    game = table("hunters", x=8, d1=1)
    with pytest.raises(IllegalMove) as caught:
        game.play("d1 taxi 5")
    assert str(caught.value) == "taxi does not go from 1 to 5. From there it goes to: 2."
    assert caught.value.arguments == {"mode": "taxi", "origin": 1, "station": 5, "allowed": [2]}


def test_a_long_list_of_what_is_allowed_is_cut_short() -> None:
    game = table("hunters", x=8, d1=1, d2=3, d3=5, p1=4)
    with pytest.raises(IllegalMove) as caught:
        game.play("d1 taxi 2 pay bus")
    assert caught.value.code == "illegal_move"
    allowed = caught.value.arguments["allowed"]
    assert allowed == game.legal_moves()[:12] + (["…"] if len(game.legal_moves()) > 12 else [])


@pytest.mark.parametrize("move", [None, 4, b"x taxi 4", ["x", "taxi", "4"]])
def test_a_move_is_text(move: Any) -> None:
    assert refusal(table(x=3, d1=1), move) == "bad_move_text"


def test_a_viewer_or_seat_that_is_not_there_is_refused() -> None:
    game = table(x=3, d1=1)
    for ask in (game.view, game.events, game.record, game.legal_moves, game.resign, game.time_out):
        with pytest.raises(MisterXError) as caught:
            ask("h5")
        assert caught.value.code == "unknown_viewer"
    with pytest.raises(MisterXError, match="x, h1"):
        game.play("x taxi 4", seat="d1")


def finished() -> list[str]:
    game = Game.new("scotland-yard", 3, board=TOY, seed=1)
    for _ in range(12):
        if not game.result:
            game.play(game.legal_moves()[0])
    if not game.result:
        game.resign("x")
    return game.record().splitlines()


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines: ["misterx record 9", *lines[1:]], 1),
        (lambda lines: [lines[0], "title: chess", *lines[2:]], 2),
        (lambda lines: [*lines[:2], "rules: scotland-yard@99", *lines[3:]], 3),
        (lambda lines: [*lines[:3], "board: toy 00", *lines[4:]], 4),
        (lambda lines: [*lines[:4], "players: many", *lines[5:]], 5),
        (lambda lines: [*lines[:4], "players: 9", *lines[5:]], 5),
        (lambda lines: [*lines[:5], 'options: {"tea": 1}', *lines[6:]], 6),
        (lambda lines: [*lines[:6], lines[6], lines[6], *lines[7:]], 8),
        (lambda lines: [*lines[:7], "colour: red", *lines[7:]], 8),
        (lambda lines: [*lines[:7], 'names: {"h9": "Ann"}', *lines[7:]], 8),
        (lambda lines: [*lines[:7], "names: Ann", *lines[7:]], 8),
        (lambda lines: lines[:10], 10),
        (lambda lines: [*lines[:8], "chance: deal d1 3", *lines[9:]], 9),
        (lambda lines: [*lines[:13], "x: taxi", *lines[14:]], 14),
        (lambda lines: [*lines[:13], "x taxi 4", *lines[14:]], 14),
        (lambda lines: [*lines[:13], "x: x taxi 99", *lines[14:]], 14),
        (lambda lines: [*lines[:13], "h1: d1 taxi 2", *lines[14:]], 14),
        (lambda lines: [*lines[:13], "h7: d1 taxi 2", *lines[14:]], 14),
        (lambda lines: [*lines[:13], "table: sleeps x", *lines[14:]], 14),
        (lambda lines: [*lines[:13], "chance: deal x 6", *lines[14:]], 14),
        (lambda lines: [*lines, "x: x taxi 4"], None),
    ],
)
def test_a_record_that_cannot_be_is_refused_by_its_line(change: Any, line: int | None) -> None:
    lines = change(finished())
    with pytest.raises(RecordError) as caught:
        Game.replay("\n".join(lines) + "\n", board=TOY)
    assert caught.value.arguments["line"] == (line or len(lines))
    assert f"Line {line or len(lines)} " in str(caught.value)


def test_what_a_hunter_knows_of_a_running_game_is_no_whole_record() -> None:
    game = Game.new("scotland-yard", 3, board=TOY, seed=1)
    game.play(game.legal_moves()[0])
    with pytest.raises(RecordError, match="Line 13 "):
        Game.replay(game.record("h1"), board=TOY)


def test_a_record_written_by_hand_is_told_all_that_its_header_lacks() -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay("misterx record 1\ntitle: scotland-yard\n")
    assert "`rules: scotland-yard@1`; nor its board, such as `board: london`" in str(caught.value)


def test_a_record_of_an_unknown_board_says_how_to_hand_it_in() -> None:
    with pytest.raises(RecordError, match="--board FILE"):
        Game.replay("misterx record 1\ntitle: scotland-yard\nrules: scotland-yard@1\nboard: islet\n")
