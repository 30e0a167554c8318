"""Flucht durch Europa: possible cities are exact, the truth is never lost, and samples could be the truth."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.rules.europa.land import LAND
from tests.toy import in_words

from misterx.deduce import Knowledge, possible_stations, sample
from misterx.families.hand.knowledge.repairs import Mender
from misterx.families.hand.knowledge.sample import HURRIED, sample_tables
from misterx.families.hand.schema.state import TEAM_TURN
from misterx.kernel.codes import CHANCE, audience_bit
from misterx.kernel.errors import NothingFits
from misterx.play import Game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"capture_timing": "check"},
    {"first_open_move": 5},
    {"discard_before_draw": False, "start_counts": False},
    {"ticket_mix": "uniform", "x_without_move": "by_cause"},
    {"setup_order": "mission_first", "check_window": 7, "check_includes_current": False},
    {"double_with_hidden": True, "repeat_visit": "latest", "check_all_entered": False},
    {"detectives_share_city": True, "ticket_mix": {"car/mag": 10, "rail/shad": 60, "plane/blue": 50}},
    {"detective_hands_visible_to_x": True, "detective_special_from_move": 1},
]


def choose(game: Game, chooser: random.Random) -> str:
    """Any move, special ones more often than chance would have it."""
    moves = game.legal_moves()
    special = [move for move in moves if " pay " in move]
    return chooser.choice(special if special and chooser.random() < 0.4 else moves)


def retell(game: Game, viewer: str, story: list[str]) -> Game:
    """The viewer's own record with its gaps filled by a story, played from the deal on."""
    seats = {seat: pawns for seat, pawns in game.seats.items() if seat != "x"}
    other = Game(game.title.pinned, game.options.players, game.options.chosen, game.board, seats, 0)
    other._tell(other.engine.announce(other.state, {"words": other.words}))
    words = iter(story)
    for line in game.record(viewer).partition("\n\n")[2].splitlines():
        seat, _, text = line.partition(": ")
        text = " ".join(next(words) if word == "?" else word for word in text.split())
        if other.state.phase == TEAM_TURN and not text.startswith("team"):
            other._play_leg("team end", "h1")  # told to nobody who does not see the hands
        if seat == "chance":
            move = other.family.read_move(other.words, other.state, text)
            assert move in other.engine.chance(other.state)[0], text
            other._play_chance(move)
        else:
            other._play_leg(text, seat)
    assert next(words, None) is None
    return other


def check_sample(game: Game, viewer: str, chooser: random.Random) -> None:
    state, story = sample(Knowledge.of(game, viewer), chooser.randrange)
    other = retell(game, viewer, story)
    assert other.state.tobytes() == state.tobytes()
    assert other.events(viewer) == game.events(viewer)
    assert other.view(viewer) == game.view(viewer)
    assert other.record(viewer) == game.record(viewer)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(3))
def test_a_sample_is_a_whole_game_that_the_viewer_could_not_tell_from_the_truth(
    options: dict[str, Any], seed: int
) -> None:
    chooser = random.Random(seed)
    game = Game.new("europa", 2 + 2 * seed, options, board=LAND if seed % 2 else None, seed=seed)
    for _ in range(80):
        game.play(choose(game, chooser))
        if game.result:
            break
        viewer = chooser.choice([*game.seats, "public"])
        if chooser.random() < 0.1 and (viewer == "x" or not game.family.is_mid_turn(game.state)):
            check_sample(game, viewer, chooser)


@pytest.fixture(scope="module")
def late_game() -> Game:
    """The bag was emptied to the last ticket once, so that hardly a deal fits; the detectives are on turn."""
    return Game.replay((Path(__file__).parent / "late_game.txt").read_text("utf-8"))


@pytest.mark.parametrize("viewer", ["x", "h3", "public"])
def test_a_late_game_is_dealt_anew(late_game: Game, viewer: str) -> None:
    for seed in range(3):
        check_sample(late_game, viewer, random.Random(seed))
    shadow = Knowledge.of(late_game, viewer).shadow()
    tables, again = (sample_tables(shadow, random.Random(1).randrange, None, 32, 4) for _ in range(2))
    assert [table.tobytes() for table in tables] == [table.tobytes() for table in again]


@pytest.mark.parametrize("viewer", ["x", "h3"])
def test_who_is_in_a_hurry_gives_up_soon(late_game: Game, viewer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    changes: list[Any] = []
    make = Mender._make

    def count(mender: Mender, change: Any) -> None:
        changes.append(change)
        make(mender, change)

    monkeypatch.setattr(Mender, "_make", count)
    shadow = Knowledge.of(late_game, viewer).shadow()
    shadow.mix = [tickets - 2 for tickets in shadow.mix]  # fewer than were seen
    with pytest.raises(NothingFits):
        sample_tables(shadow, random.Random(1).randrange, None, 32, 4)
    assert len(changes) <= HURRIED


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(3))
def test_the_true_city_is_always_possible(options: dict[str, Any], seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("europa", 2 + 2 * seed, options, board=LAND if seed % 2 else None, seed=seed)
    minds = {viewer: Knowledge.of(game, viewer) for viewer in (*game.seats, "public")}
    for _ in range(90):
        game.play(choose(game, chooser))
        if game.result:
            break
        if game.state.mission < 0 or game.family.is_mid_turn(game.state):
            continue
        true = game.words.stations[int(game.state.x)]
        for viewer, mind in minds.items():
            assert true in mind.follow(game).possible(), (seed, viewer, game.lines)


class Worlds:
    """Every table that a viewer could not tell from the truth, by trying all that the rules allow."""

    def __init__(self, game: Game, viewer: str) -> None:
        self.game, self.bit, self.followed = game, audience_bit(viewer), 0
        self.truth = game.opening
        self.states: dict[bytes, Any] = {self.truth.tobytes(): self.truth}

    def follow(self) -> None:
        engine, family, words = self.game.engine, self.game.family, self.game.words
        for seat, text in self.game.lines[self.followed :]:
            heard, self.truth = self.hear(self.truth, family.read_move(words, self.truth, text))
            found: dict[bytes, Any] = {}
            for state in self.states.values():
                if seat == "chance":
                    moves = engine.chance(state)[0] if engine.decider(state) == CHANCE else []
                elif seat == "x":
                    moves = engine.legal(state)
                else:
                    moves = [family.read_move(words, state, text)]
                for move in moves:
                    told, after = self.hear(state, move)
                    if told == heard:
                        found[after.tobytes()] = after
            self.states = found
        self.followed = len(self.game.lines)

    def hear(self, state: Any, move: int) -> tuple[list[dict[str, Any]], Any]:
        after, facts = self.game.engine.apply(state, move)
        return [fact.plain() for fact in in_words(self.game, facts) if fact.audience & self.bit], after

    def stations(self) -> list[int]:
        return sorted({self.game.words.stations[int(state.x)] for state in self.states.values()})


MIXES = [{"car/mag": 70, "rail/shad": 50}, {"rail/blue": 100, "car/shad": 20}]
SIMPLE: list[dict[str, Any]] = [
    {},
    {"capture_timing": "check", "check_window": 7},
    {"repeat_visit": "latest", "start_counts": False, "check_includes_current": False, "check_window": 3},
    {"first_open_move": 4, "x_without_move": "by_cause"},
]


@pytest.mark.parametrize(
    "mix", [{"car/mag": 70, "rail/shad": 50}, {"rail/blue": 100, "car/shad": 20}], ids=["cars", "trains"]
)
@pytest.mark.parametrize("options", SIMPLE, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(2))
def test_possible_cities_are_exactly_those_of_all_worlds(
    options: dict[str, Any], seed: int, mix: dict[str, int]
) -> None:
    """With two kinds of ticket and one detective player every hidden hand can be tried."""
    chooser = random.Random(seed)
    game = Game.new("europa", 2, {**options, "ticket_mix": mix}, board=LAND, seed=seed)
    worlds = Worlds(game, "h1")
    compared = 0
    for _ in range(60):
        game.play(choose(game, chooser))
        if game.result or game.state.round_no > 5:
            break
        worlds.follow()
        if game.state.mission >= 0:
            assert possible_stations(game, "h1") == worlds.stations(), (seed, game.lines)
            compared += 1
    assert compared
