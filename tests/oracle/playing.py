"""Playing the games of the oracle, and telling its facets what there is to see."""

from __future__ import annotations

import random
import re
from typing import Any

from tests.oracle.facets import Facets
from tests.oracle.plans import Plan
from tests.oracle.town import town

from misterx import Game, RecordError

LOOKS = 0.15  # how often everybody's view is looked at, beside the first moments and the last
FIRST = 3
NONSENSE = ("", "x", "x taxi", "d1 9999", "x black 0", "d1 fly 7", "chip yellow 5", "x double taxi 1 taxi 2", "roll 4")


def play(plan: Plan, facets: Facets) -> Game:
    """One seeded game from beginning to end."""
    chooser = plan.chooser()
    game = begin(plan, facets, chooser)
    facets.begin(game)
    facets.look(game, whole=True, heard=plan.later)
    before: list[str] = []
    for step in range(plan.length):
        if game.result:
            break
        if step == plan.length // 2 and plan.from_position:
            game = go_on_from_position(plan, game, facets)
            if game.result:
                break
        legal = game.legal_moves()
        facets.add("legal", game.decider, legal)
        moment = chooser.random()
        if moment < 0.2:
            go_wrong(game, facets, chooser, legal, before)
        if 0.2 <= moment < 0.26:
            do_beside(game, facets, chooser)
            legal = game.legal_moves()
        if game.result or not legal:
            break
        before = legal
        move = choose(legal, chooser)
        seats = [seat for seat in game.seats if move in game.legal_moves(seat)] if chooser.random() < 0.3 else []
        facets.add("facts", game.play(move, chooser.choice(seats) if seats else None))
        facets.add("digests", game.digest())
        if step < FIRST or chooser.random() < LOOKS:
            facets.look(game, whole=chooser.random() < 0.3, heard=plan.later)
    end(game, facets, chooser)
    facets.look(game, whole=True, heard=plan.later)
    return game


def begin(plan: Plan, facets: Facets, chooser: random.Random) -> Game:
    """A new game with the first options that go together, on seats as dealt or as chosen."""
    given: dict[str, Any] = {"seed": plan.number}
    if plan.on_small_board:
        given["board"] = town(plan.title)
    if plan.entered:
        given["chance"] = "entered"
    game = None
    while game is None:
        options = plan.choose_options(chooser)
        game = facets.attempt("options", Game.new, plan.pinned, plan.players, options, **given)
    if plan.number % 7 == 2:
        pawns = [pawn for seat, owned in game.seats.items() if seat != "x" for pawn in owned]
        chooser.shuffle(pawns)
        seats = {f"h{seat + 1}": pawns[seat :: plan.players - 1] for seat in range(plan.players - 1)}
        game = facets.attempt("seats", Game.new, plan.pinned, plan.players, options, seats=seats, **given) or game
    if plan.number % 5 == 1:
        game.name_seat("x", "Ada")
        game.name_seat([*game.seats][-1], "Bertha von S.")
    return game


def choose(legal: list[str], chooser: random.Random) -> str:
    """A legal move; rare kinds of moves come up more often than their number."""
    if chooser.random() < 0.5:
        return chooser.choice(legal)
    kinds: dict[str, list[str]] = {}
    for move in legal:
        kinds.setdefault(re.sub(r"\d+", "#", move), []).append(move)
    return chooser.choice(kinds[chooser.choice(list(kinds))])


def go_on_from_position(plan: Plan, game: Game, facets: Facets) -> Game:
    position = facets.attempt("to position", game.to_position)
    if position is None:
        return game
    given: dict[str, Any] = {"seed": plan.number, "board": town(plan.title) if plan.on_small_board else None}
    if plan.entered:
        given["chance"] = "entered"
    position["title"] = plan.pinned
    again = facets.attempt("from position", Game.from_position, position, **given)
    if again is None:
        return game
    facets.add("digests", again.digest())
    facets.look(again, whole=True, heard=plan.later)
    return again


def go_wrong(game: Game, facets: Facets, chooser: random.Random, legal: list[str], before: list[str]) -> None:
    """Moves that cannot be made, each tried on a copy: bent ones, earlier ones, other people's, nonsense."""
    tries = [chooser.choice(NONSENSE)]
    for move in (chooser.choice(legal or ["x"]), chooser.choice(before or ["d1"])):
        words = move.split(" ")
        words[chooser.randrange(len(words))] = chooser.choice(["7", "9999", "x", "d1", "d2", "black", "double", "bus"])
        tries += [" ".join(words), move, re.sub(r"\d+", lambda found: str(int(found[0]) + 1), move)]
    for text in tries:
        trial = game.copy()
        seat = chooser.choice([None, None, *game.seats])
        if (told := facets.attempt(text, trial.play, text, seat)) is not None:
            facets.add("facts", text, seat, told)


def do_beside(game: Game, facets: Facets, chooser: random.Random) -> None:
    """What is no move: a chip, somebody else on a seat, something taken back."""
    seat = chooser.choice(list(game.seats))
    match chooser.randrange(3):
        case 0:
            facets.attempt(
                "note", game.note, f"chip {chooser.choice(['yellow', 'off'])} {chooser.randint(1, 60)}", seat
            )
        case 1:
            facets.attempt("take over", game.take_over, seat, "level3")
        case _:
            facets.attempt("take back", game.take_back, chooser.randrange(80), seat)
    facets.add("digests", game.digest())
    facets.look(game, whole=True)


def end(game: Game, facets: Facets, chooser: random.Random) -> None:
    """Whoever has not finished gives up: then the record is whole."""
    if not game.result:
        facets.add("facts", chooser.choice([game.resign, game.time_out])(chooser.choice(list(game.seats))))


def replay(record: str, facets: Facets, moments: int = 3) -> Game:
    """A golden game: a few moments of it, and its end."""
    chooser = random.Random(record)
    lines = record.splitlines()
    header = lines.index("") + 1
    places = sorted(chooser.sample(range(header + 6, len(lines)), min(moments, max(0, len(lines) - header - 6))))
    game = None
    for place in [*places, len(lines)]:
        game = replay_to(lines, place)
        if place == places[0]:
            facets.begin(game)
        facets.add("legal", game.decider, game.legal_moves())
        facets.add("digests", game.digest())
        facets.look(game, whole=True)
    assert game
    return game


def replay_to(lines: list[str], place: int) -> Game:
    """A record's game after so many lines, or after the next at which chance does not decide."""
    for enough in range(place, len(lines)):
        try:
            return Game.replay("\n".join(lines[:enough]))
        except RecordError:  # it ends where chance decides
            continue
    return Game.replay("\n".join(lines))
