"""The search finds what is there to be found, knows only what its seat knows, and repeats itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module

import pytest
from tests.toy import table

from misterx import Game, bots, titles
from misterx.bots import levels
from misterx.bots.budget import Budget
from misterx.bots.mcts.bot import SearchBot
from misterx.bots.mcts.parameters import DEFAULTS
from misterx.deduce import Knowledge, sample
from misterx.kernel.errors import MisterXError, NothingFits

pytestmark = pytest.mark.slow


def choice(game: Game, seat: str, name: str, seed: int = 1) -> str:
    return bots.load(name, seed).choose(Knowledge(game, seat))


@pytest.mark.parametrize("name", ["search@400", "pimbot@400"])
def test_a_hunter_takes_him_where_he_must_be(name: str) -> None:
    game = table("hunters", x=4, d1=3, log=[{"ticket": "taxi"}], possible=[4])
    assert choice(game, "h1", name) == "d1 taxi 4"


def test_mister_x_does_not_step_beside_a_hunter_when_he_must_show_himself() -> None:
    log = [{"ticket": "taxi"}, {"ticket": "taxi"}]
    game = table(x=4, d1=1, black=0, log=log, possible=[4], options={"double_tickets": 0})
    # Entry 3 is shown: on 3 or 5 d1 takes him at once, by bus or metro; on 7 he cannot.
    assert choice(game, "x", "search@400") == "x taxi 7"


@pytest.mark.parametrize("name", ["search@150", "pimbot@150"])
def test_a_choice_depends_on_what_the_seat_knows_alone(name: str) -> None:
    """The same table with Mister X elsewhere, as far as hunters can know, gives the same choice."""
    chooser = random.Random(3)
    game = Game.new("scotland-yard", 4, seed=3)
    while not game.result and not (game.decider == "hunters" and game.state.round_no > 2):
        game.play(chooser.choice(game.legal_moves()))
    knowledge = Knowledge(game, "h1")
    chosen = choice(game, "h1", name)
    game.state, _ = sample(knowledge, chooser.randrange)
    assert choice(game, "h1", name) == chosen


def test_hunters_go_on_with_what_was_learnt_below_the_move_before() -> None:
    game = Game.new("scotland-yard", 2, seed=3)
    game.play(game.legal_moves("x")[0])
    bot = SearchBot(1, Budget(iterations=200))
    game.play(bot.choose(Knowledge(game, "h1")))
    assert sum(tries for tries, _ in bot.think(Knowledge(game, "h1")).values()) > 200
    other = Game.new("scotland-yard", 2, seed=4)
    other.play(other.legal_moves("x")[0])
    assert sum(tries for tries, _ in bot.think(Knowledge(other, "h1")).values()) == 200


def test_two_threads_share_the_iterations_and_repeat_themselves() -> None:
    game = Game.new("scotland-yard", 2, seed=3)
    game.play(game.legal_moves("x")[0])
    first, again = (SearchBot(1, Budget(iterations=301), {"threads": 2}) for _ in range(2))
    opinion = first.think(Knowledge(game, "h1"))
    assert sum(tries for tries, _ in opinion.values()) == 301
    assert again.think(Knowledge(game, "h1")) == opinion


def test_who_finds_nothing_that_fits_still_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    sampling = import_module("misterx.families.hand.knowledge.sample")
    monkeypatch.setattr(sampling, "HURRIED", 1)
    monkeypatch.setattr(sampling, "breaks_obligations", lambda *_: True)  # whatever is dealt
    game = Game.new("europa", 6, seed=3)
    seat = next(seat for seat in game.seats if game.legal_moves(seat))
    with pytest.raises(NothingFits):
        SearchBot(1, Budget(iterations=50)).think(Knowledge(game, seat))
    assert choice(game, seat, "search@50") in game.legal_moves(seat)


class Hasty(Budget):
    """Counts, and stops as one does who has a time: when the rest can change nothing."""

    def chunks(self, is_settled: Callable[[int], bool] | None = None) -> Iterator[int]:
        for done in range(0, self.iterations, 50):
            if done and is_settled and is_settled(self.iterations - done):
                return
            yield 50


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("title", ["scotland-yard", "europa", "behrends"])
def test_who_stops_when_the_rest_can_change_nothing_chooses_the_same(title: str, threads: int) -> None:
    saved = 0
    chooser = random.Random(5)
    game = Game.new(title, titles.load(title).players["least"], titles.load(title).simulation, seed=5)
    for seed in range(24):
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        hasty, patient = (
            SearchBot(seed, kind(iterations=600), {"threads": threads}).think(Knowledge(game, seat), till_settled=True)
            for kind in (Hasty, Budget)
        )
        assert max(hasty, key=lambda text: hasty[text][0]) == max(patient, key=lambda text: patient[text][0])
        saved += sum(tries for tries, _ in patient.values()) - sum(tries for tries, _ in hasty.values())
        game.play(chooser.choice(game.legal_moves(seat)), seat)
        if game.result:
            break
    assert saved > 0


def test_a_time_is_given_back_when_the_rest_can_change_nothing() -> None:
    asked: list[int] = []

    def is_settled(left: int) -> bool:
        asked.append(left)
        return len(asked) > 2

    assert len(list(Budget(seconds=3600).chunks(is_settled))) == 3
    assert min(asked) > 0
    assert len(list(Budget(iterations=1000).chunks(is_settled))) == 4, "who counts does what was said"


@pytest.mark.parametrize("title", ["europa", "behrends"])
def test_the_search_plays_whole_tables_that_it_samples(title: str) -> None:
    game = Game.new(title, seed=2)
    bot = bots.load("search@60", 5)
    for _ in range(25):
        if game.result:
            break
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        game.play(bot.choose(Knowledge(game, seat)), seat)
    assert game.result or len(game.lines) > 25


def test_a_level_answers_before_its_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "are_searches_ready", lambda family: False)
    game = Game.new("scotland-yard", 4, seed=3)
    assert choice(game, "x", "level5") in game.legal_moves("x")


def test_a_weaker_level_takes_the_second_best_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "are_searches_ready", lambda family: True)
    game = Game.new("scotland-yard", 4, seed=3)
    assert len({choice(game, "x", "level1", seed) for seed in range(12)}) > 1


def test_every_title_says_how_its_levels_think() -> None:
    assert set(levels.table()) == set(titles.ids())
    for title, rows in levels.table().items():
        warmths = [rows[f"level{n}"].get("prior_temperature_x", 1) for n in range(1, 6)]
        tempers = [rows[f"level{n}"].get("temperature", 0.0) for n in range(1, 6)]
        # More thoughts are worth more to who keeps to rules of thumb; to others they name more moves to err with.
        sober = [n for n in range(1, 6) if warmths[n - 1] == 1]
        thoughts = [rows[f"level{n}"].get("iterations", 10**9) for n in sober]
        assert thoughts == sorted(thoughts), title
        assert tempers == sorted(tempers, reverse=True), title
        assert warmths == sorted(warmths, reverse=True), title
        for key in ("trusts", "bluffs"):  # who is better marks more, and gives less away
            often = [rows[f"level{n}"].get(key, DEFAULTS[key]) for n in range(1, 6)]
            assert often == sorted(often), (title, key)
        assert rows["level5"] == {"seconds": 1.0}, "all it has in about a second"


def test_a_level_is_the_search_with_a_row_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "are_searches_ready", lambda family: True)
    row = {"iterations": 40, "temperature": 0.5, "prior_temperature_x": 3}
    monkeypatch.setattr(levels, "row_of", lambda title: {"level2": row})
    game = Game.new("scotland-yard", 4, seed=3)
    for seed in range(4):
        same = "search(temperature=0.5,prior_temperature_x=3)@40", "search(prior_temperature_x=3)@90"
        assert choice(game, "x", "level2", seed) == choice(game, "x", same[0], seed)
        assert choice(game, "x", "level2(temperature=0)@90", seed) == choice(game, "x", same[1], seed)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("search@", "bad_budget"),
        ("search@-3", "bad_budget"),
        ("search@1e9s", "bad_budget"),
        ("search@nans", "bad_budget"),
        ("greedy@10", "no_budget"),
        ("random@", "no_budget"),
        ("level5@", "bad_budget"),
        ("search(@10", "unknown_bot"),
        ("search(colour=3)@10", "bad_setting"),
        ("search(c_x=much)@10", "bad_setting"),
        ("search(c_x=nan)@10", "bad_setting"),
        ("pimbot(weights=3)", "bad_setting"),
    ],
)
def test_a_name_that_says_nonsense_is_refused(name: str, code: str) -> None:
    with pytest.raises(MisterXError) as caught:
        bots.load(name)
    assert caught.value.code == code
