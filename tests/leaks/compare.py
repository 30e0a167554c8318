"""Everything that one viewer can get out of a game, as bytes."""

from __future__ import annotations

import json
from typing import Any

from misterx.deduce import Knowledge, why_not
from misterx.kernel.codes import CHANCE
from misterx.kernel.errors import MisterXError
from misterx.play import Game

GARBAGE = (
    "",
    "x",
    "deal x 5",
    "d1",
    "x taxi",
    "x double taxi 46 bus 34",
    "team end",
    "d1 stay",
    "d1 out",
    "♜ 4",
    "x stay",
)


def given(game: Game, viewer: str, knowledge: Knowledge | None = None) -> dict[str, str]:
    """What a viewer gets now: view, events, counts, legal moves, record, possible places."""
    if knowledge is None:
        knowledge = Knowledge.of(game, viewer)
    answers: dict[str, Any] = {
        "view": game.view(viewer),
        "bytes": game.event_log.view(viewer).view.tobytes().hex(),
        "events": game.events(viewer),
        "count": game.count_events(viewer),
        "record": game.record(viewer),
        "result": game.result,
        "decider": game.decider,
        "lines": len(game.record(viewer).splitlines()),
        "possible": knowledge.follow(game).possible(),
        "likelihood": list(knowledge.likelihood().items()),
        "suspicion": knowledge.suspicion(),
    }
    if viewer in game.seats:
        answers["legal"] = game.legal_moves(viewer)
    return {name: json.dumps(answer) for name, answer in answers.items()}


def refused(game: Game, viewer: str) -> dict[str, str]:
    """How moves are refused that this viewer may not make: his own, foreign ones and nonsense."""
    found = {}
    legal = game.legal_moves(viewer) if viewer in game.seats else []
    for text in [move for move in attempts(game) if move not in legal]:
        try:
            game.copy().play(text, viewer)
        except MisterXError as error:
            found[text] = json.dumps([error.code, str(error), repr(error.arguments)])
    return found


def attempts(game: Game) -> list[str]:
    """Moves to try: for every pawn, to stations near and far, by every ticket."""
    words = game.words
    stations = [*words.stations[:: max(1, len(words.stations) // 6)], words.stations[-1]]
    rides = [f"{pawn} {ticket} {at}" for pawn in words.pawns for ticket in words.tickets for at in stations]
    return [*rides[:: max(1, len(rides) // 40)], *GARBAGE]


def explained(game: Game, viewer: str) -> dict[str, str]:
    """Why Mister X is not on each station; on a large board on some of them."""
    knowledge = Knowledge.of(game, viewer)
    stations = game.words.stations[len(game.lines) % 5 :: max(1, len(game.words.stations) // 40)]
    found = {station: why_not(knowledge, station) for station in stations}
    return {str(station): json.dumps(reason.plain() if reason else None) for station, reason in found.items()}


def assert_same(truth: dict[str, str], other: dict[str, str], where: str) -> None:
    for name in truth:
        assert truth[name] == other.get(name), f"leak in {name} {where}:\n{truth[name]}\n{other.get(name)}"
    assert truth.keys() == other.keys(), f"leak in what is answered {where}"


def deal(game: Game) -> Game:
    """A game of the same title, board, options and seats before its first line."""
    seats = {seat: pawns for seat, pawns in game.seats.items() if seat != "x"}
    fresh = Game(game.title.id, game.options.players, game.options.chosen, game.board, seats, 0)
    fresh._tell(fresh.engine.announce(fresh.state, {"words": fresh.words}))
    return fresh


def say(game: Game, line: tuple[str, str]) -> None:
    """Play one line of a story."""
    seat, text = line
    if game.engine.decider(game.state) == CHANCE:
        game._play_chance(game.family.read_move(game.words, game.state, text))
    else:
        game._play_leg(text, seat)


def assert_no_leak(game: Game, viewer: str, truth: list[tuple[str, str]], other: list[tuple[str, str]]) -> None:
    """Tell both stories line by line: this viewer gets the same bytes after every one."""
    tables = deal(game), deal(game)
    minds = [Knowledge.of(table, viewer) for table in tables]
    for number, lines in enumerate(zip(truth, other, strict=True)):
        for table, line in zip(tables, lines, strict=True):
            say(table, line)
        where = f"for {viewer} after line {number}: {lines[0]} / {lines[1]} in\n{truth}\n{other}"
        first, second = (given(table, viewer, mind) for table, mind in zip(tables, minds, strict=True))
        assert_same(first, second, where)
        if number % 7 == len(truth) % 7:
            assert_same(refused(tables[0], viewer), refused(tables[1], viewer), where)
            assert_same(explained(tables[0], viewer), explained(tables[1], viewer), where)
