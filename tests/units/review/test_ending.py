"""Why a game ended: who came from where, and where nobody could have come."""

from __future__ import annotations

import pytest
from tests.server.test_review import play_at_odds

from misterx.deduce.reach import find_reach
from misterx.play import Game
from misterx.play.replaying import replay_game
from misterx.review import Ending, Review, review
from misterx.review.distance import find_nearest


def told_of(title: str, reason: str, seeds: int = 12, **options: object) -> tuple[Game, Review]:
    """The first of some games that ends so."""
    for seed in range(1, seeds + 1):
        game = play_at_odds(title, seed, **options)
        if game.result and game.result.reason == reason:
            return game, review(game)
    raise AssertionError(f"no game of {title} ended so: {reason}")


def before_his_last_turn(game: Game) -> Game:
    begun, his = None, False
    for _, _, now in replay_game(game):
        if (now.decider == "x") > his:
            begun = now.copy()
        his = now.decider == "x"
    assert begun
    return begun


@pytest.mark.parametrize("title", ["scotland-yard", "ny-chase", "sanssouci", "europa", "behrends"])
def test_who_caught_him_stands_where_he_was_and_came_from_next_door(title: str) -> None:
    game, told = told_of(title, "captured")
    ending, last = told.ending, told.steps[-1].pawns
    assert last[ending.pawn] == last["x"] == ending.station
    assert ending.start != ending.station
    assert ending.by
    if title in ("scotland-yard", "sanssouci"):
        assert ending.station in next(end for start, end in lines(game, ending.by) if start == ending.start)


def lines(game: Game, mode: str) -> list[tuple[int, set[int]]]:
    links = [*game.board.links(mode), *((b, a) for a, b in game.board.links(mode))]
    return [(start, {b for a, b in links if a == start}) for start, _ in links]


@pytest.mark.parametrize("title", ["scotland-yard", "ny-chase", "sanssouci", "europa"])
def test_nobody_is_said_to_have_been_safe_where_he_was_caught(title: str) -> None:
    for seed in range(1, 7):
        game = play_at_odds(title, seed)
        ending = review(game).ending
        if game.result and game.result.reason == "captured":
            assert ending.choices > 0
            assert ending.station not in ending.safe
            assert not (ending.safe and ending.twice)


def near_hunters(game: Game) -> set[int]:
    return {station for near in (find_reach(game, game.view("x")) or {}).values() for station in near}


@pytest.mark.parametrize("title", ["scotland-yard", "sanssouci"])
def test_a_place_is_safe_where_no_line_and_ticket_brings_a_hunter(title: str) -> None:
    """Another way to the same: from the lines and the tickets instead of the legal moves."""
    met = 0
    for seed in range(1, 13):
        game = play_at_odds(title, seed)
        if not game.result or game.result.reason != "captured":
            continue
        begun = before_his_last_turn(game)
        single = {parts.station: text for text, parts in begun.legal_parts("x") if parts.kind == "ride"}
        reached = {station for station, text in single.items() if station in near_hunters(begun.after(text))}
        told = review(game).ending
        assert told.safe == sorted(station for station in single if station is not None and station not in reached)
        assert told.choices == len(single)
        met += 1
    assert met >= 3


def test_a_double_move_is_told_of_where_it_alone_would_have_saved_him() -> None:
    saved = [review(play_at_odds("scotland-yard", seed)).ending for seed in range(1, 41)]
    assert any(ending.twice and not ending.safe for ending in saved)


def test_who_was_nearest_when_he_got_away() -> None:
    game, told = told_of("scotland-yard", "survived")
    ending, last = told.ending, told.steps[-1].pawns
    assert (ending.pawn, ending.choices, ending.safe) == ("", 0, [])
    hunters = {pawn: station for pawn, station in last.items() if pawn != "x"}
    assert (ending.nearest, ending.away) == find_nearest(game.board, last["x"], hunters)
    assert all(find_nearest(game.board, last["x"], {pawn: last[pawn]})[1] >= ending.away for pawn in hunters)


def test_a_game_that_was_given_up_before_anybody_stood_anywhere_has_an_ending_too() -> None:
    game = Game.new("behrends", 3, seed=1)
    game.resign("x")
    assert review(game).ending == Ending(0, "", "", 0, "", 0, [], [], [], 0)


def test_the_chase_by_telephone_tells_its_close_calls() -> None:
    kinds = set()
    for seed in (1, 3, 6):
        told = review(play_at_odds("behrends", seed))
        for moment in told.moments:
            kinds.add(moment.kind)
            step = told.steps[moment.step]
            if moment.kind == "next_door":
                assert step.pawns["x"] == moment.station
                assert step.pawns[moment.pawn] != moment.station
            if moment.kind == "warned":
                assert moment.before < moment.after <= 20
    assert {"found", "next_door", "warned"} <= kinds
