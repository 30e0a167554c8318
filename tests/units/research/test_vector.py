"""Many games at once: the same games as everywhere else, seen as everywhere else, and refusals that change nothing."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

from misterx import titles
from misterx.deduce import Knowledge
from misterx.families.shared.letters import WHOLE
from misterx.families.shared.playout import draw_chance
from misterx.families.shared.view_json import ViewWriter
from misterx.families.shared.view_record import fields_of, new_log, new_view
from misterx.kernel.codes import TO_HUNTERS
from misterx.kernel.random import seed_randoms
from misterx.play import Game
from misterx.play import chance as chances
from misterx.research.vector import IllegalAction, ResetNeeded, Vector

TITLES = titles.ids()
DEEP = bool(os.environ.get("MISTERX_DEEP"))
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((title, {}) for title in TITLES),
    ("scotland-yard", {"edition": "classic"}),
    ("sanssouci", {"triple_move": True, "x_may_stay": True, "voluntary_reveal": True}),
    ("europa", {"x_without_move": "stays", "capture_timing": "check"}),
    ("behrends", {"hard_checks": True, "phase1_cap": 6}),
]


@pytest.fixture
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_JIT", "off")


class Twin:
    """A `Game` that is dealt as one of many, to be compared with it."""

    def __init__(self, games: Vector, number: int) -> None:
        said = games.game
        self.games, self.number = games, number
        self.randoms = np.zeros(1, np.int64)
        seed_randoms(self.randoms, games.seed + number)
        self.game = Game.new(
            said.title.id, said.options.players, said.options.chosen, board=said.board, chance="entered"
        )
        self.lists = np.zeros(4096, np.int32), np.zeros(4096, np.int32)
        self.knowledge = Knowledge(self.game, "public", remembers=True)
        self.folded, self.heard = self.game.event_log.folding.blank, 0
        self.writer = ViewWriter(self.game.words, self.game.family.View, self.game.family.ROW)
        self.draw()

    def draw(self) -> None:
        while chances.is_due(self.game):
            engine = self.game.engine
            move = draw_chance(engine.board, engine.rules, self.game.state, self.randoms, *self.lists)
            self.game._play_chance(move)

    def play(self, text: str) -> None:
        self.game.play(text)
        self.draw()

    def read(self, viewer: int) -> dict[str, Any]:
        """The observation as the JSON of a view; the last rows alone of a log without a bound."""
        family, games = self.game.family, self.games
        view: Any = new_view(family.View)
        log: Any = new_log(family.ROW) if family.ROW else None
        for name in family.View.DTYPE.names:
            numbers = games.seen(self.number, viewer, name)
            if numbers.ndim == 0:
                setattr(view, name, int(numbers))
            else:
                field = getattr(view, name)
                for cell in np.ndindex(numbers.shape):
                    field[cell if len(cell) > 1 else cell[0]] = int(numbers[cell])
        if family.ROW:
            most = max(int(view.entries), int(view.stays))
            for name, spec in fields_of(family.ROW).items():
                numbers = games.seen(self.number, viewer, f"log.{name}")
                count = int(getattr(view, spec.count))
                for row in range(max(0, count - len(numbers)), count):
                    told = numbers[row % len(numbers)]
                    if told.ndim:
                        for place, number in enumerate(told.tolist()):
                            getattr(log[row], name)[place] = number
                    else:
                        setattr(log[row], name, int(told))
            log[most]
        return self.writer.write(view, log)

    def table_of(self, name: str) -> dict[str, Any]:
        """What a side knows; hunters tell each other everything."""
        log, game = self.game.event_log, self.game
        if name == "x" or game.result:
            return log.view(name).table
        told = map(log.facts.numbers, range(self.heard, log.settled))
        self.folded, self.heard = (
            log.folding.go_on(self.folded, [fact for fact in told if fact[1] & TO_HUNTERS]),
            log.settled,
        )
        alike = len({game.audience_class(seat) for seat in game.seats if seat != "x"}) == 1
        assert not alike or self.folded.table == log.view("h1").table
        return self.folded.table

    def compare(self) -> None:
        game, number, batch = self.game, self.number, self.games.batch
        assert self.games._rooms.states[number].tobytes() == game.state.tobytes()
        for viewer, name in enumerate(("x", "hunters")):
            written, table = self.read(viewer), self.table_of(name)
            for key, value in written.items():
                told = table[key]
                if game.family.ROW and key in ("log", "stayed"):
                    value, told = value[-16:], told[-16:]
                assert value == told, (name, key)
        assert batch.decider[number] == {"x": 1, "hunters": 2}[game.decider]
        assert self.games.legal(number) == game.legal_moves()
        assert batch.count[number] == len(game.legal_moves())
        listed = batch.moves[number]
        moves = game.engine.legal(game.state)[: len(listed)]
        assert listed.tolist() == moves + [-1] * (len(listed) - len(moves))
        bits = np.unpackbits(batch.possible[number], bitorder="little")
        stations = sorted(game.words.stations[node] for node in np.flatnonzero(bits))
        self.knowledge.follow(game)
        assert stations == self.knowledge.possible()


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize(("title", "options"), VARIANTS, ids=str)
def test_games_are_those_that_are_played_one_by_one(title: str, options: dict[str, Any]) -> None:
    for seed in range(2):
        games = Vector(title, 1, options=options, seed=seed, possible=True, autoreset="disabled")
        games.reset()
        twin = Twin(games, 0)
        for _ in range(90):
            twin.compare()
            action = int(games.sample()[0])
            text = games.text(0, action)
            assert games.action(0, text) == action
            batch = games.step([action])
            twin.play(text)
            if batch.ended[0]:
                break
        result = twin.game.result
        assert bool(batch.ended[0]) == (result is not None)
        if result:
            assert batch.reward[0].tolist() == {"x": [1, -1], "hunters": [-1, 1]}.get(result.winner, [0, 0])


@pytest.mark.deep
@pytest.mark.parametrize("title", TITLES)
def test_ten_thousand_games_are_those_that_are_played_one_by_one(title: str) -> None:
    games = Vector(title, 1, possible=True, autoreset="disabled")
    for seed in range(10_000):
        games.seed = seed
        batch = games.reset(seed)
        twin = Twin(games, 0)
        while not batch.ended[0]:
            twin.compare()
            text = games.text(0, int(games.sample()[0]))
            batch = games.step([games.action(0, text)])
            twin.play(text)


def play_alike(one: Vector, other: Vector, steps: int) -> None:
    """Both make the same choices and show the same, byte for byte."""
    first, second = one.batch, other.batch
    for _ in range(steps):
        for name in type(first).__dataclass_fields__:
            assert np.array_equal(getattr(first, name), getattr(second, name)), name
        assert one._rooms.states.tobytes() == other._rooms.states.tobytes()
        actions = one.sample()
        assert np.array_equal(actions, other.sample())
        one.step(actions)
        other.step(actions)


@pytest.mark.slow
@pytest.mark.bounds
@pytest.mark.parametrize(
    ("title", "settings"),
    [
        ("scotland-yard", {"masks": "bits", "most_decisions": 50}),
        ("ny-chase", {"actions": "letters", "masks": "bools", "autoreset": "next_step"}),
        ("sanssouci", {"opponent": {"x": "greedy"}}),
        ("europa", {"actions": "letters", "masks": "bits", "most_decisions": 40}),
        ("behrends", {"masks": "bools", "opponent": {"hunters": "random"}, "most_decisions": 25}),
    ],
    ids=str,
)
def test_compiled_games_are_interpreted_games(
    title: str, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    fast = Vector(title, 4, possible=True, seed=5, **settings)
    monkeypatch.setenv("MISTERX_JIT", "off")
    slow = Vector(title, 4, possible=True, seed=5, **settings)
    fast.reset()
    slow.reset()
    play_alike(fast, slow, 60)


@pytest.mark.slow
def test_threads_change_nothing() -> None:
    alone = Vector("scotland-yard", 1200, possible=True, threads=1)
    team = Vector("scotland-yard", 1200, possible=True, threads=3)
    alone.reset()
    team.reset()
    assert team._threads == 3
    play_alike(alone, team, 150)


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("title", TITLES)
def test_letters_spell_legal_moves_and_masks_say_which_may_follow(title: str) -> None:
    games = Vector(title, 2, actions="letters", masks="bits", autoreset="disabled", seed=3)
    batch = games.reset()
    assert games.alphabet.size < 300
    decisions = letters = 0
    for _ in range(40):
        before = games._lanes["decisions"].copy()
        actions = games.sample()
        for game, action in enumerate(actions):
            allowed = np.flatnonzero(np.unpackbits(batch.mask[game], bitorder="little"))
            assert action in allowed
            shut = next(letter for letter in range(games.alphabet.size) if letter not in allowed)
            wrong = actions.copy()
            wrong[game] = shut
            with pytest.raises(IllegalAction):
                games.step(wrong)
            assert " " in games.text(game, int(action))
        games.step(actions)
        decisions += int((games._lanes["decisions"] - before).sum())
        letters += 2
        if batch.ended.any():
            break
    assert 0 < decisions <= letters <= 6 * decisions


@pytest.mark.usefixtures("_interpreted")
def test_a_word_is_shown_while_it_is_spelt_and_gone_after_it() -> None:
    games = Vector("scotland-yard", 1, actions="letters", seed=1)
    batch, begun = games.reset(), 0
    for _ in range(40):
        games.step(games.sample())
        if games._lanes["word"][0].any():
            begun += bool((batch.word != -1).any())
        assert (games._lanes["part"] != WHOLE).all()
    assert begun > 3


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
def test_a_game_that_is_over_begins_anew_when_it_is_to(autoreset: str) -> None:
    games = Vector("sanssouci", 2, seed=1, autoreset=autoreset, most_decisions=9)
    batch = games.reset()
    for _ in range(9):
        games.step(games.sample())
    assert batch.cut.all()
    assert not batch.ended.any()
    assert not batch.reward.any()
    if autoreset == "same_step":
        assert (batch.decider == 1).all()
        assert (games.layout.of(batch.final, "entries") > 0).all()
        assert (games.layout.of(batch.observation, "entries") == 0).all()
        return
    assert (batch.count == 0).all()
    assert (batch.decider == 0).all()
    if autoreset == "disabled":
        with pytest.raises(ResetNeeded):
            games.step([0, -1])
        assert batch.cut.all()
        games.step([-1, -1])
        batch = games.reset(where=np.array([True, False]))
        assert batch.decider.tolist() == [1, 0]
        games.step([0, -1])
    else:
        games.step([7, -1])  # whatever is chosen
        assert (batch.decider == 1).all()
        assert not batch.cut.any()


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("title", TITLES)
def test_games_are_saved_and_copied_and_go_on_alike(title: str) -> None:
    games = Vector(title, 2, seed=4, possible=True, most_decisions=30)
    games.reset()
    for _ in range(8):
        games.step(games.sample())
    games.copy(0, 1)
    other = Vector(title, 2, possible=True, most_decisions=30)
    other.load(games.save())
    play_alike(games, other, 6)
    for array in games._rooms.kept.values():
        assert (array[:1].tobytes() == array[1:2].tobytes()) or not len(array)
    with pytest.raises(ValueError, match="saved"):
        Vector(title, 3, possible=True, most_decisions=30).load(games.save())


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("side", ["x", "hunters"])
def test_a_bot_plays_the_other_side(side: str) -> None:
    other = "hunters" if side == "x" else "x"
    games = Vector("scotland-yard", 2, seed=6, opponent={other: "greedy"})
    batch = games.reset()
    for _ in range(25):
        assert (batch.decider == {"x": 1, "hunters": 2}[side]).all()
        games.step(games.sample())
    by_policy = Vector("scotland-yard", 2, seed=6, possible=True)
    by_policy.reset()
    chosen = by_policy.choose("greedy", "hunters")
    assert (chosen == -1).all()
    assert (by_policy.choose("greedy", "x") >= 0).all()


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("title", TITLES)
def test_a_game_that_was_begun_elsewhere_is_entered(title: str) -> None:
    games = Vector(title, 2, seed=8, possible=True, autoreset="disabled")
    games.reset()
    game = Game.new(title, options=games.game.options.chosen, seed=11)
    for number in range(30):
        if game.result:
            break
        legal = game.legal_moves()
        game.play(legal[(7 * number) % len(legal)])
    assert not game.result
    games.enter(1, game)
    assert games._rooms.states[1].tobytes() == game.state.tobytes()
    assert games.legal(1) == game.legal_moves()
    twin = object.__new__(Twin)
    knowledge, folded = Knowledge(game, "public", remembers=True), game.event_log.folding.blank
    twin.__dict__.update(games=games, number=1, game=game, knowledge=knowledge, folded=folded, heard=0)
    twin.writer = ViewWriter(game.words, game.family.View, game.family.ROW)
    if not game.family.is_mid_turn(game.state):
        twin.compare()
    for other in (Game.new("sanssouci", players=3), Game.new("europa", players=3)):
        with pytest.raises(ValueError, match="another title"):
            games.enter(0, other)


@pytest.mark.usefixtures("_interpreted")
def test_moves_behind_the_list_may_be_chosen_too() -> None:
    short, long = (Vector("behrends", 1, seed=1, most_moves=most, possible=True) for most in (2, 2000))
    short.reset()
    long.reset()
    for _ in range(12):
        actions = long.sample()
        assert np.array_equal(actions, short.sample())
        assert short.text(0, int(actions[0])) == long.text(0, int(actions[0]))
        short.step(actions)
        long.step(actions)
        assert np.array_equal(short.batch.observation, long.batch.observation)
        assert np.array_equal(short.batch.count, long.batch.count)
