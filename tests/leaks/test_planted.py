"""The leak tests can fail: each leak planted here is found by them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.leaks.small import seat_at
from tests.leaks.test_small_board import all_stories_sound_alike

from misterx.deduce import Knowledge
from misterx.families import transit
from misterx.families.transit import turn
from misterx.families.transit.knowledge import known_table
from misterx.families.transit.schema.facts import Doubles, StartDealt
from misterx.families.transit.schema.moves import RIDE, kind_of, pawn_of, target_of, ticket_of
from misterx.families.transit.schema.state import BLACK
from misterx.kernel.codes import HUNTERS, TO_ALL, TO_X
from misterx.kernel.errors import IllegalMove
from misterx.kernel.events import emit
from misterx.play import Game, records

TABLE: tuple[str, int, dict[str, Any]] = ("scotland-yard", 2, {"policemen": 0, "double_tickets": 3, "black_tickets": 5})
Patch = pytest.MonkeyPatch


def tell_entries(patch: Patch) -> None:
    """Every station that he writes down is told to everybody."""
    patch.setattr(turn, "TO_X", TO_ALL)


def tell_start(patch: Patch) -> None:
    """The start card, and nothing else."""

    def loud(events: Any, audience: int, fact: Any) -> None:
        emit(events, TO_ALL if isinstance(fact, StartDealt) else audience, fact)

    patch.setattr(turn, "emit", loud)


def tell_mode_under_black(patch: Patch) -> None:
    """After a black ticket, the mode that it paid for; what it paid for is all that differs."""
    apply = transit.apply

    def loud(board: Any, rules: Any, state: Any, move: int, events: Any) -> None:
        here = int(state.x)
        apply(board, rules, state, move, events)
        if pawn_of(move) == 0 and ticket_of(move) == BLACK and kind_of(move) == RIDE and events is not None:
            served = [mode for mode in range(4) if is_linked(board, here, mode, target_of(move))]
            emit(events, TO_ALL, Doubles(served[0]))

    patch.setattr(transit, "apply", loud)


def is_linked(board: Any, here: int, mode: int, there: int) -> bool:
    return there in board.to[board.first[here, mode] : board.first[here, mode + 1]].tolist()


def tell_hunters_only(patch: Patch) -> None:
    """His stations go to the hunters' seats, spectators hear nothing."""
    patch.setattr(turn, "TO_X", TO_X | 0b111110)


def tell_where_a_double_began(patch: Patch) -> None:
    patch.setattr(transit, "is_mid_turn", lambda state: False)
    apply = transit.apply

    def late(board: Any, rules: Any, state: Any, move: int, events: Any) -> None:
        where = int(state.x)
        apply(board, rules, state, move, events)
        if state.legs > 0 and events is not None:
            emit(events, TO_ALL, Doubles(where))

    patch.setattr(transit, "apply", late)


def spare_his_station(patch: Patch) -> None:
    """Hunters are not offered the move that would catch him."""
    legal = transit.legal

    def sparing(board: Any, rules: Any, state: Any, out: Any) -> int:
        n = legal(board, rules, state, out)
        kept = [move for move in out[:n].tolist() if kind_of(move) or target_of(move) != state.x]
        if transit.decider(board, rules, state) != HUNTERS or not kept:
            return n
        out[: len(kept)] = kept
        return len(kept)

    patch.setattr(transit, "legal", sparing)


def count_his_moves(patch: Patch) -> None:
    """A view tells how many moves he has."""
    view = Game.view
    patch.setattr(Game, "view", lambda game, viewer: {**view(game, viewer), "choices": len(game.legal_moves())})


def explain_too_much(patch: Patch) -> None:
    """A refusal lists the moves of whoever is to move."""

    def chatty(words: Any, board: Any, rules: Any, state: Any, move: int, text: str, allowed: list[str]) -> IllegalMove:
        return IllegalMove("illegal_move", move=repr(text), allowed=allowed)

    patch.setattr(transit, "explain", chatty)


def write_all_lines(patch: Patch) -> None:
    """The record of a running game is the whole one."""

    def loose(lines: Any, events: Any, viewer: str, before: int) -> list[str]:
        return [f"{seat}: {text}" for seat, text in lines]

    patch.setattr(transit, "known_lines", loose)


def write_the_length(patch: Patch) -> None:
    """The record has no secret word, but is as long as his first station is large."""
    write = records.write_record

    def longer(game: Game, viewer: str | None) -> str:
        return write(game, viewer) + "\n" * (int(game.state.x) % 3)

    patch.setattr(records, "write_record", longer)


def know_too_much(patch: Patch) -> None:
    """The thinking aid leaves a station out because he is elsewhere."""
    follow, possible = Knowledge.follow, Knowledge.possible

    def peek(self: Knowledge, game: Game) -> Knowledge:
        self.board, self.peeked = game.engine.board, game.words.stations[int(game.state.x)]  # type: ignore[attr-defined]
        return follow(self, game)

    def narrowed(self: Knowledge) -> list[int]:
        return [station for station in possible(self) if station % 2 == self.peeked % 2]  # type: ignore[attr-defined]

    patch.setattr(Knowledge, "follow", peek)
    patch.setattr(Knowledge, "possible", narrowed)


def show_in_the_explanation(patch: Patch) -> None:
    """A reason that names the true station, taken from a fact that should not have been there."""
    tell_entries(patch)
    patch.setattr(known_table.KnownTable, "_entry_written", lambda self, fact: None)


LEAKS: list[Callable[[Patch], None]] = [
    tell_entries,
    tell_start,
    tell_mode_under_black,
    tell_hunters_only,
    tell_where_a_double_began,
    spare_his_station,
    count_his_moves,
    explain_too_much,
    write_all_lines,
    write_the_length,
    know_too_much,
    show_in_the_explanation,
]


def compare_games(seeds: range) -> None:
    for seed in seeds:
        all_stories_sound_alike(seat_at(TABLE, seed), random.Random(seed))


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    monkeypatch.setenv("MISTERX_JIT", "off")  # what is planted must run
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="leak"):
        compare_games(range(6))


def test_without_a_planted_leak_nothing_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setenv("MISTERX_JIT", "off")
    compare_games(range(2))
