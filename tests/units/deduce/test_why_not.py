"""Why Mister X is not there: a reason for every station that is ruled out, and every reason true."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.leaks.small import TABLES, name_of, seat_at
from tests.toy import TOY, TOYS, table
from tests.variants import transit_titles

from misterx import Game
from misterx.deduce import Absence, Knowledge, why_not
from misterx.deduce.transit.absence import explain_absence
from misterx.kernel.errors import MisterXError


def links(knowledge: Knowledge, station: int, ticket: str) -> set[int]:
    """The stations that a ticket of Mister X's joins to one, read off the board's lines."""
    words, board, rules = knowledge.words, knowledge.board, knowledge.rules
    node = words.node[station]
    modes = [words.tickets.index(ticket)]
    if ticket == "black":
        modes = [3] if rules.black_ship_only else [0, 1, 2, 3]
    found = {
        words.stations[int(to)]
        for mode in modes
        for to in board.to[board.first[node, mode] : board.first[node, mode + 1]]
    }
    may_stay = rules.x_may_stay and (
        ticket == words.tickets[0] or (ticket == "black" and rules.stay_with_black and not rules.black_ship_only)
    )
    return found | {station} if may_stay else found


def check_reason(knowledge: Knowledge, reason: Absence, possible_before: dict[int, list[int]]) -> None:
    """A reason is true: what it says happened is in the facts, and it rules the station out."""
    events, told, station = knowledge.events, reason.arguments, reason.station
    match reason.code:
        case "shown_elsewhere":
            assert told["shown"] != station
            assert any(e["event"] in ("revealed", "start_dealt") and e["station"] == told["shown"] for e in events)
        case "searched":
            arrived = [(e["pawn"], e["station"]) for e in events if e["event"] in ("rode", "landed")]
            assert (told["pawn"], station) in arrived
        case "unreachable":
            ticket = told["tickets"][-1]
            assert set(told["origins"]) == links(knowledge, station, ticket)
            assert not set(told["origins"]) & set(possible_before[told["entry"]])
            assert station not in told["possible"]
        case "no_line":
            assert links(knowledge, station, told["ticket"]) == set()
        case "closed":
            assert told["by"] in knowledge.words.pawns[1:]
        case "start_taken":
            assert {"event": "placed", "pawn": told["by"], "station": station} in events
        case code:
            assert code in ("closed_by_roadblock", "no_start", "had_no_move", "had_a_move")
    for origin in reason.because:
        check_reason(knowledge, origin, possible_before)


def explain_a_game(game: Game, chooser: random.Random, turns: int) -> set[str]:
    """Play, and ask for every station after every decision; returns the kinds of reasons that came up."""
    knowledge = Knowledge.of(game, "public")
    before: dict[int, list[int]] = {}
    codes = set()
    for _ in range(turns):
        if game.result:
            break
        possible = knowledge.follow(game).possible()
        before[len(game.view("public")["log"]) + 1] = possible
        for station in game.words.stations:
            reason = why_not(knowledge, station)
            assert (reason is None) == (station in possible)
            if reason:
                assert reason.station == station
                assert reason.text.endswith(".")
                assert "{" not in reason.text
                json.dumps(reason.plain())
                if not any(e["event"] == "double_played" for e in knowledge.events[-30:]):
                    check_reason(knowledge, reason, before)
                codes.add(reason.code)
        singles = [move for move in game.legal_moves() if " double " not in move and " triple " not in move]
        game.play(chooser.choice(singles or game.legal_moves()))
    return codes


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_station_that_is_ruled_out_has_a_true_reason(table: tuple[str, int, dict[str, Any]]) -> None:
    codes = [explain_a_game(seat_at(table, seed), random.Random(seed), 40) for seed in range(3)]
    assert any(codes)


@pytest.mark.parametrize("title", transit_titles())
def test_reasons_on_a_whole_board(title: str) -> None:
    codes = explain_a_game(Game.new(title, 4, seed=6), random.Random(6), 25)
    assert {"shown_elsewhere", "unreachable", "no_start"} <= codes


def test_the_words_of_an_unreachable_station() -> None:
    log = [{"ticket": "taxi"}, {"ticket": "taxi"}, {"ticket": "bus", "station": 3}]
    game = table(x=3, d1=7, d2=8, round=4, log=log)
    game.play("x taxi 2")
    reason = why_not(Knowledge.of(game, "h1"), 5)
    assert reason is not None
    assert reason.text == "At entry 3 he showed himself at 3, then: taxi. Possible after that: 2, 4, 6."
    assert reason.arguments["origins"] == [4]
    assert [(origin.station, origin.code) for origin in reason.because] == [(4, "shown_elsewhere")]
    assert reason.plain()["because"][0]["text"] == "At entry 3 he showed himself at 3."


def test_the_words_where_only_the_position_tells() -> None:
    game = table(x=4, d1=1, d2=8, possible=[4, 6])
    game.play("x taxi 3")
    reason = why_not(Knowledge.of(game, "public"), 2)
    assert reason is not None
    assert reason.text == "He began where the given position puts him, then: taxi. Possible after that: 3, 5, 7."
    assert [origin.code for origin in reason.because] == ["stated", "stated"]


def test_the_words_of_a_searched_station() -> None:
    game = table(x=4, d1=1, d2=8, possible=[4, 6])
    game.play("x taxi 5")
    game.play("d2 taxi 7")
    reason = why_not(Knowledge.of(game, "x"), 7)
    assert reason is not None
    assert reason.text == "d2 arrived there in round 1 and did not find him."
    assert why_not(Knowledge.of(game, "x"), 3) is None


@pytest.mark.parametrize(
    ("said", "station", "code", "by"),
    [
        ({"roadblocks": [1]}, 1, "closed_by_roadblock", None),
        ({"roadblocks": [4, 6]}, 4, "closed_by_roadblock", None),
        ({"roadblocks": [4, 6]}, 6, "closed_by_roadblock", None),
        ({"d1": 4}, 4, "closed", "d1"),
        ({"d2": 4}, 4, "closed", "d2"),
        ({"d1": 8, "pool": "0/0/0"}, 8, "unreachable", None),  # NY-100: he could enter, had he been near
    ],
)
def test_what_stood_in_his_way_is_named(said: dict[str, Any], station: int, code: str, by: str | None) -> None:
    game = table(title="ny-chase", **{"x": 3, "d1": 5, "d2": 7, "possible": [2, 3], **said})
    game.play("x taxi 2")
    mind = Knowledge.of(game, "public")
    reason = explain_absence(mind, mind.words.node[station], 1)  # with an empty pool the game is over
    assert reason is not None
    assert (reason.code, reason.arguments.get("by")) == (code, by)


def test_a_mister_x_who_is_always_seen_was_seen_at_his_start() -> None:
    game = Game.new("sanssouci", 3, {"always_visible": True}, board=TOYS["sanssouci"], seed=0)
    seen = game.view("public")["pawns"]["x"]["station"]
    reason = why_not(Knowledge.of(game, "public"), seen % 8 + 1)
    assert reason is not None
    assert reason.code == "shown_elsewhere"
    assert (reason.arguments["shown"], reason.arguments["entry"]) == (seen, 0)


def test_an_unknown_station_is_refused() -> None:
    knowledge = Knowledge.of(Game.new("scotland-yard", 2, board=TOY, seed=1), "public")
    for station in (9, -1, "3", None, True, 10**5000):
        with pytest.raises(MisterXError) as caught:
            why_not(knowledge, station)  # type: ignore[arg-type]
        assert caught.value.code == "unknown_station"
